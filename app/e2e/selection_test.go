//go:build e2e

package e2e

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules"
)

func TestSelection(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	begin := OpenGame{Moves: []string{"c3d4", "b6a5"}}
	table := SitDown(t, site, begin, desk, calm)
	tests := []struct {
		name string
		show func(*Table)
	}{
		{"a press picks up a piece and shows where it may go", func(p *Table) {
			position := p.Game().Position()
			for _, square := range movable(position) {
				p.Tap(square)
				p.waitPicked(square)
				if got, want := p.Marked("target"), targetsOf(position, square); got != want {
					p.t.Errorf("%s: targets %q, want %q", square, got, want)
				}
				p.Tap(square)
				p.waitPicked("")
				if got := p.Marked("target"); got != "" {
					p.t.Errorf("%s put back: targets %q", square, got)
				}
			}
		}},
		{"the second press plays the move, one ply", func(p *Table) {
			p.Taps("g3", "h4")
			g := p.WaitMoves(3)
			if got := g.Record().Moves[2]; got != "g3h4" {
				p.t.Errorf("played %s, want g3h4", got)
			}
		}},
		{"another own piece takes its place", func(p *Table) {
			p.Tap("g3")
			p.waitPicked("g3")
			p.Tap("e3")
			p.waitPicked("e3")
			if got, want := p.Marked("target"), targetsOf(p.Game().Position(), "e3"); got != want {
				p.t.Errorf("targets %q, want those of e3: %q", got, want)
			}
		}},
		{"an enemy or an empty square picks up nothing", func(p *Table) {
			for _, square := range []string{"a5", "d6", "c5", "e5", "c4", "b4"} {
				p.Tap(square)
				p.waitPicked("")
			}
		}},
		{"a wrong square plays nothing and keeps the piece", func(p *Table) {
			p.Tap("g3")
			for _, square := range []string{"a5", "d6", "g5", "e5", "g4", "b4"} {
				p.Tap(square)
				p.waitPicked("g3")
			}
		}},
		{"Esc puts the piece back", func(p *Table) {
			p.Tap("g3")
			p.waitPicked("g3")
			p.Key("Escape")
			p.waitPicked("")
		}},
		{"only the left button acts", func(p *Table) {
			p.Click(p.Square("g3"), 1)
			p.Click(p.Square("g3"), 2)
			p.Key("Escape") // a menu of the browser, if there were one
			p.waitPicked("")
			p.Tap("g3")
			p.Click(p.Square("h4"), 1)
			p.Click(p.Square("h4"), 2)
			p.waitPicked("g3")
		}},
		{"a press beside the board changes nothing", func(p *Table) {
			for _, picked := range []string{"", "g3"} {
				if picked != "" {
					p.Tap(picked)
				}
				for _, at := range p.beside() {
					p.TapAt(at)
					p.waitPicked(picked)
				}
			}
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := table.As(t)
			p.Put(begin)
			test.show(p)
			if played := p.Game().Ply(); played != 2 && !strings.Contains(test.name, "plays the move") {
				t.Errorf("played %s", p.Moves())
			}
		})
	}
}

// waitPicked waits until the piece on a square is picked up, or none with "".
// A page that has not answered yet shows what was before, so it looks twice.
func (p *Table) waitPicked(square string) {
	p.t.Helper()
	p.Frames()
	p.WaitFor(fmt.Sprintf("%q to be picked up", square), func() bool { return p.Marked("selected") == square })
	selected := p.Eval(`return [...document.querySelectorAll(".board .cell[aria-selected=true]")].map((e) => e.dataset.square).join()`)
	if selected != square {
		p.t.Errorf("a screen reader hears that %v is selected, want %q", selected, square)
	}
}

// Frames waits until what has just been done is on the screen.
func (p *Page) Frames() {
	p.t.Helper()
	p.Eval(`await new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 20)), 20))`)
}

// beside returns places just outside the edges of the board.
func (p *Table) beside() []Point {
	p.t.Helper()
	var r struct{ Left, Top, Right, Bottom float64 }
	p.run(`const r = document.querySelector(".play .board .grid").getBoundingClientRect();
		return {Left: r.left, Top: r.top, Right: r.right, Bottom: r.bottom}`, &r)
	x, y := (r.Left+r.Right)/2, (r.Top+r.Bottom)/2
	return []Point{{math.Floor(r.Left) - 1, y}, {math.Ceil(r.Right) + 1, y}, {x, math.Floor(r.Top) - 1}, {x, math.Ceil(r.Bottom) + 1}}
}

// movable returns the squares of the pieces that have a legal move.
func movable(p rules.Position) []string {
	var squares []string
	for _, m := range p.LegalMoves() {
		if from := m.From().String(); !slices.Contains(squares, from) {
			squares = append(squares, from)
		}
	}
	return squares
}

// targetsOf returns where the moves of a piece end.
func targetsOf(p rules.Position, from string) string {
	var squares []string
	for _, m := range p.LegalMoves() {
		if m.From().String() == from {
			squares = append(squares, m.To().String())
		}
	}
	slices.Sort(squares)
	return strings.Join(slices.Compact(squares), " ")
}

// TestEveryPixelBelongsToItsSquare presses squares in the middle and a pixel
// inside each edge, on boards of several sizes.
func TestEveryPixelBelongsToItsSquare(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	table := SitDown(t, site, OpenGame{}, desk, calm)
	for _, size := range []struct {
		width, height int
		scale         float64
	}{{320, 568, 1}, {844, 390, 2}, {1280, 800, 1.25}} {
		table.DevTools("Emulation.setDeviceMetricsOverride", map[string]any{
			"width": size.width, "height": size.height, "deviceScaleFactor": size.scale, "mobile": false}, nil)
		for _, square := range []string{"a1", "h8", "a7", "h2", "d4"} {
			for _, at := range table.inside(square) {
				table.Eval(`document.activeElement.blur()`)
				table.TapAt(at)
				table.Frames()
				if got := table.Focused(); got != square {
					t.Errorf("%d×%d: a press at %v in %s goes to %q", size.width, size.height, at, square, got)
				}
			}
		}
	}
}

// inside returns the middle of a square and places a pixel inside its edges.
func (p *Table) inside(square string) []Point {
	p.t.Helper()
	middle := p.Square(square)
	var r struct{ Left, Top, Right, Bottom float64 }
	p.run(`const r = document.querySelector(arguments[0]).getBoundingClientRect();
		return {Left: r.left, Top: r.top, Right: r.right, Bottom: r.bottom}`, &r, cell(square))
	return []Point{middle,
		{math.Ceil(r.Left) + 1, middle.Y}, {math.Floor(r.Right) - 1, middle.Y},
		{middle.X, math.Ceil(r.Top) + 1}, {middle.X, math.Floor(r.Bottom) - 1}}
}

func TestBoardIsFrozenAfterTheEnd(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	table := SitDown(t, site, OpenGame{Start: nearWin}, desk, calm)
	table.Taps("c3", "e5")
	table.WaitVisible(".end")
	before, drawn := table.Stored(), table.Drawn()
	table.Taps("g3", "h4")
	table.Drag("b2", "c3")
	table.Click(table.Square("e1"), 0)
	table.Frames()
	if got := table.Marked("selected") + table.Marked("target") + table.Marked("must"); got != "" {
		t.Errorf("marks on %q after the end", got)
	}
	if got := table.Drawn(); !slices.Equal(got, drawn) {
		t.Errorf("drawn %v, want %v still", got, drawn)
	}
	if got := table.Stored(); fmt.Sprint(got) != fmt.Sprint(before) {
		t.Errorf("kept %v, want %v still", got, before)
	}
	if !table.Visible(".end") {
		t.Error("the result is gone")
	}
}

func TestTheEndNamesTheWinner(t *testing.T) {
	t.Parallel()
	tests := []struct{ language, title, said string }{
		{"pt-BR", "Vitória das brancas", "Fim de jogo. Vitória das brancas."},
		{"en-US", "White wins", "Game over. White wins."},
	}
	site := Serve(t, "/")
	for _, test := range tests {
		t.Run(test.language, func(t *testing.T) {
			table := SitDown(t, site, OpenGame{Mode: "two", Start: nearWin}, Options{Language: test.language}, calm)
			table.Taps("c3", "e5")
			table.WaitText(".end h2", test.title)
			table.WaitSaid(test.said)
		})
	}
}

// TestTwoPeopleOnOneDevice plays a whole game of two, by the rules of the first
// lesson. Nothing of it is left in the browser.
func TestTwoPeopleOnOneDevice(t *testing.T) {
	t.Parallel()
	page := Open(t, Serve(t, "/").URL(""), Options{Width: 390, Height: 844, Touch: true})
	page.Ready()
	by := &visitor{page, false}
	by.press("Ajustes")
	by.choose("Sem movimento")
	by.press("Voltar")
	by.press("Opções")
	by.choose("Duas pessoas")
	by.press("Outras regras")
	by.press("Damas, primeiros passos")
	by.press("Jogar")
	table := tableOf(page, "simple", "two")
	page.WaitVisible(".play .board .cell")
	before := page.Stored()
	game := shortestGame(table.variant)
	for ply, m := range game.Moves() {
		page.Taps(squaresOf(m)...)
		table.WaitDrawn(game.At(ply + 1).Position())
		if _, open := table.Save(); open != (ply+1 < game.Ply()) {
			t.Fatalf("after move %d of %d the game is kept: %v", ply+1, game.Ply(), open)
		}
	}
	winner, _ := game.Outcome().Result.Winner()
	page.WaitText(".end h2", "Vitória das "+[...]string{"brancas", "pretas"}[winner])
	got, past := page.Stored(), keptPrefix+"history/draughts"
	if moves := page.Field("history/draughts", "games", "0", "moves"); moves != float64(game.Ply()) {
		t.Errorf("the finished game is kept with %v moves, want %d", moves, game.Ply())
	}
	delete(got, past)
	if fmt.Sprint(got) != fmt.Sprint(before) {
		t.Errorf("after the end the browser keeps %v, want but for the finished game what it kept before: %v", got, before)
	}
	by.press("Início")
	by.press("Recordes")
	page.WaitVisible(".records .empty")
}

// shortestGame returns the shortest of some games at random that one side wins.
func shortestGame(v *rules.Variant) (best rules.Game) {
	for seed := range uint64(300) {
		g := randomGame(v, seed)
		if _, won := g.Outcome().Result.Winner(); won && (best.Variant == nil || g.Ply() < best.Ply()) {
			best = g
		}
	}
	return best
}

// randomGame returns a whole game at random.
func randomGame(v *rules.Variant, seed uint64) rules.Game {
	chance := rand.New(rand.NewPCG(seed, 0))
	g, err := rules.NewGame(v)
	for err == nil && !g.Outcome().Over() {
		moves := g.Position().LegalMoves()
		g, err = g.Play(moves[chance.IntN(len(moves))])
	}
	if err != nil {
		panic(err) // a position refused its own move
	}
	return g
}

// TestTheBoardShowsThePosition steps through 200 moves at random, and looks after
// each at what is drawn.
func TestTheBoardShowsThePosition(t *testing.T) {
	t.Parallel()
	var table *Table
	site := Serve(t, "/")
	plies := 0
	for seed := uint64(1); plies < 200; seed++ {
		v := tableOf(&Page{t: t}, []string{"brazilian", "english", "street"}[seed%3], "").variant
		g := randomGame(v, seed)
		g = g.At(g.Ply() - 1) // not over
		open := OpenGame{Variant: v.Key, Mode: "two", Side: g.At(0).Position().Turn().String(), Moves: g.Record().Moves}
		if table == nil {
			table = SitDown(t, site, open, desk, calm)
		} else {
			table.Put(open)
		}
		table.Press("Lances")
		table.WaitFor("the steps", func() bool { return table.Offers("Anterior") })
		if seed%2 == 0 {
			table.Press("Início")
			table.WaitDrawn(g.At(0).Position())
		}
		for n, got := range table.walk([]string{"Próximo", "Anterior"}[seed%2], g.Ply()) {
			ply := []int{n, g.Ply() - n}[seed%2]
			if want := standing(v, g.At(ply).Position()); !slices.Equal(got, want) {
				t.Errorf("%s %d: step %d draws move %d as %v, want %v", v.Key, seed, n, ply, got, want)
			}
		}
		plies += g.Ply()
	}
}

// walk presses a button n times and returns what was drawn before and after
// each press, as Drawn writes it.
func (p *Page) walk(button string, n int) (drawn [][]string) {
	p.t.Helper()
	p.run(`const button = () => `+named+`;
		const drawn = () => `+drawnPieces+`;
		const all = [drawn()];
		for (let n = 0; n < arguments[1]; n++) {
			const last = all.at(-1).join();
			button().click();
			const moving = () => drawn().join() === last || document.querySelector(".play .board .ghost");
			for (let waited = 0; moving() && waited < 200; waited++) await new Promise((done) => setTimeout(done, 10));
			for (let before = ""; before !== drawn().join(); await new Promise((done) => setTimeout(done, 50))) before = drawn().join();
			all.push(drawn());
		}
		return all`, &drawn, button, n)
	return drawn
}
