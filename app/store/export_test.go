package store

import "testing"

// AddUpgrade adds a version to the program for the time of a test.
func AddUpgrade(t *testing.T, f func(d Document, fields map[string]any)) {
	before := upgrades
	upgrades = append(upgrades[:len(upgrades):len(upgrades)], f)
	t.Cleanup(func() { upgrades = before })
}
