package ai_test

import (
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/web/knowledge"
)

// player chooses a move in a game with a number.
type player func(g rules.Game, seed uint64) rules.Move

// newEngine returns an engine that knows all it can learn.
func newEngine(t *testing.T) ai.Engine {
	t.Helper()
	e := draughtsengine.New()
	for _, v := range catalog.All {
		if err := ai.Teach(e, v.Key, knowledge.Read); err != nil {
			t.Fatal(err)
		}
	}
	return e
}

// at plays at a level.
func at(e ai.Engine, level string) player {
	return func(g rules.Game, seed uint64) rules.Move {
		s := e.Start(g, ai.Limits{Level: level, Seed: seed})
		for !s.Step(1 << 30) {
		}
		return s.Best()
	}
}

// careful plays at random among the moves after which the opponent takes
// nothing: somebody who knows the rules and looks at the board.
func careful(g rules.Game, seed uint64) rules.Move {
	moves := g.Position().LegalMoves()
	var safe []rules.Move
	for _, m := range moves {
		next, _ := g.Position().Play(m)
		if replies := next.LegalMoves(); len(replies) == 0 || len(replies[0].Captures) == 0 {
			safe = append(safe, m)
		}
	}
	if len(safe) > 0 {
		moves = safe
	}
	random := search.NewRandom(seed, uint64(g.Ply()), 99)
	return moves[random.Intn(len(moves))]
}

// match plays games and returns the first player's share of the points. Two games
// begin with the same random moves, and each player has either colour.
func match(t *testing.T, variant string, games int, first, second player) float64 {
	t.Helper()
	var points float64
	for n := range games {
		players := [2]player{first, second}
		if n%2 == 1 {
			players = [2]player{second, first}
		}
		g := playOut(t, opening(t, variant, uint64(n/2)), players, uint64(n))
		winner, won := g.Outcome().Result.Winner()
		switch {
		case !won:
			points += 0.5
		case int(winner) == n%2:
			points++
		}
	}
	share := points / float64(games)
	t.Logf("%s: %.1f %% of %d games", variant, 100*share, games)
	return share
}

// opening returns a game after four random moves.
func opening(t *testing.T, variant string, seed uint64) rules.Game {
	t.Helper()
	g := newGame(t, variant)
	random := search.NewRandom(seed)
	for range 4 {
		moves := g.Position().LegalMoves()
		g = play(t, g, moves[random.Intn(len(moves))].String())
	}
	return g
}

func playOut(t *testing.T, g rules.Game, players [2]player, seed uint64) rules.Game {
	t.Helper()
	for !over(g) {
		var err error
		if g, err = g.Play(players[g.Position().Turn()](g, seed)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// longest is how many plies a game may take. Frisian draughts has no law that
// ends every game: there it is a draw.
const longest = 1000

// over reports whether a game has ended, or a player would have it so: a draw that
// can be claimed is.
func over(g rules.Game) bool {
	return g.Outcome().Over() || len(g.Claims()) > 0 || g.Ply() >= longest && g.Variant.Repetitions == 0
}

func TestLevels(t *testing.T) {
	e := newEngine(t)
	t.Run("a careful beginner holds Beginner", func(t *testing.T) {
		for _, variant := range []string{"brazilian", "english"} {
			if share := match(t, variant, 400, careful, at(e, ai.Beginner)); share < 0.5 {
				t.Errorf("%s: %.3f", variant, share)
			}
		}
	})
	t.Run("Easy loses to Medium", func(t *testing.T) {
		for _, variant := range []string{"brazilian", "english"} {
			if share := match(t, variant, 200, at(e, ai.Medium), at(e, ai.Easy)); share < 0.85 {
				t.Errorf("%s: %.3f", variant, share)
			}
		}
	})
	t.Run("each is stronger than the one before", func(t *testing.T) {
		for _, variant := range []string{"brazilian", "english"} {
			for i, level := range ai.Levels[:len(ai.Levels)-1] {
				games := 100
				if ai.Levels[i+1].Key == ai.Hard {
					games = 8
				}
				stronger := ai.Levels[i+1].Key
				if share := match(t, variant, games, at(e, stronger), at(e, level.Key)); share < 0.55 {
					t.Errorf("%s: %s against %s: %.3f", variant, stronger, level.Key, share)
				}
			}
		}
	})
	t.Run("every key finds its level", func(t *testing.T) {
		for _, l := range ai.Levels {
			if got, ok := ai.FindLevel(l.Key); !ok || got != l {
				t.Errorf("%s: %+v", l.Key, got)
			}
		}
		if _, ok := ai.FindLevel("genius"); ok {
			t.Error("there is a level of geniuses")
		}
	})
}

// Each level is stronger than the one below in every game, and Medium by far.
func TestSoakLevels(t *testing.T) {
	e := newEngine(t)
	for _, v := range catalog.All {
		t.Run(v.Key, func(t *testing.T) {
			for i, level := range ai.Levels[1:] {
				games := levelGames[level.Key]
				if games == 0 {
					continue
				}
				weaker, least := ai.Levels[i].Key, 0.55
				if level.Key == ai.Medium {
					least = 0.85
				}
				if share := match(t, v.Key, games, at(e, level.Key), at(e, weaker)); share < least {
					t.Errorf("%s against %s: %.3f", level.Key, weaker, share)
				}
			}
		})
	}
}

// Apprentice captures when it can and else moves at random: captures being
// compulsory, that is to pick any legal move.
func TestApprentice(t *testing.T) {
	e := newEngine(t)
	apprentice := at(e, ai.Apprentice)
	t.Run("it draws from all legal moves alike", func(t *testing.T) {
		const draws = 3000
		g := play(t, newGame(t, "brazilian"), "c3b4", "b6a5")
		moves := g.Position().LegalMoves()
		counts := map[string]int{}
		for seed := range uint64(draws) {
			counts[apprentice(g, seed).String()]++
		}
		for _, m := range moves {
			if got, fair := counts[m.String()], draws/len(moves); got < fair*4/5 || got > fair*6/5 {
				t.Errorf("%s: %d times, want about %d", m, got, fair)
			}
		}
	})
	t.Run("it always captures when it can, and all moves appear", func(t *testing.T) {
		var withCapture int
		seen := map[string]bool{}
		for seed := uint64(0); withCapture < 500; seed++ {
			g := newGame(t, "brazilian")
			for !g.Outcome().Over() {
				m := apprentice(g, seed)
				for _, legal := range g.Position().LegalMoves() {
					if len(legal.Captures) > 0 && len(m.Captures) == 0 {
						t.Fatalf("%s: %s captures nothing", g.Position().FEN(), m)
					}
				}
				if len(m.Captures) > 0 {
					withCapture++
				}
				if g.Ply() == 0 {
					seen[m.String()] = true
				}
				g, _ = g.Play(m)
			}
		}
		if len(seen) != 7 {
			t.Errorf("%d first moves of 7", len(seen))
		}
	})
}

// Easy plays one move in four without a thought.
func TestEasyPlaysOneMoveInFourAtRandom(t *testing.T) {
	e := newEngine(t)
	var moves, random int
	for seed := uint64(0); moves < 4000; seed++ {
		g := newGame(t, "english")
		for !g.Outcome().Over() && moves < 4000 {
			s := e.Start(g, ai.Limits{Level: ai.Easy, Seed: seed})
			for !s.Step(1 << 30) {
			}
			if len(g.Position().LegalMoves()) > 1 { // an only move needs no thought
				moves++
				if s.Info().Depth == 0 {
					random++
				}
			}
			g, _ = g.Play(s.Best())
		}
	}
	if share := 100 * float64(random) / float64(moves); share < 23 || share > 27 {
		t.Errorf("%.1f %% of %d moves at random", share, moves)
	} else {
		t.Logf("%.1f %% of %d moves at random", share, moves)
	}
	if l, _ := ai.FindLevel(ai.Easy); l.Depth != 2 || l.Noise < 80 || l.Noise > 120 {
		t.Errorf("easy is %+v", l)
	}
}
