package store_test

import (
	"errors"
	"maps"
	"reflect"
	"strings"
	"testing"

	"tabuleiro/app/store"
)

// Games in these tests are never played.
func anyOpen(store.Save) error { return nil }
func anyPast(store.Past) error { return nil }

// all is what a store tells of itself.
func all(s *store.Store) []any {
	return []any{s.Settings(), s.Records(), s.Games(), s.History("draughts"), s.Progress()}
}

// written reads a file back.
func written(t *testing.T, file []byte) store.Backup {
	t.Helper()
	b, err := store.ReadBackup(file, anyOpen, anyPast)
	if err != nil {
		t.Fatalf("%v in\n%s", err, file)
	}
	return b
}

func TestABackupBringsAllOfItBack(t *testing.T) {
	m := &store.Memory{}
	m.Set("others/settings", "theirs")
	s := known(m)
	want := all(s)
	file := s.Backup(1_700_000_000_000).File()
	if c, want := s.Backup(0).Contents(), (store.Contents{Settings: true, Open: 1, Past: 1, Results: 2, Lessons: 2}); c != want {
		t.Errorf("Contents() = %+v, want %+v", c, want)
	}
	s.EraseAll()
	if got := m.Keys(); !reflect.DeepEqual(got, []string{"others/settings"}) {
		t.Errorf("after EraseAll there is %v", got)
	}
	if got := all(s); !reflect.DeepEqual(got, all(store.Open(nil))) {
		t.Errorf("after EraseAll it has %+v", got)
	}
	for name, other := range map[string]*store.Store{"here": s, "in another browser": store.Open(&store.Memory{}), "without a storage": store.Open(nil)} {
		b := written(t, file)
		if err := other.Replace(b); err != nil || b.At != 1_700_000_000_000 {
			t.Errorf("%s: Replace() = %v, At %d", name, err, b.At)
		}
		if got := all(other); !reflect.DeepEqual(got, want) {
			t.Errorf("%s it has\n%+v, want\n%+v", name, got, want)
		}
	}
	if got, _ := m.Get("others/settings"); got != "theirs" {
		t.Errorf("what others keep is %q", got)
	}
}

func TestABackupHasTheResultsThatArePending(t *testing.T) {
	m := &store.Memory{Quota: 1}
	s := store.Open(m)
	s.Finish(won("easy", 700))
	if got := s.Backup(0).Contents().Results; got != 1 {
		t.Errorf("%d results, want 1", got)
	}
}

func TestReplaceLeavesNothingElse(t *testing.T) {
	file := store.Open(nil).Backup(0).File()
	m := &store.Memory{}
	s := known(m)
	if err := s.Replace(written(t, file)); err != nil || len(m.Keys()) > 0 {
		t.Errorf("%v, kept %v", err, m.Keys())
	}
}

func TestMerge(t *testing.T) {
	here, there := store.Open(&store.Memory{}), store.Open(&store.Memory{})
	here.ChangeSettings(func(s *store.Settings) { s.Scheme = "dark" })
	there.ChangeSettings(func(s *store.Settings) { s.Scheme = "light" })
	older, newer := save("brazilian", store.Computer, 1000), save("brazilian", store.Computer, 2000)
	here.SaveGame(older, 0)
	there.SaveGame(newer, 0)
	there.SaveGame(save("english", store.Two, 500), 0)
	here.Remember("draughts", past(1))
	here.Remember("draughts", past(3))
	there.Remember("draughts", past(2))
	there.Remember("draughts", past(3))
	here.Learn("guide/pedra")
	there.Learn("guide/pedra")
	there.Learn("guide/dama")
	for _, score := range []int{500, 900} {
		here.Finish(won("easy", score))
	}
	there.Finish(won("easy", 950))
	there.Finish(won("hard", 600))

	b := written(t, there.Backup(0).File())
	for range 2 { // a second time nothing changes
		if err := here.Merge(b); err != nil {
			t.Fatal(err)
		}
		if got := here.Settings().Scheme; got != "dark" {
			t.Errorf("the scheme is %q, want that of here", got)
		}
		if games := here.Games(); len(games) != 2 || games[0].Updated != 2000 {
			t.Errorf("open games %+v", games)
		}
		if got, want := ends(here.History("draughts")), []int64{3, 2, 1}; !reflect.DeepEqual(got, want) {
			t.Errorf("games ended at %v, want %v", got, want)
		}
		if got, want := here.Progress().Done, []string{"guide/dama", "guide/pedra"}; !reflect.DeepEqual(got, want) {
			t.Errorf("lessons %v, want %v", got, want)
		}
		easy := here.Records().Tally("brazilian", "easy")
		if easy.Ranked.Won != 2 || easy.Ranked.Best != 950 || len(easy.Top) != 3 || easy.Top[0].Score != 950 {
			t.Errorf("easy is %+v", easy)
		}
		if hard := here.Records().Tally("brazilian", "hard"); hard.Ranked.Won != 1 {
			t.Errorf("hard is %+v", hard)
		}
	}
}

func TestAFileThatIsNoBackup(t *testing.T) {
	good := string(known(&store.Memory{}).Backup(1).File())
	change := func(old, new string) string {
		if !strings.Contains(good, old) {
			t.Fatalf("no %s in\n%s", old, good)
		}
		return strings.Replace(good, old, new, 1)
	}
	tests := []struct {
		name, file   string
		problem      store.BackupProblem
		line, column int
		document     string
		field        string
	}{
		{name: "nothing", file: "", problem: store.NotJSON, line: 1, column: 1},
		{name: "a game", file: "[Event \"x\"]\n1. c3-d4", problem: store.NotJSON, line: 1, column: 2},
		{name: "a comma too many", file: "{\n\t\"tabuleiro\": 1,,\n}", problem: store.NotJSON, line: 2, column: 17},
		{name: "an end too early", file: good[:len(good)-20], problem: store.NotJSON, line: strings.Count(good[:len(good)-21], "\n") + 1, column: -1},
		{name: "other JSON", file: `{"version":1}`, problem: store.NotABackup},
		{name: "a list", file: `[]`, problem: store.NotABackup},
		{name: "without documents", file: `{"tabuleiro":1}`, problem: store.NotABackup},
		{name: "a later file", file: `{"tabuleiro":2,"documents":{}}`, problem: store.NewerBackup},
		{name: "a later document", file: change(`"version": 2`, `"version": 99`), problem: store.NewerBackup, document: "game/brazilian/computer"},
		{name: "an unknown document", file: change(`"records"`, `"secrets"`), problem: store.NoDocument, document: "secrets"},
		{name: "a field too many", file: change(`"scheme"`, `"schema"`), problem: store.BadDocument, document: "settings"},
		{name: "a value that cannot be", file: change(`"dark"`, `"blue"`), problem: store.BadDocument, document: "settings", field: "scheme"},
		{name: "a text for a number", file: change(`"speed": 0.5`, `"speed": "fast"`), problem: store.BadDocument, document: "settings"},
		{name: "a mode that cannot be", file: change(`"mode": "computer"`, `"mode": "alone"`), problem: store.BadDocument, document: "game/brazilian/computer"},
		{name: "a result that cannot be", file: change(`"1-0"`, `"2-0"`), problem: store.BadDocument, document: "history/draughts", field: "result"},
		{name: "nothing for a document", file: `{"tabuleiro":1,"documents":{"settings":null}}`, problem: store.BadDocument, document: "settings"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := store.ReadBackup([]byte(test.file), anyOpen, anyPast)
			var wrong *store.BackupError
			if !errors.As(err, &wrong) {
				t.Fatalf("ReadBackup() = %v", err)
			}
			if wrong.Problem != test.problem || wrong.Line != test.line || test.column >= 0 && wrong.Column != test.column || wrong.Document != test.document {
				t.Errorf("%v", wrong)
			}
			var value *store.ValueError
			if errors.As(err, &value); test.field != "" && (value == nil || value.Field != test.field) {
				t.Errorf("%v, want one about %s", err, test.field)
			}
		})
	}
}

func TestTheCallerIsAskedAboutEachGame(t *testing.T) {
	file := known(&store.Memory{}).Backup(1).File()
	refused := errors.New("refused")
	_, err := store.ReadBackup(file, func(store.Save) error { return refused }, anyPast)
	if !errors.Is(err, refused) {
		t.Errorf("an open game: %v", err)
	}
	_, err = store.ReadBackup(file, anyOpen, func(store.Past) error { return refused })
	if !errors.Is(err, refused) {
		t.Errorf("a finished game: %v", err)
	}
}

func TestABackupThatDoesNotFitChangesNothing(t *testing.T) {
	file := known(&store.Memory{}).Backup(1).File()
	t.Run("no room", func(t *testing.T) {
		m := &store.Memory{}
		s := store.Open(m)
		s.ChangeSettings(func(s *store.Settings) { s.Scheme = "light" })
		before := snapshot(m)
		fill(m, 300)
		var full *store.FullError
		if err := s.Replace(written(t, file)); !errors.As(err, &full) {
			t.Errorf("Replace() = %v", err)
		}
		if err := s.Merge(written(t, file)); !errors.As(err, &full) {
			t.Errorf("Merge() = %v", err)
		}
		if got := snapshot(m); !maps.Equal(got, before) {
			t.Errorf("it is\n%v, was\n%v", got, before)
		}
	})
	t.Run("something newer", func(t *testing.T) {
		m := stored(map[string]string{"tabuleiro/settings": `{"version":99}`})
		s := store.Open(m)
		before := snapshot(m)
		var blocked *store.BlockedError
		if err := s.Replace(written(t, file)); !errors.As(err, &blocked) {
			t.Errorf("Replace() = %v", err)
		}
		if got := snapshot(m); !maps.Equal(got, before) {
			t.Errorf("it is\n%v, was\n%v", got, before)
		}
		s.EraseAll()
		if got := m.Keys(); len(got) > 0 {
			t.Errorf("after EraseAll there is %v", got)
		}
	})
}

// Whatever file there is, it is refused or all of it can be read and written.
func FuzzReadBackup(f *testing.F) {
	f.Add(known(&store.Memory{}).Backup(1).File())
	f.Add([]byte(`{"tabuleiro":1,"documents":{"records":{"version":1,"revision":1}}}`))
	f.Add([]byte(`{"tabuleiro":1,"documents":{"history/draughts":{"version":2,"revision":1,"games":[{}]}}}`))
	f.Fuzz(func(t *testing.T, file []byte) {
		b, err := store.ReadBackup(file, anyOpen, anyPast)
		if wrong := (*store.BackupError)(nil); err != nil {
			if !errors.As(err, &wrong) {
				t.Errorf("%v", err)
			}
			return
		}
		m := &store.Memory{}
		s := store.Open(m)
		if err := s.Replace(b); err != nil {
			t.Fatal(err)
		}
		if problems := store.Open(m).Problems(); len(problems) > 0 {
			t.Errorf("Problems() = %v", problems)
		}
		before := all(s)
		if err := s.Merge(b); err != nil {
			t.Fatal(err)
		}
		if after := all(s); !reflect.DeepEqual(after, before) {
			t.Errorf("merged with itself it is\n%+v, was\n%+v", after, before)
		}
	})
}
