// Package rules holds the words that every two-player board game here shares:
// colours, pieces, squares, moves, positions, variants and games.
//
// A [Variant] starts games. A [Position] is what stands on the board and whose
// turn it is; it never changes: playing a [Move] gives a new one. A [Game] is
// the list of positions since the start, and a [Record] is a game as text, the
// form in which games are saved, shared and sent to the engine.
package rules

import "strconv"

// Color is the side a player plays: White or Black.
type Color uint8

// The two sides. In English draughts Black has the filled pieces and begins.
const (
	White Color = iota
	Black
)

// Opponent returns the other side.
func (c Color) Opponent() Color { return 1 - c }

// String returns "white" or "black".
func (c Color) String() string { return [...]string{"white", "black"}[c] }

// Role is what a piece is, apart from its colour: "man", "king", "queen". Each
// game names its own; views use it as a class and languages as a key.
type Role string

// King is the role that a man of draughts is crowned to.
const King Role = "king"

// Piece is a man, king, queen... of one colour.
type Piece struct {
	Color Color
	Role  Role
}

// Square is a cell of a board of at most 16×16: rank<<4 | file, both from 0.
// a1 is 0.
type Square uint8

// At returns the square on a file and a rank, both counted from 0 to 15.
func At(file, rank int) Square { return Square(rank<<4 | file) }

// File returns the column, 0 for a.
func (s Square) File() int { return int(s & 15) }

// Rank returns the row, 0 for the first one.
func (s Square) Rank() int { return int(s >> 4) }

// String writes the square as in chess: "c3".
func (s Square) String() string { return string(s.append(nil)) }

func (s Square) append(text []byte) []byte {
	return strconv.AppendInt(append(text, 'a'+byte(s.File())), int64(s.Rank()+1), 10)
}

// ParseSquare reads a square as String writes it, "a1" to "p16", or returns a
// *SquareError.
func ParseSquare(text string) (Square, error) {
	if len(text) < 2 || text[0] < 'a' || text[0] > 'p' {
		return 0, &SquareError{text}
	}
	rank, ok := ParseNumber(text[1:], 16)
	if !ok || rank < 1 || text[1] == '0' {
		return 0, &SquareError{text}
	}
	return At(int(text[0]-'a'), rank-1), nil
}

// ParseNumber reads a number from 0 to a limit that is written in digits alone.
func ParseNumber(text string, limit int) (n int, ok bool) {
	for i := range len(text) {
		digit := int(text[i]) - '0'
		if n = 10*n + digit; digit < 0 || digit > 9 || n > limit {
			return 0, false
		}
	}
	return n, text != ""
}

// Step takes one piece from one square to another.
type Step struct{ From, To Square }

// Move is one complete turn. It says all that happens on the board, so that a
// view can show it without knowing the rules.
type Move struct {
	Path      []Square // where the piece stands, first to last: at least two
	Captures  []Square // squares emptied, in the order of the path
	Promotion Role     // what the piece becomes, or ""
	Also      []Step   // what moves with it: the castling rook
}

// From returns the square that the piece leaves.
func (m Move) From() Square { return m.Path[0] }

// To returns the square that the piece reaches, which may be the one it left.
func (m Move) To() Square { return m.Path[len(m.Path)-1] }

// String returns the squares of the path and the piece chosen in a promotion:
// "e2e4", "c3e5g7", "a7a8=queen". No two legal moves of a position share it.
// The crowning of a man leaves nothing to choose and is not written.
func (m Move) String() string {
	var room [32]byte
	return string(m.append(room[:0]))
}

func (m Move) append(text []byte) []byte {
	for _, square := range m.Path {
		text = square.append(text)
	}
	if m.Promotion != "" && m.Promotion != King {
		text = append(append(text, '='), m.Promotion...)
	}
	return text
}

// Position is the state of a game that its rules need to go on. It is immutable.
type Position interface {
	// Turn returns the side to move.
	Turn() Color

	// PieceAt returns what stands on a square, if anything does.
	PieceAt(Square) (Piece, bool)

	// LegalMoves returns what the side to move may play, always in the same
	// order. There is a move while Outcome is zero; draw laws do not shorten
	// the list. The caller must not change it.
	LegalMoves() []Move

	// Play returns the position after a legal move, or an *IllegalMoveError.
	Play(Move) (Position, error)

	// Outcome tells how the game ended, a loss before any draw. Repetition is
	// the concern of Game.
	Outcome() Outcome

	// Notation writes a legal move as players of the game do: "Nf3", "c3xg7".
	Notation(Move) string

	// FEN writes the position; the variant's Parse reads it back.
	FEN() string

	// Key is equal for positions that count as a repetition of each other.
	Key() uint64
}

// Explainer is a Position that can say why a try is not legal.
type Explainer interface {
	// Explain returns why no legal move takes the piece on one square to
	// another, or the zero Refusal if one does.
	Explain(from, to Square) Refusal
}

// Router is a Position in which a move can be entered in more than one way.
type Router interface {
	// Routes returns every way to walk a legal move, m itself first: the same
	// piece, last square and captured pieces, by other squares or in another
	// order. Each has its captures in the order of its path.
	Routes(m Move) []Move
}

// Passer is a Position in which a side can be thought to let its turn go.
type Passer interface {
	// Pass returns the position with the other side to move. No rule allows it:
	// it shows what the other side threatens. Outcome tells if they cannot move.
	Pass() Position
}

// Counter is a Position in which a draw law is running.
type Counter interface {
	// DrawCounter returns the law and how many moves each side has left under
	// it: at least 1 while the game goes on, or 0 if the draw must be claimed.
	DrawCounter() (law Reason, left int)
}

// Claimer is a Position in which a draw may be had by claiming it.
type Claimer interface {
	// Claims returns the laws by which the side to move may claim a draw.
	Claims() []Reason
}

// RefusalCode names why a try is not legal. Each game names its own.
type RefusalCode string

// Refusal is why a try is not legal, with its evidence: what a page needs to
// say it in words and to draw it. The zero Refusal is a try that is legal.
type Refusal struct {
	Code    RefusalCode
	Squares []Square // the pieces that must capture, or what stands in the way
	Tried   Move     // the capture that was tried, as far as it would take
	Better  Move     // a capture that goes before it
}

// Result is the score of a game.
type Result string

// The results. Unfinished is a game that goes on.
const (
	Unfinished Result = ""
	WhiteWins  Result = "1-0"
	BlackWins  Result = "0-1"
	Draw       Result = "1/2-1/2"
)

// Win returns the result when one side has won.
func Win(c Color) Result { return [...]Result{WhiteWins, BlackWins}[c] }

// Winner returns the side that won, if one did.
func (r Result) Winner() (c Color, won bool) {
	if r == BlackWins {
		c = Black
	}
	return c, r == WhiteWins || r == BlackWins
}

// Reason is why a game ended. Each game names its own beside these.
type Reason string

// Reasons that are not a matter of one game's rules.
const (
	NoMoves    Reason = "no moves"   // the side to move has no legal move
	Repetition Reason = "repetition" // the position came back once too often
	Resigned   Reason = "resigned"
	Agreed     Reason = "agreed" // both sides took a draw
)

// Outcome is how a game ended. The zero Outcome is a game that goes on.
type Outcome struct {
	Result Result
	Reason Reason
}

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Result != Unfinished }

// Variant is one set of rules of one game.
type Variant struct {
	Key          string // names the variant in addresses, saves and messages
	Game         string // "draughts", "chess": picks the pieces, the help, the engine
	Files, Ranks int    // 16 at most
	Start        string // FEN of the first position
	Base         string // key of the variant whose texts and weights it shares, or ""
	Repetitions  int    // how many times the same position makes a draw; 0 for never
	Claimed      bool   // that draw must be claimed
	Plain        bool   // the squares of the board have one colour, with lines between
	LeaveAtOnce  bool   // captured pieces leave the board as they are jumped, not at the end of the move
	GiveAway     bool   // who is left without a piece or a move wins

	// Parse reads a FEN, or returns a *SetupError.
	Parse func(fen string) (Position, error)

	// SquareName returns what players call a square: "32", "c3"; "" if the game
	// does not use it.
	SquareName func(Square) string
}

// Squares returns the squares of the board, rank by rank from the first.
func (v *Variant) Squares() []Square {
	var squares []Square
	for rank := range v.Ranks {
		for file := range v.Files {
			squares = append(squares, At(file, rank))
		}
	}
	return squares
}

// FindMove returns the legal move that writes itself as text, or an
// *IllegalMoveError.
func FindMove(p Position, text string) (Move, error) {
	var room [32]byte
	for _, m := range p.LegalMoves() {
		if string(m.append(room[:0])) == text {
			return m, nil
		}
	}
	return Move{}, &IllegalMoveError{Move: text, FEN: p.FEN()}
}

// Perft counts the sequences of legal moves of a length, by the convention that
// moves, not capture routes, are counted and draw laws are ignored.
func Perft(p Position, depth int) int { return perft{}.count(p, depth) }

// perft remembers what was counted from positions of a key, to which many
// sequences lead.
type perft map[perftKey]int

type perftKey struct {
	position uint64
	depth    int
}

func (known perft) count(p Position, depth int) int {
	if depth == 0 {
		return 1
	}
	if depth == 1 {
		return len(p.LegalMoves())
	}
	key := perftKey{p.Key(), depth}
	nodes, found := known[key]
	if found {
		return nodes
	}
	for _, m := range p.LegalMoves() {
		next, err := p.Play(m)
		if err != nil {
			panic(err) // a position refused its own move
		}
		nodes += known.count(next, depth-1)
	}
	known[key] = nodes
	return nodes
}
