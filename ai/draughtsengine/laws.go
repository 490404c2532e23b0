package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// clocks are what the draw laws of few pieces and the limit of king moves have
// counted. They stay zero in games that have neither.
type clocks struct {
	about [2]uint8          // endings about pieces as they stand, a bit for each, by the stronger colour
	held  [maxEndings]uint8 // 0 for an ending that does not apply, else one more than its plies
	runs  [2]uint8          // by colour: moves that one king has made in a row, times 64, and its bit
}

const (
	maxEndings = 5
	maxRun     = 3 // that the upper bits of a run hold
)

// hold brings the counts of the endings up to date after a move, which may have
// taken or crowned something.
func (g *game) hold(p *position, changed bool) {
	if changed {
		p.about = g.endingsOf(p)
	}
	for n := range g.endings {
		e := &g.endings[n]
		if !g.applies(n, p) {
			p.held[n] = 0
			continue
		}
		if e.Restarts && changed {
			p.held[n] = 0
		}
		p.held[n]++
	}
}

// endingsOf returns the endings that are about such pieces as there are.
func (g *game) endingsOf(p *position) (about [2]uint8) {
	white, black := forceOf(p, rules.White), forceOf(p, rules.Black)
	for n := range g.endings {
		if applies := g.endings[n].Applies; applies(white, black) {
			about[rules.White] |= 1 << n
		} else if applies(black, white) {
			about[rules.Black] |= 1 << n
		}
	}
	return about
}

func forceOf(p *position, c rules.Color) draughts.Force {
	kings := bits.OnesCount64(p.pieces[c] & p.kings)
	return draughts.Force{Men: bits.OnesCount64(p.pieces[c]) - kings, Kings: kings}
}

// applies reports whether an ending is about the position: its pieces, and where
// they stand if that matters.
func (g *game) applies(n int, p *position) bool {
	e := &g.endings[n]
	for c := range p.about {
		if p.about[c]>>n&1 == 0 {
			continue
		}
		strong, weak := p.pieces[c]&g.road, p.pieces[1-c]
		return (!e.OnMainRoad || strong|weak&g.road == weak) && (!e.HoldsMainRoad || strong != 0)
	}
	return false
}

const never = 1 << 16 // plies that no law waits for

// left returns how many plies may be played until a draw law ends the game: none
// or fewer when it is over. Only where no ending applies the law of progress is
// asked.
func (g *game) left(p *position) int {
	if p.about != [2]uint8{} {
		return g.leftOfEndings(p)
	}
	return g.patience - int(p.quiet)
}

func (g *game) leftOfEndings(p *position) int {
	left := never
	for n := range g.endings {
		if held := int(p.held[n]); held > 0 {
			left = min(left, g.endings[n].Plies+1-held)
		}
	}
	if left == never {
		left = g.patience - int(p.quiet)
	}
	return left
}

// claimed reports whether the draw by the law that runs out in a position is
// left to a player: only that of progress may be.
func (g *game) claimed(p *position) bool {
	return g.NoProgressClaimed && p.held == [maxEndings]uint8{}
}

// rest brings the runs of king moves up to date after a move, which may have
// been a quiet one of a king.
func (g *game) rest(p *position, m *move, quietKing bool) {
	run := &p.runs[1-p.turn&1]
	switch moves := *run >> 6; {
	case !quietKing:
		*run = 0
	case moves > 0 && *run&63 == m.from:
		*run = (moves+1)<<6 | m.to
	default:
		*run = 1<<6 | m.to
	}
	for c, r := range p.runs {
		if p.men(rules.Color(c)) == 0 || p.pieces[c]>>(r&63)&1 == 0 {
			p.runs[c] = 0
		}
	}
}

// resting returns the king of the side to move that may take but not move.
func (g *game) resting(p *position) bitboard {
	if r := p.runs[p.turn&1]; g.KingRun > 0 && int(r>>6) >= g.KingRun {
		return 1 << (r & 63)
	}
	return 0
}
