package draughtsengine

import (
	"math/bits"

	"tabuleiro/ai/search"
	"tabuleiro/rules"
)

// position is what stands on the board, whose turn it is, and how far the draw
// laws have come.
type position struct {
	pieces [2]bitboard // by colour
	kings  bitboard    // of both
	turn   rules.Color
	quiet  uint8 // plies since a man moved or a piece was taken, 255 at the most
	clocks
}

// men returns the men of a colour.
func (p *position) men(c rules.Color) bitboard { return p.pieces[c&1] &^ p.kings }

// key is equal for positions that repeat each other.
func (p *position) key() uint64 {
	key := p.pieces[0]*0x9e3779b97f4a7c15 ^
		bits.RotateLeft64(p.pieces[1]*0xc2b2ae3d27d4eb4f, 31) ^
		(bits.RotateLeft64(p.kings, 1)^uint64(p.turn))*0x165667b19e3779f9
	if p.runs != [2]uint8{} {
		key += search.Mix(uint64(p.runs[0])<<8 | uint64(p.runs[1]))
	}
	return search.Mix(key)
}

// move is a turn. Equal moves are the same move.
type move struct {
	taken    bitboard
	from, to uint8
	crowned  bool // a man that passed the last rank and went on as a king
}

// id packs a move into what a table entry holds. Moves of one position with the
// same squares and other captures seldom share it.
func (m *move) id() uint16 {
	return uint16(m.from) | uint16(m.to)<<6 | uint16(m.taken*0x9e3779b97f4a7c15>>60)<<12
}

func bit(b bitboard) uint8 { return uint8(bits.TrailingZeros64(b)) }

// play writes the position after a move into next.
func (g *game) play(p *position, m *move, next *position) {
	from, to := bitboard(1)<<(m.from&63), bitboard(1)<<(m.to&63)
	me := p.turn & 1
	// Field by field: to copy all at once is slow in WebAssembly.
	if g.counting {
		next.clocks = p.clocks
	}
	next.pieces[me] = p.pieces[me]&^from | to
	next.pieces[1-me] = p.pieces[1-me] &^ m.taken
	next.kings = p.kings &^ m.taken
	next.turn = 1 - me
	next.quiet = 0
	king, changed := p.kings&from != 0, m.taken != 0
	switch {
	case king:
		next.kings = next.kings&^from | to
		if !changed && p.quiet < 255 {
			next.quiet = p.quiet + 1
		}
	case m.crowned || to&g.sides[me].last != 0:
		next.kings |= to
		changed = true
	}
	if g.endings != nil {
		g.hold(next, changed)
	}
	if g.KingRun > 0 {
		g.rest(next, m, king && !changed)
	}
}
