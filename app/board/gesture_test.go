package board

import (
	"strings"
	"testing"

	"tabuleiro/rules"
)

// pointerStep is one event of a pointer, at a place in squares from the top left.
type pointerStep struct {
	event   string // "down", "move", "up", "cancel"
	pointer int
	x, y    float64
	want    deed
}

type gestureTest struct {
	name   string
	hold   hold
	button int
	steps  []pointerStep
	path   string // of a gesture that ends pressed or dropped
}

// play lets the step happen on a board of 8 by 8, with a threshold of 0.1.
func (test gestureTest) play(g *gesture, s pointerStep) deed {
	at := point{s.x, s.y}
	switch s.event {
	case "down":
		c := contact{pointer: s.pointer, button: test.button, at: at, slack: 0.1}
		return g.begin(layout{files: 8, ranks: 8}, c, func(rules.Square, bool) hold { return test.hold })
	case "move":
		return g.move(s.pointer, at)
	case "up":
		return g.end(s.pointer, at)
	}
	return g.cancel()
}

func TestGesture(t *testing.T) {
	// c3 is at 2.5, 5.5, d4 at 3.5, 4.5 and e5 at 4.5, 3.5
	for _, test := range []gestureTest{
		{"down and up on a square presses it", nothing, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"up", 1, 2.5, 5.5, pressed},
		}, "c3"},
		{"nothing is done when the pointer goes down", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none},
		}, ""},
		{"up on another square presses none", nothing, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 3.5, 5.5, none}, {"up", 1, 3.5, 5.5, none},
		}, ""},
		{"up outside presses none", nothing, 0, []pointerStep{
			{"down", 1, 0.1, 5.5, none}, {"up", 1, -0.1, 5.5, none},
		}, ""},
		{"down outside does nothing", loose, 0, []pointerStep{
			{"down", 1, -0.1, 5.5, none}, {"move", 1, 2.5, 5.5, none}, {"up", 1, 2.5, 5.5, none},
		}, ""},
		{"the middle button does nothing", loose, 1, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 3.5, 4.5, none}, {"up", 1, 2.5, 5.5, none},
		}, ""},
		{"the right button does nothing", nothing, 2, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"up", 1, 2.5, 5.5, none},
		}, ""},
		{"a hand that trembles presses", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 2.55, 5.5, none}, {"up", 1, 2.55, 5.5, pressed},
		}, "c3"},
		{"beyond the threshold a piece is lifted, once", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 2.61, 5.5, lifted}, {"move", 1, 2.7, 5.4, carried},
		}, ""},
		{"a piece is dropped where it is let go", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 2.7, 5.3, lifted}, {"up", 1, 3.9, 4.9, dropped},
		}, "c3 d4"},
		{"a piece put back is dropped where it stood", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 2.9, 5.1, lifted}, {"up", 1, 2.6, 5.4, dropped},
		}, "c3"},
		{"the path tells the squares gone through", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 3.4, 4.6, lifted}, {"move", 1, 4.5, 3.5, carried},
			{"move", 1, 5.5, 4.5, carried}, {"up", 1, 6.5, 5.5, dropped},
		}, "c3 d4 e5 f4 g3"},
		{"a fast pointer goes through the squares between", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"up", 1, 6.5, 1.5, dropped},
		}, "c3 d4 e5 f6 g7"},
		{"squares brushed by the edge are not gone through", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 2.5, 4.05, lifted}, {"up", 1, 2.5, 3.5, dropped},
		}, "c3 c4 c5"},
		{"a round trip ends where it began", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 4.5, 3.5, lifted}, {"up", 1, 2.5, 5.5, dropped},
		}, "c3 d4 e5 d4 c3"},
		{"outside a piece goes home", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 3.5, 4.5, lifted}, {"up", 1, 8.1, 4.5, cancelled},
		}, ""},
		{"the browser takes the pointer away", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 3.5, 4.5, lifted}, {"cancel", 1, 0, 0, cancelled},
			{"move", 1, 4.5, 3.5, none}, {"up", 1, 4.5, 3.5, none},
		}, ""},
		{"a pointer lost before a drag is no cancel", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"cancel", 1, 0, 0, none}, {"up", 1, 2.5, 5.5, none},
		}, ""},
		{"a second finger sends the piece home, and neither goes on", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 3.5, 4.5, lifted}, {"down", 2, 6.5, 1.5, cancelled},
			{"move", 1, 4.5, 3.5, none}, {"up", 2, 6.5, 1.5, none}, {"up", 1, 4.5, 3.5, none},
		}, ""},
		{"a second finger takes a press back", nothing, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"down", 2, 6.5, 1.5, none}, {"up", 1, 2.5, 5.5, none}, {"up", 2, 6.5, 1.5, none},
		}, ""},
		{"after a cancel the next press counts", nothing, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"down", 2, 6.5, 1.5, none}, {"up", 1, 2.5, 5.5, none}, {"up", 2, 6.5, 1.5, none},
			{"down", 3, 3.5, 4.5, none}, {"up", 3, 3.5, 4.5, pressed},
		}, "d4"},
		{"a pointer whose end was lost begins again", nothing, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"down", 1, 3.5, 4.5, none}, {"up", 1, 3.5, 4.5, pressed},
		}, "d4"},
		{"another pointer does not move the piece", loose, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 2, 3.5, 4.5, none}, {"up", 2, 3.5, 4.5, none}, {"up", 1, 2.5, 5.5, pressed},
		}, "c3"},
		{"a piece that may not move is dragged without lifting it", stuck, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 3.5, 4.5, none}, {"up", 1, 3.5, 4.5, dropped},
		}, "c3 d4"},
		{"a piece that may not move is pressed on its own square", stuck, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 2.8, 5.5, none}, {"up", 1, 2.8, 5.5, pressed},
		}, "c3"},
		{"a piece that may not move is let go outside", stuck, 0, []pointerStep{
			{"down", 1, 2.5, 5.5, none}, {"move", 1, 8.5, 5.5, none}, {"up", 1, 8.5, 5.5, none},
		}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var g gesture
			var end deed
			for i, step := range test.steps {
				if end = test.play(&g, step); end != step.want {
					t.Fatalf("step %d, %s: got deed %d, want %d", i, step.event, end, step.want)
				}
			}
			if got := squareNames(g.path); test.path != "" && got != test.path {
				t.Errorf("went through %s, want %s", got, test.path)
			}
		})
	}
}

func squareNames(squares []rules.Square) string {
	var names []string
	for _, s := range squares {
		names = append(names, s.String())
	}
	return strings.Join(names, " ")
}

// A finger strays further than a mouse before it drags.
func TestSlack(t *testing.T) {
	b := Board{View: View{Files: 8, Ranks: 8}, bounds: bounds{width: 512, height: 512}}
	if mouse, touch := b.slack(true)*64, b.slack(false)*64; mouse != 4 || touch != 8 {
		t.Errorf("a mouse has %g px, a finger %g, want 4 and 8", mouse, touch)
	}
}

func TestHold(t *testing.T) {
	c3, e3, g3 := rules.At(2, 2), rules.At(4, 2), rules.At(6, 2)
	b := Board{View: View{
		Files: 8, Ranks: 8, Movable: map[rules.Square]bool{c3: true},
		Pieces: []Piece{{Square: c3}, {Square: e3}, {Square: g3, Taken: true}},
	}}
	for _, test := range []struct {
		name  string
		on    rules.Square
		mouse bool
		want  hold
	}{
		{"a mouse on a piece that may move", c3, true, loose},
		{"a finger on a piece that may move", c3, false, loose},
		{"a mouse on a piece that may not", e3, true, stuck},
		{"a finger on a piece that may not scrolls the page", e3, false, nothing},
		{"a piece that was taken is not there", g3, true, nothing},
		{"an empty square", rules.At(0, 0), true, nothing},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := b.hold(test.on, test.mouse); got != test.want {
				t.Errorf("got %d, want %d", got, test.want)
			}
		})
	}
}
