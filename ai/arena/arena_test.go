package main

import (
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabuleiro/rules/catalog"
)

func TestScore(t *testing.T) {
	rows := []struct {
		pairs      [5]int
		elo, error float64
	}{
		{[5]int{0, 0, 10, 0, 0}, 0, 0},
		{[5]int{10, 0, 0, 0, 10}, 0, 163},    // 1.96·0.5/√20 is 0.219, and elo(0.719) is 163
		{[5]int{0, 10, 20, 40, 30}, 168, 41}, // the mean is 0.725, the error of it 0.046,
	}
	for _, row := range rows {
		s := score{row.pairs}
		_, mean, _ := s.sum()
		if got, e := elo(mean), s.error(); math.Abs(got-row.elo) > 1 || math.Abs(e-row.error) > 1 {
			t.Errorf("%v: Elo %.1f ±%.1f, want %.0f ±%.0f", row.pairs, got, e, row.elo, row.error)
		}
	}
	for _, e := range []float64{-300, 0, 7, 250} {
		if got := elo(share(e)); math.Abs(got-e) > 1e-6 {
			t.Errorf("elo(share(%v)) = %v", e, got)
		}
	}
}

func TestSequentialTest(t *testing.T) {
	rows := []struct {
		pairs [5]int
		want  string
	}{
		{[5]int{0, 20, 100, 60, 20}, "at least +10"},
		{[5]int{20, 60, 100, 20, 0}, "at most +0"},
		{[5]int{0, 1, 2, 1, 0}, "undecided"},
	}
	for _, row := range rows {
		test, s := sprt{0, 10}, score{row.pairs}
		if got := test.verdict(s); !strings.HasPrefix(got, row.want) || test.decided(s) != (row.want != "undecided") {
			t.Errorf("%v: %s, want %s", row.pairs, got, row.want)
		}
	}
	if (sprt{}).decided(score{[5]int{0, 0, 0, 0, 100}}) {
		t.Error("a test that was not asked for decides")
	}
}

func TestOpenings(t *testing.T) {
	v, _ := catalog.Find("brazilian")
	o, again := newOpenings(v, 6, 1), newOpenings(v, 6, 1)
	seen := map[string]bool{}
	for range 50 {
		g := o.next()
		if seen[g.Position().FEN()] || g.Ply() != 6 || len(g.Position().LegalMoves()[0].Captures) > 0 {
			t.Errorf("%s is no new opening", g.Position().FEN())
		}
		seen[g.Position().FEN()] = true
		if other := again.next().Position().FEN(); other != g.Position().FEN() {
			t.Errorf("the same seed gives %s and %s", g.Position().FEN(), other)
		}
	}
}

// A match that is broken off, in the middle of a line too, goes on and comes to
// the same score as one that is not.
func TestMatchGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "log")
	play := func(games int, file string) score {
		m := match{variant: "brazilian", names: [2]string{"ours nodes=500", "ours depth=1"}, plies: 6, seed: 1, games: games}
		if err := run(&m, file, io.Discard); err != nil {
			t.Fatal(err)
		}
		return m.score
	}
	want := play(12, "")
	play(6, file)
	text, _ := os.ReadFile(file)
	if lines := strings.Count(string(text), "\n"); lines != 4 {
		t.Errorf("the log has %d lines, want one and three pairs", lines)
	}
	if err := os.WriteFile(file, append(text, "2 1-0:c3"...), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := play(12, file); got != want {
		t.Errorf("the score is %v, want %v", got, want)
	}
	if _, mean, _ := want.sum(); mean < 0.8 {
		t.Errorf("500 nodes score %.2f against one ply", mean)
	}
	other := match{variant: "brazilian", names: [2]string{"ours nodes=600", "ours depth=1"}, plies: 6, seed: 1}
	if err := run(&other, file, io.Discard); err == nil {
		t.Error("a match goes on with the log of another")
	}
}

func TestPlayers(t *testing.T) {
	v, _ := catalog.Find("brazilian")
	for _, text := range []string{"", "ours", "ours nodes=many", "ours colour=3", "ours level=genius", "hub", "hub run=x", `hub run="/no/such/program" depth=3`, "theirs"} {
		if p, err := newPlayer(text, v); err == nil {
			t.Errorf("%q is the player %v", text, p)
		}
	}
	p, err := newPlayer("ours nodes=100 level=easy seed=3", v)
	if err != nil || p.(*ours).limits.Nodes != 100 || p.(*ours).limits.Seed != 3 {
		t.Errorf("%+v, %v", p, err)
	}
}

// Another program is asked by the protocol: here it is the engine of this project.
func TestAProgramPlays(t *testing.T) {
	program := `hub run="go run tabuleiro/ai/engine" depth=1`
	m := match{variant: "english", names: [2]string{"ours nodes=2000", program}, plies: 6, seed: 1, games: 4}
	if err := run(&m, "", io.Discard); err != nil {
		t.Fatal(err)
	}
	if _, mean, _ := m.score.sum(); mean < 0.5 {
		t.Errorf("2000 nodes score %.2f against one ply", mean)
	}
}
