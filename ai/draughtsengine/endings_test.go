package draughtsengine

import (
	"flag"
	"math/rand/v2"
	"strings"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

var endings = flag.Int("endings", 10, "how many won endings of each game are played to the end")

// mayMiss is how many of fifty, begun, may be drawn by a law: in Russian draughts
// three kings have fifteen moves to catch one.
var mayMiss = map[string]int{"russian": 1}

// From positions of two to four pieces that the tables know to be won, a game is
// won before a draw law ends it, whatever the other side, which has the tables
// too, does to put it off.
func TestWonEndingsAreWon(t *testing.T) {
	for n, key := range tableBases {
		t.Run(key, func(t *testing.T) {
			e := New()
			e.tables[key] = tablesOf(t, key)
			random := rand.New(rand.NewPCG(6, uint64(n)))
			missed := 0
			for range *endings {
				fen := wonEnding(e, key, random)
				if g := playEnding(t, e, key, fen); g.Outcome().Result != rules.WhiteWins {
					t.Logf("%s: %v after %d plies, at %s", fen, g.Outcome(), g.Ply(), g.Position().FEN())
					missed++
				}
			}
			if may := mayMiss[key] * (1 + *endings/50); missed > may {
				t.Errorf("%d of %d are not won", missed, *endings)
			}
		})
	}
}

// wonEnding returns a position at random that White, to move, wins. Each material
// is as likely as the others.
func wonEnding(e *Engine, key string, random *rand.Rand) string {
	s := &generator{game: newGame(ruleset(key))}
	tables := e.tables[key]
	for {
		m := tables.layout.classes[random.IntN(len(tables.layout.classes))]
		at := random.IntN(m.size())
		var fen string
		tables.layout.each(m, func(n int, p *position) {
			if at--; at >= 0 || fen != "" {
				return
			}
			if s.prepare(p); !s.canCapture() && tables.find(p) == won {
				fen = s.fen(p)
			}
		})
		if fen != "" {
			return fen
		}
	}
}

// fen writes a position with White to move.
func (g *game) fen(p *position) string {
	v, _ := catalog.Find(g.Key)
	text := "W"
	for c, pieces := range p.pieces {
		var list []string
		for ; pieces != 0; pieces &= pieces - 1 {
			name := v.SquareName(g.squares[bit(pieces)])
			if pieces&-pieces&p.kings != 0 {
				name = "K" + name
			}
			list = append(list, name)
		}
		text += ":" + "WB"[c:c+1] + strings.Join(list, ",")
	}
	return text
}

// playEnding plays a position to the end of the game.
func playEnding(t *testing.T, e *Engine, key, fen string) rules.Game {
	t.Helper()
	v, _ := catalog.Find(key)
	g, err := rules.Record{Variant: key, Start: fen}.Replay(v)
	for err == nil && !g.Outcome().Over() {
		s := e.Start(g, ai.Limits{Level: ai.Hard})
		for !s.Step(1 << 30) {
		}
		g, err = g.Play(s.Best())
	}
	if err != nil {
		t.Fatal(err)
	}
	return g
}
