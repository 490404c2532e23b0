package i18n

import (
	"fmt"
	"time"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

var english = Text{
	Tag:   "en",
	Name:  "English",
	Title: "Draughts, free and without ads · Tabuleiro",

	Common: Common{
		Back: "Back", Close: "Close", Cancel: "Cancel", Computer: "Computer", You: "You",
		Date: func(t time.Time) string { return t.Format("2 Jan 2006") },
	},
	Home: Home{
		Draughts: "Draughts", Options: "Options", Continue: "Continue", All: "Show all",
		YourTurn: "your turn", ComputersTurn: "the computer’s turn",
		TurnOf: func(pieces string) string { return pieces + " to move" },
		Pictures: [3]string{
			"A man moves one square diagonally, always forward.",
			"To capture is to jump over, and you must. If there is more to take, the move goes on.",
			"On the last row a man becomes a king, which moves as far as it likes.",
		},
	},
	NewGame: NewGame{
		Title: "New game", Play: "Play",
		Against: "Against", Computer: "Computer", Two: "Two people", Link: "By link", Level: "Level",
		Side: "Your pieces", Alternate: "Take turns", Variant: "Rules", Others: "Other rules",
		Begins:  "moves first",
		Differs: "How each game differs from Brazilian draughts.",
		Families: [5]string{
			"Brazil and Portugal", "Europe and the United States", "Russia and the East", "On the board of 100 squares", "With another aim",
		},
		Replace:    "The open game with these rules will be given up and counts as lost.",
		ReplaceTwo: "The open game with these rules will be erased.", ReplaceYes: "Give up and play",
	},
	Play: Play{
		Undo: "Undo", Moves: "Moves", Menu: "Menu", Replay: "Show the last move again",
		Retry: "Try again", Failed: "The computer did not answer.",
		YourTurn: "Your turn", Thinking: "The computer is thinking…", GoOn: "The capture goes on with the same piece.",
		Player1: "Player 1", Player2: "Player 2",
		TurnOf: func(pieces string) string { return capitalized(pieces) + " to move" },
		Must: func(n int) string {
			if n == 1 {
				return "You must capture: one piece can."
			}
			return fmt.Sprintf("You must capture: %d pieces can.", n)
		},
		Captured: func(n int) string { return fmt.Sprintf("took %d", n) },
		Looking: func(ply int) string {
			if ply == 0 {
				return "Looking at the beginning"
			}
			return fmt.Sprintf("Looking at move %d", ply)
		},
		BackToGame: "Back to the game", First: "First", Previous: "Previous", Next: "Next", Last: "Last",
		NewGame: "New game", Resign: "Resign", OfferDraw: "Offer a draw", AgreeDraw: "Agree a draw",
		Declined: "The computer declined the draw.", Flip: "Turn the board",
		Sound: "Sound on", Mute: "Sound off",
		ResignSure: "Resign this game?", ResignYes: "Resign",
		AgreeSure: "Do both of you take the draw?", AgreeYes: "Yes, draw",
		KeysTitle: "Keys",
		Keys: [][2]string{
			{"← ↑ ↓ →  W A S D", "move the cursor"},
			{"Enter  Space", "pick up and drop a piece; after the end, play again"},
			{"Esc", "put the piece back"},
			{"Z  U  Backspace  Ctrl+Z", "undo"},
			{"N", "new game"},
			{"0–9", "go to the square with that number"},
			{"K  P", "next king, next man (with Shift, the opponent’s)"},
			{"M", "where the piece may go"},
			{"C", "which pieces must capture"},
			{"V", "the last move"},
			{"R", "how many pieces are left"},
			{"?", "these keys"},
		},
	},
	End: End{
		Over: "Game over.", Won: "You won!", Lost: "You lost", Drawn: "Draw",
		WinOf: func(pieces string) string { return capitalized(pieces) + " wins" },
		Score: func(pieces, moves int) string { return fmt.Sprintf("%d×100 + %d×10", pieces, moves) },
		Best:  func(score int) string { return fmt.Sprintf("Your best: %d", score) },
		NoScore: func(best int) string {
			if best == 0 {
				return "Only a win scores."
			}
			return fmt.Sprintf("Only a win scores. Your best: %d", best)
		},
		GiveAway: "In giveaway the pieces that the opponent is left with count.",
		Record:   "A new best!", NotRanked: "With undo: kept, but not ranked",
		RankExpert: "Expert reached", RankPro: "Pro reached",
		Streak: func(n int) string { return fmt.Sprintf("%d wins in a row", n) },
		Again:  "Play again", Review: "See the game", Home: "Home",
		Up:   func(level string) string { return "Up to " + level },
		Down: func(level string) string { return "Down to " + level },
	},
	Records: Records{
		Title: "Records", Empty: "No finished game yet. The first one you finish shows up here.",
		How:   "A win scores 100 for each of your pieces left and 10 for each move below 60; in giveaway the pieces that the opponent is left with count. Games with undo count apart.",
		Level: "Level", Played: "Games", Won: "Won", Drawn: "Drawn", Lost: "Lost",
		Best: "Best", Streak: "Streak / longest", WithUndo: "with undo",
		Ranking: "Best games", Expert: "Expert", Pro: "Pro",
		Entry: func(moves, pieces int) string {
			return plural(moves, "move", "moves") + ", " + plural(pieces, "piece", "pieces")
		},
	},
	Rules: Rules{Title: "Rules", Read: "Read the rules", All: "All the rules", PlayThis: "Play by these rules"},
	Share: Share{
		Title: "Share the game", Field: "Link to the game", Copy: "Copy", Copied: "Copied", Send: "Share",
		SendMove: "Send the move", SendEnd: "Send the end", Waiting: "Waiting for the other person’s move", Someone: "Someone else",
		Watching: "A game that came by link", PlayComputer: "Play on against the computer", PlayTwo: "Play on for two",
		Differs:    "This link does not continue the game by link that is open here.",
		TakeTheirs: "Take the link’s", KeepMine: "Keep mine",
		Known: "You have this game already.", Wrong: "This link could not be read. Nothing that is saved has changed.",
		WrongPart: map[string]string{
			"version": "It is of a newer version of the program.", "variant": "It asks for rules that are not here.",
			"side": "The side is neither white nor black.", "ply": "The move to show is not in the game.",
			"moves": "The moves are incomplete or mixed up.", "end": "The end does not fit the game.",
			"start": "The first position is not valid.",
		},
	},
	Embed: Embed{
		Open: "Open in full", NotKept: "Nothing is saved here.",
		NoComputer: "This frame does not let the computer play: open it in full.",
		Tries: [5]string{
			"Find the move for ", "That is it! Go on.", "Not that move. Try another one.", "Solved!", "The solution, move by move",
		},
		Reveal:     "Show the solution",
		NoPosition: func(reason string) string { return "The parameter fen is not a position of these rules: " + reason },
		NoMove: func(n int, move string) string {
			return fmt.Sprintf("The parameter moves is wrong: the rules do not allow move %d, %s.", n, move)
		},
		Sheet: map[string]string{
			"title": "Embed", "preview": "How it looks", "code": "Code to paste into the page", "mode": "What to show",
			"play": "Play from here", "view": "See the game", "problem": "Find the last move", "below": "At the bottom",
			"list": "List of moves", "fits": "Where it fits", "under": "Below", "beside": "Beside", "none": "None", "examples": "Examples and all parameters",
		},
	},
	Settings: Settings{
		Title: "Settings", Language: "Language", Browser: "The browser’s",
		Scheme: "Appearance", Auto: "Automatic", Light: "Light", Dark: "Dark",
		Board: "Board", Pieces: "Pieces", Usual: "By the rules",
		Aside: "Put aside", AsideWhy: "It was kept and could not be read. Nothing was erased.",
		Download: "Download", Erase: "Erase",
		LargeText: "Large text", Coordinates: "Names of squares", Sound: "Sound", Speed: "Motion of the pieces",
		Speeds: [4]string{"None", "Fast", "Normal", "Slow"},
	},
	Install: Install{
		Install: "Install Tabuleiro", Title: "On the home screen",
		Why: "It opens as an app, on the whole screen and without a network too.",
		Steps: [3]string{
			"Tap Share, in the browser’s bar or in its menu.",
			"Scroll down and tap “Add to Home Screen”.",
			"Tap “Add”: Tabuleiro is now among your apps.",
		},
	},
	Notices: Notices{
		NotKept:    "The browser lets nothing be kept here: you can play, but the game will not be saved.",
		Full:       "There is no more room in the browser: what comes now lasts as long as this page is open.",
		Broken:     "Something kept could not be read. It was put aside, not erased.",
		Newer:      "There is data of a newer version of the program. It stays as it is; reload to update.",
		BrokenGame: "The game kept could not be opened. It was put aside, not erased.",
		OtherTab:   "This game went on in another tab; here it is.",
		Update:     "There is a new version.", UpdateNow: "Update", Updated: "Updated to the new version.", Dismiss: "Dismiss the notice",
	},
	Board: Board{
		Name:  func(bottom string) string { return "Board, " + bottom + " at the bottom" },
		Piece: func(one string, role rules.Role) string { return one + " " + string(role) },
		Empty: "empty", Light: "light square", Ghost: "already taken in this move", Selected: "picked up",
		CanCapture: "must capture", Target: "target", LastMove: "last move",
		Takes: func(n int) string { return "takes " + plural(n, "piece", "pieces") },
		Moved: func(who, from, to string, captured []string, crowned bool) string {
			text := fmt.Sprintf("%s: %s to %s.", who, from, to)
			if len(captured) > 0 {
				text = fmt.Sprintf("%s: %s takes %s, lands on %s.", who, from, join(captured, " and "), to)
			}
			if crowned {
				text += " Crowned."
			}
			return text
		},
		MustCapture: func(list string) string { return "You must capture: " + list + "." },
		LegalFrom:   func(list string) string { return "It may go to " + list + "." },
		Remain:      func(list string) string { return "Left: " + list + "." },
		NoneMust:    "Nothing must capture now.", NoneLegal: "Nothing may move from this square.",
		NoLast: "No move yet.", TakenBack: "Move taken back. Your turn.",
		Men:   func(n int) string { return plural(n, "man", "men") },
		Kings: func(n int) string { return plural(n, "king", "kings") },
	},

	Variants: englishVariants,
	Levels: map[string]string{
		"apprentice": "Apprentice", "beginner": "Beginner", "easy": "Easy", "medium": "Medium", "hard": "Hard",
	},
	Themes: map[string]string{
		"madeira": "Wood", "verde": "Green", "ardosia": "Slate", "noite": "Night",
		"daltonico": "Colour-blind", "contraste": "Contrast", "tutorial": "Tutorial",
	},
	Sets: map[string]Set{
		"discs":    {"Discs", [2]string{"white", "black"}, [2]string{"white", "black"}},
		"outlined": {"Filled and outlined", [2]string{"outlined", "filled"}, [2]string{"outlined", "filled"}},
	},

	Reasons: map[rules.Reason]func(string) string{
		rules.NoMoves:       func(loser string) string { return capitalized(loser) + " has no move left." },
		draughts.NoPieces:   func(loser string) string { return capitalized(loser) + " has no pieces left." },
		rules.Resigned:      func(loser string) string { return capitalized(loser) + " resigned." },
		draughts.GaveAll:    func(loser string) string { return "The opponent of " + loser + " has no pieces left, which wins." },
		draughts.NoneToMove: func(loser string) string { return "The opponent of " + loser + " has no move left, which wins." },
		draughts.FirstKing:  func(loser string) string { return "The opponent of " + loser + " made the first king." },
		rules.Repetition:    func(string) string { return "The same position appeared three times." },
		rules.Agreed:        func(string) string { return "A draw by agreement." },
		draughts.NoProgress: func(string) string { return "Too many moves without a capture or a man’s move." },
		draughts.SameForces: func(string) string { return "Too many moves without a capture or a crowning." },
		draughts.LoneKing:   func(string) string { return "The lone king held out to the last move." },
		draughts.MainRoad:   func(string) string { return "The lone king held out on the long diagonal." },
		draughts.FewPieces:  func(string) string { return "The moves of this ending of few pieces are over." },
		draughts.OneEach:    func(string) string { return "One piece of each side is left." },
	},
	Laws: map[rules.Reason]func(int) string{
		draughts.NoProgress: func(left int) string {
			return "A draw in " + plural(left, "move", "moves") + " without a capture or a man’s move."
		},
		draughts.SameForces: func(left int) string {
			return "A draw in " + plural(left, "move", "moves") + " without a capture or a crowning."
		},
		draughts.LoneKing: func(left int) string {
			return "A draw in " + plural(left, "move", "moves") + " if the lone king holds out."
		},
		draughts.MainRoad: func(left int) string {
			return "A draw in " + plural(left, "move", "moves") + " if the king holds out on the long diagonal."
		},
		draughts.FewPieces: func(left int) string {
			return "A draw in " + plural(left, "move", "moves") + " in this ending of few pieces."
		},
	},
	Refusals: map[rules.RefusalCode]func(Refused) string{
		"not your turn": func(Refused) string { return "It is not your turn yet: the computer is thinking." },
		"elsewhere":     func(Refused) string { return "It is the other person’s turn: the move comes by link." },
		"earlier":       func(Refused) string { return "You are looking at an earlier move. Go back to the game to play." },
		"ambiguous": func(r Refused) string {
			return "More than one capture ends on " + r.To + ": enter each square of the way."
		},
		"entered": func(r Refused) string {
			return "The capture has begun: go on with the piece on " + join(r.Squares, " and ") + "."
		},

		draughts.NoPiece:      func(r Refused) string { return "There is no piece on " + r.From + "." },
		draughts.NotYourPiece: func(Refused) string { return "That piece is your opponent’s." },
		draughts.LightSquare:  func(Refused) string { return "Draughts is played on the dark squares only." },
		draughts.SameSquare:   func(Refused) string { return "The piece must go somewhere." },
		draughts.Occupied: func(r Refused) string {
			if r.Better > 0 {
				return "Square " + r.To + " is taken. To capture, jump to the square behind it."
			}
			return "Square " + r.To + " is taken."
		},
		draughts.TwoInARow: func(r Refused) string {
			return "There are two pieces in a row, on " + join(r.Squares, " and ") + ": they cannot be jumped."
		},
		draughts.OwnPiece:    func(r Refused) string { return "Your own piece is in the way, on " + join(r.Squares, " and ") + "." },
		draughts.NotDiagonal: func(Refused) string { return "Pieces move on the diagonals only." },
		draughts.ManBackward: func(Refused) string { return "A man does not move backward." },
		draughts.TooFar:      func(Refused) string { return "A man moves one square at a time." },
		draughts.KingShort:   func(Refused) string { return "By these rules a king moves one square at a time." },
		draughts.ManForward:  func(Refused) string { return "By these rules a man does not capture backward." },
		draughts.CaptureCompulsory: func(r Refused) string {
			return "You must capture: " + join(r.Squares, " or ") + "."
		},
		draughts.MostPieces: func(r Refused) string {
			return fmt.Sprintf("The majority: this capture takes %d, but %s takes %d.", r.Tried, r.Capture, r.Better)
		},
		draughts.MustGoOn: func(r Refused) string {
			return "The capture does not stop on " + r.To + ": it goes on to its end (" + r.Capture + ")."
		},
		draughts.SingleJump:   func(Refused) string { return "By these rules each move captures one piece." },
		draughts.CrownedAtEnd: func(Refused) string { return "A man stays a man until the end of the move." },
		draughts.NotStraight:  func(Refused) string { return "By these rules pieces move in straight lines, not diagonally." },
		draughts.MostValue:    func(r Refused) string { return "You must make the capture that is worth most: " + r.Capture + "." },
		draughts.KingFirst:    func(r Refused) string { return "Here a king must capture: " + r.Capture + "." },
		draughts.MostKings:    func(r Refused) string { return "You must take more kings: " + r.Capture + "." },
		draughts.EarliestKing: func(r Refused) string { return "The capture that meets a king first goes before: " + r.Capture + "." },
		draughts.KingSafe:     func(Refused) string { return "By these rules a man does not capture kings." },
		draughts.LandsBehind:  func(Refused) string { return "By these rules a king lands right behind the piece it captures." },
		draughts.KingRun:      func(Refused) string { return "This king has made three moves in a row: move another piece." },
		draughts.GameOver:     func(Refused) string { return "The game is over." },
		draughts.JumpedTwice: func(r Refused) string {
			return "The piece taken on " + join(r.Squares, " and ") + " stands until the end of the move."
		},
	},
}

func capitalized(text string) string {
	if text == "" {
		return ""
	}
	return string(text[0]-'a'+'A') + text[1:]
}
