package main

import (
	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
)

// A balanced opening is one in which a search sees an advantage of less than this,
// in hundredths of a man.
const (
	balance      = 60
	balanceDepth = 7
)

// openings finds openings, one after the other, none twice: random moves after
// which nothing can be taken and neither side stands better.
type openings struct {
	variant *rules.Variant
	engine  ai.Engine
	plies   int
	random  search.Random
	seen    map[uint64]bool
}

func newOpenings(v *rules.Variant, plies int, seed uint64) *openings {
	return &openings{variant: v, engine: draughtsengine.New(), plies: plies, random: search.NewRandom(seed), seen: map[uint64]bool{}}
}

// next returns the next opening. Of too few plies there may be none new, and then
// it takes one that was.
func (o *openings) next() rules.Game {
	for try := 0; ; try++ {
		g, ok := o.line()
		key := g.Position().Key()
		if ok && (!o.seen[key] || try > 1000) {
			o.seen[key] = true
			return g
		}
	}
}

// line returns a game of random moves and whether it is an opening.
func (o *openings) line() (rules.Game, bool) {
	g, _ := rules.NewGame(o.variant)
	for range o.plies {
		moves := g.Position().LegalMoves()
		if over(g) {
			return g, false
		}
		g, _ = g.Play(moves[o.random.Intn(len(moves))])
	}
	return g, !over(g) && len(g.Position().LegalMoves()[0].Captures) == 0 && o.balanced(g)
}

func (o *openings) balanced(g rules.Game) bool {
	s := o.engine.Start(g, ai.Limits{Depth: balanceDepth})
	for !s.Step(1 << 20) {
	}
	score := s.Info().Score
	return -balance < score && score < balance
}
