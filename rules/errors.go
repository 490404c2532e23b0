package rules

import "strconv"

// SquareError reports a text that names no square.
type SquareError struct{ Text string }

func (e *SquareError) Error() string { return "no square " + quote(e.Text) }

// IllegalMoveError reports a move that the position does not allow.
type IllegalMoveError struct{ Move, FEN string }

func (e *IllegalMoveError) Error() string { return "illegal move " + e.Move + " in " + e.FEN }

// SetupProblem names what is wrong with a FEN. Each game names its own.
type SetupProblem string

// SetupError reports a FEN that is not a position of the variant.
type SetupError struct {
	FEN     string
	Offset  int          // byte of FEN at which reading failed
	Problem SetupProblem // what is wrong there
	Text    string       // the square that it is about, or ""
}

func (e *SetupError) Error() string {
	text := "bad position " + quote(e.FEN) + " at " + strconv.Itoa(e.Offset+1) + ": " + string(e.Problem)
	if e.Text != "" {
		text += ": " + e.Text
	}
	return text
}

// RecordError reports a record that cannot be played back.
type RecordError struct {
	Ply int // moves played before it failed
	Err error
}

func (e *RecordError) Error() string {
	return "replay after " + strconv.Itoa(e.Ply) + " moves: " + e.Err.Error()
}

// Unwrap returns the error of the move, the start or the end that failed.
func (e *RecordError) Unwrap() error { return e.Err }

// EndError reports an end that no game can have, or that this game cannot have.
type EndError struct{ End string }

func (e *EndError) Error() string { return "no end " + quote(e.End) }

// quote puts a text between quotation marks. It escapes nothing, for which the
// worker would have to know all of Unicode.
func quote(text string) string { return `"` + text + `"` }
