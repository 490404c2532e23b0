package store_test

import (
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"

	"tabuleiro/app/store"
)

const gameKey = "tabuleiro/game/brazilian/computer"

// full returns a storage in which every document is written.
func full(t *testing.T) *store.Memory {
	t.Helper()
	m := &store.Memory{}
	s := store.Open(m)
	s.SaveGame(save("brazilian", store.Computer, 1), 0)
	s.ChangeSettings(func(s *store.Settings) { s.Pieces["draughts"] = "discs" })
	s.Finish(won("easy", 700))
	if len(m.Keys()) != 3 {
		t.Fatalf("keys = %v", m.Keys())
	}
	return m
}

// A document that cannot be read is put aside as it was, and the store works.
func TestCorruptDocuments(t *testing.T) {
	texts := map[string]func(string) string{
		"empty":             func(string) string { return "" },
		"undefined":         func(string) string { return "undefined" },
		"null":              func(string) string { return "null" },
		"a list":            func(string) string { return "[]" },
		"truncated":         func(text string) string { return text[:len(text)/2] },
		"with a tail":       func(text string) string { return text + "}" },
		"version 0":         func(text string) string { return strings.Replace(text, `"version":2`, `"version":0`, 1) },
		"version -1":        func(text string) string { return strings.Replace(text, `"version":2`, `"version":-1`, 1) },
		"version 2.5":       func(text string) string { return strings.Replace(text, `"version":2`, `"version":2.5`, 1) },
		"a text as version": func(text string) string { return strings.Replace(text, `"version":2`, `"version":"1"`, 1) },
		"without a version": func(text string) string { return strings.Replace(text, `"version":2,`, ``, 1) },
		"NaN":               func(text string) string { return strings.Replace(text, `"revision":1`, `"revision":NaN`, 1) },
		"a huge revision": func(text string) string {
			return strings.Replace(text, `"revision":1`, `"revision":9007199254740992`, 1)
		},
		"an unknown field": func(text string) string { return text[:len(text)-1] + `,"x":1}` },
	}
	for name, spoil := range texts {
		for _, key := range full(t).Keys() {
			t.Run(name+" "+key, func(t *testing.T) {
				m := full(t)
				good, _ := m.Get(key)
				bad := spoil(good)
				m.Set(key, bad)
				checkPutAside(t, m, key, bad)
			})
		}
	}
}

func checkPutAside(t *testing.T, m *store.Memory, key, bad string) {
	t.Helper()
	s := store.Open(m)
	problems := s.Problems()
	if len(problems) != 1 || problems[0].Text != bad || !problems[0].Moved() || problems[0].Err == nil {
		t.Fatalf("Problems() = %+v, want one with %q", problems, bad)
	}
	aside := "tabuleiro/broken/" + strings.TrimPrefix(key, "tabuleiro/") + "/1"
	if got, ok := m.Get(aside); !ok || got != bad || problems[0].Key != aside {
		t.Errorf("Get(%s) = %q, %v, want %q", aside, got, ok, bad)
	}
	if got, ok := m.Get(key); ok {
		t.Errorf("Get(%s) = %q, want nothing", key, got)
	}
	s.Erase("brazilian", store.Computer)
	s.Finish(won("easy", 700))
	if _, err := s.SaveGame(save("brazilian", store.Computer, 1), 0); err != nil {
		t.Errorf("SaveGame: %v", err)
	}
	if _, err := s.ChangeSettings(func(s *store.Settings) { s.Sound = false }); err != nil {
		t.Errorf("ChangeSettings: %v", err)
	}
	if again := store.Open(m); len(again.Problems()) != 0 || len(again.Broken()) != 1 {
		t.Errorf("on reopening Problems() = %v, Broken() = %v", again.Problems(), again.Broken())
	}
}

func TestOneFlippedByteNeverStopsTheStoreNorLosesTheText(t *testing.T) {
	for key, text := range snapshot(full(t)) {
		for i := range text {
			for bit := range 8 {
				bad := text[:i] + string([]byte{text[i] ^ 1<<bit}) + text[i+1:]
				m := stored(map[string]string{key: bad})
				s := store.Open(m)
				s.Settings()
				s.Records()
				s.Games()
				switch problems := s.Problems(); {
				case len(problems) == 0 || problems[0].Newer():
					if got, _ := m.Get(key); got != bad {
						t.Fatalf("%s: %q became %q", key, bad, got)
					}
				case problems[0].Text != bad || len(s.Broken()) != 1 || s.Broken()[0].Text != bad:
					t.Fatalf("%s: %q gave %+v", key, bad, problems)
				}
			}
		}
	}
}

func TestNewerVersions(t *testing.T) {
	for key, text := range snapshot(full(t)) {
		t.Run("are reported and never overwritten "+key, func(t *testing.T) {
			newer := strings.Replace(text, `"version":2`, `"version":99`, 1)
			m := full(t)
			m.Set(key, newer)
			s := store.Open(m)
			if p := s.Problems(); len(p) != 1 || !p[0].Newer() || p[0].Moved() || p[0].Text != newer {
				t.Fatalf("Problems() = %+v, want one that is newer", p)
			}
			useBlocked(t, s, key)
			if got, _ := m.Get(key); got != newer {
				t.Errorf("%s was overwritten: %s", key, got)
			}
			if len(s.Problems()) != 1 {
				t.Errorf("Problems() = %v, want it told once", s.Problems())
			}
		})
	}
	t.Run("written by another tab meanwhile are not overwritten", func(t *testing.T) {
		for _, key := range full(t).Keys() {
			m := full(t)
			s := store.Open(m)
			const newer = `{"version":99}`
			m.Set(key, newer)
			s.Finish(won("easy", 800))
			s.ChangeSettings(func(s *store.Settings) { s.Sound = false })
			s.Erase("brazilian", store.Computer)
			s.SaveGame(save("brazilian", store.Computer, 9), 0)
			if got, _ := m.Get(key); got != newer {
				t.Errorf("%s was overwritten: %s", key, got)
			}
		}
	})
}

// useBlocked uses a store of which one document must not be written: that one
// is held in memory and said to be blocked.
func useBlocked(t *testing.T, s *store.Store, key string) {
	t.Helper()
	told := func(of string, err error) {
		t.Helper()
		var blocked *store.BlockedError
		if errors.As(err, &blocked) != (key == of) {
			t.Errorf("writing %s: %v", of, err)
		}
	}
	_, revision, _ := s.Game("brazilian", store.Computer)
	revision, err := s.SaveGame(save("brazilian", store.Computer, 8), revision)
	told(gameKey, err)
	_, err = s.SaveGame(save("brazilian", store.Computer, 9), revision)
	told(gameKey, err)
	if got, _, _ := s.Game("brazilian", store.Computer); got.Updated != 9 {
		t.Errorf("Updated = %d, want 9", got.Updated)
	}
	_, err = s.ChangeSettings(func(s *store.Settings) { s.Board = "noite" })
	told("tabuleiro/settings", err)
	if got := s.Settings().Board; got != "noite" {
		t.Errorf("Board = %q, want noite", got)
	}
	tally, err := s.Finish(won("easy", 900))
	told("tabuleiro/records", err)
	if tally.Ranked.Best != 900 {
		t.Errorf("tally = %+v, want best 900", tally)
	}
	s.Erase("brazilian", store.Computer)
	if _, _, ok := s.Game("brazilian", store.Computer); ok {
		t.Error("the game was not erased")
	}
}

func TestSetAside(t *testing.T) {
	t.Run("a save that does not replay leaves its place free and is told", func(t *testing.T) {
		m := full(t)
		s := store.Open(m)
		text, _ := m.Get(gameKey)
		reason := errors.New("illegal move")
		s.SetAside(store.GameDocument("brazilian", store.Computer), reason)
		if p := s.Problems(); len(p) != 1 || p[0].Err != reason || p[0].Text != text || !p[0].Moved() {
			t.Errorf("Problems() = %+v", p)
		}
		if len(s.Games()) != 0 {
			t.Errorf("Games() = %v, want none", s.Games())
		}
	})
	t.Run("nothing is not set aside", func(t *testing.T) {
		m := &store.Memory{}
		s := store.Open(m)
		s.SetAside(store.GameDocument("brazilian", store.Computer), errors.New("x"))
		if len(s.Problems()) != 0 || len(m.Keys()) != 0 {
			t.Errorf("Problems() = %v, keys %v", s.Problems(), m.Keys())
		}
	})
	t.Run("copies are never overwritten and at most ten", func(t *testing.T) {
		m := &store.Memory{}
		for n := range 15 {
			m.Set("tabuleiro/settings", fmt.Sprint("bad ", n))
			store.Open(m)
		}
		if len(store.Open(m).Broken()) != 10 {
			t.Errorf("Broken() = %v, want 10", store.Open(m).Broken())
		}
		for n := range 10 {
			key := fmt.Sprint("tabuleiro/broken/settings/", n+1)
			if got, _ := m.Get(key); got != fmt.Sprint("bad ", n) {
				t.Errorf("Get(%s) = %q", key, got)
			}
		}
		if got, _ := m.Get("tabuleiro/settings"); got != "bad 14" {
			t.Errorf("the eleventh was not left in its place: %q", got)
		}
	})
	t.Run("the same text is copied once", func(t *testing.T) {
		m := &store.Memory{}
		for range 3 {
			m.Set("tabuleiro/settings", "bad")
			store.Open(m)
		}
		if got := store.Open(m).Broken(); len(got) != 1 {
			t.Errorf("Broken() = %v, want one", got)
		}
	})
	t.Run("the same text is told once", func(t *testing.T) {
		m := &store.Memory{}
		s := store.Open(m)
		for range 2 {
			m.Set("tabuleiro/settings", "bad")
			s.Settings()
		}
		if len(s.Problems()) != 1 {
			t.Errorf("Problems() = %v, want one", s.Problems())
		}
	})
	t.Run("without room for a copy the document stays and is not overwritten", func(t *testing.T) {
		for _, key := range full(t).Keys() {
			m := full(t)
			m.Set(key, "bad")
			fill(m, 0)
			s := store.Open(m)
			if p := s.Problems(); len(p) != 1 || p[0].Moved() {
				t.Errorf("%s: Problems() = %+v, want one that stays", key, p)
			}
			m.Quota = 0
			useBlocked(t, s, key)
			if got, _ := m.Get(key); got != "bad" {
				t.Errorf("%s was overwritten: %s", key, got)
			}
		}
	})
	t.Run("a copy is erased when the person says so, and nothing else is", func(t *testing.T) {
		m := full(t)
		before := snapshot(m)
		m.Set("tabuleiro/game/english/two", "bad")
		s := store.Open(m)
		for _, b := range s.Broken() {
			s.Discard(b)
		}
		s.Discard(store.Broken{Key: gameKey})
		s.Discard(store.Broken{Key: "other"})
		if after := snapshot(m); !maps.Equal(after, before) {
			t.Errorf("storage = %v, want %v", after, before)
		}
	})
}
