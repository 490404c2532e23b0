package draughtsengine

import "tabuleiro/ai/search"

// chain is a capture on its way.
type chain struct {
	start, at bitboard
	taken     bitboard
	count     int
	king      bool // captures as a king now
	crowned   bool // and did not when it began
}

// capture adds the captures of the piece on a square.
func (g *generator) capture(start bitboard, king bool) {
	g.routes.forget()
	g.empty |= start
	g.extend(&chain{start: start, at: start, king: king})
	g.empty &^= start
}

// extend tries every piece that can be taken next, or adds the capture if there
// is none.
func (g *generator) extend(c *chain) {
	if c.count > 2 && g.routes.met(c) {
		return
	}
	done := true
	for _, d := range g.ways(c.king) {
		victim := g.victim(c, d)
		if victim == 0 {
			continue
		}
		done = false
		next := *c
		next.taken |= victim
		next.count++
		for to := g.landings(&next, victim, d); to != 0; to &= to - 1 {
			next.at = to & -to
			g.land(next)
		}
	}
	if done && c.count > 0 {
		g.add(c)
	}
}

// land ends a capture that has taken one more piece, or goes on with it.
func (g *generator) land(c chain) {
	if g.CrownedInPassing && !c.king && c.at&g.last != 0 {
		c.king, c.crowned = true, true
	}
	if g.SingleJump {
		g.add(&c)
		return
	}
	g.extend(&c)
}

// ways returns the directions in which a piece captures.
func (g *generator) ways(king bool) []int {
	if king {
		return directions[:]
	}
	return g.menCapture()
}

// free returns the squares that a capture may pass.
func (g *generator) free(c *chain) bitboard {
	if g.RemovedAtOnce {
		return g.empty | c.taken
	}
	return g.empty
}

// victim returns the piece that can be taken in a direction, or 0.
func (g *generator) victim(c *chain, d int) bitboard {
	free, enemy := g.free(c), shift(c.at, d)
	for c.king && g.FlyingKings && enemy&free != 0 {
		enemy = shift(enemy, d)
	}
	if shift(enemy, d)&free == 0 {
		return 0
	}
	return enemy & g.enemies &^ c.taken
}

// landings returns where a capture may land behind what it has just taken. If
// it goes on from some of them it must, unless landing is free or the count of
// the pieces decides anyway.
func (g *generator) landings(c *chain, victim bitboard, d int) bitboard {
	if !c.king || !g.FlyingKings {
		return shift(victim, d)
	}
	var all, goingOn bitboard
	for to := shift(victim, d); to&g.free(c) != 0; to = shift(to, d) {
		all |= to
		if c.at = to; !g.FreeLanding && !g.MostPieces && g.goesOn(c) {
			goingOn |= to
		}
	}
	if goingOn != 0 && !g.SingleJump {
		return goingOn
	}
	return all
}

func (g *generator) goesOn(c *chain) bool {
	for _, d := range g.ways(c.king) {
		if g.victim(c, d) != 0 {
			return true
		}
	}
	return false
}

// add keeps a capture, unless more must be taken or it is there by another way.
func (g *generator) add(c *chain) {
	if g.MostPieces && c.count < g.most {
		return
	}
	if g.MostPieces && c.count > g.most {
		g.most, g.list.count = c.count, 0
	}
	m := move{captures: c.taken, from: bit(c.start), to: bit(c.at), crowned: c.crowned}
	for i := range g.list.all() {
		if g.list.moves[i] == m {
			return
		}
	}
	g.append(m)
}

// routes remembers where captures of one piece have come, so that what goes on
// from there is tried once: among many pieces a flying king has millions of
// routes, which lead to a few captures.
type routes struct {
	places [1 << routeBits]uint64
	age    uint64 // tells captures of one piece from those before
}

const (
	routeBits = 10
	routeAge  = 1 << 20 // ages before they begin again
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
func (r *routes) met(c *chain) bool {
	place := r.age<<1 | 1
	if c.crowned {
		place--
	}
	place = place<<6 | uint64(bit(c.at))
	place = place<<bitCount | c.taken
	slot := &r.places[search.Mix(place)>>(64-routeBits)]
	if *slot == place {
		return true
	}
	*slot = place
	return false
}
