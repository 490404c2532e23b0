package store_test

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"tabuleiro/app/store"
)

var update = flag.Bool("update", false, "rewrite the golden file of the current version")

const golden = "testdata/v2.json" // of the current version

// known is a store with something in each document, the same in every version.
func known(storage store.Storage) *store.Store {
	s := store.Open(storage)
	s.ChangeSettings(func(s *store.Settings) {
		s.Language, s.Scheme, s.Board, s.Sound, s.Speed = "pt", "dark", "noite", false, 0.5
		s.Pieces["draughts"] = "outlined"
		s.LastChoice["draughts"] = store.Choice{Variant: "english", Mode: store.Two, Level: "hard", Side: store.Alternate}
	})
	s.SaveGame(save("brazilian", store.Computer, 1_700_000_001_000), 0)
	s.Finish(won("easy", 700))
	s.Finish(ended(store.Lost, true))
	s.Learn("guide/pedra")
	s.Learn("guide/dama")
	s.Remember("draughts", past(1))
	return s
}

func TestEveryVersionEverShippedOpensToTheSame(t *testing.T) {
	if *update {
		writeGolden(t)
	}
	want := known(&store.Memory{})
	files, _ := filepath.Glob("testdata/v*.json")
	if len(files) == 0 {
		t.Fatal("no golden file")
	}
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			got := store.Open(readGolden(t, file))
			if len(got.Problems()) != 0 {
				t.Errorf("Problems() = %v, want none", got.Problems())
			}
			history := want.History("draughts")
			if file == "testdata/v1.json" {
				history = nil // which there was not yet
			}
			for _, pair := range [][2]any{
				{got.Settings(), want.Settings()}, {got.Games(), want.Games()}, {got.Records(), want.Records()},
				{got.Progress(), want.Progress()}, {got.History("draughts"), history},
			} {
				if !reflect.DeepEqual(pair[0], pair[1]) {
					t.Errorf("got %+v, want %+v", pair[0], pair[1])
				}
			}
		})
	}
}

// A change of what is written needs a version, an upgrade and a golden file.
func TestTheGoldenFileOfTheCurrentVersionIsWhatIsWritten(t *testing.T) {
	m := &store.Memory{}
	known(m)
	for key, want := range snapshot(readGolden(t, golden)) {
		if got, _ := m.Get(key); got != want {
			t.Errorf("%s = %s, want %s", key, got, want)
		}
	}
}

func readGolden(t *testing.T, file string) *store.Memory {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var entries map[string]string
	if err := json.Unmarshal(data, &entries); err != nil {
		t.Fatal(err)
	}
	return stored(entries)
}

func writeGolden(t *testing.T) {
	t.Helper()
	m := &store.Memory{}
	known(m)
	data, err := json.MarshalIndent(snapshot(m), "", "\t")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(golden, append(data, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestUpgrades(t *testing.T) {
	m := &store.Memory{}
	known(m)
	store.AddUpgrade(t, func(d store.Document, fields map[string]any) {
		if d.Kind == store.KindSettings {
			fields["board"] = "verde"
		}
	})
	s := store.Open(m)
	if got := s.Settings(); got.Board != "verde" || got.Scheme != "dark" || len(s.Problems()) != 0 {
		t.Errorf("Settings() = %+v, Problems() = %v", got, s.Problems())
	}
	s.ChangeSettings(func(s *store.Settings) { s.Board = "ardosia" })
	if got := s.Settings().Board; got != "ardosia" {
		t.Errorf("a document of the new version was upgraded again: %q", got)
	}
}

// Whatever is stored, the store opens, works, and keeps what it cannot read.
func FuzzOpen(f *testing.F) {
	m := &store.Memory{}
	known(m)
	keys := m.Keys()
	for i, key := range keys {
		text, _ := m.Get(key)
		f.Add(uint8(i), text)
	}
	f.Add(uint8(1), `{"version":2,"revision":1,"games":[{"link":"1/brazilian"}]}`)
	f.Add(uint8(2), `{"version":1,"revision":1,"variants":{"a":null,"b":{"c":{}}}}`)
	f.Add(uint8(3), `{"version":1,"revision":1,"pieces":null,"lastChoice":null}`)
	f.Fuzz(func(t *testing.T, index uint8, text string) {
		key := keys[int(index)%len(keys)]
		m := stored(map[string]string{key: text})
		s := store.Open(m)
		switch problems := s.Problems(); {
		case len(problems) == 0:
			d, _ := store.DocumentOf(key)
			checkReadable(t, s, d)
		case problems[0].Newer():
			if got, _ := m.Get(key); got != text {
				t.Errorf("%q under %s was lost", text, key)
			}
		case len(s.Broken()) != 1 || s.Broken()[0].Text != text:
			t.Errorf("%q under %s was lost: %v", text, key, s.Broken())
		}
	})
}

// checkReadable writes back what was read and finds the same.
func checkReadable(t *testing.T, s *store.Store, d store.Document) {
	t.Helper()
	before := []any{s.Settings(), s.Records(), s.Games(), s.Progress(), s.History("draughts")}
	if _, err := s.ChangeSettings(func(*store.Settings) {}); err != nil {
		t.Errorf("ChangeSettings: %v", err)
	}
	if save, revision, ok := s.Game(d.Variant, d.Mode); ok {
		if _, err := s.SaveGame(save, revision); err != nil {
			t.Errorf("SaveGame: %v", err)
		}
	}
	if after := []any{s.Settings(), s.Records(), s.Games(), s.Progress(), s.History("draughts")}; !reflect.DeepEqual(after, before) {
		t.Errorf("got %+v, want %+v", after, before)
	}
	if _, err := s.Finish(won("easy", 700)); err != nil {
		t.Errorf("Finish: %v", err)
	}
	if err := s.Remember("draughts", past(2)); err != nil {
		t.Errorf("Remember: %v", err)
	}
}

func FuzzDocumentOf(f *testing.F) {
	for _, key := range []string{"tabuleiro/settings", "tabuleiro/game/brazilian/two", "tabuleiro/history/draughts", "tabuleiro/broken/records/1", ""} {
		f.Add(key)
	}
	f.Fuzz(func(t *testing.T, key string) {
		if d, ok := store.DocumentOf(key); ok && "tabuleiro/"+d.String() != key {
			t.Errorf("DocumentOf(%q) = %v", key, d)
		}
	})
}
