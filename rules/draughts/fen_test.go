package draughts_test

import (
	"errors"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

func TestParse(t *testing.T) {
	for _, test := range []struct{ name, variant, fen, want string }{
		{"algebraic squares", "brazilian", "W:Wa1,Kc3:Bb8", "W:Wa1,Kc3:Bb8"},
		{"algebraic squares of a game of numbers", "english", "W:Wa1,Kc3:Bb8", "W:WK22,29:B1"},
		{"numbers of a game of algebraic squares", "brazilian", "W:W32,K22:B1", "W:Wg1,Kc3:Bb8"},
		{"both in one list", "street", "W:W32,Kc3:B1,a7", "W:Wg1,Kc3:Bb8,a7"},
		{"the start as ranges", "brazilian", "W:W21-32:B1-12", brazilianStart},
		{"the start as a list", "english", "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", "B:W21-32:B1-12"},
		{"black first", "english", "W:B1-12:W21-32", "W:W21-32:B1-12"},
		{"a full stop", "english", "W:W21-32:B1-12.", "W:W21-32:B1-12"},
		{"the whole tag", "brazilian", `[FEN "W:WKa1:Bh2"]`, "W:WKa1:Bh2"},
		{"the whole tag with a full stop", "brazilian", `[FEN "W:WKa1:Bh2."]`, "W:WKa1:Bh2"},
		{"kings of both sides", "english", "B:BK17:W6", "B:W6:BK17"},
		{"a range of kings", "english", "B:WK4-6:B1,2", "B:WK4,K5,K6:B1,2"},
		{"a range of two", "english", "B:W11-12:B1,2,3", "B:W11,12:B1-3"},
		{"a range of one", "english", "B:W11-11:B1", "B:W11:B1"},
		{"a king between men", "english", "B:W29,30,K31,32:B1", "B:W29,30,K31,32:B1"},
		{"white has no pieces", "brazilian", "W:W:Ba7", "W:W:Ba7"},
		{"black has no pieces", "english", "B:W9,10:B", "B:W9,10:B"},
		{"nobody has pieces", "english", "B:W:B", "B:W:B"},
		{"a leading zero", "english", "B:W09:B01", "B:W9:B1"},
		{"a king on its own last row", "brazilian", "W:WKb8:BKa1", "W:WKb8:BKa1"},
		{"men on the last number", "english", "B:WK30-32:B1", "B:WK30,K31,K32:B1"},
	} {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p, err := variant(t, test.variant).Parse(test.fen)
			if err != nil {
				t.Fatal(err)
			}
			if got := p.FEN(); got != test.want {
				t.Errorf("%s is written %s, want %s", test.fen, got, test.want)
			}
		})
	}
}

func TestParseRefuses(t *testing.T) {
	shown := map[rules.SetupProblem]bool{}
	for _, test := range []struct {
		name, variant, fen string
		offset             int
		problem            rules.SetupProblem
		about              string
	}{
		{"nothing", "brazilian", "", 0, draughts.WantSide, ""},
		{"another side to move", "english", "X:W1:B2", 0, draughts.WantSide, ""},
		{"an unknown side to move", "english", "?:W5:B1", 0, draughts.WantSide, ""},
		{"a lower case side", "english", "w:W5:B1", 0, draughts.WantSide, ""},
		{"no lists", "english", "W", 1, draughts.WantColon, ""},
		{"one list", "english", "W:W5", 4, draughts.WantColon, ""},
		{"a list without color", "english", "W:5:B1", 2, draughts.WantColor, ""},
		{"the same color twice", "english", "W:W5:W6", 5, draughts.ListedTwice, ""},
		{"the side to move twice", "english", "W:W:W21-32:B1-12", 4, draughts.ListedTwice, ""},
		{"a third list", "english", "W:W5:B1:H0", 7, draughts.WantEnd, ""},
		{"a square too high", "english", "W:W33:B4", 3, draughts.NoSquare, "33"},
		{"a square too high in a range", "english", "W:W30-33:B4", 6, draughts.NoSquare, "33"},
		{"a square far too high", "english", "W:W99999999999999999999:B4", 3, draughts.NoSquare, "99999999999999999999"},
		{"a square twice and one too high", "english", "W:WK4,WK5,55:B4", 6, draughts.WantSquare, ""},
		{"square 0", "english", "W:W0:B1", 3, draughts.NoSquare, "0"},
		{"a square twice in a list", "english", "W:W5,5:B1", 5, draughts.TwoPieces, "5"},
		{"a square twice", "english", "W:W5:B5", 6, draughts.TwoPieces, "5"},
		{"a square twice by other names", "brazilian", "W:Wg1:BK32", 8, draughts.TwoPieces, "g1"},
		{"ranges that overlap", "english", "W:W20-22,21:B5", 9, draughts.TwoPieces, "21"},
		{"a descending range", "english", "W:W20-10:B1", 3, draughts.RangeDescends, ""},
		{"a range without end", "english", "W:W20-:B1", 6, draughts.WantSquare, ""},
		{"a range of algebraic squares", "brazilian", "W:Wa1-c1:Bb8", 5, draughts.WantColon, ""},
		{"a light square", "brazilian", "W:Wa2:Bb8", 3, draughts.SquareIsLight, "a2"},
		{"a square off the board", "brazilian", "W:Wa9:Bb8", 3, draughts.NoSquare, "a9"},
		{"a file off the board", "brazilian", "W:Wi1:Bb8", 3, draughts.NoSquare, "i1"},
		{"a file alone", "brazilian", "W:Wa:Bb8", 3, draughts.NoSquare, "a"},
		{"a file without rank 0", "brazilian", "W:Wa0:Bb8", 3, draughts.NoSquare, "a0"},
		{"an unknown letter", "english", "W:WQ5:B1", 3, draughts.WantSquare, ""},
		{"a king of nothing", "english", "W:WK:B1", 4, draughts.WantSquare, ""},
		{"a space", "english", "W:W5, 6:B1", 5, draughts.WantSquare, ""},
		{"a comma at the end", "english", "W:W5,:B1", 5, draughts.WantSquare, ""},
		{"two commas", "english", "W:W5,,6:B1", 5, draughts.WantSquare, ""},
		{"two full stops", "english", "W:W5:B1..", 7, draughts.WantEnd, ""},
		{"a white man on the last row", "brazilian", "W:Wb8:Ba7", 3, draughts.ManOnLastRow, "b8"},
		{"a black man on the last row", "english", "W:W5:B29", 6, draughts.ManOnLastRow, "29"},
		{"a tag that is not closed", "brazilian", `[FEN "W:WKa1:Bh2"`, 0, draughts.WantSide, ""},
		{"an empty tag", "brazilian", `[FEN ""]`, 6, draughts.WantSide, ""},
		{"no number of moves in a row", "frisian", "W:W47,K8:B15:x", 13, draughts.WantRun, ""},
		{"more moves in a row than there may be", "frisian", "W:W47,K8:B15:+0+908", 15, draughts.NoSuchRun, ""},
	} {
		shown[test.problem] = true
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p, err := variant(t, test.variant).Parse(test.fen)
			var setup *rules.SetupError
			if p != nil || !errors.As(err, &setup) {
				t.Fatalf("Parse(%q) = %v, %v, want a SetupError", test.fen, p, err)
			}
			if setup.FEN != test.fen || setup.Offset != test.offset || setup.Problem != test.problem || setup.Text != test.about {
				t.Errorf("%v, want %d: %s: %s", err, test.offset+1, test.problem, test.about)
			}
		})
	}
	for _, problem := range draughts.SetupProblems {
		if !shown[problem] {
			t.Errorf("no row is refused with %q", problem)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, fen := range []string{brazilianStart, "B:W21-32:B1-12", "W:WK4-6:B1.", `[FEN "B:BKh2:Wa1"]`, "W:W:B", "W:W5,,:B", "W:W20-10:B1"} {
		f.Add(fen)
	}
	f.Fuzz(func(t *testing.T, fen string) {
		for _, v := range draughts.Variants {
			p, err := v.Parse(fen)
			if err != nil {
				var setup *rules.SetupError
				if !errors.As(err, &setup) || setup.Offset < 0 || setup.Offset > len(fen) {
					t.Fatalf("%s: Parse(%q) = %v", v.Key, fen, err)
				}
				continue
			}
			again, err := v.Parse(p.FEN())
			if err != nil {
				t.Fatalf("%s: %q is written %q: %v", v.Key, fen, p.FEN(), err)
			}
			if again.FEN() != p.FEN() || again.Key() != p.Key() {
				t.Fatalf("%s: %q is written %q and then %q", v.Key, fen, p.FEN(), again.FEN())
			}
		}
	})
}

func TestSquare(t *testing.T) {
	for _, test := range []struct{ variant, name, want string }{
		{"brazilian", "c3", "c3"}, {"brazilian", "22", "c3"}, {"brazilian", "1", "b8"}, {"brazilian", "01", "b8"},
		{"english", "22", "c3"}, {"english", "c3", "c3"}, {"english", "32", "g1"},
	} {
		p := first(t, variant(t, test.variant)).(*draughts.Position)
		if got, err := p.Square(test.name); err != nil || got.String() != test.want {
			t.Errorf("%s: Square(%q) = %v, %v, want %s", test.variant, test.name, got, err, test.want)
		}
	}
	for _, name := range []string{"", "0", "33", "a2", "i1", "c", "c3x", "C3", "22-18", "K5", " 5"} {
		p := first(t, variant(t, "english")).(*draughts.Position)
		var setup *rules.SetupError
		if got, err := p.Square(name); !errors.As(err, &setup) {
			t.Errorf("Square(%q) = %v, %v, want a SetupError", name, got, err)
		}
	}
}
