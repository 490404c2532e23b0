package play_test

import (
	"slices"
	"testing"

	"tabuleiro/app/play"
	"tabuleiro/rules"
)

// asked presses c3 and d4 and returns what the computer is asked then.
func asked(t *testing.T) (*play.Session, play.Think, []play.Effect) {
	t.Helper()
	s := start(t, "brazilian", "", person, computer)
	effects := press(s, "c3", "d4")
	think, ok := find[play.Think](effects)
	if !ok {
		t.Fatalf("a person's move has the effects %v, want a Think among them", effects)
	}
	return s, think, effects
}

func TestTheComputerIsAskedAtOnceAndAnswersAfterItsPause(t *testing.T) {
	s, think, effects := asked(t)
	if think.Level != "medium" || think.Seed != 1 || think.Game.Ply() != 1 {
		t.Errorf("asked for %+v", think)
	}
	s.Update(play.Reply{ID: think.ID, Move: "b6a5", Score: -7, Judged: true})
	if got := s.Game().Ply(); got != 1 {
		t.Errorf("the answer is played while the person's move is being shown: ply %d", got)
	}
	all := wait(s, effects)
	if got := s.Game().Ply(); got != 2 {
		t.Errorf("after the pause the game has %d moves, want 2", got)
	}
	var pauses int
	for _, e := range all {
		if w, ok := e.(play.Wait); ok && w.Pause {
			pauses++
		}
	}
	if pauses != 1 {
		t.Errorf("%d pauses, want 1", pauses)
	}
	if score, known := s.Score(); score != -7 || !known {
		t.Errorf("Score = %d, %v", score, known)
	}
}

func TestTheComputerThatAnswersLateMovesAtOnce(t *testing.T) {
	s, think, effects := asked(t)
	wait(s, effects)
	s.Update(play.Reply{ID: think.ID, Move: "b6a5"})
	if got := s.Game().Ply(); got != 2 {
		t.Errorf("ply = %d, want 2", got)
	}
}

func TestTheComputerBeginsWhereItHasTheFirstMove(t *testing.T) {
	s := start(t, "english", "", person, computer) // Black begins
	effects := s.Update(play.Start{})
	think, ok := find[play.Think](effects)
	if !ok || !s.Thinking() {
		t.Fatalf("Start gives %v", effects)
	}
	s.Update(play.Reply{ID: think.ID, Move: "a3b4"}) // no move of Black's
	if !s.Failed() {
		t.Error("an answer that is no legal move is not noticed")
	}
}

func TestLateAnswersAreDropped(t *testing.T) {
	tests := []struct {
		name  string
		after func(s *play.Session, id int) []play.Msg
		ply   int
	}{
		{"of an older request", func(_ *play.Session, id int) []play.Msg {
			return []play.Msg{play.Reply{ID: id - 1, Move: "b6a5"}}
		}, 1},
		{"after undo", func(_ *play.Session, id int) []play.Msg {
			return []play.Msg{play.Undo{}, play.Reply{ID: id, Move: "b6a5"}}
		}, 0},
		{"after the game was ended", func(_ *play.Session, id int) []play.Msg {
			return []play.Msg{play.End{How: rules.EndResign(rules.White)}, play.Reply{ID: id, Move: "b6a5"}}
		}, 1},
		{"given twice", func(_ *play.Session, id int) []play.Msg {
			return []play.Msg{play.Reply{ID: id, Move: "b6a5"}, play.Reply{ID: id, Move: "d6e5"}}
		}, 2},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s, think, effects := asked(t)
			wait(s, effects)
			for _, m := range test.after(s, think.ID) {
				s.Update(m)
			}
			if got := s.Game().Ply(); got != test.ply {
				t.Errorf("ply = %d, want %d", got, test.ply)
			}
		})
	}
}

func TestUndo(t *testing.T) {
	t.Run("takes back the person's move and the reply", func(t *testing.T) {
		s, think, effects := asked(t)
		wait(s, effects)
		effects = s.Update(play.Reply{ID: think.ID, Move: "b6a5"})
		wait(s, effects)
		effects = s.Update(play.Undo{})
		if got := s.Game().Ply(); got != 0 || s.Thinking() {
			t.Errorf("ply = %d, thinking = %v, want 0 and the person's turn", got, s.Thinking())
		}
		if _, ok := find[play.Save](effects); !ok || !s.Undone() {
			t.Error("undo is not kept")
		}
	})
	t.Run("while the computer thinks takes back the move alone", func(t *testing.T) {
		s, _, _ := asked(t)
		s.Update(play.Undo{})
		if s.Game().Ply() != 0 || s.Thinking() || s.CanUndo() {
			t.Errorf("ply = %d, thinking = %v", s.Game().Ply(), s.Thinking())
		}
		if _, ok := find[play.Think](press(s, "c3", "b4")); !ok {
			t.Error("the computer is not asked about the next move")
		}
	})
	t.Run("in the middle of a capture puts the piece back", func(t *testing.T) {
		s := start(t, "brazilian", "W:Wc3:Bd4,f6", person, person)
		press(s, "c3", "e5")
		s.Update(play.Undo{})
		if len(s.Entered()) != 0 || !s.Undone() {
			t.Errorf("entered = %v", s.Entered())
		}
	})
	t.Run("has nothing to take back where only the computer has moved", func(t *testing.T) {
		s := start(t, "brazilian", "", computer, person)
		effects := s.Update(play.Start{})
		think, _ := find[play.Think](effects)
		wait(s, effects)
		s.Update(play.Reply{ID: think.ID, Move: "c3d4"})
		if s.CanUndo() || s.Update(play.Undo{}) != nil || s.Game().Ply() != 1 {
			t.Error("the computer's first move is taken back")
		}
	})
	t.Run("between two people takes back one move", func(t *testing.T) {
		s := start(t, "brazilian", "", person, person)
		press(s, "c3", "d4", "b6", "a5")
		s.Update(play.Undo{})
		if got := s.Game().Ply(); got != 1 {
			t.Errorf("ply = %d, want 1", got)
		}
	})
	t.Run("not after the end", func(t *testing.T) {
		s := start(t, "brazilian", "", person, person)
		press(s, "c3", "d4")
		s.Update(play.End{How: rules.EndAgreed})
		if s.Update(play.Undo{}); s.Game().Ply() != 1 || !s.Over() {
			t.Error("a game that is over was taken back")
		}
	})
}

func TestACaptureIsShownHopByHop(t *testing.T) {
	s := start(t, "brazilian", "W:Wc3,a1:Bd4,f6,a7", person, person)
	effects := press(s, "c3", "g7")
	if f := s.Frame(); s.Game().Ply() != 1 || f.Hops != 1 || f.Game.Ply() != 0 {
		t.Fatalf("after the move: ply %d, frame %+v; want the move played and one hop shown", s.Game().Ply(), f)
	}
	w, _ := find[play.Wait](effects)
	s.Update(play.Waited{ID: w.ID})
	if f := s.Frame(); f.Move.Path != nil || f.Game.Ply() != 1 || !s.Settled() {
		t.Errorf("after two hops the frame is %+v, want the position reached", f)
	}
	s.Update(play.Waited{ID: w.ID})
	if !s.Settled() {
		t.Error("a stale timer moved the board")
	}
}

func TestAMoveEnteredLandingByLandingIsNotShownTwice(t *testing.T) {
	s := start(t, "brazilian", "W:Wc3:Bd4,f6,a7", person, person)
	press(s, "c3", "e5", "g7")
	if !s.Settled() {
		t.Error("the hop that was entered is shown again")
	}
}

func TestReplayShowsTheLastMoveOnceMore(t *testing.T) {
	s := start(t, "brazilian", "W:Wc3:Bd4,f6,a7", person, person)
	wait(s, press(s, "c3", "g7"))
	effects := s.Update(play.Replay{})
	if f := s.Frame(); f.Hops != 0 || f.Game.Ply() != 0 {
		t.Errorf("replay begins with %+v", f)
	}
	wait(s, effects)
	if !s.Settled() || s.Game().Ply() != 1 {
		t.Error("replay does not end where the game is")
	}
}

func TestLookingBack(t *testing.T) {
	s := start(t, "brazilian", "", person, person)
	wait(s, press(s, "c3", "d4", "b6", "a5"))
	s.Update(play.Show{Ply: 0})
	if !s.LookingBack() || s.Frame().Game.Ply() != 0 || len(s.Movable()) != 0 {
		t.Errorf("shown = %d, movable = %v", s.Shown(), s.Movable())
	}
	press(s, "e3")
	if got := s.Refusal().Refusal.Code; got != play.Earlier {
		t.Errorf("a press while looking back is refused with %q, want %q", got, play.Earlier)
	}
	wait(s, s.Update(play.Show{Ply: 1}))
	wait(s, s.Update(play.Show{Ply: 2}))
	if s.LookingBack() || !s.Settled() || len(s.Movable()) == 0 {
		t.Error("stepping forward does not come back to the game")
	}
	for _, ply := range []int{-1, 3} {
		if s.Update(play.Show{Ply: ply}) != nil || s.Shown() != 2 {
			t.Errorf("Show{%d} goes somewhere", ply)
		}
	}
}

func TestTheComputersMoveWhileLookingBackLeavesThePersonThere(t *testing.T) {
	s, think, effects := asked(t)
	wait(s, effects)
	s.Update(play.Show{Ply: 0})
	s.Update(play.Reply{ID: think.ID, Move: "b6a5"})
	if s.Game().Ply() != 2 || s.Shown() != 0 {
		t.Errorf("ply = %d, shown = %d, want 2 and 0", s.Game().Ply(), s.Shown())
	}
}

func TestLookingBackAndReturningDoesNotStopTheComputer(t *testing.T) {
	s, think, effects := asked(t)
	s.Update(play.Show{Ply: 0})
	back := s.Update(play.Show{Ply: 1})
	wait(s, effects) // the timers from before are stale
	wait(s, back)
	s.Update(play.Reply{ID: think.ID, Move: "b6a5"})
	if got := s.Game().Ply(); got != 2 {
		t.Errorf("ply = %d, want 2", got)
	}
}

func TestDrags(t *testing.T) {
	const twoRoutes = "W:Wd2:Bc3,c5,e3,e5"
	tests := []struct {
		name, variant, start string
		drags                [][]rules.Square
		moves                []string
		picked               string
		refusal              rules.RefusalCode
	}{
		{"to a square", "brazilian", "", [][]rules.Square{squares("c3", "d4")}, []string{"c3d4"}, "", ""},
		{"over squares in between", "brazilian", "W:WKa1:Bh2", [][]rules.Square{squares("a1", "b2", "c3", "d4")}, []string{"a1d4"}, "", ""},
		{"that does not leave its square is a tap", "brazilian", "", [][]rules.Square{squares("c3")}, nil, "c3", ""},
		{"out and back puts it back where it stood", "brazilian", "", [][]rules.Square{squares("c3", "d4", "c3")}, nil, "c3", ""},
		{"round a circle back to its own square", "brazilian", "W:Wd2:Bc3,c5,e5,e3", [][]rules.Square{squares("d2", "b4", "d6", "f4", "d2")}, []string{"d2b4d6f4d2"}, "", ""},
		{"to a wrong square is refused and keeps the piece", "brazilian", "", [][]rules.Square{squares("c3", "c4")}, nil, "c3", "light square"},
		{"of a piece that may not move says why", "brazilian", "W:Wc3,a1:Bd4", [][]rules.Square{squares("a1", "b2")}, nil, "", "capture compulsory"},
		{"through both landings plays the chain", "brazilian", "W:Wc3:Bd4,f6", [][]rules.Square{squares("c3", "e5", "g7")}, []string{"c3e5g7"}, "", ""},
		{"straight to the end plays the chain", "brazilian", "W:Wc3:Bd4,f6", [][]rules.Square{squares("c3", "g7")}, []string{"c3e5g7"}, "", ""},
		{"landing by landing", "brazilian", "W:Wc3:Bd4,f6", [][]rules.Square{squares("c3", "e5"), squares("e5", "g7")}, []string{"c3e5g7"}, "", ""},
		{"through the left route", "english", twoRoutes, [][]rules.Square{squares("d2", "c3", "b4", "c5", "d6")}, []string{"d2b4d6"}, "", ""},
		{"through the right route", "english", twoRoutes, [][]rules.Square{squares("d2", "e3", "f4", "e5", "d6")}, []string{"d2f4d6"}, "", ""},
		{"straight to a square with two routes asks for the way", "english", twoRoutes, [][]rules.Square{squares("d2", "d6")}, nil, "d2", "ambiguous"},
		{"of another piece in a chain", "brazilian", "W:Wc3,h2:Bd4,f6", [][]rules.Square{squares("c3", "e5"), squares("h2", "g3")}, nil, "e5", "entered"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := start(t, test.variant, test.start, person, person)
			for _, drag := range test.drags {
				s.Update(play.Lift{Square: drag[0]})
				s.Update(play.Drop{Squares: drag})
			}
			if got := s.Game().Record().Moves; !slices.Equal(got, test.moves) && len(got)+len(test.moves) > 0 {
				t.Errorf("moves = %v, want %v", got, test.moves)
			}
			var picked string
			if at, ok := s.Picked(); ok {
				picked = at.String()
			}
			if picked != test.picked {
				t.Errorf("picked up on %q, want %q", picked, test.picked)
			}
			if got := s.Refusal().Refusal.Code; got != test.refusal {
				t.Errorf("refusal = %q, want %q", got, test.refusal)
			}
		})
	}
}

func TestADragThatWasNeverLiftedIsToldWhy(t *testing.T) {
	for _, begun := range [][]string{nil, {"c3", "e5"}} {
		s := start(t, "brazilian", "W:Wc3,h2:Bd4,f6", person, person)
		press(s, begun...)
		effects := s.Update(play.Drop{Squares: squares("h2", "g3")})
		if _, told := find[play.Refused](effects); !told {
			t.Errorf("after %v the drag of h2 has the effects %v, want a Refused", begun, effects)
		}
	}
}

func TestResume(t *testing.T) {
	t.Run("in the middle of a capture", func(t *testing.T) {
		s := start(t, "brazilian", "W:Wc3,h2:Bd4,f6", person, computer)
		s.Resume(squares("c3", "e5"), true)
		if at, _ := s.Picked(); at != square("e5") || !s.Undone() {
			t.Errorf("picked up on %v, undone = %v", at, s.Undone())
		}
		if f := s.Frame(); f.Hops != 1 {
			t.Errorf("frame = %+v", f)
		}
		press(s, "g7")
		if got := s.Game().Ply(); got != 1 {
			t.Errorf("ply = %d, want 1", got)
		}
	})
	for _, entered := range [][]rules.Square{squares("c3", "d4"), squares("c3"), squares("h2", "g3"), nil} {
		s := start(t, "brazilian", "W:Wc3,h2:Bd4,f6", person, computer)
		s.Resume(entered, false)
		if len(s.Entered()) != 0 {
			t.Errorf("Resume(%v) keeps %v, which begins no capture", entered, s.Entered())
		}
	}
}

func TestChoices(t *testing.T) {
	t.Run("targets are where moves end, with what they take", func(t *testing.T) {
		s := start(t, "brazilian", "W:WKh2,a3:Bb4,g3,e5", person, person)
		press(s, "h2")
		got := s.Targets()
		for _, name := range []string{"b8", "c7", "d6"} {
			if got[square(name)] != 2 {
				t.Errorf("targets = %v, want 2 on %s", got, name)
			}
		}
	})
	t.Run("targets are where routes part, too", func(t *testing.T) {
		s := start(t, "english", "W:Wd2:Bc3,c5,e3,e5", person, person)
		press(s, "d2")
		got := s.Targets()
		if len(got) != 3 || got[square("b4")] != 1 || got[square("f4")] != 1 || got[square("d6")] != 2 {
			t.Errorf("targets = %v, want b4 and f4 with 1, d6 with 2", got)
		}
	})
	t.Run("the pieces that must capture", func(t *testing.T) {
		s := start(t, "brazilian", "W:Wc3,a1,g3:Bd4,h4,f4", person, person)
		if got, want := s.Must(), squares("c3", "g3"); !slices.Equal(got, want) {
			t.Errorf("must = %v, want %v", got, want)
		}
		if got := s.Movable(); len(got) != 2 {
			t.Errorf("movable = %v", got)
		}
	})
	t.Run("none must where no capture exists", func(t *testing.T) {
		s := start(t, "brazilian", "", person, person)
		if got := s.Must(); got != nil {
			t.Errorf("must = %v", got)
		}
	})
	t.Run("nothing while the computer thinks", func(t *testing.T) {
		s, _, _ := asked(t)
		if len(s.Movable()) != 0 || s.Must() != nil {
			t.Error("a piece may be moved out of turn")
		}
		press(s, "e3")
		if got := s.Refusal().Refusal.Code; got != play.NotYourTurn {
			t.Errorf("refusal = %q, want %q", got, play.NotYourTurn)
		}
	})
}

func TestTheEnd(t *testing.T) {
	s := start(t, "brazilian", "W:Wc3:Bd4", person, computer)
	effects := press(s, "c3", "e5")
	if _, ok := find[play.Finished](effects); !ok || !s.Over() {
		t.Fatalf("the last capture gives %v", effects)
	}
	if _, ok := find[play.Think](effects); ok {
		t.Error("the computer is asked after the end")
	}
	wait(s, effects)
	if press(s, "e5"); len(s.Entered()) != 0 || s.Refusal().Refusal.Code != "" {
		t.Error("the board is not frozen after the end")
	}
}

func TestBegun(t *testing.T) {
	s := start(t, "brazilian", "", computer, person)
	effects := s.Update(play.Start{})
	think, _ := find[play.Think](effects)
	wait(s, effects)
	wait(s, s.Update(play.Reply{ID: think.ID, Move: "c3d4"}))
	if s.Begun() {
		t.Error("a game in which only the computer has moved counts as begun")
	}
	press(s, "b6", "a5")
	if !s.Begun() {
		t.Error("a game in which a person has moved does not count as begun")
	}
}
