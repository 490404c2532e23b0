package board

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/rules"
)

// glideTime is how long a piece takes to go home, as the style sheet has it.
const glideTime = 120 * time.Millisecond

// How a piece is shown under a finger: bigger, and higher than the finger.
const (
	fingerScale = 1.6
	fingerLift  = 0.9
)

// air shows the piece that is dragged: a copy of it over the board, while the
// piece itself stays, pale. It writes to the document without a render, which a
// drag could not wait for, and only attributes that Render never sets.
type air struct {
	piece  int // its index in the view
	from   rules.Square
	coarse bool
	flight int // counts the lifts, to tell a late landing from the next flight

	node, figure, shade, over app.Value
}

// up reports whether a piece is in the air.
func (a *air) up() bool { return a.node != nil }

func (a *air) lift(board app.Value, piece int, from rules.Square, coarse bool) {
	a.hide()
	*a = air{piece: piece, from: from, coarse: coarse, flight: a.flight + 1,
		node:  board.Call("querySelector", ".air"),
		over:  board.Call("querySelector", ".over"),
		shade: board.Call("querySelector", ".pieces").Get("children").Index(piece),
	}
	a.figure = a.node.Get("firstElementChild")
	a.figure.Call("setAttribute", "href", a.shade.Get("firstElementChild").Call("getAttribute", "href"))
	a.shade.Call("setAttribute", "data-lifted", "")
	a.node.Call("setAttribute", "data-lifted", "")
}

// move brings the piece to a point, and marks the target under it.
func (a *air) move(to point, target string) {
	scale, rise := 1.0, 0.0
	if a.coarse {
		scale, rise = fingerScale, fingerLift
	}
	a.place(to, scale, rise)
	if target == "" {
		a.over.Call("removeAttribute", "data-target")
		return
	}
	a.over.Call("setAttribute", "transform", target)
	a.over.Call("setAttribute", "data-target", "")
}

func (a *air) place(to point, scale, rise float64) {
	a.node.Call("setAttribute", "transform", "translate("+
		decimal((to.x-scale/2)*unit)+","+decimal((to.y-scale/2-rise)*unit)+") scale("+decimal(scale)+")")
}

// glide lets the piece go home, and returns the number of its flight.
func (a *air) glide(to point) int {
	a.over.Call("removeAttribute", "data-target")
	a.node.Call("setAttribute", "data-gliding", "")
	a.place(to, 1, 0)
	return a.flight
}

// hide ends the flight: the piece is where the view has it.
func (a *air) hide() {
	if !a.up() {
		return
	}
	a.over.Call("removeAttribute", "data-target")
	a.node.Call("removeAttribute", "data-lifted")
	a.node.Call("removeAttribute", "data-gliding")
	a.shade.Call("getBoundingClientRect") // it is there before it may slide again
	a.shade.Call("removeAttribute", "data-lifted")
	a.node = nil
}
