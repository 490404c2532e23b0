//go:build tune

package draughtsengine

import (
	"encoding/json"
	"flag"
	"math"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

var (
	tv = flag.String("tv", "", "variant")
	ta = flag.String("ta", "", "weights json")
	tb = flag.String("tb", "", "weights json")
	tn = flag.Int("tn", 100, "games")
	tk = flag.Int("tk", 2000, "nodes")
)

func TestTune(t *testing.T) {
	v, _ := catalog.Find(*tv)
	var w [2]Weights
	for i, text := range []string{*ta, *tb} {
		w[i] = *WeightsOf(ruleset(*tv))
		if text != "" {
			if err := json.Unmarshal([]byte(text), &w[i]); err != nil {
				t.Fatal(err)
			}
		}
	}
	e := [2]*Engine{New(), New()}
	var win, draw, loss, plies int
	for n := range *tn {
		g, _ := rules.NewGame(v)
		random := search.NewRandom(uint64(n / 2))
		for range 6 {
			if moves := g.Position().LegalMoves(); len(moves) > 0 {
				g, _ = g.Play(moves[random.Intn(len(moves))])
			}
		}
		first := n % 2 // colour of weights 0
		for !g.Outcome().Over() && len(g.Claims()) == 0 && g.Ply() < 300 {
			i := 0
			if int(g.Position().Turn()) != first {
				i = 1
			}
			s := e[i].Start(g, ai.Limits{Nodes: *tk, Level: ai.Hard})
			e[i].tree.weights = &w[i]
			for !s.Step(1 << 30) {
			}
			g, _ = g.Play(s.Best())
		}
		plies += g.Ply()
		winner, won := g.Outcome().Result.Winner()
		switch {
		case !won:
			draw++
		case int(winner) == first:
			win++
		default:
			loss++
		}
	}
	total := float64(win + draw + loss)
	p := (float64(win) + float64(draw)/2) / total
	t.Logf("%s %+v v %+v: +%d =%d -%d  %.1f%% elo %+.0f plies %d", *tv, w[0], w[1], win, draw, loss, 100*p, -400*math.Log10(1/p-1), plies / *tn)
}
