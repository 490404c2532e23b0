//go:build e2e

package e2e

import (
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"

	"tabuleiro/app/store"
)

func TestReloadBringsACaptureHalfEnteredBack(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: "W:Wc3,h2:Bd4,d6,g3"}, Options{}, calm)
	table.Taps("c3", "e5")
	for range 2 {
		table.WaitVisible(".board .piece.ghost")
		table.WaitText(".advice", "A captura continua")
		if save, _ := table.Save(); !slices.Equal(save.Entered, []string{"c3", "e5"}) {
			t.Fatalf("%v is kept of the capture, want c3 e5", save.Entered)
		}
		table.Tap("h2")
		table.WaitText(".advice.refused", "A captura começou: continue com a peça em e5.")
		table.Reload()
		table.Ready()
	}
	table.Tap("c7")
	table.WaitMoves(1)
	if got, want := table.Moves(), "c3e5c7"; !strings.HasPrefix(got, want) {
		t.Errorf("played %s, want %s", got, want)
	}
}

func TestReloadBringsTheRouteChosenBack(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: forkStart}, Options{Width: 390, Height: 844, Touch: true}, calm)
	table.Taps("c3", "e5")
	table.WaitVisible(".board .piece.ghost")
	table.Reload()
	table.Ready()
	if got := table.Marked("target"); got != "c7 g7" {
		t.Errorf("targets on %q after the reload, want c7 and g7", got)
	}
	table.Tap("g7")
	table.WaitMoves(1)
	if got := table.Moves(); !strings.HasPrefix(got, "c3e5g7") {
		t.Errorf("played %s, want c3e5g7", got)
	}
}

func TestEveryOpenGameIsListedNewestFirstAndResumes(t *testing.T) {
	t.Parallel()
	kept := Kept{}.Settings(calm)
	openGames(kept)
	page := OpenWith(t, Serve(t, "/"), "", Options{Width: 390, Height: 844, Touch: true}, kept)
	page.WaitVisible(".continue")
	first := "Damas brasileiras\nIniciante · sua vez"
	want := []string{first, "Damas inglesas\nIniciante · sua vez", "Damas de rua\nDuas pessoas · vez das brancas"}
	checkOpen(page, want)
	page.Press("Ver todas")
	checkOpen(page, append(want, "Damas, primeiros passos\nIniciante · sua vez"))
	if page.Offers("Ver todas") {
		t.Error("all are shown and “Ver todas” is still there")
	}
	for _, resumed := range []struct{ variant, mode, square, stands string }{
		{"brazilian", "computer", "b4", "pedra preta"}, {"english", "computer", "h8", "pedra cheia"},
		{"street", "two", "d6", "pedra preta"}, {"simple", "computer", "c3", "pedra branca"},
	} {
		link := fmt.Sprintf(`a[href="#/jogar/%s/%s"].continue`, resumed.variant, resumed.mode)
		page.WaitVisible(link)
		page.PressAt(link)
		page.WaitVisible(".play .board .cell")
		if got := page.Label(resumed.square); !strings.Contains(got, resumed.stands) {
			t.Errorf("%s resumes with %q, want %s", resumed.variant, got, resumed.stands)
		}
		page.Press("Voltar")
		page.WaitVisible(".home")
		if page.Offers("Ver todas") {
			page.Press("Ver todas")
		}
	}
}

func checkOpen(page *Page, want []string) {
	page.t.Helper()
	var got []string
	page.EvalInto(&got, `return [...document.querySelectorAll(".continue .text")].map((e) => [...e.children].slice(1).map((c) => c.innerText).join("\n"))`)
	if !slices.Equal(got, want) {
		page.t.Errorf("open games %q, want %q", got, want)
	}
}

func TestPlaysTheComputerWithoutANetwork(t *testing.T) {
	t.Parallel()
	for _, rest := range []string{"?tema=escuro", "index.html", "#/jogar/brazilian/computer", "?x=1#/jogar/brazilian/computer"} {
		t.Run(rest, func(t *testing.T) {
			site := Serve(t, "/blog/damas/")
			page := Open(t, site.URL(""), Options{Width: 390, Height: 844, Touch: true})
			page.Ready()
			kept(page)
			site.Stop()
			page.Expect("web/icons/favicon") // browsers ask for it past the service worker
			page.Go(site.URL(rest))
			page.Ready()
			if !strings.Contains(rest, "jogar") {
				page.Press("Jogar")
			}
			playOneMove(page)
		})
	}
}

// playOneMove plays c3-d4 and waits for the computer's answer.
func playOneMove(page *Page) {
	page.t.Helper()
	page.WaitVisible(".play .board .cell")
	before := page.Count(".moves button")
	page.Taps("c3", "d4")
	page.WaitFor("the computer's answer", func() bool { return page.Count(".moves button") == before+2 })
	page.WaitText(".turn", "Sua vez")
}

func TestPlaysWithStorageDeniedAndSaysSo(t *testing.T) {
	t.Parallel()
	page := Open(t, Serve(t, "/").URL(""), Options{NoStorage: true})
	page.Ready()
	page.WaitText(".notice", "não será salva")
	page.Press("Jogar")
	playOneMove(page)
	page.Press("Voltar")
	page.WaitVisible(".continue") // for as long as the page is open
	page.Press("Continuar")
	page.WaitVisible(".moves")
	if got := page.Count(".moves button"); got != 2 {
		t.Errorf("the game resumes with %d moves, want 2", got)
	}
	page.Press("Dispensar o aviso")
	page.WaitGone(".notice")
}

func TestPlaysInASandboxAndSaysThatNothingIsKept(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/blog/damas/")
	site.Wrap(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/host.html" {
				next.ServeHTTP(w, r)
				return
			}
			w.Header().Set("Content-Type", "text/html")
			io.WriteString(w, `<!doctype html><iframe title="Damas" width="400" height="620" sandbox="allow-scripts" src="`+site.URL("")+`"></iframe>`)
		})
	})
	page := Open(t, site.Origin()+"/host.html", Options{})
	page.Expect("favicon.ico")
	page.Frame("iframe")
	page.Ready()
	page.WaitText(".notice", "não será salva")
	page.Press("Jogar")
	playOneMove(page)
}

// fill takes all the room that the browser gives to the site, but for some
// characters.
const fill = `const left = arguments[0];
	let size = 1 << 22, n = 0;
	for (; size >= 1; size >>= 1)
		for (;;) try { localStorage.setItem("others/" + n, "x".repeat(size)); n++; } catch { break; }
	localStorage.setItem("others/0", localStorage.getItem("others/0").slice(left))`

func TestFullStorageWarnsAndLosesNothing(t *testing.T) {
	t.Parallel()
	kept := Kept{}.Settings(calm).Won("english", "easy", 700).Keep(OpenGame{Moves: opening[:2]})
	site := Serve(t, "/")
	page := newPage(t, Options{})
	page.Replace(site, kept)
	page.Eval(fill, 0)
	page.Go(site.URL("#/jogar/brazilian/computer"))
	page.Ready()
	page.WaitVisible(".play .board .cell")
	page.Taps("a3", "b4")
	page.WaitText(".notice", "Não há mais espaço")
	page.WaitFor("the computer's answer", func() bool { return page.Count(".moves button") == 4 })
	for key, text := range kept {
		if got := page.Stored()[key]; got != text && !strings.Contains(key, "/game/") {
			t.Errorf("%s is\n%s, want\n%s", key, got, text)
		}
	}
	// What there is room for again is written by the next move.
	page.Eval(`for (const key of Object.keys(localStorage)) if (key.startsWith("others/")) localStorage.removeItem(key)`)
	page.Press("Voltar")
	page.Press("Continuar")
	page.WaitVisible(".moves button")
	if got := page.Count(".moves button"); got != 4 {
		t.Fatalf("the game resumes with %d moves, want 4", got)
	}
	page.Taps("g3", "h4")
	page.WaitFor("the game to be kept", func() bool {
		moves, _ := page.Field("game/brazilian/computer", "record", "moves").([]any)
		return len(moves) >= 5
	})
}

// A broken text and whether it stays in its place.
var brokenTexts = []struct {
	name, text string
	stays      bool
}{
	{"empty", "", false},
	{"undefined", "undefined", false},
	{"truncated", `{"version":1,"revision":1,"record":{"variant":"bra`, false},
	{"not a number", `{"version":NaN,"revision":1}`, false},
	{"version 0", `{"version":0,"revision":1}`, false},
	{"a byte flipped", `{"versioo":1,"revision":1}`, false},
	{"of a later version", `{"version":99,"revision":1,"record":{}}`, true},
}

func TestBrokenSavesAreToldAndPutAside(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{})
	for _, test := range brokenTexts {
		t.Run(test.name, func(t *testing.T) {
			page := page.in(t)
			documents := []string{"settings", "records", "game/brazilian/computer"}
			kept := Kept{}
			for _, document := range documents {
				kept[keptPrefix+document] = test.text
			}
			page.Replace(site, kept)
			page.Go(site.URL(""))
			page.Ready()
			page.WaitVisible(".home .card")
			want := "Um dado guardado estava ilegível"
			if test.stays {
				want = "Há dados de uma versão mais nova"
			}
			page.WaitText(".notice", want)
			page.Press("Jogar")
			playOneMove(page)
			stored := page.Stored()
			for _, document := range documents {
				key := keptPrefix + "broken/" + document + "/1"
				if test.stays {
					key = keptPrefix + document
				}
				if got, ok := stored[key]; !ok || got != test.text {
					t.Errorf("%s is %q, want the broken text", key, got)
				}
			}
		})
	}
}

func TestASaveThatDoesNotReplayIsToldAndPutAside(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name string
		game OpenGame
	}{
		{"an illegal move", OpenGame{Moves: []string{"c3d4", "a1h8"}}},
		{"a start that is no position", OpenGame{Start: "W:Wz9:B"}},
	}
	site := Serve(t, "/")
	page := newPage(t, Options{})
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			page := page.in(t)
			kept := Kept{}.Keep(test.game)
			page.Replace(site, kept)
			page.Go(site.URL(""))
			page.Ready()
			page.WaitVisible(".home .card")
			if page.Visible(".continue") {
				t.Error("the game is offered, and cannot be gone on with")
			}
			page.Press("Jogar")
			page.WaitText(".notice", "A partida guardada não pôde ser aberta")
			playOneMove(page)
			if got := page.Stored()[keptPrefix+"broken/game/brazilian/computer/1"]; got != kept[keptPrefix+"game/brazilian/computer"] {
				t.Errorf("put aside: %q", got)
			}
		})
	}
}

func TestWhatWasPutAsideCanBeTakenAwayAndErased(t *testing.T) {
	t.Parallel()
	const broken = "{\"version\":1, 100 % não é JSON"
	page := OpenWith(t, Serve(t, "/"), "#/ajustes", Options{}, Kept{keptPrefix + "game/brazilian/computer": broken})
	page.WaitText(".aside code", "game/brazilian/computer")
	got := page.Eval(`return decodeURIComponent(document.querySelector(".aside a[download]").href.replace(/^[^,]*,/, ""))`)
	if got != broken {
		t.Errorf("the text to take away is %q, want %q", got, broken)
	}
	page.Press("Apagar")
	page.WaitGone(".aside code")
	if text, ok := page.Stored()[keptPrefix+"broken/game/brazilian/computer/1"]; ok {
		t.Errorf("%q is still kept", text)
	}
}

func TestTwoTabsGoOnWithOneGame(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	a := SitDown(t, site, OpenGame{}, Options{}, calm)
	b := a.NewTab(site.URL("#/jogar/brazilian/computer"))
	b.Ready()
	b.WaitVisible(".play .board .cell")
	a.Taps("c3", "d4")
	a.WaitMoves(2)
	b.WaitFor("the moves of the other tab", func() bool { return b.Count(".moves button") == 2 })
	b.WaitText(".notice", "continuou em outra aba")
	b.Taps("a3", "b4")
	b.WaitFor("the computer's answer", func() bool { return b.Count(".moves button") == 4 })
	g := a.WaitMoves(4)
	a.WaitFor("the moves of the other tab", func() bool { return a.Count(".moves button") == 4 })
	a.WaitDrawn(g.Position())
	a.Reload()
	a.Ready()
	a.WaitDrawn(g.Position())
	if got := a.Moves(); !strings.HasPrefix(got, "c3d4 ") || !strings.Contains(got, " a3b4 ") {
		t.Errorf("%s is kept, want the moves of both tabs", got)
	}
}

func TestAFinishInTwoTabsCountsOnce(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	a := SitDown(t, site, OpenGame{Start: nearWin}, Options{}, calm)
	b := a.NewTab("about:blank")
	// The second tab hears nothing of the first, as when it was frozen.
	b.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{
		"source": `addEventListener("storage", (e) => e.stopImmediatePropagation(), true)`}, nil)
	b.Go(site.URL("#/jogar/brazilian/computer"))
	b.Ready()
	b.WaitVisible(".play .board .cell")
	a.Taps("c3", "e5")
	a.WaitVisible(".end")
	b.Taps("c3", "e5")
	b.WaitText(".notice", "outra aba")
	if got := a.Field("records", "variants", "brazilian", "beginner", "ranked", "won"); got != 1.0 {
		t.Errorf("the win counts %v times, want once", got)
	}
	a.Reload()
	a.Ready()
	if _, open := a.Save(); open {
		t.Error("the game is open again")
	}
}

func TestTwoTabsKeepWhatEachChanges(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	a := OpenWith(t, site, "#/ajustes", Options{}, Kept{})
	b := a.NewTab(site.URL("#/ajustes"))
	b.Ready()
	a.Press("Letras grandes")
	b.Press("English")
	a.WaitText("h1", "Settings")
	a.Press("Dark")
	if got := a.Field("settings", "largeText"); got != true {
		t.Errorf("large text is %v, want the choice of the first tab", got)
	}
	if got := a.Field("settings", "language"); got != "en" {
		t.Errorf("language is %v, want the choice of the second tab", got)
	}
	b.WaitFor("the dark scheme", func() bool { return b.Attribute("html", "data-scheme") == "dark" })
}

func TestAGameOfTwoLeavesItsPlaceInTheHistoryAlone(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Mode: store.Two, Start: nearWin}, Options{}, calm)
	before := table.Stored()
	delete(before, table.key)
	const history = keptPrefix + "history/draughts"
	table.Taps("c3", "e5")
	table.WaitVisible(".end")
	table.WaitText(".end h2", "Vitória das brancas")
	after := table.Stored()
	for key := range after {
		if before[key] != after[key] && key != history {
			t.Errorf("%s is left behind: %s", key, after[key])
		}
	}
	if after[history] == "" {
		t.Error("it is not among the finished games")
	}
	if table.Visible(".end .score") {
		t.Error("a game between two has a score")
	}
}
