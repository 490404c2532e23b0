// Package rulestest checks that a variant keeps the promises of package rules.
// The tests of a game call [TestVariant] for what must hold in every position,
// and [TestPerft] for counts of move sequences that are known.
package rulestest

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/rules"
)

// maxPlies is how long a random game is followed.
const maxPlies = 300

// explainedPlies is among how many plies the one is whose refusals are checked:
// there are as many as pairs of squares.
const explainedPlies = 64

// TestVariant plays random games, the same ones each time, and checks every
// position on the way, the refusals of one, and of each game the record, the
// view and the end. It returns how many games ended for which reason, "" for
// those that went on too long.
func TestVariant(t *testing.T, v *rules.Variant, games int) (ends map[rules.Reason]int) {
	t.Helper()
	checkStart(t, v)
	ends = map[rules.Reason]int{}
	for seed := range uint64(games) {
		ply := uint64(0)
		g := RandomGame(t, v, seed, func(p rules.Position) {
			checkPosition(t, v, p)
			if e, ok := p.(rules.Explainer); ok && ply == seed%explainedPlies {
				checkRefusals(t, v, p, e)
			}
			ply++
		})
		checkRecord(t, v, g)
		checkView(t, v, g)
		checkEnd(t, v, g)
		ends[g.Outcome().Reason]++
		if t.Failed() {
			t.Fatalf("%s: stopped after the game of seed %d", v.Key, seed)
		}
	}
	return ends
}

// RandomGame plays legal moves at random until the game is over or has 300
// plies, and shows each position before the move is made.
func RandomGame(t *testing.T, v *rules.Variant, seed uint64, see func(rules.Position)) rules.Game {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	g, err := rules.NewGame(v)
	if err != nil {
		t.Fatalf("%s: NewGame: %v", v.Key, err)
	}
	for g.Ply() < maxPlies && !g.Outcome().Over() {
		see(g.Position())
		moves := g.Position().LegalMoves()
		if len(moves) == 0 {
			t.Fatalf("%s: %s goes on without a legal move", v.Key, g.Position().FEN())
		}
		if g, err = g.Play(moves[random.IntN(len(moves))]); err != nil {
			t.Fatalf("%s: Play: %v", v.Key, err)
		}
	}
	return g
}

// checkStart checks that the start is written as the variant says.
func checkStart(t *testing.T, v *rules.Variant) {
	t.Helper()
	p, err := v.Parse(v.Start)
	if err != nil {
		t.Fatalf("%s: Parse(Start): %v", v.Key, err)
	}
	if got := p.FEN(); got != v.Start {
		t.Errorf("%s: the first position is written %q, want Start = %q", v.Key, got, v.Start)
	}
}

// checkRecord checks that a game written as text plays back to the same.
func checkRecord(t *testing.T, v *rules.Variant, g rules.Game) {
	t.Helper()
	again, err := g.Record().Replay(v)
	if err != nil {
		t.Errorf("%s: Replay: %v", v.Key, err)
		return
	}
	for ply := range g.Ply() + 1 {
		got, want := again.At(ply).Position().FEN(), g.At(ply).Position().FEN()
		if got != want {
			t.Errorf("%s: played back, the position after %d plies is %s, want %s", v.Key, ply, got, want)
			return
		}
	}
	if got, want := again.Outcome(), g.Outcome(); got != want {
		t.Errorf("%s: played back, the outcome is %v, want %v", v.Key, got, want)
	}
}

// checkView checks that a board that knows no rules comes from the first
// position to each other by the moves alone.
func checkView(t *testing.T, v *rules.Variant, g rules.Game) {
	t.Helper()
	board := pieces(v, g.At(0).Position())
	for ply, m := range g.Moves() {
		carryOut(&board, m)
		if want := pieces(v, g.At(ply+1).Position()); board != want {
			t.Errorf("%s: after %d plies the moves alone do not lead to %s", v.Key, ply+1, g.At(ply+1).Position().FEN())
			return
		}
	}
}

// checkEnd checks that a game that is over says who won, or nobody, and why.
func checkEnd(t *testing.T, v *rules.Variant, g rules.Game) {
	t.Helper()
	o := g.Outcome()
	_, won := o.Result.Winner()
	if o.Over() != (o.Reason != "") || o.Over() && !won && o.Result != rules.Draw {
		t.Errorf("%s: %s ends as %q by %q", v.Key, g.Position().FEN(), o.Result, o.Reason)
	}
}
