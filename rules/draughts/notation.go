package draughts

import (
	"strconv"

	"tabuleiro/rules"
)

// name returns what players call a playing square: "c3" or "22", "" for nowhere.
func (r *Ruleset) name(b *board, i place) string {
	switch {
	case i == nowhere:
		return ""
	case r.Algebraic:
		return b.square(i).String()
	}
	return strconv.Itoa(r.number(b, i))
}

// number returns the number of a playing square.
func (r *Ruleset) number(b *board, i place) int {
	if r.NumberedUpward {
		return b.places() - int(i)
	}
	return int(i) + 1
}

// numbered is the inverse of number.
func (r *Ruleset) numbered(b *board, n int) place {
	if r.NumberedUpward {
		return place(b.places() - n)
	}
	return place(n - 1)
}

func (p *Position) name(i place) string { return p.rules.name(p.board, i) }

// Notation writes a legal move as PDN 3.0 does: "c3-d4", "22x15", "c3:e5". A capture is
// written with every square where the piece turns or lands, "31x22x15", only if
// another one has the same first and last square.
func (p *Position) Notation(m rules.Move) string {
	sign, squares := "-", m.Path
	switch {
	case len(m.Captures) > 0 && p.rules.Colon:
		sign = ":"
	case len(m.Captures) > 0:
		sign = "x"
	}
	if p.rivals(m) == 1 {
		squares = []rules.Square{m.From(), m.To()}
	}
	var text string
	for n, s := range squares {
		if n > 0 {
			text += sign
		}
		text += p.name(p.board.place(s))
	}
	return text
}

// rivals counts the legal moves that begin and end as m does, m among them.
func (p *Position) rivals(m rules.Move) int {
	var count int
	for _, other := range p.moves {
		if other.From() == m.From() && other.To() == m.To() {
			count++
		}
	}
	return count
}
