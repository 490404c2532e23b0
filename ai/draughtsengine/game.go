package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// game is a ruleset made ready for the search: the board, and all that follows
// from the rules and from no position.
type game struct {
	draughts.Ruleset
	geometry
	weights  *Weights
	endings  draughts.Endings
	counting bool        // positions have clocks
	pieces   int         // on the board when a game begins
	walks    []direction // of kings
	captures []direction // of kings
	sides    [2]side
	mustGo   bool     // flying kings land where they can go on: nothing else decides it
	leaves   bitboard // all ones if what is taken leaves the board at once
	patience int      // plies without progress that make a draw
	priority priority
}

// side is what the colours differ in.
type side struct {
	last     bitboard    // where men are crowned
	walks    []direction // of men
	captures []direction // of men
	behind   []direction // the opposite of each of captures
}

// priority has what counts in a capture, so that the one with the highest sum
// goes before all others. Later laws are asked when those before are equal.
type priority struct {
	piece  int // for each piece taken
	king   int // for each king among them, besides
	byKing int // for a king that takes them
}

const (
	shiftKings    = 31 // bits for the kings met, in their order
	shiftByKing   = shiftKings + 6
	shiftMajority = shiftByKing + 1
)

// newGame prepares a game.
func newGame(r draughts.Ruleset) game {
	g := game{Ruleset: r, geometry: newGeometry(&r), weights: WeightsOf(r), priority: newPriority(&r)}
	g.pieces = 2 * r.Rows * bits.OnesCount64(g.ranks[0])
	if r.Endings != nil {
		g.endings = *r.Endings
	}
	g.counting = g.endings != nil || r.KingRun > 0
	g.walks, g.captures = g.directions[:diagonals], g.directions[:diagonals]
	switch {
	case r.Straight:
		g.walks, g.captures = g.directions[diagonals:], g.directions[diagonals:]
	case r.CapturesStraight:
		g.captures = g.directions
	}
	g.mustGo = !r.FreeLanding && !r.SingleJump && g.priority.piece == 0
	if r.RemovedAtOnce {
		g.leaves = ^bitboard(0)
	}
	if g.patience = r.NoProgress; g.patience == 0 {
		g.patience = never
	}
	g.sides = [2]side{g.sideOf(rules.White), g.sideOf(rules.Black)}
	return g
}

func newPriority(r *draughts.Ruleset) (p priority) {
	switch {
	case r.MostValue: // n kings are worth less than 2n men and more than 2n-1
		p.piece, p.king = maxSquares<<shiftMajority, (maxSquares-1)<<shiftMajority
	case r.MostPieces:
		p.piece = 1 << shiftMajority
	}
	if r.KingFirst {
		p.byKing = 1 << shiftByKing
	}
	if r.MostKings {
		p.king += 1 << shiftKings
	}
	return p
}

// sideOf returns what the rules grant to a colour.
func (g *game) sideOf(c rules.Color) side {
	s := side{last: g.ranks[g.size-1]}
	if c == rules.Black {
		s.last = g.ranks[0]
	}
	for i, d := range g.directions {
		forward := offsets[i].rank >= 0
		if c == rules.Black {
			forward = offsets[i].rank <= 0
		}
		straight := i >= diagonals
		if forward && straight == g.Straight {
			s.walks = append(s.walks, d)
		}
		if (forward || g.MenCaptureBackward) && (straight == g.Straight || g.CapturesStraight) {
			s.captures = append(s.captures, d)
			s.behind = append(s.behind, g.directions[i^2])
		}
	}
	return s
}
