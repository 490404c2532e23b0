package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
)

// layout numbers the positions of few pieces in which a side is to move, on a
// board of 32 dark squares. The other side is that side with the board turned.
//
// Positions with the same material follow one another: by the men of the side to
// move, then those of the other, then the kings of either. A set of squares has
// its number among those of its size, in the order of the binary numbers that it
// is; kings count only the squares that are left.
type layout struct {
	pieces  int               // at most
	place   [maxSquares]uint8 // of each bit among the squares
	bits    [places]uint8     // the inverse
	first   [maxPieces + 1][maxPieces + 1][maxPieces + 1][maxPieces + 1]int32
	classes []material // those with fewer pieces, and of these with fewer men, first
	size    int
}

const (
	places    = 32
	forMen    = places - 4 // no man stands on its last row
	maxPieces = 5          // that a layout may have
)

// choose holds how many sets of some squares have a size.
var choose = newChoose()

func newChoose() (c [places + 1][maxPieces + 1]int32) {
	for n := range c {
		c[n][0] = 1
		for k := 1; k <= maxPieces && n > 0; k++ {
			c[n][k] = c[n-1][k-1] + c[n-1][k]
		}
	}
	return c
}

// material counts the pieces of the side to move and of the other.
type material struct{ men, kings, theirMen, theirKings int }

func (m material) pieces() int { return m.men + m.kings + m.theirMen + m.theirKings }

// other returns the same material when the other side is to move.
func (m material) other() material {
	return material{m.theirMen, m.theirKings, m.men, m.kings}
}

// size returns how many numbers positions with a material have. Those in which
// men of both sides would share a square are not used.
func (m material) size() int {
	free := places - m.men - m.theirMen
	return int(choose[forMen][m.men] * choose[forMen][m.theirMen] * choose[free][m.kings] * choose[free-m.kings][m.theirKings])
}

// newLayout numbers the positions of at most so many pieces.
func newLayout(g *geometry, pieces int) *layout {
	l := &layout{pieces: pieces}
	n := 0
	for b := g.board; b != 0; b &= b - 1 {
		l.place[bit(b)], l.bits[n] = uint8(n), bit(b)
		n++
	}
	for n := 2; n <= pieces; n++ {
		for men := 0; men <= n; men++ {
			l.add(n, men)
		}
	}
	return l
}

// add numbers the positions of so many pieces, so many of them men.
func (l *layout) add(pieces, men int) {
	for theirs := 1; theirs < pieces; theirs++ {
		for theirMen := 0; theirMen <= min(men, theirs); theirMen++ {
			m := material{men - theirMen, pieces - theirs - men + theirMen, theirMen, theirs - theirMen}
			if m.kings < 0 {
				continue
			}
			l.classes = append(l.classes, m)
			l.first[m.men][m.kings][m.theirMen][m.theirKings] = int32(l.size)
			l.size += m.size()
		}
	}
}

// turned returns a set of squares as the other side sees it.
func turned(b bitboard) bitboard { return bits.Reverse64(b) >> (64 - turnedBits) }

const turnedBits = 36 // of the board, spare ones among them

// number returns the number of a position, which must have pieces of both sides
// and no more than the layout.
func (l *layout) number(p *position) int {
	me := p.turn & 1
	mine, theirs, kings := p.pieces[me], p.pieces[1-me], p.kings
	if me == rules.Black {
		mine, theirs, kings = turned(mine), turned(theirs), turned(kings)
	}
	men, theirMen := mine&^kings, theirs&^kings
	n := int(l.rank(men, 0, 0))
	n = n*int(choose[forMen][bits.OnesCount64(theirMen)]) + int(l.rank(theirMen, 0, places-forMen))
	taken := men | theirMen
	free := places - bits.OnesCount64(taken)
	count, theirCount := bits.OnesCount64(mine&kings), bits.OnesCount64(theirs&kings)
	n = n*int(choose[free][count]) + int(l.rank(mine&kings, taken, 0))
	n = n*int(choose[free-count][theirCount]) + int(l.rank(theirs&kings, taken|mine&kings, 0))
	return n + int(l.first[bits.OnesCount64(men)][count][bits.OnesCount64(theirMen)][theirCount])
}

// rank returns the number of a set among those of its size, of the squares that
// are not taken and not below one.
func (l *layout) rank(set, taken bitboard, below int) (n int32) {
	for k := 1; set != 0; k++ {
		at := set & -set
		n += choose[int(l.place[bit(set)])-below-bits.OnesCount64(taken&(at-1))][k]
		set &^= at
	}
	return n
}

// each calls f with every position of a material, White to move, and its number.
// The position is good until f returns.
func (l *layout) each(m material, f func(n int, p *position)) {
	n := int(l.first[m.men][m.kings][m.theirMen][m.theirKings])
	var p position
	for men := range sets(forMen, m.men) {
		for theirMen := range sets(forMen, m.theirMen) {
			theirMen <<= places - forMen
			free := places - m.men - m.theirMen
			if men&theirMen != 0 {
				n += int(choose[free][m.kings] * choose[free-m.kings][m.theirKings])
				continue
			}
			for kings := range sets(free, m.kings) {
				kings = spread(kings, men|theirMen)
				for theirKings := range sets(free-m.kings, m.theirKings) {
					theirKings = spread(theirKings, men|theirMen|kings)
					p.pieces = [2]bitboard{l.squares(men | kings), l.squares(theirMen | theirKings)}
					p.kings = l.squares(kings | theirKings)
					f(n, &p)
					n++
				}
			}
		}
	}
}

// sets goes through the sets of k of n places, as binary numbers, in order.
func sets(n, k int) func(func(uint64) bool) {
	return func(yield func(uint64) bool) {
		for set := uint64(1)<<k - 1; set < 1<<n; {
			if !yield(set) || set == 0 {
				return
			}
			low := set & -set
			next := set + low
			set = next | (set^next)>>2/low
		}
	}
}

// spread puts the members of a set on the places that are not taken.
func spread(set, taken uint64) (all uint64) {
	for free := ^taken; set != 0; free &= free - 1 {
		if set&1 != 0 {
			all |= free & -free
		}
		set >>= 1
	}
	return all
}

// squares turns a set of places into one of squares.
func (l *layout) squares(set uint64) (b bitboard) {
	for ; set != 0; set &= set - 1 {
		b |= 1 << l.bits[bits.TrailingZeros64(set)]
	}
	return b
}
