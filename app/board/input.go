package board

import (
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/rules"
)

// How far a pointer may stray, in CSS pixels, before it drags.
const (
	mouseSlack = 4
	touchSlack = 8
)

func (b *Board) pointerDown(ctx app.Context, e app.Event) {
	grid := ctx.JSSrc()
	rect := grid.Call("getBoundingClientRect")
	b.bounds = bounds{
		rect.Get("left").Float(), rect.Get("top").Float(),
		rect.Get("width").Float(), rect.Get("height").Float(),
	}
	c := contact{
		pointer: e.Get("pointerId").Int(),
		button:  e.Get("button").Int(),
		mouse:   e.Get("pointerType").String() == "mouse",
		at:      b.point(e),
	}
	c.slack = b.slack(c.mouse)
	d := b.gesture.begin(b.View.layout(), c, b.hold)
	if b.gesture.down && c.mouse {
		capture(grid, c.pointer) // fingers are held by the square they touch
	}
	b.finish(ctx, d)
}

// capture makes the pointer report to an element until it is up. The pointer may
// be gone already.
func capture(element app.Value, pointer int) {
	defer func() { _ = recover() }()
	element.Call("setPointerCapture", pointer)
}

func (b *Board) point(e app.Event) point {
	return b.bounds.point(b.View.layout(), e.Get("clientX").Float(), e.Get("clientY").Float())
}

func (b *Board) hold(on rules.Square, mouse bool) hold {
	piece := b.View.pieceOn(on)
	switch {
	case piece >= 0 && b.View.Movable[on]:
		return loose
	case piece >= 0 && mouse:
		return stuck
	}
	return nothing
}

// slack returns how far a pointer may stray, in squares.
func (b *Board) slack(mouse bool) float64 {
	pixels := float64(touchSlack)
	if mouse {
		pixels = mouseSlack
	}
	return pixels * float64(b.View.Files) / b.bounds.width
}

func (b *Board) pointerMove(ctx app.Context, e app.Event) {
	if !b.gesture.down {
		ctx.PreventUpdate()
		return
	}
	at := b.point(e)
	switch b.gesture.move(e.Get("pointerId").Int(), at) {
	case lifted:
		b.lift(e.Get("pointerType").String() != "mouse")
		b.air.move(at, b.over(at))
		if b.OnLift != nil {
			b.OnLift(ctx, b.gesture.path[0])
		}
	case carried:
		b.air.move(at, b.over(at))
		ctx.PreventUpdate()
	default:
		ctx.PreventUpdate()
	}
}

// lift takes the piece held up into the air.
func (b *Board) lift(coarse bool) {
	i := b.View.pieceOn(b.gesture.path[0])
	b.air.lift(b.JSValue(), i, b.gesture.path[0], coarse)
}

// over returns the transform of the target under a point, or "".
func (b *Board) over(at point) string {
	l := b.View.layout()
	if s, ok := l.hit(at); ok && b.View.Marks[s]&Target != 0 {
		return l.moveTo(s)
	}
	return ""
}

func (b *Board) pointerUp(ctx app.Context, e app.Event) {
	b.finish(ctx, b.gesture.end(e.Get("pointerId").Int(), b.point(e)))
}

func (b *Board) pointerLost(ctx app.Context, e app.Event) {
	if e.Get("pointerId").Int() != b.gesture.pointer {
		ctx.PreventUpdate()
		return
	}
	b.finish(ctx, b.gesture.cancel())
}

// finish reports how a gesture ended, if it did.
func (b *Board) finish(ctx app.Context, d deed) {
	path := b.gesture.path
	switch d {
	case pressed:
		b.put(path[0])
		b.press(ctx, path[0])
	case dropped:
		b.put(path[len(path)-1])
		if b.OnDrop != nil {
			b.OnDrop(ctx, path)
		}
		ctx.Defer(b.settle)
	case cancelled:
		if b.OnCancel != nil {
			b.OnCancel(ctx)
		}
		ctx.Defer(b.settle)
	default:
		ctx.PreventUpdate()
	}
}

// settle brings the piece in the air to where the new view has it: there at once
// if it was moved, home by a short glide if it was not.
func (b *Board) settle(ctx app.Context) {
	if !b.air.up() {
		return
	}
	if i := b.air.piece; i >= len(b.View.Pieces) || b.View.Pieces[i].Square != b.air.from {
		b.air.hide()
		return
	}
	flight := b.air.glide(b.View.layout().center(b.air.from))
	ctx.After(glideTime, func(ctx app.Context) {
		ctx.PreventUpdate()
		if b.air.flight == flight {
			b.air.hide()
		}
	})
}

func (b *Board) press(ctx app.Context, s rules.Square) {
	if b.OnPress != nil {
		b.OnPress(ctx, s)
	}
}

// put brings the cursor and the focus to a square that takes part.
func (b *Board) put(s rules.Square) {
	if b.View.Playable[s] {
		b.cursor = cursorOn(s)
		b.focus(map[string]any{"focusVisible": false}) // who points sees where
	}
}

func (b *Board) focus(options map[string]any) {
	focus(b.JSValue().Call("querySelector", cellSelector(b.cursor.square)), options)
}

// contextMenu keeps the menu of a long press away from the pieces.
func (b *Board) contextMenu(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	if s, ok := squareOf(e); ok && b.View.pieceOn(s) >= 0 {
		e.PreventDefault()
	}
}

// focusIn makes the cursor follow the focus, whoever moved it.
func (b *Board) focusIn(ctx app.Context, e app.Event) {
	s, ok := squareOf(e)
	if !ok || s == b.here() {
		ctx.PreventUpdate()
		return
	}
	b.cursor = cursorOn(s)
}

func squareOf(e app.Event) (rules.Square, bool) {
	cell := e.Get("target").Call("closest", "[data-square]")
	if !cell.Truthy() {
		return 0, false
	}
	s, err := rules.ParseSquare(cell.Get("dataset").Get("square").String())
	return s, err == nil
}

func (b *Board) keyDown(ctx app.Context, e app.Event) {
	key := chord(e.Get("key").String(),
		e.Get("shiftKey").Bool(), e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool(), e.Get("altKey").Bool())
	d, moves := directions[key]
	switch {
	case b.View.KeysOff && utf8.RuneCountInString(key) == 1 && key != " ":
		ctx.PreventUpdate()
	case moves:
		e.PreventDefault()
		b.step(d)
	case key == "Enter" || key == " ":
		e.PreventDefault()
		b.press(ctx, b.here())
	case key == "Escape":
		b.escape(ctx)
	case utf8.RuneCountInString(key) == 1 && b.OnKey != nil:
		e.PreventDefault() // it is not to be typed into a field that it leads to
		b.OnKey(ctx, key, b.here())
	default:
		ctx.PreventUpdate()
	}
}

// chord names a key with what is held with it: "a", "A" with Shift, "ctrl+Home".
func chord(key string, shift, ctrl, alt bool) string {
	switch {
	case alt:
		return "alt+" + key
	case ctrl:
		return "ctrl+" + key
	case len(key) == 1 && !shift && key >= "A" && key <= "Z":
		return string(key[0] + 'a' - 'A') // Caps Lock
	}
	return key
}

func (b *Board) step(d direction) {
	l := b.View.layout()
	if here := b.here(); b.cursor.square != here {
		b.cursor = cursorOn(here)
	}
	b.cursor = b.cursor.move(l, b.View.Playable, d)
	b.focus(map[string]any{})
}

// escape cancels what is going on; a piece in the air goes home.
func (b *Board) escape(ctx app.Context) {
	b.gesture.cancel()
	if b.OnCancel != nil {
		b.OnCancel(ctx)
	}
	ctx.Defer(b.settle)
}
