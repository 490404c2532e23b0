package draughts_test

import (
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// TestEndings plays kings to and fro, which captures nothing, and looks for the
// ply that draws the game.
func TestEndings(t *testing.T) {
	for _, test := range []struct {
		name, variant, fen string
		cycle              string // two moves of each side
		plies              int
		law                rules.Reason
	}{
		{"two kings against one", "brazilian-official", "W:WKa1,Kc1:BKb8", "a1b2 b8c7 b2a1 c7b8", 10, draughts.FewPieces},
		{"two kings against two", "brazilian-official", "W:WKa1,Kc1:BKb8,Kh8", "c1d2 b8c7 d2c1 c7b8", 10, draughts.FewPieces},
		{"two kings against a king and a man", "brazilian-official", "W:WKa1,Kc1:BKb8,a7", "a1b2 b8c7 b2a1 c7b8", 10, draughts.FewPieces},
		{"one king against a king and a man", "brazilian-official", "W:WKc1:BKb8,a7", "c1d2 b8c7 d2c1 c7b8", 10, draughts.FewPieces},
		{"three kings against one have the usual forty plies", "brazilian-official", "W:WKc1,Ke1,Kg1:BKb8", "c1d2 b8c7 d2c1 c7b8", 40, draughts.NoProgress},
		{"a man against a king is no ending", "brazilian-official", "W:WKc1:Ba7,a5", "", 0, ""},

		{"three kings against one", "russian", "W:WKc1,Ke1,Kg1:BKb8", "c1d2 b8c7 d2c1 c7b8", 30, draughts.LoneKing},
		{"four kings against one", "russian", "W:WKc1,Ke1,Kg1,Ka3:BKb8", "c1d2 b8c7 d2c1 c7b8", 30, draughts.LoneKing},
		{"three kings against one on the main road", "russian", "W:WKc1,Ke1,Kg1:BKh8", "c1d2 h8g7 d2c1 g7h8", 10, draughts.MainRoad},
		{"two kings against one", "russian", "W:WKc1,Ke1:BKb8", "c1d2 b8c7 d2c1 c7b8", 10, draughts.FewPieces},
		{"a king and a man against one", "russian", "W:WKc1,a3:BKb8", "c1d2 b8c7 d2c1 c7b8", 10, draughts.FewPieces},
		{"five pieces with kings on both sides", "russian", "W:WKc1,Ke1,a3:BKb8,h6", "c1d2 b8c7 d2c1 c7b8", 60, draughts.SameForces},
		{"seven pieces with kings on both sides", "russian", "W:WKc1,Ke1,a3,b4:BKb8,h6,g7", "c1d2 b8c7 d2c1 c7b8", 120, draughts.SameForces},
		{"eight pieces have the usual thirty plies", "russian", "W:WKc1,Ke1,a3,b4:BKb8,h6,g7,h8", "c1d2 b8c7 d2c1 c7b8", 30, draughts.NoProgress},

		{"three kings against one", "international", "W:WKc1,Ke1,Kg1:BKb10", "c1d2 b10a9 d2c1 a9b10", 32, draughts.LoneKing},
		{"two kings against one", "international", "W:WKc1,Ke1:BKb10", "c1d2 b10a9 d2c1 a9b10", 10, draughts.FewPieces},
		{"four kings against one have the usual fifty plies", "international", "W:WKc1,Ke1,Kg1,Ki1:BKb10", "c1d2 b10a9 d2c1 a9b10", 50, draughts.NoProgress},

		{"three kings against one", "pool", "W:WKc1,Ke1,Kg1:BKb8", "c1d2 b8c7 d2c1 c7b8", 26, draughts.LoneKing},
		{"two kings against one have the usual thirty plies", "pool", "W:WKc1,Ke1:BKb8", "c1d2 b8c7 d2c1 c7b8", 30, draughts.NoProgress},
		{"fifteen moves of each side", "czech", "W:WKc1,Ke1:BKb8", "c1d2 b8c7 d2c1 c7b8", 30, draughts.NoProgress},
		{"twenty moves of each side", "portuguese", "W:WKd1,Kf1:BKa8", "d1e2 a8b7 e2d1 b7a8", 40, draughts.SameForces},
		{"three kings with one on the main road", "portuguese", "W:WKd1,Kf1,Kb7:BKh7", "f1e2 h7g8 e2f1 g8h7", 24, draughts.LoneKing},
		{"three kings off the main road", "spanish", "W:WKd1,Kf1,Ka2:BKh7", "f1e2 h7g8 e2f1 g8h7", 40, draughts.SameForces},
		{"two kings against one", "frisian", "W:WKc1,Ke1:BKb10", "c1d2 b10a9 d2c1 a9b10", 14, draughts.FewPieces},
		{"one king against one", "frisian", "W:WKc1:BKb10", "c1d2 b10a9 d2c1 a9b10", 4, draughts.FewPieces},
		{"one piece of each side", "turkish", "W:WKa1:BKh8", "", 0, draughts.OneEach},
		{"two pieces against one", "turkish", "W:WKa1,Kb1:BKh8", "", 0, ""},
	} {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p, cycle := parse(t, variant(t, test.variant), test.fen), strings.Fields(test.cycle)
			for ply := 0; ply < test.plies; ply++ {
				if got := p.Outcome(); got.Over() {
					t.Fatalf("after %d plies of %d the outcome is %v", ply, test.plies, got)
				}
				law, left := p.(rules.Counter).DrawCounter()
				if want := (test.plies - ply + 1) / 2; law != test.law || left != want {
					t.Fatalf("after %d plies %q leaves %d moves, want %q and %d", ply, law, left, test.law, want)
				}
				p = plays(t, p, cycle[ply%4])
			}
			if got := p.Outcome(); got.Reason != test.law || got.Over() != (test.law != "") {
				t.Errorf("the outcome is %v, want a draw by %q", got, test.law)
			}
		})
	}
}

func TestWhatBeginsTheCountAgain(t *testing.T) {
	for _, test := range []struct {
		name, variant, fen string
		moves              string // of which the last is the one that may
		law                rules.Reason
		left               int
	}{
		{"a king's move does not", "international", "W:WKc1,Ke1,Kg1:BKb10", "c1d2 b10a9 d2c1", draughts.LoneKing, 15},
		{"a man's move does not", "international", "W:WKc1,Ke1,c3:BKb10", "c1d2 b10a9 c3b4", draughts.LoneKing, 15},
		{"crowning does not", "international", "W:WKc1,Ke1,f8:BKa9", "f8e9 a9b10 e1f2 b10a9 e9f10", draughts.LoneKing, 14},
		{"a capture begins another law", "international", "W:WKc1,Ke1,g3:BKb10", "c1d2 b10c9 d2c1 c9b10 g3h4 b10i3", draughts.FewPieces, 5},
		{"a capture within the law does not", "international", "W:WKc1,g3:BKb10", "c1d2 b10c9 d2c1 c9b10 g3h4 b10i3", draughts.FewPieces, 2},
		{"a capture does", "russian", "W:WKc1,Ke1,Kg1,Kg3:BKd8", "c1b2 d8h4 b2a3 h4f2", draughts.LoneKing, 15},
		{"a man's move does not", "russian", "W:WKc1,Ke1,a3:BKb8,h6", "c1d2 b8c7 a3b4", draughts.SameForces, 29},
		{"crowning does", "russian", "W:WKc1,Ke1,e7:BKb8,h6", "c1d2 b8a7 e7f8", draughts.SameForces, 30},
		{"leaving the main road does", "russian", "W:WKc1,Ke1,g1:BKh8", "c1d2 h8g7 d2c1 g7f8 c1d2 f8g7", draughts.MainRoad, 5},
		{"a man's move does not", "portuguese", "W:Wb1,Kf1:BKa8", "f1e2 a8b7 b1a2", draughts.SameForces, 19},
		{"a man's move does", "czech", "W:WKc1,a3:BKb8", "c1d2 b8c7 a3b4", draughts.NoProgress, 15},
	} {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p := plays(t, parse(t, variant(t, test.variant), test.fen), strings.Fields(test.moves)...)
			if law, left := p.(rules.Counter).DrawCounter(); law != test.law || left != test.left {
				t.Errorf("%q leaves %d moves, want %q and %d", law, left, test.law, test.left)
			}
		})
	}
}

// TestAKingMakesThreeMovesInARow follows the count of Frisian kings.
func TestAKingMakesThreeMovesInARow(t *testing.T) {
	const fen = "W:Wi1,Kc1:BKb10,a7"
	for _, test := range []struct{ name, moves, want string }{
		{"a king's move counts", "c1d2", "B:WK42,50:BK1,16:+0+142"},
		{"each side has its own count", "c1d2 b10a9 d2c1", "B:WK47,50:BK6,16:+106+247"},
		{"the other side has moved a man", "c1d2 b10a9 d2c1 a9b10 c1d2 a7b6", "W:WK42,50:BK1,21:+0+342"},
		{"a man's move ends the count", "c1d2 b10a9 d2c1 a9b10 i1j2", "B:W45,K47:BK1,16:+201+0"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := plays(t, parse(t, variant(t, "frisian"), fen), strings.Fields(test.moves)...)
			if got := p.FEN(); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// TestClaims lets players claim the draws of tournaments.
func TestClaims(t *testing.T) {
	v := variant(t, "english-official")
	moves := strings.Fields("a1b2 b8c7 b2a1 c7b8 a1b2 b8c7 b2a1 c7b8")
	g, err := rules.Record{Start: "W:WKa1:BKb8", Moves: moves}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	if g.Outcome().Over() || !slices.Equal(g.Claims(), []rules.Reason{rules.Repetition}) {
		t.Errorf("the third time: outcome %v, claims %v", g.Outcome(), g.Claims())
	}
	if got := g.At(7).Claims(); len(got) > 0 {
		t.Errorf("before the third time the claims are %v", got)
	}
	drawn, err := g.End(rules.EndClaim(rules.Repetition))
	if want := (rules.Outcome{Result: rules.Draw, Reason: rules.Repetition}); err != nil || drawn.Outcome() != want {
		t.Errorf("claimed: %v, %v, want %v", drawn.Outcome(), err, want)
	}
	if again, err := drawn.Record().Replay(v); err != nil || again.Outcome() != drawn.Outcome() || drawn.Record().End != "claim:repetition" {
		t.Errorf("the record %v plays back to %v, %v", drawn.Record(), again.Outcome(), err)
	}
	for name, end := range map[string]string{"by another law": "claim:no progress", "by no law": "claim:", "twice": "claim:repetition"} {
		from := g
		if name == "twice" {
			from = drawn
		}
		if _, err := from.End(end); err == nil {
			t.Errorf("a claim %s is granted", name)
		}
	}
	if _, err := g.At(7).End(rules.EndClaim(rules.Repetition)); err == nil {
		t.Error("a claim before the third time is granted")
	}
}
