package draughtsengine

import (
	"math/bits"
	"strconv"

	"tabuleiro/rules"
)

// Learned is an evaluation by weights that were learned from games.
type Learned struct {
	Patterns
	table    []int32              // of the windows: both phases in one number, the first in the upper half
	singles  [2][forKingAt]int    // by phase
	onSquare [2][maxSquares]int16 // by phase
}

const (
	fine       = 4           // weights to a hundredth of a man
	mostWeight = 1800        // that a window may have: eighteen of them are less than 1<<15
	mostScore  = sure - 1000 // of a position that is not decided
)

// WeightsError reports weights that are of other patterns, cut or damaged.
type WeightsError struct{ At int }

func (e *WeightsError) Error() string { return "bad weights at byte " + strconv.Itoa(e.At) }

// Pack writes weights as ReadWeights takes them: those of the first phase, then
// those of the second, in hundredths of a man. They are rounded to a quarter of
// that, and those of windows may not exceed some men.
func (l *Patterns) Pack(phases [2][]float64) []byte {
	var packed []byte
	for _, weights := range phases {
		for i, w := range weights {
			n := int(max(min(w, 1<<12), -1<<12)*fine+1<<20+0.5) - 1<<20
			if i < len(l.windows)*states {
				n = max(min(n, mostWeight), -mostWeight)
			}
			packed = appendNumber(packed, n)
		}
	}
	return packed
}

// appendNumber writes a number in one byte if it is from -63 to 63, and else in
// two or three: seven bits in each, the sign in the lowest.
func appendNumber(packed []byte, n int) []byte {
	u := uint(n) << 1
	if n < 0 {
		u = uint(-n)<<1 | 1
	}
	for ; u >= 1<<7; u >>= 7 {
		packed = append(packed, byte(u)|1<<7)
	}
	return append(packed, byte(u))
}

// ReadWeights takes what Pack has written. It returns a *WeightsError.
func (l *Patterns) ReadWeights(packed []byte) (*Learned, error) {
	e := &Learned{Patterns: *l, table: make([]int32, len(l.windows)*states)}
	at := 0
	for phase := range 2 {
		for i := range l.Size() {
			n, length := readNumber(packed[at:])
			if length == 0 {
				return nil, &WeightsError{at}
			}
			at += length
			e.set(phase, i, n)
		}
	}
	if at != len(packed) {
		return nil, &WeightsError{at}
	}
	return e, nil
}

// readNumber is the inverse of appendNumber. The length is 0 if there is no
// number.
func readNumber(packed []byte) (n, length int) {
	var u uint
	for i, b := range packed[:min(3, len(packed))] {
		u |= uint(b&(1<<7-1)) << (7 * i)
		if b < 1<<7 {
			n = int(u >> 1)
			if u&1 != 0 {
				n = -n
			}
			return n, i + 1
		}
	}
	return 0, 0
}

// set gives a weight its place.
func (e *Learned) set(phase, i, n int) {
	single := i - len(e.table)
	switch {
	case single < 0:
		n = max(min(n, mostWeight), -mostWeight)
		e.table[i] += int32(n) << (16 * (1 - phase))
	case single < forKingAt:
		e.singles[phase][single] = n
	default:
		e.onSquare[phase][single-forKingAt] = int16(n)
	}
}

// evaluate returns what a position is worth to the side to move.
func (e *Learned) evaluate(p *position) int {
	white, black := p.men(rules.White), p.men(rules.Black)
	var both int
	for n := range e.windows {
		here, there := e.statesOf(e.windows[n], white, black)
		weights := e.table[n*states : (n+1)*states]
		both += int(weights[here]) - int(weights[there])
	}
	second := int(int16(both))
	first := (both - second) >> 16
	for i, times := range e.counts(p) {
		first += times * e.singles[0][i]
		second += times * e.singles[1][i]
	}
	if p.kings != 0 {
		first += e.kings(p, 0)
		second += e.kings(p, 1)
	}
	n := e.phase(p)
	score := (first*n + second*(e.pieces-n)) / (fine * e.pieces)
	if e.balanced(p) {
		score /= 2
	}
	score = max(min(score, mostScore), -mostScore)
	if p.turn == rules.Black {
		return -score
	}
	return score
}

// kings returns what the squares of the kings are worth in a phase.
func (e *Learned) kings(p *position, phase int) (score int) {
	for kings := p.pieces[rules.White] & p.kings; kings != 0; kings &= kings - 1 {
		score += int(e.onSquare[phase][bits.TrailingZeros64(kings)])
	}
	for kings := p.pieces[rules.Black] & p.kings; kings != 0; kings &= kings - 1 {
		score -= int(e.onSquare[phase][e.kingAt(kings, rules.Black)&63])
	}
	return score
}
