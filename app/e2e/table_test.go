//go:build e2e

package e2e

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// A Table is a page with a game on it. What the browser keeps of the game is
// replayed here, so that a test can ask the rules about it.
type Table struct {
	*Page
	variant *rules.Variant
	key     string // of the open game in the browser's storage
	stayed  rules.Game
}

// tableOf returns the table of a page that shows a game, or will.
func tableOf(page *Page, variant, mode string) *Table {
	page.t.Helper()
	v, known := catalog.Find(cmp.Or(variant, "brazilian"))
	if !known {
		page.t.Fatalf("no variant %q", variant)
	}
	g, err := rules.NewGame(v)
	page.must(err)
	return &Table{page, v, keptPrefix + store.GameDocument(v.Key, cmp.Or(mode, store.Computer)).String(), g}
}

// desk has a window like that of a small laptop, and a mouse.
var desk = Options{Width: 900, Height: 640}

// calm are settings that save a test time: pieces do not slide.
var calm = map[string]any{"speed": 0}

// SitDown opens an open game in a new browser, with settings and with scripts
// that run before those of the page.
func SitDown(t *testing.T, site *Site, g OpenGame, options Options, settings map[string]any, scripts ...string) *Table {
	t.Helper()
	page := newPage(t, options)
	for _, script := range scripts {
		page.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": script}, nil)
	}
	page.Replace(site, Kept{}.Keep(g).Settings(settings))
	page.Go(site.URL(addressOf(g)))
	page.Ready()
	page.WaitVisible(".board .cell")
	return tableOf(page, g.Variant, g.Mode)
}

func addressOf(g OpenGame) string {
	return "#/jogar/" + cmp.Or(g.Variant, "brazilian") + "/" + cmp.Or(g.Mode, "computer")
}

// Put leaves the game and opens another one in its place. Nothing else is kept
// but the settings.
func (p *Table) Put(g OpenGame) {
	p.t.Helper()
	p.Eval(`location.hash = "#/"`)
	p.WaitVisible(".home .card")
	p.Eval(`const settings = localStorage.getItem(arguments[0]);
		localStorage.clear();
		localStorage.setItem(arguments[0], settings);
		for (const [key, text] of Object.entries(arguments[1])) localStorage.setItem(key, text);
		location.hash = arguments[2]`, keptPrefix+"settings", Kept{}.Keep(g), addressOf(g))
	p.WaitVisible(".play .board .cell")
	p.stayed = tableOf(p.Page, g.Variant, g.Mode).stayed
}

// Save returns the open game as the browser keeps it; false once it has ended.
func (p *Table) Save() (save store.Save, open bool) {
	p.t.Helper()
	var text *string
	p.run(`return localStorage.getItem(arguments[0])`, &text, p.key)
	if text == nil {
		return store.Save{}, false
	}
	p.must(json.Unmarshal([]byte(*text), &save))
	return save, true
}

// Game returns the game as it stands; if nothing is kept of it, as it stood
// when it was last asked for.
func (p *Table) Game() rules.Game {
	p.t.Helper()
	if save, open := p.Save(); open {
		g, err := save.Record.Replay(p.variant)
		p.must(err)
		p.stayed = g
	}
	return p.stayed
}

// Moves returns the moves played, as text.
func (p *Table) Moves() string {
	p.t.Helper()
	return strings.Join(p.Game().Record().Moves, " ")
}

// WaitMoves waits until the game has so many moves, and returns it.
func (p *Table) WaitMoves(n int) (g rules.Game) {
	p.t.Helper()
	p.WaitFor(fmt.Sprintf("move %d", n), func() bool {
		g = p.Game()
		return g.Ply() >= n
	})
	return g
}

// standing writes what stands in a position, square by square.
func standing(v *rules.Variant, position rules.Position) []string {
	var pieces []string
	for _, square := range v.Squares() {
		if piece, ok := position.PieceAt(square); ok {
			pieces = append(pieces, fmt.Sprintf("%v %v %v", square, piece.Color, piece.Role))
		}
	}
	slices.Sort(pieces)
	return pieces
}

// Drawn writes what stands on the board that the page draws, in the same way.
func (p *Page) Drawn() []string {
	p.t.Helper()
	var pieces []string
	p.run(`return `+drawnPieces, &pieces)
	return pieces
}

const drawnPieces = `[...document.querySelectorAll(".play .board .piece:not(.taken)")].map((e) => {
	const is = (name) => e.classList.contains(name);
	return [e.dataset.at, is("white") ? "white" : "black", is("king") ? "king" : "man"].join(" ") + (is("ghost") ? " ghost" : "");
}).sort()`

// WaitDrawn waits until the board shows a position.
func (p *Table) WaitDrawn(position rules.Position) {
	p.t.Helper()
	want := standing(p.variant, position)
	p.WaitFor("the board to show "+position.FEN(), func() bool { return slices.Equal(p.Drawn(), want) })
}

// Marked returns the squares that have a mark: "target", "must", "selected",
// "last", "blamed", "refused".
func (p *Page) Marked(mark string) string {
	p.t.Helper()
	var squares []string
	p.run(`return [...new Set([...document.querySelectorAll(".play .board .mark." + arguments[0])].map((e) => e.dataset.at))].sort()`, &squares, mark)
	return strings.Join(squares, " ")
}

// Said returns what the live region of the game says.
func (p *Page) Said() string {
	p.t.Helper()
	return strings.TrimSpace(strings.ReplaceAll(p.Text(`.play > [role=status]`), "\u00a0", " "))
}

// WaitSaid waits until the live region says something that begins with some
// words.
func (p *Page) WaitSaid(words string) {
	p.t.Helper()
	p.WaitFor(fmt.Sprintf("%q to be said", words), func() bool { return strings.HasPrefix(p.Said(), words) })
}

// Focused returns the square that has the focus, or "".
func (p *Page) Focused() string {
	p.t.Helper()
	var square string
	p.run(`return document.activeElement?.dataset?.square ?? ""`, &square)
	return square
}

// Taps taps squares one after the other.
func (p *Page) Taps(squares ...string) {
	p.t.Helper()
	for _, square := range squares {
		p.Tap(square)
	}
}

// Steps goes to squares with the arrow keys, and presses Enter on each.
func (p *Page) Steps(squares ...string) {
	p.t.Helper()
	for _, square := range squares {
		p.Walk(square)
		p.Key("Enter")
	}
}

// Walk brings the cursor to a square with the arrow keys, after Tab has brought
// it to the board.
func (p *Page) Walk(square string) {
	p.t.Helper()
	for n := 0; p.Focused() == ""; n++ {
		if n > 20 {
			p.t.Fatal("Tab does not lead to the board")
		}
		p.Key("Tab")
	}
	for range 20 {
		var arrow string
		p.run(`const a = document.activeElement.getBoundingClientRect(), b = document.querySelector(arguments[0]).getBoundingClientRect();
			if (b.y < a.y - 1) return "ArrowUp";
			if (b.y > a.y + 1) return "ArrowDown";
			if (b.x < a.x - 1) return "ArrowLeft";
			return b.x > a.x + 1 ? "ArrowRight" : ""`, &arrow, cell(square))
		if arrow == "" {
			return
		}
		p.Key(arrow)
	}
	p.t.Fatalf("the arrows do not lead to %s but to %s", square, p.Focused())
}

// ways are the ways in which a person enters a move. A move that is entered
// square by square is one try by drag.
var ways = []struct {
	name    string
	options Options
	enter   func(*Page, ...string)
}{
	{"taps", Options{Width: 390, Height: 844, Touch: true}, (*Page).Taps},
	{"drag", Options{Width: 390, Height: 844, Touch: true}, (*Page).Drag},
	{"mouse", desk, (*Page).Drag},
	{"keys", desk, (*Page).Steps},
}

// squaresOf writes the path of a move as the tests name squares.
func squaresOf(m rules.Move) []string {
	names := make([]string, len(m.Path))
	for i, square := range m.Path {
		names[i] = square.String()
	}
	return names
}

// As returns the page for a part of the test, which it fails instead.
func (p *Table) As(t *testing.T) *Table {
	page := *p.Page
	page.t = t
	table := *p
	table.Page = &page
	return &table
}
