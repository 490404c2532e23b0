package draughtsengine

import (
	"math/bits"

	"tabuleiro/ai/search"
	"tabuleiro/rules"
)

// position is what stands on the board, whose turn it is, and how long nothing
// has happened that cannot be taken back.
type position struct {
	pieces [2]bitboard // by colour
	kings  bitboard    // of both
	turn   rules.Color
	quiet  uint8 // plies since a man moved or a piece was taken
}

// move is a turn. Equal moves are the same move.
type move struct {
	captures bitboard
	from, to uint8
	crowned  bool // a man that passed the last rank and went on as a king
}

// id packs a move into what a table entry holds. Moves of one position with the
// same squares and other captures seldom share it.
func (m *move) id() uint16 {
	return uint16(m.from) | uint16(m.to)<<6 | uint16(m.captures*0x9e3779b97f4a7c15>>60)<<12
}

// play writes the position after a move into next.
func (p *position) play(m *move, next *position) {
	from, to := bitboard(1)<<m.from, bitboard(1)<<m.to
	me, other := p.turn, p.turn.Opponent()
	*next = *p
	next.pieces[me] = p.pieces[me]&^from | to
	next.pieces[other] = p.pieces[other] &^ m.captures
	next.kings = p.kings &^ m.captures
	next.quiet = 0
	if p.kings&from != 0 {
		next.kings = next.kings&^from | to
		if m.captures == 0 {
			next.quiet = p.quiet + 1
		}
	} else if m.crowned || to&lastRank(me) != 0 {
		next.kings |= to
	}
	next.turn = other
}

// lastRank returns the squares on which a man is crowned.
func lastRank(c rules.Color) bitboard {
	if c == rules.White {
		return ranks[boardRanks-1]
	}
	return ranks[0]
}

// men returns the men of a colour.
func (p *position) men(c rules.Color) bitboard { return p.pieces[c] &^ p.kings }

// empty returns the squares on which nothing stands.
func (p *position) empty() bitboard { return board &^ (p.pieces[0] | p.pieces[1]) }

// key is equal for positions that repeat each other.
func (p *position) key() uint64 {
	key := p.pieces[0]*0x9e3779b97f4a7c15 ^
		bits.RotateLeft64(p.pieces[1]*0xc2b2ae3d27d4eb4f, 31) ^
		(p.kings<<1|uint64(p.turn))*0x165667b19e3779f9
	return search.Mix(key)
}
