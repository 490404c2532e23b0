package draughtsengine

import (
	"flag"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

// perft counts the sequences of moves of a length.
func perft(g *generator, p *position, depth int, lists []moveList) int {
	list := &lists[depth]
	g.legal(p, list)
	if depth == 1 {
		return list.count
	}
	var nodes int
	var next position
	for i := range list.all() {
		g.play(p, &list.moves[i], &next)
		nodes += perft(g, &next, depth-1, lists)
	}
	return nodes
}

var largest = flag.Int("perft", 2_000_000, "the largest count of moves that is checked")

// The engine counts as many moves as the rules have to.
func TestPerft(t *testing.T) {
	files, err := filepath.Glob("../../rules/draughts/testdata/*.perft")
	if err != nil || len(files) < 14 {
		t.Fatalf("files %v, %v", files, err)
	}
	lists := make([]moveList, 32)
	for _, file := range files {
		key := strings.TrimSuffix(filepath.Base(file), ".perft")
		t.Run(key, func(t *testing.T) {
			v, ok := catalog.Find(key)
			if !ok {
				t.Fatalf("no variant %s", key)
			}
			g := newGenerator(key)
			rulestest.TestPerftBy(t, v, file, *largest, func(p rules.Position, depth int) int {
				compact := g.positionOf(p)
				return perft(g, &compact, depth, lists)
			})
		})
	}
}

func newGenerator(key string) *generator { return &generator{game: newGame(ruleset(key))} }

func ruleset(key string) draughts.Ruleset {
	r, _ := draughts.Find(key)
	return r
}

// parse returns the compact form of a FEN of a variant.
func parse(t testing.TB, g *game, fen string) position {
	t.Helper()
	return g.positionOf(parseRules(t, g.Key, fen))
}

func parseRules(t testing.TB, variant, fen string) rules.Position {
	t.Helper()
	v, ok := catalog.Find(variant)
	if !ok {
		t.Fatalf("no variant %s", variant)
	}
	p, err := v.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func BenchmarkPerft(b *testing.B) {
	for _, v := range draughts.Variants {
		b.Run(v.Key, func(b *testing.B) {
			g, lists := newGenerator(v.Key), make([]moveList, 8)
			p := parse(b, &g.game, v.Start)
			var nodes int
			b.ReportAllocs()
			for b.Loop() {
				nodes += perft(g, &p, 6, lists)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
