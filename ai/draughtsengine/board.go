package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// bitboard is a set of squares, a bit for each that is played on.
//
// Where that is the dark ones, two ranks share a stride that is one bit longer
// than their squares, so that every diagonal is a shift by the same amount. The
// spare bit and all beyond the board are never empty and never a piece, so that
// nothing leaves the board. On 8×8:
//
//	      a     b     c     d     e     f     g     h
//	2           5           6           7           8
//	1     0           1           2           3          4 is spare
//
// A board whose dark corner is at the right is seen in a mirror. Where all
// squares are played on, a rank is eight bits.
type bitboard = uint64

const (
	maxSquares = 64
	maxRanks   = 10
)

// direction is a way to a neighbouring square: how far on its bit is, and which
// squares can be reached so. Others would be reached over the rim.
type direction struct {
	shift int
	onto  bitboard
}

// step moves every piece one square in a direction. It is a rotation, which is
// a shift both ways: what wraps around is beyond the board or cut off.
func (d *direction) step(b bitboard) bitboard { return bits.RotateLeft64(b, d.shift) & d.onto }

// offsets are the ways to a neighbouring square in files and ranks: four
// diagonals and four straight lines. The opposite of number i is i^2.
var offsets = [...]struct{ file, rank int }{{-1, 1}, {1, 1}, {1, -1}, {-1, -1}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}

const diagonals = 4 // of the offsets, the first

// geometry is what the squares of a board are to each other.
type geometry struct {
	size       int
	board      bitboard                 // all squares
	bits       [16 * maxRanks]int8      // the bit of each square, or -1
	squares    [maxSquares]rules.Square // the square of each bit
	ranks      [maxRanks]bitboard
	directions []direction // by offset
	road       bitboard    // the diagonal between the dark corners
	centre     bitboard    // the sixteen squares in the middle, those played on
	digits     []bitboard  // the squares whose rank, from 0, has a binary digit set
}

// newGeometry returns the board of a game.
func newGeometry(r *draughts.Ruleset) (g geometry) {
	g.size = r.Size
	for i := range g.bits {
		g.bits[i] = -1
	}
	for rank := range g.size {
		for file := range g.size {
			if mirrored := g.mirror(r, file); r.Straight || (mirrored+rank)%2 == 0 {
				g.put(rules.At(file, rank), bitAt(r, mirrored, rank))
			}
		}
	}
	for i := range offsets {
		g.directions = append(g.directions, g.direction(r, i))
	}
	for n := range bits.Len(uint(g.size - 1)) {
		g.digits = append(g.digits, g.where(func(_, rank int) bool { return rank>>n&1 != 0 }))
	}
	g.road = g.where(func(file, rank int) bool { return g.mirror(r, file) == rank })
	g.centre = g.where(func(file, rank int) bool { return g.middle(file) && g.middle(rank) })
	return g
}

func (g *geometry) mirror(r *draughts.Ruleset, file int) int {
	if r.DarkRight {
		return g.size - 1 - file
	}
	return file
}

// bitAt returns the place of a square on a board whose dark corner is at the
// left.
func bitAt(r *draughts.Ruleset, file, rank int) int {
	if r.Straight {
		return rank*r.Size + file
	}
	half := r.Size / 2
	return rank/2*(r.Size+1) + rank%2*(half+1) + file/2
}

func (g *geometry) put(s rules.Square, bit int) {
	g.bits[s], g.squares[bit] = int8(bit), s
	g.board |= 1 << bit
	g.ranks[s.Rank()] |= 1 << bit
}

// direction returns one of the ways between squares. On dark squares alone a
// straight line goes from one over a light square to the next.
func (g *geometry) direction(r *draughts.Ruleset, i int) (d direction) {
	file, rank := offsets[i].file, offsets[i].rank
	if i >= diagonals && !r.Straight {
		file, rank = 2*file, 2*rank
	}
	for b := g.board; b != 0; b &= b - 1 {
		from := bits.TrailingZeros64(b)
		s := g.squares[from]
		if to := g.bitOf(s.File()+file, s.Rank()+rank); to >= 0 {
			d.shift = to - from
			d.onto |= 1 << to
		}
	}
	return d
}

// bitOf returns the bit of a square, or -1 if it is not played on.
func (g *geometry) bitOf(file, rank int) int {
	if file < 0 || rank < 0 || file >= g.size || rank >= g.size {
		return -1
	}
	return int(g.bits[rules.At(file, rank)])
}

func (g *geometry) middle(n int) bool { return n >= g.size/2-2 && n < g.size/2+2 }

// where returns the squares with some files and ranks.
func (g *geometry) where(is func(file, rank int) bool) (b bitboard) {
	for rest := g.board; rest != 0; rest &= rest - 1 {
		s := g.squares[bits.TrailingZeros64(rest)]
		if is(s.File(), s.Rank()) {
			b |= rest & -rest
		}
	}
	return b
}

// maskOf returns the set of some squares that are played on.
func (g *geometry) maskOf(squares ...rules.Square) (b bitboard) {
	for _, s := range squares {
		b |= 1 << g.bits[s]
	}
	return b
}
