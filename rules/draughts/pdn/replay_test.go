package pdn_test

import (
	"errors"
	"flag"
	"reflect"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
	"tabuleiro/rules/rulestest"
)

var games = flag.Int("games", 50, "how many random games of each variant are written and read back")

// TestRecordsSurvive: a record becomes a file and again the same record, in every
// variant, for whole games, for their first halves with every end, and from
// positions in the middle.
func TestRecordsSurvive(t *testing.T) {
	for _, v := range catalog.All {
		t.Run(v.Key, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(*games) {
				whole := rulestest.RandomGame(t, v, seed, func(rules.Position) {})
				half := whole.At(whole.Ply() / 2)
				checkRecord(t, whole)
				checkRecord(t, half)
				for _, end := range []string{rules.EndAgreed, rules.EndResign(rules.White), rules.EndResign(rules.Black)} {
					if ended, err := half.End(end); err == nil {
						checkRecord(t, ended)
					}
				}
				rest := whole.Record()
				rest.Start, rest.Moves = half.Position().FEN(), rest.Moves[half.Ply():]
				if game, err := rest.Replay(v); err == nil {
					checkRecord(t, game)
				}
			}
		})
	}
}

// TestTheRunsOfKingsSurvive: a start of Frisian draughts says more than where the
// pieces stand.
func TestTheRunsOfKingsSurvive(t *testing.T) {
	r := rules.Record{Variant: "frisian", Start: "W:W10,K46:BK5:+0+246", Moves: []string{"a1b2"}}
	game, err := r.Replay(variant(t, "frisian"))
	if err != nil {
		t.Fatal(err)
	}
	checkRecord(t, game)
}

func checkRecord(t *testing.T, game rules.Game) {
	t.Helper()
	file := pdn.Write(pdn.New(game))
	games := pdn.Read(file)
	if len(games) != 1 || games[0].Err != nil {
		t.Fatalf("%d games are read from\n%s", len(games), file)
	}
	if key, stated := games[0].Variant(); key != game.Variant.Key || !stated {
		t.Fatalf("the variant is %q in\n%s", key, file)
	}
	again, err := games[0].Replay(game.Variant)
	if err != nil {
		t.Fatalf("%v in\n%s", err, file)
	}
	if got, want := again.Record(), game.Record(); !reflect.DeepEqual(got, want) || again.Outcome() != game.Outcome() {
		t.Fatalf("the record is %v, want %v from\n%s", got, want, file)
	}
	checkRewrite(t, games[0])
}

func read(t testing.TB, file string) *pdn.Game {
	t.Helper()
	games := pdn.Read([]byte(file))
	if len(games) != 1 || games[0].Err != nil {
		t.Fatalf("%q is read as %d games, %v", file, len(games), games[0].Err)
	}
	return games[0]
}

func TestReplay(t *testing.T) {
	for _, test := range []struct{ name, variant, file, moves, end string }{
		{"numbers of an algebraic game", "brazilian", "1. 22-18 11-15 2. 18x11 *", "c3d4 f6e5 d4f6", ""},
		{"squares of a game in numbers", "english", "1. f6-e5 *", "f6e5", ""},
		{"a start", "brazilian", `[FEN "W:W 22,K32:B 1 ."] 1. c3-d4 *`, "c3d4", ""},
		{"a start that is set up", "brazilian", `/FEN "B:Wc3:Bb8"/ 1... b8-a7 *`, "b8a7", ""},
		{"the last of two setups", "brazilian", `/FEN "W:Wc3:Bb8"/ {no} /FEN "B:Wc3:Bb8"/ 1... b8-a7 *`, "b8a7", ""},
		{"the other side begins", "english", `[GameType "21,W,8,8,N1,0"] 1. 22-18 *`, "c3d4", ""},
		{"White gives up", "brazilian", "1. c3-d4 0-1", "c3d4", "resign:white"},
		{"White gives up by the points of international draughts", "brazilian", "1. c3-d4 0-2", "c3d4", "resign:white"},
		{"Black, who begins, wins", "english", "1. 11-15 1-0", "f6e5", "resign:white"},
		{"White wins against who began", "english", "1. 11-15 0-1", "f6e5", "resign:black"},
		{"a draw", "brazilian", "1. c3-d4 1/2-1/2", "c3d4", "agreed"},
		{"a double loss", "brazilian", "1. c3-d4 0-0", "c3d4", ""},
		{"an end that another program names", "brazilian", "[Termination \"Time forfeit\"] 1. c3-d4 1-0", "c3d4", "resign:black"},
		{"an end that does not fit", "brazilian", "[Termination \"agreed\"] 1. c3-d4 1-0", "c3d4", "resign:black"},
		{"a game that is over", "brazilian", `[FEN "W:Wc3:Bd4"] 1. c3:e5 1-0`, "c3e5", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			game, err := read(t, test.file).Replay(variant(t, test.variant))
			if err != nil {
				t.Fatal(err)
			}
			if r := game.Record(); strings.Join(r.Moves, " ") != test.moves || r.End != test.end {
				t.Errorf("the record is %+v, want %s and the end %q", r, test.moves, test.end)
			}
		})
	}
}

// TestReplayChooses: two captures of one name stay apart if the rest of the game
// tells which it was. The position: section 4.1, fault 2 of other programs.
func TestReplayChooses(t *testing.T) {
	const start = `[FEN "W:W31:B18,K19,21,26,K27"] `
	v := variant(t, "english")
	for _, test := range []struct{ file, want string }{
		{"1. 31x22x15 19x10 *", "e1c3e5"}, {"1. 31x24x15 26-30 *", "e1g3e5"},
		{"1. 31x15 19x10 *", "e1c3e5"}, {"1. 31x15 26-30 *", "e1g3e5"},
	} {
		game, err := read(t, start+test.file).Replay(v)
		if err != nil || game.Ply() != 2 || game.Moves()[0].String() != test.want {
			t.Errorf("%s is %v, %v, want %s", test.file, game.Record(), err, test.want)
		}
	}
	game, err := read(t, start+"1. 31x15 *").Replay(v)
	var move *pdn.MoveError
	if !errors.As(err, &move) || move.Problem != pdn.Ambiguous || len(move.Candidates) != 2 || game.Ply() != 0 {
		t.Errorf("the capture alone is %v, %v", game.Record(), err)
	}
}

func TestReplaySaysWhatIsWrong(t *testing.T) {
	for _, test := range []struct {
		name, file, want string
		plies            int
	}{
		{"an illegal move", "1. c3-d4 f6-e5\n2. g3-h4", "2:4: the move is not one of the rules: illegal: g3-h4: capture compulsory", 2},
		{"a square off the board", "1. c3-d4 f6-e9", "1:10: the move is not one of the rules: no square: f6-e9", 1},
		{"a bad start", "[Event \"A\"]\n [FEN \"W:Wa2:Bb8\"] 1. c3-d4", "2:2: the start is no position: bad position", 0},
		{"a bad setup", "\n/W:Wa2:Bb8/ 1. c3-d4", "2:16: the start is no position: bad position", 0},
		{"a setup on the way", `1. c3-d4 /FEN "W:Wa1:Bb8"/ 2. a1-b2`, "1:31: a position is set up", 1},
		{"a result that the board denies", `[FEN "W:Wc3:Bd4"] 1. c3xe5 0-1`, "1:22: the result is not that of the position: 0-1", 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			game, err := read(t, test.file).Replay(variant(t, "brazilian"))
			var failed *pdn.Error
			if !errors.As(err, &failed) || !strings.HasPrefix(err.Error(), test.want) {
				t.Fatalf("got %v, want %s", err, test.want)
			}
			if game.Variant != nil && game.Ply() != test.plies {
				t.Errorf("%d moves were played, want %d", game.Ply(), test.plies)
			}
		})
	}
}

func TestRegularize(t *testing.T) {
	for _, test := range []struct{ name, variant, file, want string }{
		{"an old file", "english", "[Result \"0-1\"]\n01 11-15 (9-13 24-20 {x} (22-18)) 23:19 ! 2. 08-11",
			"[Result \"0-1\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n1. 11-15 ( 1. 9-13 24-20 {x} ( 1... 22-18 ) ) 1... 23-19! 2. 8-11 *\n"},
		{"another notation", "brazilian", "1. 22-18 11-15 2. 18:11 2-0",
			"[Result \"1-0\"]\n[GameType \"26,W,8,8,A0,0\"]\n\n1. c3-d4 f6-e5 2. d4xf6 *\n"},
		{"captures in full where they need not be", "english", `[FEN "W:Wc3:Bd4,f6"] 1. 22x15x8`,
			"[FEN \"W:W22:B11,18\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n1... 22x8 *\n"},
		{"captures that must be in full", "english", `[FEN "W:W31:B18,K19,21,26,K27"] 1. 31x15 26-30`,
			"[FEN \"W:W31:B18,K19,21,26,K27\"]\n[GameType \"21,B,8,8,N1,0\"]\n\n1... 31x24x15 2. 26-30 *\n"},
		{"a setup in the middle", "brazilian", `1. 22-18 /B:W18:B1/ 1... 1-5 {a} 2. 18-15`,
			"[GameType \"26,W,8,8,A0,0\"]\n\n1. c3-d4 /FEN \"B:Wd4:Bb8\"/ 1... b8-a7 {a} 2. d4-e5 *\n"},
		{"an illegal variation", "brazilian", "1. 22-18 (1. 22-19) 11-15",
			"[GameType \"26,W,8,8,A0,0\"]\n\n1. c3-d4 ( 1. 22-19 ) 1... f6-e5 *\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			g := read(t, test.file)
			v := variant(t, test.variant)
			if err := g.Regularize(v); err != nil && test.name != "a setup in the middle" {
				t.Error(err)
			}
			got := string(pdn.Write(g))
			if got != test.want {
				t.Errorf("got\n%swant\n%s", got, test.want)
			}
			again := read(t, got)
			again.Regularize(v)
			if twice := string(pdn.Write(again)); twice != got {
				t.Errorf("then\n%s", twice)
			}
		})
	}
}
