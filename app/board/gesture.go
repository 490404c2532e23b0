package board

import (
	"math"

	"tabuleiro/rules"
)

// How near to the centre of a square a pointer passes to have gone through it,
// and how finely its way is looked at, in squares.
const (
	near   = 0.35
	stride = 0.1
)

// hold is what a pointer took hold of when it went down.
type hold uint8

const (
	nothing hold = iota // an empty square, or a finger on what may not move
	loose               // a piece that may move
	stuck               // a piece that may not, under a mouse
)

// deed is what a pointer has done.
type deed uint8

const (
	none      deed = iota
	lifted         // the drag of a loose piece has begun
	carried        // it goes on
	pressed        // down and up on the same square
	dropped        // a drag ended on the board
	cancelled      // a piece in the air goes home
)

// contact is how a pointer goes down.
type contact struct {
	pointer int
	button  int // 0 is the left one, a finger or a pen
	mouse   bool
	at      point
	slack   float64 // how far it may stray before it drags, in squares
}

// gesture follows one pointer from down to up. A second pointer ends it, and
// nothing happens then until the next one goes down. The zero gesture is ready.
type gesture struct {
	contact
	layout layout
	hold   hold
	last   point
	path   []rules.Square // squares gone through, first to last
	down   bool
	moved  bool // past slack
}

// begin starts to follow a pointer that goes down on the board with the left
// button; holdOf says what it takes hold of.
func (g *gesture) begin(l layout, c contact, holdOf func(on rules.Square, mouse bool) hold) deed {
	if g.down {
		if d := g.cancel(); d == cancelled || c.pointer != g.pointer {
			return d
		}
	}
	if on, ok := l.hit(c.at); ok && c.button == 0 {
		*g = gesture{contact: c, layout: l, hold: holdOf(on, c.mouse),
			last: c.at, path: []rules.Square{on}, down: true}
	}
	return none
}

// carrying reports whether a piece is in the air.
func (g *gesture) carrying() bool { return g.down && g.moved && g.hold == loose }

// move follows the pointer to a point.
func (g *gesture) move(pointer int, to point) deed {
	if !g.down || pointer != g.pointer || g.hold == nothing {
		return none
	}
	begun := !g.moved && to.distance(g.at) > g.slack
	g.moved = g.moved || begun
	g.trace(to)
	switch {
	case !g.carrying():
		return none
	case begun:
		return lifted
	}
	return carried
}

// trace adds the squares between the last point and a new one to the path.
func (g *gesture) trace(to point) {
	from := g.last
	steps := math.Ceil(from.distance(to) / stride)
	for i := 1.0; i <= steps; i++ {
		p := from.towards(to, i/steps)
		if s, ok := g.layout.hit(p); ok && p.distance(g.layout.center(s)) <= near {
			g.visit(s)
		}
	}
	g.last = to
}

func (g *gesture) visit(s rules.Square) {
	if s != g.path[len(g.path)-1] {
		g.path = append(g.path, s)
	}
}

// end lets go at a point: the path tells where the pointer has been.
func (g *gesture) end(pointer int, at point) deed {
	if !g.down || pointer != g.pointer {
		return none
	}
	g.move(pointer, at)
	on, inside := g.layout.hit(at)
	carrying, dragging, same := g.carrying(), g.moved, inside && on == g.path[0]
	g.down = false
	switch {
	case carrying && !inside:
		return cancelled
	case carrying, dragging && inside && !same:
		g.visit(on)
		return dropped
	case same:
		return pressed
	}
	return none
}

// cancel stops following the pointer.
func (g *gesture) cancel() deed {
	carrying := g.carrying()
	g.down = false
	if carrying {
		return cancelled
	}
	return none
}
