package pages

import (
	"testing"

	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func shellNumbering(numbering string) *shell {
	return &shell{settings: store.Settings{Numbering: numbering}}
}

// Every name on the board is one by which the notation finds the same square.
func TestNamesOfSquaresAreThoseThatMovesAreWrittenWith(t *testing.T) {
	for _, v := range catalog.All {
		for _, numbering := range []string{"", store.Numbers, store.Letters} {
			named := shellNumbering(numbering).named(v)
			p := firstOf(v).Position().(interface {
				Square(name string) (rules.Square, error)
			})
			for _, square := range v.Squares() {
				name := named.SquareName(square)
				if (name == "") != (v.SquareName(square) == "") {
					t.Errorf("%s by %q: %s is called %q", v.Key, numbering, square, name)
				}
				if found, err := p.Square(name); name != "" && (err != nil || found != square) {
					t.Errorf("%s by %q: %s is called %q, which is %v, %v", v.Key, numbering, square, name, found, err)
				}
			}
		}
	}
}

func TestNumbering(t *testing.T) {
	tests := []struct{ variant, numbering, first, move string }{
		{"brazilian", "", "a1", "a3-b4"},
		{"brazilian", store.Letters, "a1", "a3-b4"},
		{"brazilian", store.Numbers, "29", "21-17"},
		{"english", "", "29", "9-13"},
		{"english", store.Numbers, "29", "9-13"},
		{"english", store.Letters, "a1", "b6-a5"},
		{"international", store.Letters, "a1", "b4-a5"},
		{"turkish", store.Numbers, "a1", "a3-a4"},
	}
	for _, test := range tests {
		v := variantOf(t, test.variant)
		named := shellNumbering(test.numbering).named(v)
		if got := named.SquareName(0); got != test.first {
			t.Errorf("%s by %q: a1 is %s, want %s", test.variant, test.numbering, got, test.first)
		}
		p := firstOf(v).Position()
		var found bool
		for _, m := range p.LegalMoves() {
			found = found || notation(named, p, m) == test.move
		}
		if !found {
			t.Errorf("%s by %q: no move is written %s, the first is %s", test.variant, test.numbering, test.move, notation(named, p, p.LegalMoves()[0]))
		}
	}
}

func TestNotationOfCapturesIsRenamedSquareBySquare(t *testing.T) {
	v := variantOf(t, "street")
	g, err := rules.Record{Variant: v.Key, Start: "W:Wc3,h2:Bd4,f6"}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	if got := notation(shellNumbering(store.Numbers).named(v), g.Position(), g.Position().LegalMoves()[0]); got != "22x8" {
		t.Errorf("%s, want 22x8", got)
	}
}

func TestTheTrialBeginsWithTheOnlyMove(t *testing.T) {
	v := variantOf(t, "brazilian")
	g, err := rules.Record{Variant: v.Key, Start: trialStart, Moves: []string{trialMove}}.Replay(v)
	if err != nil || len(g.Position().LegalMoves()) != 1 {
		t.Errorf("%v, %v", err, g.Position().LegalMoves())
	}
}
