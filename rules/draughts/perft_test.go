package draughts_test

import (
	"flag"
	"testing"

	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

var largest = flag.Int("perft", 1_000_000, "the largest count of moves that is checked")

// sameMoves names the variants that move as another does and have its counts.
var sameMoves = map[string]string{
	"brazilian-official": "brazilian", "english-official": "english", "giveaway": "russian",
	"portuguese": "spanish", "antidraughts": "international",
}

func TestPerft(t *testing.T) {
	for _, v := range draughts.Variants {
		file := v.Key
		if other := sameMoves[v.Key]; other != "" {
			file = other
		}
		t.Run(v.Key, func(t *testing.T) {
			t.Parallel()
			rulestest.TestPerft(t, v, "testdata/"+file+".perft", *largest)
		})
	}
}
