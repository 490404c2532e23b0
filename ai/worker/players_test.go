package main

import (
	"testing"

	"tabuleiro/rules/catalog"
)

func TestEveryVariantOfferedHasAnEngine(t *testing.T) {
	for _, v := range catalog.Offered {
		if got, e, ok := players(v.Key); !ok || e == nil || got != v {
			t.Errorf("%s: %v, %v", v.Key, got, ok)
		}
	}
	for _, key := range []string{"ludo", "frisian"} {
		if _, _, ok := players(key); ok {
			t.Errorf("somebody plays %s", key)
		}
	}
}
