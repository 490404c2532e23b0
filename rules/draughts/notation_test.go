package draughts_test

import (
	"slices"
	"testing"

	"tabuleiro/rules"
)

func TestNotation(t *testing.T) {
	for _, test := range []struct {
		name, variant, fen string
		want               []string
	}{
		{"quiet moves have a dash", "brazilian", "W:Wc3:Ba7", []string{"c3-b4", "c3-d4"}},
		{"english moves are numbers", "english", "B:W32:B1", []string{"1-5", "1-6"}},
		{"captures have a cross", "brazilian", "W:Wc3:Bd4", []string{"c3xe5"}},
		{"the ends are enough for a capture that no other is like", "english", "W:Wc3:Bd4,f6", []string{"22x8"}},
		{"all squares tell captures of the same ends apart", "english", "W:W31:B18,K19,21,26,K27", []string{"31x22x15", "31x24x15"}},
	} {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p := parse(t, variant(t, test.variant), test.fen)
			var got []string
			for _, m := range p.LegalMoves() {
				got = append(got, p.Notation(m))
			}
			slices.Sort(got)
			if !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestPathStopsRightBehindAPieceOnAStraightLine(t *testing.T) {
	for _, test := range []struct{ variant, fen, want string }{
		{"brazilian", "W:WKa1:Bb2,f6", "a1c3h8"},
		{"brazilian", "W:WKh8:Bg7,c3", "h8f6a1"},
		{"street", "W:WKh8:Bg7,c3", "h8f6a1"},
	} {
		p := parse(t, variant(t, test.variant), test.fen)
		if got := p.LegalMoves(); !slices.ContainsFunc(got, func(m rules.Move) bool { return m.String() == test.want }) {
			t.Errorf("%s: %s has %v, want %s among them", test.variant, test.fen, got, test.want)
		}
	}
}
