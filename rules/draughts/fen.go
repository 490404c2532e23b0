package draughts

import (
	"strconv"
	"strings"

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
	var fen strings.Builder
	fen.WriteByte(letters[p.turn])
	for c, letter := range letters {
		fen.WriteByte(':')
		fen.WriteByte(letter)
		if p.rules.Algebraic {
			p.writeSquares(&fen, rules.Color(c))
		} else {
			p.writeNumbers(&fen, p.side[c])
		}
	}
	return fen.String()
}

func (p *Position) writeSquares(fen *strings.Builder, c rules.Color) {
	comma := ""
	for n := range p.board.size {
		for i := range (p.side[c] & p.board.row(c, n)).each {
			fen.WriteString(comma)
			p.writePiece(fen, i)
			comma = ","
		}
	}
}

func (p *Position) writeNumbers(fen *strings.Builder, pieces set) {
	comma := ""
	for pieces != 0 {
		first := pieces.first()
		last := first
		for men := pieces &^ p.kings; men.has(first) && men.has(last+1); last++ {
		}
		if last < first+2 {
			last = first
		}
		fen.WriteString(comma)
		p.writePiece(fen, first)
		if last > first {
			fen.WriteString("-" + strconv.Itoa(int(last)+1))
		}
		pieces = pieces >> uint(last+1) << uint(last+1)
		comma = ","
	}
}

func (p *Position) writePiece(fen *strings.Builder, i place) {
	if p.kings.has(i) {
		fen.WriteByte('K')
	}
	fen.WriteString(p.name(i))
}
