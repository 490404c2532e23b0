package draughts

import (
	"strconv"

	"tabuleiro/rules"
)

// letters begin the list of a side.
var letters = [...]byte{rules.White: 'W', rules.Black: 'B'}

// FEN writes the position by the tag of PDN 3.0: the side to move, then White's
// and Black's pieces. Numbers go upward, three or more men in a row as a range:
// "B:W21-32:B1-12". Algebraic squares go from the first row of their side to the
// last, each by itself: "W:Wa1,c1,Kd4:Bb8". It does not tell how long the game
// has gone without progress.
func (p *Position) FEN() string {
	fen := []byte{letters[p.turn]}
	for c, letter := range letters {
		fen = append(fen, ':', letter)
		if p.rules.Algebraic {
			fen = p.appendSquares(fen, rules.Color(c))
		} else {
			fen = p.appendNumbers(fen, p.side[c])
		}
	}
	return string(fen)
}

func (p *Position) appendSquares(fen []byte, c rules.Color) []byte {
	comma := ""
	for n := range p.board.size {
		for i := range (p.side[c] & p.board.row(c, n)).each {
			fen = p.appendPiece(append(fen, comma...), i)
			comma = ","
		}
	}
	return fen
}

func (p *Position) appendNumbers(fen []byte, pieces set) []byte {
	comma := ""
	for pieces != 0 {
		first := pieces.first()
		last := first
		for men := pieces &^ p.kings; men.has(first) && men.has(last+1); last++ {
		}
		if last < first+2 {
			last = first
		}
		fen = p.appendPiece(append(fen, comma...), first)
		if last > first {
			fen = append(fen, "-"+strconv.Itoa(int(last)+1)...)
		}
		pieces = pieces >> uint(last+1) << uint(last+1)
		comma = ","
	}
	return fen
}

func (p *Position) appendPiece(fen []byte, i place) []byte {
	if p.kings.has(i) {
		fen = append(fen, 'K')
	}
	return append(fen, p.name(i)...)
}
