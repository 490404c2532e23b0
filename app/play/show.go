package play

import "tabuleiro/rules"

// Frame is what stands on the board: the position of a game, with a move from
// it walked for some hops, all of them if it waits to be confirmed. Move is zero
// when nothing moves.
type Frame struct {
	Game rules.Game
	Move rules.Move
	Hops int
}

// Frame returns what to show now.
func (s *Session) Frame() Frame {
	if s.settled() {
		g := s.game
		if s.LookingBack() {
			g = s.game.At(s.shown)
		}
		if s.Held() {
			return Frame{g, s.held, len(s.held.Path) - 1}
		}
		if len(s.entered) > 1 {
			return Frame{g, s.routes()[0], len(s.entered) - 1}
		}
		return Frame{Game: g}
	}
	return Frame{s.game.At(s.shown - 1), s.way(), s.hops}
}

// Shown returns the ply that is on the board or being moved to.
func (s *Session) Shown() int { return s.shown }

// Last returns the move that led to what is shown, if there is one.
func (s *Session) Last() (rules.Move, bool) {
	if s.shown == 0 {
		return rules.Move{}, false
	}
	return s.way(), true
}

// LookingBack reports whether an earlier position is shown.
func (s *Session) LookingBack() bool { return s.shown < s.game.Ply() }

// Settled reports whether all of the last move has been shown.
func (s *Session) Settled() bool { return s.settled() && !s.LookingBack() }

// way returns the move that led to what is shown, by the way it was entered if
// that is known.
func (s *Session) way() rules.Move {
	if m := s.game.Move(s.shown); s.shown < s.game.Ply() || s.walked.Path == nil {
		return m
	}
	return s.walked
}

func (s *Session) total() int {
	if s.shown == 0 {
		return 0
	}
	return len(s.way().Path) - 1
}

func (s *Session) settled() bool { return s.hops >= s.total() }

// rest shows a ply at once, all hops drawn.
func (s *Session) rest(ply int) {
	s.shown = ply
	s.hops = s.total()
	s.wait++
}

// hop draws one hop more of the move shown.
func (s *Session) hop() []Effect {
	s.hops++
	s.wait++
	return []Effect{
		Hopped{Capture: len(s.way().Captures) > 0},
		Wait{ID: s.wait, Hops: 1},
	}
}

func (s *Session) pause() Effect {
	s.pausing = true
	s.wait++
	return Wait{ID: s.wait, Pause: true}
}

// waited goes on with what is shown: the next hop, then the pause before the
// computer's move, then that move.
func (s *Session) waited(id int) []Effect {
	switch {
	case id != s.wait:
		return nil
	case !s.settled():
		return s.hop()
	case s.pausing:
		s.pausing, s.seen = false, true
	case s.Thinking() && !s.seen && !s.LookingBack():
		return []Effect{s.pause()}
	}
	return s.take()
}

// show goes to a ply. The next one is walked hop by hop.
func (s *Session) show(ply int) []Effect {
	if ply < 0 || ply > s.game.Ply() || ply == s.shown {
		return nil
	}
	s.entered, s.held, s.refusal = nil, rules.Move{}, Try{}
	forward := ply == s.shown+1
	s.rest(ply)
	s.seen = s.seen || ply == s.game.Ply()
	if forward {
		s.hops = 0
		return s.hop()
	}
	return s.take()
}

// replay takes the move shown back to where it began and walks it again.
func (s *Session) replay() []Effect {
	if s.shown == 0 || len(s.entered) > 1 {
		return nil
	}
	s.hops = 0
	s.wait++
	return []Effect{Wait{ID: s.wait, Hops: 1}}
}
