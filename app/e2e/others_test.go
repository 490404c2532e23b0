//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules/catalog"
)

// otherRules goes from the open sheet of a new game to the page of other rules.
func (p *Page) otherRules() {
	p.t.Helper()
	p.PressAt("dialog [href='#/outras']")
	p.WaitVisible(".others li")
}

func TestNobodyMeetsAllRulesUnasked(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "", Options{Width: 320, Height: 568, Touch: true}, Kept{}.Settings(calm))
	page.openOptions()
	if got := page.Texts("dialog [name=variant] + .face"); !slices.Equal(got, []string{"Brasileiras", "Inglesas"}) {
		t.Errorf("the sheet offers %q", got)
	}
	page.Press("Duas pessoas")
	page.otherRules()
	if got := page.Text("h1"); got != "Outras regras" {
		t.Errorf("the page is called %q", got)
	}
	if got, want := page.Count(".others li"), len(catalog.All)-2; got != want {
		t.Errorf("%d rules, want %d", got, want)
	}
	if got := page.Eval(`return [...document.querySelectorAll(".others li")].filter((e) =>
		!e.querySelector("strong").innerText || !e.querySelector(".text span").innerText.endsWith(".") || !e.querySelector(".board .sketch")).length`); got != 0.0 {
		t.Errorf("%v of them lack a name, a sentence or a board", got)
	}

	page.Press("Voltar")
	page.waitChosen(map[string]string{"mode": "two", "variant": "brazilian"})
	page.otherRules()
	page.Press("Damas russas")
	page.waitChosen(map[string]string{"mode": "two", "variant": "russian"})
	if got := page.Texts("dialog [name=variant] + .face"); !slices.Equal(got, []string{"Brasileiras", "Inglesas", "Russas"}) {
		t.Errorf("the sheet offers %q", got)
	}
	page.Press("Brasileiras")
	page.waitChosen(map[string]string{"mode": "two", "variant": "brazilian"})
	page.Press("Russas")
	page.waitChosen(map[string]string{"mode": "two", "variant": "russian"})
	if got := page.Text("dialog .brief"); !strings.HasPrefix(got, "Sem lei da maioria") {
		t.Errorf("the sheet says %q", got)
	}
	page.begin()
	page.WaitText("h1", "Damas russas")
	page.Taps("c3", "d4")
	tableOf(page, "russian", "two").WaitMoves(1)

	page.PressAt(".play .title")
	page.WaitText("dialog", "vira dama ali mesmo e continua como dama")
	page.Key("Escape")
	page.WaitGone("dialog")
	page.Back()
	page.WaitVisible(".home .card")
	if page.Visible("dialog") {
		t.Error("Back from the game opens the sheet again")
	}
	for css, want := range map[string]string{".card p": "Russas · Duas pessoas", ".continue": "Damas russas"} {
		if got := page.Text(css); !strings.Contains(got, want) {
			t.Errorf("%s says %q, want %q", css, got, want)
		}
	}
}

func TestASheetOfOtherRulesThatIsClosedIsHome(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/nova/pool", Options{}, Kept{})
	page.WaitFor("pool to be chosen", func() bool { return page.chosen()["variant"] == "pool" })
	page.Press("Fechar")
	page.WaitGone("dialog")
	page.WaitVisible(".home .card")
	if got := page.Text(".card p"); got != "Brasileiras · Iniciante" {
		t.Errorf("the first page offers %q", got)
	}
	page.openOptions()
	page.waitChosen(map[string]string{"mode": "computer", "level": "beginner", "side": "white", "variant": "brazilian"})
}

func TestRulesOfOthersAreRead(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/regras/brazilian", Options{Width: 390, Height: 844, Touch: true}, Kept{})
	page.Press("Outras regras")
	page.WaitVisible(".others li")
	page.Press("Damas turcas")
	page.WaitText(".rules h2", "Damas turcas")
	if !page.Visible(".rules .start .lines") || page.Visible(".rules .pictures") {
		t.Error("the rules of Turkish draughts are not shown on its board")
	}
	page.Press("Jogar com estas regras")
	page.WaitText("h1", "Damas turcas")
}

func TestRulesToLearnArePlayedWithTheComputer(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 390, Height: 844, Touch: true})
	for _, title := range []string{"Damas, primeiros passos", "Damas de rua"} {
		t.Run(title, func(t *testing.T) {
			page := page.in(t)
			page.Replace(site, Kept{}.Settings(calm))
			page.Go(site.URL("#/outras"))
			page.Ready()
			page.Press(title)
			page.WaitVisible("dialog[open]")
			page.begin()
			page.WaitText("h1", title)
			playOneMove(page)
		})
	}
}

func TestOfficialRulesHaveThePiecesOfTheirBase(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/outras", Options{Width: 390, Height: 844, Touch: true}, Kept{}.Settings(calm))
	page.Press("Damas inglesas, regras oficiais")
	page.WaitVisible("dialog[open]")
	page.Press("Duas pessoas")
	page.begin()
	page.WaitText("h1", "Damas inglesas, regras oficiais")
	page.WaitText(".turn", "Vez das cheias")
	if got := page.Attribute(".play .board .piece use", "href"); !strings.HasPrefix(got, "#draughts-outlined-") {
		t.Errorf("a piece is %s", got)
	}
	page.Taps("d6", "e5")
	tableOf(page, "english-official", "two").WaitMoves(1)
	page.WaitText(".moves", "10-15")
}

// TestCapturesOfOtherBoards enters a capture of two pieces in every way.
func TestCapturesOfOtherBoards(t *testing.T) {
	for _, test := range []struct {
		name, variant, start string
		path                 []string
		label                string // of the last square, before
		notation             string
	}{
		{"forward and sideways, on all squares", "turkish", "W:Wc3,a1:Bc4,d5,h8", []string{"c3", "c5", "e5"}, "e5, vazia", "c3xe5"},
		{"along a file and a rank", "frisian", "W:W32,46:B22,13,1", []string{"d4", "d8", "h8"}, "14, vazia", "32x14"},
		{"on a board of 100 squares", "international", "W:W32,46:B27,17,1", []string{"d4", "b6", "d8"}, "12, vazia", "32x12"},
		{"with the dark corner at the right", "portuguese", "W:W10,1:B14,22,32", []string{"f3", "d5", "f7"}, "26, vazia", "10x26"},
	} {
		for _, way := range ways {
			t.Run(test.name+" by "+way.name, func(t *testing.T) {
				t.Parallel()
				table := SitDown(t, Serve(t, "/"), OpenGame{Variant: test.variant, Mode: "two", Start: test.start}, way.options, calm)
				if got := table.Label(test.path[2]); got != test.label {
					t.Errorf("%s is called %q, want %q", test.path[2], got, test.label)
				}
				if got := table.Marked("must"); got != test.path[0] {
					t.Errorf("rings on %q, want %s", got, test.path[0])
				}
				way.enter(table.Page, test.path...)
				g := table.WaitMoves(1)
				if got := g.Record().Moves[0]; got != strings.Join(test.path, "") {
					t.Errorf("played %s, want %v", got, test.path)
				}
				table.WaitDrawn(g.Position())
				table.WaitText(".moves", test.notation)
				if got := table.Marked("last"); got != strings.Join(slices.Sorted(slices.Values([]string{test.path[0], test.path[2]})), " ") {
					t.Errorf("the move leaves its trail on %q", got)
				}
			})
		}
	}
}

// TestTheSmallestPhoneTakesTheBiggestBoard plays with a finger on 320 pixels.
func TestTheSmallestPhoneTakesTheBiggestBoard(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Variant: "international", Mode: "two"}, Options{Width: 320, Height: 568, Touch: true}, calm)
	var side float64
	table.EvalInto(&side, `return Math.min(...[...document.querySelectorAll(".board .cell")].flatMap((e) => [e.offsetWidth, e.offsetHeight]))`)
	if side < 32 {
		t.Errorf("the smallest square is %v wide, want 32", side)
	}
	for n, squares := range [][]string{{"f4", "e5"}, {"g7", "h6"}, {"g3", "f4"}, {"f8", "g7"}} {
		table.Taps(squares...)
		table.WaitDrawn(table.WaitMoves(n + 1).Position())
	}
	table.checkFit("after four moves")
	if got := table.Texts(".moves button"); fmt.Sprint(got) != "[33-28 19-24 39-33 13-19]" {
		t.Errorf("played %v", got)
	}
}

// TestACapturedPieceLeavesWhenTheRulesSaySo looks at the board in the middle of
// a capture.
func TestACapturedPieceLeavesWhenTheRulesSaySo(t *testing.T) {
	t.Parallel()
	for variant, want := range map[string][]string{
		"brazilian": {"d4 black man ghost", "e5 white man", "f6 black man", "h2 white man"},
		"street":    {"e5 white man", "f6 black man", "h2 white man"},
	} {
		table := SitDown(t, Serve(t, "/"), OpenGame{Variant: variant, Start: "W:Wc3,h2:Bd4,f6", Entered: []string{"c3", "e5"}}, desk, calm)
		table.WaitFor("the piece on e5", func() bool { return slices.Contains(table.Drawn(), "e5 white man") })
		if got := table.Drawn(); !slices.Equal(got, want) {
			t.Errorf("%s: drawn %v, want %v", variant, got, want)
		}
	}
}

// TestTheCursorOfATurnedBoardReachesTheFarCorner goes to a1, which is up at the
// right then, and on from there.
func TestTheCursorOfATurnedBoardReachesTheFarCorner(t *testing.T) {
	t.Parallel()
	for variant, next := range map[string]string{"english": "c1", "turkish": "b1", "international": "c1"} {
		table := SitDown(t, Serve(t, "/"), OpenGame{Variant: variant, Mode: "two", Side: "black"}, desk, calm)
		table.Walk("a1")
		if got := table.Attribute(`.board [tabindex="0"]`, "data-square"); got != "a1" {
			t.Errorf("%s: the cursor is on a1, but Tab leads to %s", variant, got)
		}
		table.Key("ArrowLeft")
		if got := table.Focused(); got != next {
			t.Errorf("%s: the next square is %s, want %s", variant, got, next)
		}
	}
}
