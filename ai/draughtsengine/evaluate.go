package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// Weights are what the evaluation counts, in hundredths of a man. All but the
// last two are counted for each side, and its opponent's taken off.
type Weights struct {
	Man      int // each man
	King     int // each king
	Advance  int // each rank that a man has come forward
	BackRow  int // each man that has not left its back row
	Centre   int // each king on one of the central squares, four by four
	Mobility int // each step that a piece could take, were captures not compulsory
	Freedom  int // each such step that a piece has on average
	Passed   int // for the first man that none of the others stands before, the square of the ranks it has come
	Trade    int // for the side with more material: each piece off the board
	Chase    int // for the side with more material: each step nearer that a king of its comes to one of the other side
}

// The weights of each family of games, found in matches against others.
var (
	ShortKings  = Weights{Man: 100, King: 160, Advance: 3, BackRow: 8, Centre: 6, Trade: 2, Chase: 4}
	SafeKings   = Weights{Man: 100, King: 160, Advance: 1, BackRow: 8, Centre: 6, Mobility: 2, Trade: 2, Chase: 4} // men may not take them
	FlyingKings = Weights{Man: 100, King: 300, Advance: 3, BackRow: 8, Centre: 6, Trade: 2}
	NearKings   = Weights{Man: 100, King: 300, Advance: 3, BackRow: 8, Centre: 6, Mobility: 2, Trade: 2} // they land right behind
	WideBoard   = Weights{Man: 100, King: 300, Advance: -1, BackRow: 8, Centre: 6, Trade: 2}             // 10×10: men do not hurry
	Straight    = Weights{Man: 100, King: 400, Advance: 3, Trade: 2}                                     // kings are the rooks of chess
	GiveAway    = Weights{Man: -100, Advance: 3, Freedom: 200}                                           // who has a choice gives away
	FirstKing   = Weights{Man: 100, Advance: -3, BackRow: 8, Passed: 5}                                  // nobody lives to have a king
)

// WeightsOf returns the weights of a game: those of the game that it is based on,
// or of its family.
func WeightsOf(r draughts.Ruleset) *Weights {
	if base, ok := draughts.Find(r.Base); ok {
		r = base
	}
	switch {
	case r.GiveAway:
		return &GiveAway
	case r.FirstKingWins:
		return &FirstKing
	case r.Straight:
		return &Straight
	case r.Size > 8 && r.FlyingKings:
		return &WideBoard
	case r.LandsBehind:
		return &NearKings
	case r.FlyingKings:
		return &FlyingKings
	case r.MenSpareKings:
		return &SafeKings
	}
	return &ShortKings
}

// evaluate returns what a position is worth to the side to move.
func (g *game) evaluate(p *position) int {
	w, white, black := g.weights, p.men(rules.White), p.men(rules.Black)
	material := w.Man * (bits.OnesCount64(white) - bits.OnesCount64(black))
	score := w.Advance*g.advance(white, black) +
		w.BackRow*(bits.OnesCount64(white&g.sides[rules.Black].last)-bits.OnesCount64(black&g.sides[rules.White].last))
	if p.kings != 0 {
		white, black := p.pieces[rules.White]&p.kings, p.pieces[rules.Black]&p.kings
		material += w.King * (bits.OnesCount64(white) - bits.OnesCount64(black))
		score += w.Centre * (bits.OnesCount64(white&g.centre) - bits.OnesCount64(black&g.centre))
	}
	if w.Mobility != 0 {
		score += w.Mobility * (g.mobility(p, rules.White) - g.mobility(p, rules.Black))
	}
	if w.Freedom != 0 {
		score += g.freedom(p, rules.White) - g.freedom(p, rules.Black)
	}
	if w.Passed != 0 {
		score += w.Passed * (g.passed(white, black, rules.White) - g.passed(black, white, rules.Black))
	}
	switch {
	case material > 0:
		score += g.ahead(p, rules.White)
	case material < 0:
		score -= g.ahead(p, rules.Black)
	}
	if p.turn == rules.Black {
		return -material - score
	}
	return material + score
}

// advance adds up the ranks that men have come forward, digit by digit, and takes
// off those of Black.
func (g *game) advance(white, black bitboard) int {
	sum := (1 - g.size) * bits.OnesCount64(black)
	for n, squares := range g.digits {
		sum += (bits.OnesCount64(white&squares) + bits.OnesCount64(black&squares)) << n
	}
	return sum
}

// mobility counts the steps that the pieces of a side could take.
func (g *game) mobility(p *position, c rules.Color) (steps int) {
	men, kings := p.men(c), p.pieces[c]&p.kings
	empty := g.board &^ (p.pieces[0] | p.pieces[1])
	for i := range g.sides[c].walks {
		steps += bits.OnesCount64(g.sides[c].walks[i].step(men) & empty)
	}
	for i := range g.walks {
		steps += bits.OnesCount64(g.walks[i].step(kings) & empty)
	}
	return steps
}

// freedom returns what it is worth to a side how many steps its pieces could take
// on average.
func (g *game) freedom(p *position, c rules.Color) int {
	return g.weights.Freedom * g.mobility(p, c) / max(1, bits.OnesCount64(p.pieces[c]))
}

// passed returns the square of how many ranks the first of the men has come
// forward that none of the others stands before, or can come to. Bits go up with
// the ranks.
func (g *game) passed(men, others bitboard, c rules.Color) int {
	before := others
	for range g.size - 1 {
		for i := range g.sides[1-c].walks {
			before |= g.sides[1-c].walks[i].step(before)
		}
	}
	if men &^= before; men == 0 {
		return 0
	}
	ranks := g.squares[bits.Len64(men)-1].Rank()
	if c == rules.Black {
		ranks = g.size - 1 - g.squares[bits.TrailingZeros64(men)].Rank()
	}
	return ranks * ranks
}

// ahead returns what the side with more material likes: few pieces on the board,
// and its kings near to those of the other side.
func (g *game) ahead(p *position, c rules.Color) int {
	left := bits.OnesCount64(p.pieces[0] | p.pieces[1])
	score := g.weights.Trade * (g.pieces - left)
	if g.weights.Chase == 0 {
		return score
	}
	hunted := p.pieces[c.Opponent()] & p.kings
	for hunters := p.pieces[c] & p.kings; hunters != 0 && hunted != 0; hunters &= hunters - 1 {
		score += g.weights.Chase * g.nearness(bits.TrailingZeros64(hunters), hunted)
	}
	return score
}

// nearness returns how many of the steps that the board has in a line are not
// between a square and the nearest of others.
func (g *game) nearness(at int, others bitboard) int {
	var most int
	for ; others != 0; others &= others - 1 {
		most = max(most, g.size-distance(g.squares[at], g.squares[bits.TrailingZeros64(others)]))
	}
	return most
}

// distance counts the steps of a king of chess between two squares.
func distance(a, b rules.Square) int {
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}

func abs(n int) int { return max(n, -n) }
