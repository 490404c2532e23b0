package draughtsengine

import (
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

func TestPlays(t *testing.T) {
	e := New()
	for _, v := range draughts.Variants {
		if !e.Plays(v) {
			t.Errorf("the engine does not play %s", v.Key)
		}
	}
	if e.Plays(&rules.Variant{Key: "chess"}) {
		t.Error("the engine plays chess")
	}
}
