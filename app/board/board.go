// Package board shows a board and reports the squares that are pressed and the
// pieces that are dragged. It knows no rules: a [View] says all there is to see.
//
// [Board] is the component: a picture, and over it a grid of elements that the
// pointer, the keyboard and screen readers work with. [Mini] is the picture alone.
package board

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/rules"
)

// Board is a board that can be played on. It changes nothing by itself: it
// reports, and shows the View that it is given next. Any handler may be nil.
type Board struct {
	app.Compo

	View View

	// OnPress is called for a tap, a click, Enter or Space on a square.
	OnPress func(app.Context, rules.Square)

	// OnLift is called when the drag of a movable piece begins. OnDrop or
	// OnCancel follows.
	OnLift func(app.Context, rules.Square)

	// OnDrop is called when a drag ends on the board, with the squares that the
	// pointer went through: the first is where it began, the last where it ended.
	// There is one alone if the piece was put back where it stood. A mouse also
	// drags a piece that may not move, without lifting it, so that the page can
	// say why it may not.
	OnDrop func(app.Context, []rules.Square)

	// OnCancel is called for Esc, and when the piece in the air goes home: it was
	// dropped outside, or the browser or a second finger took the pointer away.
	OnCancel func(app.Context)

	// OnKey is called for any other letter, digit or sign typed in the grid, with
	// the square of the cursor.
	OnKey func(ctx app.Context, key string, at rules.Square)

	cursor  cursor
	flipped bool
	gesture gesture
	bounds  bounds
	air     air
	release func() // the handlers of the window
}

// Focus puts the keyboard on a square of the board that has it, or else of the
// first one of the page.
func Focus(s rules.Square) {
	document := app.Window().Get("document")
	cell := document.Call("querySelector", ".board .grid:focus-within "+cellSelector(s))
	if !cell.Truthy() {
		cell = document.Call("querySelector", ".board .grid "+cellSelector(s))
	}
	focus(cell, map[string]any{})
}

func cellSelector(s rules.Square) string { return `[data-square="` + s.String() + `"]` }

func focus(cell app.Value, options map[string]any) {
	options["preventScroll"] = true
	if cell.Truthy() {
		cell.Call("focus", options)
	}
}

// OnMount watches what takes the pointer away without an event of the board.
func (b *Board) OnMount(ctx app.Context) {
	lost := app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Dispatch(func(ctx app.Context) { b.finish(ctx, b.gesture.cancel()) })
		return nil
	})
	window, document := app.Window(), app.Window().Get("document")
	window.Call("addEventListener", "blur", lost)
	document.Call("addEventListener", "visibilitychange", lost)
	b.release = func() {
		window.Call("removeEventListener", "blur", lost)
		document.Call("removeEventListener", "visibilitychange", lost)
		lost.Release()
	}
}

// OnDismount lets the window go.
func (b *Board) OnDismount() {
	if b.release != nil {
		b.release()
	}
}

// OnUpdate takes a piece out of the air that may not move in the new view, and
// turns the focus with the board.
func (b *Board) OnUpdate(ctx app.Context) {
	if b.flipped != b.View.Flipped {
		b.flipped = b.View.Flipped
		ctx.Defer(b.turn)
	}
	if b.gesture.carrying() && !b.View.Movable[b.gesture.path[0]] {
		b.gesture.cancel()
		b.air.hide()
	}
}

// turn puts the focus back on the square that it was on.
func (b *Board) turn(app.Context) {
	grid := b.JSValue().Get("lastElementChild")
	if grid.Call("contains", app.Window().Get("document").Get("activeElement")).Bool() {
		b.focus(map[string]any{})
	}
}

// Render draws the layers of the picture and the grid over them.
func (b *Board) Render() app.UI {
	v, l := &b.View, b.View.layout()
	occupied := map[rules.Square]bool{}
	for _, p := range v.Pieces {
		occupied[p.Square] = occupied[p.Square] || !p.Taken
	}
	class := "board"
	if v.Inactive {
		class += " inactive"
	}
	return app.Elem("div").Class(class).DataSet("board", v.Theme).Attr("translate", "no").Body(
		picture(l,
			&squares{Layout: l},
			&coordinates{Layout: l, Names: v.Coordinates},
			&marks{Layout: l, Marks: v.Marks, Occupied: occupied},
			svg("rect").Class("over").Attr("width", unit).Attr("height", unit),
			&pieces{Layout: l, Game: v.Game, Set: v.Set, Pieces: v.Pieces},
			&marks{Layout: l, Above: true, Marks: v.Marks, Takes: v.Takes, Occupied: occupied},
			&arrows{Layout: l, Arrows: v.Arrows},
			svg("g").Class("air").Body(svg("use").Attr("width", unit).Attr("height", unit)),
		).Aria("hidden", true),
		b.grid(l),
	)
}

// grid returns the elements that the pointer, the keyboard and screen readers
// meet. They keep their places when the board is turned: the squares change.
func (b *Board) grid(l layout) app.UI {
	rows := make([]app.UI, l.ranks)
	here := b.here()
	for y := range rows {
		cells := make([]cell, l.files)
		for x := range cells {
			cells[x] = b.cell(l.at(x, y), here)
		}
		rows[y] = &row{Cells: cells}
	}
	grid := app.Elem("div").Class("grid").Role("grid").Aria("label", b.View.Name).Aria("describedby", b.View.Help).Body(rows...)
	if b.View.Inactive {
		return grid.Aria("disabled", true)
	}
	return grid.
		On("pointerdown", b.pointerDown).
		On("pointermove", b.pointerMove).
		On("pointerup", b.pointerUp).
		On("pointercancel", b.pointerLost).
		On("lostpointercapture", b.pointerLost).
		On("contextmenu", b.contextMenu).
		On("focusin", b.focusIn).
		OnKeyDown(b.keyDown)
}

// here returns the square of the cursor: the one square that Tab leads to. It
// starts at home.
func (b *Board) here() rules.Square {
	if b.cursor.placed && b.View.Playable[b.cursor.square] {
		return b.cursor.square
	}
	return home(b.View.layout(), b.View.Playable)
}

func (b *Board) cell(s, here rules.Square) cell {
	v := &b.View
	c := cell{Square: s, Label: v.Labels[s], Class: "cell", Selected: v.Marks[s]&Selected != 0}
	switch {
	case v.Inactive || !v.Playable[s]:
	case s == here:
		c.TabIndex = "0"
	default:
		c.TabIndex = "-1"
	}
	if v.Movable[s] {
		c.Class += " movable"
	}
	if v.Marks[s]&Target != 0 {
		c.Class += " target"
	}
	return c
}

// row is a row of the grid; it renders again only if one of its cells changed.
type row struct {
	app.Compo

	Cells []cell
}

// cell is a square as the grid has it.
type cell struct {
	Square          rules.Square
	Label           string
	Class, TabIndex string
	Selected        bool
}

func (r *row) Render() app.UI {
	cells := make([]app.UI, len(r.Cells))
	for i, c := range r.Cells {
		element := app.Elem("div").Class(c.Class).Role("gridcell").
			DataSet("square", c.Square.String()).
			Attr("tabindex", c.TabIndex).
			Aria("label", c.Label)
		if c.Selected {
			element.Aria("selected", true)
		}
		cells[i] = element
	}
	return app.Elem("div").Class("row").Role("row").Body(cells...)
}
