package draughts

import (
	"cmp"
	"slices"

	"tabuleiro/rules"
)

// merit is what a capture has by each law that may give it the right of way, in
// the order in which the laws are asked.
type merit [4]int

// compare is less than 0 if a capture must give way to another.
func (m merit) compare(other merit) int { return slices.Compare(m[:], other[:]) }

// merit returns what the capture of some pieces has. Crowns are as jump.crowns.
func (p *Position) merit(from place, taken set, crowns int32) merit {
	var m merit
	pieces, kings := taken.len(), (taken & p.kings).len()
	switch {
	case p.rules.MostValue:
		m[0] = maxPlaces*(pieces+kings) - kings
	case p.rules.MostPieces:
		m[0] = pieces
	}
	if p.rules.KingFirst && p.kings.has(from) {
		m[1] = 1
	}
	if p.rules.MostKings {
		m[2] = kings
	}
	m[3] = int(crowns)
	return m
}

// meritOf returns what a capture of the position has.
func (p *Position) meritOf(m rules.Move) merit {
	return p.merit(p.board.place(m.From()), p.places(m.Captures), p.crowns(m))
}

// crowns returns in which places of a capture kings are taken, if that matters:
// a bit for each piece, the last one in the lowest.
func (p *Position) crowns(m rules.Move) int32 {
	var crowns int32
	for _, s := range m.Captures {
		if crowns <<= 1; p.rules.EarliestKing && p.kings.has(p.board.place(s)) {
			crowns |= 1
		}
	}
	return crowns
}

// best returns the merit that a capture must have to be legal, and how many
// captures have it.
func (s *search) best() (best merit, count int) {
	for _, j := range s.jumps {
		if !j.done {
			continue
		}
		m := s.meritAt(j)
		switch c := m.compare(best); {
		case c > 0:
			best, count = m, 1
		case c == 0:
			count++
		}
	}
	return best, count
}

func (s *search) meritAt(j jump) merit { return s.merit(j.from, j.taken, j.crowns) }

// law returns the first law by which one capture gives way to another, or "".
func (p *Position) law(a, b rules.Move) rules.RefusalCode {
	laws := [...]rules.RefusalCode{MostPieces, KingFirst, MostKings, EarliestKing}
	if p.rules.MostValue {
		laws[0] = MostValue
	}
	x, y := p.meritOf(a), p.meritOf(b)
	for n, law := range laws {
		if c := cmp.Compare(x[n], y[n]); c != 0 {
			return law
		}
	}
	return ""
}
