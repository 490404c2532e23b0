package draughtsengine_test

import (
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func newGame(t testing.TB, variant string) rules.Game {
	t.Helper()
	v, ok := catalog.Find(variant)
	if !ok {
		t.Fatalf("no variant %s", variant)
	}
	g, err := rules.NewGame(v)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func BenchmarkSearch(b *testing.B) {
	for _, v := range catalog.All {
		b.Run(v.Key, func(b *testing.B) {
			g := newGame(b, v.Key)
			e := draughtsengine.New()
			var nodes int
			for b.Loop() {
				s := e.Start(g, ai.Limits{Nodes: 1_000_000})
				for !s.Step(10_000) {
				}
				nodes += s.Info().Nodes
				b.Log(s.Info())
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
