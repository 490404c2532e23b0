package draughtsengine

import (
	"math/bits"

	"tabuleiro/ai/search"
)

// capture is what the piece that captures has done so far, beside the pieces
// that it took from the generator's enemies.
type capture struct {
	start  bitboard // where it came from
	all    bitboard // the enemies when it was there
	king   bool     // whether it was a king there
	crowns int      // a bit for each piece taken, set for a king, if their order matters
	barred int      // the shift of the direction in which it may not turn, or 0
}

// listCaptures fills a list with the captures of the side to move that go before
// all others.
func (g *generator) listCaptures(list *moveList) {
	list.count, list.captures = 0, true
	g.list, g.best = list, 0
	for men := g.jumpers; men != 0; men &= men - 1 {
		g.begin(men&-men, false)
	}
	if !g.jumping {
		return
	}
	for kings := g.kings; kings != 0; kings &= kings - 1 {
		g.begin(kings&-kings, true)
	}
}

// begin adds the captures of the piece on a square.
func (g *generator) begin(start bitboard, king bool) {
	c := &g.capture
	c.start, c.all, c.king, c.crowns, c.barred = start, g.enemies, king, 0, 0
	g.routes.forget()
	g.empty |= start
	g.extend(start, king)
	g.empty &^= start
}

// extend tries every piece that can be taken next by a capture that has come to
// a square, now as a king or not, or adds the capture if there is none.
func (g *generator) extend(at bitboard, king bool) {
	taken := g.capture.all &^ g.enemies
	if bits.OnesCount64(taken) > 2 && g.routes.met(at, taken, &g.capture, king) {
		return
	}
	done := true
	if king && g.FlyingKings {
		done = g.fly(at)
	} else {
		done = g.hop(at, king)
	}
	if done && taken != 0 {
		g.add(at, taken, king)
	}
}

// hop goes on by each jump over a neighbour, and reports whether there is none.
func (g *generator) hop(at bitboard, king bool) (done bool) {
	ways, prey := g.captures, g.enemies
	if !king {
		ways, prey = g.mine.captures, prey&^g.spared
	}
	done = true
	crowns, barred := g.capture.crowns, g.capture.barred
	for i := range ways {
		d := &ways[i]
		victim := d.step(at) & prey
		to := d.step(victim) & g.empty
		if to == 0 || d.shift == barred {
			continue
		}
		done = false
		g.take(victim, d)
		g.land(to, king)
		g.giveBack(victim, crowns, barred)
	}
	return done
}

// fly goes on by each jump of a flying king, and reports whether there is none.
func (g *generator) fly(at bitboard) (done bool) {
	done = true
	crowns, barred := g.capture.crowns, g.capture.barred
	for i := range g.captures {
		d := &g.captures[i]
		victim := g.victim(at, d)
		if victim == 0 {
			continue
		}
		done = false
		g.take(victim, d)
		for to := g.landings(victim, d); to != 0; to &= to - 1 {
			g.land(to&-to, true)
		}
		g.giveBack(victim, crowns, barred)
	}
	return done
}

// land ends a capture that has taken one more piece, or goes on with it.
func (g *generator) land(at bitboard, king bool) {
	king = king || g.CrownedInPassing && at&g.mine.last != 0
	if g.SingleJump {
		g.add(at, g.capture.all&^g.enemies, king)
		return
	}
	g.extend(at, king)
}

// victim returns the piece that a flying king can take in a direction, or 0.
func (g *generator) victim(at bitboard, d *direction) bitboard {
	enemy := d.step(at)
	for enemy&g.empty != 0 {
		enemy = d.step(enemy)
	}
	enemy &= g.enemies
	if d.step(enemy)&g.empty == 0 || d.shift == g.capture.barred {
		return 0
	}
	return enemy
}

// take notes that a piece is taken. It stays where it is until the move is over,
// unless the rules have it leave at once.
func (g *generator) take(victim bitboard, d *direction) {
	g.enemies ^= victim
	g.empty ^= victim & g.leaves
	if g.NoTurningBack {
		g.capture.barred = -d.shift
	}
	if g.EarliestKing {
		g.capture.crowns = g.capture.crowns<<1 | bits.OnesCount64(victim&g.royals)
	}
}

// giveBack undoes take.
func (g *generator) giveBack(victim bitboard, crowns, barred int) {
	g.enemies ^= victim
	g.empty ^= victim & g.leaves
	g.capture.crowns, g.capture.barred = crowns, barred
}

// landings returns where a flying king may land behind what it has just taken. If
// it goes on from some squares it must, unless landing is free or the priority
// of captures decides anyway.
func (g *generator) landings(victim bitboard, d *direction) bitboard {
	to := d.step(victim)
	if g.LandsBehind {
		return to
	}
	var all, goingOn bitboard
	for ; to&g.empty != 0; to = d.step(to) {
		all |= to
		if g.mustGo && g.goesOn(to) {
			goingOn |= to
		}
	}
	if goingOn != 0 {
		return goingOn
	}
	return all
}

// goesOn reports whether a flying king can take another piece.
func (g *generator) goesOn(at bitboard) bool {
	for i := range g.captures {
		if g.victim(at, &g.captures[i]) != 0 {
			return true
		}
	}
	return false
}

// add keeps a capture, unless others go before it or it is there by another way.
func (g *generator) add(to, taken bitboard, king bool) {
	c := &g.capture
	worth := c.crowns + bits.OnesCount64(taken)*g.priority.piece + bits.OnesCount64(taken&g.royals)*g.priority.king
	if c.king {
		worth += g.priority.byKing
	}
	if worth < g.best {
		return
	}
	if worth > g.best {
		g.best, g.list.count = worth, 0
	}
	m := move{taken: taken, from: bit(c.start), to: bit(to), crowned: king && !c.king}
	for i := range g.list.all() {
		if g.list.moves[i] == m {
			return
		}
	}
	g.list.append(m)
}

// routes remembers where captures of one piece have come, so that what goes on
// from there is tried once: among many pieces a flying king has millions of
// routes, which lead to a few captures.
type routes struct {
	places [1 << routeBits]spot
	age    uint64 // tells captures of one piece from those before
}

// spot is where a capture has come: all that decides how it can go on.
type spot struct{ taken, how uint64 }

const (
	routeBits = 10
	routeAge  = 1 << 16 // ages before they begin again
)

// forget begins with another piece.
func (r *routes) forget() {
	if r.age++; r.age == routeAge {
		r.age = 1
		clear(r.places[:])
	}
}

// met reports whether a capture has come by the same square with the same
// pieces taken before. It may have forgotten.
func (r *routes) met(at, taken bitboard, c *capture, king bool) bool {
	how := r.age << 1
	if king {
		how |= 1
	}
	how = (how<<6|uint64(bit(at)))<<8 | uint64(uint8(c.barred))
	how = how<<31 | uint64(c.crowns)
	here := spot{taken, how}
	slot := &r.places[search.Mix(taken+search.Mix(how))>>(64-routeBits)]
	if *slot == here {
		return true
	}
	*slot = here
	return false
}
