package board

import (
	"slices"

	"tabuleiro/rules"
)

// cursor is the square of the keyboard, and the file that going up and down keeps
// to: on a board of which every other square is played, that makes it alternate
// between two files.
// The zero cursor has not been put anywhere yet.
type cursor struct {
	square rules.Square
	file   int
	placed bool
}

// cursorOn returns the cursor after it was put on a square.
func cursorOn(s rules.Square) cursor { return cursor{s, s.File(), true} }

// home returns the first playable square of the lowest row that has one.
func home(l layout, playable map[rules.Square]bool) rules.Square {
	for row := l.ranks - 1; row >= 0; row-- {
		if columns := playableColumns(l, playable, row); len(columns) > 0 {
			return l.at(columns[0], row)
		}
	}
	return l.at(0, l.ranks-1)
}

// playableColumns returns the columns of a row that have a playable square.
func playableColumns(l layout, playable map[rules.Square]bool, row int) []int {
	var columns []int
	for column := range l.files {
		if playable[l.at(column, row)] {
			columns = append(columns, column)
		}
	}
	return columns
}

// direction is where a key takes the cursor.
type direction string

const (
	left, right, up, down direction = "left", "right", "up", "down"
	rowStart, rowEnd      direction = "row start", "row end"
	top, bottom           direction = "top", "bottom"
	first, last           direction = "first", "last" // corners
)

var directions = map[string]direction{
	"ArrowLeft": left, "ArrowRight": right, "ArrowUp": up, "ArrowDown": down,
	"a": left, "d": right, "w": up, "s": down,
	"Home": rowStart, "End": rowEnd, "PageUp": top, "PageDown": bottom,
	"ctrl+Home": first, "ctrl+End": last,
}

// move returns the cursor one step on, as the board is seen; it stays where
// there is nothing further.
func (c cursor) move(l layout, playable map[rules.Square]bool, d direction) cursor {
	column, row := l.place(c.square)
	columns := playableColumns(l, playable, row)
	switch d {
	case left:
		return c.toColumn(l, columns, slices.Index(columns, column)-1, row)
	case right:
		return c.toColumn(l, columns, slices.Index(columns, column)+1, row)
	case rowStart:
		return c.toColumn(l, columns, 0, row)
	case rowEnd:
		return c.toColumn(l, columns, len(columns)-1, row)
	case up:
		return c.toRow(l, playable, row-1, -1)
	case down:
		return c.toRow(l, playable, row+1, 1)
	case top:
		return c.toRow(l, playable, 0, 1)
	case bottom:
		return c.toRow(l, playable, l.ranks-1, -1)
	case first:
		return c.toRow(l, playable, 0, 1).move(l, playable, rowStart)
	}
	return c.toRow(l, playable, l.ranks-1, -1).move(l, playable, rowEnd)
}

func (c cursor) toColumn(l layout, columns []int, i, row int) cursor {
	if i < 0 || i >= len(columns) {
		return c
	}
	return cursorOn(l.at(columns[i], row))
}

// toRow goes to a row or, if nothing of it is playable, to the next one that is:
// to the square nearest to the file kept.
func (c cursor) toRow(l layout, playable map[rules.Square]bool, row, step int) cursor {
	for ; row >= 0 && row < l.ranks; row += step {
		columns := playableColumns(l, playable, row)
		if len(columns) == 0 {
			continue
		}
		nearest := l.at(columns[0], row)
		for _, column := range columns {
			if s := l.at(column, row); abs(s.File()-c.file) <= abs(nearest.File()-c.file) {
				nearest = s
			}
		}
		return cursor{nearest, c.file, true}
	}
	return c
}

func abs(n int) int { return max(n, -n) }
