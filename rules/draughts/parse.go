package draughts

import "tabuleiro/rules"

// What may be wrong with a FEN.
const (
	WantSide      rules.SetupProblem = "want the side to move, W or B"
	WantColon     rules.SetupProblem = "want a colon before the pieces of each side"
	WantColor     rules.SetupProblem = "want the color of a list, W or B"
	ListedTwice   rules.SetupProblem = "the same color is listed twice"
	WantSquare    rules.SetupProblem = "want a square"
	NoSquare      rules.SetupProblem = "no such square on the board"
	SquareIsLight rules.SetupProblem = "the square is light"
	RangeDescends rules.SetupProblem = "a range goes from the lower number to the higher"
	TwoPieces     rules.SetupProblem = "two pieces on one square"
	ManOnLastRow  rules.SetupProblem = "a man there would have been crowned"
	WantRun       rules.SetupProblem = "want + and how often a king has moved in a row"
	NoSuchRun     rules.SetupProblem = "no king there has moved so often"
	WantEnd       rules.SetupProblem = "nothing may follow"
)

// SetupProblems lists them.
var SetupProblems = []rules.SetupProblem{
	WantSide, WantColon, WantColor, ListedTwice, WantSquare, NoSquare, SquareIsLight,
	RangeDescends, TwoPieces, ManOnLastRow, WantRun, NoSuchRun, WantEnd,
}

// parse reads a FEN as FEN writes it and as others do: either colour first, an
// empty list, ranges ("31-50", "K4-6"), squares by name or by number in any
// variant, a full stop at the end, the whole tag [FEN "..."]. It returns a
// *rules.SetupError for anything else.
func parse(r *Ruleset, b *board, fen string) (rules.Position, error) {
	in := reader{text: fen, end: len(fen)}
	in.unwrap()
	p := &Position{rules: r, board: b}
	if err := in.position(p); err != nil {
		return nil, err
	}
	p.begin()
	return p, nil
}

// reader reads a FEN from left to right.
type reader struct {
	text    string
	at, end int // what is still to be read
}

func (in *reader) error(at int, problem rules.SetupProblem, about string) error {
	return &rules.SetupError{FEN: in.text, Offset: at, Problem: problem, Text: about}
}

// unwrap leaves out the tag and the full stop around the position.
func (in *reader) unwrap() {
	const before, after = `[FEN "`, `"]`
	inner := in.end - len(after)
	if inner >= len(before) && in.text[:len(before)] == before && in.text[inner:] == after {
		in.at, in.end = len(before), inner
	}
	if in.at < in.end && in.text[in.end-1] == '.' {
		in.end--
	}
}

// peek returns the next byte, or 0 at the end.
func (in *reader) peek() byte {
	if in.at == in.end {
		return 0
	}
	return in.text[in.at]
}

// skip passes over a byte if it comes next.
func (in *reader) skip(b byte) bool {
	if in.peek() != b || in.at == in.end {
		return false
	}
	in.at++
	return true
}

// color reads W or B, or reports the problem.
func (in *reader) color(problem rules.SetupProblem) (rules.Color, error) {
	for c, letter := range letters {
		if in.skip(letter) {
			return rules.Color(c), nil
		}
	}
	return 0, in.error(in.at, problem, "")
}

func (in *reader) position(p *Position) error {
	var err error
	if p.turn, err = in.color(WantSide); err != nil {
		return err
	}
	var listed [2]bool
	for range listed {
		if !in.skip(':') {
			return in.error(in.at, WantColon, "")
		}
		start := in.at
		c, err := in.color(WantColor)
		if err != nil {
			return err
		}
		if listed[c] {
			return in.error(start, ListedTwice, "")
		}
		listed[c] = true
		if err := in.pieces(p, c); err != nil {
			return err
		}
	}
	if err := in.runs(p); err != nil {
		return err
	}
	if in.at < in.end {
		return in.error(in.at, WantEnd, "")
	}
	return nil
}

// runs reads how often kings have moved in a row, Black's and then White's, as
// FEN writes it, in a game in which that matters.
func (in *reader) runs(p *Position) error {
	if p.rules.KingRun == 0 || in.at == in.end {
		return nil
	}
	in.skip(':')
	for _, c := range [...]rules.Color{rules.Black, rules.White} {
		start := in.at
		if !in.skip('+') || in.at == in.end || !isDigit(in.peek()) {
			return in.error(start, WantRun, "")
		}
		count := int8(in.peek() - '0')
		in.at++
		if count == 0 {
			continue
		}
		at, err := in.number(p)
		if err != nil {
			return err
		}
		if int(count) > p.rules.KingRun || !(p.side[c] & p.kings).has(at) || p.side[c]&^p.kings == 0 {
			return in.error(start, NoSuchRun, "")
		}
		p.runs[c] = run{count: count, at: at}
	}
	return nil
}

// pieces reads the list of one side.
func (in *reader) pieces(p *Position, c rules.Color) error {
	if in.at == in.end || in.peek() == ':' {
		return nil
	}
	for {
		if err := in.item(p, c); err != nil {
			return err
		}
		if !in.skip(',') {
			return nil
		}
	}
}

// item reads a man or king on one square or on a range of them.
func (in *reader) item(p *Position, c rules.Color) error {
	king := in.skip('K')
	start := in.at
	first, err := in.place(p)
	last := first
	if err == nil && isDigit(in.text[start]) && in.skip('-') {
		if last, err = in.number(p); err == nil && p.rules.number(p.board, last) < p.rules.number(p.board, first) {
			err = in.error(start, RangeDescends, "")
		}
	}
	for i := min(first, last); i <= max(first, last) && err == nil; i++ {
		err = in.put(p, c, i, king, start)
	}
	return err
}

// put sets a piece on a square that was read at an offset.
func (in *reader) put(p *Position, c rules.Color, i place, king bool, at int) error {
	switch {
	case (p.side[0] | p.side[1]).has(i):
		return in.error(at, TwoPieces, p.name(i))
	case !king && p.board.crown(c).has(i):
		return in.error(at, ManOnLastRow, p.name(i))
	case king:
		p.kings |= single(i)
	}
	p.side[c] |= single(i)
	return nil
}

// place reads a square, by name or by number.
func (in *reader) place(p *Position) (place, error) {
	if c := in.peek(); c < 'a' || c > 'z' {
		return in.number(p)
	}
	b := p.board
	start := in.at
	in.at++
	in.digits()
	s, err := rules.ParseSquare(in.text[start:in.at])
	if err != nil || s.File() >= b.size || s.Rank() >= b.size {
		return nowhere, in.error(start, NoSquare, in.text[start:in.at])
	}
	if b.place(s) == nowhere {
		return nowhere, in.error(start, SquareIsLight, s.String())
	}
	return b.place(s), nil
}

// number reads the number of a square.
func (in *reader) number(p *Position) (place, error) {
	start := in.at
	in.digits()
	text := in.text[start:in.at]
	if text == "" {
		return nowhere, in.error(start, WantSquare, "")
	}
	n, ok := rules.ParseNumber(text, p.board.places())
	if !ok || n < 1 {
		return nowhere, in.error(start, NoSquare, text)
	}
	return p.rules.numbered(p.board, n), nil
}

func (in *reader) digits() {
	for in.at < in.end && isDigit(in.text[in.at]) {
		in.at++
	}
}

// Square returns the square with a name of the notation: its number or its file
// and rank, in any variant. For anything else it returns a *rules.SetupError.
func (p *Position) Square(name string) (rules.Square, error) {
	in := reader{text: name, end: len(name)}
	i, err := in.place(p)
	if err == nil && in.at < in.end {
		err = in.error(in.at, WantEnd, "")
	}
	if err != nil {
		return 0, err
	}
	return p.board.square(i), nil
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }
