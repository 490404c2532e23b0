package draughts_test

import (
	"slices"
	"testing"
	"time"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

func TestRoutes(t *testing.T) {
	for _, test := range []struct {
		name, variant, fen, move string
		want                     []string
	}{
		{"a quiet move has one", "brazilian", "W:WKa1:Bh2", "a1h8", []string{"a1h8"}},
		{"a single capture has one", "brazilian", "W:WKa1:Bc3", "a1h8", []string{"a1h8"}},
		{"a circle has two", "english", "W:WK2:B6,7,14,15,20", "d8b6d4f6d8", []string{"d8b6d4f6d8", "d8f6d4b6d8"}},
		{"every landing of a straight line is a way", "brazilian", "W:WKa1:Bb2,f6", "a1c3g7", []string{"a1c3g7", "a1d4g7", "a1e5g7"}},
		{"a king turns only where it can go on", "brazilian", "W:WKa1:Bc3,g5", "a1f6h4", []string{"a1f6h4"}},
		{"a king's circle goes both ways round", "brazilian", "W:WKa5:Bb6,f6,Kb4,g3", "a5d8h4e1a5", []string{"a5d8h4e1a5", "a5e1h4d8a5"}},
		{"it turns back from any landing", "street", "W:WKe5:Bb2,g7", "e5a1h8", []string{"e5a1h8"}},
		{"an illegal move has none", "brazilian", "W:WKa1:Bc3", "a1b2", nil},
	} {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p := parse(t, variant(t, test.variant), test.fen)
			var got []string
			for _, r := range p.(rules.Router).Routes(move(test.move)) {
				got = append(got, r.String())
			}
			if len(got) > 1 {
				slices.Sort(got[1:])
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestCapturesComeInTheOrderOfThePath(t *testing.T) {
	p := parse(t, variant(t, "english"), "W:WK2:B6,7,14,15,20")
	for _, r := range p.(rules.Router).Routes(p.LegalMoves()[0]) {
		want := map[string]string{"d8b6d4f6d8": "c7 c5 e5 e7", "d8f6d4b6d8": "e7 e5 c5 c7"}[r.String()]
		if !slices.Equal(r.Captures, squares(want)) {
			t.Errorf("%s takes %v, want %s", r, r.Captures, want)
		}
	}
}

// TestStreetRoutesAreCountedApart: with routes counted as other programs do, 8
// plies of street draughts have 929,984 ways, and Brazilian ones 907,836. No
// king takes two in a row so early.
func TestStreetRoutesAreCountedApart(t *testing.T) {
	for key, want := range map[string]int{"street": 929984, "brazilian": 907836} {
		if got := ways(t, first(t, variant(t, key)), 8); got != want {
			t.Errorf("%s: %d ways, want %d", key, got, want)
		}
	}
}

func ways(t *testing.T, p rules.Position, depth int) int {
	if depth == 0 {
		return 1
	}
	var sum int
	for _, m := range p.LegalMoves() {
		routes := 1
		if len(m.Captures) > 3 {
			routes = len(p.(rules.Router).Routes(m))
		}
		if depth == 1 {
			sum += routes
			continue
		}
		next, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		sum += routes * ways(t, next, depth-1)
	}
	return sum
}

// TestHardPositions has positions where the routes are too many to be followed
// one by one.
func TestHardPositions(t *testing.T) {
	for _, test := range []struct{ name, fen string }{
		{"enemies on every second square of every second row", "W:WKa1:BKb2,Kd2,Kf2,Kb4,Kd4,Kf4,Kb6,Kd6,Kf6,Kg3,Kg5,Kg7"},
		{"enemies spread over the board", "W:WKe1:BKb2,Kd2,Kf2,Kc3,Ke5,Kg5,Kb6,Kd6,Kf6,Kc7,Kg7,Ke7"},
		{"a few enemies far apart", "W:WKa1:BKb2,Kg3,Kf6,Kc7,Ke7,Kb6,Kf2,Kd2,Kc5"},
		{"every square full", "W:WK1-16:BK17-32"},
		{"kings in every second row", "W:WK29-32,K21-24,K13-16,K5-8:BK25-28,K17-20,K9-12,K1-4"},
		{"one king against all that can be taken", "W:WKa1:BKb2,Kd2,Kf2,Kc3,Ke3,Kg3,Kb4,Kd4,Kf4,Kc5,Ke5,Kg5,Kb6,Kd6,Kf6,Kc7,Ke7,Kg7"},
		{"one king against every second piece", "W:WKh4:BKb2,Kf2,Kd2,Kb6,Kd6,Kf6,Kd4,Kb4,Kf4"},
	} {
		for _, v := range draughts.Variants {
			if ruleset(v).DarkRight {
				continue
			}
			t.Run(v.Key+": "+test.name, func(t *testing.T) {
				begin := time.Now()
				p := parse(t, v, test.fen)
				var routes int
				for _, m := range p.LegalMoves() {
					n := len(p.(rules.Router).Routes(m))
					if n > 512 {
						t.Errorf("%s has %d routes", m, n)
					}
					routes += n
				}
				for _, s := range v.Squares() {
					p.(rules.Explainer).Explain(rules.At(0, 0), s)
				}
				if took := time.Since(begin); took > 2*time.Second {
					t.Errorf("took %v", took)
				}
				t.Logf("%d moves, %d routes, %v", len(p.LegalMoves()), routes, time.Since(begin))
			})
		}
	}
}

// TestALongFrisianCapture takes nineteen pieces, in many orders.
func TestALongFrisianCapture(t *testing.T) {
	p := parse(t, variant(t, "frisian"), "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47")
	if moves := p.LegalMoves(); len(moves) != 1 || len(moves[0].Captures) != 19 {
		t.Errorf("the moves are %v", moves)
	}
}
