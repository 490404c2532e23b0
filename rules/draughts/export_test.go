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

// HasUnfilteredMove reports whether some piece of the side to move can walk or
// jump, were captures not compulsory.
func HasUnfilteredMove(p rules.Position) bool {
	q := p.(*Position)
	if q.won() {
		return false
	}
	for i := range q.side[q.turn].each {
		if j := q.standing(i); q.walks(i) != 0 && !q.resting(i) || q.canCapture(&j) {
			return true
		}
	}
	return false
}
