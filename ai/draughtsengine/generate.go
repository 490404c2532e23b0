package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// maxMoves is more than a position of a game can have. (Of 24 pieces 12 can
// move, at most 13 squares each; long captures branch less than that.)
const maxMoves = 128

// moveList is a list of moves in fixed memory.
type moveList struct {
	count int
	moves [maxMoves]move
	place [maxMoves]int32 // how early each is tried
}

// all returns the moves.
func (l *moveList) all() []move { return l.moves[:l.count] }

// generator finds the legal moves of one position after another, by the same
// ruleset as the rules do.
type generator struct {
	draughts.Ruleset
	list *moveList

	enemies bitboard
	empty   bitboard // but for the piece that is capturing, if one is
	start   bitboard // where the piece that is capturing came from
	king    bool     // whether it was a king there
	last    bitboard // rank on which men are crowned
	forward int      // first direction of men
	most    int      // pieces taken by the best capture so far
	routes  routes
}

// legal fills a list with the legal moves of a position, and reports whether
// they capture.
func (g *generator) legal(p *position, list *moveList) (captures bool) {
	list.count = 0
	g.list, g.most = list, 1
	g.prepare(p)
	for men := g.jumpers(p.men(p.turn)); men != 0; men &= men - 1 {
		g.capture(men&-men, false)
	}
	if kings := p.pieces[p.turn] & p.kings; g.kingsCapture(kings) {
		for ; kings != 0; kings &= kings - 1 {
			g.capture(kings&-kings, true)
		}
	}
	if list.count > 0 {
		return true
	}
	g.quietMen(p.men(p.turn))
	g.quietKings(p.pieces[p.turn] & p.kings)
	return false
}

// prepare notes what does not change while the moves of a position are found.
func (g *generator) prepare(p *position) {
	g.enemies, g.empty = p.pieces[p.turn.Opponent()], p.empty()
	g.last = lastRank(p.turn)
	g.forward = 0
	if p.turn == rules.Black {
		g.forward = 2
	}
}

// jumpers returns the men that can capture.
func (g *generator) jumpers(men bitboard) (jumpers bitboard) {
	for _, d := range g.menCapture() {
		jumpers |= men & shift(g.enemies&shift(g.empty, -d), -d)
	}
	return jumpers
}

// menMove and menCapture return the directions of men.
func (g *generator) menMove() []int { return directions[g.forward : g.forward+2] }

func (g *generator) menCapture() []int {
	if g.MenCaptureBackward {
		return directions[:]
	}
	return g.menMove()
}

func (g *generator) append(m move) {
	if g.list.count < maxMoves {
		g.list.moves[g.list.count] = m
		g.list.count++
	}
}

func bit(b bitboard) uint8 { return uint8(bits.TrailingZeros64(b)) }

// quietMen adds the moves of men that take nothing.
func (g *generator) quietMen(men bitboard) {
	for _, d := range g.menMove() {
		for to := shift(men, d) & g.empty; to != 0; to &= to - 1 {
			at := bit(to)
			g.append(move{from: uint8(int(at) - d), to: at})
		}
	}
}

// quietKings adds the moves of kings that take nothing.
func (g *generator) quietKings(kings bitboard) {
	for ; kings != 0; kings &= kings - 1 {
		from := bit(kings)
		for _, d := range directions {
			for to := shift(kings&-kings, d) & g.empty; to != 0; to = shift(to, d) & g.empty {
				g.append(move{from: from, to: bit(to)})
				if !g.FlyingKings {
					break
				}
			}
		}
	}
}

// canCapture reports whether the side to move has a capture.
func (g *generator) canCapture(p *position) bool {
	g.prepare(p)
	return g.jumpers(p.men(p.turn)) != 0 || g.kingsCapture(p.pieces[p.turn]&p.kings)
}

// kingsCapture reports whether one of some kings can capture.
func (g *generator) kingsCapture(kings bitboard) bool {
	if kings == 0 {
		return false
	}
	for _, d := range directions {
		enemy := shift(kings, d)
		for g.FlyingKings && enemy&g.empty != 0 {
			enemy = enemy&g.enemies | shift(enemy&g.empty, d)
		}
		if shift(enemy&g.enemies, d)&g.empty != 0 {
			return true
		}
	}
	return false
}

// canMove reports whether the side to move has a move that takes nothing.
func (g *generator) canMove(p *position) bool {
	g.prepare(p)
	for _, d := range g.menMove() {
		if shift(p.men(p.turn), d)&g.empty != 0 {
			return true
		}
	}
	for _, d := range directions {
		if shift(p.pieces[p.turn]&p.kings, d)&g.empty != 0 {
			return true
		}
	}
	return false
}
