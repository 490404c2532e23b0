//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// arrowKeys are the keys of the cursor, by where they lead.
var arrowKeys = []struct {
	keys   []string
	dx, dy float64 // in squares
}{
	{[]string{"ArrowLeft", "a"}, -2, 0},
	{[]string{"ArrowRight", "d"}, 2, 0},
	{[]string{"ArrowUp", "w"}, 0, -1},
	{[]string{"ArrowDown", "s"}, 0, 1},
}

// TestTheCursorStaysOnTheBoard walks the cursor over the whole board, as it is
// seen: also when it is turned.
func TestTheCursorStaysOnTheBoard(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	for _, flipped := range []bool{false, true} {
		t.Run(fmt.Sprintf("turned %v", flipped), func(t *testing.T) {
			p := table.As(t)
			p.Put(OpenGame{Flipped: flipped})
			p.Walk("d4")
			for n := range 64 {
				arrow := arrowKeys[(n/8+n%3)%4]
				key := arrow.keys[n%2]
				before := p.cursor()
				p.Key(key)
				after := p.cursor()
				dx, dy := after.X-before.X, after.Y-before.Y
				stays := dx == 0 && dy == 0
				edge := before.X+arrow.dx < 0 || before.X+arrow.dx > 7 || before.Y+arrow.dy < 0 || before.Y+arrow.dy > 7
				switch {
				case stays && edge:
				case stays, dy != arrow.dy, arrow.dx != 0 && dx != arrow.dx, arrow.dx == 0 && dx != 1 && dx != -1:
					t.Fatalf("%s goes by %v columns and %v rows from %v", key, dx, dy, before)
				}
			}
			if width := p.Eval(`return parseFloat(getComputedStyle(document.activeElement).outlineWidth)`); width.(float64) < 3 {
				t.Errorf("the cursor is a ring of %v px, want 3", width)
			}
			if n := p.Count(`.board .cell[tabindex="0"]`); n != 1 {
				t.Errorf("%d squares are in the tab order, want the cursor alone", n)
			}
		})
	}
}

// cursor returns the column and the row, as seen, of the square that has the focus.
func (p *Page) cursor() (at Point) {
	p.t.Helper()
	p.run(`const e = document.activeElement, row = e.parentElement;
		if (!e.matches(".board .cell")) throw new Error("the focus left the board");
		return {X: [...row.children].indexOf(e), Y: [...row.parentElement.children].indexOf(row)}`, &at)
	return at
}

// tall makes the page taller than the window.
func (p *Page) tall() {
	p.t.Helper()
	p.Eval(`document.body.style.paddingBottom = "2000px"`)
	p.Frames()
}

func (p *Page) scrolled() float64 {
	p.t.Helper()
	return p.Eval(`return scrollY`).(float64)
}

func TestKeysPickUpAndDrop(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	table.tall()
	for _, key := range []string{"Enter", "Space"} {
		table.Put(OpenGame{})
		table.Walk("c3")
		table.Key(key)
		table.waitPicked("c3")
		table.Key("Escape")
		table.waitPicked("")
		table.Key(key)
		table.waitPicked("c3")
		table.Walk("d4")
		table.Key(key)
		table.WaitMoves(1)
		if got := table.Moves(); !strings.HasPrefix(got, "c3d4") {
			t.Errorf("%s plays %s, want c3d4", key, got)
		}
		if got := table.Focused(); got != "d4" {
			t.Errorf("after the move the focus is on %q, want d4", got)
		}
	}
	if got := table.scrolled(); got != 0 {
		t.Errorf("the keys scroll the page by %v", got)
	}
}

func TestAfterTheEndEnterStartsTheNextGame(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: nearWin}, desk, calm)
	table.tall()
	for _, key := range []string{"Enter", "Space"} {
		table.Put(OpenGame{Start: nearWin})
		table.Steps("c3", "e5")
		table.WaitVisible(".end")
		table.Frames()
		table.Key(key)
		table.WaitGone(".end")
		table.WaitDrawn(tableOf(table.Page, "", "").stayed.Position())
		table.WaitFor("the focus to be on the board", func() bool { return table.Focused() != "" })
	}
	if got := table.scrolled(); got != 0 {
		t.Errorf("the keys scroll the page by %v", got)
	}
}

func TestNewGameByKey(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	start := table.Game().Position()
	lost := func() any {
		return table.Field("records", "variants", "brazilian", "beginner", "ranked", "lost")
	}

	table.Put(OpenGame{})
	table.WaitFor("the focus to be on the board", func() bool { return table.Focused() != "" })
	table.newGame() // before the person's first move
	table.WaitGone("dialog[open]")
	if got := lost(); got != nil {
		t.Errorf("a game in which nothing was played counts as %v lost", got)
	}

	table.Put(OpenGame{Moves: []string{"c3d4", "b6a5"}})
	table.Walk("c3")
	table.newGame()
	table.WaitText("dialog [role=alert]", "conta como derrota")
	table.Press("Cancelar")
	table.Key("Escape")
	table.WaitGone("dialog[open]")
	if got := table.Moves(); got != "c3d4 b6a5" || lost() != nil {
		t.Errorf("after Cancelar the game is %q, %v lost", got, lost())
	}

	table.newGame()
	table.Press("Abandonar e jogar")
	table.WaitGone("dialog[open]")
	table.WaitDrawn(start)
	if got := lost(); got != 1.0 {
		t.Errorf("the game given up counts as %v lost, want 1", got)
	}
	if save, open := table.Save(); open && len(save.Record.Moves) > 0 {
		t.Errorf("the game given up is still open: %v", save.Record.Moves)
	}
}

func TestLettersOnTheBoard(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	table := SitDown(t, site, OpenGame{Start: "W:Wa1,g3,Kc1:Bh8,b6,Kd8"}, desk, calm)
	for _, test := range []struct{ from, key, to string }{
		{"a1", "k", "c1"}, {"c1", "k", "c1"}, {"a1", "p", "g3"}, {"g3", "p", "a1"},
		{"a1", "Shift+K", "d8"}, {"a1", "Shift+P", "b6"}, {"b6", "Shift+P", "h8"},
	} {
		table.Walk(test.from)
		table.Key(test.key)
		table.WaitFor(fmt.Sprintf("%s from %s to lead to %s", test.key, test.from, test.to), func() bool { return table.Focused() == test.to })
	}
	for _, test := range []struct{ at, key, says string }{
		{"g3", "m", "Pode ir para f4, h4."},
		{"b6", "m", "Nenhum lance possível desta casa."},
		{"a1", "c", "Ninguém tem de capturar agora."},
		{"a1", "v", "Nenhum lance ainda."},
		{"a1", "r", "Restam: Você: 2 pedras, 1 dama; Computador: 2 pedras, 1 dama."},
	} {
		table.Walk(test.at)
		table.Key(test.key)
		table.WaitSaid(test.says)
	}
	table.Key("?")
	table.WaitText("dialog[open]", "Teclas")
	table.Key("Escape")
	table.WaitGone("dialog[open]")

	table.Put(OpenGame{Start: "W:Wc3,a1:Bd4,h8,g7", Moves: nil})
	table.Walk("c3")
	table.Key("c")
	table.WaitSaid("Captura obrigatória: c3.")
	table.Put(OpenGame{Moves: []string{"c3d4", "b6a5"}})
	table.Walk("c3")
	table.Key("v")
	table.WaitSaid("Computador: b6 vai para a5.")
}

func TestDigitsGoToTheSquareWithThatNumber(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Variant: "english", Side: "black"}, desk, calm)
	table.Walk("d4")
	for _, test := range []struct{ number, square string }{{"1", "b8"}, {"32", "g1"}, {"12", "h6"}} {
		table.Key(strings.Split(test.number, "")...)
		table.WaitFor(test.number+" to lead to "+test.square, func() bool { return table.Focused() == test.square })
		table.Eval(`await new Promise((done) => setTimeout(done, 900))`)
	}
}

func TestTabLeavesTheBoardAtOnce(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	table.Walk("e3")
	table.Key("Tab")
	if got := table.Focused(); got != "" {
		t.Errorf("Tab leads to another square: %s", got)
	}
	if table.Eval(`return document.activeElement === document.body`) == true {
		t.Error("Tab leads nowhere")
	}
	table.Key("Shift+Tab")
	if got := table.Focused(); got != "e3" {
		t.Errorf("Shift+Tab comes back to %q, want e3", got)
	}
	table.Key("Shift+Tab")
	if got := table.Focused(); got != "" {
		t.Errorf("Shift+Tab leads to another square: %s", got)
	}
}

func TestLettersOutsideTheBoardDoNothing(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Moves: []string{"c3d4", "b6a5"}}, desk, calm)
	before := table.Said()
	for _, place := range []string{`[data-tool=menu]`, `.title`, `.play .moves button`} {
		table.Eval(`document.querySelector(arguments[0]).focus()`, place)
		table.Key("z", "u", "n", "k", "p", "m", "c", "v", "r", "?", "w", "a", "s", "d", "1", "2")
		table.Frames()
		if got := table.Moves(); got != "c3d4 b6a5" {
			t.Errorf("letters on %s make the game %q", place, got)
		}
		if table.Visible("dialog[open]") || table.Said() != before || table.Focused() != "" {
			t.Errorf("letters on %s do something: %q", place, table.Said())
		}
	}
}

func TestTheFocusReturnsAfterADialog(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Moves: []string{"c3d4", "b6a5"}}, desk, calm)
	tests := []struct {
		name  string
		open  func(*Table)
		close func(*Table)
		focus string // a selector
	}{
		{"a new game from the board", func(p *Table) { p.Walk("e3"); p.Key("n") }, escape, cell("e3")},
		{"the keys from the board", func(p *Table) { p.Walk("g3"); p.Key("?") }, escape, cell("g3")},
		{"the menu by its button", func(p *Table) { p.Press("Menu") }, escape, "[data-tool=menu]"},
		{"the menu by key", func(p *Table) { p.Eval(`document.querySelector("[data-tool=menu]").focus()`); p.Key("Enter") },
			func(p *Table) { p.Press("Fechar") }, "[data-tool=menu]"},
		{"the rules by the name of the game", func(p *Table) { p.PressAt(".title") }, escape, ".title"},
		{"the keys from the menu", func(p *Table) {
			p.Press("Menu")
			p.WaitVisible("dialog[open]")
			p.Still()
			p.Press("Teclas")
			p.WaitText("dialog[open] h2", "Teclas")
		}, escape, "[data-tool=menu]"},
		{"a game that is not given up", func(p *Table) {
			p.Press("Menu")
			p.WaitVisible("dialog[open]")
			p.Still()
			p.Press("Desistir")
			p.WaitText("dialog[open] h2", "Desistir")
		}, func(p *Table) { p.Press("Cancelar") }, "[data-tool=menu]"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := table.As(t)
			test.open(p)
			p.WaitVisible("dialog[open]")
			p.Still()
			if p.Eval(`return Boolean(document.activeElement.closest("dialog"))`) != true {
				t.Error("the dialog does not have the focus")
			}
			test.close(p)
			p.WaitGone("dialog[open]")
			p.Frames()
			if p.Eval(`return document.activeElement === document.querySelector(arguments[0])`, test.focus) != true {
				t.Errorf("the focus is on %v, want %s", p.Eval(`return document.activeElement.outerHTML.slice(0, 120)`), test.focus)
			}
		})
	}
}

func escape(p *Table) { p.Key("Escape") }

func TestTheFocusFollowsTheMove(t *testing.T) {
	for _, way := range ways {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			table := SitDown(t, Serve(t, "/"), OpenGame{}, way.options, calm)
			way.enter(table.Page, "c3", "d4")
			table.WaitMoves(1)
			table.WaitFor("the focus to be on d4", func() bool { return table.Focused() == "d4" })
			table.WaitMoves(2)
			table.Frames()
			if got := table.Focused(); got != "d4" {
				t.Errorf("after the computer's move the focus is on %q, want d4 still", got)
			}
		})
	}
}
