package rules_test

import (
	"errors"
	"reflect"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func find(t *testing.T, key string) *rules.Variant {
	t.Helper()
	v, ok := catalog.Find(key)
	if !ok {
		t.Fatalf("no variant %q", key)
	}
	return v
}

// replay plays moves from a start, "" for that of brazilian draughts.
func replay(t *testing.T, start string, moves ...string) rules.Game {
	t.Helper()
	g, err := rules.Record{Variant: "brazilian", Start: start, Moves: moves}.Replay(find(t, "brazilian"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// play plays the legal move that writes itself as text.
func play(t *testing.T, g rules.Game, text string) rules.Game {
	t.Helper()
	m, err := rules.FindMove(g.Position(), text)
	if err != nil {
		t.Fatal(err)
	}
	if g, err = g.Play(m); err != nil {
		t.Fatal(err)
	}
	return g
}

func texts(g rules.Game) []string {
	texts := []string{}
	for _, m := range g.Moves() {
		texts = append(texts, m.String())
	}
	return texts
}

func TestNewGame(t *testing.T) {
	v := find(t, "english")
	g, err := rules.NewGame(v)
	if err != nil {
		t.Fatal(err)
	}
	if got := g.Position().FEN(); got != v.Start || g.Ply() != 0 || g.Outcome().Over() {
		t.Errorf("a new game is at ply %d of %s, want 0 of %s", g.Ply(), got, v.Start)
	}
	if _, err := rules.NewGame(&rules.Variant{Start: "nothing", Parse: v.Parse}); err == nil {
		t.Error("a variant without a first position starts a game")
	}
}

func TestGameKeepsEveryPosition(t *testing.T) {
	g := replay(t, "", "c3d4", "b6a5", "b2c3")
	for ply, moves := range [][]string{{}, {"c3d4"}, {"c3d4", "b6a5"}, {"c3d4", "b6a5", "b2c3"}} {
		at := g.At(ply)
		if got := texts(at); !reflect.DeepEqual(got, moves) || at.Ply() != ply {
			t.Errorf("At(%d) has played %v, want %v", ply, got, moves)
		}
		if got, want := at.Position().FEN(), replay(t, "", moves...).Position().FEN(); got != want {
			t.Errorf("At(%d) is %s, want %s", ply, got, want)
		}
		if ply > 0 && g.Move(ply).String() != moves[ply-1] {
			t.Errorf("Move(%d) = %v, want %s", ply, g.Move(ply), moves[ply-1])
		}
	}
}

func TestTheZeroGameHasNoMoves(t *testing.T) {
	var g rules.Game
	if g.Ply() != 0 || len(g.Moves()) != 0 {
		t.Errorf("it has %d plies, %v", g.Ply(), g.Moves())
	}
}

func TestGamesThatBranchShareNoTail(t *testing.T) {
	trunk := replay(t, "", "c3d4", "b6a5")
	one, other := play(t, trunk, "b2c3"), play(t, trunk, "d4e5")
	again := play(t, one.At(2), "g3f4")
	for _, test := range []struct {
		name string
		game rules.Game
		last string
	}{{"one", one, "b2c3"}, {"the other", other, "d4e5"}, {"after an undo", again, "g3f4"}} {
		if got := texts(test.game)[2]; got != test.last {
			t.Errorf("%s: the last move is %s, want %s", test.name, got, test.last)
		}
		if want := replay(t, "", texts(test.game)...).Position().FEN(); test.game.Position().FEN() != want {
			t.Errorf("%s: the position is %s, want %s", test.name, test.game.Position().FEN(), want)
		}
	}
	if trunk.Ply() != 2 {
		t.Errorf("the game they branch from has %d plies, want 2", trunk.Ply())
	}
}

func TestGameRefusesAnIllegalMove(t *testing.T) {
	g := replay(t, "")
	var illegal *rules.IllegalMoveError
	after, err := g.Play(rules.Move{Path: []rules.Square{rules.At(0, 0), rules.At(7, 7)}})
	if !errors.As(err, &illegal) || illegal.Move != "a1h8" || illegal.FEN != g.Position().FEN() {
		t.Errorf("a1h8: %v, want an IllegalMoveError", err)
	}
	if after.Ply() != 0 {
		t.Errorf("after an illegal move the game has %d plies", after.Ply())
	}
	if _, err := rules.FindMove(g.Position(), "c3e5"); !errors.As(err, &illegal) {
		t.Errorf("FindMove(c3e5): %v, want an IllegalMoveError", err)
	}
}

func TestEnd(t *testing.T) {
	for _, test := range []struct {
		end  string
		want rules.Outcome
	}{
		{rules.EndResign(rules.White), rules.Outcome{Result: rules.BlackWins, Reason: rules.Resigned}},
		{rules.EndResign(rules.Black), rules.Outcome{Result: rules.WhiteWins, Reason: rules.Resigned}},
		{rules.EndAgreed, rules.Outcome{Result: rules.Draw, Reason: rules.Agreed}},
	} {
		t.Run(test.end, func(t *testing.T) {
			open := replay(t, "", "c3d4")
			g, err := open.End(test.end)
			if err != nil {
				t.Fatal(err)
			}
			if g.Outcome() != test.want || open.Outcome().Over() {
				t.Errorf("outcome %v, want %v; before %v", g.Outcome(), test.want, open.Outcome())
			}
			var end *rules.EndError
			if _, err := g.Play(g.Position().LegalMoves()[0]); !errors.As(err, &end) {
				t.Errorf("a move after the end: %v, want an EndError", err)
			}
			if _, err := g.End(rules.EndAgreed); !errors.As(err, &end) {
				t.Errorf("a second end: %v, want an EndError", err)
			}
			if g.At(1).Outcome().Over() {
				t.Error("taken back, the game is still over")
			}
			again, err := g.Record().Replay(g.Variant)
			if err != nil || again.Outcome() != test.want {
				t.Errorf("played back: %v, %v", again.Outcome(), err)
			}
		})
	}
}

func TestEndRefuses(t *testing.T) {
	for _, test := range []struct{ name, start, end string }{
		{"nothing", "", ""},
		{"an unknown end", "", "claim:boredom"},
		{"the resignation of nobody", "", "resign:"},
		{"a game that is lost", "W:Wa3:Bb4,c5", rules.EndAgreed},
	} {
		t.Run(test.name, func(t *testing.T) {
			var end *rules.EndError
			if _, err := replay(t, test.start).End(test.end); !errors.As(err, &end) || end.End != test.end {
				t.Errorf("End(%q): %v, want an EndError", test.end, err)
			}
		})
	}
}

func TestRecord(t *testing.T) {
	for _, test := range []struct {
		name string
		game rules.Game
		want rules.Record
	}{
		{"a game not begun", replay(t, ""), rules.Record{Variant: "brazilian", Moves: []string{}}},
		{"a game", replay(t, "", "c3d4", "b6a5"), rules.Record{Variant: "brazilian", Moves: []string{"c3d4", "b6a5"}}},
		{"the usual start in other words", replay(t, "W:B1-12:W21-32"), rules.Record{Variant: "brazilian", Moves: []string{}}},
		{"another start", replay(t, "W:Wc3:Bd4,f6", "c3e5g7"), rules.Record{Variant: "brazilian", Start: "W:Wc3:Bf6,d4", Moves: []string{"c3e5g7"}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := test.game.Record(); !reflect.DeepEqual(got, test.want) {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
		})
	}
}

func TestReplayRefuses(t *testing.T) {
	for _, test := range []struct {
		name   string
		record rules.Record
		ply    int
		as     any
	}{
		{"a start that is no position", rules.Record{Start: "X"}, 0, new(*rules.SetupError)},
		{"an illegal first move", rules.Record{Moves: []string{"a1h8"}}, 0, new(*rules.IllegalMoveError)},
		{"an illegal third move", rules.Record{Moves: []string{"c3d4", "b6a5", "zz"}}, 2, new(*rules.IllegalMoveError)},
		{"half a capture", rules.Record{Start: "W:Wc3:Bd4,f6", Moves: []string{"c3e5"}}, 0, new(*rules.IllegalMoveError)},
		{"an end that is none", rules.Record{Moves: []string{"c3d4"}, End: "stopped"}, 1, new(*rules.EndError)},
		{"an end after the end", rules.Record{Start: "W:Wa3:Bb4,c5", End: "agreed"}, 0, new(*rules.EndError)},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := test.record.Replay(find(t, "brazilian"))
			var failed *rules.RecordError
			if !errors.As(err, &failed) || failed.Ply != test.ply || !errors.As(err, test.as) {
				t.Errorf("error %v, want a RecordError after %d moves with a %T", err, test.ply, test.as)
			}
		})
	}
}

func TestRepetitionIsTheGames(t *testing.T) {
	cycle := []string{"a1b2", "b8c7", "b2a1", "c7b8"}
	g := replay(t, "W:WKa1:BKb8")
	for range 2 {
		for _, text := range cycle {
			if g.Outcome().Over() {
				t.Fatalf("over after %d plies", g.Ply())
			}
			g = play(t, g, text)
		}
	}
	if got, want := g.Outcome(), (rules.Outcome{Result: rules.Draw, Reason: rules.Repetition}); got != want {
		t.Errorf("outcome %v, want %v", got, want)
	}
	if g.Position().Outcome().Over() {
		t.Error("the position itself is over")
	}
	never := *g.Variant
	never.Repetitions = 0
	g.Variant = &never
	if g.Outcome().Over() {
		t.Error("without a law of repetition the game is over")
	}
}
