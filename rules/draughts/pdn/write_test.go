package pdn_test

import (
	"reflect"
	"strings"
	"testing"

	"tabuleiro/rules"

	"tabuleiro/rules/draughts/pdn"
)

// checkRewrite checks that a game that was read is written and read back to the
// same.
func checkRewrite(t *testing.T, g *pdn.Game) {
	t.Helper()
	file := pdn.Write(g)
	again := pdn.Read(file)
	if len(again) != 1 {
		if len(g.Tags) == 0 && len(g.Moves) == 0 {
			return // nothing but an error was read
		}
		t.Errorf("%d games are read back from\n%s", len(again), file)
		return
	}
	if again[0].Err != nil {
		t.Errorf("%v in\n%s", again[0].Err, file)
	}
	if got, want := placeless(again[0]), placeless(g); !reflect.DeepEqual(got, want) {
		t.Errorf("read back\n%+v, want\n%+v from\n%s", got, want, file)
	}
}

// placeless returns a game without where its tags and moves were read.
func placeless(g *pdn.Game) *pdn.Game {
	var tags []pdn.Tag
	for _, tag := range g.Tags {
		tag.Place = pdn.Place{}
		tags = append(tags, tag)
	}
	return &pdn.Game{Tags: tags, Moves: placelessLine(g.Moves)}
}

func placelessLine(line pdn.Line) pdn.Line {
	var all pdn.Line
	for _, m := range line {
		m.Place = pdn.Place{}
		variations := m.Variations
		m.Variations = nil
		for _, v := range variations {
			m.Variations = append(m.Variations, placelessLine(v))
		}
		all = append(all, m)
	}
	return all
}

func TestWrite(t *testing.T) {
	games := pdn.Read([]byte(`[Event "The \"A\""] {Intro} 1. 32-28! $1 {good} 19-23 (18-23 38-32 (2. 37-32 {x})) 28x19 14:23 (?) 1-0
		[FEN "B:W41:B1"] 1-7 31-26 /FEN "W:W26:B7"/ 26-21 7-12`))
	want := `[Event "The \"A\""]
[Result "1-0"]

{Intro} 1. 32-28! $1 {good} 1... 19-23 ( 1... 18-23 2. 38-32 ( 2. 37-32 {x} ) )
2. 28x19 14:23(?) *

[FEN "B:W41:B1"]

1... 1-7 2. 31-26 /FEN "W:W26:B7"/ 3. 26-21 7-12 *
`
	if got := string(pdn.Write(games...)); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestWriteKeepsWithinTheGrammar(t *testing.T) {
	g := &pdn.Game{
		Tags:  []pdn.Tag{{Name: "Event", Value: "a\n\"b\"\\"}},
		Moves: pdn.Line{{Text: "32-28", After: []string{"a } b\nc", "", " "}}},
	}
	again := pdn.Read(pdn.Write(g))
	if len(again) != 1 || again[0].Err != nil || again[0].Tag("Event") != `a "b"\` || text(again[0].Moves) != "32-28 {a ) b c}" {
		t.Errorf("written as\n%s", pdn.Write(g))
	}
	g = &pdn.Game{Moves: pdn.Line{{Text: "32-28", After: []string{strings.Repeat("word ", 100)}}}}
	for _, line := range strings.Split(string(pdn.Write(g)), "\n") {
		if len(line) > 79 {
			t.Errorf("a line has %d characters: %s", len(line), line)
		}
	}
}

func TestNew(t *testing.T) {
	for _, test := range []struct {
		variant, fen, end string
		moves             []string
		want              string
	}{
		{"brazilian", "", rules.EndAgreed, []string{"c3d4"}, `[Result "1/2-1/2"]
[GameType "26,W,8,8,A0,0"]
[Termination "agreed"]

1. c3-d4 *
`},
		{"english", "", "resign:white", []string{"f6e5"}, `[Result "1-0"]
[GameType "21,B,8,8,N1,0"]
[Termination "resign:white"]

1. 11-15 *
`},
		{"street", "B:We1,c3:Bd4", "", []string{"d4b2"}, `[Result "*"]
[Variant "street"]
[SetUp "1"]
[FEN "B:We1,c3:Bd4"]

1... d4xb2 *
`},
	} {
		game, err := rules.Record{Variant: test.variant, Start: test.fen, Moves: test.moves, End: test.end}.Replay(variant(t, test.variant))
		if err != nil {
			t.Error(err)
			continue
		}
		if got := string(pdn.Write(pdn.New(game))); got != test.want {
			t.Errorf("%s: got\n%swant\n%s", test.variant, got, test.want)
		}
	}
}
