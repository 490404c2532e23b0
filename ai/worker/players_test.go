package main

import (
	"testing"

	"tabuleiro/rules/catalog"
)

func TestEveryVariantHasAnEngine(t *testing.T) {
	for _, v := range catalog.All {
		if got, e, ok := players(v.Key); !ok || e == nil || got != v {
			t.Errorf("%s: %v, %v", v.Key, got, ok)
		}
	}
	if _, _, ok := players("ludo"); ok {
		t.Error("somebody plays ludo")
	}
}
