package pdn

import (
	"strconv"
	"strings"
)

// lineWidth is how long lines of moves may be.
const lineWidth = 79

// Write writes games as a file of PDN 3.0, which [Read] reads back to the same.
func Write(games ...*Game) []byte {
	var out writer
	for i, g := range games {
		if i > 0 {
			out.WriteByte('\n')
		}
		for _, t := range g.Tags {
			out.WriteString("[" + t.Name + ` "` + escape(t.Value) + "\"]\n")
		}
		if len(g.Tags) > 0 {
			out.WriteByte('\n')
		}
		key, _ := g.Variant()
		out.opener = g.opener(key)
		ply := 0
		if fen := g.Tag("FEN"); fen != "" && out.replies(fen) {
			ply = 1
		}
		out.line(g.Moves, ply)
		out.word("*")
		out.WriteByte('\n')
		out.column = 0
	}
	return []byte(out.String())
}

// escape writes the value of a tag, in one line.
func escape(value string) string {
	for _, c := range [][2]string{{`\`, `\\`}, {`"`, `\"`}, {"\n", " "}} {
		value = strings.ReplaceAll(value, c[0], c[1])
	}
	return value
}

// writer writes words in lines.
type writer struct {
	strings.Builder
	column int
	opener byte // the letter of the side whose moves have the numbers
}

// replies reports whether it is the turn of the side that does not begin.
func (w *writer) replies(fen string) bool {
	return fen[0] != w.opener && (fen[0] == 'W' || fen[0] == 'B')
}

// word writes a word after a space or a new line.
func (w *writer) word(text string) {
	switch width := len([]rune(text)); {
	case w.column == 0:
		w.column = width
	case w.column+1+width > lineWidth:
		w.WriteByte('\n')
		w.column = width
	default:
		w.WriteByte(' ')
		w.column += 1 + width
	}
	w.WriteString(text)
}

func (w *writer) comments(comments []string) {
	for _, c := range comments {
		if c = plain(c); c != "" {
			for _, word := range strings.Split("{"+c+"}", " ") {
				w.word(word)
			}
		}
	}
}

// line writes moves from a ply on, an even one if the side that begins a game is
// to move. That side's moves have numbers; the others have where a line begins
// or something stands between.
func (w *writer) line(line Line, ply int) {
	for fresh, i := true, 0; i < len(line); i++ {
		m := &line[i]
		if m.Setup != "" {
			w.word(`/FEN "` + m.Setup + `"/`)
			if fresh = true; w.replies(m.Setup) != (ply%2 == 1) {
				ply++
			}
		}
		w.comments(m.Before)
		if m.Text != "" {
			w.move(m, ply, fresh || len(m.Before) > 0)
		}
		w.comments(m.After)
		for _, variation := range m.Variations {
			w.word("(")
			w.line(variation, ply)
			w.word(")")
		}
		fresh = len(m.After) > 0 || len(m.Variations) > 0
		if m.Text != "" {
			ply++
		}
	}
}

func (w *writer) move(m *Move, ply int, fresh bool) {
	number := strconv.Itoa(ply/2 + 1)
	if ply%2 == 0 {
		w.word(number + ".")
	} else if fresh {
		w.word(number + "...")
	}
	w.word(m.Text + m.Strength)
	for _, g := range m.Glyphs {
		w.word("$" + strconv.Itoa(g))
	}
}
