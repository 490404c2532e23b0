package draughtsengine_test

import (
	"flag"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules/catalog"
)

// rows returns the lines of a file of testdata, in words.
func rows(t *testing.T, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "#") {
			rows = append(rows, strings.Fields(line))
		}
	}
	return rows
}

// untold are games whose shots are those of Brazilian draughts, but for a rule or
// two.
var untold = map[string]bool{"simple": true, "street": true}

// Shots of 5 to 9 plies are what tells Hard from the levels below; a shot of 4
// is what Medium is for. What they win was counted by the weights made by hand, and
// so it is here.
func TestShots(t *testing.T) {
	e := draughtsengine.New()
	solved := func(level string, long bool) (solved, all int) {
		for _, row := range rows(t, "shots.txt") {
			if plies, _ := strconv.Atoi(row[1]); plies > 4 != long {
				continue
			}
			all++
			if m, _ := best(e, gameFrom(t, row[0], row[3]), ai.Limits{Level: level, Seed: 1}); m.String() == row[2] {
				solved++
			}
		}
		return solved, all
	}
	t.Run("hard solves nine in ten of 5 to 9 plies", func(t *testing.T) {
		got, all := solved(ai.Hard, true)
		if t.Logf("%d of %d", got, all); all < 50 || 10*got < 9*all {
			t.Errorf("solved %d of %d", got, all)
		}
	})
	t.Run("hard solves most in every game", func(t *testing.T) {
		shots, missed := map[string]int{}, map[string]int{}
		for _, row := range rows(t, "shots.txt") {
			shots[row[0]]++
			if m, _ := best(e, gameFrom(t, row[0], row[3]), ai.Limits{Level: ai.Hard, Seed: 1}); m.String() != row[2] {
				missed[row[0]]++
			}
		}
		for _, v := range catalog.All {
			if all := shots[v.Key]; all == 0 && !untold[v.Key] || 5*missed[v.Key] > all {
				t.Errorf("%s: missed %d of %d", v.Key, missed[v.Key], all)
			}
		}
	})
	t.Run("medium and easy solve few of 5 to 9 plies", func(t *testing.T) {
		for _, level := range []string{ai.Medium, ai.Easy} {
			got, all := solved(level, true)
			if t.Logf("%s: %d of %d", level, got, all); 3*got > all {
				t.Errorf("%s solved %d of %d", level, got, all)
			}
		}
	})
	t.Run("medium solves every one of 4 plies", func(t *testing.T) {
		got, all := solved(ai.Medium, false)
		if t.Logf("%d of %d", got, all); all < 19 || got != all {
			t.Errorf("solved %d of %d", got, all)
		}
	})
}

// Hard does a fixed amount of work, which in the games that are played most is
// usually worth 8 to 12 plies, and in the widest, Turkish, from 5.
func TestDepthOfHard(t *testing.T) {
	e := taught(t)
	var all []int
	for i, v := range catalog.All {
		var depths []int
		for _, row := range rows(t, "positions.txt") {
			if row[0] == v.Key {
				_, info := best(e, gameFrom(t, row[0], row[1]), ai.Limits{Level: ai.Hard, Seed: 1})
				depths = append(depths, info.Depth)
			}
		}
		low, high := spread(t, v.Key, depths)
		if low < 5 || high > 12 {
			t.Errorf("%s: p10 %d, p90 %d, want 5 to 12", v.Key, low, high)
		}
		if i < 4 {
			all = append(all, depths...)
		}
	}
	if low, high := spread(t, "those played most", all); low < 8 || high > 12 {
		t.Errorf("p10 %d, p90 %d, want 8 to 12", low, high)
	}
}

// spread returns depths that one in ten is below, or above.
func spread(t *testing.T, name string, depths []int) (low, high int) {
	t.Helper()
	slices.Sort(depths)
	n := len(depths)
	if n == 0 {
		t.Fatalf("%s: no positions", name)
	}
	t.Logf("%s: of %d positions p10 %d, median %d, p90 %d", name, n, depths[n/10], depths[n/2], depths[n*9/10])
	return depths[n/10], depths[n*9/10]
}

var update = flag.Lookup("update")

// A fixed number of nodes gives the same move on every machine, also in WASM,
// where the same test runs.
func TestSearchIsTheSameEverywhere(t *testing.T) {
	e := draughtsengine.New()
	var got strings.Builder
	for i, row := range rows(t, "positions.txt") {
		if i%20 != 0 {
			continue
		}
		m, info := best(e, gameFrom(t, row[0], row[1]), ai.Limits{Nodes: 40_000})
		fields := []string{row[0], m.String(), strconv.Itoa(info.Depth), strconv.Itoa(info.Score), strings.Join(info.Line, ",")}
		got.WriteString(strings.Join(fields, " ") + "\n")
	}
	const golden = "testdata/search.txt"
	if update.Value.String() == "true" {
		if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("got\n%s\nwant\n%s", got.String(), want)
	}
}
