package draughtsengine

// maxMoves is more than the quiet moves that a position can have: each empty
// square is reached by four ways at the most, and a king on 8×8 reaches fourteen
// squares. Captures are fewer.
const maxMoves = 256

// moveList is a list of moves in fixed memory.
type moveList struct {
	count    int
	captures bool // they all take pieces; otherwise none does
	moves    [maxMoves]move
	place    [maxMoves]int32 // how early each is tried
}

// all returns the moves.
func (l *moveList) all() []move { return l.moves[:l.count] }

func (l *moveList) append(m move) {
	if l.count < maxMoves {
		l.moves[l.count] = m
		l.count++
	}
}

// generator finds the legal moves of one position after another.
type generator struct {
	game
	list    *moveList
	mine    *side    // to move
	men     bitboard // of the side to move
	kings   bitboard // of the side to move
	enemies bitboard // but for those that the capture under way has taken
	empty   bitboard // where a capture may pass
	royals  bitboard // the kings of both
	spared  bitboard // those that men may not take
	jumpers bitboard // men that can capture
	jumping bool     // a king can
	capture capture  // under way
	best    int      // priority of the captures in the list
	routes  routes
}

// prepare notes what does not change while the moves of a position are found. A
// game that a king has won has no more moves.
func (g *generator) prepare(p *position) {
	me := p.turn & 1
	g.mine = &g.sides[me]
	g.men, g.kings = p.pieces[me]&^p.kings, p.pieces[me]&p.kings
	g.enemies = p.pieces[1-me]
	g.empty = g.board &^ (p.pieces[0] | p.pieces[1])
	g.royals = p.kings
	if g.spared = 0; g.MenSpareKings {
		g.spared = p.kings
	}
	if g.FirstKingWins && p.kings != 0 {
		g.men, g.kings = 0, 0
	}
}

// legal fills a list with the legal moves of a position.
func (g *generator) legal(p *position, list *moveList) {
	g.prepare(p)
	if g.canCapture() {
		g.listCaptures(list)
		return
	}
	list.count, list.captures = 0, false
	g.quietMen(list)
	g.quietKings(p, list)
}

// canCapture finds out whether the side to move has a capture.
func (g *generator) canCapture() bool {
	g.jumpers = g.menCapture()
	g.jumping = g.kings != 0 && g.kingsCapture()
	return g.jumping || g.jumpers != 0
}

// menCapture returns the men that can capture.
//
//go:noinline
func (g *generator) menCapture() (jumpers bitboard) {
	prey, empty := g.enemies&^g.spared, g.empty
	for i := range g.mine.behind {
		d := &g.mine.behind[i]
		jumpers |= d.step(prey & d.step(empty))
	}
	return jumpers & g.men
}

// kingsCapture reports whether a king can capture.
func (g *generator) kingsCapture() bool {
	for i := range g.captures {
		d := &g.captures[i]
		enemy := d.step(g.kings)
		for g.FlyingKings && enemy&g.empty != 0 {
			enemy = enemy&g.enemies | d.step(enemy&g.empty)
		}
		if d.step(enemy&g.enemies)&g.empty != 0 {
			return true
		}
	}
	return false
}

// canMove reports whether the side to move has a move that takes nothing.
func (g *generator) canMove(p *position) bool {
	for i := range g.mine.walks {
		if g.mine.walks[i].step(g.men)&g.empty != 0 {
			return true
		}
	}
	kings := g.kings &^ g.resting(p)
	for i := range g.walks {
		if g.walks[i].step(kings)&g.empty != 0 {
			return true
		}
	}
	return false
}

// quietMen adds the moves of men that take nothing.
func (g *generator) quietMen(list *moveList) {
	for i := range g.mine.walks {
		d := &g.mine.walks[i]
		for to := d.step(g.men) & g.empty; to != 0; to &= to - 1 {
			at := bit(to)
			list.append(move{from: uint8(int(at) - d.shift), to: at})
		}
	}
}

// quietKings adds the moves of kings that take nothing.
func (g *generator) quietKings(p *position, list *moveList) {
	for kings := g.kings &^ g.resting(p); kings != 0; kings &= kings - 1 {
		from := bit(kings)
		for i := range g.walks {
			d := &g.walks[i]
			for to := d.step(kings&-kings) & g.empty; to != 0; to = d.step(to) & g.empty {
				list.append(move{from: from, to: bit(to)})
				if !g.FlyingKings {
					break
				}
			}
		}
	}
}
