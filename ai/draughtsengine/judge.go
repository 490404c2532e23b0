package draughtsengine

import "tabuleiro/ai/search"

// judge returns what a level takes a position to be worth to the side to move.
// It is wrong about the same position always by the same.
func (t *tree) judge(p *position) int {
	score := t.evaluate(p)
	if t.noise > 0 {
		r := search.NewRandom(t.seed, p.key())
		score += r.Intn(2*t.noise+1) - t.noise
	}
	return score
}
