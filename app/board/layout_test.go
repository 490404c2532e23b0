package board

import (
	"testing"

	"tabuleiro/rules"
)

func square(t *testing.T, text string) rules.Square {
	t.Helper()
	s, err := rules.ParseSquare(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestPlace(t *testing.T) {
	for _, test := range []struct {
		name        string
		layout      layout
		square      string
		column, row int
	}{
		{"a1 is in the bottom left corner", layout{files: 8, ranks: 8}, "a1", 0, 7},
		{"h8 is in the top right corner", layout{files: 8, ranks: 8}, "h8", 7, 0},
		{"flipped, a1 is in the top right corner", layout{files: 8, ranks: 8, flipped: true}, "a1", 7, 0},
		{"flipped, h8 is in the bottom left corner", layout{files: 8, ranks: 8, flipped: true}, "h8", 0, 7},
		{"flipped is turned, not mirrored", layout{files: 8, ranks: 8, flipped: true}, "a8", 7, 7},
		{"a board of ten", layout{files: 10, ranks: 10}, "j10", 9, 0},
		{"a board that is not square", layout{files: 5, ranks: 9, flipped: true}, "a9", 4, 8},
	} {
		t.Run(test.name, func(t *testing.T) {
			column, row := test.layout.place(square(t, test.square))
			if column != test.column || row != test.row {
				t.Errorf("%s is in column %d, row %d, want %d, %d", test.square, column, row, test.column, test.row)
			}
			if back := test.layout.at(column, row); back.String() != test.square {
				t.Errorf("column %d, row %d is %s, want %s", column, row, back, test.square)
			}
		})
	}
}

// Whatever the size and the place of the board in the window, each of its pixels
// belongs to the right square, and none outside does.
func TestHit(t *testing.T) {
	for _, l := range []layout{
		{files: 8, ranks: 8}, {files: 8, ranks: 8, flipped: true}, {files: 10, ranks: 10},
	} {
		for _, side := range []float64{280, 320, 390, 512, 760.5, 1536} {
			b := bounds{left: 13.25, top: -40, width: side, height: side}
			size := side / float64(l.files)
			for _, want := range l.squares() {
				column, row := l.place(want)
				x, y := b.left+float64(column)*size, b.top+float64(row)*size
				for _, p := range [][2]float64{
					{size / 2, size / 2}, {1, size / 2}, {size - 1, size / 2}, {size / 2, 1}, {size / 2, size - 1},
				} {
					if got, ok := l.hit(b.point(l, x+p[0], y+p[1])); !ok || got != want {
						t.Fatalf("at %g px, %v inside %s hits %s, %t", side, p, want, got, ok)
					}
				}
			}
			for _, outside := range [][2]float64{
				{-1, side / 2}, {side, side / 2}, {side / 2, -1}, {side / 2, side}, {-1, -1}, {side + 1, side + 1},
			} {
				if got, ok := l.hit(b.point(l, b.left+outside[0], b.top+outside[1])); ok {
					t.Errorf("at %g px, %v outside hits %s", side, outside, got)
				}
			}
		}
	}
}

func TestHitWithoutSize(t *testing.T) {
	l := layout{files: 8, ranks: 8}
	if s, ok := l.hit(bounds{}.point(l, 0, 0)); ok {
		t.Errorf("a board that is not shown is hit on %s", s)
	}
}

func TestDark(t *testing.T) {
	for _, test := range []struct {
		name   string
		layout layout
		square string
		want   bool
	}{
		{"a1 is dark", layout{files: 8, ranks: 8}, "a1", true},
		{"b1 is light", layout{files: 8, ranks: 8}, "b1", false},
		{"h8 is dark", layout{files: 8, ranks: 8}, "h8", true},
		{"flipped, a1 is still dark", layout{files: 8, ranks: 8, flipped: true}, "a1", true},
		{"a1 is dark on a board of ten", layout{files: 10, ranks: 10}, "a1", true},
		{"the other squares are played on", layout{files: 8, ranks: 8, lightA1: true}, "a1", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := test.layout.dark(square(t, test.square)); got != test.want {
				t.Errorf("dark(%s) is %t", test.square, got)
			}
		})
	}
}
