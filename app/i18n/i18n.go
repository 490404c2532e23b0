// Package i18n holds every text that the player reads, one file for each
// language: [Text] is the program in one language, [Languages] lists them and
// [Match] finds the one that a browser asks for.
package i18n

import (
	"strings"
	"time"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts/pdn"
)

// Text is the program in one language. The compiler refuses a text that does not
// exist; a test refuses one that a language leaves out.
type Text struct {
	Tag   string // of the language: "pt-BR"
	Name  string // of the language, in itself
	Title string // of the page

	Common   Common
	Home     Home
	NewGame  NewGame
	Play     Play
	End      End
	Records  Records
	History  History
	Rules    Rules
	Learn    Learn
	Typing   Typing
	Notation Notation
	Reading  Reading
	Share    Share
	Embed    Embed
	Hints    Hints
	Settings Settings
	Backup   Backup
	Install  Install
	Notices  Notices
	Board    Board

	Variants map[string]Variant // by key
	Levels   map[string]string  // names by key
	Themes   map[string]string  // names of board themes
	Sets     map[string]Set     // by name

	Reasons  map[rules.Reason]func(Ended) string        // why a game ended
	Laws     map[rules.Reason]func(Running) string      // draw laws that are running
	Claims   map[rules.Reason]func(times int) string    // laws by which a draw may be claimed; how often the position has come
	Refusals map[rules.RefusalCode]func(Refused) string // why a try is not legal

	Mistakes map[pdn.Problem]func(Mistake) string // why a text is no legal move
	Faults   map[pdn.Fault]string                 // what is wrong with a game in PDN; {} is what it is about
	Setups   map[rules.SetupProblem]string        // what is wrong with a position in FEN; {} is the square
}

// Variant is what is said of a set of rules.
type Variant struct {
	Name  string // "Damas brasileiras"
	Short string // "Brasileiras": beside others of its kind
	Brief string // what makes it different, in a sentence
	Rules []Rule // the rules in short
}

// Set is what a set of pieces is called, and what White's and Black's pieces are
// called in it: all of them, and one of them.
type Set struct {
	Name string
	All  [2]string // "brancas", "pretas"
	One  [2]string // "branca", "preta"
}

// Refused is what there is to say of a try that was refused.
type Refused struct {
	From, To      string   // squares by the name that players call them
	Squares       []string // the evidence
	Tried, Better int      // pieces that the try and the better capture take
	Capture       string   // the better capture, square by square
	Backward      bool     // it begins with a man that jumps backward
}

// Ended is what there is to say of the end of a game.
type Ended struct {
	Loser string // the pieces of the side that lost, "" in a draw
	Times int    // how often the same position makes a draw
}

// Running is a draw law that is running.
type Running struct {
	Left    int // moves of each side
	Against int // pieces of the stronger side
}

// Mistake is a text that is no legal move.
type Mistake struct {
	Text    string
	At      int    // the character at which it cannot be read, from 1
	Rest    string // what stands there, "" at the end
	Light   bool   // it is a square that is not played on
	Example string // a move as it could be written
}

// Common are words used on several pages.
type Common struct {
	Back, Close, Cancel, Computer, You string
	Date                               func(time.Time) string
}

// Home are the texts of the first page.
type Home struct {
	Draughts, Options, Continue, All, YourTurn, ComputersTurn string
	TurnOf                                                    func(pieces string) string
	Pictures                                                  [3]string // of the rules
}

// NewGame are the texts of the sheet in which a game is chosen.
type NewGame struct {
	Title, Play                                                           string
	Against, Computer, Two, Link, Level, Side, Alternate, Variant, Others string
	Practice, PracticeWhy                                                 string
	Begins                                                                string    // of the side that does
	Differs                                                               string    // over the less played rules
	Families                                                              [5]string // of them
	Replace, ReplaceTwo, ReplaceYes                                       string    // an open game gives way
}

// Play are the texts of the page of a game.
type Play struct {
	Undo, Moves, Menu, Replay, Retry, Failed, Held, Confirm            string
	YourTurn, Thinking, GoOn, Player1, Player2                         string
	TurnOf                                                             func(pieces string) string
	Must                                                               func(pieces int) string
	Captured                                                           func(pieces int) string
	Looking                                                            func(ply int) string
	BackToGame, First, Previous, Next, Last                            string
	NewGame, Resign, OfferDraw, AgreeDraw, Declined, Flip, Sound, Mute string
	ResignSure, ResignYes, AgreeSure, AgreeYes                         string
	Claim, MayClaim                                                    func(law string) string
	KeysTitle                                                          string
	Keys                                                               [][2]string // a key, and what it does
}

// End are the texts of the end of a game.
type End struct {
	Over, Won, Lost, Drawn        string
	WinOf                         func(pieces string) string
	Score                         func(pieces, moves int) string // how it came about
	Best                          func(score int) string
	NoScore                       func(best int) string
	Record, RankExpert, RankPro   string
	WithUndo, WithHint, Practised string                     // why a game is not ranked
	GiveAway                      string                     // whose pieces count there
	Claimed                       func(pieces string) string // before the reason
	Streak                        func(wins int) string
	Again, Review, Home           string
	Up, Down                      func(level string) string
}

// Records are the texts of the page of records.
type Records struct {
	Title, Empty, How                                       string
	Level, Played, Won, Drawn, Lost, Best, Streak, WithHelp string
	Ranking, Expert, Pro                                    string
	Entry                                                   func(moves, pieces int) string
}

// History are the texts of the page of finished games.
type History struct {
	Title, Empty, How, Won, Drawn, Lost, Undone, Save string
	Moves                                             func(n int) string
}

// Rules are the texts around the rules in short.
type Rules struct{ Title, Read, All, PlayThis, See string }

// Learn are the texts around the lessons, which are in files of their own.
type Learn struct {
	Title, Contents, Start, GoOn, Next, Previous, PlayNow string
	Show, Again, NotThis, Lost, Loading, Failed, Done     string
	Compare, Computer                                     string
	Progress                                              func(done, of int) string
	Allowed                                               func(moves int) string // before the list of them
}

// Typing are the texts around moves that are typed.
type Typing struct{ Label, Play, Open string }

// Notation are the texts around games that are taken away as text.
type Notation struct{ CopyPDN, SavePDN, CopyFEN, Copied string }

// Reading are the texts of the sheet in which a game or a position is opened.
type Reading struct {
	Title, Open, Field, File, Drop, Read, Busy, Back, Pick, More string
	Nothing, TooLong, NoVariant, Unnamed, Game, Position         string
	OpenGame, OpenPosition                                       string
	White, Black, Event, Date, Result, Moves                     string
	Games, OpenPart                                              func(n int) string
	Part                                                         func(n, of int) string
	Versus                                                       func(white, black string) string
	Where                                                        func(line, column int) string
	At                                                           func(character int, rest string) string
}

// Share are the texts around games that travel by links.
type Share struct {
	Title, Field, Copy, Copied, Send            string
	SendMove, SendEnd, Waiting, Someone         string
	Watching, PlayComputer, PlayTwo             string
	Differs, TakeTheirs, KeepMine, Known, Wrong string
	WrongPart                                   map[string]string // by the part of a link that is wrong
}

// Embed are the texts of a game in a frame of another site, and of the sheet in
// which one is made.
type Embed struct {
	Open, NotKept, NoComputer, Reveal string
	Tries                             [5]string // at a problem: none yet, before who is to play; right, wrong, solved, given up
	NoPosition                        func(reason string) string
	NoMove                            func(n int, move string) string

	Sheet map[string]string // by the name that embed-sheet.js knows
}

// Settings are the texts of the page of settings.
type Settings struct {
	Title, Language, Browser, Scheme, Auto, Light, Dark, Board, Pieces, Usual string
	Aside, AsideWhy, Download, Erase                                          string
	LargeText, Coordinates, Sound, Speed, Haptics, Confirm, Forced            string
	Speeds                                                                    [4]string // without motion, fast, usual, slow
	Numbering, Side, Flipped, TurnAround, KeysOff                             string
	Numberings, Sides                                                         [2]string // by numbers, letters; left, right
	Look, Squares, Playing, Data                                              string    // over parts of the page
	Try                                                                       string    // the board beside them
}

// Backup are the texts around a file with all that is kept, and around its end.
type Backup struct {
	Note, Save, Open, Title, Here, There, Replace, Merge, How, Done string
	Rows                                                            [5]string // settings, open games, finished ones, games in the records, lessons done
	From                                                            func(date string) string
	Full, Newer                                                     string            // nothing was changed: there is no room, or newer data
	Problems                                                        map[string]string // of the file, by code; {} is the part of it
	Value                                                           func(field, value string) string
	Move                                                            func(ply int) string
	Unreadable, Unchanged                                           string
	Erase, EraseSure, EraseWhat, EraseYes, Erased                   string
}

// Install are the texts around putting the program on the home screen.
type Install struct {
	Install, Why, Title string
	Steps               [3]string // on an iPhone or iPad
}

// Notices are what the program has to say of itself.
type Notices struct {
	NotKept, Full, Broken, Newer, BrokenGame, OtherTab string
	Update, UpdateNow, Updated, Dismiss                string
}

// Board are the words of the board that is read aloud.
type Board struct {
	Name                                                        func(bottom string) string
	Piece                                                       func(one string, role rules.Role) string
	Empty, Light, Ghost, Selected, CanCapture, Target, LastMove string
	Takes                                                       func(pieces int) string
	Moved                                                       func(who, from, to string, captured []string, crowned bool) string
	MustCapture, LegalFrom, Remain                              func(list string) string
	NoneMust, NoneLegal, NoLast, TakenBack, Hinted, Blamed      string
	Men, Kings                                                  func(n int) string
}

// Languages lists the languages, the one to fall back on first.
var Languages = []*Text{&portuguese, &english}

// Match returns the language of a tag such as "en-GB" or "pt", or the first one
// of all if there is none for it.
func Match(tags ...string) *Text {
	for _, tag := range tags {
		base, _, _ := strings.Cut(strings.ToLower(tag), "-")
		for _, t := range Languages {
			if own, _, _ := strings.Cut(strings.ToLower(t.Tag), "-"); own == base {
				return t
			}
		}
	}
	return Languages[0]
}
