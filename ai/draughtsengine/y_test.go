package draughtsengine_test

import (
	"sort"
	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"testing"
	"time"
)

func TestY(t *testing.T) {
	for _, v := range []string{"brazilian", "english"} {
		for _, nodes := range []int{20000,50000} {
			e := draughtsengine.New()
			var ds []int
			byph := map[int][]int{}
			t0 := time.Now()
			total := 0
			for n := uint64(0); n < 12; n++ {
				g := newGame(t, v)
				for !g.Outcome().Over() && g.Ply() < 150 {
					l := ai.Limits{Nodes: nodes, Seed: n}
					if g.Ply() < 6 {
						l.Level = "apprentice"
					}
					s := e.Start(g, l)
					for !s.Step(1 << 30) {
					}
					if len(g.Position().LegalMoves()) > 1 && g.Ply() >= 6 {
						d := s.Info().Depth
						ds = append(ds, d)
						byph[g.Ply()/20] = append(byph[g.Ply()/20], d)
					}
					total += s.Info().Nodes
					g, _ = g.Play(s.Best())
				}
				t.Log(g.Ply(), g.Outcome())
			}
			sort.Ints(ds)
			t.Log(v, nodes, len(ds), "p5", ds[len(ds)/20], "p10", ds[len(ds)/10], "p50", ds[len(ds)/2], "p90", ds[len(ds)*9/10], float64(total)/time.Since(t0).Seconds()/1e6)
			for i := 0; i < 8; i++ {
				x := byph[i]
				if len(x) > 0 {
					sort.Ints(x)
					t.Log(i*20, len(x), x[len(x)/10], x[len(x)/2], x[len(x)*9/10])
				}
			}
		}
	}
}
