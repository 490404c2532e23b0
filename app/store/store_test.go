package store_test

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"strings"
	"testing"

	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// snapshot returns all that a storage holds.
func snapshot(s store.Storage) map[string]string {
	entries := map[string]string{}
	for _, key := range s.Keys() {
		entries[key], _ = s.Get(key)
	}
	return entries
}

// stored returns a storage that holds some texts.
func stored(entries map[string]string) *store.Memory {
	m := &store.Memory{}
	for key, text := range entries {
		m.Set(key, text)
	}
	return m
}

// fill sets the quota so that only some bytes are free.
func fill(m *store.Memory, free int) {
	m.Quota = free
	for key, text := range snapshot(m) {
		m.Quota += len(key) + len(text)
	}
}

// save is an open game in the middle of a capture.
func save(variant, mode string, at int64) store.Save {
	return store.Save{
		Record:  rules.Record{Variant: variant, Moves: []string{"c3d4", "f6e5"}},
		Entered: []string{"d4", "f6"}, Mode: mode, Level: "beginner", Side: "white",
		Seed: 1<<64 - 1, Started: 1_700_000_000_000, Updated: at,
	}
}

func won(level string, score int) store.Result {
	return store.Result{Variant: "brazilian", Level: level, Outcome: store.Won, Score: score, Moves: 40, PiecesLeft: 6}
}

// refusing is a storage that may be read, and written only while it is allowed.
type refusing struct {
	store.Memory
	err error
}

func (r *refusing) Set(key, value string) error {
	if r.err != nil {
		return r.err
	}
	return r.Memory.Set(key, value)
}

func (r *refusing) Remove(key string) error {
	if r.err != nil {
		return r.err
	}
	return r.Memory.Remove(key)
}

func TestDeniedStorage(t *testing.T) {
	denied := &refusing{err: errors.New("access is denied")}
	for name, storage := range map[string]store.Storage{"nothing is offered": nil, "every write fails": denied} {
		t.Run(name+" and it works in memory and says so", func(t *testing.T) {
			s := store.Open(storage)
			if s.Persistent() {
				t.Error("Persistent() = true")
			}
			useAll(t, s)
		})
	}
	t.Run("denied half way goes on in memory", func(t *testing.T) {
		storage := &refusing{}
		s := store.Open(storage)
		if !s.Persistent() {
			t.Error("Persistent() = false before")
		}
		storage.err = errors.New("access is denied")
		useAll(t, s)
		if s.Persistent() {
			t.Error("Persistent() = true after")
		}
	})
	t.Run("a game that cannot be erased is hidden", func(t *testing.T) {
		storage := &refusing{}
		s := store.Open(storage)
		s.SaveGame(save("brazilian", store.Two, 1), 0)
		storage.err = errors.New("access is denied")
		s.Erase("brazilian", store.Two)
		if games := s.Games(); len(games) != 0 {
			t.Errorf("Games() = %+v, want none", games)
		}
	})
}

// useAll goes through a game, a change of settings and a win without an error,
// and finds them again.
func useAll(t *testing.T, s *store.Store) {
	t.Helper()
	var revision int64
	for at := range int64(3) {
		var err error
		if revision, err = s.SaveGame(save("brazilian", store.Computer, at+1), revision); err != nil {
			t.Errorf("SaveGame: %v", err)
		}
	}
	want := save("brazilian", store.Computer, 3)
	if got, r, ok := s.Game("brazilian", store.Computer); !ok || r != revision || !reflect.DeepEqual(got, want) {
		t.Errorf("Game() = %+v, %d, %v, want %+v, %d", got, r, ok, want, revision)
	}
	if games := s.Games(); len(games) != 1 {
		t.Errorf("Games() = %+v, want one", games)
	}
	if _, err := s.ChangeSettings(func(s *store.Settings) { s.Board = "ardosia" }); err != nil || s.Settings().Board != "ardosia" {
		t.Errorf("ChangeSettings: %v, board %q", err, s.Settings().Board)
	}
	s.Finish(won("easy", 700))
	if tally, err := s.Finish(won("easy", 800)); err != nil || tally.Ranked.Won != 2 || tally.Ranked.Best != 800 {
		t.Errorf("Finish() = %+v, %v", tally, err)
	}
	s.Erase("brazilian", store.Computer)
	if games := s.Games(); len(games) != 0 {
		t.Errorf("Games() after Erase = %+v, want none", games)
	}
}

func TestFullStorage(t *testing.T) {
	t.Run("a store opens over a full storage and says persistent", func(t *testing.T) {
		m := stored(map[string]string{"other/x": strings.Repeat("x", 500)})
		fill(m, 0)
		if s := store.Open(m); !s.Persistent() || len(s.Problems()) != 0 {
			t.Errorf("Persistent() = %v, Problems() = %v", s.Persistent(), s.Problems())
		}
	})
	t.Run("the oldest result is pruned and the write tried again", func(t *testing.T) {
		m := &store.Memory{}
		s := store.Open(m)
		for i := range 4 {
			r := won("easy", 700-i)
			r.At = int64(1000 + i)
			s.Finish(r)
		}
		revision, _ := s.SaveGame(save("brazilian", store.Computer, 1), 0)
		fill(m, 0)
		longer := save("brazilian", store.Computer, 2)
		longer.Record.Moves = append(longer.Record.Moves, "b2c3")
		if _, err := s.SaveGame(longer, revision); err != nil {
			t.Fatalf("SaveGame: %v", err)
		}
		tally := store.Open(m).Records().Tally("brazilian", "easy")
		if len(tally.Top) != 3 || tally.Top[0].At != 1000 || tally.Top[1].At != 1002 || tally.Ranked.Won != 4 {
			t.Errorf("tally = %+v, want all but the oldest that is not the best", tally)
		}
	})
	t.Run("without room it reports a FullError, loses nothing and goes on", func(t *testing.T) {
		m := &store.Memory{}
		s := store.Open(m)
		revision, _ := s.SaveGame(save("brazilian", store.Computer, 1), 0)
		fill(m, 0)
		before := snapshot(m)
		longer := save("brazilian", store.Computer, 2)
		for range 3 {
			longer.Record.Moves = append(longer.Record.Moves, "b2c3")
			longer.Updated++
			var err error
			revision, err = s.SaveGame(longer, revision)
			var full *store.FullError
			if !errors.As(err, &full) || full.Document != longer.Document() {
				t.Fatalf("SaveGame: %v, want a FullError", err)
			}
		}
		if got, _, _ := s.Game("brazilian", store.Computer); !reflect.DeepEqual(got, longer) {
			t.Errorf("Game() = %+v, want %+v", got, longer)
		}
		if after := snapshot(m); !maps.Equal(after, before) {
			t.Errorf("storage = %v, want %v", after, before)
		}
	})
	t.Run("what is held is written when there is room", func(t *testing.T) {
		m := &store.Memory{}
		s := store.Open(m)
		s.SaveGame(save("brazilian", store.Computer, 1), 0)
		fill(m, 0)
		var full *store.FullError
		if tally, err := s.Finish(won("easy", 700)); !errors.As(err, &full) || tally.Ranked.Won != 1 {
			t.Errorf("Finish() = %+v, %v, want a FullError", tally, err)
		}
		if _, err := s.ChangeSettings(func(s *store.Settings) { s.LargeText = true }); !errors.As(err, &full) {
			t.Errorf("ChangeSettings: %v, want a FullError", err)
		}
		fill(m, 600)
		s.Erase("brazilian", store.Computer)
		again := store.Open(m)
		if !again.Settings().LargeText || again.Records().Tally("brazilian", "easy").Ranked.Won != 1 {
			t.Errorf("storage = %v, want the settings and the win", snapshot(m))
		}
	})
	t.Run("what is held is written with the next move that fits", func(t *testing.T) {
		m := &store.Memory{}
		s := store.Open(m)
		fill(m, 1)
		s.ChangeSettings(func(s *store.Settings) { s.LargeText = true })
		m.Quota = 0
		s.SaveGame(save("brazilian", store.Computer, 1), 0)
		if !store.Open(m).Settings().LargeText {
			t.Error("the settings were not written")
		}
	})
	t.Run("a result that waits joins what another tab wrote", func(t *testing.T) {
		m := &store.Memory{}
		a, b := store.Open(m), store.Open(m)
		fill(m, 1)
		a.Finish(won("easy", 700))
		m.Quota = 0
		b.Finish(won("easy", 600))
		a.Finish(won("easy", 650))
		if got := store.Open(m).Records().Tally("brazilian", "easy").Ranked.Won; got != 3 {
			t.Errorf("won = %d, want 3", got)
		}
	})
	t.Run("a game that another tab wrote meanwhile is a conflict", func(t *testing.T) {
		m := &store.Memory{}
		a, b := store.Open(m), store.Open(m)
		revision, _ := a.SaveGame(save("brazilian", store.Computer, 1), 0)
		fill(m, 0)
		longer := save("brazilian", store.Computer, 2)
		longer.Record.Moves = append(longer.Record.Moves, "b2c3")
		mine, _ := a.SaveGame(longer, revision)
		m.Quota = 0
		theirs, _ := b.SaveGame(save("brazilian", store.Computer, 3), revision)
		var conflict *store.ConflictError
		if _, err := a.SaveGame(longer, mine); !errors.As(err, &conflict) || conflict.Revision != theirs {
			t.Errorf("SaveGame: %v, want a conflict with %d", err, theirs)
		}
	})
}

func TestMemoryReplacesATextThatFits(t *testing.T) {
	m := stored(map[string]string{"key": "text"})
	fill(m, 0)
	if err := m.Set("key", "next"); err != nil {
		t.Error(err)
	}
	if err := m.Set("key", "longer"); !errors.Is(err, store.ErrFull) {
		t.Errorf("Set: %v, want ErrFull", err)
	}
}

func TestOtherProjectsAtTheSameOriginAreNeverTouched(t *testing.T) {
	foreign := map[string]string{
		"settings": "undefined", "tabuleiro": "", "/go-app/deviceID": "x", "tabuleiro2/settings": "{",
		"damas/records": `{"version":1}`, "": "empty",
	}
	m := stored(foreign)
	s := store.Open(m)
	useAll(t, s)
	if len(s.Problems()) != 0 {
		t.Errorf("Problems() = %v, want none", s.Problems())
	}
	for key := range snapshot(m) {
		if _, ok := foreign[key]; !ok && !strings.HasPrefix(key, "tabuleiro/") {
			t.Errorf("a key %q was written", key)
		}
	}
	for key, want := range foreign {
		if got, ok := m.Get(key); !ok || got != want {
			t.Errorf("Get(%q) = %q, %v, want %q", key, got, ok, want)
		}
	}
}

func TestAFirstVisitHasDefaults(t *testing.T) {
	m := &store.Memory{}
	s := store.Open(m)
	settings := s.Settings()
	want := store.Choice{Variant: "brazilian", Mode: store.Computer, Level: "beginner", Side: "white"}
	if got := settings.LastChoice["draughts"]; got != want {
		t.Errorf("last choice = %+v, want %+v", got, want)
	}
	if !settings.Sound || settings.Speed != 1 || settings.Scheme != "auto" || settings.Language != "" {
		t.Errorf("settings = %+v", settings)
	}
	if len(s.Games()) != 0 || len(s.Records().Variants) != 0 || len(m.Keys()) != 0 {
		t.Errorf("games %v, records %v, keys %v, want none", s.Games(), s.Records(), m.Keys())
	}
}

func TestChangeSettings(t *testing.T) {
	t.Run("two tabs can change different things", func(t *testing.T) {
		m := &store.Memory{}
		a, b := store.Open(m), store.Open(m)
		a.ChangeSettings(func(s *store.Settings) { s.Sound = false })
		b.ChangeSettings(func(s *store.Settings) { s.Pieces["draughts"] = "outlined" })
		got := a.Settings()
		if got.Sound || got.Pieces["draughts"] != "outlined" {
			t.Errorf("settings = %+v, want both changes", got)
		}
	})
	refused := map[string]func(*store.Settings){
		"scheme":  func(s *store.Settings) { s.Scheme = "sepia" },
		"speed":   func(s *store.Settings) { s.Speed = 3 },
		"mode":    func(s *store.Settings) { s.LastChoice["chess"] = store.Choice{Mode: "three", Side: "white"} },
		"side":    func(s *store.Settings) { s.LastChoice["chess"] = store.Choice{Mode: store.Two, Side: "red"} },
		"nil map": func(s *store.Settings) { s.Pieces = nil },
	}
	for name, change := range refused {
		t.Run(fmt.Sprintf("a bad %s is refused and changes nothing", name), func(t *testing.T) {
			m := &store.Memory{}
			got, err := store.Open(m).ChangeSettings(change)
			if err == nil || !reflect.DeepEqual(got, store.DefaultSettings()) || len(m.Keys()) != 0 {
				t.Errorf("ChangeSettings() = %+v, %v, keys %v", got, err, m.Keys())
			}
		})
	}
}
