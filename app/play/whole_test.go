package play_test

import (
	"slices"
	"testing"

	"tabuleiro/app/play"
	"tabuleiro/rules"
)

// legal returns the legal move of a session's position that is written so.
func legal(t *testing.T, s *play.Session, text string) rules.Move {
	t.Helper()
	m, err := rules.FindMove(s.Game().Position(), text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestAWholeMove(t *testing.T) {
	const (
		chain  = "W:Wc3,h2:Bd4,f6,a7"
		circle = "W:Wd2:Bc3,c5,e5,e3"
	)
	for _, test := range []struct {
		name, start string
		entered     []string // pressed before
		move        string
		moves       []string
		refusal     rules.RefusalCode
	}{
		{"is played at once", chain, nil, "c3e5g7", []string{"c3e5g7"}, ""},
		{"takes the place of a piece picked up", "W:Wc3,h2:Ba7", []string{"h2"}, "c3d4", []string{"c3d4"}, ""},
		{"ends a capture that has begun", chain, []string{"c3", "e5"}, "c3e5g7", []string{"c3e5g7"}, ""},
		{"ends a capture that went another way round", circle, []string{"d2", "f4"}, "d2b4d6f4d2", []string{"d2b4d6f4d2"}, ""},
		{"does not leave a capture that has begun", "W:Wc3,f2:Bd4,g3,a7", []string{"c3"}, "f2h4", []string{"f2h4"}, ""},
		{"of another piece is refused in a capture", "W:Wc3,h4:Bd4,d6,g5,e7,a7", []string{"c3", "e5"}, "h4f6d8", nil, play.Entered},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := start(t, "brazilian", test.start, person, person)
			press(s, test.entered...)
			s.Update(play.Make{Move: legal(t, s, test.move)})
			if got := s.Game().Record().Moves; len(got)+len(test.moves) > 0 && !slices.Equal(got, test.moves) {
				t.Errorf("moves = %v, want %v", got, test.moves)
			}
			if got := s.Refusal().Refusal.Code; got != test.refusal {
				t.Errorf("refusal = %q, want %q", got, test.refusal)
			}
		})
	}
}

func TestAWholeMoveOutOfTurnIsRefused(t *testing.T) {
	s, _, _ := asked(t)
	for _, msg := range []play.Msg{
		play.Make{Move: legal(t, s, "b6a5")},
		play.Refuse{Try: play.Try{Refusal: rules.Refusal{Code: "man backward"}}},
	} {
		s.Update(msg)
		if got := s.Refusal().Refusal.Code; got != play.NotYourTurn || s.Game().Ply() != 1 {
			t.Errorf("%T: refusal = %q, want %q", msg, got, play.NotYourTurn)
		}
	}
}

func TestATryRefusedElsewhereIsShown(t *testing.T) {
	s := start(t, "brazilian", "", person, person)
	try := play.Try{From: square("c3"), To: square("c5"), Refusal: rules.Refusal{Code: "not diagonal"}}
	effects := s.Update(play.Refuse{Try: try})
	if _, ok := find[play.Refused](effects); !ok || s.Refusal().From != try.From || s.Refusal().Refusal.Code != "not diagonal" {
		t.Errorf("the refusal is %+v with %v", s.Refusal(), effects)
	}
	if press(s, "c3"); s.Refusal().Refusal.Code != "" {
		t.Error("it stays after the next press")
	}
}

func TestAKingThatMustRestSaysSo(t *testing.T) {
	s := start(t, "frisian", "W:W47,K8:B15:+0+308", person, person)
	press(s, "e9")
	if got := s.Refusal(); got.Refusal.Code != "king run" || got.From != square("e9") {
		t.Errorf("the refusal is %+v", got)
	}
}
