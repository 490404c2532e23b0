package draughtsengine

import (
	"tabuleiro/rules/draughts"
)

// Count is how many positions of a kind are won, drawn and lost for the side to
// move.
type Count struct{ Won, Drawn, Lost int }

// Class is the material of positions that Solve has solved: the pieces of the side
// to move and of the other, and how many of the positions are worth what.
type Class struct {
	Men, Kings, TheirMen, TheirKings int
	Count
}

// Solve finds out what every position of few pieces of a game that has tables is
// worth, and returns it as ReadTables takes it, and how many are. It takes a
// minute.
func Solve(r draughts.Ruleset) (packed []byte, classes []Class) {
	s := newSolver(r, TablePieces)
	for _, m := range s.layout.classes {
		s.solve(m)
	}
	for _, m := range s.layout.classes {
		classes = append(classes, s.count(m))
	}
	return s.pack(), classes
}

// solver knows the worth of positions, those with captures too.
type solver struct {
	generator
	layout *layout
	known  []worth // by number; unsolved while nothing is known
	list   moveList
}

const unsolved worth = 2

func newSolver(r draughts.Ruleset, pieces int) *solver {
	s := &solver{generator: generator{game: newGame(r)}}
	s.endings = nil // draw laws do not count
	s.layout = newLayout(&s.geometry, pieces)
	s.known = make([]worth, s.layout.size)
	for i := range s.known {
		s.known[i] = unsolved
	}
	return s
}

// solve looks again and again at all positions of a material and of the same for
// the other side, until nothing new comes up: then what is left is drawn. Those
// that they can lead to have been solved before.
func (s *solver) solve(m material) {
	if s.known[s.start(m)] != unsolved {
		return // with the other side
	}
	for news := true; news; {
		news = s.pass(m)
		if m != m.other() && s.pass(m.other()) {
			news = true
		}
	}
	for _, m := range []material{m, m.other()} {
		for n := s.start(m); n < s.start(m)+m.size(); n++ {
			if s.known[n] == unsolved {
				s.known[n] = drawn
			}
		}
	}
}

// start returns the number of the first position of a material.
func (s *solver) start(m material) int {
	return int(s.layout.first[m.men][m.kings][m.theirMen][m.theirKings])
}

// pass looks at the unsolved positions of a material.
func (s *solver) pass(m material) (news bool) {
	s.layout.each(m, func(n int, p *position) {
		if s.known[n] == unsolved {
			s.known[n] = s.best(p)
			news = news || s.known[n] != unsolved
		}
	})
	return news
}

// best returns the worth of a position by those that come after it.
func (s *solver) best(p *position) worth {
	s.legal(p, &s.list)
	best := lost
	var next position
	for i := range s.list.all() {
		s.play(p, &s.list.moves[i], &next)
		switch w := s.worth(&next); {
		case w == lost:
			return won
		case w == unsolved:
			best = unsolved
		case best != unsolved:
			best = max(best, -w)
		}
	}
	return best
}

// worth returns what is known of a position.
func (s *solver) worth(p *position) worth {
	if p.pieces[p.turn&1] == 0 {
		return lost
	}
	return s.known[s.layout.number(p)]
}

// count counts the positions of a material.
func (s *solver) count(m material) Class {
	c := Class{Men: m.men, Kings: m.kings, TheirMen: m.theirMen, TheirKings: m.theirKings}
	s.layout.each(m, func(n int, _ *position) {
		switch s.known[n] {
		case won:
			c.Won++
		case drawn:
			c.Drawn++
		case lost:
			c.Lost++
		}
	})
	return c
}

// pack writes the worth of all positions without captures. The others, and those
// that there are none of, repeat the one before: so they take little room once
// compressed.
func (s *solver) pack() []byte {
	all := make([]worth, 0, s.layout.size)
	last := drawn
	for _, m := range s.layout.classes {
		start := len(all)
		s.layout.each(m, func(n int, p *position) {
			for len(all) < n {
				all = append(all, last)
			}
			if s.prepare(p); !s.canCapture() {
				last = s.known[n]
			}
			all = append(all, last)
		})
		for len(all) < start+m.size() {
			all = append(all, last)
		}
	}
	packed := make([]byte, (len(all)+perByte-1)/perByte)
	for n, w := range all {
		packed[n/perByte] += uint8(w+1) * powers[n%perByte]
	}
	return packed
}

// Inconsistent returns how many positions of the tables, of at most so many pieces
// of a game, are not worth what those make of them that come after.
func (t *Tables) Inconsistent(r draughts.Ruleset, pieces int) (wrong, all int) {
	s := &solver{generator: generator{game: newGame(r)}, layout: t.layout}
	s.endings = nil
	lists := make([]moveList, pieces+1)
	for _, m := range t.layout.classes {
		if m.pieces() > pieces {
			continue
		}
		t.layout.each(m, func(_ int, p *position) {
			if s.prepare(p); s.canCapture() {
				return
			}
			all++
			if s.after(t, p, lists) != t.find(p) {
				wrong++
			}
		})
	}
	return wrong, all
}
