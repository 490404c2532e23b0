package draughtsengine

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/rules"
)

// Every position of random games has the moves of the rules, and each leads to
// the position that the rules lead to.
func TestMovesAreThoseOfTheRules(t *testing.T) {
	for _, v := range played {
		t.Run(v.Key, func(t *testing.T) {
			g := &generator{Ruleset: ruleset(v.Key)}
			random := rand.New(rand.NewPCG(1, 2))
			for range 150 {
				p, err := v.Parse(v.Start)
				for err == nil && !p.Outcome().Over() {
					compareMoves(t, g, p)
					moves := p.LegalMoves()
					p, err = p.Play(moves[random.IntN(len(moves))])
				}
				if err != nil || t.Failed() {
					t.Fatal(err)
				}
			}
		})
	}
}

func compareMoves(t *testing.T, g *generator, p rules.Position) {
	t.Helper()
	var list moveList
	compact := positionOf(p)
	if captures := g.legal(&compact, &list); captures != g.canCapture(&compact) {
		t.Errorf("%s: can capture %t", p.FEN(), captures)
	}
	if quiet := list.count > 0 && list.moves[0].captures == 0; quiet && !g.canMove(&compact) {
		t.Errorf("%s: cannot move", p.FEN())
	}
	if got, want := list.count, len(p.LegalMoves()); got != want {
		t.Errorf("%s: %d moves, want %d", p.FEN(), got, want)
		return
	}
	for _, m := range p.LegalMoves() {
		found := list.match(m)
		if found == nil {
			t.Errorf("%s: no move %s", p.FEN(), m)
			return
		}
		compareAfter(t, p, m, &compact, found)
	}
}

func (l *moveList) match(m rules.Move) *move {
	for i := range l.all() {
		if l.moves[i].is(m) {
			return &l.moves[i]
		}
	}
	return nil
}

func compareAfter(t *testing.T, p rules.Position, m rules.Move, compact *position, found *move) {
	t.Helper()
	next, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	var got position
	compact.play(found, &got)
	if want := positionOf(next); got != want {
		t.Errorf("%s: after %s %+v, want %+v", p.FEN(), m, got, want)
	}
}

// Many pieces in the open give a flying king more routes than could be tried.
func TestCapturesWithManyRoutesAreFoundAtOnce(t *testing.T) {
	for _, variant := range []string{"brazilian", "street"} {
		p := parse(t, variant, "W:WKa1:Bb2,d2,f2,b4,d4,f4,b6,d6,f6,c7,e7,g7")
		p.pieces[rules.Black] &^= maskOf(rules.At(1, 1)) // lets the king out
		g := &generator{Ruleset: ruleset(variant)}
		var list moveList
		for range 1000 {
			g.legal(&p, &list)
		}
		if list.count == 0 {
			t.Errorf("%s: no captures", variant)
		}
	}
}
