package play_test

import (
	"slices"
	"testing"

	"tabuleiro/app/play"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// thirdTime returns a session of official English draughts in which the position
// has come for the third time and Black is to move.
func thirdTime(t *testing.T, white, black play.Player) *play.Session {
	t.Helper()
	v, _ := catalog.Find("english-official")
	round := []string{"b8a7", "g1h2", "a7b8", "h2g1"}
	g, err := rules.Record{Start: "B:WK32:BK1", Moves: slices.Concat(round, round)}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	return play.New(g, white, black, 1)
}

func TestAPersonClaimsADrawOnTheirTurn(t *testing.T) {
	s := thirdTime(t, computer, person)
	if got, want := s.Claims(), []rules.Reason{rules.Repetition}; !slices.Equal(got, want) {
		t.Fatalf("Claims = %v, want %v", got, want)
	}
	s.Update(play.Show{Ply: 7})
	if got := s.Claims(); got != nil {
		t.Errorf("Claims = %v while an earlier position is shown", got)
	}
	s.Update(play.Show{Ply: 8})
	effects := s.Update(play.End{How: rules.EndClaim(rules.Repetition)})
	if _, ok := find[play.Finished](effects); !ok || s.Game().Outcome() != (rules.Outcome{Result: rules.Draw, Reason: rules.Repetition}) {
		t.Errorf("the claim gives %v and %+v", effects, s.Game().Outcome())
	}
}

func TestNobodyClaimsForAnother(t *testing.T) {
	for name, black := range map[string]play.Player{"the computer": computer, "a person elsewhere": {Away: true}} {
		if got := thirdTime(t, person, black).Claims(); got != nil {
			t.Errorf("%s is to move, and a person may claim %v", name, got)
		}
	}
	if got := start(t, "english-official", "", person, person).Claims(); got != nil {
		t.Errorf("Claims = %v at the beginning", got)
	}
}

func TestTheComputerClaimsADrawUnlessItStandsBetter(t *testing.T) {
	for _, test := range []struct {
		name  string
		reply play.Reply
		want  rules.Result
	}{
		{"it stands worse", play.Reply{Score: -100, Judged: true}, rules.Draw},
		{"it stands even", play.Reply{Score: 0, Judged: true}, rules.Draw},
		{"it stands better", play.Reply{Score: 1, Judged: true}, rules.Unfinished},
		{"it has not thought", play.Reply{Score: -100}, rules.Unfinished},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := thirdTime(t, person, computer)
			effects := s.Update(play.Start{})
			think, _ := find[play.Think](effects)
			wait(s, effects)
			test.reply.ID, test.reply.Move = think.ID, "b8a7"
			effects = s.Update(test.reply)
			if got := s.Game().Outcome().Result; got != test.want {
				t.Errorf("the result is %q, want %q", got, test.want)
			}
			if _, finished := find[play.Finished](effects); finished != (test.want == rules.Draw) {
				t.Errorf("the effects are %v", effects)
			}
			if played := s.Game().Ply() == 9; played == (test.want == rules.Draw) {
				t.Errorf("the game has %d moves", s.Game().Ply())
			}
		})
	}
}

func TestADrawThatNeedsNoClaimIsNotClaimed(t *testing.T) {
	s := start(t, "brazilian", "", person, computer)
	effects := press(s, "c3", "d4")
	think, _ := find[play.Think](effects)
	wait(s, effects)
	s.Update(play.Reply{ID: think.ID, Move: "b6a5", Score: -500, Judged: true})
	if s.Over() || s.Game().Ply() != 2 {
		t.Errorf("after a reply that stands worse: over %v, %d moves", s.Over(), s.Game().Ply())
	}
}
