package board

import "tabuleiro/rules"

// View is all that a board shows. It knows no rules and no language.
type View struct {
	Files, Ranks int
	Flipped      bool // Black at the bottom
	Plain        bool // of one colour, with lines between the squares
	Inactive     bool // shown before the program runs: nothing can be pressed
	KeysOff      bool // letters, digits and signs do nothing
	Name         string
	Help         string                  // id of the element that explains the keys, or ""
	Labels       map[rules.Square]string // what a screen reader says of a square
	Playable     map[rules.Square]bool   // squares that take part; the cursor skips the others
	Pieces       []Piece                 // each keeps its index for the whole game
	Marks        map[rules.Square]Mark
	Takes        map[rules.Square]int // pieces that a capture ending on a target takes
	Arrows       []Arrow
	Movable      map[rules.Square]bool   // pieces that may be dragged now
	Game         string                  // "draughts": with Set, where its pieces are
	Set          string                  // "discs", "outlined"
	Theme        string                  // "madeira": one of the board themes
	Coordinates  map[rules.Square]string // names written into squares: "32", or "a" and "8" on the rim
}

// Mark is a set of marks on one square, each told from the others by its shape.
type Mark uint16

// The marks, drawn as the style guide has them.
const (
	Selected  Mark = 1 << iota // the piece picked up: ring round the square
	Target                     // it may go here: dot, or ring where a piece stands
	Must                       // must capture: ring round the piece
	Last                       // the last move left or reached it: corner brackets
	Passed                     // stepped on in a capture that goes on: small dot
	Refused                    // the try that was refused: cross
	Blamed                     // why it was refused: dashed ring
	Hint                       // suggested: dashed ring and a bulb
	Check                      // ring with a badge
	Good                       // the move that ended here, graded: badge with a tick
	Imprecise                  // ?!
	Mistake                    // ?
	Blunder                    // ??
)

// Arrow is a path drawn over the board, by the centres of its squares.
type Arrow struct {
	Path []rules.Square
	Kind ArrowKind
}

// ArrowKind is what an arrow says; its look follows.
type ArrowKind uint8

// The kinds of arrows.
const (
	Better ArrowKind = iota // what goes before: solid
	Tried                   // what was tried or played: dashed
	Danger                  // what the opponent would do: dotted
)

// Piece is a piece of the view.
type Piece struct {
	rules.Piece
	Square rules.Square
	Taken  bool // off the board: faded out where it stood
	Ghost  bool // taken in a capture that goes on: still there, crossed out
}

// pieceOn returns the index of the piece that stands on a square, or -1.
func (v *View) pieceOn(s rules.Square) int {
	for i, p := range v.Pieces {
		if p.Square == s && !p.Taken && !p.Ghost {
			return i
		}
	}
	return -1
}

// layout returns where the squares of the view lie.
func (v *View) layout() layout {
	return layout{
		files:   v.Files,
		ranks:   v.Ranks,
		flipped: v.Flipped,
		lightA1: len(v.Playable) > 0 && !v.Playable[rules.At(0, 0)],
		plain:   v.Plain,
	}
}
