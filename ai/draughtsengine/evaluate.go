package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// Weights are what the evaluation counts, in hundredths of a man. All but the
// last two are counted for each side, and its opponent's taken off.
type Weights struct {
	Man     int // each man
	King    int // each king
	Advance int // each rank that a man has come forward
	BackRow int // each man that has not left its back row
	Centre  int // each king on one of the eight central squares
	Trade   int // for the side with more material: each piece off the board
	Chase   int // for the side with more material: each step nearer that a king of its comes to one of the other side
}

// The weights, by how a king moves.
var (
	ShortKings  = Weights{Man: 100, King: 160, Advance: 3, BackRow: 8, Centre: 6, Trade: 2, Chase: 4}
	FlyingKings = Weights{Man: 100, King: 300, Advance: 3, BackRow: 8, Centre: 6, Trade: 2, Chase: 0}
)

// WeightsOf returns the weights of a game.
func WeightsOf(r draughts.Ruleset) *Weights {
	if r.FlyingKings {
		return &FlyingKings
	}
	return &ShortKings
}

// centre holds the squares c3 e3 d4 f4 c5 e5 d6 f6.
var centre = maskOf(0x22, 0x24, 0x33, 0x35, 0x42, 0x44, 0x53, 0x55)

const startPieces = boardRanks*half - 2*half // on the board when a game begins

// evaluate returns what a position is worth to the side to move.
func (w *Weights) evaluate(p *position) int {
	white, black := w.material(p, rules.White), w.material(p, rules.Black)
	score := white + w.placement(p, rules.White) - black - w.placement(p, rules.Black)
	switch {
	case white > black:
		score += w.ahead(p, rules.White)
	case white < black:
		score -= w.ahead(p, rules.Black)
	}
	if p.turn == rules.Black {
		return -score
	}
	return score
}

func (w *Weights) material(p *position, c rules.Color) int {
	kings := bits.OnesCount64(p.pieces[c] & p.kings)
	return w.Man*(bits.OnesCount64(p.pieces[c])-kings) + w.King*kings
}

func (w *Weights) placement(p *position, c rules.Color) int {
	men, kings := p.men(c), p.pieces[c]&p.kings
	return w.Advance*advance(men, c) +
		w.BackRow*bits.OnesCount64(men&lastRank(c.Opponent())) +
		w.Centre*bits.OnesCount64(kings&centre)
}

// advance adds up the ranks that men have come forward, digit by digit.
func advance(men bitboard, c rules.Color) int {
	sum := bits.OnesCount64(men&rankDigit[0]) +
		bits.OnesCount64(men&rankDigit[1])<<1 +
		bits.OnesCount64(men&rankDigit[2])<<2
	if c == rules.Black {
		sum = (boardRanks-1)*bits.OnesCount64(men) - sum
	}
	return sum
}

// rankDigit holds the squares whose rank, from 0, has a binary digit set.
var rankDigit = [3]bitboard{
	ranks[1] | ranks[3] | ranks[5] | ranks[7],
	ranks[2] | ranks[3] | ranks[6] | ranks[7],
	ranks[4] | ranks[5] | ranks[6] | ranks[7],
}

// ahead returns what the side with more material likes: few pieces on the board,
// and its kings near to those of the other side.
func (w *Weights) ahead(p *position, c rules.Color) int {
	left := bits.OnesCount64(p.pieces[0] | p.pieces[1])
	score := w.Trade * (startPieces - left)
	if w.Chase == 0 {
		return score
	}
	hunted := p.pieces[c.Opponent()] & p.kings
	for hunters := p.pieces[c] & p.kings; hunters != 0 && hunted != 0; hunters &= hunters - 1 {
		score += w.Chase * nearness(bits.TrailingZeros64(hunters), hunted)
	}
	return score
}

// nearness returns how many of the steps that the board has in a line are not
// between a square and the nearest of others.
func nearness(at int, others bitboard) int {
	var most int
	for ; others != 0; others &= others - 1 {
		most = max(most, boardRanks-distance(squares[at], squares[bits.TrailingZeros64(others)]))
	}
	return most
}

// distance counts the steps of a king of chess between two squares.
func distance(a, b rules.Square) int {
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}

func abs(n int) int { return max(n, -n) }
