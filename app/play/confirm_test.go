package play_test

import (
	"testing"

	"tabuleiro/app/play"
	"tabuleiro/rules"
)

// confirming is a session in which moves wait to be confirmed.
func confirming(t *testing.T, fen string) *play.Session {
	t.Helper()
	s := start(t, "brazilian", fen, person, person)
	s.Confirming(true)
	return s
}

func TestAMoveWaitsToBeConfirmed(t *testing.T) {
	const double = "W:Wc3,h2:Bd4,f6" // c3 over e5 to g7
	tests := []struct {
		name, fen string
		do        func(*play.Session)
		held      bool
		plies     int
		picked    string
	}{
		{"it is on the board and not played", "", func(s *play.Session) { press(s, "c3", "d4") }, true, 0, "d4"},
		{"Confirm plays it", "", func(s *play.Session) { press(s, "c3", "d4"); s.Update(play.Confirm{}) }, false, 1, ""},
		{"its last square pressed again plays it", "", func(s *play.Session) { press(s, "c3", "d4", "d4") }, false, 1, ""},
		{"Cancel puts it back", "", func(s *play.Session) { press(s, "c3", "d4"); s.Update(play.Cancel{}) }, false, 0, ""},
		{"Undo puts it back", "", func(s *play.Session) { press(s, "c3", "d4"); s.Update(play.Undo{}) }, false, 0, ""},
		{"another piece takes its place", "", func(s *play.Session) { press(s, "c3", "d4", "e3") }, false, 0, "e3"},
		{"its own piece is picked up again", "", func(s *play.Session) { press(s, "c3", "d4", "c3") }, false, 0, "c3"},
		{"a drag waits too", "", func(s *play.Session) { s.Update(play.Drop{Squares: squares("c3", "d4")}) }, true, 0, "d4"},
		{"a drag of the piece puts it back", "", func(s *play.Session) {
			press(s, "c3", "d4")
			s.Update(play.Drop{Squares: squares("d4", "b4")})
		}, false, 0, ""},
		{"a capture goes on before it waits", double, func(s *play.Session) { press(s, "c3", "e5") }, false, 0, "e5"},
		{"a whole capture waits", double, func(s *play.Session) { press(s, "c3", "e5", "g7") }, true, 0, "g7"},
		{"a whole capture is played", double, func(s *play.Session) { press(s, "c3", "e5", "g7", "g7") }, false, 1, ""},
		{"a whole capture goes back to its beginning", double, func(s *play.Session) {
			press(s, "c3", "e5", "g7")
			s.Update(play.Cancel{})
		}, false, 0, ""},
		{"a move in writing is played at once", "", func(s *play.Session) {
			press(s, "c3", "d4")
			s.Update(play.Make{Move: s.Game().Position().LegalMoves()[0]})
		}, false, 1, ""},
		{"to look back lets go of it", double, func(s *play.Session) {
			press(s, "c3", "g7", "g7", "f6")
			s.Update(play.Show{Ply: 0})
		}, false, 1, ""},
		{"the end lets go of it", "", func(s *play.Session) { press(s, "c3", "d4"); s.Update(play.End{How: rules.EndAgreed}) }, false, 0, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := confirming(t, test.fen)
			test.do(s)
			picked := ""
			if at, ok := s.Picked(); ok {
				picked = at.String()
			}
			if s.Held() != test.held || s.Game().Ply() != test.plies || picked != test.picked || s.Undone() {
				t.Errorf("held %v after %d plies, picked up %q, undone %v", s.Held(), s.Game().Ply(), picked, s.Undone())
			}
		})
	}
}

func TestAMoveThatWaitsIsShown(t *testing.T) {
	s := confirming(t, "W:Wc3,h2:Bd4,f6")
	effects := press(s, "c3", "e5", "g7")
	if _, told := find[play.Held](effects); !told {
		t.Errorf("effects %v, want Held", effects)
	}
	if f := s.Frame(); f.Move.To() != square("g7") || f.Hops != 2 {
		t.Errorf("Frame() = %v after %d hops", f.Move, f.Hops)
	}
	if len(s.Targets()) > 0 || len(s.Must()) > 0 || s.Movable()[square("g7")] {
		t.Error("the piece may go on")
	}
	if !s.CanUndo() {
		t.Error("it cannot be put back by Undo")
	}
}

func TestAWholeMoveIsNotResumed(t *testing.T) {
	s := start(t, "brazilian", "", person, person)
	s.Resume(squares("c3", "d4"), false)
	if len(s.Entered()) > 0 {
		t.Errorf("Entered() = %v", s.Entered())
	}
}

func TestForced(t *testing.T) {
	tests := []struct {
		name, fen string
		do        func(*play.Session)
		want      string
	}{
		{"the only capture", "W:Wc3,h2:Bd4,h8", func(*play.Session) {}, "c3e5"},
		{"one of two", "W:Wc3,e3:Bd4,h8", func(*play.Session) {}, ""},
		{"not while it is being entered", "W:Wc3,h2:Bd4,h8", func(s *play.Session) { press(s, "c3") }, ""},
		{"not before the last move was seen", "W:Wc3:Bd4,b8", func(s *play.Session) { press(s, "c3", "e5") }, ""},
		{"not while looking back", "W:Wc3:Bd4,b8", func(s *play.Session) {
			press(s, "c3", "e5")
			s.Update(play.Show{Ply: 0})
		}, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := start(t, "brazilian", test.fen, person, person)
			test.do(s)
			m, forced := s.Forced()
			if forced != (test.want != "") || forced && m.String() != test.want {
				t.Errorf("Forced() = %v %v, want %q", m, forced, test.want)
			}
		})
	}
	t.Run("not the computer's", func(t *testing.T) {
		if m, forced := start(t, "brazilian", "W:Wc3,h2:Bd4,h8", computer, person).Forced(); forced {
			t.Errorf("Forced() = %v", m)
		}
	})
}
