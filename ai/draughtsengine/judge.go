package draughtsengine

import "tabuleiro/ai/search"

// judge says what a leaf is worth: the evaluation, as well as the level can see.
type judge struct {
	weights *Weights
	noise   int    // most by which it is wrong
	seed    uint64 // of the noise
}

// evaluate returns the worth of a position to the side to move. It is wrong
// about the same position always by the same.
func (j *judge) evaluate(p *position) int {
	score := j.weights.evaluate(p)
	if j.noise > 0 {
		r := search.NewRandom(j.seed, p.key())
		score += r.Intn(2*j.noise+1) - j.noise
	}
	return score
}
