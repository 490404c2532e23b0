package draughtsengine

import (
	"errors"
	"flag"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
	"tabuleiro/web/knowledge"
)

var tablePieces = flag.Int("tables", 3, "how many pieces the positions of the tables have at most that are looked at")

// tablesOf returns the tables of a game as they are published.
func tablesOf(t testing.TB, key string) *Tables {
	t.Helper()
	content, err := knowledge.Read(key + tablesFile)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := ReadTables(content)
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

// Every position of the tables is worth what those make of it that come after.
func TestTablesAreConsistent(t *testing.T) {
	for _, key := range tableBases {
		wrong, all := tablesOf(t, key).Inconsistent(ruleset(key), *tablePieces)
		if t.Logf("%s: %d positions", key, all); wrong > 0 || all < 50_000 {
			t.Errorf("%s: %d of %d positions are wrong", key, wrong, all)
		}
	}
}

// Two kings against one: 992 positions of one king each were counted by others,
// of which 230 are won, 654 drawn and 108 lost (damforum.nl, topic 2603).
func TestCountsAreThoseOfOthers(t *testing.T) {
	s := newSolver(ruleset("english"), 2)
	for _, m := range s.layout.classes {
		s.solve(m)
	}
	c := s.count(material{kings: 1, theirKings: 1})
	if want := (Count{230, 654, 108}); c.Count != want {
		t.Errorf("one king each: %+v, want %+v", c.Count, want)
	}
}

// Numbers are given once, and each is that of its position.
func TestLayoutNumbersEveryPositionOnce(t *testing.T) {
	g := newGame(draughts.Rulesets[0])
	l := newLayout(&g.geometry, 3)
	seen := make([]bool, l.size)
	for _, m := range l.classes {
		l.each(m, func(n int, p *position) {
			if seen[n] || l.number(p) != n {
				t.Fatalf("%+v has the number %d, want %d", p, l.number(p), n)
			}
			seen[n] = true
			black := position{pieces: [2]bitboard{turned(p.pieces[1]), turned(p.pieces[0])}, kings: turned(p.kings), turn: rules.Black}
			if got := l.number(&black); got != n {
				t.Fatalf("%+v turned has the number %d, want %d", p, got, n)
			}
		})
	}
}

func TestWhoSharesTables(t *testing.T) {
	want := map[string]string{
		"brazilian": "brazilian", "brazilian-official": "brazilian",
		"english": "english", "english-official": "english", "russian": "russian",
	}
	for _, r := range draughts.Rulesets {
		if got := TableOf(r); got != want[r.Key] {
			t.Errorf("%s has the tables of %q, want %q", r.Key, got, want[r.Key])
		}
	}
}

func TestLearnRefusesWhatIsNotItsOwn(t *testing.T) {
	e := New()
	if err := e.Learn("chess.tables.gz", nil); err == nil {
		t.Error("it reads tables of chess")
	}
	if err := e.Learn("english.tables.gz", make([]byte, 10)); err == nil {
		t.Error("it reads tables that are cut")
	}
	for _, file := range []string{"international.tables.gz", "turkish.weights.gz"} {
		var other *ai.FileError
		if err := e.Learn(file, nil); !errors.As(err, &other) {
			t.Errorf("%s: %v, want a *FileError", file, err)
		}
	}
	for _, v := range catalog.All {
		for _, name := range e.Files(v.Key) {
			content, err := knowledge.Read(name)
			if err == nil {
				err = e.Learn(name, content)
			}
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	if len(e.tables) != len(tableBases) {
		t.Errorf("it has learned %d tables of %d", len(e.tables), len(tableBases))
	}
	for key, from := range learnedFrom {
		if e.learned[from] == nil || learnedFrom[from] != from {
			t.Errorf("%s has the weights of %s, which are not there", key, from)
		}
		a, b := ruleset(key), ruleset(from)
		if a.Size != b.Size || a.FlyingKings != b.FlyingKings || a.MenCaptureBackward != b.MenCaptureBackward {
			t.Errorf("%s is not of the family of %s", key, from)
		}
	}
}

var _ ai.Learner = (*Engine)(nil)
