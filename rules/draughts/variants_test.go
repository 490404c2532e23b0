package draughts_test

import (
	"testing"

	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

func TestVariants(t *testing.T) {
	for _, v := range draughts.Variants {
		t.Run(v.Key, func(t *testing.T) { rulestest.TestVariant(t, v, 10) })
	}
}
