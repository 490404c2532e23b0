package draughtsengine

import "tabuleiro/ai/search"

// capture adds the captures of the piece on a square.
func (g *generator) capture(start bitboard, king bool) {
	g.start, g.king = start, king
	g.routes.forget()
	g.empty |= start
	g.extend(start, 0, 0, king)
	g.empty &^= start
}

// extend tries every piece that can be taken next by a capture that has come to
// a square, now as a king or not, or adds the capture if there is none.
func (g *generator) extend(at, taken bitboard, count int, king bool) {
	if count > 2 && g.routes.met(at, taken, king) {
		return
	}
	done := true
	for _, d := range g.ways(king) {
		victim := g.victim(at, taken, king, d)
		if victim == 0 {
			continue
		}
		done = false
		taken := taken | victim
		for to := g.landings(victim, taken, king, d); to != 0; to &= to - 1 {
			g.land(to&-to, taken, count+1, king)
		}
	}
	if done && count > 0 {
		g.add(at, taken, count, king)
	}
}

// land ends a capture that has taken one more piece, or goes on with it.
func (g *generator) land(at, taken bitboard, count int, king bool) {
	if g.CrownedInPassing && at&g.last != 0 {
		king = true
	}
	if g.SingleJump {
		g.add(at, taken, count, king)
		return
	}
	g.extend(at, taken, count, king)
}

// ways returns the directions in which a piece captures.
func (g *generator) ways(king bool) []int {
	if king {
		return directions[:]
	}
	return g.menCapture()
}

// free returns the squares that a capture may pass.
func (g *generator) free(taken bitboard) bitboard {
	if g.RemovedAtOnce {
		return g.empty | taken
	}
	return g.empty
}

// victim returns the piece that can be taken in a direction, or 0.
func (g *generator) victim(at, taken bitboard, king bool, d int) bitboard {
	free, enemy := g.free(taken), shift(at, d)
	for king && g.FlyingKings && enemy&free != 0 {
		enemy = shift(enemy, d)
	}
	if shift(enemy, d)&free == 0 {
		return 0
	}
	return enemy & g.enemies &^ taken
}

// landings returns where a capture may land behind what it has just taken. If
// it goes on from some of them it must, unless landing is free or the count of
// the pieces decides anyway.
func (g *generator) landings(victim, taken bitboard, king bool, d int) bitboard {
	if !king || !g.FlyingKings {
		return shift(victim, d)
	}
	var all, goingOn bitboard
	for to := shift(victim, d); to&g.free(taken) != 0; to = shift(to, d) {
		all |= to
		if !g.FreeLanding && !g.MostPieces && g.goesOn(to, taken) {
			goingOn |= to
		}
	}
	if goingOn != 0 && !g.SingleJump {
		return goingOn
	}
	return all
}

// goesOn reports whether a king can take another piece.
func (g *generator) goesOn(at, taken bitboard) bool {
	for _, d := range directions {
		if g.victim(at, taken, true, d) != 0 {
			return true
		}
	}
	return false
}

// add keeps a capture, unless more must be taken or it is there by another way.
func (g *generator) add(to, taken bitboard, count int, king bool) {
	if g.MostPieces && count < g.most {
		return
	}
	if g.MostPieces && count > g.most {
		g.most, g.list.count = count, 0
	}
	m := move{captures: taken, from: bit(g.start), to: bit(to), crowned: king && !g.king}
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
func (r *routes) met(at, taken bitboard, king bool) bool {
	place := r.age << 1
	if king {
		place |= 1
	}
	place = place<<6 | uint64(bit(at))
	place = place<<bitCount | taken
	slot := &r.places[search.Mix(place)>>(64-routeBits)]
	if *slot == place {
		return true
	}
	*slot = place
	return false
}
