package draughts

import (
	"cmp"
	"slices"
)

// jump is a capture on its way: where the piece has landed, with what it took.
type jump struct {
	taken    set
	before   int32     // the jump before in search.jumps, or -1 where it starts
	from, at place     // where the piece stood at first, and where now
	skip     direction // a direction that a nearer landing follows, or none
	back     direction // where it may not turn to, or none
	crowns   int32     // for EarliestKing: a bit for each piece taken, set for a king
	king     bool      // goes on as a king
	done     bool      // the capture is complete
	passed   bool      // has landed on search.via
}

// search follows the captures of some pieces breadth first: every capture of
// one jump, then of two... After each round those that stand on the same square
// with the same pieces taken are merged, so that their number stays small where
// that of the routes explodes.
type search struct {
	*Position
	via   place // tells the captures that land here apart, or nowhere
	jumps []jump
}

// complete finds all complete captures of some pieces. Each keeps the first of
// its routes in the order of the text; a straight continuation has stopped right
// behind the piece taken.
func (s *search) complete(pieces set) {
	for i := range pieces.each {
		s.jumps = append(s.jumps, s.standing(i))
	}
	for start, end := 0, len(s.jumps); start < end; start, end = end, len(s.jumps) {
		for n := start; n < end; n++ {
			s.extend(int32(n))
		}
		s.merge(end)
	}
}

// standing is the capture of a piece that has not jumped yet.
func (p *Position) standing(i place) jump {
	return jump{from: i, at: i, before: -1, skip: none, back: none, king: p.kings.has(i)}
}

// extend appends each way to go on by one jump.
func (s *search) extend(n int32) {
	if s.jumps[n].done {
		return
	}
	for _, d := range s.board.captures {
		if d == s.jumps[n].skip {
			continue
		}
		if over := s.victim(&s.jumps[n], d); over != nowhere {
			s.leap(n, d, over)
		}
	}
}

// leap appends the jumps over one piece. If from some landing the capture goes
// on, it may not end on another, unless landing is free.
func (s *search) leap(n int32, d direction, over place) {
	first, goesOn := len(s.jumps), false
	s.jumps = s.land(s.jumps, s.jumps[n], d, over)
	for i := first; i < len(s.jumps); i++ {
		j := &s.jumps[i]
		j.before = n
		if j.done = s.rules.SingleJump || !s.canCapture(j); j.done {
			j.skip, j.back = none, none // nothing follows that could differ
		}
		goesOn = goesOn || !j.done
	}
	if goesOn && !s.rules.FreeLanding {
		ended := func(j jump) bool { return j.done }
		s.jumps = append(s.jumps[:first], slices.DeleteFunc(s.jumps[first:], ended)...)
	}
}

// land appends the jumps over a piece, one for each square where they may end,
// nearest first. The farther ones leave it to the nearest to go straight on,
// unless it matters where a capture lands.
func (s *search) land(jumps []jump, j jump, d direction, over place) []jump {
	occupied := s.occupied(&j)
	far := j.king && s.rules.FlyingKings && !s.rules.LandsBehind
	j.taken |= single(over)
	j.skip = none
	if s.rules.NoTurningBack {
		j.back = d.opposite()
	}
	if s.rules.EarliestKing {
		j.crowns = j.crowns<<1 | int32(s.kings>>uint(over)&1)
	}
	before := j
	for at := s.board.next[d][over]; at != nowhere && !occupied.has(at); at = s.board.next[d][at] {
		j.at = at
		j.king = before.king || s.rules.CrownedInPassing && s.board.crown(s.turn).has(at)
		j.passed = before.passed || at == s.via
		jumps = append(jumps, j)
		if !far {
			break
		}
		if s.via == nowhere {
			j.skip = d
		}
	}
	return jumps
}

// canCapture reports whether a piece can jump from where it is.
func (p *Position) canCapture(j *jump) bool {
	for _, d := range p.board.captures {
		if p.victim(j, d) != nowhere {
			return true
		}
	}
	return false
}

// victim returns the piece that can be jumped in a direction, or nowhere.
func (p *Position) victim(j *jump, d direction) place {
	over := p.met(j, d)
	if over == nowhere || !p.side[p.turn.Opponent()].has(over) || j.taken.has(over) {
		return nowhere
	}
	if p.rules.MenSpareKings && !j.king && p.kings.has(over) {
		return nowhere
	}
	if behind := p.board.next[d][over]; behind == nowhere || p.occupied(j).has(behind) {
		return nowhere
	}
	return over
}

// met returns the first piece in a direction within reach of a jump, or nowhere.
func (p *Position) met(j *jump, d direction) place {
	if d == j.back || !j.king && !p.rules.MenCaptureBackward && !forward(p.turn, d) {
		return nowhere
	}
	occupied := p.occupied(j)
	if j.king && p.rules.FlyingKings {
		return p.board.meet(d, j.at, occupied)
	}
	at := p.board.next[d][j.at]
	if at == nowhere || !occupied.has(at) {
		return nowhere
	}
	return at
}

// occupied returns the squares that hold a piece during a capture. The one it
// started from does not.
func (p *Position) occupied(j *jump) set {
	pieces := (p.side[0] | p.side[1]) &^ single(j.from)
	if p.rules.RemovedAtOnce {
		pieces &^= j.taken
	}
	return pieces
}

// maxSpots is how many jumps of a round are followed. A game does not come near;
// somebody who fills a board of 10×10 with kings may get a capture that is not
// the longest.
const maxSpots = 1 << 15

// merge keeps one of the jumps from start on that can go on in the same ways, and
// sorts them.
func (s *search) merge(start int) {
	kept := s.distinct(s.jumps[start:])
	s.jumps = append(s.jumps[:start], kept[:min(len(kept), maxSpots)]...)
}

// distinct sorts some jumps in place and returns one of each that can go on in
// the same ways: the one that goes before the others.
func (s *search) distinct(jumps []jump) []jump {
	if half := len(jumps) / 2; half > 32 {
		return s.union(s.distinct(jumps[:half]), s.distinct(jumps[half:]))
	}
	kept := jumps[:0]
	for _, j := range jumps {
		i, found := slices.BinarySearchFunc(kept, j, jump.compare)
		switch {
		case !found:
			kept = slices.Insert(kept, i, j)
		case s.before(j, kept[i]):
			kept[i] = j
		}
	}
	return kept
}

// union returns the distinct jumps of two sorted lists.
func (s *search) union(a, b []jump) []jump {
	all := make([]jump, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		c := a[0].compare(b[0])
		first := a[0]
		if c > 0 || c == 0 && s.before(b[0], first) {
			first = b[0]
		}
		all = append(all, first)
		if c <= 0 {
			a = a[1:]
		}
		if c >= 0 {
			b = b[1:]
		}
	}
	return append(append(all, a...), b...)
}

// before reports whether of two jumps that can go on in the same ways the first
// is kept: the one that met kings earliest and has the smallest path.
func (s *search) before(j, k jump) bool {
	return j.crowns > k.crowns || j.crowns == k.crowns && s.comparePaths(j, k) < 0
}

// compare is 0 for jumps that can go on in the same ways.
func (j jump) compare(k jump) int {
	if c := cmp.Compare(j.key(), k.key()); c != 0 {
		return c
	}
	return cmp.Compare(j.taken, k.taken)
}

// key packs all that decides how the capture goes on but the pieces taken.
func (j jump) key() int {
	key := int(j.from)<<24 | int(j.at)<<16 | int(j.back)<<8 | int(j.skip)<<3
	for bit, is := range [...]bool{j.king, j.done, j.passed} {
		if is {
			key |= 1 << bit
		}
	}
	return key
}

// comparePaths compares captures of as many jumps by the texts of their squares.
func (s *search) comparePaths(a, b jump) int {
	if a.before != b.before {
		if c := s.comparePaths(s.jumps[a.before], s.jumps[b.before]); c != 0 {
			return c
		}
	}
	return cmp.Compare(s.board.order[a.at], s.board.order[b.at])
}
