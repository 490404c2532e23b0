package main

import (
	"fmt"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
)

// sample is a position of a game, and how the game ended.
type sample struct {
	features []draughtsengine.Feature
	phases   [2]float32
	result   float32 // for White: 1, ½ or 0
	men      int8    // of White more than of Black
}

// selfplay has an engine play games against itself.
type selfplay struct {
	variant  *rules.Variant
	engine   *draughtsengine.Engine
	patterns *draughtsengine.Patterns
	limits   ai.Limits
	results  map[rules.Result]int
	samples  int
}

// Openings are 4 to 11 random moves; a game that goes on for longest plies is
// drawn.
const (
	shortOpening = 4
	openingRange = 8
	longest      = 240
)

// games plays games and returns their positions in which nothing can be taken.
func (p *selfplay) games(n int, seed uint64) (samples []sample) {
	p.results = map[rules.Result]int{}
	for i := range n {
		samples = append(samples, p.game(search.NewRandom(seed, uint64(i)))...)
	}
	p.samples = len(samples)
	return samples
}

func (p *selfplay) game(random search.Random) (samples []sample) {
	g, _ := rules.NewGame(p.variant)
	for range shortOpening + random.Intn(openingRange) {
		moves := g.Position().LegalMoves()
		if g.Outcome().Over() {
			return nil
		}
		g, _ = g.Play(moves[random.Intn(len(moves))])
	}
	var result rules.Result
	for {
		var over bool
		if result, over = p.over(g); over {
			break
		}
		if len(g.Position().LegalMoves()[0].Captures) == 0 {
			var s sample
			var phases [2]float64
			s.features, phases = p.patterns.Features(g.Position())
			s.phases = [2]float32{float32(phases[0]), float32(phases[1])}
			s.men = menMore(g.Position(), p.variant)
			samples = append(samples, s)
		}
		s := p.engine.Start(g, p.limits)
		for !s.Step(1 << 30) {
		}
		g, _ = g.Play(s.Best())
	}
	p.results[result]++
	for i := range samples {
		samples[i].result = worth[result]
	}
	return samples
}

// menMore counts the men of White and takes off those of Black.
func menMore(p rules.Position, v *rules.Variant) (n int8) {
	for rank := range v.Ranks {
		for file := range v.Files {
			piece, ok := p.PieceAt(rules.At(file, rank))
			switch {
			case !ok || piece.Role == rules.King:
			case piece.Color == rules.White:
				n++
			default:
				n--
			}
		}
	}
	return n
}

var worth = map[rules.Result]float32{rules.WhiteWins: 1, rules.Draw: 0.5, rules.BlackWins: 0}

// over returns how a game has ended, or how the tables say that it will.
func (p *selfplay) over(g rules.Game) (rules.Result, bool) {
	if o := g.Outcome(); o.Over() {
		return o.Result, true
	}
	if len(g.Claims()) > 0 || g.Ply() >= longest {
		return rules.Draw, true
	}
	return p.engine.Worth(g.Position(), p.variant.Key)
}

// String writes the results for a person.
func (p selfplay) String() string {
	return fmt.Sprintf("%d white wins, %d draws, %d black wins, %d positions",
		p.results[rules.WhiteWins], p.results[rules.Draw], p.results[rules.BlackWins], p.samples)
}
