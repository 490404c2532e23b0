package store_test

import (
	"testing"

	"tabuleiro/app/store"
)

// after returns the record of a level after some results, read back.
func after(results ...store.Result) store.Tally {
	m := &store.Memory{}
	s := store.Open(m)
	for _, r := range results {
		s.Finish(r)
	}
	return store.Open(m).Records().Tally("brazilian", "easy")
}

func ended(outcome store.Outcome, undone bool) store.Result {
	r := won("easy", 700)
	r.Outcome, r.Undone = outcome, undone
	return r
}

func TestRecords(t *testing.T) {
	t.Run("wins, draws and losses are counted with the best score", func(t *testing.T) {
		got := after(won("easy", 700), ended(store.Drawn, false), ended(store.Lost, false), won("easy", 850), won("easy", 690)).Ranked
		if want := (store.Counts{Won: 3, Drawn: 1, Lost: 1, Best: 850}); got != want || got.Played() != 5 {
			t.Errorf("ranked = %+v, played %d, want %+v, 5", got, got.Played(), want)
		}
	})
	t.Run("losses and draws score 0", func(t *testing.T) {
		got := after(ended(store.Drawn, false), ended(store.Lost, false), ended(store.Forfeit, false))
		if got.Ranked.Best != 0 || len(got.Top) != 0 {
			t.Errorf("tally = %+v, want no score", got)
		}
	})
	t.Run("each variant and level has its own", func(t *testing.T) {
		s := store.Open(&store.Memory{})
		s.Finish(won("easy", 700))
		s.Finish(won("hard", 600))
		english := won("easy", 500)
		english.Variant = "english"
		s.Finish(english)
		for _, row := range []struct {
			variant, level string
			best           int
		}{{"brazilian", "easy", 700}, {"brazilian", "hard", 600}, {"english", "easy", 500}, {"english", "hard", 0}} {
			if got := s.Records().Tally(row.variant, row.level).Ranked.Best; got != row.best {
				t.Errorf("best of %s %s = %d, want %d", row.variant, row.level, got, row.best)
			}
		}
	})
	t.Run("a win with undo is kept apart and not ranked", func(t *testing.T) {
		got := after(ended(store.Won, true))
		if want := (store.Counts{Won: 1, Best: 700}); got.Undone != want {
			t.Errorf("undone = %+v, want %+v", got.Undone, want)
		}
		if got.Ranked != (store.Counts{}) || len(got.Top) != 0 || got.Streak != 0 {
			t.Errorf("tally = %+v, want nothing ranked", got)
		}
	})
	t.Run("a forfeit is a loss", func(t *testing.T) {
		got := after(won("easy", 700), ended(store.Forfeit, false))
		if got.Ranked.Lost != 1 || got.Streak != 0 {
			t.Errorf("tally = %+v, want one loss", got)
		}
	})
	t.Run("a streak is ranked wins in a row", func(t *testing.T) {
		win, undone := ended(store.Won, false), ended(store.Won, true)
		for _, row := range []struct {
			name            string
			results         []store.Result
			streak, longest int
		}{
			{"it grows", []store.Result{win, win, win}, 3, 3},
			{"a loss ends it", []store.Result{win, win, ended(store.Lost, false), win}, 1, 2},
			{"a draw ends it", []store.Result{win, win, ended(store.Drawn, false)}, 0, 2},
			{"a loss with undo ends it", []store.Result{win, win, ended(store.Lost, true)}, 0, 2},
			{"a win with undo leaves it", []store.Result{win, undone, win}, 2, 2},
		} {
			if got := after(row.results...); got.Streak != row.streak || got.Longest != row.longest {
				t.Errorf("%s: streak %d, longest %d, want %d, %d", row.name, got.Streak, got.Longest, row.streak, row.longest)
			}
		}
	})
	t.Run("the ten best results are kept, best first", func(t *testing.T) {
		var results []store.Result
		for i := range 25 {
			r := won("easy", 500+i*7%25*10)
			r.At = int64(i)
			results = append(results, r)
		}
		top := after(results...).Top
		if len(top) != 10 {
			t.Fatalf("len(top) = %d, want 10", len(top))
		}
		for i, best := range top {
			if want := 740 - 10*i; best.Score != want || best.Moves != 40 || best.PiecesLeft != 6 {
				t.Errorf("top[%d] = %+v, want score %d", i, best, want)
			}
		}
	})
}

func TestRank(t *testing.T) {
	for _, row := range []struct {
		name  string
		level string
		score int
		spoil func(*store.Result)
		want  store.Rank
	}{
		{"499 points are no rank", "medium", 499, nil, ""},
		{"500 points are expert", "medium", 500, nil, store.Expert},
		{"999 points are expert", "medium", 999, nil, store.Expert},
		{"1000 points are pro", "medium", 1000, nil, store.Pro},
		{"only medium counts", "hard", 1000, nil, ""},
		{"a win with undo does not count", "medium", 1000, func(r *store.Result) { r.Undone = true }, ""},
		{"a draw does not count", "medium", 1000, func(r *store.Result) { r.Outcome = store.Drawn }, ""},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := store.Open(&store.Memory{})
			r := won(row.level, row.score)
			if row.spoil != nil {
				row.spoil(&r)
			}
			s.Finish(r)
			if got := s.Records().Rank("brazilian"); got != row.want {
				t.Errorf("Rank() = %q, want %q", got, row.want)
			}
		})
	}
}
