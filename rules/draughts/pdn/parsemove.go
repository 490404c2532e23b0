package pdn

import (
	"slices"
	"strings"

	"tabuleiro/rules"
)

// Problem is why a text is not one legal move.
type Problem string

// The problems.
const (
	Unreadable Problem = "unreadable" // it is not two or more squares
	NoSquare   Problem = "no square"  // the board has none of that name
	Illegal    Problem = "illegal"    // Refusal tells why, if From and To are known
	OtherWay   Problem = "other way"  // legal moves have these ends, but take another way
	Ambiguous  Problem = "ambiguous"  // several legal moves are written so
)

// Problems lists them.
var Problems = []Problem{Unreadable, NoSquare, Illegal, OtherWay, Ambiguous}

// MoveError reports a text that is not one legal move.
type MoveError struct {
	Text       string
	Problem    Problem
	Offset     int           // Unreadable, NoSquare: where in Text
	From, To   rules.Square  // Illegal, OtherWay, Ambiguous: the ends that were read
	Refusal    rules.Refusal // Illegal: why
	Candidates []rules.Move  // OtherWay, Ambiguous: what may be meant
}

func (e *MoveError) Error() string {
	text := string(e.Problem) + ": " + e.Text
	if e.Refusal.Code != "" {
		text += ": " + string(e.Refusal.Code)
	}
	for n, m := range e.Candidates {
		text += []string{": ", " or "}[min(n, 1)] + m.String()
	}
	return text
}

// position is what a position of draughts offers.
type position interface {
	rules.Position
	rules.Router
	rules.Explainer
	Square(name string) (rules.Square, error)
}

// ParseMove returns the legal move of a position of draughts that a person means
// by a text: squares by number or by file and rank, whatever the variant, with
// any sign or space between or none: "c3-d4", "C3 D4", "22:15:8", "2218". A
// capture may be written by its ends, or by any of its landings in any way it
// can be walked; the file alone will do for where it begins: "cd4". Otherwise it
// returns a *MoveError.
func ParseMove(p rules.Position, text string) (rules.Move, error) {
	q := query{position: p.(position), text: text}
	names, err := q.names()
	if err != nil {
		return rules.Move{}, err
	}
	var found []rules.Move
	for _, names := range splits(names) {
		var moves []rules.Move
		if moves, err = q.find(names); err == nil {
			found = append(found, moves...)
		} else if q.err == nil || q.err.Problem == NoSquare {
			q.err = err.(*MoveError)
		}
	}
	switch len(found) {
	case 0:
		return rules.Move{}, q.err
	case 1:
		return found[0], nil
	}
	return rules.Move{}, &MoveError{
		Text: text, Problem: Ambiguous, From: found[0].From(), To: found[0].To(), Candidates: found,
	}
}

// query is a search for the move that a text means.
type query struct {
	position
	text string
	err  *MoveError // why the first way to read it fails
}

func (q *query) fail(problem Problem, at int) error {
	return &MoveError{Text: q.text, Problem: problem, Offset: at}
}

// name is a square as it is written, and where.
type name struct {
	text string
	at   int
}

// names splits the text into squares.
func (q *query) names() ([]name, error) {
	var names []name
	in := newScanner(q.text)
	for in.run(spaces + ".,-:>xX×–—−→"); !in.done(); in.run(spaces + ".,-:>xX×–—−→") {
		at := in.at
		square := in.square()
		if in.at == at || square == "" || len(names) > 0 && !isDigit(square[len(square)-1]) {
			return nil, q.fail(Unreadable, at)
		}
		names = append(names, name{square, at})
	}
	if len(names) == 0 || len(names) == 1 && (!isDigit(names[0].text[0]) || len(splits(names)) == 0) {
		return nil, q.fail(Unreadable, len(q.text))
	}
	return names, nil
}

// splits returns the ways to read squares that may be digits without a sign.
func splits(names []name) [][]name {
	if len(names) > 1 {
		return [][]name{names}
	}
	digits, at := names[0].text, names[0].at
	var ways [][]name
	for length := 1; length <= min(2, len(digits)); length++ { // of the first square
		from, to := digits[:length], strings.TrimLeft(digits[length:], "0")
		if to != "" && len(digits) <= length+2 {
			ways = append(ways, []name{{from, at}, {to, at + length}})
		}
	}
	return ways
}

// find returns the legal moves that squares stand for.
func (q *query) find(names []name) ([]rules.Move, error) {
	var path []rules.Square
	file := -1 // if that is all that is said of where the move begins
	for n, name := range names {
		if n == 0 && len(name.text) == 1 && isFile(name.text[0]) {
			file = int(name.text[0] - 'a')
			continue
		}
		s, err := q.Square(name.text)
		if err != nil {
			return nil, q.fail(NoSquare, name.at)
		}
		path = append(path, s)
	}
	ends := func(m rules.Move) bool {
		return m.To() == path[len(path)-1] && (m.From() == path[0] && file < 0 || m.From().File() == file)
	}
	var found []rules.Move
	for _, m := range q.LegalMoves() {
		if ends(m) {
			found = append(found, m)
		}
	}
	failed := MoveError{Text: q.text, Problem: Illegal, To: path[len(path)-1]}
	if file < 0 {
		failed.From = path[0]
		path = path[1:]
	}
	switch {
	case len(found) == 0 && file < 0:
		failed.Refusal = q.Explain(failed.From, failed.To)
		return nil, &failed
	case len(found) == 0:
		return nil, &failed
	}
	for _, goes := range []func(m rules.Move) bool{
		func(m rules.Move) bool { return slices.Equal(m.Path[1:], path) },
		func(m rules.Move) bool { return passes(m.Path[1:], path) },
	} {
		goes := func(m rules.Move) bool { return slices.ContainsFunc(q.Routes(m), goes) }
		if some := filter(found, goes); len(some) > 0 {
			return some, nil
		}
	}
	failed.Problem, failed.Candidates = OtherWay, found
	return nil, &failed
}

// passes reports whether a path has some squares in their order.
func passes(path, some []rules.Square) bool {
	for _, s := range path {
		if len(some) > 0 && some[0] == s {
			some = some[1:]
		}
	}
	return len(some) == 0
}

func filter(moves []rules.Move, keep func(rules.Move) bool) []rules.Move {
	var kept []rules.Move
	for _, m := range moves {
		if keep(m) {
			kept = append(kept, m)
		}
	}
	return kept
}
