package main

import (
	"fmt"
	"math"
)

// score counts pairs of games by the half points of the first player in both: 0
// to 4. The games of a pair depend on each other by their opening, so the error
// comes from pairs: it is the pentanomial model.
type score struct{ pairs [5]int }

func (s *score) add(points int) { s.pairs[points]++ }

// sum returns how many pairs there are, the mean of their points as a share from
// 0 to 1, and its variance for a single pair.
func (s score) sum() (n, mean, variance float64) {
	for points, count := range s.pairs {
		n += float64(count)
		mean += float64(count) * float64(points) / 4
	}
	if n == 0 {
		return 0, 0.5, 0
	}
	mean /= n
	for points, count := range s.pairs {
		d := float64(points)/4 - mean
		variance += float64(count) * d * d / n
	}
	return n, mean, variance
}

// elo returns the difference of strength that a share of the points stands for.
func elo(share float64) float64 {
	share = min(max(share, 1e-3), 1-1e-3)
	return -400 * math.Log10(1/share-1)
}

// share is the inverse of elo.
func share(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// error returns how far, with 95 % certainty, the difference of strength may be
// from what the score says.
func (s score) error() float64 {
	n, mean, variance := s.sum()
	if n == 0 {
		return math.Inf(1)
	}
	e := 1.96 * math.Sqrt(variance/n)
	return (elo(mean+e) - elo(mean-e)) / 2
}

// String writes the score for a person.
func (s score) String() string {
	n, mean, _ := s.sum()
	return fmt.Sprintf("%d games: %.1f %%, Elo %+.0f ±%.0f, pairs %v", int(2*n), 100*mean, elo(mean), s.error(), s.pairs)
}

// sprt is a sequential test between two hypotheses about the difference of
// strength.
type sprt struct{ low, high float64 }

// bound is the likelihood that decides, for 5 % of wrong answers either way.
var bound = math.Log(0.95 / 0.05)

func (t sprt) asked() bool { return t.low < t.high }

// likelihood returns the logarithm of how much likelier a score is if the high
// hypothesis holds than if the low one does.
func (t sprt) likelihood(s score) float64 {
	n, mean, variance := s.sum()
	if n < 2 || variance == 0 {
		return 0
	}
	low, high := share(t.low), share(t.high)
	return n * (high - low) * (2*mean - low - high) / (2 * variance)
}

func (t sprt) decided(s score) bool { return t.asked() && math.Abs(t.likelihood(s)) >= bound }

// verdict says how the test stands.
func (t sprt) verdict(s score) string {
	l := t.likelihood(s)
	switch {
	case l >= bound:
		return fmt.Sprintf("at least %+.0f Elo (likelihood %.2f)", t.high, l)
	case l <= -bound:
		return fmt.Sprintf("at most %+.0f Elo (likelihood %.2f)", t.low, l)
	}
	return fmt.Sprintf("undecided between %+.0f and %+.0f Elo (likelihood %.2f of %.2f)", t.low, t.high, l, bound)
}
