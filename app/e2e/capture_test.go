//go:build e2e

package e2e

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules"
)

// Positions with captures that can be walked in more than one way.
const (
	twoRoutes = "W:Wd2:Bc3,c5,e3,e5"       // English: d2-b4-d6 or d2-f4-d6
	twoSets   = "W:WKh6:Bb4,c7,d4,g5"      // h6 to d8, by e3-b6, by d2-a5 or by d2-a3
	roundTrip = "W:Wd2:Bc3,c5,e5,e3"       // Brazilian: four pieces and back to d2
	longChain = "W:Wc3,h2,a1:Bd4,d6,g3,h8" // c3-e5-c7 takes two, h2-f4 one
)

func TestTwoRoutesToOneSquare(t *testing.T) {
	routes := [][]string{{"d2", "b4", "d6"}, {"d2", "f4", "d6"}}
	game := OpenGame{Variant: "english", Start: twoRoutes}
	for _, way := range ways {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			site := Serve(t, "/")
			table := SitDown(t, site, game, way.options, calm)
			way.enter(table.Page, "d2", "d6")
			table.WaitSaid("Mais de uma captura termina em")
			if got := table.Text(".advice .why"); got != table.Said() {
				t.Errorf("shown %q but said %q", got, table.Said())
			}
			if got := table.Game().Ply(); got != 0 {
				t.Fatalf("the last square alone plays %s", table.Moves())
			}
			for _, route := range routes {
				table.Put(game)
				way.enter(table.Page, route...)
				g := table.WaitMoves(1)
				if got, want := g.Record().Moves[0], strings.Join(route, ""); got != want {
					t.Errorf("entered %v, played %s", route, got)
				}
			}
		})
	}
}

// TestSameSquaresOtherPieces is a king that goes from h6 to d8 in three ways
// which take different pieces: none of them may be picked without asking.
func TestSameSquaresOtherPieces(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	game := OpenGame{Start: twoSets}
	table := SitDown(t, site, game, desk, calm)
	table.Taps("h6", "d8")
	table.WaitSaid("Mais de uma captura termina em d8")
	position := table.Game().Position()
	var played []string
	for _, m := range position.LegalMoves() {
		table.Put(game)
		route := squaresOf(m)
		table.Taps(route[:len(route)-1]...)
		table.Reload() // in the middle of the capture
		table.Ready()
		table.WaitVisible(".board .cell")
		table.Tap(route[len(route)-1])
		played = append(played, table.WaitMoves(1).Record().Moves[0])
		if got, want := played[len(played)-1], m.String(); got != want {
			t.Errorf("entered %v, played %s", route, got)
		}
		if got, want := table.Text(".play .moves button"), position.Notation(m); got != want {
			t.Errorf("the list writes %s as %q, want %q", m, got, want)
		}
	}
	for _, way := range []string{"h6e3b6d8", "h6d2a5d8"} {
		if !slices.Contains(played, way) {
			t.Errorf("played %v, want %s among them", played, way)
		}
	}
}

func TestCaptureThatEndsOnItsOwnSquare(t *testing.T) {
	t.Parallel()
	tries := []struct {
		name    string
		enter   func(*Page, ...string)
		squares []string
	}{
		{"tapped again", (*Page).Taps, []string{"d2", "d2"}},
		{"landing by landing", (*Page).Taps, []string{"d2", "f4", "d6", "b4", "d2"}},
		{"by keys", (*Page).Steps, []string{"d2", "d2"}},
		{"by keys the other way", (*Page).Steps, []string{"d2", "b4", "d6", "f4", "d2"}},
		{"dragged round", (*Page).Drag, []string{"d2", "b4", "d6", "f4", "d2"}},
	}
	site := Serve(t, "/")
	game := OpenGame{Start: roundTrip}
	table := SitDown(t, site, game, desk, calm)
	for _, try := range tries {
		t.Run(try.name, func(t *testing.T) {
			table := table.As(t)
			table.Put(game)
			try.enter(table.Page, try.squares...)
			table.WaitVisible(".end")
			if got, want := table.Drawn(), []string{"d2 white man"}; !slices.Equal(got, want) {
				t.Errorf("left on the board: %v, want %v", got, want)
			}
			if asked := table.Text(".advice"); asked != "" {
				t.Errorf("asked %q", asked)
			}
		})
	}
}

// TestChainGoesOnWithItsPiece tries everything else in the middle of a capture.
func TestChainGoesOnWithItsPiece(t *testing.T) {
	for _, way := range ways {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			site := Serve(t, "/")
			table := SitDown(t, site, OpenGame{Start: longChain}, way.options, calm)
			if got := table.Marked("must"); got != "c3" {
				t.Errorf("rings on %q, want c3 alone: the majority", got)
			}
			way.enter(table.Page, "c3", "e5")
			tryAnother(table, way.name, way.enter)
			table.Reload()
			table.Ready()
			tryAnother(table, way.name, way.enter)
			if way.name == "taps" || way.name == "keys" {
				way.enter(table.Page, "c7")
			} else {
				way.enter(table.Page, "e5", "c7")
			}
			g := table.WaitMoves(1)
			if got := g.Record().Moves[0]; got != "c3e5c7" {
				t.Errorf("played %s, want c3e5c7", got)
			}
			table.WaitDrawn(table.WaitMoves(2).Position())
		})
	}
}

// tryAnother tries to move another piece while a capture stands on e5.
func tryAnother(table *Table, way string, enter func(*Page, ...string)) {
	table.t.Helper()
	table.WaitFor("the piece on e5 and a ghost on d4", func() bool {
		drawn := table.Drawn()
		return slices.Contains(drawn, "e5 white man") && slices.Contains(drawn, "d4 black man ghost")
	})
	if got := table.Marked("target"); got != "c7" {
		table.t.Errorf("targets %q, want c7 alone", got)
	}
	enter(table.Page, "h2", "f4")
	if way != "drag" { // a finger there scrolls the page
		table.WaitSaid("A captura começou: continue com a peça em e5.")
	}
	if got := table.Moves(); got != "" {
		table.t.Fatalf("another piece played %s", got)
	}
}

// TestStreetChainStaysWithThePiece is the exercise of the tutorial: after a
// jump only the captures of the same piece are offered, and the turn stays.
func TestStreetChainStaysWithThePiece(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	table := SitDown(t, site, OpenGame{Variant: "street", Mode: "two", Start: "W:Wc3,h2:Bd4,f6,a7"}, desk, calm)
	table.Taps("c3", "e5")
	if got := table.Marked("target"); got != "g7" {
		t.Errorf("targets %q, want g7", got)
	}
	if got := table.Text(".turn"); !strings.HasPrefix(got, "Vez das brancas") {
		t.Errorf("the turn is %q, want it to stay", got)
	}
	table.Tap("h2")
	if got := table.Marked("selected"); got != "e5" {
		t.Errorf("selected %q, want e5 still", got)
	}
	table.Tap("g7")
	if got := table.WaitMoves(1).Record().Moves[0]; got != "c3e5g7" {
		t.Errorf("played %s, want c3e5g7", got)
	}
}

// TestPiecesThatMustCaptureAreRinged looks at the rings in the games in which the
// positions mean the same.
func TestPiecesThatMustCaptureAreRinged(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	for _, key := range []string{"brazilian", "english", "simple", "street"} {
		for _, test := range []struct{ start, rings string }{
			{"W:Wc3,e3,h2:Bd4,h8", "c3 e3"},
			{"W:Wc3,e3,h2:Bd4,e5,c5,h8", ""}, // nothing to land on
			{"", ""},
		} {
			table.Put(OpenGame{Variant: key, Start: test.start, Side: "white", Mode: "two"})
			table.Frames()
			if got := table.Marked("must"); got != test.rings {
				t.Errorf("%s, %s: rings on %q, want %q", key, cmp.Or(test.start, "start"), got, test.rings)
			}
			if shown := strings.HasPrefix(table.Text(".advice"), "Captura obrigatória"); shown != (test.rings != "") {
				t.Errorf("%s, %s: the board says %q", key, cmp.Or(test.start, "start"), table.Text(".advice"))
			}
		}
	}
}

func TestTargetsTellHowManyPiecesAreTaken(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	table := SitDown(t, site, OpenGame{Variant: "english", Start: "W:Wb2:Bc3,c5,e5,g7,a3"}, desk, calm)
	g := table.Game()
	table.Tap("b2")
	var ends []string
	for _, m := range g.Position().LegalMoves() {
		ends = append(ends, m.To().String())
		if got, want := table.Label(m.To().String()), "captura "+taken(m); !strings.Contains(got, want) {
			t.Errorf("%v is labelled %q, want %q", m.To(), got, want)
		}
		if len(m.Captures) > 1 {
			got := table.Eval(`return document.querySelector(".board .takes[data-at=" + arguments[0] + "]")?.textContent`, m.To().String())
			if got != fmt.Sprint(len(m.Captures)) {
				t.Errorf("%v shows %v, want %d", m.To(), got, len(m.Captures))
			}
		}
	}
	for _, end := range ends {
		if !strings.Contains(table.Marked("target"), end) {
			t.Errorf("targets %q, want %s among them", table.Marked("target"), end)
		}
	}
}

func taken(m rules.Move) string {
	if len(m.Captures) == 1 {
		return "1 peça"
	}
	return fmt.Sprint(len(m.Captures), " peças")
}
