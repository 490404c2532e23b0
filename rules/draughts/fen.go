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
// last, each by itself: "W:Wa1,c1,Kd4:Bb8". If kings have moved in a row (KingRun)
// it goes on as lidraughts.org does, with how often and where the king now is,
// Black's first: "W:W10,K46:BK5:+0+246". It does not tell how long the game has
// gone without progress.
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
	return string(p.appendRuns(fen))
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
	at := func(n int) place { return p.rules.numbered(p.board, n) }
	for n, end := 1, p.board.places(); n <= end; n++ {
		if !pieces.has(at(n)) {
			continue
		}
		last := n
		for men := pieces &^ p.kings; men.has(at(n)) && last < end && men.has(at(last+1)); last++ {
		}
		fen = p.appendPiece(append(fen, comma...), at(n))
		comma = ","
		if last > n+1 {
			fen = append(fen, "-"+strconv.Itoa(last)...)
			n = last
		}
	}
	return fen
}

func (p *Position) appendPiece(fen []byte, i place) []byte {
	if p.kings.has(i) {
		fen = append(fen, 'K')
	}
	return append(fen, p.name(i)...)
}
