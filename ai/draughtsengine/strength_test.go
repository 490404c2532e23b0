package draughtsengine_test

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/web/knowledge"
)

// best returns the move of a whole search.
func best(e ai.Engine, g rules.Game, l ai.Limits) (rules.Move, ai.Info) {
	s := e.Start(g, l)
	for !s.Step(1 << 30) {
	}
	return s.Best(), s.Info()
}

// taught returns an engine that knows all it can learn.
func taught(t testing.TB) ai.Engine {
	t.Helper()
	e := draughtsengine.New()
	for _, v := range catalog.All {
		if err := ai.Teach(e, v.Key, knowledge.Read); err != nil {
			t.Fatal(err)
		}
	}
	return e
}

// gameFrom returns a game that begins with a position.
func gameFrom(t testing.TB, variant, fen string) rules.Game {
	t.Helper()
	v, _ := catalog.Find(variant)
	g, err := rules.Record{Variant: variant, Start: fen}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// finish plays a game to its end at one level.
func finish(t *testing.T, e ai.Engine, g rules.Game, level string) rules.Game {
	t.Helper()
	for !g.Outcome().Over() {
		m, _ := best(e, g, ai.Limits{Level: level, Seed: 1})
		var err error
		if g, err = g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

func TestHardWinsWithTwoKingsAgainstOne(t *testing.T) {
	e := taught(t)
	random := rand.New(rand.NewPCG(4, 55))
	for range 20 {
		g := twoAgainstOne(t, random)
		start := g.Position().FEN()
		g = finish(t, e, g, ai.Hard)
		if got := g.Outcome().Result; got != rules.WhiteWins {
			t.Errorf("%s: %s after %d plies: %v", start, g.Position().FEN(), g.Ply(), g.Outcome())
		}
	}
}

// twoAgainstOne returns a random ending with White to move in which nobody
// threatens to capture.
func twoAgainstOne(t *testing.T, random *rand.Rand) rules.Game {
	t.Helper()
	v, _ := catalog.Find("english")
	for {
		squares := random.Perm(32)
		pieces := ":W" + "K" + number(squares[0]) + ",K" + number(squares[1]) + ":BK" + number(squares[2])
		black, err := v.Parse("B" + pieces)
		if err != nil {
			t.Fatal(err)
		}
		g := gameFrom(t, "english", "W"+pieces)
		if !captures(black) && !captures(g.Position()) {
			return g
		}
	}
}

func number(square int) string { return strconv.Itoa(square + 1) }

func captures(p rules.Position) bool {
	moves := p.LegalMoves()
	return len(moves) > 0 && len(moves[0].Captures) > 0
}

func TestOneKingAgainstOneIsADraw(t *testing.T) {
	e := taught(t)
	for _, fen := range []string{"W:WK32:BK1", "W:WK18:BK1", "B:WK28:BK5", "B:WK25:BK1"} {
		g := finish(t, e, gameFrom(t, "english", fen), ai.Hard)
		if got := g.Outcome().Result; got != rules.Draw {
			t.Errorf("%s: %v", fen, g.Outcome())
		}
	}
}
