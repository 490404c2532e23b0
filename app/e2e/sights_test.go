//go:build e2e

package e2e

import (
	"testing"
)

// A sight is what a person may have before them: a page in a certain state.
type sight struct {
	name  string
	rest  string       // its address
	kept  func(k Kept) // what earlier visits left, or nil
	reach func(*Page)  // what the person does there, or nil
	shown string       // a selector of what must be there then
}

// Positions for the sights and for the tests of this package.
const (
	// White must capture with c3: over e5 to c7 or g7.
	forkStart = "W:Wc3,g3,b2,f2,h2,a1,e1,g1:Bd4,d6,f6,h6,a7,b8,d8,f8,h8"
	// The same, and h2 could take one piece only.
	majorityStart = "W:Wc3,h2,f2,h4,b2,a1,e1,g1:Bd4,d6,f6,h6,g3,a7,b8,d8,f8,h8"
	// White takes the last piece by c3-e5.
	nearWin = "W:Wc3,g3,b2,f2,h2,a1,e1,g1:Bd4"
	// White captures with d4: over f6 to d8 or h8, on a board of 100 squares.
	internationalFork = "W:W32,37,38,42,K46:B28,18,19,1,2,3"
)

// rows of moves from the beginning.
var opening = []string{"c3d4", "b6a5", "d4c5", "d6b4", "a3c5"}

func openGames(k Kept) {
	k.Keep(OpenGame{Moves: opening[:4], Updated: 4000})
	k.Keep(OpenGame{Variant: "english", Side: "black", Updated: 3000})
	k.Keep(OpenGame{Variant: "street", Mode: "two", Start: forkStart, Updated: 2000})
	k.Keep(OpenGame{Variant: "simple", Updated: 1000})
}

func press(css string) func(*Page) { return func(p *Page) { p.PressAt(css) } }

var sights = []sight{
	{name: "home", rest: "", shown: ".home .card"},
	{name: "home with open games", rest: "", kept: openGames, shown: ".home .continue"},
	{name: "new game", rest: "", reach: press("[data-boot=options]"), shown: "dialog[open]"},
	{name: "other rules", rest: "#/outras", shown: ".others li"},
	{name: "new game of other rules", rest: "#/nova/brazilian-official", shown: "dialog[open]"},
	{name: "play", rest: "#/jogar/brazilian/computer", shown: ".play .bar"},
	{name: "mid-chain", rest: "#/jogar/brazilian/computer", shown: ".board .piece.ghost",
		kept: func(k Kept) { k.Keep(OpenGame{Start: forkStart, Entered: []string{"c3", "e5"}}) }},
	{name: "refused", rest: "#/jogar/brazilian/computer", shown: ".advice.refused",
		kept:  func(k Kept) { k.Keep(OpenGame{Start: majorityStart}) },
		reach: func(p *Page) { p.Tap("h2") }},
	{name: "rule", rest: "#/jogar/brazilian/computer", shown: "dialog .rule-list .shown",
		kept:  func(k Kept) { k.Keep(OpenGame{Start: majorityStart}) },
		reach: func(p *Page) { p.Tap("h2"); p.PressAt(".advice .see") }},
	{name: "typing", rest: "#/jogar/english/two", shown: ".advice.refused",
		kept: func(k Kept) {
			k.Keep(OpenGame{Variant: "english", Mode: "two", Start: "W:W31:B18,K19,21,26,K27"})
		},
		reach: func(p *Page) {
			p.Walk("e1")
			p.Key("/")
			p.WaitFor("the field", p.typing)
			p.Write("31x15")
			p.Key("Enter")
		}},
	{name: "opening", reach: press("[data-boot=open]"), shown: "dialog[open] textarea"},
	{name: "opening what is wrong", reach: func(p *Page) { p.Read("[GameType \"26\"]\n1. c3-d4 f6-e5\n2. g3-h4 *") }, shown: "dialog .wrong"},
	{name: "opening one of many", reach: func(p *Page) { p.Read(collection) }, shown: "dialog .games"},
	{name: "opening a game", reach: func(p *Page) { p.Read(annotated) }, shown: "dialog .summary"},
	{name: "opened", reach: func(p *Page) { p.Read(annotated); p.PressAt("dialog .primary"); p.PressAt("[data-tool=menu]") }, shown: "dialog .notation"},
	{name: "english", rest: "#/jogar/english/computer", shown: ".play .bar"},
	{name: "international", rest: "#/jogar/international/two", shown: ".takes",
		kept: func(k Kept) {
			k.Keep(OpenGame{Variant: "international", Mode: "two", Start: internationalFork})
		},
		reach: func(p *Page) { p.Tap("d4") }},
	{name: "turkish", rest: "#/jogar/turkish/two", shown: ".advice.refused",
		reach: func(p *Page) { p.Taps("c3", "d4") }},
	{name: "moves", rest: "#/jogar/brazilian/computer", shown: ".play .moves button",
		kept:  func(k Kept) { k.Keep(OpenGame{Moves: opening[:4]}) },
		reach: press("[data-tool=moves]")},
	{name: "hint", rest: "#/jogar/brazilian/computer", shown: ".arrow.better",
		kept:  func(k Kept) { k.Keep(OpenGame{Start: threatened}) },
		reach: func(p *Page) { p.PressAt("[data-tool=hint]"); p.PressAt(".advice.taught button") }},
	{name: "threat", rest: "#/jogar/brazilian/computer", shown: ".arrow.danger",
		kept:  func(k Kept) { k.Keep(OpenGame{Start: threatened}) },
		reach: func(p *Page) { p.Walk("c1"); p.Key("t") }},
	{name: "practice", rest: "#/jogar/brazilian/computer", shown: ".mark.grade.blunder, .mark.grade.mistake",
		kept: func(k Kept) { k.Keep(OpenGame{Start: threatened, Moves: []string{"h2g3", "c5e3"}, Practice: true}) }},
	{name: "a better move", rest: "#/jogar/brazilian/computer", shown: ".arrow.better",
		kept:  func(k Kept) { k.Keep(OpenGame{Start: threatened, Moves: []string{"h2g3", "c5e3"}, Practice: true}) },
		reach: func(p *Page) { p.PressAt(".advice.taught button") }},
	{name: "menu", rest: "#/jogar/brazilian/computer", reach: press("[data-tool=menu]"), shown: "dialog[open]"},
	{name: "end", rest: "#/jogar/brazilian/computer", shown: ".end",
		kept:  func(k Kept) { k.Keep(OpenGame{Start: nearWin}) },
		reach: func(p *Page) { p.Tap("c3"); p.Tap("e5") }},
	{name: "records", rest: "#/recordes", shown: ".records table",
		kept: func(k Kept) { k.Won("brazilian", "medium", 850) }},
	{name: "no records", rest: "#/recordes", shown: ".records .empty"},
	{name: "rules", rest: "#/regras/brazilian", shown: ".rules .rule-list"},
	{name: "rules of another game", rest: "#/regras/english-official", shown: ".rules .start"},
	{name: "guide", rest: "#/aprender", shown: ".learn .contents"},
	{name: "lesson", rest: "#/aprender/obrigatoria", shown: ".lesson .advice.refused", reach: func(p *Page) { p.Tap("g3") }},
	{name: "lesson done", rest: "#/aprender/de-longe", shown: ".lesson .praise", reach: func(p *Page) { p.Taps("a1", "e5") }},
	{name: "comparison", rest: "#/comparar", shown: ".comparison .arrow"},
	{name: "comparison in short", rest: "#/comparar/resumo", shown: ".comparison table"},
	{name: "how the computer thinks", rest: "#/computador", shown: ".computer table"},
	{name: "finished games", rest: "#/historico", shown: ".past li",
		kept: func(k Kept) { k[keptPrefix+"history/draughts"] = past(wonPast, leftPast) }},
	{name: "no finished games", rest: "#/historico", shown: ".history .empty"},
	{name: "confirming", rest: "#/jogar/brazilian/two", shown: ".advice .primary",
		kept: func(k Kept) { k.Keep(OpenGame{Mode: "two"}) },
		reach: func(p *Page) {
			p.Eval(`location.hash = "#/ajustes"`)
			p.WaitVisible(".trial .board .cell")
			p.PressAt(".part:nth-of-type(3) .switch:nth-of-type(3)")
			p.Back()
			p.WaitVisible(".play .board .cell")
			p.Taps("c3", "d4")
		}},
	{name: "settings", rest: "#/ajustes", shown: ".settings .trial .cell"},
	{name: "erasing", rest: "#/ajustes", shown: "dialog[open]", reach: press(".backup .danger")},
	{name: "opening a copy", rest: "#/ajustes", shown: "dialog[open] table",
		reach: func(p *Page) {
			p.Upload(".backup input", "copia.json", []byte(`{"tabuleiro": 1, "at": 1780000000000, "documents": {}}`))
		}},
	{name: "opening what is no copy", rest: "#/ajustes", shown: ".backup .wrong",
		reach: func(p *Page) { p.Upload(".backup input", "copia.json", []byte(`{`)) }},
}

// Look brings a sight before the person, in a language.
func (p *Page) Look(site *Site, s sight, language string) {
	p.t.Helper()
	p.LookWith(site, s, map[string]any{"language": language})
}

// LookWith does so with settings.
func (p *Page) LookWith(site *Site, s sight, settings map[string]any) {
	p.t.Helper()
	kept := Kept{}
	if s.kept != nil {
		s.kept(kept)
	}
	kept.Settings(settings)
	p.Replace(site, kept)
	p.Go(site.URL(s.rest))
	p.Ready()
	if s.reach != nil {
		p.reach(s)
	}
	p.WaitVisible(s.shown)
	p.Still()
}

func (p *Page) reach(s sight) {
	p.t.Helper()
	p.WaitVisible("main")
	s.reach(p)
}

// Still waits until nothing on the page moves any more.
func (p *Page) Still() {
	p.t.Helper()
	p.WaitFor("the page to stand still", func() bool {
		return p.Eval(`return document.getAnimations().every((a) => a.playState !== "running" || a.effect.getComputedTiming().iterations === Infinity)`) == true
	})
}

// Become changes the size of the window and the media features that the page
// sees.
func (p *Page) Become(change func(*Options)) {
	p.t.Helper()
	change(&p.options)
	p.emulate()
	p.Eval(`await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`)
	p.Still()
}

func resize(width, height int) func(*Options) {
	return func(o *Options) { o.Width, o.Height = width, height }
}

// eachSight runs a test for every sight in both languages, in one browser.
func eachSight(t *testing.T, options Options, test func(t *testing.T, page *Page)) {
	t.Helper()
	site := Serve(t, "/")
	page := newPage(t, options)
	for _, language := range []string{"pt-BR", "en"} {
		for _, s := range sights {
			t.Run(s.name+" "+language, func(t *testing.T) {
				here := page.in(t)
				here.Look(site, s, language)
				test(t, here)
			})
		}
	}
}

// in returns the page for a part of the test, which it fails instead.
func (p *Page) in(t *testing.T) *Page {
	page := *p
	page.t = t
	return &page
}
