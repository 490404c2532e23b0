// Package draughts plays the family of draughts games, in which men walk
// forward on the diagonals, jump over what they capture and are crowned kings.
//
// The games differ only in the answers of a [Ruleset]; variants.go has one row
// for each. A [Position] is a position of any of them: it finds its legal moves
// once and shares them among all it is asked.
package draughts

import "tabuleiro/rules"

// Man is what every piece is before it is crowned; it becomes a rules.King.
const Man rules.Role = "man"

// Why a game of draughts ends, beside rules.NoMoves and the ends of any game.
const (
	NoPieces   rules.Reason = "no pieces"   // the side to move has lost them all
	NoProgress rules.Reason = "no progress" // too long without a capture or a man's move
)

// Reasons lists why a position of draughts ends a game.
var Reasons = []rules.Reason{rules.NoMoves, NoPieces, NoProgress}

// Ruleset is what tells one draughts game from another. The sources are the rules
// of the Confederação Brasileira de Damas (CBD, seventeen rules) and of the World
// Checkers and Draughts Federation (WCDF, for English draughts).
type Ruleset struct {
	// Key names the variant, and Base the one whose texts and engine weights it
	// shares, or "".
	Key, Base string

	// Size is how many squares a side of the board has. The men fill all rows
	// but the two in the middle.
	Size int

	// Opener is the side that moves first: White by CBD rule 4, in English
	// draughts the dark pieces, Black.
	Opener rules.Color

	// Algebraic names squares a1 to h8; otherwise they are numbered row by row
	// from the upper left, White below (PDN 3.0, tag GameType).
	Algebraic bool

	// MenCaptureBackward lets men capture in all four directions (CBD rule 11);
	// in English draughts they capture as they walk, forward.
	MenCaptureBackward bool

	// FlyingKings move any distance, capture from afar and land anywhere behind
	// what they take (CBD rules 8 and 17); English ones go one square.
	FlyingKings bool

	// SingleJump ends every capture with its first jump: the game of a first
	// lesson, before chains. Otherwise the piece goes on while it can.
	SingleJump bool

	// MostPieces is the law of the majority: among all captures of the side
	// only those that take the most pieces are legal, men and kings counting
	// the same (CBD rules 10 and 12). Otherwise any will do, as by the WCDF.
	MostPieces bool

	// RemovedAtOnce takes each captured piece off as it is jumped. Otherwise all
	// stand until the move is over and may not be passed or jumped again (CBD
	// rule 15). In English draughts this makes no difference.
	RemovedAtOnce bool

	// CrownedInPassing makes a man that reaches the last row a king there and
	// then: it goes on as one. Otherwise it is crowned only if its move ends
	// there, and goes on as a man if it can (CBD rules 6 and 13). An English man
	// cannot: its move ends.
	CrownedInPassing bool

	// FreeLanding lets a flying king land where it cannot go on although another
	// square behind the same piece would let it.
	FreeLanding bool

	// NoProgress is how many plies in a row without a capture or a man's move
	// make a draw, 0 for never: forty moves of each side by WCDF rule 1.32. The
	// CBD has twenty (rule 16).
	NoProgress int

	// Repetitions is how many times the same position makes a draw, 0 for never.
	Repetitions int
}
