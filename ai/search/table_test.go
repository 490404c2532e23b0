package search_test

import (
	"testing"
	"unsafe"

	"tabuleiro/ai/search"
)

func TestTable(t *testing.T) {
	table := search.NewTable(4)
	if size := unsafe.Sizeof(search.Entry{}); size != 16 {
		t.Errorf("an entry takes %d bytes, want 16", size)
	}
	find := func(key uint64) int {
		if e := table.Find(key); e != nil {
			return int(e.Score)
		}
		return -1
	}
	const a, b, c = 0x100, 0x200, 0x300 // the same two places
	table.Store(a, search.Entry{Score: 1, Depth: 9})
	table.Store(b, search.Entry{Score: 2, Depth: 3})
	if find(a) != 1 || find(b) != 2 || find(c) != -1 {
		t.Errorf("two places hold %d, %d, %d, want 1, 2, -1", find(a), find(b), find(c))
	}
	table.Store(c, search.Entry{Score: 3, Depth: 4})
	if find(a) != 1 || find(b) != -1 || find(c) != 3 {
		t.Error("the deepest search was not kept beside the latest")
	}
	for range 300 { // as many as an age can count, and more
		table.Clear()
		if find(a) != -1 || find(c) != -1 {
			t.Fatal("a cleared table remembers")
		}
	}
	table = nil
	table.Store(a, search.Entry{})
	if find(a) != -1 {
		t.Error("a nil table remembers")
	}
}

func TestScoresOfWinsCountFromThePosition(t *testing.T) {
	for _, score := range []int{0, 123, -123, search.Win - 7, 7 - search.Win} {
		stored := search.ToTable(score, 5)
		if got := search.FromTable(stored, 5); got != score {
			t.Errorf("score %d comes back as %d", score, got)
		}
	}
	if got := search.ToTable(search.Win-7, 5); got != search.Win-2 {
		t.Errorf("a win in 7 plies is stored 5 plies on as %d, want in 2", got)
	}
}
