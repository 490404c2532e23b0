package board

import (
	"math"

	"tabuleiro/rules"
)

// unit is the side of a square in the picture.
const unit = 64

// layout says where the squares lie, in columns and rows from the top left corner.
type layout struct {
	files, ranks int
	flipped      bool // turned by 180°, never mirrored
	lightA1      bool // the few games that play on the other squares
	plain        bool // all squares have the colour of the dark ones
}

// point is a place on the board in squares from its top left corner.
type point struct{ x, y float64 }

// place returns the column and the row of a square.
func (l layout) place(s rules.Square) (column, row int) {
	if l.flipped {
		return l.files - 1 - s.File(), s.Rank()
	}
	return s.File(), l.ranks - 1 - s.Rank()
}

// at returns the square of a column and a row.
func (l layout) at(column, row int) rules.Square {
	if l.flipped {
		return rules.At(l.files-1-column, row)
	}
	return rules.At(column, l.ranks-1-row)
}

// corner returns the top left corner of a square in the picture.
func (l layout) corner(s rules.Square) (x, y int) {
	column, row := l.place(s)
	return unit * column, unit * row
}

// center returns the middle of a square.
func (l layout) center(s rules.Square) point {
	column, row := l.place(s)
	return point{float64(column) + 0.5, float64(row) + 0.5}
}

// hit returns the square that holds a point, if the point is on the board.
func (l layout) hit(p point) (rules.Square, bool) {
	if p.x >= 0 && p.y >= 0 && p.x < float64(l.files) && p.y < float64(l.ranks) {
		return l.at(int(p.x), int(p.y)), true
	}
	return 0, false
}

// dark reports whether a square is one of the dark ones, as a1 is.
func (l layout) dark(s rules.Square) bool {
	return l.plain || (s.File()+s.Rank())%2 == 0 != l.lightA1
}

// squares returns the squares row by row from the top.
func (l layout) squares() []rules.Square {
	squares := make([]rules.Square, 0, l.files*l.ranks)
	for row := range l.ranks {
		for column := range l.files {
			squares = append(squares, l.at(column, row))
		}
	}
	return squares
}

// bounds is where the board lies in the window, in CSS pixels.
type bounds struct{ left, top, width, height float64 }

// point returns the point of the board under a pixel of the window.
func (b bounds) point(l layout, x, y float64) point {
	return point{
		(x - b.left) / b.width * float64(l.files),
		(y - b.top) / b.height * float64(l.ranks),
	}
}

func (p point) distance(q point) float64 { return math.Hypot(p.x-q.x, p.y-q.y) }

func (p point) towards(q point, share float64) point {
	return point{p.x + (q.x-p.x)*share, p.y + (q.y-p.y)*share}
}
