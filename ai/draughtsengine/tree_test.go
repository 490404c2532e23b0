package draughtsengine

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
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
		depth := 4
		if g.Variant.Files > 8 || g.Variant.Key == "turkish" {
			depth = 3 // minimax takes long where there are many squares
		}
		s := e.Start(g, ai.Limits{Depth: depth}).(*thought)
		s.table = nil // it may know more than minimax
		defer func() { s.table = table }()
		for !s.Step(1 << 30) {
		}
		if s.depth < depth {
			return // the end of the game is near: there is no last pass
		}
		if want := s.minimax(0, depth); s.score != want {
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
		if best == 0 {
			return 0
		}
		return t.evaluate(p)
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

// In the tree a draw by law is a draw, and a win or a loss comes before it.
func TestEndsInsideTheTree(t *testing.T) {
	won := func(score int) bool { return score > 19_000 }
	drawn := func(score int) bool { return score == 0 }
	rows := []struct {
		name, variant, fen string
		quiet              uint8
		depth              int
		want               func(score int) bool
	}{
		{"a king ahead wins while there is time", "english", "W:WK18,K23:BK1", 0, 5, func(s int) bool { return s > 0 }},
		{"forty moves of each side without progress are a draw", "english", "W:WK18,K23:BK1", 78, 5, drawn},
		{"a capture on the last of them counts", "english", "W:WK18:BK14,K22", 79, 3, func(s int) bool { return s != 0 }},
		{"a loss comes before the draw", "english", "W:W17,K26:B13", 79, 3, won},
		{"a draw that can be claimed saves the side behind", "english-official", "B:WK18,K23:BK1", 80, 1, drawn},
		{"the side ahead gets no more, since the other will claim", "english-official", "W:WK18,K23:BK1", 79, 3, drawn},
		{"a win comes before a draw that can be claimed", "english-official", "W:WK18:BK14", 80, 3, won},
		{"two kings have five moves against one", "international", "W:WK46,K47:BK45", 0, 11, drawn},
		{"three have more", "international", "W:WK46,K47,K48:BK45", 0, 11, func(s int) bool { return s > 200 }},
		{"one piece each is a draw at once", "turkish", "W:WKa1,Kb1:BKb8,a7", 0, 1, func(s int) bool { return s != 0 }},
		{"who gives all away wins", "giveaway", "W:Wc3:Be5,h8", 0, 4, won},
		{"so does who cannot move", "giveaway", "W:Wa3,c3:Bb6,c5,h8", 0, 4, won},
		{"the first king wins", "breakthrough", "W:W11:B40", 0, 3, won},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			e := New()
			v, _ := catalog.Find(row.variant)
			g, err := rules.Record{Variant: row.variant, Start: row.fen}.Replay(v)
			if err != nil {
				t.Fatal(err)
			}
			s := e.Start(g, ai.Limits{Depth: row.depth}).(*thought)
			s.positions[0].quiet = row.quiet
			for !s.Step(1 << 30) {
			}
			if !row.want(s.score) {
				t.Errorf("score %d, line %v", s.score, s.Info().Line)
			}
		})
	}
}
