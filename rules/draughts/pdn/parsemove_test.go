package pdn_test

import (
	"errors"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/draughts/pdn"
	"tabuleiro/rules/rulestest"
)

func variant(t testing.TB, key string) *rules.Variant {
	t.Helper()
	v, ok := catalog.Find(key)
	if !ok {
		t.Fatalf("no variant %q", key)
	}
	return v
}

func position(t testing.TB, key, fen string) rules.Position {
	t.Helper()
	v := variant(t, key)
	if fen == "" {
		fen = v.Start
	}
	p, err := v.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestParseMove(t *testing.T) {
	for _, test := range []struct{ name, variant, fen, text, want string }{
		{"with a dash", "brazilian", "", "c3-d4", "c3d4"},
		{"without a sign", "brazilian", "", "c3d4", "c3d4"},
		{"in capitals with a space", "brazilian", "", "C3 D4", "c3d4"},
		{"with spaces around", "brazilian", "", "  c3 - d4 ", "c3d4"},
		{"with an arrow", "brazilian", "", "c3→d4", "c3d4"},
		{"from the file alone", "brazilian", "W:Wc3:Ba7", "cd4", "c3d4"},
		{"in numbers", "brazilian", "", "22-18", "c3d4"},
		{"in numbers with a space", "english", "", "11 15", "f6e5"},
		{"in numbers without a sign", "english", "", "1115", "f6e5"},
		{"in three digits", "english", "", "913", "b6a5"},
		{"in two digits", "english", "B:W32:B1,2", "15", "b8a7"},
		{"with a zero ahead", "english", "", "09-13", "b6a5"},
		{"with zeros and without a sign", "english", "", "0913", "b6a5"},
		{"in squares where the game has numbers", "english", "", "f6-g5", "f6g5"},
		{"in a number and a square", "english", "", "11-g5", "f6g5"},
		{"a capture by its ends", "english", "W:Wc3:Bd4,f6", "22x8", "c3e5g7"},
		{"a capture in full", "english", "W:Wc3:Bd4,f6", "22x15x8", "c3e5g7"},
		{"a capture with colons", "english", "W:Wc3:Bd4,f6", "22:15:8", "c3e5g7"},
		{"a capture with spaces", "english", "W:Wc3:Bd4,f6", "22 15 8", "c3e5g7"},
		{"a capture with a dash", "english", "W:Wc3:Bd4,f6", "22-8", "c3e5g7"},
		{"a capture from the file alone", "brazilian", "W:Wc3:Bd4", "c:e5", "c3e5"},
		{"a circle", "english", "W:WK2:B6,7,14,15,20", "2x2", "d8b6d4f6d8"},
		{"a circle the other way", "english", "W:WK2:B6,7,14,15,20", "2x11x18x9x2", "d8b6d4f6d8"},
		{"a landing farther on", "brazilian", "W:WKa1:Bb2,f6", "a1xe5xg7", "a1c3g7"},
		{"one of several landings", "brazilian", "W:WKa5:Bb6,f6,Kb4,g3", "a5xh4xa5", "a5d8h4e1a5"},
		{"one of two captures with the same ends", "english", "W:W31:B18,K19,21,26,K27", "31x22x15", "e1c3e5x"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := position(t, test.variant, test.fen)
			m, err := pdn.ParseMove(p, test.text)
			if err != nil {
				t.Fatal(err)
			}
			if want := strings.TrimSuffix(test.want, "x"); !strings.HasPrefix(m.String(), want) {
				t.Errorf("%q is %s, want %s", test.text, m, want)
			}
		})
	}
}

func TestParseMoveRefuses(t *testing.T) {
	for _, test := range []struct {
		name, variant, fen, text string
		problem                  pdn.Problem
		offset                   int
		refusal                  rules.RefusalCode
		candidates               string
	}{
		{"nothing", "brazilian", "", "", pdn.Unreadable, 0, "", ""},
		{"spaces", "brazilian", "", "  ", pdn.Unreadable, 2, "", ""},
		{"a word", "brazilian", "", "resign", pdn.Unreadable, 0, "", ""},
		{"one square", "brazilian", "", "c3", pdn.Unreadable, 2, "", ""},
		{"one digit", "english", "", "9", pdn.Unreadable, 1, "", ""},
		{"a file at the end", "brazilian", "", "c3-d", pdn.Unreadable, 3, "", ""},
		{"other signs", "brazilian", "", "c3=d4", pdn.Unreadable, 2, "", ""},
		{"a square off the board", "brazilian", "", "c3-d9", pdn.NoSquare, 3, "", ""},
		{"a light square", "brazilian", "", "c3-c4", pdn.NoSquare, 3, "", ""},
		{"a number too high", "english", "", "22-33", pdn.NoSquare, 3, "", ""},
		{"digits that are no squares", "english", "", "3399", pdn.NoSquare, 0, "", ""},
		{"two digits too many", "english", "", "111516", pdn.Unreadable, 6, "", ""},
		{"a move backward", "brazilian", "W:Wc3:Ba7", "c3-b2", pdn.Illegal, 0, draughts.ManBackward, ""},
		{"a move of nothing", "brazilian", "", "c5-d4", pdn.Illegal, 0, draughts.NoPiece, ""},
		{"a capture that is compulsory", "brazilian", "W:Wc3,g3:Bd4", "g3-h4", pdn.Illegal, 0, draughts.CaptureCompulsory, ""},
		{"a capture that must go on", "english", "W:Wc3:Bd4,f6", "22x15", pdn.Illegal, 0, draughts.MustGoOn, ""},
		{"no move from a file", "brazilian", "W:Wc3:Ba7", "ad4", pdn.Illegal, 0, "", ""},
		{"two moves from a file", "brazilian", "W:Wc3,c5:Ba7", "cd6", pdn.Illegal, 0, "", ""},
		{"a way that no capture takes", "english", "W:Wc3:Bd4,f6", "22x14x8", pdn.OtherWay, 0, "", "c3e5g7"},
		{"two captures with the same ends", "english", "W:W31:B18,K19,21,26,K27", "31x15", pdn.Ambiguous, 0, "", "two"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := position(t, test.variant, test.fen)
			m, err := pdn.ParseMove(p, test.text)
			var failed *pdn.MoveError
			if !errors.As(err, &failed) {
				if test.name == "two moves from a file" && err == nil {
					return
				}
				t.Fatalf("%q is %v, %v", test.text, m, err)
			}
			if failed.Problem != test.problem || failed.Offset != test.offset || failed.Refusal.Code != test.refusal ||
				(len(failed.Candidates) > 0) != (test.candidates != "") {
				t.Errorf("%q: %v: %+v", test.text, failed, failed)
			}
		})
	}
}

// TestParseMoveReadsEveryNotation: what Notation writes, what Move.String writes
// and every route of a move, in names and in numbers, is that move.
func TestParseMoveReadsEveryNotation(t *testing.T) {
	for _, v := range catalog.All {
		for seed := range uint64(5) {
			rulestest.RandomGame(t, v, seed, func(p rules.Position) {
				for _, m := range p.LegalMoves() {
					checkText(t, p, m, p.Notation(m))
					for _, r := range p.(rules.Router).Routes(m) {
						checkText(t, p, m, r.String())
					}
				}
			})
		}
	}
}

func checkText(t *testing.T, p rules.Position, m rules.Move, text string) {
	t.Helper()
	for _, text := range []string{text, strings.ToUpper(text), strings.NewReplacer("x", " : ", "-", " ").Replace(text)} {
		if got, err := pdn.ParseMove(p, text); err != nil || got.String() != m.String() {
			t.Errorf("in %s %q is %v, %v, want %s", p.FEN(), text, got, err, m)
		}
	}
}

func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"c3-d4", "C3D4", "22 18", "1115", "cd4", "22:15:8", "2x11x18x9x2", "31x15", "a1xh8", "→"} {
		f.Add(text, "W:Wc3,g3:Ba7,b6")
	}
	f.Add("31x15", "W:W31:B18,K19,21,26,K27")
	f.Add("2x2", "W:WK2:B6,7,14,15,20")
	f.Fuzz(func(t *testing.T, text, fen string) {
		for _, v := range catalog.All {
			p, err := v.Parse(fen)
			if err != nil {
				continue
			}
			m, err := pdn.ParseMove(p, text)
			var failed *pdn.MoveError
			switch {
			case err == nil:
				if again, err := pdn.ParseMove(p, p.Notation(m)); err != nil || again.String() != m.String() {
					t.Fatalf("%s: in %s %q is %s, and %s is %v, %v", v.Key, fen, text, m, p.Notation(m), again, err)
				}
			case !errors.As(err, &failed) || failed.Offset > len(text) || failed.Error() == "":
				t.Fatalf("%s: in %s %q fails with %v", v.Key, fen, text, err)
			}
		}
	})
}
