package draughts

import (
	"slices"

	"tabuleiro/rules"
)

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
	s := p.complete(capturers, nowhere)
	best := s.best()
	var moves []rules.Move
	for _, j := range s.jumps {
		if j.done && s.meritAt(j) == best {
			moves = append(moves, s.move(j))
		}
	}
	return moves
}

// capturers returns the pieces of the side to move that can capture.
func (p *Position) capturers() set {
	var capturers set
	for i := range p.side[p.turn].each {
		if j := p.standing(i); p.canCapture(&j) {
			capturers |= single(i)
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
	moves := make([]rules.Move, 0, 16)
	squares := make([]rules.Square, 0, 32)
	for from := range p.side[p.turn].each {
		if p.resting(from) {
			continue
		}
		for to := range p.walks(from).each {
			squares = append(squares, p.board.square(from), p.board.square(to))
			m := rules.Move{Path: squares[len(squares)-2 : len(squares) : len(squares)]}
			if !p.kings.has(from) && p.board.crown(p.turn).has(to) {
				m.Promotion = rules.King
			}
			moves = append(moves, m)
		}
	}
	return slices.Clip(moves)
}

// walks returns the squares that a piece of the side to move reaches without a
// capture.
func (p *Position) walks(from place) set {
	var targets set
	occupied, king := p.side[0]|p.side[1], p.kings.has(from)
	for _, d := range p.board.walks {
		if !king && !forward(p.turn, d) {
			continue
		}
		for to := p.board.next[d][from]; to != nowhere && !occupied.has(to); to = p.board.next[d][to] {
			targets |= single(to)
			if !king || !p.rules.FlyingKings {
				break
			}
		}
	}
	return targets
}
