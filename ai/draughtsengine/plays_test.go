package draughtsengine

import (
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// played lists the games that the engine plays.
var played = func() []*rules.Variant {
	var played []*rules.Variant
	for _, v := range draughts.Variants {
		if New().Plays(v) {
			played = append(played, v)
		}
	}
	return played
}()

func TestPlays(t *testing.T) {
	var got string
	for _, v := range played {
		got += v.Key + " "
	}
	if want := "brazilian english simple street "; got != want {
		t.Errorf("the engine plays %s, want %s", got, want)
	}
}
