package store_test

import (
	"reflect"
	"strings"
	"testing"

	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// past is a finished game that ended at a time.
func past(at int64) store.Past {
	return store.Past{
		Link: "1/brazilian/white/60/" + strings.Repeat("Ag8x", 12), Variant: "brazilian", Mode: store.Computer, Level: "medium",
		Side: "white", Result: rules.WhiteWins, Moves: 60, Undone: true, Started: at - 1, Ended: at,
	}
}

// remember returns a store that remembers games ended at 1, 2 and so on.
func remember(t *testing.T, storage store.Storage, n int) *store.Store {
	t.Helper()
	s := store.Open(storage)
	for at := range n {
		if err := s.Remember("draughts", past(int64(at+1))); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// ends returns when games ended.
func ends(games []store.Past) (at []int64) {
	for _, p := range games {
		at = append(at, p.Ended)
	}
	return at
}

func TestHistory(t *testing.T) {
	t.Run("the last game comes first", func(t *testing.T) {
		s := remember(t, &store.Memory{}, 3)
		s.Remember("draughts", past(2)) // of which another tab had told already
		if got, want := ends(s.History("draughts")), []int64{3, 2, 1}; !reflect.DeepEqual(got, want) {
			t.Errorf("History() ended at %v, want %v", got, want)
		}
	})
	t.Run("each game has its own", func(t *testing.T) {
		s := remember(t, &store.Memory{}, 1)
		if got := s.History("chess"); len(got) != 0 {
			t.Errorf("History(chess) = %v", got)
		}
	})
	t.Run("the oldest game drops off, and all of them are small", func(t *testing.T) {
		m := &store.Memory{}
		s := remember(t, m, store.HistoryLimit+5)
		games := s.History("draughts")
		if len(games) != store.HistoryLimit || games[0].Ended != store.HistoryLimit+5 || games[len(games)-1].Ended != 6 {
			t.Errorf("%d games, from %d to %d", len(games), games[0].Ended, games[len(games)-1].Ended)
		}
		if text, _ := m.Get("tabuleiro/history/draughts"); len(text) > 60_000 {
			t.Errorf("they take %d bytes", len(text))
		}
	})
	t.Run("two tabs lose nothing", func(t *testing.T) {
		m := &store.Memory{}
		a, b := store.Open(m), store.Open(m)
		a.Remember("draughts", past(1))
		b.Remember("draughts", past(2))
		if got, want := ends(a.History("draughts")), []int64{2, 1}; !reflect.DeepEqual(got, want) {
			t.Errorf("History() ended at %v, want %v", got, want)
		}
	})
	t.Run("a game of nothing is refused", func(t *testing.T) {
		for name, spoil := range map[string]func(*store.Past){
			"link": func(p *store.Past) { p.Link = "" }, "mode": func(p *store.Past) { p.Mode = "alone" },
			"side": func(p *store.Past) { p.Side = "red" }, "result": func(p *store.Past) { p.Result = "2-0" },
			"moves": func(p *store.Past) { p.Moves = -1 },
		} {
			p := past(1)
			spoil(&p)
			m := &store.Memory{}
			if err := store.Open(m).Remember("draughts", p); err == nil || len(m.Keys()) > 0 {
				t.Errorf("%s: %v, kept %v", name, err, m.Keys())
			}
		}
	})
}

func TestAFullStorageForgetsTheOldestGames(t *testing.T) {
	t.Run("for an open game", func(t *testing.T) {
		m := &store.Memory{}
		s := remember(t, m, 10)
		s.Finish(won("easy", 700))
		fill(m, 0)
		if _, err := s.SaveGame(save("brazilian", store.Computer, 1), 0); err != nil {
			t.Fatal(err)
		}
		games := ends(s.History("draughts"))
		if len(games) == 10 || len(games) == 0 || games[0] != 10 {
			t.Errorf("games ended at %v are left, want the last ones", games)
		}
		if len(s.Records().Tally("brazilian", "easy").Top) != 1 {
			t.Error("a record went before them")
		}
	})
	t.Run("for another of its own", func(t *testing.T) {
		m := &store.Memory{}
		s := remember(t, m, 10)
		fill(m, 0)
		if err := s.Remember("draughts", past(11)); err != nil {
			t.Fatal(err)
		}
		if games := ends(store.Open(m).History("draughts")); games[0] != 11 || games[len(games)-1] == 1 {
			t.Errorf("games ended at %v, want the last ones", games)
		}
	})
	t.Run("where there are none, the game lasts as long as the page", func(t *testing.T) {
		m := &store.Memory{Quota: 100}
		m.Set("others", strings.Repeat("x", 90))
		s := store.Open(m)
		if err := s.Remember("draughts", past(1)); err == nil {
			t.Error("Remember() tells nothing")
		}
		if got := ends(s.History("draughts")); len(got) != 1 {
			t.Errorf("History() ended at %v", got)
		}
	})
}
