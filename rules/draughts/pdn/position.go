package pdn

import (
	"strconv"
	"strings"

	"tabuleiro/rules"
)

// ParsePosition reads a position of a variant as other programs write it: all
// that v.Parse reads; with spaces; with the ghosts of lidraughts and its counters,
// which are left out but for the runs of kings in a game that counts them; or as
// the Hub protocol has it (protocol.txt of rhalbersma/scan), the side to move and
// a letter for each square in the order of their numbers. It returns a
// *rules.SetupError for anything else.
func ParsePosition(v *rules.Variant, text string) (rules.Position, error) {
	return v.Parse(standard(v, text))
}

// standard returns a position as v.Parse reads it.
func standard(v *rules.Variant, text string) string {
	text = strings.TrimPrefix(strings.TrimSpace(text), `[FEN "`)
	text = strings.Join(strings.Fields(strings.TrimSuffix(text, `"]`)), "")
	if fen, ok := fromHub(v, text); ok {
		return fen
	}
	var fields []string
	runs := ""
	for n, field := range strings.Split(strings.TrimSuffix(text, "."), ":") {
		switch {
		case n == 1 || n == 2:
			fields = append(fields, withoutGhosts(field))
		case n == 0 || !isCounter(field):
			fields = append(fields, field)
		case field[0] == '+':
			runs = ":" + field
		}
	}
	fen := strings.Join(fields, ":")
	if _, err := v.Parse(fen + runs); err == nil {
		return fen + runs
	}
	return fen
}

// isCounter reports whether lidraughts writes a field after the lists: "H0"
// plies without progress, "F1" the number of the move and, in Frisian draughts,
// "+0+0" how often each side moved the same king.
func isCounter(field string) bool {
	return field != "" && strings.IndexByte("HF+", field[0]) >= 0 && strings.Trim(field[1:], digits+"+") == ""
}

// withoutGhosts leaves out of a list what was taken and still stands: men, G, and
// kings, P.
func withoutGhosts(list string) string {
	if list == "" {
		return ""
	}
	var pieces []string
	for _, piece := range strings.Split(list[1:], ",") {
		if piece == "" || piece[0] != 'G' && piece[0] != 'P' {
			pieces = append(pieces, piece)
		}
	}
	return list[:1] + strings.Join(pieces, ",")
}

// fromHub returns a position of the Hub protocol as FEN, if it is one: e for an
// empty square, w and b for men, W and B for kings.
func fromHub(v *rules.Variant, text string) (fen string, ok bool) {
	if len(text) != 1+playingSquares(v) || strings.Trim(text, "ewbWB") != "" {
		return "", false
	}
	lists := map[byte][]string{}
	for i, letter := range []byte(text[1:]) {
		number := strconv.Itoa(i + 1)
		if letter == 'W' || letter == 'B' {
			number, letter = "K"+number, letter|32
		}
		lists[letter] = append(lists[letter], number)
	}
	return text[:1] + ":W" + strings.Join(lists['w'], ",") + ":B" + strings.Join(lists['b'], ","), true
}

func playingSquares(v *rules.Variant) (count int) {
	for _, s := range v.Squares() {
		if v.SquareName(s) != "" {
			count++
		}
	}
	return count
}
