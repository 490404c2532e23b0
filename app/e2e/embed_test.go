//go:build e2e

package e2e

import (
	"fmt"
	"html"
	"io"
	"net/http"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// A frame is what the page of somebody else shows: what the address asks for,
// and the attributes of the element.
type frame struct{ fragment, attributes string }

// blog opens a page of another origin that shows frames of a site, with text
// around them. What it has in its head comes first.
func blog(t *testing.T, site *Site, options Options, head string, frames ...frame) *Page {
	t.Helper()
	var body strings.Builder
	for _, f := range frames {
		fmt.Fprintf(&body, `<iframe title="Damas" src="%s" %s></iframe>`, html.EscapeString(site.URL("embed.html#"+f.fragment)), f.attributes)
	}
	host := Serve(t, "/")
	host.Wrap(func(http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/" {
				w.WriteHeader(http.StatusNoContent)
				return
			}
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Blog</title>
				<style>body{margin:0;font:16px sans-serif}iframe{display:block;width:100%%;height:600px;border:0}.text{height:900px;margin:0}</style>%s
				<input aria-label="Busca"><p class="text">Antes.</p>%s<p class="text">Depois.</p>`, head, body.String())
		})
	})
	return Open(t, host.URL(""), options)
}

// A reader is a person before a frame, or before the same page on its own.
type reader struct {
	*Page
	frame string // its selector, "" for none
}

// enter goes to a frame of the page, counted from 1, which is scrolled to.
func enter(page *Page, n int) *reader {
	page.t.Helper()
	page.Frame("")
	r := &reader{page, fmt.Sprintf("iframe:nth-of-type(%d)", n)}
	page.Eval(`document.querySelector(arguments[0]).scrollIntoView({block: "center", behavior: "instant"})`, r.frame)
	page.Frame(r.frame)
	page.WaitVisible(".embed .board, .wrong")
	return r
}

// visit opens a frame's page on its own.
func visit(page *Page, site *Site, fragment string) *reader {
	page.t.Helper()
	page.Go("about:blank")
	page.Go(site.URL("embed.html#" + fragment))
	page.WaitVisible(".embed .board, .wrong")
	return &reader{Page: page}
}

// PressAt presses an element. Where it is in the window depends on the frame.
func (r *reader) PressAt(css string) {
	r.t.Helper()
	r.WaitVisible(css)
	at := r.At(css)
	var corner Point
	if r.frame != "" {
		r.Frame("")
		r.EvalInto(&corner, `const r = document.querySelector(arguments[0]).getBoundingClientRect(); return {X: r.x, Y: r.y}`, r.frame)
	}
	r.TapAt(Point{at.X + corner.X, at.Y + corner.Y})
	if r.frame != "" {
		r.Frame(r.frame)
	}
}

// Tap presses a square.
func (r *reader) Tap(square string) {
	r.t.Helper()
	r.PressAt(cell(square))
}

// begin starts the program.
func (r *reader) begin() {
	r.t.Helper()
	r.PressAt(".start")
	r.Ready()
	r.WaitVisible(".embed .turn")
}

// played returns the moves of the game.
func (r *reader) played() []string {
	r.t.Helper()
	var moves []string
	r.EvalInto(&moves, `return [...document.querySelectorAll(".moves [data-ply]")].map((e) => e.textContent)`)
	return moves
}

// shown returns the number of the move shown, "" if none is.
func (r *reader) shown() string { return r.Attribute(".moves [aria-current]", "data-ply") }

// play plays a move and waits for the computer's.
func (r *reader) play(from, to string) {
	r.t.Helper()
	before := len(r.played())
	r.Tap(from)
	r.Tap(to)
	r.WaitFor("the computer's answer", func() bool { return len(r.played()) == before+2 })
}

const (
	// White gives a man and takes all five.
	shotStart = "W:Wc1,d2,c3,a5:Bc5,g5,c7,e7,g7"
	shot      = "c3-d4,c5xe3,d2xb8"
	short     = "c3-d4,b6-a5,d4-c5,d6xb4,a3xc5"
)

func TestFrameIsLightUntilItIsTapped(t *testing.T) {
	const limit = 60 * 1024
	site := Serve(t, "/blog/damas/")
	var sent atomic.Int64
	site.Wrap(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			next.ServeHTTP(&weighed{w, &sent}, r)
		})
	})
	page := blog(t, site, Options{}, "", frame{"game=brazilian&fen=" + shotStart, ""})
	enter(page, 1)
	time.Sleep(time.Second)
	if n := sent.Load(); n > limit || n == 0 {
		t.Errorf("%d bytes are sent before the tap, want %d at most", n, limit)
	} else {
		t.Logf("%d bytes are sent before the tap", n)
	}
	if n := site.Requests("web/app.wasm.gz"); n != 0 {
		t.Errorf("the program is asked for before the tap, %d times", n)
	}
	if got, want := page.Text(".start"), "Jogar"; got != want {
		t.Errorf("the button says %q, want %q", got, want)
	}
}

// A weighed response counts the bytes of its body.
type weighed struct {
	http.ResponseWriter
	sent *atomic.Int64
}

func (m *weighed) Write(b []byte) (int, error) {
	m.sent.Add(int64(len(b)))
	return m.ResponseWriter.Write(b)
}

func TestFrameNeverShowsAnotherPage(t *testing.T) {
	site := Serve(t, "/")
	page := newPage(t, Options{})
	page.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": `
		new MutationObserver(() => {
			if (document.querySelector(".home, .stage, .notice")) window.strange = true;
		}).observe(document, {childList: true, subtree: true})`}, nil)
	for _, fragment := range []string{"", "game=english&lang=en", "mode=view&moves=" + short} {
		visit(page, site, fragment).begin()
		if page.Eval(`return window.strange ?? false`) == true {
			t.Errorf("%q: another page is seen for a moment", fragment)
		}
	}
}

func TestFrameIsPlayedIn(t *testing.T) {
	tests := []struct {
		name, attributes string
		noStorage        bool
	}{
		{"plain", "", false},
		{"with storage blocked", "", true},
		{"in a sandbox with its origin", `sandbox="allow-scripts allow-same-origin"`, false},
		{"in a sandbox without its origin", `sandbox="allow-scripts"`, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			site := Serve(t, "/blog/damas/")
			page := blog(t, site, Options{Width: 420, Height: 800, NoStorage: test.noStorage}, "", frame{"level=aprendiz", test.attributes})
			r := enter(page, 1)
			r.begin()
			r.play("c3", "d4")
			if page.Visible(".trouble, .notice") {
				t.Error("something is complained of")
			}
			if test.attributes != "" || test.noStorage {
				return
			}
			var kept, workers float64
			page.EvalInto(&kept, `return localStorage.length`)
			page.EvalInto(&workers, `return (await navigator.serviceWorker.getRegistrations()).length`)
			if kept != 0 || workers != 0 {
				t.Errorf("%v things are kept and %v service workers installed, want none", kept, workers)
			}
		})
	}
}

func TestFrameInWhichTheComputerMayNotPlaySaysSo(t *testing.T) {
	page := newPage(t, Options{Width: 420, Height: 800})
	page.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{
		"source": `window.Worker = class { constructor() { throw new DOMException("denied", "SecurityError"); } }`}, nil)
	visit(page, Serve(t, "/"), "").begin()
	page.Tap("c3")
	page.Tap("d4")
	page.WaitText(".status", "Este quadro não deixa o computador jogar: abra completo.")
}

func TestFrameThatTheProgramMayNotEnterSaysSo(t *testing.T) {
	site := Serve(t, "/")
	site.Wrap(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			next.ServeHTTP(closed{w}, r)
		})
	})
	page := blog(t, site, Options{Width: 420, Height: 800}, "", frame{"", `sandbox="allow-scripts"`})
	page.Expect("CORS|app.wasm.gz")
	enter(page, 1).PressAt(".start")
	page.WaitText(".trouble.offline", "este quadro não o deixa entrar")
	if got := page.Attribute(".trouble.offline a", "href"); !strings.Contains(got, "#/partida/") {
		t.Errorf("the way out leads to %q", got)
	}
}

// A closed response may not be read by other origins.
type closed struct{ http.ResponseWriter }

func (c closed) WriteHeader(status int) {
	c.Header().Del("Access-Control-Allow-Origin")
	c.ResponseWriter.WriteHeader(status)
}

func TestTwoFramesOnOnePage(t *testing.T) {
	page := blog(t, Serve(t, "/"), Options{}, "", frame{"level=aprendiz", ""}, frame{"game=english&level=aprendiz", ""})
	enter(page, 1).begin()
	enter(page, 2).begin()
	enter(page, 2).play("b6", "a5") // English: the filled ones begin
	enter(page, 1).play("c3", "d4")
	if moves := enter(page, 2).played(); len(moves) != 2 {
		t.Errorf("the second frame has the moves %v", moves)
	}
}

func TestFrameDrawsFirstWhatTheProgramDraws(t *testing.T) {
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 700, Height: 500})
	const standing = `return [...document.querySelectorAll(".board .piece:not(.taken)")].map((e) =>
		e.getAttribute("transform") + e.querySelector("use").getAttribute("href")).sort()`
	for _, fragment := range []string{
		"", "game=english", "game=simple&side=black", "game=street&pieces=outlined",
		"fen=" + shotStart, "game=english&fen=B:W21-32,K5:B1-4,K9",
		"mode=view&ply=last&moves=" + short, "mode=view&ply=3&moves=" + short, "mode=view&moves=" + short,
		"mode=view&ply=last&fen=" + shotStart + "&moves=" + shot, // no landings between
		"mode=view&ply=last&fen=" + shotStart + "&moves=c3d4,c5e3,d2f4h6f8d6b8",
		"game=english&mode=view&ply=last&moves=11-15,22-18,15x22,25x18",
		"game=english&mode=view&ply=last&fen=B:W14,22:B10&moves=10x26",
		"mode=problem&fen=" + shotStart + "&moves=" + shot,
		"moves=1. c3-d4 b6-a5 2. d4-c5",
		"game=international", "game=italian&side=black", "game=portuguese", "game=thai", "game=turkish", "game=frisian",
		"game=international&mode=view&ply=last&moves=32-28,19-23,28x19,14x23",
		"game=portuguese&mode=view&ply=last&moves=10-14,23-20",
		"game=russian&mode=view&ply=last&fen=W:Wb6,a1:Bc7,e7&moves=b6:f6", // crowned on d8
		"game=turkish&mode=view&ply=last&moves=c3-c4,d6-d5,a3-a4,d5-d4,c4xe4,e6-e5,e4xe8",
		"game=turkish&mode=view&ply=last&fen=W:WKa1,h2:Ba4,b6,d6,h7&moves=a1xh8",
		"game=frisian&mode=view&ply=last&fen=W:W32,46:B22,13,1&moves=32x14", // along a file and a rank
		"game=frisian&mode=view&ply=last&fen=W:W32,K46:B1,2:+0+246&moves=32-28",
	} {
		r := visit(page, site, fragment)
		var first, then []string
		page.EvalInto(&first, standing)
		theme := page.Attribute(".board", "data-board")
		r.begin()
		page.EvalInto(&then, standing)
		if !slices.Equal(first, then) || len(first) == 0 {
			t.Errorf("%q: first\n%v, then\n%v", fragment, first, then)
		}
		if got := page.Attribute(".board", "data-board"); got != theme {
			t.Errorf("%q: the board is first %s, then %s", fragment, theme, got)
		}
	}
}

func TestFrameSaysWhichParameterIsWrong(t *testing.T) {
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 420, Height: 700})
	tests := []struct {
		fragment, says string
		drawn          bool // the rest is shown all the same
	}{
		{"tabuleiro=sim", "“tabuleiro” não existe", true},
		{"__proto__=1&constructor=2", "“constructor” não existe", true},
		{"game=xadrez", "game não pode ser “xadrez”. Pode ser: brazilian, english", true},
		{"level=mestre", "level não pode ser “mestre”", true},
		{"theme=azul&board=madeira", "theme não pode ser “azul”", true},
		{"side=%E0%A4%A", "side não pode ser", true},
		{"ply=9&moves=" + short, "ply não pode ser “9”: vai de 0 a 5", false},
		{"fen=W:Wz9:Bf6", "por causa de “z9”", false},
		{"fen=nada", "fen não é uma posição", false},
		{"fen=W:Wc3:Bc3", "por causa de “c3”", false},
		{"moves=c3-d4,sim", "“sim”, no lance 2", false},
		{"moves=d4-e5", "não há peça em d4", false},
		{"mode=problem", "um problema precisa", false},
		{"lang=en&level=master", "level cannot be “master”", true},
	}
	for _, test := range tests {
		visit(page, site, test.fragment)
		if got := strings.Join(page.Texts(".wrong"), " "); !strings.Contains(got, test.says) {
			t.Errorf("%q says %q, want %q", test.fragment, got, test.says)
		}
		if got := page.Visible(".board"); got != test.drawn {
			t.Errorf("%q: a board is shown: %v, want %v", test.fragment, got, test.drawn)
		}
	}
	for _, test := range tests[:3] {
		visit(page, site, test.fragment).begin()
	}
	// What only the rules know.
	for fragment, says := range map[string]string{
		"moves=c3-d4,b6-a5,d4-d6":       "não permitem o lance 3, d4d6",
		"fen=W:Wc3:Bd4&moves=c3-b4":     "não permitem o lance 1, c3b4",
		"lang=en&fen=W:Wh8:Bd4":         "fen is not a position",
		"mode=problem&moves=c3-d4,a7a5": "não permitem o lance 2, a7a5",
	} {
		visit(page, site, fragment).PressAt(".start")
		page.Ready()
		page.WaitText(".wrong", says)
	}
}

func TestWheelOverAFrameScrollsThePageAround(t *testing.T) {
	page := blog(t, Serve(t, "/"), Options{Width: 420, Height: 900}, "", frame{"mode=view&moves=" + short, ""})
	enter(page, 1)
	rolls := func(when string) {
		page.Frame("")
		for _, delta := range []float64{120, -120} {
			page.Eval(`document.querySelector("iframe").scrollIntoView({block: "center", behavior: "instant"})`)
			before := page.Eval(`return scrollY`).(float64)
			page.DevTools("Input.dispatchMouseEvent", map[string]any{"type": "mouseWheel", "x": 200, "y": 400, "deltaX": 0, "deltaY": delta}, nil)
			page.WaitFor("the page to scroll "+when, func() bool { return (page.Eval(`return scrollY`).(float64)-before)*delta > 0 })
		}
		enter(page, 1)
	}
	rolls("before the tap")
	enter(page, 1).begin()
	for _, ply := range []int{0, 3, 5} {
		if ply > 0 {
			page.Eval(`document.querySelector(arguments[0]).click()`, fmt.Sprintf(`[data-ply="%d"]`, ply))
		}
		rolls(fmt.Sprintf("at ply %d", ply))
		page.WaitFor("the ply to stay", func() bool {
			return enter(page, 1).shown() == strings.TrimLeft(fmt.Sprint(ply), "0")
		})
	}
}

func TestFrameNeverTakesTheFocus(t *testing.T) {
	site := Serve(t, "/")
	page := blog(t, site, Options{Width: 420, Height: 900}, "", frame{"", ""})
	enter(page, 1)
	page.Frame("")
	holds := func() bool {
		return page.Eval(`return document.activeElement === document.querySelector("input") && document.hasFocus()`) == true
	}
	page.Eval(`document.querySelector("input").focus({preventScroll: true})`)
	release := site.Hold("web/app.wasm.gz")
	enter(page, 1).PressAt(".start")
	page.Frame("")
	page.Eval(`document.querySelector("input").focus({preventScroll: true})`)
	release()
	page.Frame("iframe")
	page.Ready()
	page.WaitVisible(".embed .turn")
	time.Sleep(300 * time.Millisecond)
	page.Frame("")
	if !holds() {
		t.Error("the frame took the focus from the page around it")
	}
}

func TestFrameTellsItsHeight(t *testing.T) {
	site := Serve(t, "/")
	script := fmt.Sprintf(`<script src="%s" defer></script>`, site.URL("web/embed-host.js"))
	for _, sandbox := range []string{"", `sandbox="allow-scripts"`} {
		page := blog(t, site, Options{Width: 420, Height: 900}, script, frame{"list=auto", sandbox}, frame{"mode=view&moves=" + short, "style=width:700px"})
		for _, width := range []int{420, 320, 240, 900} {
			page.Frame("")
			page.Become(resize(width, 900))
			for n := 1; n <= 2; n++ {
				enter(page, n)
				page.WaitFor("the height to fit", func() bool { return page.Eval(fits) == true })
			}
		}
		page.Frame("")
		page.Become(resize(320, 900))
		r := enter(page, 1)
		r.begin()
		page.WaitFor("the height to fit", func() bool { return page.Eval(fits) == true })
		before := page.Eval(`return innerHeight`).(float64)
		r.PressAt(".toggle")
		page.WaitFor("the frame to grow for the moves", func() bool { return page.Eval(`return innerHeight`).(float64) > before+100 })
		page.Frame("")
		height := page.Eval(`return document.querySelector("iframe").style.height`)
		page.Eval(`postMessage({tipo: "altura", px: 4000}, "*"); await new Promise((done) => setTimeout(done, 100))`)
		if got := page.Eval(`return document.querySelector("iframe").style.height`); got != height {
			t.Errorf("anybody sets the height to %v", got)
		}
	}
}

// fits tells whether the board has the whole width that it may have, and nothing
// is left over or cut off.
const fits = `const full = parseFloat(getComputedStyle(document.querySelector("main")).getPropertyValue("--full"));
	const board = document.querySelector(".board").getBoundingClientRect();
	return Math.abs(board.width - full) < 1 && Math.abs(document.querySelector(".app").offsetHeight - innerHeight) < 2
		&& document.documentElement.scrollHeight <= innerHeight + 1`

func TestFrameMayBeShownAnywhere(t *testing.T) {
	site := Serve(t, "/")
	for _, name := range []string{"embed.html", "exemplos.html", "web/app.wasm.gz"} {
		response, err := http.Get(site.URL(name))
		if err != nil {
			t.Fatal(err)
		}
		content, _ := io.ReadAll(response.Body)
		response.Body.Close()
		if response.StatusCode != http.StatusOK || response.Header.Get("X-Frame-Options") != "" ||
			strings.Contains(response.Header.Get("Content-Security-Policy")+string(content), "frame-ancestors") {
			t.Errorf("%s: %s, %v", name, response.Status, response.Header)
		}
	}
}

func TestOpenInFullCarriesThePosition(t *testing.T) {
	site := Serve(t, "/blog/damas/")
	page := newPage(t, Options{Width: 420, Height: 700})
	r := visit(page, site, "game=street&level=aprendiz&fen=W:Wc3,Kd2:Bf6,h8")
	for _, when := range []string{"before the tap", "after two moves"} {
		if when != "before the tap" {
			r.begin()
			r.play("d2", "e1")
		}
		labels := `return [...document.querySelectorAll(".board .piece:not(.taken)")].map((e) => e.getAttribute("transform") + e.querySelector("use").getAttribute("href")).sort()`
		var here, there []string
		page.EvalInto(&here, labels)
		full := page.NewTab(page.Eval(`return document.querySelector(".full").href`).(string))
		full.Ready()
		full.WaitVisible(".play .board .cell")
		full.EvalInto(&there, labels)
		if !slices.Equal(here, there) {
			t.Errorf("%s: %v is in the frame, %v in full", when, here, there)
		}
		full.CloseTab()
	}
}

func TestFramesFitEveryWidth(t *testing.T) {
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 420, Height: 700})
	for _, embed := range embeds {
		for _, list := range []string{"auto", "below", "side", "no"} {
			r := visit(page, site, embed.fragment+"&list="+list)
			if list == "auto" {
				fitsWidths(t, page, embed.name+" before the tap")
			}
			r.begin()
			fitsWidths(t, page, embed.name+" with the moves "+list)
		}
	}
}

func TestAxeFindsNothingInFrames(t *testing.T) {
	page := newPage(t, Options{Width: 420, Height: 700})
	script := axe(t)
	site := Serve(t, "/")
	for _, embed := range append(embeds, struct{ name, fragment string }{"wrong", "game=xadrez&fen=nada"}) {
		for _, dark := range []bool{false, true} {
			page.Become(func(o *Options) { o.Dark = dark })
			r := visit(page, site, embed.fragment)
			page.Eval(script)
			page.checkAxe(embed.name+" before the tap", allOfAxe)
			if embed.name != "wrong" {
				r.begin()
				page.checkAxe(embed.name, allOfAxe)
			}
		}
	}
}

func fitsWidths(t *testing.T, page *Page, name string) {
	t.Helper()
	for _, width := range []int{240, 320, 420, 560, 900} {
		page.Become(resize(width, 700))
		if over := page.Eval(`return document.documentElement.scrollWidth - innerWidth`).(float64); over > 0 {
			t.Errorf("%s: %v px too wide at %d", name, over, width)
		}
		var small []string
		page.EvalInto(&small, `return [...document.querySelectorAll("button, .full")].filter((e) => e.checkVisibility() && !e.disabled).filter((e) => {
			const r = e.getBoundingClientRect();
			return r.width < 24 || r.height < 24 || r.left < -1 || r.right > innerWidth + 1;
		}).map((e) => e.outerHTML.slice(0, 80))`)
		if len(small) > 0 {
			t.Errorf("%s at %d: too small or cut off: %v", name, width, small)
		}
		beside := page.Eval(`return document.querySelector(".below").offsetLeft > 100`) == true
		if want := width >= 560 && !strings.HasSuffix(name, "below"); width != 420 && beside != want {
			t.Errorf("%s at %d: the moves are beside the board: %v, want %v", name, width, beside, want)
		}
	}
}

func TestGameIsClickedThrough(t *testing.T) {
	page := newPage(t, Options{Width: 700, Height: 500})
	r := visit(page, Serve(t, "/"), "mode=view&moves="+short)
	r.begin()
	shown := func(ply string) {
		t.Helper()
		page.WaitFor("ply "+ply, func() bool { return r.shown() == ply })
	}
	page.PressAt("[data-tool=next]")
	shown("1")
	page.Key("ArrowRight")
	shown("2")
	page.PressAt(`[data-ply="4"]`)
	shown("4")
	page.PressAt("[data-tool=last]")
	shown("5")
	// At the end the key is left to the page around.
	page.Eval(`window.left = []; addEventListener("keydown", (e) => left.push(e.key + e.defaultPrevented))`)
	page.Key("ArrowRight", "ArrowLeft")
	shown("4")
	if got := fmt.Sprint(page.Eval(`return left.join(" ")`)); got != "ArrowRightfalse ArrowLefttrue" {
		t.Errorf("keys: %s", got)
	}
	page.PressAt("[data-tool=first]")
	page.WaitText(".status", "Vendo o começo")
	page.Tap("c3")
	page.Tap("d4")
	if n := len(r.played()); n != 5 {
		t.Errorf("a tap changes a game to look at: %d moves", n)
	}
}

func TestProblemIsSolved(t *testing.T) {
	page := newPage(t, Options{Width: 420, Height: 700})
	r := visit(page, Serve(t, "/"), "mode=problem&fen="+shotStart+"&moves="+shot)
	r.begin()
	page.WaitText(".status", "Ache o lance: jogam as brancas")
	page.Tap("a5")
	page.Tap("b6")
	page.WaitText(".status", "Não é esse o lance")
	page.WaitFor("the try to be taken back", func() bool { return len(r.played()) == 0 })
	page.Tap("c3")
	page.Tap("d4")
	page.WaitText(".status", "Isso! Continue.")
	page.WaitFor("the answer", func() bool { return len(r.played()) == 2 })
	page.Tap("d2")
	page.Tap("b8")
	page.WaitText(".status", "Resolvido!")
	page.Press("Tentar de novo")
	page.WaitText(".status", "Ache o lance")
	page.Press("Mostrar solução")
	page.WaitFor("the first move of the solution", func() bool { return r.shown() == "1" })
	page.PressAt("[data-tool=next]")
	page.PressAt("[data-tool=next]")
	page.WaitFor("the last one", func() bool { return r.shown() == "3" })
}

func TestGivenMovesAreNotTakenBack(t *testing.T) {
	page := newPage(t, Options{Width: 420, Height: 700})
	r := visit(page, Serve(t, "/"), "level=aprendiz&moves=c3-d4,b6-a5")
	r.begin()
	page.Key("Backspace")
	if page.Visible("[data-tool=undo]:not(:disabled)") || len(r.played()) != 2 {
		t.Error("moves of the address are taken back")
	}
	r.play("d4", "c5")
	page.PressAt("[data-tool=undo]")
	page.WaitFor("the move to be taken back", func() bool { return len(r.played()) == 2 })
}

func TestSheetWritesTheCodeOfAFrame(t *testing.T) {
	site := Serve(t, "/blog/damas/")
	table := SitDown(t, site, OpenGame{Moves: opening[:4]}, Options{}, calm)
	table.PressAt("[data-tool=menu]")
	table.Press("Incorporar")
	table.WaitVisible(".dialog .code")
	code := func() string { return table.Eval(`return document.querySelector(".code").value`).(string) }
	if want := `<iframe src="` + site.URL("embed.html#game=brazilian&amp;lang=pt-BR&amp;mode=play&amp;"); !strings.HasPrefix(code(), want) {
		t.Errorf("the code is %s, want %s…", code(), want)
	}
	for choice, want := range map[string]string{
		"Ver a partida": "mode=view&amp;", "Escura": "theme=dark", "Verde": "board=verde", "Pretas": "side=black", "Ao lado": "aspect-ratio:3/2",
	} {
		table.Eval(`[...document.querySelectorAll(".choice label")].find((l) => l.innerText === arguments[0]).scrollIntoView({block: "center"})`, choice)
		table.Press(choice)
		if !strings.Contains(code(), want) {
			t.Errorf("with %s the code is %s", choice, code())
		}
	}
	table.Frame(".preview iframe")
	table.WaitFor("the preview to follow", func() bool {
		return table.Attribute(".board", "data-board") == "verde" && table.Text(".start") == "Ver a partida"
	})
	table.Frame("")
	snippet := code()
	table.Press("Copiar")
	table.WaitFor("it to be copied or chosen", func() bool {
		return table.Offers("Copiado") || table.Eval(`return document.activeElement.className`) == "code"
	})
	length := table.Eval(`return history.length`)
	table.Press("Fechar")
	table.WaitGone(".dialog")
	if got := table.Eval(`return history.length`); got != length {
		t.Errorf("the history has %v entries, before %v", got, length)
	}
	page := newPage(t, Options{})
	page.Expect("favicon.ico")
	page.Go(site.URL("web/facts.json"))
	page.Eval(`document.documentElement.innerHTML = arguments[0]`, snippet)
	r := enter(page, 1)
	r.begin()
	if got := len(r.played()); got != 4 {
		t.Errorf("the frame shows a game of %d moves, want 4", got)
	}
}

func TestExamplesAreSixFramesThatWork(t *testing.T) {
	page := Open(t, Serve(t, "/").URL("exemplos.html"), Options{})
	if n := page.Count("iframe"); n != 6 || page.Count("pre") != 6 {
		t.Fatalf("%d frames and %d codes", n, page.Count("pre"))
	}
	for n := 1; n <= 6; n++ {
		page.Frame("")
		page.Eval(`document.querySelectorAll("iframe").forEach((f, i) => f.classList.toggle("this", i + 1 === arguments[0]))
			document.querySelector(".this").scrollIntoView({block: "center", behavior: "instant"})`, n)
		page.Frame(".this")
		page.WaitVisible(".embed .board")
		(&reader{page, ".this"}).begin()
		if page.Visible(".wrong") {
			t.Errorf("frame %d: %s", n, page.Text(".wrong"))
		}
	}
}

// the six embeds that the page of examples shows.
var embeds = []struct{ name, fragment string }{
	{"start", "game=brazilian&level=iniciante&lang=pt-BR"},
	{"position", "game=brazilian&fen=W:Wc3,g3,b2,f2,h2,a1,e1,g1:Bd4,d6,f6,h6,a7,b8,d8,f8,h8&level=medio&lang=pt-BR"},
	{"view", "game=brazilian&mode=view&moves=c3-d4,b6-a5,d4-c5,d6xb4,a3xc5&ply=2&lang=pt-BR"},
	{"problem", "game=brazilian&mode=problem&fen=W:Wc3,g3,b2,f2,h2,a1,e1,g1:Bd4,d6,f6,h6,a7,b8,d8,f8,h8&moves=c3xc7,b8xd6&lang=pt-BR"},
	{"english", "game=english&moves=11-15,23-19,8-11&level=facil&lang=en"},
	{"dark", "game=street&theme=dark&board=noite&lang=pt-BR"},
}

// TestEmbedPictures takes pictures of the embeds before and after the tap.
func TestEmbedPictures(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder for them is given")
	}
	site := Serve(t, "/")
	for _, embed := range embeds {
		page := newPage(t, Options{Width: 400, Height: 600})
		for _, tapped := range []string{"before", "after"} {
			r := visit(page, site, embed.fragment)
			if tapped == "after" {
				r.begin()
			}
			for _, size := range []struct{ width, height int }{{240, 380}, {320, 460}, {420, 560}, {560, 360}, {900, 620}} {
				page.Become(func(o *Options) { o.Width, o.Height = size.width, size.height })
				page.Screenshot(filepath.Join(*shots, fmt.Sprintf("%s-%d-%s.png", embed.name, size.width, tapped)))
			}
		}
	}
}

// TestSheetPictures takes pictures of the sheet that writes the code.
func TestSheetPictures(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder for them is given")
	}
	site := Serve(t, "/")
	for _, width := range []int{320, 390, 844, 1280} {
		height := map[int]int{320: 568, 390: 844, 844: 390, 1280: 800}[width]
		table := SitDown(t, site, OpenGame{Moves: opening[:4]}, Options{Width: width, Height: height, Dark: width == 390}, calm)
		table.PressAt("[data-tool=menu]")
		table.Screenshot(filepath.Join(*shots, fmt.Sprintf("menu-%d.png", width)))
		table.Press("Incorporar")
		table.WaitVisible(".dialog .code")
		time.Sleep(time.Second)
		table.Screenshot(filepath.Join(*shots, fmt.Sprintf("sheet-%d.png", width)))
		if width == 1280 {
			table.Press("Ver a partida")
			time.Sleep(time.Second)
			table.Screenshot(filepath.Join(*shots, "sheet-wide.png"))
		}
	}
}

// TestExamplePictures takes pictures of the page of examples.
func TestExamplePictures(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder for them is given")
	}
	site := Serve(t, "/")
	for _, dark := range []bool{false, true} {
		for _, width := range []int{390, 1000} {
			page := Open(t, site.URL("exemplos.html"), Options{Width: width, Height: 6000, Dark: dark})
			page.WaitFor("the frames to be measured", func() bool {
				return page.Eval(`return [...document.querySelectorAll("iframe")].every((f) => f.style.height)`) == true
			})
			page.Screenshot(filepath.Join(*shots, fmt.Sprintf("examples-%d-%v.png", width, dark)))
		}
	}
}
