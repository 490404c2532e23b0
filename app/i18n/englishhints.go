package i18n

import (
	"fmt"

	"tabuleiro/app/teach"
)

// englishHints has reasons that complete "this move ...".
var englishHints = Hints{
	Ask: "Hint", AskThreat: "What is the threat?", ShowMove: "Show the move", ShowBetter: "Show the best",
	Looking: "Looking…", Failed: "The computer did not answer. Ask again.",
	Piece: func(square string) string { return "Move the piece on " + square + "." },
	Move:  func(from, to, why string) string { return "From " + from + " to " + to + ": it " + why + "." },
	Better: func(from, to, why string) string {
		return "Better was from " + from + " to " + to + ": it " + why + "."
	},
	Threat: func(pieces, from, to, why string) string {
		return "If it were " + capitalized(pieces) + "'s turn, from " + from + " to " + to + ": it " + why + "."
	},
	NoThreat: func(pieces string) string { return capitalized(pieces) + " threatens nothing now." },
	Graded:   func(grade string) string { return capitalized(grade) + ": there was a better move." },
	Grades: map[teach.Grade]string{
		teach.Good: "good move", teach.Imprecise: "inaccuracy", teach.Mistake: "mistake", teach.Blunder: "blunder",
	},
	Reasons: map[teach.Reason]func(Told) string{
		teach.Only: func(Told) string { return "is the only move" },
		teach.Ends: func(Told) string { return "wins the game" },
		teach.Wins: func(Told) string { return "leads to a win" },
		teach.Crowns: func(t Told) string {
			if t.Taken > 0 {
				return fmt.Sprintf("takes %d and makes a king", t.Taken)
			}
			return "makes a king"
		},
		teach.Gains: func(t Told) string {
			if t.Lost > 0 {
				return fmt.Sprintf("takes %d, loses %d and %s", t.Taken, t.Lost, gained(t.Gain))
			}
			return fmt.Sprintf("takes %d and %s", t.Taken, gained(t.Gain))
		},
		teach.Shot: func(t Told) string {
			return fmt.Sprintf("is a shot: it gives %d and takes %d", t.Lost, t.Taken)
		},
		teach.Saves: func(t Told) string {
			switch len(t.Squares) {
			case 0:
				return "avoids a shot"
			case 1:
				return "saves the piece on " + t.Squares[0]
			case 2:
				return "avoids the double capture of " + join(t.Squares, " and ")
			}
			return fmt.Sprintf("avoids the loss of %d pieces", len(t.Squares))
		},
		teach.Stops:  func(t Told) string { return "keeps a king from being made on " + join(t.Squares, " and ") },
		teach.Trades: func(t Told) string { return fmt.Sprintf("trades %d for %d", t.Lost, t.Taken) },
		teach.Prepares: func(t Told) string {
			return "prepares a capture and " + gained(t.Gain) + " in a few moves"
		},
		teach.Heads:      func(t Told) string { return "goes to make a king on " + join(t.Squares, " and ") },
		teach.Sacrifices: func(t Told) string { return fmt.Sprintf("gives %d to stand well", max(t.Lost-t.Taken, 1)) },
		teach.Least:      func(Told) string { return "loses less than the other moves" },
		teach.Centre:     func(Told) string { return "takes the centre and loses nothing" },
		teach.Quiet:      func(Told) string { return "betters the position and loses nothing" },
		teach.Gives:      func(t Told) string { return "gets rid of " + plural(t.Lost, "piece", "pieces") },
		teach.Judged:     func(Told) string { return "helps the most to be left without pieces" },
	},
}

// gained tells a gain that is worth so many men.
func gained(men int) string {
	if men == 1 {
		return "wins a man"
	}
	return fmt.Sprintf("wins the worth of %d men", men)
}
