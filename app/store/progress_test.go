package store_test

import (
	"slices"
	"testing"

	"tabuleiro/app/store"
)

func TestProgress(t *testing.T) {
	m := &store.Memory{}
	s := store.Open(m)
	if s.Progress().Has("guide/dama") {
		t.Error("a lesson is done that nobody did")
	}
	for _, lesson := range []string{"guide/pedra", "guide/dama", "guide/pedra"} {
		if err := s.Learn(lesson); err != nil {
			t.Errorf("Learn(%q): %v", lesson, err)
		}
	}
	other := store.Open(m) // as another tab does
	if got := other.Progress().Done; !slices.Equal(got, []string{"guide/dama", "guide/pedra"}) {
		t.Errorf("done are %v", got)
	}
	for _, wrong := range []string{"", "guide", "guide/", "/dama"} {
		if err := s.Learn(wrong); err == nil {
			t.Errorf("Learn(%q) takes it", wrong)
		}
	}
	m.Set("tabuleiro/progress", `{"version":1,"revision":3,"done":["b/b","a/a"]}`)
	broken := store.Open(m)
	if len(broken.Broken()) != 1 || len(broken.Progress().Done) != 0 {
		t.Errorf("lessons out of order are %v, %v put aside", broken.Progress(), broken.Broken())
	}
}
