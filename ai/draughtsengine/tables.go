package draughtsengine

import (
	"math/bits"
	"strconv"

	"tabuleiro/rules/draughts"
)

// worth is what a position is with the best play of both sides and no draw laws,
// for the side to move.
type worth int8

const (
	lost  worth = -1
	drawn worth = 0
	won   worth = 1
)

// TablePieces is how many pieces the positions of the tables have at most.
const TablePieces = 4

// Tables hold the worth of every position of few pieces in which the side to move
// has no capture. Five positions share a byte.
type Tables struct {
	layout *layout
	packed []byte
}

// TableSizeError reports tables that are of another game, cut or damaged.
type TableSizeError struct{ Got, Want int }

func (e *TableSizeError) Error() string {
	return "endgame tables of " + strconv.Itoa(e.Got) + " bytes, not " + strconv.Itoa(e.Want)
}

// tableBases are the games that have tables: those whose moves are the same share
// them.
var tableBases = []string{"brazilian", "english", "russian"}

// TableOf returns the key of the game whose tables are those of a game, or "".
func TableOf(r draughts.Ruleset) string {
	for _, key := range tableBases {
		base, _ := draughts.Find(key)
		if sameMoves(r, base) {
			return key
		}
	}
	return ""
}

// sameMoves reports whether two games differ in nothing but names and draw laws.
func sameMoves(a, b draughts.Ruleset) bool { return movesOf(a) == movesOf(b) }

// movesOf returns a ruleset without what does not change the moves.
func movesOf(r draughts.Ruleset) draughts.Ruleset {
	r.Key, r.Base, r.Colon, r.Algebraic, r.Opener = "", "", false, false, 0
	r.NoProgress, r.Repetitions, r.NoProgressClaimed, r.RepetitionClaimed, r.Endings = 0, 0, false, false, nil
	return r
}

// ReadTables takes what Solve has written, and keeps it. It returns a
// *TableSizeError.
func ReadTables(packed []byte) (*Tables, error) {
	g := newGame(draughts.Rulesets[0]) // the board of all that have tables
	l := newLayout(&g.geometry, TablePieces)
	if want := (l.size + perByte - 1) / perByte; len(packed) != want {
		return nil, &TableSizeError{len(packed), want}
	}
	return &Tables{l, packed}, nil
}

// perByte positions share a byte: as digits to the base of three, the first one
// the lowest.
const perByte = 5

var powers = [perByte]uint8{1, 3, 9, 27, 81}

// has reports whether the tables know a position, if the side to move has no
// capture.
func (t *Tables) has(p *position) bool {
	return t != nil && bits.OnesCount64(p.pieces[0]|p.pieces[1]) <= t.layout.pieces && p.pieces[0] != 0 && p.pieces[1] != 0
}

// find returns the worth of a position that the tables have.
func (t *Tables) find(p *position) worth {
	n := t.layout.number(p)
	return worth(t.packed[n/perByte]/powers[n%perByte]%3) - 1
}

// resolve returns the worth of any position that the tables have: captures are
// followed to their end, each in a list of its own.
func (g *generator) resolve(t *Tables, p *position, lists []moveList) worth {
	if p.pieces[p.turn&1] == 0 {
		return lost
	}
	if g.prepare(p); !g.canCapture() {
		return t.find(p)
	}
	return g.after(t, p, lists)
}

// after returns the worth of a position by those that come after it.
func (g *generator) after(t *Tables, p *position, lists []moveList) worth {
	list := &lists[0]
	g.legal(p, list)
	best := lost
	var next position
	for i := 0; i < list.count && best < won; i++ {
		g.play(p, &list.moves[i], &next)
		best = max(best, -g.resolve(t, &next, lists[1:]))
	}
	return best
}

// ending is what the tables say of the position at the root, if they have it.
type ending struct {
	known bool
	worth worth
}

// goesOn reports whether a position at a ply, of a known worth, is searched on.
// Above the tables it is not: they have the answer. Within, the search looks for
// the way, and leaves it where a side has thrown something away.
func (e ending) goesOn(w worth, ply int) bool {
	if ply%2 == 1 {
		w = -w
	}
	return e.known && w == e.worth
}

const (
	sure      = 10_000 // for a position that the tables know to be won
	hope      = 16     // the part of the evaluation that counts if it is drawn
	lessOnIt  = 200    // for each piece off the board of a position that is won
	freedom   = 10     // for each step that the side that loses can take, where kings are short
	mostLiked = 2_000  // that the evaluation adds to what is sure
)

// known returns the score of a position that the tables have: what is won by how
// near the end looks, what is drawn by how hard it looks.
func (t *tree) known(p *position, w worth) int {
	score := min(max(t.game.evaluate(p), -mostLiked), mostLiked)
	if w == drawn {
		return score / hope
	}
	if !t.FlyingKings {
		loser := p.turn
		if w == won {
			loser = p.turn.Opponent()
		}
		score -= int(w) * freedom * t.mobility(p, loser)
	}
	off := lessOnIt * (TablePieces - bits.OnesCount64(p.pieces[0]|p.pieces[1]))
	return int(w)*(sure+off) + score
}
