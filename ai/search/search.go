// Package search holds what the engines share: a [Task] runs a search in
// slices, a [Table] remembers positions, a [Random] is chance that can be
// replayed. The search itself is written once for each family of games.
package search

import "tabuleiro/ai"

// Win is the score of a game that is won on the board. One that takes n plies
// more is worth n less, and a loss is the negative of a win.
const Win = ai.Won + 1000

// won is the least score that is a win or the negative of a loss: no search is
// deeper than Win-won plies.
const won = ai.Won

// Decided reports whether a score is a win or a loss that was seen to its end.
func Decided(score int) bool { return score >= won || score <= -won }
