package draughts

import "tabuleiro/rules"

// legalMoves returns the captures of the side to move that go before all others
// or, if it has none, its quiet moves. A game that was won has no more moves.
func (p *Position) legalMoves() []rules.Move {
	if p.won() {
		return nil
	}
	capturers := p.capturers()
	if capturers == 0 {
		return p.quietMoves()
	}
	s := search{Position: p, via: nowhere, jumps: make([]jump, 0, 16)} // enough for most
	s.complete(capturers)
	best, count := s.best()
	moves := make([]rules.Move, 0, count)
	for _, j := range s.jumps {
		if j.done && s.meritAt(j) == best {
			moves = append(moves, s.move(j))
		}
	}
	return moves
}

// capturers returns the pieces of the side to move that can capture.
func (p *Position) capturers() set {
	own, prey := p.side[p.turn], p.side[p.turn.Opponent()]
	empty, men, kings := ^(own | prey), own&^p.kings, own&p.kings
	var capturers set
	if p.rules.FlyingKings {
		for i := range kings.each {
			if j := p.standing(i); p.canCapture(&j) {
				capturers |= single(i)
			}
		}
		kings = 0
	}
	forMen := prey
	if p.rules.MenSpareKings {
		forMen &^= p.kings
	}
	for _, d := range p.board.captures {
		back := d.opposite()
		behind := p.board.step(back, empty)
		capturers |= kings & p.board.step(back, prey&behind)
		if p.rules.MenCaptureBackward || forward(p.turn, d) {
			capturers |= men & p.board.step(back, forMen&behind)
		}
	}
	return capturers
}

// move writes a capture out for the rest of the program.
func (s *search) move(j jump) rules.Move {
	var m rules.Move
	if !s.kings.has(j.from) && (j.king || s.board.crown(s.turn).has(j.at)) {
		m.Promotion = rules.King
	}
	n := j.taken.len()
	squares := make([]rules.Square, 2*n+1)
	m.Path, m.Captures = squares[:n+1:n+1], squares[n+1:]
	for ; n > 0; n-- {
		before := s.jumps[j.before]
		m.Path[n] = s.board.square(j.at)
		m.Captures[n-1] = s.board.square((j.taken &^ before.taken).first())
		j = before
	}
	m.Path[0] = s.board.square(j.from)
	return m
}

// quietMoves returns the moves of the side to move that capture nothing.
func (p *Position) quietMoves() []rules.Move {
	var targets [maxPlaces]set
	var walkers set
	count := 0
	for from := range p.side[p.turn].each {
		if targets[from] = p.walks(from); targets[from] != 0 && !p.resting(from) {
			walkers |= single(from)
			count += targets[from].len()
		}
	}
	moves := make([]rules.Move, 0, count)
	squares := make([]rules.Square, 0, 2*count)
	crown := p.board.crown(p.turn)
	for from := range walkers.each {
		for to := range targets[from].each {
			squares = append(squares, p.board.square(from), p.board.square(to))
			m := rules.Move{Path: squares[len(squares)-2 : len(squares) : len(squares)]}
			if !p.kings.has(from) && crown.has(to) {
				m.Promotion = rules.King
			}
			moves = append(moves, m)
		}
	}
	return moves
}

// walks returns the squares that a piece of the side to move reaches without a
// capture.
func (p *Position) walks(from place) set {
	var targets set
	occupied, king := p.side[0]|p.side[1], p.kings.has(from)
	for _, d := range p.board.walks {
		switch {
		case king && p.rules.FlyingKings:
			targets |= p.board.lines[d][from]
			if at := p.board.meet(d, from, occupied); at != nowhere {
				targets &^= p.board.lines[d][at] | single(at)
			}
		case king || forward(p.turn, d):
			if to := p.board.next[d][from]; to != nowhere {
				targets |= single(to)
			}
		}
	}
	return targets &^ occupied
}
