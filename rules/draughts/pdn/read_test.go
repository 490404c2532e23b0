package pdn_test

import (
	"reflect"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

// text shows a line in one line: moves with all that is said about them.
func text(line pdn.Line) string {
	var words []string
	for _, m := range line {
		if m.Setup != "" {
			words = append(words, "/"+m.Setup+"/")
		}
		for _, c := range m.Before {
			words = append(words, "<"+c+">")
		}
		words = append(words, m.Text+m.Strength)
		for _, g := range m.Glyphs {
			words = append(words, "$"+string(rune('0'+g)))
		}
		for _, c := range m.After {
			words = append(words, "{"+c+"}")
		}
		for _, v := range m.Variations {
			words = append(words, "("+text(v)+")")
		}
	}
	return strings.Join(words, " ")
}

func TestReadMoves(t *testing.T) {
	for _, test := range []struct{ name, file, want string }{
		{"numbers with a dot", "1. 32-28 19-23 2. 28x19 14x23", "32-28 19-23 28x19 14x23"},
		{"numbers without a space", "1.32-28 19-23 2.28x19 14x23", "32-28 19-23 28x19 14x23"},
		{"numbers without a dot", "1 32-28 19-23 2 28x19 14x23", "32-28 19-23 28x19 14x23"},
		{"numbers of Black", "1... 19-23 2. 28x19", "19-23 28x19"},
		{"no numbers", "32-28 19-23 28x19", "32-28 19-23 28x19"},
		{"dots for an unknown move", "1. ... 7-12", "7-12"},
		{"dashes for an unknown move", "40. 1-7 12-18 41. - -", "1-7 12-18"},
		{"algebraic squares", "1. c3-d4 f6-e5 2. d4xf6 g7xe5", "c3-d4 f6-e5 d4xf6 g7xe5"},
		{"no sign between algebraic squares", "1. c3d4 f6e5", "c3-d4 f6-e5"},
		{"capital squares", "1. A3-B4 B6-C5", "a3-b4 b6-c5"},
		{"a file alone", "1. cd4 f:d4", "c-d4 f:d4"},
		{"no sign between numbers", "1. 3228 1823", "32-28 18-23"},
		{"a capture of four squares without signs", "1. 28190817", "28-19-8-17"},
		{"leading zeros", "01. 32-28 01-07", "32-28 1-7"},
		{"more digits than a square has", "1. 01001-1 3228-17", "1001-1 3228-17"},
		{"colons for captures", "1. c3:e5:g7 22:15", "c3:e5:g7 22:15"},
		{"a cross in capitals and one that is none", "1. 28X19 14×23", "28x19 14x23"},
		{"dashes of books", "1. 32–28 19—23", "32-28 19-23"},
		{"spaces in moves", "1. 32 - 28 14 x 23 x 12", "32-28 14x23x12"},
		{"a long capture", "1. 39x28x17x6", "39x28x17x6"},
		{"strengths", "1. 32-28! 19-23?? 2. 28x19(?) 14x23(!?)", "32-28! 19-23?? 28x19(?) 14x23(!?)"},
		{"a strength after a space", "1. 32-28 ! 19-23 (?)", "32-28! 19-23(?)"},
		{"glyphs", "1. 32-28 $1 19-23 $2 $7", "32-28 $1 19-23 $2 $7"},
		{"a star for a forced move", "1. 32-28 19-23* 2. 28x19", "32-28 19-23 $7 28x19"},
		{"a star that ends the game", "1. 32-28 19-23*", "32-28 19-23"},
		{"comments", "{ before } 1. 32-28 {one} {two} 19-23 { three\nlines }", "<before> 32-28 {one} {two} 19-23 {three lines}"},
		{"a comment to the end of its line", "1. 32-28 ; one\n19-23", "32-28 {one} 19-23"},
		{"a comment that opens another", "1. 32-28 {a { b} 19-23", "32-28 {a { b} 19-23"},
		{"a command outside a comment", "1. 32-28 [%clk 1:00:00] 19-23", "32-28 {[%clk 1:00:00]} 19-23"},
		{"an empty comment", "1. 32-28 {} 19-23", "32-28 19-23"},
		{"lines left out", "% first\n1. 32-28 % 19-24\n%last\n19-23", "32-28 19-23"},
		{"a variation", "1. 32-28 19-23 (18-23 38-32) 28x19", "32-28 19-23 (18-23 38-32) 28x19"},
		{"variations in each other", "1.32-28 18-23 2.38-32 ( 2.37-32? 23-29! (12-18 (1-7)) { Black wins }) 12-18",
			"32-28 18-23 38-32 (37-32? 23-29! (12-18 (1-7)) <Black wins> ) 12-18"},
		{"two variations", "1. 32-28 (33-28) (34-29) 19-23", "32-28 (33-28) (34-29) 19-23"},
		{"comments around a variation", "1. 32-28 {a} ({b} 33-28 {c}) {d} 19-23", "32-28 {a} (<b> 33-28 {c}) <d> 19-23"},
		{"a comment between variations", "1. 32-28 (33-28) {a} (34-29)", "32-28 {a} (33-28) (34-29)"},
		{"a result in a variation", "1. 32-28 (33-28 1-0) 19-23", "32-28 (33-28 {1-0}) 19-23"},
		{"a comment alone as variation", "1. 32-28 ({better}) 19-23", "32-28 (<better> ) 19-23"},
		{"a setup", `1. 32-28 /FEN "W:W31-50:B1-20"/ 33-28`, "32-28 /W:W31-50:B1-20/ 33-28"},
		{"a setup without its name, and a comment", "/W:W1:B2/ {a} 1-6 {b} /B:W6:B2/", "/W:W1:B2/ <a> 1-6 {b} /B:W6:B2/ "},
		{"two setups", `/FEN "W:W31:B1"/ /FEN "B:W31:B1"/ 1... 1-7`, "/W:W31:B1/  /B:W31:B1/ 1-7"},
		{"a move like a result", "1. 1-18 2-07 0-1", "1-18 2-7"},
	} {
		t.Run(test.name, func(t *testing.T) {
			games := pdn.Read([]byte(test.file))
			if len(games) != 1 || games[0].Err != nil {
				t.Fatalf("%q is read as %d games, %v", test.file, len(games), games[0].Err)
			}
			if got := text(games[0].Moves); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
			checkRewrite(t, games[0])
		})
	}
}

func TestReadTags(t *testing.T) {
	for _, test := range []struct {
		name, file string
		want       [][2]string
	}{
		{"tags", "[Event \"A\"]\n[White \"B\"]\n1. 32-28 *", [][2]string{{"Event", "A"}, {"White", "B"}}},
		{"in one line, with spaces", `[ Event   "A" ] [White "B"]1.32-28`, [][2]string{{"Event", "A"}, {"White", "B"}}},
		{"escaped quotation marks", `[Event "The \"A\""] 32-28`, [][2]string{{"Event", `The "A"`}}},
		{"quotation marks that are not escaped", "[Event \"The \"A\" of B\"]\n32-28", [][2]string{{"Event", `The "A" of B`}}},
		{"backslashes", `[Event "A\\B\C"] 32-28`, [][2]string{{"Event", `A\B\C`}}},
		{"brackets", `[Event "[A]"] 32-28`, [][2]string{{"Event", "[A]"}}},
		{"nothing", `[Event ""] 32-28`, [][2]string{{"Event", ""}}},
		{"a value in two lines", "[Event \"A\n  B\"]\n32-28", [][2]string{{"Event", "A B"}}},
		{"a comment between tags", "[Event \"A\"]\n{c}\n[White \"B\"]\n32-28", [][2]string{{"Event", "A"}, {"White", "B"}}},
		{"the same twice", "[Event \"A\"]\n[Event \"B\"]\n32-28", [][2]string{{"Event", "A"}, {"Event", "B"}}},
		{"UTF-8", "\ufeff[White \"Ação\"]\n32-28", [][2]string{{"White", "Ação"}}},
		{"Latin-1", "[White \"A\xe7\xe3o\"]\r\n32-28", [][2]string{{"White", "Ação"}}},
		{"no game but tags", "[Event \"A\"]\n", [][2]string{{"Event", "A"}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			games := pdn.Read([]byte(test.file))
			if len(games) != 1 || games[0].Err != nil || !reflect.DeepEqual(named(games[0].Tags), test.want) {
				t.Fatalf("%q is read as %d games, %+v", test.file, len(games), games[0])
			}
			checkRewrite(t, games[0])
		})
	}
}

// named returns the names and values of tags.
func named(tags []pdn.Tag) (pairs [][2]string) {
	for _, tag := range tags {
		pairs = append(pairs, [2]string{tag.Name, tag.Value})
	}
	return pairs
}

func TestReadResults(t *testing.T) {
	for _, test := range []struct{ tag, end, want string }{
		{"", "1-0", "1-0"}, {"", "0-1", "0-1"}, {"", "1/2-1/2", "1/2-1/2"},
		{"", "2-0", "2-0"}, {"", "0-2", "0-2"}, {"", "1-1", "1-1"}, {"", "0-0", "0-0"},
		{"", "1:0", "1-0"}, {"", "½-½", "1/2-1/2"}, {"", "+:-", "1-0"}, {"", "-:+", "0-1"}, {"", "1 - 1", "1-1"}, {"", "1/2", "1/2-1/2"},
		{"", "*", ""}, {"", "", ""}, {"1-0", "*", "1-0"}, {"1-0", "", "1-0"}, {"2-0", "1-0", "2-0"},
		{"*", "1-0", "1-0"}, {"?", "0-2", "0-2"}, {"4-6", "4-6", "4-6"}, {"1+ - 1-", "1+ - 1-", "1+ - 1-"},
	} {
		file := "1. 32-28 19-23 " + test.end + "\n"
		if test.tag != "" {
			file = `[Result "` + test.tag + "\"]\n" + file
		}
		games := pdn.Read([]byte(file))
		if len(games) != 1 || games[0].Err != nil || len(games[0].Moves) != 2 {
			t.Errorf("%q is read as %d games, %+v", file, len(games), games[0])
			continue
		}
		if got := games[0].Tag("Result"); got != test.want {
			t.Errorf("the result of %q is %q, want %q", file, got, test.want)
		}
		checkRewrite(t, games[0])
	}
}

func TestReadSeveralGames(t *testing.T) {
	for _, test := range []struct {
		name, file string
		want       []string
	}{
		{"ended by results", "1. 32-28 * 1. 33-28 1-0 1. 34-29 1-1", []string{"32-28", "33-28", "34-29"}},
		{"ended by tags", "1. 32-28\n\n[Event \"\"]\n1. 33-28\n[Event \"\"]\n1. 34-29", []string{"32-28", "33-28", "34-29"}},
		{"tags alone", "[Event \"A\"]\n\n[Event \"B\"]\n\n32-28", []string{"", "32-28"}},
		{"positions alone", "[FEN \"W:W31-50:B1-20\"] *\n[FEN \"W:W31-50:B1-20\"] *", []string{"", ""}},
		{"ended twice", "1. 32-28 1-0 *\n\n1. 33-28 *", []string{"32-28", "33-28"}},
		{"an empty file", "\n \r\n", nil},
		{"a mark alone", "\ufeff", nil},
	} {
		var got []string
		for _, g := range pdn.Read([]byte(test.file)) {
			got = append(got, text(g.Moves))
			if g.Err != nil {
				t.Errorf("%s: %v", test.name, g.Err)
			}
		}
		if !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

func TestReadSaysWhatIsWrongAndGoesOn(t *testing.T) {
	const next = "\n\n[Event \"next\"]\n1. 33-28 *\n"
	for _, test := range []struct{ name, file, moves, want string }{
		{"words", "1. 32-28\n19-23 Black resigns", "32-28 19-23", `2:7: want a move: Black`},
		{"a move with letters", "1. 32-28x", "", `1:4: want a move: 32-28x`},
		{"half a move", "1. 32-", "", `1:4: want a move: 32-`},
		{"half a capture", "1. c3xd", "", `1:4: want a move: c3xd`},
		{"a comment in a comment", "1. 32-28 {a {b} c}", "32-28 {a {b}", `1:17: want a move: c}`},
		{"a variation that is not closed", "1. 32-28 (33-28", "32-28 (33-28)", "1:10: a variation is not closed"},
		{"a variation that is not opened", "1. 32-28)", "32-28", "1:9: no variation is open here"},
		{"a variation of nothing", "(33-28)", "", "1:1: a variation before the first move"},
		{"variations without end", "1. 32-28 " + strings.Repeat("(33-28 ", 200), "", "too many variations"},
		{"a glyph without number", "1. 32-28 $a", "32-28", "1:10: want a number up to 1023 after $"},
		{"a glyph too high", "1. 32-28 $1024", "32-28", "1:10: want a number up to 1023 after $"},
		{"a setup of nothing", "1. 32-28 // 19-23", "32-28", `1:10: want a position as /FEN "..."/`},
		{"a tag without a value", "[Event \"A\"]\n[White]\n1. 32-28", "32-28", `2:1: want a tag as [Name "value"]`},
		{"a tag without a name", "[\"A\"]\n1. 32-28", "32-28", `1:1: want a tag as [Name "value"]`},
		{"a tag that is not closed", "[Event \"A\n[White \"B\"]\n1. 32-28", "32-28", "1:1: a tag is not closed: Event"},
		{"two results", "[Result \"1-0\"]\n1. 32-28 0-1", "32-28", "2:10: the tag Result has another score: 0-1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			games := pdn.Read([]byte(test.file + next))
			if len(games) != 2 || games[0].Err == nil {
				t.Fatalf("%d games are read, %+v", len(games), games[0])
			}
			if got := games[0].Err.Error(); !strings.Contains(got, test.want) {
				t.Errorf("got %s, want %s", got, test.want)
			}
			if got := text(games[0].Moves); test.moves != "" && got != test.moves {
				t.Errorf("got %s, want %s", got, test.moves)
			}
			if got := text(games[1].Moves); games[1].Err != nil || games[1].Tag("Event") != "next" || got != "33-28" {
				t.Errorf("the next game is %+v", games[1])
			}
		})
	}
	t.Run("a comment that is not closed", func(t *testing.T) {
		games := pdn.Read([]byte("1. 32-28\n19-23 {a" + next))
		if len(games) != 1 || games[0].Err == nil || games[0].Err.Error() != "2:7: a comment is not closed" {
			t.Errorf("%d games are read, %+v", len(games), games[0])
		}
	})
	t.Run("games without tags", func(t *testing.T) {
		games := pdn.Read([]byte("1. 32-28 oops\n2. 33-28\n\n1. 34-29 *"))
		if len(games) != 2 || text(games[1].Moves) != "34-29" {
			t.Errorf("%d games are read", len(games))
		}
	})
}

func TestPlaces(t *testing.T) {
	g := pdn.Read([]byte("[White \"Ação\"]\r\n1. 32-28 {ç} 19-23\r\n  2. 28x19"))[0]
	for n, want := range []pdn.Place{{2, 4}, {2, 14}, {3, 6}} {
		if got := g.Moves[n].Place; got != want {
			t.Errorf("%s is at %v, want %v", g.Moves[n].Text, got, want)
		}
	}
}

func TestClock(t *testing.T) {
	for _, test := range []struct {
		comment string
		white   bool
		want    pdn.Clock
		ok      bool
	}{
		{"[%clk 1:55:21]", true, pdn.Clock{White: 6921, Black: -1}, true},
		{"[%clk 1:55:21]", false, pdn.Clock{White: -1, Black: 6921}, true},
		{"a [%clock w0:00:10 B0:00:03] b", true, pdn.Clock{White: 10, Black: 3}, true},
		{"[%clock W0:00:10]", false, pdn.Clock{White: 10, Black: -1}, true},
		{"[%clk 5:01]", true, pdn.Clock{White: 301, Black: -1}, true},
		{"[%clk x]", true, pdn.Clock{White: -1, Black: -1}, false},
		{"[%clk ]", true, pdn.Clock{White: -1, Black: -1}, false},
		{"[%clk 1:2:3:4]", true, pdn.Clock{White: -1, Black: -1}, false},
		{"clk 1:55:21", true, pdn.Clock{White: -1, Black: -1}, false},
	} {
		m := pdn.Move{Text: "32-28", After: []string{"one", test.comment}}
		if got, ok := m.Clock(test.white); got != test.want || ok != test.ok {
			t.Errorf("the clock of %q is %v, %v, want %v", test.comment, got, ok, test.want)
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, file := range []string{
		"", "[Event \"A \\\" \\\\\"]\r\n1. 32-28! {a} 19-23 (1... 18-23(?) $7) 2. 28x19 *",
		"{a} [White \"B\"] {c} /FEN \"W:WKa1:Bh2\"/ {d} 1. cd4 / B:W1:B2 / (a1-b2) {e} (a1:c3) {f} 1/2-1/2",
		"[Result \"4-6\"] 01. 32-28 3228 4-6 1 33X28 × 14 - 19* 2. 1-1 0-0",
		"[GameType \"21,W,8,8,N1,0\"] 1. 22-18 11-15 18:11 (18x22) (11-16 1-0) [A \"b\"] [FEN \"W:W31:B18,K19,21,26,K27\"] 31x15 (31x24x15) 26-30 0-1",
		"[GameType \"26\"] 1. 22-18 (cd4 f6e5 /W:Wa1:Bb4/ 1-0) f6-e5 2. 18:11 /B:W1:B2/ 1/2-1/2",
		"1. 32-28 ; a } b\n% c\n[%clk 1:00] (!) oops\n\n1. 34-29", "[A \"b\"]\n\n[A \"c\"] ((", "\xff\xfe[", "{a} (b) {",
	} {
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		for _, g := range pdn.Read(file) {
			checkRewrite(t, g)
			key, _ := g.Variant()
			if v, ok := catalog.Find(key); ok {
				checkRegularize(t, g, v)
			}
		}
	})
}

// checkRegularize checks that a game that was written anew stays as it is.
func checkRegularize(t *testing.T, g *pdn.Game, v *rules.Variant) {
	t.Helper()
	before, _ := g.Replay(v)
	g.Regularize(v)
	once := pdn.Write(g)
	again := pdn.Read(once)
	if len(again) != 1 {
		return
	}
	after, _ := again[0].Replay(v)
	if got, want := after.Moves(), before.Moves(); !reflect.DeepEqual(got, want) {
		t.Errorf("the moves are %v, want %v, of\n%s", got, want, once)
	}
	again[0].Regularize(v)
	if twice := pdn.Write(again[0]); string(twice) != string(once) {
		t.Errorf("then\n%s instead of\n%s", twice, once)
	}
}
