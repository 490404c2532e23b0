package draughtsengine

import (
	"math/bits"

	"tabuleiro/rules"
)

// order remembers which moves refuted others, by colour and by squares, so that
// they are tried early.
type order struct {
	merit [2][1 << 12]int32
}

const mostMerit = 1 << 20

// rate gives each move of a list its place: first the one that the table
// remembers, then what takes the most pieces or was good elsewhere.
func (o *order) rate(c rules.Color, list *moveList, first uint16) {
	merit := &o.merit[c&1]
	for i := range list.all() {
		m := &list.moves[i]
		if id := m.id(); id == first {
			list.place[i] = 2 * mostMerit
		} else if list.captures {
			list.place[i] = int32(bits.OnesCount64(m.taken))
		} else {
			list.place[i] = merit[id&(1<<12-1)]
		}
	}
}

// pick brings the best of the moves from number i on to that place.
//
// In WebAssembly a loop is slow in a function that calls others, so here and
// elsewhere loops have functions of their own, which must stay so.
//
//go:noinline
func (l *moveList) pick(i int) *move {
	best := i
	for j := i + 1; j < l.count; j++ {
		if l.place[j] > l.place[best] {
			best = j
		}
	}
	l.moves[i], l.moves[best] = l.moves[best], l.moves[i]
	l.place[i], l.place[best] = l.place[best], l.place[i]
	return &l.moves[i]
}

// reward notes that a quiet move of a colour refuted the one before it.
func (o *order) reward(c rules.Color, id uint16, depth int) {
	merit := &o.merit[c&1][id&(1<<12-1)]
	*merit = min(*merit+int32(depth*depth), mostMerit)
}

// reset forgets everything.
func (o *order) reset() { clear(o.merit[0][:]); clear(o.merit[1][:]) }
