package play

import (
	"slices"

	"tabuleiro/rules"
)

// Targets returns the squares that the piece picked up may go to, each with how
// many pieces it takes on the way there: where its moves end, and where they
// part.
func (s *Session) Targets() map[rules.Square]int {
	if len(s.entered) == 0 || s.Held() {
		return nil
	}
	ways := s.choices()
	parting := common(ways)
	targets := map[rules.Square]int{}
	for _, way := range ways {
		for _, n := range []int{parting, len(way.Path) - 1} {
			to := way.Path[n]
			targets[to] = max(targets[to], min(n, len(way.Captures)))
		}
	}
	return targets
}

// choices returns the legal moves that begin with the squares entered, one way
// each: the first that fits.
func (s *Session) choices() []rules.Move {
	var choices []rules.Move
	for _, way := range s.routes() {
		if n := len(choices); n == 0 || !sameMove(choices[n-1], way) {
			choices = append(choices, way)
		}
	}
	return choices
}

// sameMove reports whether two ways walk one move: routes come move by move.
func sameMove(a, b rules.Move) bool {
	return a.To() == b.To() && a.Promotion == b.Promotion && samePieces(a.Captures, b.Captures)
}

// common returns how many squares all the ways begin with alike, less than the
// shortest has.
func common(ways []rules.Move) int {
	for n := 0; ; n++ {
		for _, way := range ways {
			if n == len(way.Path)-1 || way.Path[n] != ways[0].Path[n] {
				return n
			}
		}
	}
}

// Must returns the pieces that must capture, if any must: in the middle of a
// capture the one that goes on.
func (s *Session) Must() []rules.Square {
	if !s.yours() || s.Held() {
		return nil
	}
	if at, picked := s.Picked(); picked && len(s.entered) > 1 {
		return []rules.Square{at}
	}
	if !s.forced() {
		return nil
	}
	var must []rules.Square
	for _, m := range s.game.Position().LegalMoves() {
		if !slices.Contains(must, m.From()) {
			must = append(must, m.From())
		}
	}
	return must
}

// forced reports whether every legal move captures.
func (s *Session) forced() bool {
	for _, m := range s.game.Position().LegalMoves() {
		if len(m.Captures) == 0 {
			return false
		}
	}
	return true
}

// Movable returns the pieces that may move now.
func (s *Session) Movable() map[rules.Square]bool {
	movable := map[rules.Square]bool{}
	if !s.yours() {
		return movable
	}
	if at, picked := s.Picked(); picked && len(s.entered) > 1 && !s.Held() {
		movable[at] = true
		return movable
	}
	for _, m := range s.game.Position().LegalMoves() {
		movable[m.From()] = true
	}
	return movable
}
