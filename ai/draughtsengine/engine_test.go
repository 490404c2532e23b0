package draughtsengine_test

import (
	"testing"

	"tabuleiro/ai"
	"tabuleiro/rules/catalog"
)

func TestSlicesDoNotChangeTheResult(t *testing.T) {
	e := taught(t)
	for _, v := range catalog.All {
		g := newGame(t, v.Key)
		want, info := best(e, g, ai.Limits{Nodes: 30_000})
		for _, slice := range []int{1, 97, 10_000} {
			s := e.Start(g, ai.Limits{Nodes: 30_000})
			for !s.Step(slice) {
			}
			if got := s.Info(); s.Best().String() != want.String() || got.Depth != info.Depth || got.Score != info.Score {
				t.Errorf("%s in slices of %d: %s %+v, want %s %+v", v.Key, slice, s.Best(), got, want, info)
			}
		}
	}
}

func TestASearchAnswersAtAnyTime(t *testing.T) {
	e := taught(t)
	g := newGame(t, "brazilian")
	s := e.Start(g, ai.Limits{Nodes: 1 << 40})
	for range 50 {
		if _, err := g.Play(s.Best()); err != nil {
			t.Fatal(err)
		}
		if s.Step(997) {
			t.Fatal("the search ended")
		}
	}
	info, move := s.Info(), s.Best()
	other := e.Start(g, ai.Limits{Level: ai.Medium}) // stops the first
	if !s.Step(1) || s.Best().String() != move.String() || s.Info().Depth != info.Depth {
		t.Errorf("after another search: %s %+v, want %s %+v", s.Best(), s.Info(), move, info)
	}
	other.Stop()
}

func TestTheLineIsLegal(t *testing.T) {
	e := taught(t)
	for _, row := range rows(t, "positions.txt") {
		g := gameFrom(t, row[0], row[1])
		m, info := best(e, g, ai.Limits{Nodes: 5_000})
		record := g.Record()
		record.Moves = info.Line
		if _, err := record.Replay(g.Variant); err != nil || len(info.Line) == 0 || info.Line[0] != m.String() {
			t.Errorf("%s %s: move %s, line %v: %v", row[0], row[1], m, info.Line, err)
		}
	}
}

func TestTheSeedDecides(t *testing.T) {
	e := taught(t)
	for _, level := range ai.Levels {
		g := newGame(t, "brazilian")
		moves := map[string]bool{}
		for seed := range uint64(40) {
			m, _ := best(e, g, ai.Limits{Level: level.Key, Seed: seed})
			again, _ := best(e, g, ai.Limits{Level: level.Key, Seed: seed})
			if m.String() != again.String() {
				t.Errorf("%s: seed %d gives %s and %s", level.Key, seed, m, again)
			}
			moves[m.String()] = true
		}
		if chance := level.Noise > 0 || level.RandomOneIn > 0; chance != (len(moves) > 1) {
			t.Errorf("%s: %d different moves", level.Key, len(moves))
		}
	}
}
