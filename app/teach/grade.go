package teach

import "math"

// Grade is how good a move was, by what it loses of the chance to win.
type Grade uint8

// The grades.
const (
	Good      Grade = iota // it loses less than .05
	Imprecise              // less than .11
	Mistake                // less than .24
	Blunder
	Grades // how many there are
)

// Sign returns how the grade is written behind a move, as in books.
func (g Grade) Sign() string { return [...]string{"✓", "?!", "?", "??"}[g] }

// GradeOf grades a move by two scores for the side that played it: of the best
// move and of its own.
func GradeOf(best, own int) Grade {
	switch loss := Chance(best) - Chance(own); {
	case loss < .05:
		return Good
	case loss < .11:
		return Imprecise
	case loss < .24:
		return Mistake
	}
	return Blunder
}

// Chance returns the chance to win that goes with a score in hundredths of a man,
// a draw counted as half.
func Chance(score int) float64 { return 1 / (1 + math.Exp(-steepness*float64(score))) }

// steepness is that of the logistic curve that fits best how games ended, between
// Easy and Medium, to the scores of 3,000 nodes in each position: .0065 in 300
// Brazilian games, .0075 in as many English ones.
const steepness = .007
