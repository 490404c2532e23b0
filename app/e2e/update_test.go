//go:build e2e

package e2e

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
)

// counted counts the times that a tab loads the page. Whether a person sees the
// tab is for the test to say.
const counted = `sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
	addEventListener("visibilitychange", (e) => e.isTrusted && e.stopImmediatePropagation(), true)`

// hides makes a tab believe that it is hidden, or seen again.
const hides = `Object.defineProperty(document, "hidden", {configurable: true, value: arguments[0]});
	document.dispatchEvent(new Event("visibilitychange"))`

// controlled opens a game in a browser whose service worker keeps the site.
func controlled(t *testing.T, site *Site, g OpenGame) *Table {
	t.Helper()
	table := SitDown(t, site, g, phone, calm, counted)
	kept(table.Page)
	table.Reload()
	table.Ready()
	table.WaitVisible(".board .cell")
	return table
}

func TestUpdateInTheMiddleOfACaptureWithTwoTabs(t *testing.T) {
	fresh := newVersion(t)
	for _, looked := range []bool{false, true} {
		t.Run(fmt.Sprintf("the other tab is seen: %v", looked), func(t *testing.T) {
			site := Serve(t, "/blog/damas/")
			a := controlled(t, site, OpenGame{Start: forkStart})
			a.Taps("c3", "e5")
			a.WaitVisible(".board .piece.ghost")
			b := a.NewTab("about:blank")
			b.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": counted}, nil)
			b.Go(site.URL("#/jogar/english/two"))
			b.Ready()
			b.WaitVisible(".board .cell")
			b.Taps("f6", "e5")
			before, loads := version(a.Page), a.Eval(`return Number(sessionStorage.loads)`).(float64)
			b.Eval(`Object.defineProperty(document, "hidden", {value: arguments[0]})`, !looked)

			site.Deploy(fresh)
			comeBack(a.Page)
			checkBeside(a.Page)
			a.Press("Atualizar")
			a.WaitFor("the new version", func() bool { return version(a.Page) != before })
			a.Ready()
			a.WaitText(".notice", "Atualizado")
			a.WaitVisible(".board .piece.ghost")
			if got := a.Marked("target"); got != "c7 g7" {
				t.Errorf("after the update the capture may go on to %q, want c7 g7", got)
			}
			if got := a.Eval(`return Number(sessionStorage.loads)`); got != loads+1 {
				t.Errorf("the tab was loaded %v times, want once", got.(float64)-loads)
			}

			if looked {
				checkKeepsItsVersion(b, before)
				b.Press("Atualizar")
			}
			b.WaitFor("the new version", func() bool { return version(b) == version(a.Page) })
			b.Ready()
			b.WaitVisible(".board .cell")
			if got := b.Label("e5"); !strings.Contains(got, "pedra") {
				t.Errorf("in the other tab e5 is %q, want the man that was moved there", got)
			}
			if got := b.Eval(`return Number(sessionStorage.loads)`); got != 2.0 {
				t.Errorf("the other tab was loaded %v times, want twice", got)
			}
		})
	}
}

// comeBack comes back to a tab, as often as it takes: browsers leave out a look
// at the host while they have another one under way.
func comeBack(page *Page) {
	page.t.Helper()
	page.Eval(`document.querySelector(".board").untouched = true`)
	page.WaitFor("the offer of the new version", func() bool {
		page.Eval(hides, false)
		return page.Offers("Atualizar")
	})
	if page.Eval(`return document.querySelector(".board").untouched`) != true {
		page.t.Error("the board is drawn anew for the notice")
	}
}

// checkBeside wants the notice beside the board, not over it.
func checkBeside(page *Page) {
	page.t.Helper()
	over := page.Eval(`const board = document.querySelector(".board").getBoundingClientRect();
		return [...document.querySelectorAll(".notice")].some((e) => e.getBoundingClientRect().bottom > board.top + .5)`)
	if over == true {
		page.t.Error("the notice lies over the board")
	}
}

// checkKeepsItsVersion wants an open page of an earlier version to go on, and to
// get nothing of the new one.
func checkKeepsItsVersion(page *Page, before string) {
	page.t.Helper()
	if got := version(page); got != before {
		page.t.Errorf("a tab that is looked at is reloaded by itself, to %s", got)
	}
	page.Expect("ai-worker.js|ai.wasm.gz|Failed to fetch")
	page.Taps("e3", "f4")
	page.WaitFor("a move by the old version", func() bool { return page.Count(".moves button") == 2 })
	page.Eval(`location.hash = "#/jogar/simple/computer"`)
	page.WaitText("h1", "primeiros passos")
	page.Taps("c3", "d4")
	page.WaitText(".advice", "O computador não respondeu")
	page.Eval(`location.hash = "#/jogar/english/two"`)
	page.WaitText("h1", "Damas inglesas")
}

func TestLooksForAnUpdateWhenAPersonComesBackAndEveryHalfHour(t *testing.T) {
	site := Serve(t, "/")
	page := newPage(t, Options{})
	page.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": `window.often = [];
		const real = setInterval;
		window.setInterval = (f, ms, ...rest) => { window.often.push([f, ms]); return real(f, ms, ...rest); }`}, nil)
	page.Go(site.URL(""))
	page.Ready()
	kept(page)
	for _, occasion := range []struct {
		name, script string
		arguments    []any
	}{
		{"the person comes back", hides, []any{false}},
		{"half an hour is over", `for (const [f, ms] of window.often) if (ms === 30 * 60 * 1000) f()`, nil},
	} {
		before := site.Requests("sw.js")
		page.Eval(occasion.script, occasion.arguments...)
		page.WaitFor("a look when "+occasion.name, func() bool { return site.Requests("sw.js") > before })
	}
	before := site.Requests("sw.js")
	page.Eval(hides, true)
	site.Stop()
	page.Eval(hides, false) // without a network it harms nothing
	if page.Visible(".trouble") || site.Requests("sw.js") > before {
		t.Error("a look was taken as the person left")
	}
	page.Expect("sw.js|fetching the script")
}

func TestUpdateThatIsPutOffIsOfferedAgain(t *testing.T) {
	site := Serve(t, "/")
	table := controlled(t, site, OpenGame{})
	before := version(table.Page)
	site.Deploy(newVersion(t))
	comeBack(table.Page)
	table.Press("Dispensar o aviso")
	table.WaitGone(".notice")
	table.Taps("c3", "d4")
	table.WaitMoves(2)
	table.Reload()
	table.Ready()
	if got := version(table.Page); got != before {
		t.Errorf("a reload takes version %s, want %s until the person wants it", got, before)
	}
	takeUpdate(table.Page)
	table.WaitFor("the new version", func() bool { return version(table.Page) != before })
	table.WaitText(".notice", "Atualizado")
	table.Press("Voltar")
	table.WaitGone(".notice") // it was for that moment
}

// A worker that answers by another protocol, as one of another version would.
const otherWorker = `onmessage = ({data}) => postMessage({...data, protocol: data.protocol + 1, move: "b6a5"})`

func TestComputerOfAnotherVersionIsNotHeard(t *testing.T) {
	site := Serve(t, "/")
	var other bool
	site.Wrap(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case strings.HasSuffix(r.URL.Path, "sw.js"):
				http.NotFound(w, r) // as in a window that keeps nothing
			case strings.HasSuffix(r.URL.Path, "ai-worker.js") && other:
				w.Header().Set("Content-Type", "text/javascript")
				io.WriteString(w, otherWorker)
			default:
				next.ServeHTTP(w, r)
			}
		})
	})
	other = true
	table := SitDown(t, site, OpenGame{}, Options{}, calm)
	table.Expect("sw.js|fetching the script")
	table.Taps("c3", "d4")
	table.WaitText(".advice", "O computador não respondeu")
	if got := table.Moves(); got != "c3d4" {
		t.Errorf("played %q, want the person's move alone", got)
	}
	other = false // the page that comes is of the host's version
	takeOffer(table.Page)
	table.WaitMoves(2)
}

// takeOffer presses the button of the notice and waits for the page to come.
func takeOffer(page *Page) {
	page.t.Helper()
	page.Eval(`window.old = true`)
	page.Press("Atualizar")
	page.WaitFor("the page to come again", func() bool { return page.Eval(`return !window.old`) == true })
	page.Ready()
}

func TestEveryPageOpensWithoutANetwork(t *testing.T) {
	site := Serve(t, "/blog/damas/")
	page := Open(t, site.URL(""), phone)
	page.Ready()
	kept(page)
	site.Stop()
	seen := map[string]bool{}
	for _, s := range sights {
		for _, query := range []string{"", "?x=1"} {
			rest := query + s.rest
			if seen[rest] {
				continue
			}
			seen[rest] = true
			page.Go("about:blank")
			page.Go(site.URL(rest))
			page.Ready()
			page.WaitVisible("main")
		}
	}
	page.Go(site.URL("embed.html"))
	page.WaitVisible(".embed")
}
