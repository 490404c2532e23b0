package store

import "tabuleiro/rules"

// ScoreParts is how a score came about.
type ScoreParts struct {
	Pieces     int // pieces left that count: see ScoreGame
	Moves      int // own moves; a capture of several pieces is one
	PieceScore int // 100 for each piece
	MoveScore  int // 10 for each move below 60
	Total      int
}

// Score counts a game won with some pieces left after some own moves.
func Score(pieces, moves int) ScoreParts {
	p := ScoreParts{Pieces: pieces, Moves: moves}
	p.PieceScore = 100 * pieces
	p.MoveScore = 10 * max(0, 60-moves)
	p.Total = p.PieceScore + p.MoveScore
	return p
}

// ScoreGame counts a finished game for one side. The pieces that count are its
// own; in a game in which one wins by losing them, those that the opponent still
// has, which were to be lost as well. A game that it did not win scores 0; pieces
// and moves are counted all the same.
func ScoreGame(g rules.Game, c rules.Color) ScoreParts {
	owner := c
	if g.Variant.GiveAway {
		owner = c.Opponent()
	}
	p := ScoreParts{Pieces: piecesOf(g, owner), Moves: movesOf(g, c)}
	if winner, won := g.Outcome().Result.Winner(); won && winner == c {
		p = Score(p.Pieces, p.Moves)
	}
	return p
}

func piecesOf(g rules.Game, c rules.Color) int {
	var pieces int
	for _, square := range g.Variant.Squares() {
		if piece, ok := g.Position().PieceAt(square); ok && piece.Color == c {
			pieces++
		}
	}
	return pieces
}

func movesOf(g rules.Game, c rules.Color) int {
	var moves int
	for ply := range g.Ply() {
		if g.At(ply).Position().Turn() == c {
			moves++
		}
	}
	return moves
}

// Medium is the level at which a person earns a rank.
const Medium = "medium"

// Rank is a badge. Its zero value is none.
type Rank string

// The ranks.
const (
	Expert Rank = "expert"
	Pro    Rank = "pro"
)

// The points from which they are given.
const (
	ExpertFrom = 500
	ProFrom    = 1000
)

// Rank returns the badge that the best ranked win at Medium has earned in a
// variant.
func (r Records) Rank(variant string) Rank {
	switch best := r.Tally(variant, Medium).Ranked.Best; {
	case best >= ProFrom:
		return Pro
	case best >= ExpertFrom:
		return Expert
	}
	return ""
}
