// Package catalog lists every variant of every game. It is the only package that
// knows them all.
package catalog

import (
	"slices"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// All lists the variants, those of one game together.
var All = slices.Concat(draughts.Variants)

// Find returns the variant with a key.
func Find(key string) (*rules.Variant, bool) {
	for _, v := range All {
		if v.Key == key {
			return v, true
		}
	}
	return nil, false
}
