package draughts_test

import (
	"testing"

	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

func TestFind(t *testing.T) {
	for n, v := range draughts.Variants {
		r, ok := draughts.Find(v.Key)
		if !ok || r != draughts.Rulesets[n] {
			t.Errorf("Find(%q) = %v, %v", v.Key, r, ok)
		}
		p, err := v.Parse(v.Start)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.(*draughts.Position).Ruleset(); got != r {
			t.Errorf("%s is played by %v", v.Key, got)
		}
	}
	if r, ok := draughts.Find("none"); ok {
		t.Errorf("Find(none) = %v", r)
	}
}

func TestVariants(t *testing.T) {
	for _, v := range draughts.Variants {
		games := 4
		if v.Files > 8 {
			games = 2 // they are long, and have many squares
		}
		t.Run(v.Key, func(t *testing.T) { rulestest.TestVariant(t, v, games) })
	}
}
