package ai_test

import (
	"strconv"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// twoKings sets up two kings of Black and one of White on squares drawn by chance, so that
// nobody has to capture.
func twoKings(t *testing.T, random *search.Random) rules.Game {
	t.Helper()
	v, _ := catalog.Find("english")
	for {
		taken := map[int]bool{}
		square := func() string {
			for {
				if n := 1 + random.Intn(32); !taken[n] {
					taken[n] = true
					return "K" + strconv.Itoa(n)
				}
			}
		}
		fen := "B:W" + square() + ":B" + square() + "," + square()
		g, err := rules.Record{Variant: v.Key, Start: fen}.Replay(v)
		if err != nil {
			t.Fatal(err)
		}
		if quiet(t, fen) && quiet(t, "W"+fen[1:]) {
			return g
		}
	}
}

// quiet reports whether the side to move can move and has nothing to capture.
func quiet(t *testing.T, fen string) bool {
	t.Helper()
	v, _ := catalog.Find("english")
	p, err := v.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	moves := p.LegalMoves()
	return len(moves) > 0 && len(moves[0].Captures) == 0
}

// TestTwoKingsBeatOne plays the ending that the page of strategy tells of, both
// sides at the strongest level.
func TestTwoKingsBeatOne(t *testing.T) {
	hard := at(draughtsengine.New(), ai.Hard)
	random := search.NewRandom(55)
	for seed := range uint64(20) {
		g := twoKings(t, &random)
		start := g.Position().FEN()
		if g = playOut(t, g, [2]player{hard, hard}, seed); g.Outcome().Result != rules.BlackWins {
			t.Errorf("from %s: %v after %d plies", start, g.Outcome(), g.Ply())
		}
	}
}

// TestOneKingDoesNotBeatOneInADoubleCorner has the defence where the page of
// strategy says that it flees to.
func TestOneKingDoesNotBeatOneInADoubleCorner(t *testing.T) {
	hard := at(draughtsengine.New(), ai.Hard)
	v, _ := catalog.Find("english")
	for n := range 16 {
		start := "B:WK" + []string{"28", "32"}[n%2] + ":BK" + strconv.Itoa(n+1)
		g, err := rules.Record{Variant: v.Key, Start: start}.Replay(v)
		if err != nil {
			t.Fatal(err)
		}
		if g = playOut(t, g, [2]player{hard, hard}, uint64(n)); g.Outcome().Result != rules.Draw {
			t.Errorf("from %s: %v after %d plies", start, g.Outcome(), g.Ply())
		}
	}
}
