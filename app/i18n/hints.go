package i18n

import (
	"strconv"
	"strings"

	"tabuleiro/app/teach"
)

// Hints are the texts around hints, threats and graded moves. What varies in them
// is written {from}, {to}, {squares}, {taken}, {lost}, {gain} and {why}: numbers of
// pieces, but the gain, which is one of the next two; and the reason.
type Hints struct {
	Ask, AskThreat, ShowMove, ShowBetter, Looking, Failed string

	Piece, Move, Better string // which to move; where to, and why; what was better
	Threat, NoThreat    string // {side} is the opponent's pieces

	Grades []string // their names, by teach.Grade
	Graded []string // said of a move that was just played

	Reasons                        []string // what comes after "this move", by teach.Reason
	CrownsTaking, GainsLosing      string   // in the place of a reason, where that is more
	SavesTwo, SavesMany, SavesShot string
	GainsMan, GainsKing, GainsMore string // {gain}: a man, a king, or what {men} men are worth
}

// Why tells what a move is good for. Its squares have the names that players use.
func (h *Hints) Why(a teach.Advice, squares []string) string {
	text := h.Reasons[a.Reason]
	switch {
	case a.Reason == teach.Crowns && a.Taken > 0:
		text = h.CrownsTaking
	case a.Reason == teach.Gains && a.Lost > 0:
		text = h.GainsLosing
	case a.Reason == teach.Saves:
		text = [...]string{h.SavesShot, text, h.SavesTwo, h.SavesMany}[min(len(squares), 3)]
	}
	gain := h.GainsMore
	switch {
	case a.Gain == 1:
		gain = h.GainsMan
	case a.King:
		gain = h.GainsKing
	}
	return Fill(text, "gain", gain, "men", strconv.Itoa(a.Gain), "squares", strings.Join(squares, ", "),
		"taken", strconv.Itoa(a.Taken), "lost", strconv.Itoa(a.Lost), "given", strconv.Itoa(a.Lost-a.Taken))
}

// Fill puts words into a text: pairs of what stands there in braces and the word.
func Fill(text string, pairs ...string) string {
	for i := 0; i+1 < len(pairs); i += 2 {
		text = strings.ReplaceAll(text, "{"+pairs[i]+"}", pairs[i+1])
	}
	return text
}
