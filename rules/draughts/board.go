package draughts

import (
	"math/bits"

	"tabuleiro/rules"
)

// place is a playing square, counted from the upper left with White below: its
// number in the notation, less one.
type place int8

const nowhere place = -1

// maxPlaces is how many playing squares a board may have.
const maxPlaces = 64

// set is a set of playing squares.
type set uint64

func (s set) has(i place) bool { return s>>uint(i)&1 != 0 }
func (s set) len() int         { return bits.OnesCount64(uint64(s)) }

// first and last return the lowest and the highest square of a set that is not
// empty.
func (s set) first() place { return place(bits.TrailingZeros64(uint64(s))) }
func (s set) last() place  { return place(63 - bits.LeadingZeros64(uint64(s))) }

// each yields the squares of the set in order.
func (s set) each(yield func(place) bool) {
	for ; s != 0; s &= s - 1 {
		if !yield(s.first()) {
			return
		}
	}
}

// single is the set of one square.
func single(i place) set { return 1 << uint(i) }

// direction is one of the four diagonals, and then of the four straight lines,
// as White sees them: the last of each four are the opposites of the first.
type direction int8

const none direction = 8 // no direction, and how many there are

var (
	offsets   = [none]struct{ file, rank int }{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}, {0, 1}, {-1, 0}, {1, 0}, {0, -1}}
	every     = [...]direction{0, 1, 2, 3, 4, 5, 6, 7}
	diagonals = every[:4]
	straights = every[4:]
)

func (d direction) opposite() direction { return d ^ 3 }

// forward reports whether a direction leads a side towards its last row, or
// sideways.
func forward(c rules.Color, d direction) bool {
	if c == rules.Black {
		d = d.opposite()
	}
	return d < 2 || d == 4 || d == 5 || d == 6
}

// board is what the playing squares of a game are to each other, and by which
// rules besides its own a try is explained.
type board struct {
	size     int
	width    int                    // playing squares in a row
	shift    int                    // 1 if the first square of the first row is light
	walks    []direction            // in which pieces move
	captures []direction            // in which pieces capture
	next     [none][maxPlaces]place // the neighbours, or nowhere
	lines    [none][maxPlaces]set   // all squares from the neighbour on
	shifts   [none][2]shift         // next for sets
	squares  [maxPlaces]rules.Square
	numbers  [1 << 8]place   // the inverse of squares, or nowhere
	order    [maxPlaces]int8 // the rank of each among the texts of all squares
	road     set             // the diagonal between the dark corners
	lenient  Ruleset         // see Ruleset.lenient
	barriers []barrier
}

// shift is the neighbour of some squares: of each the same number of squares on.
type shift struct {
	of set
	by int8
}

// newBoard returns the board of a game.
func newBoard(r *Ruleset) *board {
	b := &board{size: r.Size, width: r.Size / 2, walks: diagonals, captures: diagonals}
	switch {
	case r.Straight:
		b.width, b.walks, b.captures = r.Size, straights, straights
	case r.CapturesStraight:
		b.captures = every[:]
	}
	if r.DarkRight {
		b.shift = 1
	}
	for i := range b.numbers {
		s := rules.Square(i)
		if b.numbers[s] = b.at(s.File(), s.Rank()); b.numbers[s] != nowhere {
			b.squares[b.numbers[s]] = s
		}
	}
	for i := range b.places() {
		s := b.square(place(i))
		for d, step := range offsets {
			if d >= len(diagonals) && !r.Straight {
				step.file, step.rank = 2*step.file, 2*step.rank // over a light square
			}
			b.next[d][i] = b.at(s.File()+step.file, s.Rank()+step.rank)
		}
		if s.Rank() == s.File() && !r.DarkRight || s.Rank() == b.size-1-s.File() && r.DarkRight {
			b.road |= single(place(i))
		}
	}
	b.connect()
	b.sort()
	b.lenient, b.barriers = r.lenient(), r.barriers()
	return b
}

// connect finds lines and shifts from the neighbours. Neighbours in a direction
// are one of two numbers away, in odd and in even rows.
func (b *board) connect() {
	for d := range b.next {
		shifts := &b.shifts[d]
		for i, to := range b.next[d][:b.places()] {
			if to == nowhere {
				continue
			}
			for at := to; at != nowhere; at = b.next[d][at] {
				b.lines[d][i] |= single(at)
			}
			by, n := int8(to)-int8(i), 0
			if shifts[0].of != 0 && shifts[0].by != by {
				n = 1
			}
			shifts[n] = shift{shifts[n].of | single(place(i)), by}
		}
	}
}

// step returns the neighbours of some squares in a direction.
func (b *board) step(d direction, from set) set {
	var to set
	for _, s := range b.shifts[d] {
		to |= set(bits.RotateLeft64(uint64(from&s.of), int(s.by)))
	}
	return to
}

// meet returns the first of some squares that a line from a square comes to, or
// nowhere.
func (b *board) meet(d direction, from place, among set) place {
	among &= b.lines[d][from]
	switch {
	case among == 0:
		return nowhere
	case d&2 != 0: // to higher numbers
		return among.first()
	}
	return among.last()
}

// sort ranks the squares by their texts: counts for each how many come before.
func (b *board) sort() {
	texts := make([]string, b.places())
	for i := range texts {
		// What follows a square in a text is a letter, which sorts after digits.
		texts[i] = b.square(place(i)).String() + "~"
	}
	for i := range texts {
		for j := range texts {
			if texts[j] < texts[i] {
				b.order[i]++
			}
		}
	}
}

// places returns how many playing squares the board has.
func (b *board) places() int { return b.size * b.width }

// square returns where on the board a playing square is.
func (b *board) square(i place) rules.Square { return b.squares[i] }

// place is the inverse of square: nowhere for a light square or one off the board.
func (b *board) place(s rules.Square) place { return b.numbers[s] }

// at finds a place by counting.
func (b *board) at(file, rank int) place {
	if file < 0 || rank < 0 || file >= b.size || rank >= b.size {
		return nowhere
	}
	first := place((b.size - 1 - rank) * b.width)
	switch {
	case b.width == b.size:
		return first + place(file)
	case (file+rank)%2 != b.shift:
		return nowhere
	}
	return first + place(file/2)
}

// row returns the squares of a row as a side counts them: 0 is its own first.
func (b *board) row(c rules.Color, n int) set {
	if c == rules.White {
		n = b.size - 1 - n
	}
	return (1<<uint(b.width) - 1) << uint(n*b.width)
}

// crown returns the row where the men of a side are crowned.
func (b *board) crown(c rules.Color) set { return b.row(c, b.size-1) }

// line returns which of some directions leads from one square to another and in
// how many steps, or 0 if none does.
func (b *board) line(directions []direction, from, to place) (d direction, length int) {
	for _, d = range directions {
		length = 1
		for i := b.next[d][from]; i != nowhere; i = b.next[d][i] {
			if i == to {
				return d, length
			}
			length++
		}
	}
	return 0, 0
}
