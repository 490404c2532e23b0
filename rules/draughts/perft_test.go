package draughts_test

import (
	"flag"
	"testing"

	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

var largest = flag.Int("perft", 1_000_000, "the largest count of moves that is checked")

// sameMoves names the variants that move as another does, for which a tenth will
// do.
var sameMoves = map[string]string{
	"brazilian-official": "brazilian", "english-official": "english", "giveaway": "russian",
	"portuguese": "spanish", "antidraughts": "international",
}

func TestPerft(t *testing.T) {
	for _, v := range draughts.Variants {
		file, limit := v.Key, *largest
		if other := sameMoves[v.Key]; other != "" {
			file, limit = other, limit/10
		}
		t.Run(v.Key, func(t *testing.T) {
			rulestest.TestPerft(t, v, "testdata/"+file+".perft", limit)
		})
	}
}
