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

// direction is one of the four diagonals. White's men go in the first two.
type direction int8

const directions direction = 4

var offsets = [directions]struct{ file, rank int }{{-1, 1}, {1, 1}, {-1, -1}, {1, -1}}

// forward reports whether a direction leads a side towards its last row.
func forward(c rules.Color, d direction) bool { return (d < 2) == (c == rules.White) }

// board is what the playing squares are to each other.
type board struct {
	size  int
	next  [directions][maxPlaces]place // the neighbours, or nowhere
	order [maxPlaces]int8              // the rank of each among the texts of all squares
}

func newBoard(size int) *board {
	b := &board{size: size}
	for i := range b.places() {
		s := b.square(place(i))
		for d, step := range offsets {
			b.next[d][i] = b.at(s.File()+step.file, s.Rank()+step.rank)
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
func (b *board) places() int { return b.size * b.size / 2 }

// square returns where on the board a playing square is.
func (b *board) square(i place) rules.Square {
	row, column := int(i)/(b.size/2), int(i)%(b.size/2)
	rank := b.size - 1 - row
	return rules.At(2*column+rank%2, rank)
}

// place is the inverse of square: nowhere for a light square or one off the board.
func (b *board) place(s rules.Square) place { return b.at(s.File(), s.Rank()) }

func (b *board) at(file, rank int) place {
	if file < 0 || rank < 0 || file >= b.size || rank >= b.size || (file+rank)%2 != 0 {
		return nowhere
	}
	return place((b.size-1-rank)*b.size/2 + file/2)
}

// row returns the squares of a row as a side counts them: 0 is its own first.
func (b *board) row(c rules.Color, n int) set {
	if c == rules.White {
		n = b.size - 1 - n
	}
	width := b.size / 2
	return (1<<uint(width) - 1) << uint(n*width)
}

// crown returns the row where the men of a side are crowned.
func (b *board) crown(c rules.Color) set { return b.row(c, b.size-1) }

// line returns the direction from one square to another and how many steps it
// takes, or 0 if they are not on a diagonal.
func (b *board) line(from, to place) (d direction, length int) {
	for d = range directions {
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
