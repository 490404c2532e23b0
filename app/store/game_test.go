package store_test

import (
	"errors"
	"maps"
	"reflect"
	"testing"

	"tabuleiro/app/store"
)

func TestOpenGames(t *testing.T) {
	t.Run("a reload in the middle of a capture resumes", func(t *testing.T) {
		m := &store.Memory{}
		want := save("brazilian", store.Computer, 1)
		revision, err := store.Open(m).SaveGame(want, 0)
		if err != nil {
			t.Fatal(err)
		}
		got, r, ok := store.Open(m).Game("brazilian", store.Computer)
		if !ok || r != revision || !reflect.DeepEqual(got, want) {
			t.Errorf("Game() = %+v, %d, %v, want %+v, %d", got, r, ok, want, revision)
		}
	})
	t.Run("each variant and mode has its own and the newest is first", func(t *testing.T) {
		s := store.Open(&store.Memory{})
		s.SaveGame(save("brazilian", store.Computer, 2), 0)
		s.SaveGame(save("english", store.Computer, 3), 0)
		s.SaveGame(save("brazilian", store.Two, 1), 0)
		var got []string
		for _, game := range s.Games() {
			got = append(got, game.Document().String())
		}
		want := []string{"game/english/computer", "game/brazilian/computer", "game/brazilian/two"}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("Games() = %v, want %v", got, want)
		}
	})
	t.Run("undo is kept with the game", func(t *testing.T) {
		m := &store.Memory{}
		undone := save("brazilian", store.Computer, 1)
		undone.Undone = true
		store.Open(m).SaveGame(undone, 0)
		if got, _, _ := store.Open(m).Game("brazilian", store.Computer); !got.Undone {
			t.Error("Undone = false")
		}
	})
	for name, spoil := range map[string]func(*store.Save){
		"mode":    func(s *store.Save) { s.Mode = "three" },
		"variant": func(s *store.Save) { s.Record.Variant = "a/b" },
		"side":    func(s *store.Save) { s.Side = "red" },
		"square":  func(s *store.Save) { s.Entered = []string{"z9"} },
	} {
		t.Run("a bad "+name+" is refused and changes nothing", func(t *testing.T) {
			m := &store.Memory{}
			bad := save("brazilian", store.Computer, 1)
			spoil(&bad)
			if revision, err := store.Open(m).SaveGame(bad, 0); err == nil || revision != 0 || len(m.Keys()) != 0 {
				t.Errorf("SaveGame() = %d, %v, keys %v", revision, err, m.Keys())
			}
		})
	}
}

func TestTwoPlayers(t *testing.T) {
	t.Run("the game is kept while it is open and leaves nothing at its end", func(t *testing.T) {
		m := stored(map[string]string{"other": "1"})
		s := store.Open(m)
		s.ChangeSettings(func(s *store.Settings) { s.Sound = false })
		s.Finish(won("easy", 700))
		s.SaveGame(save("brazilian", store.Computer, 5), 0)
		before := snapshot(m)

		revision, _ := s.SaveGame(save("brazilian", store.Two, 6), 0)
		if _, err := s.SaveGame(save("brazilian", store.Two, 7), revision); err != nil {
			t.Fatal(err)
		}
		if _, _, ok := store.Open(m).Game("brazilian", store.Two); !ok {
			t.Error("the open game was not kept")
		}
		s.Erase("brazilian", store.Two)
		if after := snapshot(m); !maps.Equal(after, before) {
			t.Errorf("storage = %v, want %v", after, before)
		}
	})
	t.Run("a result without a level enters no record", func(t *testing.T) {
		m := &store.Memory{}
		store.Open(m).Finish(store.Result{Variant: "brazilian", Outcome: store.Won, Score: 900})
		if len(m.Keys()) != 0 {
			t.Errorf("keys = %v, want none", m.Keys())
		}
	})
}

func TestTwoTabs(t *testing.T) {
	// open gives two tabs with the same game and its revision.
	open := func() (m *store.Memory, a, b *store.Store, revision int64) {
		m = &store.Memory{}
		a, b = store.Open(m), store.Open(m)
		revision, _ = a.SaveGame(save("brazilian", store.Computer, 10), 0)
		return m, a, b, revision
	}
	t.Run("moving in A and then in B is a conflict that shows A's game and writes nothing", func(t *testing.T) {
		m, a, b, revision := open()
		inA := save("brazilian", store.Computer, 11)
		newer, err := a.SaveGame(inA, revision)
		if err != nil || newer <= revision {
			t.Fatalf("SaveGame() = %d, %v, want more than %d", newer, err, revision)
		}
		before := snapshot(m)
		_, err = b.SaveGame(save("brazilian", store.Computer, 12), revision)
		var conflict *store.ConflictError
		if !errors.As(err, &conflict) || !reflect.DeepEqual(conflict.Save, inA) || conflict.Revision != newer {
			t.Errorf("SaveGame: %v, want a conflict with %+v", err, inA)
		}
		if after := snapshot(m); !maps.Equal(after, before) {
			t.Errorf("storage = %v, want %v", after, before)
		}
	})
	t.Run("insisting with the newer revision overwrites", func(t *testing.T) {
		_, a, b, revision := open()
		newer, _ := a.SaveGame(save("brazilian", store.Computer, 11), revision)
		if _, err := b.SaveGame(save("brazilian", store.Computer, 12), newer); err != nil {
			t.Error(err)
		}
		if got, _, _ := a.Game("brazilian", store.Computer); got.Updated != 12 {
			t.Errorf("Updated = %d, want 12", got.Updated)
		}
	})
	t.Run("a game that A erased does not come back from B", func(t *testing.T) {
		m, a, b, revision := open()
		a.Erase("brazilian", store.Computer)
		_, err := b.SaveGame(save("brazilian", store.Computer, 12), revision)
		var conflict *store.ConflictError
		if !errors.As(err, &conflict) || !conflict.Erased() || len(m.Keys()) != 0 {
			t.Errorf("SaveGame: %v, keys %v, want a conflict with an erased game", err, m.Keys())
		}
	})
	t.Run("a game begun in A is safe from the erased one in B", func(t *testing.T) {
		_, a, b, revision := open()
		a.Erase("brazilian", store.Computer)
		a.SaveGame(save("brazilian", store.Computer, 20), 0)
		var conflict *store.ConflictError
		if _, err := b.SaveGame(save("brazilian", store.Computer, 21), revision); !errors.As(err, &conflict) {
			t.Errorf("SaveGame: %v, want a conflict", err)
		}
	})
	t.Run("a clock set back does not set back the revision", func(t *testing.T) {
		_, a, _, revision := open()
		if next, err := a.SaveGame(save("brazilian", store.Computer, 3), revision); err != nil || next <= revision {
			t.Errorf("SaveGame() = %d, %v, want more than %d", next, err, revision)
		}
	})
	t.Run("games finished in both are both in the records", func(t *testing.T) {
		m, a, b, _ := open()
		a.Finish(won("easy", 700))
		b.Finish(won("easy", 800))
		a.Finish(won("hard", 600))
		records := store.Open(m).Records()
		easy, hard := records.Tally("brazilian", "easy"), records.Tally("brazilian", "hard")
		if easy.Ranked.Won != 2 || easy.Ranked.Best != 800 || hard.Ranked.Won != 1 {
			t.Errorf("easy %+v, hard %+v", easy, hard)
		}
	})
	t.Run("a storage event names its document", func(t *testing.T) {
		for key, want := range map[string]string{
			"tabuleiro/settings":                "settings",
			"tabuleiro/records":                 "records",
			"tabuleiro/game/brazilian/computer": "game/brazilian/computer",
			"tabuleiro/game/english/two":        "game/english/two",
		} {
			if d, ok := store.DocumentOf(key); !ok || d.String() != want {
				t.Errorf("DocumentOf(%q) = %v, %v, want %s", key, d, ok, want)
			}
		}
		for _, key := range []string{
			"", "settings", "tabuleiro/", "tabuleiro/probe", "tabuleiro/game", "tabuleiro/game//two",
			"tabuleiro/game/brazilian/three", "tabuleiro/settings/a/b", "tabuleiro/broken/settings/1", "x/tabuleiro/settings",
		} {
			if d, ok := store.DocumentOf(key); ok {
				t.Errorf("DocumentOf(%q) = %v, want none", key, d)
			}
		}
	})
}
