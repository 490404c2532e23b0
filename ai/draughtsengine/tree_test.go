package draughtsengine

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// randomGames calls f with positions of random games of every variant, about n
// in all.
func randomGames(t *testing.T, n int, f func(rules.Game)) {
	t.Helper()
	random := rand.New(rand.NewPCG(4, 59))
	for range n / 4 / len(draughts.Variants) {
		for _, v := range draughts.Variants {
			g, err := rules.NewGame(v)
			for err == nil && !g.Outcome().Over() {
				if g.Ply()%15 == 14 {
					f(g)
				}
				moves := g.Position().LegalMoves()
				g, err = g.Play(moves[random.IntN(len(moves))])
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Alpha-beta gives the score of plain minimax, which looks at everything.
func TestAlphaBetaIsMinimax(t *testing.T) {
	e := New()
	table := e.tree.table
	var positions int
	randomGames(t, 700, func(g rules.Game) {
		positions++
		s := e.Start(g, ai.Limits{Depth: 4}).(*thought)
		s.table = nil // it may know more than minimax
		defer func() { s.table = table }()
		for !s.Step(1 << 30) {
		}
		if s.depth < 4 {
			return // the end of the game is near: there is no fourth pass
		}
		if want := s.minimax(0, 4); s.score != want {
			t.Errorf("%s %s: alpha-beta %d, minimax %d", g.Variant.Key, g.Position().FEN(), s.score, want)
		}
	})
	if positions < 500 {
		t.Errorf("only %d positions", positions)
	}
}

// minimax returns the worth of the position at a ply by looking at all lines.
func (t *tree) minimax(ply, depth int) int {
	p := &t.positions[ply]
	if _, repeated := t.reach(ply); repeated && ply > 0 {
		return 0
	}
	var list moveList
	t.legal(p, &list)
	best := -infinity
	switch {
	case list.count == 0:
		return t.stuck(ply)
	case t.left(p) <= 0 && !t.claimed(p):
		return 0
	case t.left(p) <= 0:
		best = 0
	}
	if depth <= 0 && !list.captures {
		return max(best, t.evaluate(p))
	}
	for i := range list.all() {
		t.play(p, &list.moves[i], &t.positions[ply+1])
		after := below(depth, list.count)
		if ply == 0 {
			after = depth - 1
		}
		best = max(best, -t.minimax(ply+1, after))
	}
	return best
}

func TestSearchAllocatesNothing(t *testing.T) {
	for _, v := range draughts.Variants {
		g, err := rules.NewGame(v)
		if err != nil {
			t.Fatal(err)
		}
		s := New().Start(g, ai.Limits{Nodes: 1 << 40})
		s.Step(50_000) // then a pass, which does allocate its line, takes long
		if allocs := testing.AllocsPerRun(20, func() { s.Step(2_000) }); allocs > 0 {
			t.Errorf("%s: %v allocations in 2000 nodes", v.Key, allocs)
		}
		s.Stop()
	}
}

// In the tree a draw by law is a draw, and a loss comes before it.
func TestDrawsInsideTheTree(t *testing.T) {
	rows := []struct {
		name, fen string
		quiet     uint8
		depth     int
		want      func(score int) bool
	}{
		{"a king ahead wins while there is time", "W:WK18,K23:BK1", 0, 5, func(s int) bool { return s > 0 }},
		{"forty moves of each side without progress are a draw", "W:WK18,K23:BK1", 78, 5, func(s int) bool { return s == 0 }},
		{"a capture on the last of them counts", "W:WK18:BK14,K22", 79, 3, func(s int) bool { return s != 0 }},
		{"a loss comes before the draw", "W:W17,K26:B13", 79, 3, func(s int) bool { return s > 19_000 }},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := New()
			v, _ := rules.Record{Variant: "english", Start: row.fen}.Replay(draughts.Variants[1])
			s := e.Start(v, ai.Limits{Depth: row.depth}).(*thought)
			s.positions[0].quiet = row.quiet
			for !s.Step(1 << 30) {
			}
			if !row.want(s.score) {
				t.Errorf("score %d", s.score)
			}
		})
	}
}
