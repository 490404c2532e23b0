// Package draughts plays the family of draughts games, in which men walk
// forward, jump over what they capture and are crowned kings.
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
	GaveAll    rules.Reason = "gave all"    // the side to move has none left and wins: GiveAway
	NoneToMove rules.Reason = "none left"   // the side to move has no legal move and wins: GiveAway
	FirstKing  rules.Reason = "first king"  // a man was crowned: FirstKingWins
	NoProgress rules.Reason = "no progress" // too long without a capture or a man's move
)

// Reasons lists why a position of draughts ends a game.
var Reasons = []rules.Reason{
	rules.NoMoves, NoPieces, GaveAll, NoneToMove, FirstKing,
	NoProgress, SameForces, LoneKing, MainRoad, FewPieces, OneEach,
}

// Ruleset is what tells one draughts game from another. The sources are the rules
// of the federations: CBD, Confederação Brasileira de Damas, seventeen rules;
// WCDF, World Checkers and Draughts Federation, for English draughts; FMJD,
// Fédération Mondiale du Jeu de Dames, for International draughts, and its
// section FMJD-64 for Russian; FID, Federazione Italiana Dama; FPD, Federação
// Portuguesa de Damas. Others are named where they speak.
type Ruleset struct {
	// Key names the variant, and Base the one whose texts and engine weights it
	// shares, or "".
	Key, Base string

	// Size is how many squares a side of the board has: at most 10, or 8 if all
	// of them are played on.
	Size int

	// Rows is how many rows the men of each side fill when a game begins, from
	// its own first one on, or from the second if BackRowEmpty (Turkish).
	Rows         int
	BackRowEmpty bool

	// DarkRight is a board with a dark corner at the right of each player, by
	// the rules of Italy, Spain and Portugal. Elsewhere it is at the left.
	DarkRight bool

	// Straight is the game on all squares, light and dark: men walk and capture
	// forward and sideways, kings move like the rook of chess (Turkish).
	Straight bool

	// Opener is the side that moves first: White by CBD rule 4, in English
	// draughts the dark pieces, Black.
	Opener rules.Color

	// Algebraic names squares a1 to h8; otherwise they are numbered row by row
	// from the upper left, White below, or from the lower right if
	// NumberedUpward (Spanish, Portuguese). Both by PDN 3.0, tag GameType.
	Algebraic      bool
	NumberedUpward bool

	// Colon writes captures with a colon, "c3:e5" (PDN 3.0, GameType 25: Russian),
	// and otherwise with a cross.
	Colon bool

	// MenCaptureBackward lets men capture in all their directions (CBD rule 11);
	// in English draughts they capture as they walk, forward.
	MenCaptureBackward bool

	// MenSpareKings forbids men to capture kings (FID article 5).
	MenSpareKings bool

	// CapturesStraight lets pieces capture along ranks and files too, over the
	// next dark square of the line to the one behind it, though they walk on the
	// diagonals only (Frisian).
	CapturesStraight bool

	// FlyingKings move any distance, capture from afar and land anywhere behind
	// what they take (CBD rules 8 and 17); English ones go one square.
	FlyingKings bool

	// LandsBehind makes a flying king land on the square right behind each piece
	// that it takes (Thai).
	LandsBehind bool

	// SingleJump ends every capture with its first jump: the game of a first
	// lesson, before chains. Otherwise the piece goes on while it can.
	SingleJump bool

	// MostPieces is the law of the majority: among all captures of the side
	// only those that take the most pieces are legal, men and kings counting
	// the same (CBD rules 10 and 12). Otherwise any will do, as by the WCDF.
	MostPieces bool

	// MostValue is the majority by worth: a king counts a little less than two
	// men, so that n kings stand between 2n-1 men and 2n (Frisian).
	MostValue bool

	// The laws of quality choose among the captures that the majority leaves,
	// one after the other. KingFirst: a capture by a king goes before one by a
	// man (Czech, Frisian, and FID article 6). MostKings: the one that takes
	// most kings (Italian, Spanish, Portuguese). EarliestKing: the one that
	// meets a king first (FID article 6).
	KingFirst    bool
	MostKings    bool
	EarliestKing bool

	// RemovedAtOnce takes each captured piece off as it is jumped. Otherwise all
	// stand until the move is over and may not be passed or jumped again (CBD
	// rule 15). In English draughts this makes no difference.
	RemovedAtOnce bool

	// NoTurningBack forbids to go straight back between two jumps, which
	// RemovedAtOnce would allow (Turkish).
	NoTurningBack bool

	// CrownedInPassing makes a man that reaches the last row a king there and
	// then: it goes on as one (FMJD-64). Otherwise it is crowned only if its
	// move ends there, and goes on as a man if it can (CBD rules 6 and 13). An
	// English man cannot: its move ends.
	CrownedInPassing bool

	// FreeLanding lets a flying king land where it cannot go on although another
	// square behind the same piece would let it.
	FreeLanding bool

	// KingRun is how many quiet moves in a row a side that has a man may make
	// with the same king, 0 for any number: three in Frisian draughts. A capture
	// or a move of another piece lets the king go again.
	KingRun int

	// GiveAway lets the side win that has no legal move when it is to move,
	// because it gave its pieces away or has them blocked.
	GiveAway bool

	// FirstKingWins ends the game when a man is crowned, for its side
	// (breakthrough). Passing over the last row does not crown.
	FirstKingWins bool

	// NoProgress is how many plies in a row without a capture or a man's move
	// make a draw, 0 for never: forty moves of each side by WCDF rule 1.32. The
	// CBD has twenty (rule 16).
	NoProgress int

	// Repetitions is how many times the same position makes a draw, 0 for never.
	Repetitions int

	// NoProgressClaimed and RepetitionClaimed leave the draw to the player who
	// claims it (WCDF rule 1.32); otherwise it ends the game by itself. See
	// rules.Game.Claims.
	NoProgressClaimed bool
	RepetitionClaimed bool

	// Endings are the draw laws of games with few pieces, or nil. They draw by
	// themselves.
	Endings *Endings
}
