package rules_test

import (
	"encoding/json"
	"errors"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/rules"
)

func TestSquare(t *testing.T) {
	for _, test := range []struct {
		text       string
		file, rank int
	}{{"a1", 0, 0}, {"h8", 7, 7}, {"c3", 2, 2}, {"a10", 0, 9}, {"p16", 15, 15}} {
		s, err := rules.ParseSquare(test.text)
		if err != nil || s.File() != test.file || s.Rank() != test.rank || s != rules.At(test.file, test.rank) {
			t.Errorf("ParseSquare(%q) = file %d, rank %d, %v, want %d, %d", test.text, s.File(), s.Rank(), err, test.file, test.rank)
		}
		if s.String() != test.text {
			t.Errorf("%q is written %q", test.text, s)
		}
	}
	for _, text := range []string{"", "a", "1", "a0", "a17", "q1", "A1", "a01", "a+1", "a-1", "a1 ", " a1", "aa", "a1b", "ä1"} {
		var bad *rules.SquareError
		if s, err := rules.ParseSquare(text); !errors.As(err, &bad) || bad.Text != text {
			t.Errorf("ParseSquare(%q) = %v, %v, want a SquareError", text, s, err)
		}
	}
}

func TestColor(t *testing.T) {
	if rules.White.Opponent() != rules.Black || rules.Black.Opponent() != rules.White {
		t.Error("white and black are not each other's opponents")
	}
	if rules.White.String() != "white" || rules.Black.String() != "black" {
		t.Errorf("the colors are written %v and %v", rules.White, rules.Black)
	}
}

func TestMoveString(t *testing.T) {
	a, b, c := rules.At(0, 6), rules.At(0, 7), rules.At(2, 5)
	for _, test := range []struct {
		move rules.Move
		want string
	}{
		{rules.Move{}, ""},
		{rules.Move{Path: []rules.Square{a, b}}, "a7a8"},
		{rules.Move{Path: []rules.Square{a, b, c}, Captures: []rules.Square{b}}, "a7a8c6"},
		{rules.Move{Path: []rules.Square{a, b}, Promotion: "queen"}, "a7a8=queen"},
		{rules.Move{Path: []rules.Square{a, b}, Promotion: rules.King}, "a7a8"},
	} {
		if got := test.move.String(); got != test.want {
			t.Errorf("%+v is written %q, want %q", test.move, got, test.want)
		}
	}
}

func TestMoveIsPlainData(t *testing.T) {
	want := rules.Move{
		Path: []rules.Square{1, 2, 3}, Captures: []rules.Square{4, 5}, Promotion: rules.King,
		Also: []rules.Step{{From: 6, To: 7}},
	}
	text, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	var got rules.Move
	if err := json.Unmarshal(text, &got); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%s reads back as %+v, %v, want %+v", text, got, err, want)
	}
}

func TestResult(t *testing.T) {
	for _, test := range []struct {
		result rules.Result
		winner rules.Color
		won    bool
	}{
		{rules.Unfinished, rules.White, false}, {rules.Draw, rules.White, false},
		{rules.WhiteWins, rules.White, true}, {rules.BlackWins, rules.Black, true},
	} {
		if c, won := test.result.Winner(); c != test.winner || won != test.won {
			t.Errorf("the winner of %q is %v, %v, want %v, %v", test.result, c, won, test.winner, test.won)
		}
		if test.won && rules.Win(test.winner) != test.result {
			t.Errorf("Win(%v) = %q, want %q", test.winner, rules.Win(test.winner), test.result)
		}
	}
	if (rules.Outcome{}).Over() || !(rules.Outcome{Result: rules.Draw}).Over() {
		t.Error("a game is over when it has a result")
	}
}

func TestSquaresOfAVariant(t *testing.T) {
	squares := (&rules.Variant{Files: 3, Ranks: 2}).Squares()
	var text string
	for _, s := range squares {
		text += s.String()
	}
	if text != "a1b1c1a2b2c2" {
		t.Errorf("the squares are %s", text)
	}
}

func TestErrorsSayWhatIsWrong(t *testing.T) {
	for _, test := range []struct {
		err  error
		want string
	}{
		{&rules.SquareError{Text: "z9"}, `no square "z9"`},
		{&rules.IllegalMoveError{Move: "a1b2", FEN: "W:W:B"}, "illegal move a1b2 in W:W:B"},
		{&rules.SetupError{FEN: "W", Offset: 1, Problem: "want a colon"}, `bad position "W" at 2: want a colon`},
		{&rules.SetupError{FEN: "W:Wz9", Offset: 3, Problem: "no square", Text: "z9"}, `bad position "W:Wz9" at 4: no square: z9`},
		{&rules.RecordError{Ply: 3, Err: &rules.EndError{End: "x"}}, `replay after 3 moves: no end "x"`},
	} {
		if got := test.err.Error(); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}

// TestRulesAreFreeOfScreensAndWeight checks that the rules can be linked into a
// small program without a browser.
func TestRulesAreFreeOfScreensAndWeight(t *testing.T) {
	for _, folder := range []string{".", "draughts", "catalog"} {
		files, err := filepath.Glob(filepath.Join(folder, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files, %v", folder, err)
		}
		for _, file := range files {
			if !strings.HasSuffix(file, "_test.go") {
				checkImports(t, file)
			}
		}
	}
}

func checkImports(t *testing.T, file string) {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	for _, spec := range f.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		if strings.Contains(path, ".") || strings.HasPrefix(path, "tabuleiro/") && !strings.HasPrefix(path, "tabuleiro/rules") {
			t.Errorf("%s imports %s", file, path)
		}
		switch path {
		case "fmt", "encoding/json", "regexp", "reflect", "syscall/js", "time", "math/rand", "math/rand/v2", "os":
			t.Errorf("%s imports %s", file, path)
		}
	}
}
