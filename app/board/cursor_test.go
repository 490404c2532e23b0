package board

import (
	"strings"
	"testing"

	"tabuleiro/rules"
)

// playableDark returns the dark squares of a board.
func playableDark(l layout) map[rules.Square]bool {
	squares := map[rules.Square]bool{}
	for _, s := range l.squares() {
		if l.dark(s) {
			squares[s] = true
		}
	}
	return squares
}

func TestCursor(t *testing.T) {
	white, black := layout{files: 8, ranks: 8}, layout{files: 8, ranks: 8, flipped: true}
	for _, test := range []struct {
		name   string
		layout layout
		from   string
		keys   string
		want   string // the squares after each key
	}{
		{"right and left skip the light squares", white, "c3", "ArrowRight ArrowLeft", "e3 c3"},
		{"the row ends", white, "g1", "ArrowRight ArrowLeft ArrowLeft ArrowLeft ArrowLeft", "g1 e1 c1 a1 a1"},
		{"up and down alternate between two files", white, "c3", "ArrowUp ArrowUp ArrowUp ArrowDown ArrowDown ArrowDown", "d4 c5 d6 c5 d4 c3"},
		{"at the rim there is one side", white, "h2", "ArrowUp ArrowUp ArrowUp", "g3 h4 g5"},
		{"it stays on the board", white, "c1", "ArrowDown ArrowLeft ArrowLeft ArrowDown", "c1 a1 a1 a1"},
		{"it stays on the board at the top", white, "b8", "ArrowUp ArrowLeft", "b8 b8"},
		{"WASD are arrows", white, "c3", "w d s a", "d4 f4 g3 e3"},
		{"home and end are the ends of the row", white, "c3", "Home End", "a3 g3"},
		{"the page keys go to the first and the last row", white, "c3", "PageUp PageDown", "d8 c1"},
		{"control with home and end are the corners", white, "c3", "ctrl+Home ctrl+End", "b8 g1"},
		{"flipped, right is where it is seen", black, "f6", "ArrowRight ArrowLeft", "d6 f6"},
		{"flipped, up leads to the first rank", black, "f6", "ArrowUp ArrowUp ArrowDown", "e5 f4 e5"},
		{"flipped, the corners are those seen", black, "f6", "ctrl+Home ctrl+End", "g1 b8"},
		{"flipped, it stays on the board", black, "a1", "ArrowUp ArrowRight", "a1 a1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := cursorOn(square(t, test.from))
			var got []rules.Square
			for key := range strings.FieldsSeq(test.keys) {
				c = c.move(test.layout, playableDark(test.layout), directions[key])
				got = append(got, c.square)
			}
			if names := squareNames(got); names != test.want {
				t.Errorf("%s from %s leads to %s, want %s", test.keys, test.from, names, test.want)
			}
		})
	}
}

func TestCursorOnEverySquare(t *testing.T) {
	l := layout{files: 8, ranks: 8, plain: true}
	c := cursorOn(square(t, "e2"))
	for _, step := range []struct {
		to   direction
		want string
	}{{up, "e3"}, {up, "e4"}, {right, "f4"}, {down, "f3"}, {left, "e3"}, {first, "a8"}, {last, "h1"}} {
		if c = c.move(l, playableDark(l), step.to); c.square.String() != step.want {
			t.Errorf("%s leads to %s, want %s", step.to, c.square, step.want)
		}
	}
}

func TestCursorWhereTheOtherSquaresAreDark(t *testing.T) {
	l := layout{files: 8, ranks: 8, lightA1: true}
	if got := home(l, playableDark(l)); got.String() != "b1" {
		t.Errorf("home is %s, want b1", got)
	}
	c := cursorOn(square(t, "b1"))
	for _, step := range []struct {
		to   direction
		want string
	}{{rowEnd, "h1"}, {up, "g2"}, {up, "h3"}, {first, "a8"}} {
		if c = c.move(l, playableDark(l), step.to); c.square.String() != step.want {
			t.Errorf("%s leads to %s, want %s", step.to, c.square, step.want)
		}
	}
}

// From any square, in both orientations, each key leads to a playable square.
func TestCursorStaysOnPlayableSquares(t *testing.T) {
	for _, l := range []layout{
		{files: 8, ranks: 8}, {files: 10, ranks: 10, flipped: true},
		{files: 8, ranks: 8, lightA1: true, flipped: true}, {files: 8, ranks: 8, plain: true},
	} {
		playable := playableDark(l)
		for s := range playable {
			for key, d := range directions {
				if c := cursorOn(s).move(l, playable, d); !playable[c.square] {
					t.Errorf("%s from %s leads to %s", key, s, c.square)
				}
			}
		}
	}
}

func TestHome(t *testing.T) {
	for _, test := range []struct {
		name   string
		layout layout
		want   string
	}{
		{"White at the bottom", layout{files: 8, ranks: 8}, "a1"},
		{"Black at the bottom", layout{files: 8, ranks: 8, flipped: true}, "h8"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := home(test.layout, playableDark(test.layout)); got.String() != test.want {
				t.Errorf("home is %s, want %s", got, test.want)
			}
		})
	}
}

func TestChord(t *testing.T) {
	for _, test := range []struct {
		name             string
		key              string
		shift, ctrl, alt bool
		want             string
	}{
		{"a letter", "m", false, false, false, "m"},
		{"Shift with a letter", "K", true, false, false, "K"},
		{"Caps Lock is no Shift", "W", false, false, false, "w"},
		{"Caps Lock and Shift", "k", true, false, false, "k"},
		{"Control is not ours", "z", false, true, false, "ctrl+z"},
		{"Control with Home", "Home", false, true, false, "ctrl+Home"},
		{"Alt is the browser's", "ArrowLeft", false, false, true, "alt+ArrowLeft"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := chord(test.key, test.shift, test.ctrl, test.alt); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
