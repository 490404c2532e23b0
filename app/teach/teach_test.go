package teach_test

import (
	"reflect"
	"strings"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/app/teach"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func from(t *testing.T, variant, fen string, moves ...string) rules.Game {
	t.Helper()
	v, ok := catalog.Find(variant)
	if !ok {
		t.Fatalf("no variant %s", variant)
	}
	g, err := rules.Record{Variant: variant, Start: fen, Moves: moves}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func squares(names ...string) []rules.Square {
	var squares []rules.Square
	for _, name := range names {
		s, _ := rules.ParseSquare(name)
		squares = append(squares, s)
	}
	return squares
}

// a line is what the engine saw.
type line []string

func saw(score int, best line, threat ...string) ai.Reply {
	return ai.Reply{Info: ai.Info{Score: score, Line: best}, Threat: threat}
}

func TestAdviseGivesTheReason(t *testing.T) {
	tests := []struct {
		name, variant, fen string // and the moves that were played from it
		seen               ai.Reply
		want               teach.Advice
	}{
		{"the only move", "brazilian", "W:Wa1,d4:Bb8,c5", saw(100, line{"d4b6"}),
			teach.Advice{Reason: teach.Only, Taken: 1, Gain: 1}},
		{"the last piece is taken", "brazilian", "W:Wa1,d4,f4:Be5", saw(ai.Won, line{"d4f6"}),
			teach.Advice{Reason: teach.Ends, Taken: 1, Gain: 1}},
		{"a win that is seen", "brazilian", "W:Wa1,c1,Ke1:Bh6", saw(ai.Won+900, line{"a1b2"}),
			teach.Advice{Reason: teach.Wins}},
		{"a man is crowned", "brazilian", "W:Wa1,g1,c7:Bh6", saw(300, line{"c7b8"}),
			teach.Advice{Reason: teach.Crowns}},
		{"a man takes and is crowned", "brazilian", "W:Wa1,d6:Bh4,c7,e7", saw(300, line{"d6f8"}),
			teach.Advice{Reason: teach.Crowns, Taken: 1, Gain: 1}},
		{"it takes a man", "brazilian", "W:Wa1,h2,d4:Bh8,c5,e5", saw(100, line{"d4b6"}),
			teach.Advice{Reason: teach.Gains, Taken: 1, Gain: 1}},
		{"captures that are open at the end of the line are played out", "russian", "W:Wh2,c3,a5:Bd4,f6,h8,b6", saw(100, line{"c3e5g7", "h8f6"}),
			teach.Advice{Reason: teach.Gains, Taken: 3, Lost: 1, Gain: 2}},
		{"a king is worth three men", "brazilian", "W:Wa1,d4:BKc5,e5,h8", saw(300, line{"d4b6"}),
			teach.Advice{Reason: teach.Gains, Taken: 1, Gain: 3, King: true}},
		{"it takes one back", "brazilian", "B:Wa1,b2,d2,d4,e1,h2:Be5,g7,h8 e5c3", saw(0, line{"b2d4"}),
			teach.Advice{Reason: teach.Recovers, Taken: 1}},
		{"it takes two, one of them back", "brazilian", "B:Wa1,b2,d2,d4,e1,e3,h2:Be5,c5,h8 e5c3", saw(100, line{"b2d4b6"}),
			teach.Advice{Reason: teach.Gains, Taken: 2, Gain: 1}},
		{"it gives one and takes two", "brazilian", "W:Wa1,f2,e3,d4:Bb6,d6,h8", saw(100, line{"d4c5", "b6d4", "e3c5e7"}),
			teach.Advice{Reason: teach.Shot, Taken: 2, Lost: 1, Gain: 1}},
		{"one was in danger", "brazilian", "W:Wa1,h2,d4:Bc5,b6,h8", saw(0, line{"d4e5"}, "c5e3"),
			teach.Advice{Reason: teach.Saves, Squares: squares("d4")}},
		{"one is in danger and will be avenged", "brazilian", "W:Wa1,c1,e1,h2,d4:Bc5,b6,h8", saw(0, line{"e1d2", "c5e3", "d2f4"}, "c5e3"),
			teach.Advice{Reason: teach.Guards, Taken: 1, Lost: 1, Squares: squares("d4")}},
		{"two were in danger", "brazilian", "W:Wa1,h2,d4,f4:Bc5,b6,h8", saw(0, line{"d4e5"}, "c5e3g5"),
			teach.Advice{Reason: teach.Saves, Squares: squares("d4", "f4")}},
		{"a shot was in the air", "brazilian", "W:Wg3,e3,a1:Be5,d6,c7,h8", saw(0, line{"g3h4"}, "e5f4", "g3e5", "d6f4d2"),
			teach.Advice{Reason: teach.Saves}},
		{"a man is crowned all the same", "brazilian", "W:Wa1,c1:Bh2,h8", saw(-300, line{"a1b2", "h2g1"}, "h2g1"),
			teach.Advice{Reason: teach.Quiet}},
		{"a man was to be crowned", "brazilian", "W:Wc1,Ka7:Bh2,h8", saw(300, line{"a7g1"}, "h2g1"),
			teach.Advice{Reason: teach.Stops, Squares: squares("g1")}},
		{"one for one", "brazilian", "W:Wa1,f2,e3,d4:Bb6,h8", saw(0, line{"d4c5", "b6d4", "e3c5"}),
			teach.Advice{Reason: teach.Trades, Taken: 1, Lost: 1}},
		{"a capture later on", "brazilian", "W:Wa1,h2,d4:Bd6,h8", saw(100, line{"a1b2", "d6c5", "d4b6"}),
			teach.Advice{Reason: teach.Prepares, Gain: 1}},
		{"a king later on", "brazilian", "W:Wa1,g1,b6:Bh8,h6", saw(200, line{"b6a7", "h8g7", "a7b8"}),
			teach.Advice{Reason: teach.Heads, Squares: squares("b8")}},
		{"a man for the position", "brazilian", "W:Wa1,g1,d4:Bb6,h8", saw(50, line{"d4c5", "b6d4"}),
			teach.Advice{Reason: teach.Sacrifices, Lost: 1, Gain: -1}},
		{"a man is lost in any case", "brazilian", "W:Wa1,g1,d4:Bb6,h8", saw(-150, line{"d4c5", "b6d4"}),
			teach.Advice{Reason: teach.Least, Lost: 1, Gain: -1}},
		{"the middle", "brazilian", "W:Wa1,g1,c3:Bb8,h8", saw(100, line{"c3d4"}),
			teach.Advice{Reason: teach.Centre}},
		{"the middle of a board of 100 squares", "international", "W:W32,50:B1,5", saw(0, line{"d4e5"}),
			teach.Advice{Reason: teach.Centre}},
		{"nothing of all this", "brazilian", "W:Wa1,g1,c3:Bb8,h8", saw(100, line{"a1b2"}),
			teach.Advice{Reason: teach.Quiet}},
		{"to lose is the aim", "giveaway", "W:Wa1,g1,d4:Bb6,h8", saw(50, line{"d4c5", "b6d4"}),
			teach.Advice{Reason: teach.Gives, Lost: 1, Gain: -1}},
		{"a quiet move where to lose is the aim", "giveaway", "W:Wa1,g1,d4:Bb6,h8", saw(50, line{"a1b2"}),
			teach.Advice{Reason: teach.Judged}},
	}
	told := map[teach.Reason]bool{}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			game := strings.Fields(test.fen)
			got, ok := teach.Advise(from(t, test.variant, game[0], game[1:]...), test.seen)
			test.want.Move = got.Move
			told[got.Reason] = true
			if !ok || got.Move.String() != test.seen.Line[0] || !reflect.DeepEqual(got, test.want) {
				t.Errorf("Advise = %+v, %v, want %+v", got, ok, test.want)
			}
		})
	}
	for r := range teach.Reasons {
		if !told[r] {
			t.Errorf("no row has reason %d", r)
		}
	}
}

func TestAdviseRefusesWhatIsOfAnotherPosition(t *testing.T) {
	g := from(t, "brazilian", "W:Wa1,g1,c3:Bb8,h8")
	for _, best := range []line{nil, {"h8g7"}, {"nonsense"}} {
		if a, ok := teach.Advise(g, saw(0, best)); ok {
			t.Errorf("Advise of %v = %+v", best, a)
		}
	}
}

func TestThreaten(t *testing.T) {
	tests := []struct {
		name, variant, fen string
		score, danger      int
		threat             line
		want               teach.Reason
		harm               bool
	}{
		{"a capture", "brazilian", "W:Wa1,h2,d4:Bc5,b6,h8", 0, 100, line{"c5e3"}, teach.Gains, true},
		{"a shot", "brazilian", "W:Wg3,e3,a1:Be5,d6,c7,h8", 0, 100, line{"e5f4", "g3e5", "d6f4d2"}, teach.Shot, true},
		{"a king", "brazilian", "W:Wc1,Ka7:Bh2,h8", 0, 100, line{"h2g1"}, teach.Crowns, true},
		{"the end", "brazilian", "W:Wd4:Bc5,b6,h8", 0, ai.Won, line{"c5e3"}, teach.Ends, true},
		{"a win that is seen", "brazilian", "W:Wc1,h2:BKb8,Kh8", -200, ai.Won, line{"b8a7"}, teach.Wins, true},
		{"a win that is theirs in any case", "brazilian", "W:Wc1,h2:BKb8,Kh8", -ai.Won, ai.Won, line{"b8a7"}, 0, false},
		{"a trade", "brazilian", "W:Wa1,d4,e3,f2:Bc5,b6,h8", 0, 0, line{"h8g7"}, 0, false},
		{"nothing", "brazilian", "W:Wa1,c3:Bh8", 0, 0, line{"h8g7"}, 0, false},
		{"no move", "brazilian", "W:Wa1,c3:Bh8", 0, 0, nil, 0, false},
		{"a gift where to lose is the aim", "giveaway", "W:Wa1,g1,c3:Bd6,h8", 0, 50, line{"d6c5"}, 0, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			seen := saw(test.score, nil, test.threat...)
			seen.Danger = test.danger
			got, harm := teach.Threaten(from(t, test.variant, test.fen), seen)
			if harm != test.harm || got.Reason != test.want || harm && got.Move.String() != test.threat[0] {
				t.Errorf("Threaten = %+v, %v, want reason %d, %v", got, harm, test.want, test.harm)
			}
		})
	}
}
