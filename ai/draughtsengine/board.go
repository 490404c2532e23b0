package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
)

// The board is a word with a bit for each dark square. Two ranks share a stride
// that is one bit longer than their squares, so that every diagonal is a shift
// by the same amount; the spare bit, and all beyond the board, is never empty
// and never a piece, so that nothing leaves the board. On 8×8:
//
//	      a     b     c     d     e     f     g     h
//	2           5           6           7           8
//	1     0           1           2           3          4 is spare
const (
	boardRanks = 8
	half       = boardRanks / 2 // dark squares of a rank
	stride     = boardRanks + 1 // bits of two ranks
	bitCount   = half * stride
	leftUp     = half     // one square towards a8
	rightUp    = half + 1 // one square towards h8
)

type bitboard = uint64

// The directions, White's forward ones first: distances between bits.
var directions = [4]int{leftUp, rightUp, -leftUp, -rightUp}

// shift moves every piece one square in a direction. It is a rotation, which is
// a shift in both directions: what wraps around is beyond the board.
func shift(b bitboard, direction int) bitboard { return bits.RotateLeft64(b, direction) }

// squares tells which square a bit is, ranks which bits a rank has; board has
// them all.
var (
	squares = squaresByBit()
	ranks   = squaresByRank()
	board   = maskOf(squaresOfBoard()...)
)

func squaresOfBoard() (all []rules.Square) {
	for rank := range boardRanks {
		for column := range half {
			all = append(all, rules.At(2*column+rank&1, rank))
		}
	}
	return all
}

func squaresByBit() (squares [bitCount]rules.Square) {
	for _, s := range squaresOfBoard() {
		squares[bitOf(s)] = s
	}
	return squares
}

func squaresByRank() (ranks [boardRanks]bitboard) {
	for _, s := range squaresOfBoard() {
		ranks[s.Rank()] |= maskOf(s)
	}
	return ranks
}

// bitOf returns the place of a dark square.
func bitOf(s rules.Square) int {
	return s.Rank()/2*stride + s.Rank()&1*rightUp + s.File()/2
}

// maskOf returns the board with a piece on some dark squares.
func maskOf(squares ...rules.Square) (b bitboard) {
	for _, s := range squares {
		b |= 1 << bitOf(s)
	}
	return b
}
