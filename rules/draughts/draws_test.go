package draughts_test

import (
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// plays returns the position after some moves that must be legal.
func plays(t testing.TB, p rules.Position, texts ...string) rules.Position {
	t.Helper()
	for _, text := range texts {
		next, err := p.Play(path(t, p, text))
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	return p
}

func TestNoProgress(t *testing.T) {
	for _, v := range tutorials {
		t.Run(v.Key+": the draw comes with the eightieth ply", func(t *testing.T) {
			p := draughts.WithQuiet(parse(t, v, "W:WKa1:BKb8"), 78)
			p = plays(t, p, "a1b2")
			if got := p.Outcome(); got.Over() {
				t.Errorf("after 79 plies the outcome is %v", got)
			}
			p = plays(t, p, "b8c7")
			if got, want := p.Outcome(), (rules.Outcome{Result: rules.Draw, Reason: draughts.NoProgress}); got != want {
				t.Errorf("after 80 plies the outcome is %v, want %v", got, want)
			}
			if len(p.LegalMoves()) == 0 {
				t.Error("the draw takes the legal moves away")
			}
		})
		for _, test := range []struct {
			name, fen, move string
			want            int
		}{
			{"a king's move does not start the count again", "W:WKa1,c3:BKb8", "a1b2", 51},
			{"a man's move starts the count again", "W:WKa1,c3:BKb8", "c3d4", 0},
			{"a king's capture starts the count again", "W:WKa1:Bb2,Kb8", "a1c3", 0},
			{"a man's capture starts the count again", "W:Wa1:Bb2,Kb8", "a1c3", 0},
			{"crowning starts the count again", "W:Wc7:BKh2", "c7d8", 0},
		} {
			t.Run(v.Key+": "+test.name, func(t *testing.T) {
				p := draughts.WithQuiet(parse(t, v, test.fen), 50)
				if got := plays(t, p, test.move).(*draughts.Position).Quiet(); got != test.want {
					t.Errorf("the count is %d, want %d", got, test.want)
				}
			})
		}
	}
}

func TestDrawCounter(t *testing.T) {
	for _, v := range tutorials {
		p := parse(t, v, "W:WKa1:BKb8")
		for _, test := range []struct{ quiet, left int }{
			{0, 40}, {1, 40}, {2, 39}, {49, 16}, {50, 15}, {77, 2}, {78, 1}, {79, 1}, {80, 0}, {99, 0},
		} {
			law, left := draughts.WithQuiet(p, test.quiet).(rules.Counter).DrawCounter()
			if law != draughts.NoProgress || left != test.left {
				t.Errorf("%s: after %d plies %q leaves %d moves, want %d", v.Key, test.quiet, law, left, test.left)
			}
		}
	}
}

func TestAGameMayHaveNoLawOfProgress(t *testing.T) {
	r, _ := draughts.Find("english")
	r.NoProgress = 0
	p := draughts.WithQuiet(parse(t, draughts.NewVariant(r), "W:WKa1:BKb8"), 1000)
	if law, left := p.(rules.Counter).DrawCounter(); law != "" || left != 0 || p.Outcome().Over() {
		t.Errorf("%q leaves %d moves, the outcome is %v", law, left, p.Outcome())
	}
}

func TestALossComesBeforeADraw(t *testing.T) {
	for _, v := range tutorials {
		t.Run(v.Key+": blocked with the eightieth ply", func(t *testing.T) {
			p := draughts.WithQuiet(parse(t, v, "W:WKc3,c1:Ba3"), 79)
			want := rules.Outcome{Result: rules.WhiteWins, Reason: rules.NoMoves}
			if got := plays(t, p, "c3b2").Outcome(); got != want {
				t.Errorf("outcome %v, want %v", got, want)
			}
		})
	}
}

func TestRepetition(t *testing.T) {
	drawn := rules.Outcome{Result: rules.Draw, Reason: rules.Repetition}
	for _, v := range tutorials {
		for _, test := range []struct {
			name  string
			moves []string
			want  rules.Outcome
		}{
			{"the second time is no draw", []string{"a1b2", "b8c7", "b2a1", "c7b8"}, rules.Outcome{}},
			{"the third time is a draw", []string{"a1b2", "b8c7", "b2a1", "c7b8", "a1b2", "b8c7", "b2a1", "c7b8"}, drawn},
			{"it need not be in a row", []string{
				"a1b2", "b8c7", "b2a1", "c7b8", "a1b2", "b8a7", "b2c3", "a7b8", "c3b2", "b8c7", "b2a1", "c7b8"}, drawn},
		} {
			t.Run(v.Key+": "+test.name, func(t *testing.T) {
				g, err := rules.Record{Start: "W:WKa1:BKb8", Moves: test.moves}.Replay(v)
				if err != nil {
					t.Fatal(err)
				}
				if got := g.Outcome(); got != test.want {
					t.Errorf("outcome %v, want %v", got, test.want)
				}
			})
		}
	}
}

// TestRepetitionWithTheOtherSideToMove has the kings on a1 and b8 three times,
// with White, Black and White to move. Short kings cannot lose a move like that.
func TestRepetitionWithTheOtherSideToMove(t *testing.T) {
	moves := []string{"a1b2", "b8c7", "b2c3", "c7b8", "c3a1", "b8c7", "a1b2", "c7d6", "b2a1", "d6b8"}
	for _, key := range []string{"brazilian", "simple", "street"} {
		g, err := rules.Record{Start: "W:WKa1:BKb8", Moves: moves}.Replay(variant(t, key))
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Outcome(); got.Over() {
			t.Errorf("%s: outcome %v, want none", key, got)
		}
	}
}

func TestTheSideToMoveIsPartOfTheKey(t *testing.T) {
	v := variant(t, "brazilian")
	keys := map[uint64]string{}
	for _, fen := range []string{
		"W:WKa1:BKb8", "B:WKa1:BKb8", "W:WKb8:BKa1", "W:WKb2:BKb8", "W:Wa1:BKb8", "W:WKa1:Bb8", "W:WKa1:B", "W:W:BKb8",
	} {
		k := parse(t, v, fen).Key()
		if other, ok := keys[k]; ok {
			t.Errorf("%s and %s have one key", fen, other)
		}
		keys[k] = fen
	}
}

func TestLoss(t *testing.T) {
	for _, test := range []struct {
		name, variant, fen string
		want               rules.Outcome
	}{
		{"white has no pieces", "brazilian", "W:W:Ba7", rules.Outcome{Result: rules.BlackWins, Reason: draughts.NoPieces}},
		{"black has no pieces", "english", "B:W9,10:B", rules.Outcome{Result: rules.WhiteWins, Reason: draughts.NoPieces}},
		{"white is blocked", "brazilian", "W:Wa5:Bb6,c7", rules.Outcome{Result: rules.BlackWins, Reason: rules.NoMoves}},
		{"white is blocked", "simple", "W:Wa5:Bb6,c7", rules.Outcome{Result: rules.BlackWins, Reason: rules.NoMoves}},
		{"white is blocked", "street", "W:Wa5:Bb6,c7", rules.Outcome{Result: rules.BlackWins, Reason: rules.NoMoves}},
		{"white is blocked", "english", "W:W13:B6,9", rules.Outcome{Result: rules.BlackWins, Reason: rules.NoMoves}},
		{"five blocked men lose", "brazilian", "W:Wa3,a5,b2,b4,c3:Ba7,b6,c5,d4,d6,e5,c7", rules.Outcome{Result: rules.BlackWins, Reason: rules.NoMoves}},
		{"the side not to move may be blocked", "brazilian", "B:Wa5:Bb6,c7", rules.Outcome{}},
		{"the side not to move may be bare", "brazilian", "W:Wa5:B", rules.Outcome{}},
	} {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p := parse(t, variant(t, test.variant), test.fen)
			if got := p.Outcome(); got != test.want {
				t.Errorf("outcome %v, want %v", got, test.want)
			}
		})
	}
}
