package draughtsengine

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
)

// randomWeights returns weights of a board as Pack takes them.
func randomWeights(l *Patterns, random *rand.Rand) (weights [2][]float64) {
	for phase := range weights {
		for range l.Size() {
			weights[phase] = append(weights[phase], float64(random.IntN(401)-200)/fine)
		}
	}
	return weights
}

// The evaluation is the sum of the features by their weights, and that of the
// position turned, with the colours changed, is the same.
func TestLearnedEvaluation(t *testing.T) {
	for _, key := range []string{"brazilian", "english", "international", "frisian"} {
		patterns := NewPatterns(ruleset(key))
		weights := randomWeights(patterns, rand.New(rand.NewPCG(1, 2)))
		learned, err := patterns.ReadWeights(patterns.Pack(weights))
		if err != nil {
			t.Fatal(err)
		}
		variant, _ := catalog.Find(key)
		v, n := newSetter(variant, 3), newGame(ruleset(key))
		for range 300 {
			p := v.position(t, 1+v.random.IntN(12))
			compact := n.positionOf(p)
			got := learned.evaluate(&compact)
			want := sum(patterns, weights, p)
			if compact.turn == rules.Black {
				want = -want
			}
			if d := float64(got) - want; d < -1 || d > 1 {
				t.Errorf("%s %s: %d, want %.2f", key, p.FEN(), got, want)
			}
			if other := learned.evaluate(turnedPosition(&n.geometry, &compact)); other != got {
				t.Errorf("%s %s: %d, turned %d", key, p.FEN(), got, other)
			}
		}
	}
}

// sum returns what White has by the features of a position.
func sum(l *Patterns, weights [2][]float64, p rules.Position) (score float64) {
	features, phases := l.Features(p)
	for phase, share := range phases {
		for _, f := range features {
			score += share * float64(f.Times) * weights[phase][f.Weight]
		}
	}
	return score
}

// turnedPosition returns a position as the other side sees it.
func turnedPosition(g *geometry, p *position) *position {
	turn := func(b bitboard) (all bitboard) {
		for ; b != 0; b &= b - 1 {
			s := g.squares[bit(b)]
			all |= 1 << g.bitOf(g.size-1-s.File(), g.size-1-s.Rank())
		}
		return all
	}
	return &position{
		pieces: [2]bitboard{turn(p.pieces[1]), turn(p.pieces[0])},
		kings:  turn(p.kings),
		turn:   p.turn.Opponent(),
	}
}

func TestWeightsThatAreDamaged(t *testing.T) {
	patterns := NewPatterns(ruleset("english"))
	packed := patterns.Pack(randomWeights(patterns, rand.New(rand.NewPCG(1, 2))))
	for name, bad := range map[string][]byte{
		"cut":           packed[:len(packed)-1],
		"longer":        append(packed[:len(packed):len(packed)], 0),
		"no number":     append([]byte{255, 255, 255, 255}, packed...),
		"of another":    NewPatterns(ruleset("international")).Pack([2][]float64{make([]float64, 10), nil}),
		"there is none": nil,
	} {
		if l, err := patterns.ReadWeights(bad); err == nil {
			t.Errorf("weights that are %s are read as %v", name, l != nil)
		}
	}
}

func TestNumbersOfWeights(t *testing.T) {
	for _, n := range []int{0, 1, -1, 63, -63, 64, -64, 1800, -1800, 1 << 14, -1 << 14} {
		got, length := readNumber(append(appendNumber(nil, n), 1))
		if got != n || length != len(appendNumber(nil, n)) {
			t.Errorf("%d comes back as %d in %d bytes", n, got, length)
		}
	}
}

// Boards of light and dark squares have patterns unless they are mirrored.
func TestWhoHasPatterns(t *testing.T) {
	for _, r := range draughts.Rulesets {
		l := NewPatterns(r)
		if want := !r.Straight && !r.DarkRight; (l != nil) != want {
			t.Errorf("%s has patterns: %t", r.Key, l != nil)
			continue
		} else if !want {
			continue
		}
		if want := map[int]int{8: 5, 10: 8}[r.Size]; len(l.windows) != want {
			t.Errorf("%s has %d windows, want %d", r.Key, len(l.windows), want)
		}
	}
}
