package draughtsengine

import (
	"testing"

	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
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
		p.play(&list.moves[i], &next)
		nodes += perft(g, &next, depth-1, lists)
	}
	return nodes
}

// parse returns the compact form of a FEN of a variant.
func parse(t testing.TB, variant, fen string) position {
	t.Helper()
	v, ok := catalog.Find(variant)
	if !ok {
		t.Fatalf("no variant %s", variant)
	}
	p, err := v.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return positionOf(p)
}

// The counts are those of rhalbersma/dctl, where capture routes are not counted
// apart; simple and street were counted with another generator.
func TestPerft(t *testing.T) {
	russian := draughts.Ruleset{MenCaptureBackward: true, FlyingKings: true, CrownedInPassing: true}
	rows := []struct {
		name   string
		rules  draughts.Ruleset
		parser string // variant that reads the position
		fen    string // or "" for its first one
		depth  int
		nodes  int
		deeper int // nodes one ply deeper, left out of short runs
	}{
		{"brazilian", ruleset("brazilian"), "brazilian", "", 8, 907830, 4431766},
		{"brazilian kings", ruleset("brazilian"), "brazilian", "B:WKb8,b2,c1,g1:Bc7,g7,f6,c5,Ke1", 6, 103698, 655998},
		{"english", ruleset("english"), "english", "", 8, 845931, 3963680},
		{"simple", ruleset("simple"), "simple", "", 7, 178776, 833782},
		{"street", ruleset("street"), "street", "", 7, 190146, 929978},
		{"russian", russian, "brazilian", "", 7, 190146, 929899},
		{"russian kings", russian, "brazilian", "B:WKh8:Bb8,f8,b6,a5,c5,b4,Kf4", 6, 233752, 1942006},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			v, _ := catalog.Find(row.parser)
			if row.fen == "" {
				row.fen = v.Start
			}
			p := parse(t, row.parser, row.fen)
			g := &generator{Ruleset: row.rules}
			lists := make([]moveList, 12)
			if got := perft(g, &p, row.depth, lists); got != row.nodes {
				t.Errorf("perft %d = %d, want %d", row.depth, got, row.nodes)
			}
			if testing.Short() {
				return
			}
			if got := perft(g, &p, row.depth+1, lists); got != row.deeper {
				t.Errorf("perft %d = %d, want %d", row.depth+1, got, row.deeper)
			}
		})
	}
}

func ruleset(key string) draughts.Ruleset {
	r, _ := draughts.Find(key)
	return r
}

func BenchmarkPerft(b *testing.B) {
	for _, v := range played {
		b.Run(v.Key, func(b *testing.B) {
			r, p := ruleset(v.Key), parse(b, v.Key, v.Start)
			g, lists := &generator{Ruleset: r}, make([]moveList, 8)
			var nodes int
			b.ReportAllocs()
			for b.Loop() {
				nodes += perft(g, &p, 7, lists)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
