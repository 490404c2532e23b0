package pages

import (
	"strconv"
	"strings"

	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// named returns a variant whose squares are called as the settings want them: as
// in the variant itself, by letters and digits, or by numbers from the upper left
// corner on. On a board of which all squares are played numbers say nothing.
func (s *shell) named(v *rules.Variant) *rules.Variant {
	numbering := s.settings.Numbering
	if numbering == "" || v.Plain || numbering == store.Numbers == numbered(v) {
		return v
	}
	if s.renamed == nil {
		s.renamed = map[*rules.Variant]*rules.Variant{}
	}
	if s.renamed[v] == nil {
		s.renamed[v] = rename(v)
	}
	return s.renamed[v]
}

// numbered reports whether the squares of a variant have numbers.
func numbered(v *rules.Variant) bool {
	for _, square := range v.Squares() {
		if name := v.SquareName(square); name != "" {
			return name != square.String()
		}
	}
	return false
}

// rename returns a variant with numbers for letters, or letters for numbers.
func rename(v *rules.Variant) *rules.Variant {
	names := map[rules.Square]string{}
	for rank := v.Ranks - 1; rank >= 0; rank-- {
		for file := range v.Files {
			square := rules.At(file, rank)
			switch name := v.SquareName(square); name {
			case "":
			case square.String():
				names[square] = strconv.Itoa(len(names) + 1)
			default:
				names[square] = square.String()
			}
		}
	}
	other := *v
	other.SquareName = func(square rules.Square) string { return names[square] }
	return &other
}

// squareName returns what players of a variant call a square.
func squareName(v *rules.Variant, s rules.Square) string {
	if name := v.SquareName(s); name != "" {
		return name
	}
	return s.String()
}

func squareNames(v *rules.Variant, squares []rules.Square) []string {
	names := make([]string, len(squares))
	for i, s := range squares {
		names[i] = squareName(v, s)
	}
	return names
}

// notation writes a move of a position as players of a variant do, its squares as
// the variant given calls them.
func notation(v *rules.Variant, p rules.Position, m rules.Move) string {
	text := p.Notation(m)
	own, _ := catalog.Find(v.Key)
	if own == v {
		return text
	}
	var written strings.Builder
	for text != "" {
		n := strings.IndexAny(text, "-x:")
		if n < 0 {
			n = len(text)
		}
		for _, square := range m.Path {
			if own.SquareName(square) == text[:n] {
				written.WriteString(v.SquareName(square))
				break
			}
		}
		if n < len(text) {
			written.WriteByte(text[n])
			n++
		}
		text = text[n:]
	}
	return written.String()
}
