package draughts_test

import (
	"flag"
	"slices"
	"testing"

	"tabuleiro/rules"
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

var games = flag.Int("games", 50, "how many random games of each variant are checked")

func TestVariants(t *testing.T) {
	for _, v := range draughts.Variants {
		t.Run(v.Key, func(t *testing.T) {
			t.Parallel()
			ends := rulestest.TestVariant(t, v, *games)
			for reason := range ends {
				if reason != "" && reason != rules.Repetition && !slices.Contains(draughts.Reasons, reason) {
					t.Errorf("a game ends by %q, which Reasons does not list", reason)
				}
			}
			t.Log(ends)
		})
	}
}
