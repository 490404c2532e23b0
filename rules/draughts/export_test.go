package draughts

import "tabuleiro/rules"

// NewVariant returns the game of a ruleset that is not in the list.
var NewVariant = Ruleset.variant

// WithQuiet returns a position after so many plies without progress.
func WithQuiet(p rules.Position, plies int) rules.Position {
	q := *p.(*Position)
	q.quiet = plies
	return &q
}
