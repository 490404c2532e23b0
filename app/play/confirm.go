package play

import "tabuleiro/rules"

// Held reports whether a move has been entered and waits to be confirmed.
func (s *Session) Held() bool { return len(s.held.Path) > 0 }

// confirmed plays the move that waits. All of it is on the board already but for
// the last hop, which is heard now.
func (s *Session) confirmed() []Effect {
	if !s.Held() {
		return nil
	}
	return s.play(s.held, len(s.held.Path)-2)
}

// release puts back the piece of the move that waits, if one does: also in a
// capture, of which nothing is played yet.
func (s *Session) release() (released bool) {
	if released = s.Held(); released {
		s.entered, s.held = nil, rules.Move{}
	}
	return released
}

// goesOn reports whether the squares entered begin a move and are not all of it.
func (s *Session) goesOn() bool {
	for _, way := range s.routes() {
		if len(way.Path) > len(s.entered) {
			return true
		}
	}
	return false
}

// Forced returns the move of a person whose turn it is and who has no other, once
// the last move has been seen.
func (s *Session) Forced() (m rules.Move, forced bool) {
	if !s.yours() || len(s.entered) > 0 || !s.Settled() {
		return rules.Move{}, false
	}
	moves := s.game.Position().LegalMoves()
	return moves[0], len(moves) == 1
}
