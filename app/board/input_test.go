package board

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/rules"
)

// host is a page with a board; it hands out the context of its handlers.
type host struct {
	app.Compo

	View View
	log  []string
	made *Board
	ctx  app.Context
}

func (h *host) OnPreRender(ctx app.Context) { h.ctx = ctx }

func (h *host) Render() app.UI {
	b := &Board{View: h.View, OnPress: h.press, OnLift: h.lift, OnDrop: h.drop, OnCancel: h.cancel, OnKey: h.key}
	if h.made == nil {
		h.made = b
	}
	return app.Div().Body(b)
}

func (h *host) press(_ app.Context, s rules.Square) { h.log = append(h.log, "press "+s.String()) }
func (h *host) lift(_ app.Context, s rules.Square)  { h.log = append(h.log, "lift "+s.String()) }
func (h *host) drop(_ app.Context, path []rules.Square) {
	h.log = append(h.log, "drop "+squareNames(path))
}
func (h *host) cancel(app.Context) { h.log = append(h.log, "cancel") }
func (h *host) key(_ app.Context, key string, at rules.Square) {
	h.log = append(h.log, "key "+key+" on "+at.String())
}

// load shows a view with a white man on c3 that may move and a black one on d6,
// in a window in which it is 512 px wide.
func load(t testing.TB) (*host, app.TestEngine) {
	t.Helper()
	l := layout{files: 8, ranks: 8}
	h := &host{View: View{
		Files: 8, Ranks: 8, Game: "draughts", Set: "discs",
		Playable: playableDark(l),
		Movable:  map[rules.Square]bool{rules.At(2, 2): true},
		Pieces: []Piece{
			{Piece: rules.Piece{Color: rules.White, Role: "man"}, Square: rules.At(2, 2)},
			{Piece: rules.Piece{Color: rules.Black, Role: "man"}, Square: rules.At(3, 5)},
		},
	}}
	engine := app.NewTestEngine()
	if err := engine.Load(h); err != nil {
		t.Fatal(err)
	}
	engine.ConsumeAll()
	h.made.bounds = bounds{width: 512, height: 512}
	return h, engine
}

// event stands for an event of the browser.
type event struct {
	app.Value
	fields    map[string]any
	prevented *bool
}

func (e event) Get(name string) app.Value { return field{e.Value, e.fields[name]} }

func (e event) Call(method string, _ ...any) app.Value {
	if method == "preventDefault" {
		*e.prevented = true
	}
	return nil
}

type field struct {
	app.Value
	value any
}

func (f field) String() string { s, _ := f.value.(string); return s }
func (f field) Bool() bool     { b, _ := f.value.(bool); return b }
func (f field) Int() int       { n, _ := f.value.(int); return n }
func (f field) Float() float64 { n, _ := f.value.(float64); return n }

func TestKeys(t *testing.T) {
	for _, test := range []struct {
		name      string
		keys      string // "+" holds Control
		log       string
		cursor    string
		prevented bool
	}{
		{"arrows move the cursor, and the page stays", "ArrowRight", "", "c1", true},
		{"letters that are arrows do too", "d w", "", "d2", true},
		{"Enter presses the square of the cursor", "ArrowRight Enter", "press c1", "c1", true},
		{"Space presses, and the page stays", "Space", "press a1", "a1", true},
		{"Escape cancels", "Escape", "cancel", "a1", false},
		{"other letters go to the page, with the square", "d m", "key m on c1", "c1", true},
		{"digits go to the page", "2 3", "key 2 on a1, key 3 on a1", "a1", true},
		{"Tab is the browser's", "Tab", "", "a1", false},
		{"Control with a letter is the browser's", "+z", "", "a1", false},
		{"Control with End goes to the corner", "+End", "", "g1", true},
		{"the keys that hold others do nothing", "Shift Control F1", "", "a1", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			h, engine := load(t)
			var prevented bool
			for key := range strings.FieldsSeq(test.keys) {
				prevented = false
				key, ctrl := strings.CutPrefix(strings.Replace(key, "Space", " ", 1), "+")
				h.made.keyDown(h.ctx, app.Event{Value: event{prevented: &prevented, fields: map[string]any{"key": key, "ctrlKey": ctrl}}})
				engine.ConsumeAll()
			}
			if log := strings.Join(h.log, ", "); log != test.log {
				t.Errorf("reports %q, want %q", log, test.log)
			}
			if got := h.made.here(); got.String() != test.cursor || prevented != test.prevented {
				t.Errorf("cursor on %s, prevented %t, want %s, %t", got, prevented, test.cursor, test.prevented)
			}
		})
	}
}

func TestPointer(t *testing.T) {
	for _, test := range []struct {
		name   string
		from   string
		to     [2]float64
		lost   bool
		log    string
		cursor string
	}{
		{"a press is reported when the pointer is up", "d4", [2]float64{224, 288}, false, "press d4", "d4"},
		{"a light square is pressed but takes no focus", "c4", [2]float64{160, 288}, false, "press c4", "a1"},
		{"a press moved off is none", "d4", [2]float64{288, 288}, false, "", "a1"},
		{"a piece is lifted and dropped", "c3", [2]float64{224, 288}, false, "lift c3, drop c3 d4", "d4"},
		{"a piece dropped outside goes home", "c3", [2]float64{224, -3}, false, "lift c3, cancel", "a1"},
		{"a pointer that is lost sends the piece home", "c3", [2]float64{224, 288}, true, "lift c3, cancel", "a1"},
		{"a piece that may not move is dropped without a lift", "d6", [2]float64{160, 224}, false, "drop d6 c5", "c5"},
	} {
		t.Run(test.name, func(t *testing.T) {
			h, engine := load(t)
			b, l := h.made, h.View.layout()
			at := l.center(square(t, test.from))
			b.gesture.begin(l, contact{mouse: true, at: at, slack: b.slack(true)}, b.hold)
			up := app.Event{Value: event{fields: map[string]any{
				"clientX": test.to[0], "clientY": test.to[1], "pointerType": "mouse",
			}}}
			b.pointerMove(h.ctx, up)
			if test.lost {
				b.pointerLost(h.ctx, up)
			}
			b.pointerUp(h.ctx, up)
			engine.ConsumeAll()
			if log := strings.Join(h.log, ", "); log != test.log {
				t.Errorf("reports %q, want %q", log, test.log)
			}
			if got := b.here(); got.String() != test.cursor {
				t.Errorf("cursor on %s, want %s", got, test.cursor)
			}
		})
	}
}

// A view that forbids the piece in the air takes it down.
func TestViewEndsDrag(t *testing.T) {
	h, engine := load(t)
	b, l := h.made, h.View.layout()
	b.gesture.begin(l, contact{mouse: true, at: point{2.5, 5.5}, slack: 0.1}, b.hold)
	b.pointerMove(h.ctx, app.Event{Value: event{fields: map[string]any{"clientX": 224.0, "clientY": 288.0, "pointerType": "mouse"}}})
	h.View.Movable = nil
	h.ctx.Update()
	engine.ConsumeAll()
	if b.gesture.down || b.air.up() {
		t.Error("the piece is still in the air")
	}
	if !slices.Equal(h.log, []string{"lift c3"}) {
		t.Errorf("reports %q", h.log)
	}
}

// The cursor stays on a1 where that is not the square it begins on.
func TestCursorOnTheFarCorner(t *testing.T) {
	h, engine := load(t)
	h.View.Flipped = true
	h.ctx.Update()
	engine.ConsumeAll()
	if got := h.made.here(); got.String() != "h8" {
		t.Errorf("it begins on %s, want h8", got)
	}
	h.made.cursor = cursorOn(square(t, "a1"))
	if got := h.made.here(); got.String() != "a1" {
		t.Errorf("it is on %s, want a1", got)
	}
}

// BenchmarkRender shows a full board again after a piece was picked up.
func BenchmarkRender(b *testing.B) {
	h, engine := load(b)
	for i := range 24 {
		h.View.Pieces = append(h.View.Pieces, Piece{Piece: rules.Piece{Role: "man"}, Square: rules.Square(i)})
	}
	for i := 0; b.Loop(); i++ {
		h.View.Marks = map[rules.Square]Mark{rules.At(2, 2): Selected, rules.At(3, 3): Target << (i % 2)}
		h.ctx.Update()
		engine.ConsumeAll()
	}
}
