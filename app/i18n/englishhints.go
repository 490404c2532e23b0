package i18n

import "tabuleiro/app/teach"

var englishHints = Hints{
	Ask: "Hint", AskThreat: "What is the threat?", ShowMove: "Show the move", ShowBetter: "Show the best",
	Looking: "Looking…", Failed: "The computer did not answer. Ask again.",
	Piece:    "Move the piece on {from}.",
	Move:     "From {from} to {to}: it {why}.",
	Better:   "Better was from {from} to {to}: it {why}.",
	Threat:   "The {side} pieces threaten to go from {from} to {to}: that {why}.",
	NoThreat: "The {side} pieces threaten nothing now.",
	Grades: []string{
		teach.Good: "good move", teach.Imprecise: "inaccuracy", teach.Mistake: "mistake", teach.Blunder: "blunder",
	},
	Graded: []string{
		teach.Good: "Good move.", teach.Imprecise: "Inaccuracy.", teach.Mistake: "Mistake.", teach.Blunder: "Blunder.",
	},
	Reasons: []string{
		teach.Only:       "is the only move",
		teach.Ends:       "wins the game",
		teach.Wins:       "leads to a win",
		teach.Crowns:     "makes a king",
		teach.Gains:      "takes {taken} and {gain}",
		teach.Recovers:   "takes back {taken}",
		teach.Shot:       "is a shot: it gives {lost} and takes {taken}",
		teach.Saves:      "saves the piece on {squares}",
		teach.Guards:     "guards the piece on {squares}: whoever takes it is taken",
		teach.Stops:      "stops a king on {squares}",
		teach.Trades:     "trades {lost} for {taken}",
		teach.Prepares:   "prepares a capture and {gain} in a few moves",
		teach.Heads:      "goes to make a king on {squares}",
		teach.Sacrifices: "gives {given} to stand well",
		teach.Least:      "loses less than the other moves",
		teach.Centre:     "takes the centre and loses nothing",
		teach.Quiet:      "betters the position and loses nothing",
		teach.Gives:      "takes {taken} and gets rid of {lost}",
		teach.Judged:     "helps the most to be left without pieces",
	},
	CrownsTaking: "takes {taken} and makes a king",
	GainsLosing:  "takes {taken}, loses {lost} and {gain}",
	SavesTwo:     "avoids the double capture on {squares}",
	SavesMany:    "saves the pieces on {squares}",
	SavesShot:    "avoids a shot",
	GainsMan:     "wins a man", GainsKing: "wins a king", GainsMore: "wins what {men} men are worth",
}
