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

// first returns the lowest square of a set that is not empty.
func (s set) first() place { return place(bits.TrailingZeros64(uint64(s))) }

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

// board is what the playing squares are to each other.
type board struct {
	size     int
	width    int                    // playing squares in a row
	shift    int                    // 1 if the first square of the first row is light
	walks    []direction            // in which pieces move
	captures []direction            // in which pieces capture
	next     [none][maxPlaces]place // the neighbours, or nowhere
	order    [maxPlaces]int8        // the rank of each among the texts of all squares
	road     set                    // the diagonal between the dark corners
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
	b.sort()
	return b
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
func (b *board) square(i place) rules.Square {
	row, column := int(i)/b.width, int(i)%b.width
	rank := b.size - 1 - row
	if b.width == b.size {
		return rules.At(column, rank)
	}
	return rules.At(2*column+(rank+b.shift)%2, rank)
}

// place is the inverse of square: nowhere for a light square or one off the board.
func (b *board) place(s rules.Square) place { return b.at(s.File(), s.Rank()) }

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
