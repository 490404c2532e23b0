package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// Patterns are what the learned evaluation looks at on a board: the men in every
// window of four by four squares, two files and two ranks from the next, as Scan
// 2.0 by Fabien Letouzey does; and how many men and kings there are and where the
// kings stand. What is good for White is as good for Black with the board turned,
// so a window and its opposite share their weights.
//
// Weights are counted from 0: those of the windows, in the order of windows, then
// the single ones.
type Patterns struct {
	geometry
	flying  bool
	pieces  int      // when a game begins
	windows []window // one of each two opposite ones
	rows    [4]int   // the shift of each row of a window
}

// window is a window by the bit of its first square, and the opposite window by
// that of its own.
type window struct{ bit, opposite int }

// states is how many ways there are to fill the eight dark squares of a window
// with men of both colours and none.
const states = 6561

// The single weights, behind those of the windows.
const (
	forMan       = iota
	forFirstKing // of a side
	forKing      // each further one
	forTurn
	forKingAt // each square on which White has a king, or Black one with the board turned
)

// digits of squares to the base of three, those of a window read from either end.
var forward, backward = newDigits()

func newDigits() (forward, backward [256]uint16) {
	for set := range forward {
		power := uint16(1)
		for n := range 8 {
			forward[set] += power * uint16(set>>n&1)
			backward[set] += power * uint16(set>>(7-n)&1)
			power *= 3
		}
	}
	return forward, backward
}

// learnedFrom has for a game the one whose games its weights were learned from: by
// matches they are better than those made by hand.
var learnedFrom = map[string]string{
	"brazilian":          "brazilian",
	"brazilian-official": "brazilian",
	"simple":             "brazilian",
	"street":             "brazilian",
	"russian":            "brazilian",
	"pool":               "brazilian",
	"english":            "english",
	"english-official":   "english",
}

// LearnedFrom returns the key of the game whose learned weights are those of a
// game, or "".
func LearnedFrom(key string) string { return learnedFrom[key] }

// NewPatterns returns the patterns of a game, or nil if its board has none.
func NewPatterns(r draughts.Ruleset) *Patterns {
	if r.Straight || r.DarkRight {
		return nil
	}
	g := newGame(r)
	l := &Patterns{geometry: g.geometry, flying: r.FlyingKings, pieces: g.pieces}
	pair, half := r.Size+1, r.Size/2
	l.rows = [4]int{0, half + 1, pair, pair + half + 1}
	var all []int
	for rows := range half - 1 {
		for files := range half - 1 {
			all = append(all, rows*pair+files)
		}
	}
	for n := range (len(all) + 1) / 2 {
		l.windows = append(l.windows, window{all[n], all[len(all)-1-n]})
	}
	return l
}

// Size returns how many weights there are for each of the two phases of a game.
func (l *Patterns) Size() int {
	return len(l.windows)*states + forKingAt + maxSquares
}

// within returns the men in the window that begins at a bit, a bit for each.
func (l *Patterns) within(men bitboard, at int) uint8 {
	men >>= at & 63
	return uint8(men&3 | men>>(l.rows[1]&63)&3<<2 | men>>(l.rows[2]&63)&3<<4 | men>>(l.rows[3]&63)&3<<6)
}

// states returns the number of how the men stand in a window, and in the opposite
// one as Black sees it.
func (l *Patterns) statesOf(w window, white, black bitboard) (here, there int) {
	here = int(forward[l.within(white, w.bit)]) + 2*int(forward[l.within(black, w.bit)])
	there = int(backward[l.within(black, w.opposite)]) + 2*int(backward[l.within(white, w.opposite)])
	return here, there
}

// kingAt returns the weight of a king on a square.
func (l *Patterns) kingAt(b bitboard, c rules.Color) int {
	if c == rules.Black {
		return bits.Len64(l.board) - 1 - bits.TrailingZeros64(b)
	}
	return bits.TrailingZeros64(b)
}

// Feature is how often a weight counts: for White, or if it is negative for Black.
type Feature struct{ Weight, Times int32 }

// Features returns what the evaluation counts in a position, and how much of the
// first and of the second phase of the game it is in.
func (l *Patterns) Features(from rules.Position) (features []Feature, phases [2]float64) {
	g := game{geometry: l.geometry}
	p := g.positionOf(from)
	add := func(weight, times int) {
		if times != 0 {
			features = append(features, Feature{int32(weight), int32(times)})
		}
	}
	white, black := p.men(rules.White), p.men(rules.Black)
	for n, w := range l.windows {
		here, there := l.statesOf(w, white, black)
		add(n*states+here, 1)
		add(n*states+there, -1)
	}
	single := len(l.windows) * states
	for i, times := range l.counts(&p) {
		add(single+i, times)
	}
	for c := range p.pieces {
		for kings := p.pieces[c] & p.kings; kings != 0; kings &= kings - 1 {
			add(single+forKingAt+l.kingAt(kings, rules.Color(c)), 1-2*c)
		}
	}
	first := l.phase(&p)
	for i := range phases {
		phases[i] = float64(first) / float64(l.pieces)
		if l.balanced(&p) {
			phases[i] /= 2
		}
		first = l.pieces - first
	}
	return features, phases
}

// counts returns how often each of the single weights counts, but for those of
// squares.
func (l *Patterns) counts(p *position) (counts [forKingAt]int) {
	for c, pieces := range p.pieces {
		sign := 1 - 2*c
		kings := bits.OnesCount64(pieces & p.kings)
		counts[forMan] += sign * (bits.OnesCount64(pieces) - kings)
		counts[forFirstKing] += sign * min(kings, 1)
		counts[forKing] += sign * max(kings-1, 0)
	}
	counts[forTurn] = 1 - 2*int(p.turn&1)
	return counts
}

// phase returns how many pieces count for the first phase; the others, off the
// board, count for the second.
func (l *Patterns) phase(p *position) int {
	return min(bits.OnesCount64(p.pieces[0]|p.pieces[1]), l.pieces)
}

// balanced reports whether either side has a flying king: then hardly anybody
// wins, and all counts half.
func (l *Patterns) balanced(p *position) bool {
	return l.flying && p.pieces[0]&p.kings != 0 && p.pieces[1]&p.kings != 0
}
