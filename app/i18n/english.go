package i18n

import (
	"fmt"
	"strconv"
	"time"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/draughts/pdn"
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
		Practice: "Practice", PracticeWhy: "Each of your moves gets a mark, and the best one is shown. It is not ranked.",
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
		Held: "Confirm the move, or cancel it.", Confirm: "Confirm",
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
		Claim:     func(law string) string { return "Claim a draw (" + law + ")" },
		MayClaim:  func(law string) string { return "You may claim a draw (" + law + ")." },
		KeysTitle: "Keys",
		Keys: [][2]string{
			{"← ↑ ↓ →  W A S D", "move the cursor"},
			{"Enter  Space", "pick up and drop a piece; after the end, play again"},
			{"Esc", "put the piece back"},
			{"Z  U  Backspace  Ctrl+Z", "undo"},
			{"N", "new game"},
			{"0–9", "go to the square with that number"},
			{"I  /", "type a move"},
			{"K  P", "next king, next man (with Shift, the opponent’s)"},
			{"M", "where the piece may go"},
			{"H", "hint; again, the move"},
			{"T", "what the opponent threatens"},
			{"B", "in practice, the move that was better"},
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
		Claimed:  func(pieces string) string { return capitalized(pieces) + " claimed the draw." },
		Record:   "A new best!",
		WithUndo: "With undo: kept, but not ranked", WithHint: "With a hint: kept, but not ranked", Practised: "Practice: kept, but not ranked",
		RankExpert: "Expert reached", RankPro: "Pro reached",
		Streak: func(n int) string { return fmt.Sprintf("%d wins in a row", n) },
		Again:  "Play again", Review: "See the game", Home: "Home",
		Up:   func(level string) string { return "Up to " + level },
		Down: func(level string) string { return "Down to " + level },
	},
	Records: Records{
		Title: "Records", Empty: "No finished game yet. The first one you finish shows up here.",
		How:   "A win scores 100 for each of your pieces left and 10 for each move below 60; in giveaway the pieces that the opponent is left with count. Games with help (undo, a hint or practice) count apart.",
		Level: "Level", Played: "Games", Won: "Won", Drawn: "Drawn", Lost: "Lost",
		Best: "Best", Streak: "Streak / longest", WithHelp: "with help",
		Ranking: "Best games", Expert: "Expert", Pro: "Pro",
		Entry: func(moves, pieces int) string {
			return plural(moves, "move", "moves") + ", " + plural(pieces, "piece", "pieces")
		},
	},
	History: History{
		Title: "Games", Empty: "No finished games yet. Those that you finish are kept here, to look at again.",
		How: "The last 200 games are kept, on this device alone. Choose one to look at it move by move.",
		Won: "Won", Drawn: "Drawn", Lost: "Lost", Undone: "with undo", Save: "Download all (PDN)",
		Moves: func(n int) string { return plural(n, "move", "moves") },
	},
	Rules: Rules{
		Title: "Rules", Read: "Read the rules", All: "All the rules", PlayThis: "Play by these rules", See: "See the rule",
	},
	Learn: Learn{
		Title: "Learn to play", Contents: "Contents", Start: "Begin", GoOn: "Go on where I stopped",
		Next: "Next", Previous: "Previous", PlayNow: "Play now",
		Show: "Show me", Again: "Start again", NotThis: "That move is legal, but it is not what is asked for here. Try another.",
		Lost: "Not this time. Start again and have another try.", Loading: "Loading…",
		Failed: "This page could not be loaded. Check your connection.", Done: "done",
		Compare: "Compare the rules", Computer: "How the computer thinks",
		Progress: func(done, of int) string { return fmt.Sprintf("%d of %d lessons done", done, of) },
		Allowed: func(n int) string {
			if n == 1 {
				return "One move allowed: "
			}
			return fmt.Sprintf("%d moves allowed: ", n)
		},
	},
	Typing:   Typing{Label: "Move", Play: "Play", Open: "Type a move"},
	Notation: Notation{CopyPDN: "Copy PDN", SavePDN: "Download PDN", CopyFEN: "Copy position (FEN)", Copied: "Copied"},
	Reading: Reading{
		Title: "Open PDN or FEN", Open: "Open PDN or FEN…", Field: "Game (PDN) or position (FEN)", File: "Choose a file",
		Drop: "Paste the text, choose a file or drop it here.", Read: "Read", Busy: "Reading the file…", Back: "Back", Pick: "Choose a game", More: "Show more",
		Nothing: "There is nothing to read.", TooLong: "The file is too large: the limit is 20 MB.",
		NoVariant: "The file asks for rules that are not here. Choose others to try.",
		Unnamed:   "no name", Game: "Game", Position: "Position",
		OpenGame: "Open the game", OpenPosition: "Open the position",
		White: "White", Black: "Black", Event: "Event", Date: "Date", Result: "Result", Moves: "Moves",
		Games:    func(n int) string { return plural(n, "game", "games") },
		OpenPart: func(n int) string { return "Open " + plural(n, "move", "moves") },
		Part:     func(n, of int) string { return fmt.Sprintf("%d; it can be played up to move %d", of, n) },
		Versus:   func(white, black string) string { return white + " – " + black },
		Where:    func(line, column int) string { return fmt.Sprintf("Line %d, column %d: ", line, column) },
		At: func(character int, rest string) string {
			if rest == "" {
				return " (at the end)"
			}
			return fmt.Sprintf(" (character %d, at “%s”)", character, rest)
		},
	},
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
	Hints: englishHints,
	Settings: Settings{
		Title: "Settings", Language: "Language", Browser: "The browser’s",
		Scheme: "Appearance", Auto: "Automatic", Light: "Light", Dark: "Dark",
		Board: "Board", Pieces: "Pieces", Usual: "By the rules",
		Aside: "Put aside", AsideWhy: "It was kept and could not be read. Nothing was erased.",
		Download: "Download", Erase: "Erase",
		LargeText: "Large text", Coordinates: "Names of squares", Sound: "Sound", Speed: "Motion of the pieces",
		Speeds:  [4]string{"None", "Fast", "Normal", "Slow"},
		Haptics: "Vibrate at every move", Confirm: "Confirm every move", Forced: "Play the only move by itself",
		Numbering: "Squares are called", Numberings: [2]string{"1 to 32", "a1 to h8"},
		Side: "Board on a wide screen", Sides: [2]string{"At the left", "At the right"},
		Flipped: "My pieces at the top", TurnAround: "Between two, turn the board at every move",
		KeysOff: "No shortcuts by letters and digits",
		Look:    "Look", Squares: "Squares and sides", Playing: "While playing", Data: "Your data",
		Try: "Try it here: this board does not count.",
	},
	Backup: Backup{
		Note: "Everything stays on this device alone. A copy takes games, records and settings to another one, or keeps them safe.",
		Save: "Download a copy", Open: "Open a copy", Title: "Open the copy?", Here: "Here", There: "In the copy",
		Rows:  [5]string{"Settings", "Open games", "Finished games", "Games in the records", "Lessons done"},
		From:  func(date string) string { return "A copy of " + date + "." },
		How:   "To merge adds the games of both and keeps the settings of here; at each level the record of more games stays. To replace erases what is here.",
		Merge: "Merge", Replace: "Replace", Done: "Done: the copy was opened.",
		Full: "There is no room for the copy. Nothing has changed here.", Newer: "There is data of a newer version of the program here. Nothing has changed: reload and try again.",
		Problems: map[string]string{
			"not JSON": "this is no copy of Tabuleiro, or not all of one.", "no backup": "This file is no copy of Tabuleiro.",
			"newer":       "This copy is of a newer version of the program: reload to update, and try again.",
			"no document": "In “{}”: this program keeps nothing of that name.", "bad document": "In “{}”: ",
		},
		Value:      func(field, value string) string { return fmt.Sprintf("“%s” cannot be “%s”.", field, value) },
		Move:       func(ply int) string { return fmt.Sprintf("move %d is not possible.", ply) },
		Unreadable: "what is written cannot be read.", Unchanged: "Nothing has changed here.",
		Erase: "Erase everything", EraseSure: "Erase everything?", EraseYes: "Erase everything", Erased: "Everything was erased.",
		EraseWhat: "Games, records and settings of Tabuleiro leave this device and do not come back, but by a copy.",
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
		Hinted: "hint", Blamed: "take care",
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

	Reasons: map[rules.Reason]func(Ended) string{
		rules.NoMoves:       func(e Ended) string { return capitalized(e.Loser) + " has no move left." },
		draughts.NoPieces:   func(e Ended) string { return capitalized(e.Loser) + " has no pieces left." },
		rules.Resigned:      func(e Ended) string { return capitalized(e.Loser) + " resigned." },
		draughts.GaveAll:    func(e Ended) string { return "The opponent of " + e.Loser + " has no pieces left, which wins." },
		draughts.NoneToMove: func(e Ended) string { return "The opponent of " + e.Loser + " has no move left, which wins." },
		draughts.FirstKing:  func(e Ended) string { return "The opponent of " + e.Loser + " made the first king." },
		rules.Repetition:    func(e Ended) string { return "The same position appeared " + howMany(e.Times) + " times." },
		rules.Agreed:        func(Ended) string { return "A draw by agreement." },
		draughts.NoProgress: func(Ended) string { return "Too many moves without a capture or a man’s move." },
		draughts.SameForces: func(Ended) string { return "Too many moves without a capture or a crowning." },
		draughts.LoneKing:   func(Ended) string { return "The lone king held out to the last move." },
		draughts.MainRoad:   func(Ended) string { return "The lone king held out on the long diagonal." },
		draughts.FewPieces:  func(Ended) string { return "The moves of this ending of few pieces are over." },
		draughts.OneEach:    func(Ended) string { return "One piece of each side is left." },
	},
	Laws: map[rules.Reason]func(Running) string{
		draughts.NoProgress: func(r Running) string { return "No capture or man’s move: " + untilDraw(r) },
		draughts.SameForces: func(r Running) string { return "No capture or crowning: " + untilDraw(r) },
		draughts.LoneKing:   func(r Running) string { return "One king against " + howMany(r.Against) + ": " + untilDraw(r) },
		draughts.MainRoad:   func(r Running) string { return "One king on the long diagonal: " + untilDraw(r) },
		draughts.FewPieces:  func(r Running) string { return "Ending of few pieces: " + untilDraw(r) },
	},
	Claims: map[rules.Reason]func(int) string{
		rules.Repetition: func(times int) string {
			if times == 4 {
				return "fourth repetition"
			}
			return "third repetition"
		},
		draughts.NoProgress: func(int) string { return "no capture or man’s move" },
	},
	Mistakes: map[pdn.Problem]func(Mistake) string{
		pdn.Unreadable: func(m Mistake) string {
			if m.Rest == "" {
				return "A square is missing. Write both, as " + m.Example + "."
			}
			return fmt.Sprintf("“%s” is not understood (character %d). Write the squares, as %s.", m.Rest, m.At, m.Example)
		},
		pdn.NoSquare: func(m Mistake) string {
			if m.Light {
				return "The square " + m.Rest + " is light: draughts is played on the dark ones only."
			}
			return fmt.Sprintf("There is no square “%s” on this board (character %d).", m.Rest, m.At)
		},
		pdn.Illegal:   func(m Mistake) string { return "The move “" + m.Text + "” is not possible here." },
		pdn.OtherWay:  func(Mistake) string { return "The capture does not go that way. It may be:" },
		pdn.Ambiguous: func(Mistake) string { return "More than one move is written so. Which?" },
	},
	Faults: map[pdn.Fault]string{
		pdn.BadTag:           `something is missing in this tag; write it as [White "Ann"].`,
		pdn.OpenTag:          "the tag {} is not closed; \"] is missing.",
		pdn.OpenComment:      "this comment is not closed; } is missing.",
		pdn.OpenVariation:    "this variation is not closed; ) is missing.",
		pdn.StrayParenthesis: "this ) closes nothing; take it out.",
		pdn.EarlyVariation:   "there is a variation before the first move.",
		pdn.DeepVariation:    "there are too many variations in each other.",
		pdn.BadGlyph:         "after $ comes a number up to 1023.",
		pdn.BadSetup:         `a position is written as /FEN "..."/.`,
		pdn.NotAMove:         "“{}” is not a move.",
		pdn.TwoResults:       "the result {} is not that of the tag Result.",
		pdn.BadPosition:      "the first position will not do.",
		pdn.LateSetup:        "a position is set up in the middle of the game.",
		pdn.BadMove:          "the move “{}” is not possible.",
		pdn.WrongResult:      "the result {} is not that of the board.",
	},
	Setups: map[rules.SetupProblem]string{
		draughts.WantSide:      "a position begins with the side to move, W or B.",
		draughts.WantColon:     "a colon goes before the pieces of each side.",
		draughts.WantColor:     "a list of pieces begins with its colour, W or B.",
		draughts.ListedTwice:   "the same colour is listed twice.",
		draughts.WantSquare:    "a square is missing here.",
		draughts.NoSquare:      "there is no square “{}” on this board.",
		draughts.SquareIsLight: "the square {} is light.",
		draughts.RangeDescends: "a range goes from the lower number to the higher.",
		draughts.TwoPieces:     "there are two pieces on {}.",
		draughts.ManOnLastRow:  "the man on {} would have been crowned.",
		draughts.WantRun:       "here comes + and how often the king has moved in a row.",
		draughts.NoSuchRun:     "no king there has moved so often in a row.",
		draughts.WantEnd:       "the position ends before this.",
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
			text := "You must capture: " + join(r.Squares, " or ") + "."
			if r.Backward {
				text += " A man also captures backward."
			}
			return text
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

// howMany writes a number in words.
func howMany(n int) string {
	switch n {
	case 3:
		return "three"
	case 4:
		return "four"
	}
	return strconv.Itoa(n)
}

func untilDraw(r Running) string { return plural(r.Left, "move", "moves") + " until the draw." }

func capitalized(text string) string {
	if text == "" {
		return ""
	}
	return string(text[0]-'a'+'A') + text[1:]
}
