package lessons

import (
	"fmt"
	"strings"

	"tabuleiro/app/learn"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

var english = saying{
	comma:    ".",
	guide:    englishGuide,
	chapters: englishChapters,
	lessons:  englishLessons,
	parts: map[string]string{
		learn.HowTo: "How to play", learn.Rules: "Rules", learn.Controls: "Controls", learn.Tips: "Tips",
		learn.Strategy: "Strategy", learn.About: "About", learn.Questions: "Questions",
	},
	compared: comparisonWords{
		page: words{title: "Compare the rules", text: []string{
			"The same position, White to move, by the rules of six games. The arrows are the moves that each allows; tap the pieces to try.",
		}},
		positions: map[string]words{
			"para-tras":   {title: "Do men capture backward?", text: []string{"The black man is behind the white one. In Portugal, Spain and England it is safe there."}},
			"dama-longe":  {title: "Does the king fly?", text: []string{"The king is far from the black man on its diagonal. Only the English king moves one square at a time and cannot reach it."}},
			"maioria":     {title: "Must you take more?", text: []string{"The king can take two pieces, the man at the edge only one. Without the majority rule both captures are allowed."}},
			"qualidade":   {title: "Does taking a king count more?", text: []string{"One capture takes a man, the other takes a king. In Portugal and Spain, when the number is the same, you must take the king."}},
			"de-passagem": {title: "Is a man crowned in passing?", text: []string{"The man reaches the last row in the middle of its capture. In Russia it becomes a king there and then and goes on as one; in England, Portugal and Spain it is crowned and stops; in Brazil and in the international game it goes on as a man."}},
		},
		table: "In short", head: "Rule", yes: "yes", no: "no", left: "left", right: "right",
		questions: []string{
			"Men capture backward", "Kings fly", "Most pieces must be taken", "On a tie, most kings",
			"Crowned in passing", "Board", "Each player's dark corner",
		},
	},
	thinking: computerWords{
		page: words{title: "How the computer thinks", text: []string{"What the computer does when it is its turn, in plain words. The figures on this page are those that it uses."}},
		how: words{title: "It looks ahead", text: []string{
			"The computer tries its moves, then each of your replies, then its own again, and so on. At the end of each sequence it counts what is left on the board, and it chooses the move that leads to the best result, supposing that you play your best as well.",
			"It need not see everything. Once a move has turned out worse than another, its continuations are left alone: that is the alpha-beta search, which gives the result of the full search for a fraction of the work.",
			"If there is still a capture to be made when it comes to count, it follows that to its end, so as not to stop in the middle of an exchange.",
		}},
		levels: words{title: "What each level does", text: []string{
			"Levels do not depend on time: the same level plays alike on an old phone and a new computer. In this table a move is that of one side.",
		}},
		head: [4]string{"Level", "Looks ahead", "Moves by chance", "Miscounts by up to"},
		all:  "all", none: "—",
		chance: func(n int) string { return fmt.Sprintf("1 in %d", n) },
		plies:  func(n int) string { return plural(n, "move", "moves") },
		most: func(plies, positions int) string {
			return fmt.Sprintf("up to %d moves or %s positions", plies, thousands(positions, ","))
		},
		noise: func(n int) string { return inMen(n, ".") + " " + oneOrMore(n/100, "man", "men") },
		values: words{title: "What everything is worth", text: []string{
			"It counts in hundredths of a man: a man is worth 100. What is its own adds up, what is the opponent's is taken off.",
		}},
		value: "What counts",
		weights: [len(weights)]string{
			"Each man", "Each king", "Each row that a man has advanced", "Each man still on its back row", "Each king in the centre",
			"For the side ahead: each piece that has left", "For the side ahead: each square that a king comes nearer to an enemy king",
		},
		apart: words{title: "It thinks apart", text: []string{
			"The computer thinks in a thread of its own, apart from the board, which never freezes: meanwhile you can look through the moves, turn the board or undo. Nothing leaves your device.",
		}},
	},
	book: englishBook,
}

var englishBook = bookWords{
	howTo: []sentence{
		plain(ordinary, "The aim is to capture all of your opponent's pieces, or to leave them without a move."),
		plain(givesAway, "The aim is to be without a piece or without a move before your opponent."),
		plain(hurries, "The aim is to make the first king."),
		{nil, opening},
		{nil, func(r draughts.Ruleset) string {
			if r.Straight {
				return "A man moves one square forward or sideways."
			}
			return "A man moves one square diagonally, forward."
		}},
		{nil, func(r draughts.Ruleset) string {
			text := "To capture, jump over an enemy piece to the empty square behind it."
			if r.MenCaptureBackward {
				text += " Men do so backward too."
			}
			return text + " You must."
		}},
		{nil, func(r draughts.Ruleset) string {
			if r.SingleJump {
				return "Each move captures just one piece."
			}
			return "As long as the same piece can jump, it goes on."
		}},
		plain(func(r draughts.Ruleset) bool { return !r.FirstKingWins }, "A man that reaches the far side becomes a king."),
		plain(func(r draughts.Ruleset) bool { return r.FlyingKings && !r.FirstKingWins }, "A king moves over any number of empty squares."),
		plain(func(r draughts.Ruleset) bool { return !r.FlyingKings }, "A king moves one square at a time, forward and backward."),
	},
	inDetail: words{title: "The doubtful cases", goal: "Play each rule", text: []string{"Each rule has a lesson with a board:"}},
	details: map[string][]string{
		"brazilian": {
			"Men capture along all four diagonals, forward and backward.",
			"The majority counts the whole sequence: never two pieces where three can be taken anywhere.",
			"If the numbers are the same, you choose. A captured king counts no more, and a king does not capture first.",
			"Pieces that were jumped stay until the move is over, keep their squares and cannot be jumped again. An empty square may be passed again.",
			"A man that touches the last row and can still capture goes on as a man and is not crowned. If the larger capture passes there, you may not stop.",
			"A man that was crowned plays as a king from its next move on.",
			"A king must land where it can go on, if the majority rule wants it.",
			"Whoever has no move on their turn loses, however many pieces they have.",
			"First draw law: the same position three times with the same side to move. It need not be in a row.",
			"Second draw law: 40 moves of each side without a capture and without a move of a man. A capture or a man's move begins the count again; a king's move does not.",
			"A loss comes before a draw: a move that takes the last piece wins, even if it were the fortieth.",
		},
		"english": {
			"Men do not capture backward. Kings capture both ways, one square at a time.",
			"Among several captures you choose, and the smaller will do too. But the one you choose goes to its end.",
			"A man that reaches the last row is crowned and the move ends, even if the new king could jump.",
			"In a king's capture the square that it left counts as empty: it may return there.",
			"A draw if the same position comes up three times, or after 40 moves of each side without a capture or a man's move.",
			"Whoever has no move on their turn loses, however many pieces they have.",
		},
	},
	controls: []string{
		"Tap a piece and then a square: dots show where it may go. Or drag the piece.",
		"In a long capture tap straight on the last square, or square by square to choose the way.",
		"A refused move is explained below the board, with a link to the rule.",
		"Undo takes back your move and the computer's reply. A game with undo counts apart.",
		"Everything can be done from the keyboard too, with the keys in the table.",
	},
	tips: []sentence{
		plain(ordinary, "Before each move see what it lets your opponent capture. An offered piece forces the reply, and may be bait for a double."),
		plain(ordinary, "Keep your back row as long as you can: a man there is a crowning that does not happen."),
		plain(ordinary, "Play to the centre: on the edge a piece has half the ways out."),
		plain(ordinary, "Move few different men at first: each that leaves makes a hole."),
		plain(ordinary, "If you are ahead, trade pieces. 7 against 6 is tight; 2 against 1 usually wins."),
		plain(func(r draughts.Ruleset) bool { return ordinary(r) && !r.SingleJump }, "Before capturing, count the sequence to its last square: you cannot give up half way."),
		plain(func(r draughts.Ruleset) bool { return ordinary(r) && r.MenCaptureBackward }, "Look along all four diagonals: no piece is protected just for being behind."),
		plain(givesAway, "Capturing is compulsory: make your opponent take your pieces, best of all several at once."),
		plain(givesAway, "Whoever has more moves to choose from is in charge. Keep some, and do not end with a single piece that nobody has to take."),
		plain(hurries, "Count the steps to the last row, yours and theirs, before any exchange."),
		plain(hurries, "Do not open your back row: that is where games are lost."),
	},
	strategy: []sentence{
		{flying, func(r draughts.Ruleset) string {
			return "A flying king decides the game: the computer counts " + kingInMen(r.Key, ".") + " men for it. To give two men for the first king usually pays."
		}},
		{short, func(r draughts.Ruleset) string {
			return "A king moves one square at a time, but both ways: the computer counts " + kingInMen(r.Key, ".") + " men for it. One man more in the middle of the game is a good lead already."
		}},
		plain(ordinary, "Capturing is compulsory: who offers a piece chooses where the enemy's piece goes. That is how two are taken for one."),
		plain(short, "Each man on your back row denies a square to be crowned on. Advance the sides and the centre first. Once the enemy has a king, a man that stays becomes a target."),
		plain(short, "Two kings beat one if they close in on it; one against one is a draw. The defence flees to a double corner, where there are two squares to go to and fro."),
		plain(flying, "In the ending the long diagonal is the king's best place: from there it sees the whole board and is hard to catch."),
		plain(givesAway, "Here a piece is a burden: each one that stays is a problem. But free pieces are moves too, and whoever has no choice plays what the other wants."),
		plain(hurries, "The game ends with the first king. A man far ahead with nobody before it is worth many."),
	},
	family: family,
	questions: []exchange{
		{"obrigatoria", "Is capturing compulsory?", func(r draughts.Ruleset) string {
			switch {
			case r.SingleJump:
				return "Yes, but each move captures just one piece, whichever you like."
			case r.MostValue:
				return "Yes, and to the end. Among several captures you must make the one that is worth most."
			case r.MostPieces:
				return "Yes, and to the end. Among several captures you must make one that takes the most pieces."
			case r.KingFirst:
				return "Yes, and you must go on jumping while you can. Among several captures you choose, but if a king can capture, it is the king that does."
			}
			return "Yes, and you must go on jumping while you can. Among several captures you choose any."
		}},
		{"dama-longe", "May a king move more than one square?", func(r draughts.Ruleset) string {
			switch {
			case r.FirstKingWins:
				return "It never gets to move: the first king ends the game."
			case r.FlyingKings:
				return "Yes, over any number of empty squares, and it captures from afar."
			}
			return "Not here. A king moves one square at a time, forward and backward."
		}},
		{"para-tras", "May men capture backward?", func(r draughts.Ruleset) string {
			if r.MenCaptureBackward {
				return "Yes. They walk forward only and capture both ways."
			}
			return "No. Only kings capture backward."
		}},
		{"soprar", "Is there “huffing”?", func(draughts.Ruleset) string {
			return "No. Who can capture must: the board takes no other move."
		}},
		{"passagem", "Is a man crowned when it passes over the last row?", func(r draughts.Ruleset) string {
			switch {
			case r.CrownedInPassing:
				return "Yes, and it goes on capturing as a king."
			case r.MenCaptureBackward && !r.SingleJump:
				return "Only if it stops there. If it can still capture, it goes on as a man."
			}
			return "It becomes a king when its move ends there."
		}},
		{"empate", "When is it a draw?", draws},
		{"pontos", "How is the score computed?", func(r draughts.Ruleset) string {
			owner := "for each of your pieces left"
			if r.GiveAway {
				owner = "for each piece that your opponent is left with"
			}
			one, early := store.Score(1, 60), store.Score(0, 59)
			example := store.Score(7, 45)
			return fmt.Sprintf("Only a win against the computer scores: %d %s, and %d for each of your moves below 60. A win with 7 pieces in 45 moves gives %d + %d = %d. At the level Medium, %d points are the rank Expert and %d the rank Pro. Games with undo do not count.",
				one.PieceScore, owner, early.MoveScore, example.PieceScore, example.MoveScore, example.Total, store.ExpertFrom, store.ProFrom)
		}},
		{"trapaca", "Does the computer cheat?", func(draughts.Ruleset) string {
			return "No. It plays by the same rules, sees nothing that you do not see, and the weaker levels make mistakes on purpose."
		}},
	},
	links: linkWords{guide: "Learn step by step, on a board", computer: "How the computer thinks", comparison: "Compare with the rules of other countries"},
}

// opening tells what stands on the board and who begins.
func opening(r draughts.Ruleset) string {
	men := r.Rows * r.Size / 2
	squares := "the dark squares"
	if r.Straight {
		men, squares = r.Rows*r.Size, "all squares"
	}
	who := "White begins"
	if r.Opener == rules.Black {
		who = "Black begins"
		if r.Key == "english" || r.Base == "english" {
			who = "The filled pieces begin"
		}
	}
	return fmt.Sprintf("Each side has %d men on a board of %d by %d, of which %s are used. %s, and the sides take turns.", men, r.Size, r.Size, squares, who)
}

// draws tells the draw laws that count moves and positions.
func draws(r draughts.Ruleset) string {
	var laws []string
	if r.Repetitions > 0 {
		text := fmt.Sprintf("when the same position comes up %d times", r.Repetitions)
		if r.RepetitionClaimed {
			text += " and somebody claims it"
		}
		laws = append(laws, text)
	}
	if r.NoProgress > 0 {
		text := fmt.Sprintf("after %d moves of each side without a capture or a man's move", r.NoProgress/2)
		if r.NoProgressClaimed {
			text += ", if somebody claims it"
		}
		laws = append(laws, text)
	}
	switch {
	case len(laws) == 0 && r.Endings == nil:
		return "Never: somebody always wins."
	case len(laws) == 0:
		return "In some endings with few pieces, as the rules above say."
	}
	text := "It is a draw " + strings.Join(laws, ", or ") + "."
	if r.Endings != nil {
		text += " Some endings with few pieces are drawn sooner, as the rules above say."
	}
	return text
}

// family tells what game it is.
func family(r draughts.Ruleset, name string) []string {
	var texts []string
	switch r.Key {
	case "brazilian":
		texts = append(texts, "The official draughts of Brazil: the rules of the international game on the board of 64 squares, with 12 men a side.")
	case "english":
		texts = append(texts, "English draughts are one branch of the family of draughts, the one played in Great Britain, Ireland and the United States, where it is called checkers. Most of the family is different: kings fly, men capture backward too, and some play on 10 by 10 squares.")
	default:
		texts = append(texts, name+": a branch of the large family of draughts. Its games differ in how the king moves, which way men capture, which capture is compulsory and how large the board is.")
	}
	return append(texts, "The rules here are the very ones that the board applies. The game is free, without ads or accounts, and works without internet.")
}
