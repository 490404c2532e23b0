package draughts

import "tabuleiro/rules"

// Why a try is not legal, as [Position.Explain] tells it. Each names what it
// gives as evidence.
const (
	NoPiece           rules.RefusalCode = "no piece"           // none stands where the try begins
	NotYourPiece      rules.RefusalCode = "not your piece"     // it belongs to the side that is not to move
	LightSquare       rules.RefusalCode = "light square"       // the game is played on the others
	SameSquare        rules.RefusalCode = "same square"        // the piece must go somewhere
	Occupied          rules.RefusalCode = "occupied"           // Squares: the target. Better: a capture of what stands there, if legal
	TwoInARow         rules.RefusalCode = "two in a row"       // Squares: the piece and what stands right behind it
	OwnPiece          rules.RefusalCode = "own piece"          // Squares: the piece in the way
	NotDiagonal       rules.RefusalCode = "not diagonal"       // pieces move on the diagonals
	ManBackward       rules.RefusalCode = "man backward"       // a man does not go back
	TooFar            rules.RefusalCode = "too far"            // a man goes one square
	KingShort         rules.RefusalCode = "king short"         // a king goes one square here. Tried: what a flying one would capture
	ManForward        rules.RefusalCode = "man forward"        // a man captures forward only. Tried: the capture backward
	CaptureCompulsory rules.RefusalCode = "capture compulsory" // Squares: the pieces that can. Better: one such capture
	MostPieces        rules.RefusalCode = "most pieces"        // Tried: the capture. Better: one that takes more
	MustGoOn          rules.RefusalCode = "must go on"         // Tried: the capture, gone on with. Better: the legal move
	SingleJump        rules.RefusalCode = "single jump"        // a capture takes one piece here. Tried: the longer one
	CrownedAtEnd      rules.RefusalCode = "crowned at end"     // a man goes on as a man. Tried: what a king would capture
	JumpedTwice       rules.RefusalCode = "jumped twice"       // Squares: what was taken before and still stands. Tried: the capture
	NotStraight       rules.RefusalCode = "not straight"       // pieces move along ranks and files here
	MostValue         rules.RefusalCode = "most value"         // Tried: the capture. Better: one that is worth more
	KingFirst         rules.RefusalCode = "king first"         // Tried: the capture of a man. Better: one of a king
	MostKings         rules.RefusalCode = "most kings"         // Tried: the capture. Better: one that takes more kings
	EarliestKing      rules.RefusalCode = "earliest king"      // Tried: the capture. Better: one that meets a king sooner
	KingSafe          rules.RefusalCode = "king safe"          // a man captures no king here. Tried: the capture
	LandsBehind       rules.RefusalCode = "lands behind"       // a king lands right behind what it takes. Tried: the capture
	KingRun           rules.RefusalCode = "king run"           // another piece must move first. Squares: the king
	GameOver          rules.RefusalCode = "game over"          // somebody has won
)

// Refusals lists every code that Explain uses.
var Refusals = []rules.RefusalCode{
	NoPiece, NotYourPiece, LightSquare, SameSquare, Occupied, TwoInARow, OwnPiece, NotDiagonal,
	ManBackward, TooFar, KingShort, ManForward, CaptureCompulsory, MostPieces, MustGoOn,
	SingleJump, CrownedAtEnd, JumpedTwice, NotStraight, MostValue, KingFirst, MostKings,
	EarliestKing, KingSafe, LandsBehind, KingRun, GameOver,
}
