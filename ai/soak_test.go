package ai_test

import (
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// The computer plays against itself at random levels, through the server and
// its messages as in a browser: no illegal move, no panic, and every game ends
// that a law ends.
func TestSoak(t *testing.T) {
	for _, v := range catalog.All {
		t.Run(v.Key, func(t *testing.T) {
			var in inbox
			s := newServer(in.add)
			for n := range soakGames {
				if plies := soakGame(t, s, &in, v, uint64(n)); plies > longest {
					t.Errorf("game %d took %d plies", n, plies)
				}
			}
		})
	}
}

// soakGame plays a game and returns its length.
func soakGame(t *testing.T, s *ai.Server, in *inbox, v *rules.Variant, seed uint64) int {
	t.Helper()
	random := search.NewRandom(seed, uint64(len(v.Key)))
	levels := [2]string{anyLevel(&random), anyLevel(&random)}
	g, err := rules.NewGame(v)
	if err != nil {
		t.Fatal(err)
	}
	for !over(g) {
		*in = nil
		r := ai.NewRequest(g.Ply(), g, ai.Limits{Level: levels[g.Ply()%2], Seed: seed})
		s.Handle(r.Message())
		for !s.Step(1 + random.Intn(20_000)) {
		}
		g = answered(t, g, r, *in)
	}
	return g.Ply()
}

// answered returns the game after the move that answers a request.
func answered(t *testing.T, g rules.Game, r ai.Request, in inbox) rules.Game {
	t.Helper()
	if len(in) == 0 || in.last().ID != r.ID || in.last().Move == "" {
		t.Fatalf("%s: replies %+v", g.Position().FEN(), in)
	}
	m, err := rules.FindMove(g.Position(), in.last().Move)
	if err == nil {
		g, err = g.Play(m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func anyLevel(random *search.Random) string {
	return ai.Levels[random.Intn(len(ai.Levels))].Key
}

// The draw laws end every game: hundreds at random of each variant.
func TestRandomGamesEnd(t *testing.T) {
	for _, v := range catalog.All {
		for seed := range uint64(250) {
			if plies := randomGame(t, v, seed); plies > longest {
				t.Errorf("%s: a game took %d plies", v.Key, plies)
			}
		}
	}
}

// randomGame plays legal moves until the game is over, and returns its length.
func randomGame(t *testing.T, v *rules.Variant, seed uint64) int {
	t.Helper()
	random := search.NewRandom(seed)
	g, err := rules.NewGame(v)
	for err == nil && !over(g) && g.Ply() <= longest {
		moves := g.Position().LegalMoves()
		g, err = g.Play(moves[random.Intn(len(moves))])
	}
	if err != nil {
		t.Fatal(err)
	}
	return g.Ply()
}
