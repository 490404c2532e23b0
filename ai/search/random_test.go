package search_test

import (
	"testing"

	"tabuleiro/ai/search"
)

func TestRandom(t *testing.T) {
	a, b := search.NewRandom(1, 2), search.NewRandom(2, 1)
	if a.Uint64() == b.Uint64() {
		t.Error("the order of the seeds does not matter")
	}
	again := search.NewRandom(1, 2)
	again.Uint64()
	if a.Uint64() != again.Uint64() {
		t.Error("the same seeds give another sequence")
	}
	var counts [7]int
	for range 70_000 {
		counts[a.Intn(7)]++
	}
	for n, count := range counts {
		if count < 9_500 || count > 10_500 {
			t.Errorf("%d came %d times of 70,000", n, count)
		}
	}
}
