package draughts_test

import (
	"testing"

	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

func TestPerft(t *testing.T) {
	for _, v := range draughts.Variants {
		t.Run(v.Key, func(t *testing.T) {
			rulestest.TestPerft(t, v, "testdata/"+v.Key+".perft", 1_000_000)
		})
	}
}
