//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Scripts that run before those of the page and make a browser another one.
const (
	// The browser's question is counted and not put.
	unasked = `window.asked = 0;
		BeforeInstallPromptEvent.prototype.prompt = function () { window.asked++; return Promise.resolve({outcome: "accepted"}); }`
	// A browser on an iPhone has no question, and knows whether it was started
	// from the home screen.
	onIPhone     = `addEventListener("beforeinstallprompt", (e) => e.stopImmediatePropagation(), true); navigator.standalone = false`
	onHomeScreen = `navigator.standalone = true`
	// The window of an installed program, on other systems.
	inOwnWindow = `const real = matchMedia.bind(window);
		window.matchMedia = (query) => query.includes("display-mode: standalone") ? real("all") : real(query)`
)

// installing is a phone whose browser offers to install.
var installing = Options{Width: phone.Width, Height: phone.Height, Touch: true, Whole: true}

// openAs opens a part of a site in a new browser that keeps something from
// earlier visits, with a script that runs before those of the page.
func openAs(t *testing.T, script string, site *Site, rest string, options Options, kept Kept) *Page {
	t.Helper()
	page := newPage(t, options)
	page.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": script}, nil)
	page.Replace(site, kept)
	page.Go(site.URL(rest))
	return page
}

func TestBrowserFindsTheSiteInstallable(t *testing.T) {
	ids := map[string]bool{}
	for _, mount := range []string{"/", "/blog/damas/"} {
		page := Open(t, Serve(t, mount).URL(""), Options{Whole: true})
		page.Ready()
		var installable struct{ InstallabilityErrors []any }
		page.DevTools("Page.getInstallabilityErrors", nil, &installable)
		if len(installable.InstallabilityErrors) > 0 {
			t.Errorf("%s: %v", mount, installable.InstallabilityErrors)
		}
		var read struct{ Errors []any }
		page.DevTools("Page.getAppManifest", nil, &read)
		if len(read.Errors) > 0 {
			t.Errorf("%s: the manifest is read with errors: %v", mount, read.Errors)
		}
		var app struct{ AppID string }
		page.DevTools("Page.getAppId", nil, &app)
		if !strings.HasSuffix(app.AppID, mount) || ids[app.AppID] {
			t.Errorf("%s is installed as %q, want another app than in other folders", mount, app.AppID)
		}
		ids[app.AppID] = true
	}
}

func TestInstallsWhenAPersonAsks(t *testing.T) {
	for _, rest := range []string{"", "#/ajustes"} {
		t.Run(rest, func(t *testing.T) {
			page := openAs(t, unasked, Serve(t, "/"), rest, installing, Kept{})
			page.Ready()
			page.WaitVisible(".install button")
			if got := page.Eval(`return window.asked`); got != 0.0 {
				t.Errorf("asked %v times by itself", got)
			}
			page.Press("Instalar o Tabuleiro")
			page.WaitGone(".install button")
			if got := page.Eval(`return window.asked`); got != 1.0 {
				t.Errorf("asked %v times, want once", got)
			}
		})
	}
}

func TestInstallsBeforeTheProgramRuns(t *testing.T) {
	site := Serve(t, "/")
	release := site.Hold("web/app.wasm.gz")
	page := openAs(t, unasked, site, "", installing, Kept{})
	page.Press("Instalar o Tabuleiro")
	if got := page.Eval(`return window.asked`); got != 1.0 {
		t.Errorf("asked %v times, want once", got)
	}
	release()
	page.Ready()
	if page.Visible(".install, dialog") {
		t.Error("the program asks again")
	}
}

func TestShowsTheStepsOnAnIPhone(t *testing.T) {
	for _, rest := range []string{"", "#/ajustes"} {
		t.Run(rest, func(t *testing.T) {
			page := openAs(t, onIPhone, Serve(t, "/"), rest, phone, Kept{})
			page.Ready()
			page.Press("Instalar o Tabuleiro")
			checkSteps(page)
			page.Press("Fechar")
			page.WaitGone("dialog")
			page.Press("Instalar o Tabuleiro")
			checkSteps(page)
		})
	}
}

func TestShowsTheStepsThatWereAskedForBeforeTheProgramRan(t *testing.T) {
	site := Serve(t, "/")
	release := site.Hold("web/app.wasm.gz")
	page := openAs(t, onIPhone, site, "", phone, Kept{})
	page.Press("Instalar o Tabuleiro")
	release()
	page.Ready()
	checkSteps(page)
}

func checkSteps(page *Page) {
	page.t.Helper()
	page.WaitVisible("dialog[open] .steps")
	if steps, sketches := page.Count("dialog .steps li"), page.Count("dialog .steps svg"); steps != 3 || sketches != 3 {
		page.t.Errorf("%d steps with %d drawings, want three", steps, sketches)
	}
	for _, words := range []string{"Compartilhar", "Adicionar à Tela de Início"} {
		page.WaitText("dialog", words)
	}
}

func TestAnInstalledProgramOffersNoInstall(t *testing.T) {
	for name, script := range map[string]string{"iPhone": onHomeScreen, "window": inOwnWindow} {
		t.Run(name, func(t *testing.T) {
			page := openAs(t, script, Serve(t, "/"), "", phone, Kept{})
			page.Ready()
			page.Eval(`dispatchEvent(new Event("beforeinstallprompt", {cancelable: true}))`)
			for _, rest := range []string{"#/", "#/ajustes"} {
				page.Eval(`location.hash = arguments[0]`, rest)
				page.WaitVisible("main")
				if page.Visible(".install") {
					t.Errorf("%s offers to install what is installed", rest)
				}
			}
		})
	}
}

func TestStartsInTheLastGame(t *testing.T) {
	tests := []struct{ name, script, rest, starts string }{
		{"a tab of a browser", "", "", ""},
		{"the home screen", onHomeScreen, "", "#/jogar/brazilian/computer"},
		{"an own window", inOwnWindow, "", "#/jogar/brazilian/computer"},
		{"an own window, at a page", inOwnWindow, "#/recordes", "#/recordes"},
		{"the shortcut", "", "#/continuar", "#/jogar/brazilian/computer"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			kept := Kept{}
			openGames(kept)
			site := Serve(t, "/blog/damas/")
			release := site.Hold("web/app.wasm.gz")
			page := openAs(t, test.script, site, test.rest, phone, kept)
			if flashed := page.Visible(".home .card"); flashed != (test.starts == "") {
				t.Errorf("home is shown first: %v", flashed)
			}
			release()
			page.Ready()
			page.WaitVisible("main")
			if got := page.Eval(`return location.hash`); got != test.starts {
				t.Errorf("starts at %q, want %q", got, test.starts)
			}
			if strings.Contains(test.starts, "jogar") {
				page.WaitVisible(".play .moves button")
				page.Press("Voltar")
				page.WaitVisible(".home")
				page.Reload()
				page.Ready()
				page.WaitVisible(".home .continue") // it is asked for now
			}
		})
	}
}

func TestStartsAtHomeWithoutAGame(t *testing.T) {
	for name, rest := range map[string]string{"the home screen": "", "the shortcut": "#/continuar"} {
		t.Run(name, func(t *testing.T) {
			page := openAs(t, onHomeScreen, Serve(t, "/"), rest, phone, Kept{})
			page.Ready()
			page.WaitVisible(".home .card")
		})
	}
}

func TestShortcutsLeadWhereTheySay(t *testing.T) {
	content, err := os.ReadFile(filepath.Join(dist, "manifest.webmanifest"))
	if err != nil {
		t.Fatal(err)
	}
	var manifest struct{ Shortcuts []struct{ Name, URL string } }
	if err := json.Unmarshal(content, &manifest); err != nil {
		t.Fatal(err)
	}
	site := Serve(t, "/blog/damas/")
	page := OpenWith(t, site, "", phone, Kept{}.Keep(OpenGame{Variant: "english"}))
	leads := map[string]string{}
	for _, s := range manifest.Shortcuts {
		page.Go("about:blank")
		page.Go(site.URL(strings.TrimPrefix(s.URL, "./")))
		page.Ready()
		page.WaitVisible(".play .board")
		leads[s.Name] = page.Text("h1") + page.Text(".them strong")
	}
	for name, want := range map[string][]string{
		"Continuar":           {"Damas inglesas", "Computador"},
		"Contra o computador": {"Damas brasileiras", "Computador"},
		"Duas pessoas":        {"Damas brasileiras", "Jogador 2"},
	} {
		for _, words := range want {
			if !strings.Contains(leads[name], words) {
				t.Errorf("%s leads to %q, want %s", name, leads[name], words)
			}
		}
	}
}

// barColor is the colour that the page asks of the browser's bar.
const barColor = `return [...document.querySelectorAll("meta[name=theme-color]")].find((m) => matchMedia(m.media || "all").matches)?.content`

func TestBarHasTheColourOfTheScheme(t *testing.T) {
	site := Serve(t, "/")
	const light, dark = "#F7F4EE", "#141210"
	for _, system := range []bool{false, true} {
		release := site.Hold("web/app.wasm.gz")
		page := openAs(t, "", site, "", Options{Dark: system}, Kept{}.Settings(map[string]any{"scheme": "dark"}))
		if got := page.Eval(barColor); got != dark {
			t.Errorf("dark system: %v: before the program runs the bar is %v, want %s", system, got, dark)
		}
		if got := page.Eval(`return getComputedStyle(document.documentElement).backgroundColor`); got != "rgb(20, 18, 16)" {
			t.Errorf("before the program runs the page is %v, want it dark", got)
		}
		release()
		page.Ready()
		page.Go(site.URL("#/ajustes"))
		page.WaitVisible(".settings")
		for _, choice := range []struct{ name, color string }{
			{"Clara", light}, {"Escura", dark}, {"Automática", map[bool]string{true: dark, false: light}[system]},
		} {
			page.Press(choice.name)
			page.WaitFor(fmt.Sprintf("the bar of %s to be %s", choice.name, choice.color), func() bool { return page.Eval(barColor) == choice.color })
		}
	}
}

// Insets of a phone without buttons, upright and lying.
var insets = []struct {
	width, height            int
	top, right, bottom, left int
}{
	{390, 844, 47, 0, 34, 0},
	{844, 390, 0, 47, 21, 47},
}

func TestNoControlLiesUnderAnEdge(t *testing.T) {
	site := Serve(t, "/")
	for _, in := range insets {
		page := newPage(t, Options{Width: in.width, Height: in.height, Touch: true, ReducedMotion: true})
		page.DevTools("Emulation.setSafeAreaInsetsOverride", map[string]any{"insets": map[string]any{
			"top": in.top, "right": in.right, "bottom": in.bottom, "left": in.left}}, nil)
		for _, s := range sights {
			t.Run(fmt.Sprintf("%s %dx%d", s.name, in.width, in.height), func(t *testing.T) {
				page := page.in(t)
				page.Look(site, s, "pt-BR")
				var under []string
				page.EvalInto(&under, underEdges, in.top, in.right, in.bottom, in.left)
				for _, control := range under {
					t.Error(control)
				}
			})
		}
	}
}

// underEdges lists the controls that a person may see and that reach under an
// edge of the screen, be it after scrolling to the end.
const underEdges = `const [top, right, bottom, left] = arguments;
	const over = document.querySelector("dialog[open]") ?? document;
	const said = (e, r, edge) => (e.getAttribute("aria-label") || e.innerText || e.className).replace(/\s+/g, " ").slice(0, 40) +
		" lies under the " + edge + " edge: " + [r.left, r.top, r.right, r.bottom].map(Math.round);
	const found = [];
	const look = (e, edges) => {
		const r = e.getBoundingClientRect();
		if (r.bottom <= 0 || r.top >= innerHeight) return;
		for (const [edge, under] of Object.entries(edges(r))) if (under) found.push(said(e, r, edge));
	};
	const controls = [...over.querySelectorAll("a[href], button, input, summary, .board")].filter((e) => e.checkVisibility());
	scrollTo(0, 0);
	for (const e of controls) look(e, (r) => ({
		top: r.top < top - 1 && !e.closest(".sheet"), left: r.left < left - 1, right: r.right > innerWidth - right + 1}));
	scrollTo(0, document.documentElement.scrollHeight);
	for (const e of over.querySelectorAll(".sheet > .body, .play, .end, .moves")) e.scrollTop = e.scrollHeight;
	for (const e of controls) look(e, (r) => ({bottom: r.bottom > innerHeight - bottom + 1 && !e.closest(".moves")}));
	return found`
