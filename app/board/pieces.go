package board

import "tabuleiro/rules"

// Pieces returns the pieces of a game, taken ones included. A piece has the same
// index after every move: go-app matches elements by index, so each piece keeps
// its element and slides, forward when a move is played and back when it is undone.
func Pieces(g rules.Game) []Piece { return fold(g).pieces }

// PiecesAt returns the pieces of a game on the way through its next move: after
// the first hops of the path of m, a legal move of its position or a route of
// one. What the move takes stays on the board as a ghost until its last hop,
// where the rules leave it there.
func PiecesAt(g rules.Game, hops int, m rules.Move) []Piece {
	f := fold(g)
	if hops >= len(m.Path)-1 {
		f.play(m)
		return f.pieces
	}
	for _, square := range m.Captures[:min(hops, len(m.Captures))] {
		f.pieces[f.at[square]].Ghost = !g.Variant.LeaveAtOnce
		f.pieces[f.at[square]].Taken = g.Variant.LeaveAtOnce
	}
	f.step(m.From(), m.Path[hops])
	return f.pieces
}

// folding is a set of pieces that plays moves.
type folding struct {
	pieces []Piece
	at     map[rules.Square]int // index of what stands on a square
}

func fold(g rules.Game) folding {
	f := folding{at: map[rules.Square]int{}}
	first := g.At(0).Position()
	for _, square := range g.Variant.Squares() {
		if piece, ok := first.PieceAt(square); ok {
			f.at[square] = len(f.pieces)
			f.pieces = append(f.pieces, Piece{Piece: piece, Square: square})
		}
	}
	for _, m := range g.Moves() {
		f.play(m)
	}
	return f
}

func (f folding) play(m rules.Move) {
	for _, square := range m.Captures {
		f.pieces[f.at[square]].Taken = true
		delete(f.at, square)
	}
	for _, step := range m.Also {
		f.step(step.From, step.To)
	}
	f.step(m.From(), m.To())
	if m.Promotion != "" {
		f.pieces[f.at[m.To()]].Role = m.Promotion
	}
}

func (f folding) step(from, to rules.Square) {
	i := f.at[from]
	delete(f.at, from)
	f.at[to], f.pieces[i].Square = i, to
}
