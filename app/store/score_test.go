package store_test

import (
	"testing"

	"tabuleiro/app/store"
	"tabuleiro/rules"
)

func TestScore(t *testing.T) {
	for _, row := range []struct {
		name                  string
		pieces, moves         int
		pieceScore, moveScore int
	}{
		{"7 pieces in 45 moves are 850", 7, 45, 700, 150},
		{"5 pieces in 41 moves are 690", 5, 41, 500, 190},
		{"59 moves earn 10", 1, 59, 100, 10},
		{"60 moves earn no bonus", 4, 60, 400, 0},
		{"75 moves cost nothing", 4, 75, 400, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			want := store.ScoreParts{Pieces: row.pieces, Moves: row.moves, PieceScore: row.pieceScore,
				MoveScore: row.moveScore, Total: row.pieceScore + row.moveScore}
			if got := store.Score(row.pieces, row.moves); got != want {
				t.Errorf("Score(%d, %d) = %+v, want %+v", row.pieces, row.moves, got, want)
			}
		})
	}
}

// duel is a position of a toy game: each side has some pieces, and a move takes
// none or two of the other's. Who has none has lost.
type duel struct {
	turn rules.Color
	left [2]int
}

var duels = &rules.Variant{Key: "duel", Files: 8, Ranks: 8, Start: "start",
	Parse: func(string) (rules.Position, error) { return duel{left: [2]int{3, 4}}, nil }}

var (
	quiet   = rules.Move{Path: []rules.Square{0, 1}}
	capture = rules.Move{Path: []rules.Square{0, 2, 4}, Captures: []rules.Square{1, 3}}
)

func (d duel) Turn() rules.Color          { return d.turn }
func (d duel) LegalMoves() []rules.Move   { return []rules.Move{quiet, capture} }
func (duel) Notation(m rules.Move) string { return m.String() }
func (duel) FEN() string                  { return "start" }
func (duel) Key() uint64                  { return 0 }

func (d duel) PieceAt(s rules.Square) (rules.Piece, bool) {
	c := rules.Color(s.Rank() & 1)
	return rules.Piece{Color: c, Role: "man"}, s.Rank() < 2 && s.File() < d.left[c]
}

func (d duel) Play(m rules.Move) (rules.Position, error) {
	d.turn = d.turn.Opponent()
	d.left[d.turn] -= len(m.Captures)
	return d, nil
}

func (d duel) Outcome() rules.Outcome {
	if d.left[d.turn] > 0 {
		return rules.Outcome{}
	}
	return rules.Outcome{Result: rules.Win(d.turn.Opponent()), Reason: rules.NoMoves}
}

// gift is a duel the other way round: who has no pieces has won.
type gift struct{ duel }

var gifts = &rules.Variant{Key: "gift", Files: 8, Ranks: 8, Start: "start", GiveAway: true,
	Parse: func(string) (rules.Position, error) { return gift{duel{left: [2]int{3, 4}}}, nil }}

func (g gift) Play(m rules.Move) (rules.Position, error) {
	next, err := g.duel.Play(m)
	return gift{next.(duel)}, err
}

func (g gift) Outcome() rules.Outcome {
	if g.left[g.turn] > 0 {
		return rules.Outcome{}
	}
	return rules.Outcome{Result: rules.Win(g.turn), Reason: rules.NoMoves}
}

func played(t *testing.T, v *rules.Variant, moves ...rules.Move) rules.Game {
	t.Helper()
	g, err := rules.NewGame(v)
	for _, m := range moves {
		if err == nil {
			g, err = g.Play(m)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestScoreGame(t *testing.T) {
	won := played(t, duels, capture, quiet, quiet, quiet, capture)
	resigned, _ := played(t, duels, quiet, quiet).End(rules.EndResign(rules.White))
	drawn, _ := played(t, duels, quiet, quiet).End(rules.EndAgreed)
	given := played(t, gifts, quiet, capture, quiet, capture)
	for _, row := range []struct {
		name  string
		game  rules.Game
		color rules.Color
		want  store.ScoreParts
	}{
		{"own pieces and own moves count and a multi-jump is one move", won, rules.White, store.Score(3, 3)},
		{"a loss scores 0", won, rules.Black, store.ScoreParts{Pieces: 0, Moves: 2}},
		{"a win by resignation counts", resigned, rules.Black, store.Score(4, 1)},
		{"a draw scores 0", drawn, rules.White, store.ScoreParts{Pieces: 3, Moves: 1}},
		{"a game that goes on scores 0", played(t, duels, quiet), rules.White, store.ScoreParts{Pieces: 3, Moves: 1}},
		{"who gave all pieces away scores by those the other kept", given, rules.White, store.Score(4, 2)},
		{"who still has pieces then has lost", given, rules.Black, store.ScoreParts{Pieces: 0, Moves: 2}},
	} {
		t.Run(row.name, func(t *testing.T) {
			if got := store.ScoreGame(row.game, row.color); got != row.want {
				t.Errorf("ScoreGame() = %+v, want %+v", got, row.want)
			}
		})
	}
}
