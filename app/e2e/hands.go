//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"time"
)

// A Point is a place in the window, in CSS pixels.
type Point struct{ X, Y float64 }

// cell is the selector of a square of the board, "c3".
func cell(square string) string { return fmt.Sprintf(`.board [data-square=%q]`, square) }

// At returns the middle of the first element that a selector finds, after
// scrolling it into view. It must be there and shown.
func (p *Page) At(css string) Point {
	p.t.Helper()
	return p.middle("document.querySelector(arguments[0])", css)
}

// Square returns the middle of a square of the board.
func (p *Page) Square(square string) Point {
	p.t.Helper()
	return p.At(cell(square))
}

// middle returns the middle of the element that an expression finds.
func (p *Page) middle(expression, argument string) Point {
	p.t.Helper()
	var at *Point
	p.run(`const e = `+expression+`;
		if (!e?.checkVisibility()) return null;
		const inside = (r) => r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth;
		if (!inside(e.getBoundingClientRect())) e.scrollIntoView({block: "center", behavior: "instant"});
		const r = e.getBoundingClientRect();
		return {X: r.x + r.width / 2, Y: r.y + r.height / 2}`, &at, argument)
	if at == nil {
		p.t.Fatalf("%q is not on the page, which says: %.400q", argument, p.Eval(`return document.body.innerText`))
	}
	return *at
}

// Tap presses and releases a square of the board, with a finger or the mouse.
func (p *Page) Tap(square string) {
	p.t.Helper()
	p.TapAt(p.Square(square))
}

// TapAt presses and releases a place in the window.
func (p *Page) TapAt(at Point) {
	p.t.Helper()
	p.pointer(move(at, 0), down(), up())
}

// Press presses what a person would call by a name: the first button, link,
// tab, option or field that is shown and whose label or text it is. An exact
// name goes before one that only begins so. While a dialog is open there is
// nothing else. It waits until there is something of that name.
func (p *Page) Press(name string) {
	p.t.Helper()
	p.WaitFor(fmt.Sprintf("something called %q", name), func() bool { return p.Offers(name) })
	p.TapAt(p.middle(named, name))
}

// named finds an element by the name that a person would use.
const named = `(() => {
	const name = (e) => (e.getAttribute("aria-label") || e.innerText || [...(e.labels ?? [])].map((l) => l.innerText).join(" ")).trim();
	const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
	const all = [...over.querySelectorAll("a[href], button, [role=button], [role=tab], [role=radio], [role=option], label, input, select, summary")]
		.filter((e) => e.checkVisibility());
	return all.find((e) => name(e) === arguments[0]) ?? all.find((e) => name(e).startsWith(arguments[0]));
})()`

// Offers reports whether there is something to press by a name.
func (p *Page) Offers(name string) bool {
	p.t.Helper()
	return p.Eval(`return Boolean(`+named+`)`, name) == true
}

// PressAt presses the first element that a selector finds, once it is shown.
func (p *Page) PressAt(css string) {
	p.t.Helper()
	p.WaitVisible(css)
	p.TapAt(p.At(css))
}

// Drag takes the piece on a square over others and leaves it on the last.
func (p *Page) Drag(squares ...string) {
	p.t.Helper()
	points := make([]Point, len(squares))
	for i, square := range squares {
		points[i] = p.Square(square)
	}
	p.DragAlong(points...)
}

// DragAlong presses at the first place, goes along the others and releases at
// the last.
func (p *Page) DragAlong(points ...Point) {
	p.t.Helper()
	actions := []any{move(points[0], 0), down()}
	for i, to := range points[1:] {
		from := points[i]
		actions = append(actions, move(Point{(from.X + to.X) / 2, (from.Y + to.Y) / 2}, 60), move(to, 60), pause(30))
	}
	p.pointer(append(actions, up())...)
}

// Hold presses at a place and releases there after a while.
func (p *Page) Hold(at Point, d time.Duration) {
	p.t.Helper()
	p.pointer(move(at, 0), down(), pause(int(d.Milliseconds())), up())
}

// Swipe moves a finger quickly from one place to another, as one scrolls.
func (p *Page) Swipe(from, to Point) {
	p.t.Helper()
	actions := []any{move(from, 0), down()}
	const steps = 8
	for i := 1; i <= steps; i++ {
		part := float64(i) / steps
		actions = append(actions, move(Point{from.X + part*(to.X-from.X), from.Y + part*(to.Y-from.Y)}, 16))
	}
	p.pointer(append(actions, up())...)
}

func move(to Point, milliseconds int) map[string]any {
	return map[string]any{"type": "pointerMove", "x": int(to.X), "y": int(to.Y), "duration": milliseconds, "origin": "viewport"}
}

func down() map[string]any { return map[string]any{"type": "pointerDown", "button": 0} }

func up() map[string]any { return map[string]any{"type": "pointerUp", "button": 0} }

func pause(milliseconds int) map[string]any {
	return map[string]any{"type": "pause", "duration": milliseconds}
}

// pointer carries out actions of the one finger, or of the mouse.
func (p *Page) pointer(actions ...any) {
	p.t.Helper()
	kind := "mouse"
	if p.options.Touch {
		kind = "touch"
	}
	p.act(map[string]any{"type": "pointer", "id": kind, "parameters": map[string]any{"pointerType": kind}, "actions": actions})
}

// Click presses a place with a button of the mouse: 0 left, 1 middle, 2 right.
func (p *Page) Click(at Point, button int) {
	p.t.Helper()
	press, release := down(), up()
	press["button"], release["button"] = button, button
	p.act(map[string]any{"type": "pointer", "id": "mouse", "parameters": map[string]any{"pointerType": "mouse"},
		"actions": []any{move(at, 0), press, release}})
}

// keys are those that a keyboard names, as WebDriver numbers them.
var keys = map[string]string{
	"Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a",
	"Escape": "\ue00c", "Space": " ", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
	"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
}

// Key presses keys one after the other: "Enter", "a", "Control+z".
func (p *Page) Key(names ...string) {
	p.t.Helper()
	var actions []any
	for _, name := range names {
		held := strings.Split(name, "+")
		for _, key := range held {
			actions = append(actions, keyAction("keyDown", key))
		}
		for i := len(held) - 1; i >= 0; i-- {
			actions = append(actions, keyAction("keyUp", held[i]))
		}
	}
	p.act(map[string]any{"type": "key", "id": "keyboard", "actions": actions})
}

// Write types a text into what has the focus, key by key.
func (p *Page) Write(text string) {
	p.t.Helper()
	p.Key(strings.Split(text, "")...)
}

func keyAction(kind, key string) map[string]any {
	if value, ok := keys[key]; ok {
		key = value
	}
	return map[string]any{"type": kind, "value": key}
}

// act carries out what the hands do, and lets the page show what comes of it. The
// program draws by a timer, a frame after the event at the latest, and timers
// run in their order however slow the machine is.
func (p *Page) act(source map[string]any) {
	p.t.Helper()
	p.use()
	p.must(p.session.post("/actions", map[string]any{"actions": []any{source}}, nil))
	_ = p.session.run(`return new Promise((drawn) => setTimeout(drawn, 40))`, nil) // fails if the page was left
}
