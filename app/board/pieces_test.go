package board_test

import (
	"math/rand/v2"
	"testing"

	"tabuleiro/app/board"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// stands returns where the pieces that are on the board stand.
func stands(pieces []board.Piece) map[rules.Square]rules.Piece {
	on := map[rules.Square]rules.Piece{}
	for _, p := range pieces {
		if !p.Taken {
			on[p.Square] = p.Piece
		}
	}
	return on
}

// After every ply of random games, the pieces shown are those of the position,
// and the picture draws them.
func TestPiecesFollowTheGame(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for _, v := range catalog.All {
		t.Run(v.Key, func(t *testing.T) {
			g, err := rules.NewGame(v)
			if err != nil {
				t.Fatal(err)
			}
			for plies := 0; plies < 200; plies++ {
				if g.Outcome().Over() {
					g, _ = rules.NewGame(v)
				}
				moves := g.Position().LegalMoves()
				if g, err = g.Play(moves[random.IntN(len(moves))]); err != nil {
					t.Fatal(err)
				}
				checkPieces(t, g)
				if plies%20 == 0 {
					checkPicture(t, g)
				}
			}
		})
	}
}

func checkPieces(t *testing.T, g rules.Game) {
	t.Helper()
	shown := stands(board.Pieces(g))
	for _, s := range g.Variant.Squares() {
		want, ok := g.Position().PieceAt(s)
		if got, on := shown[s]; got != want || on != ok {
			t.Fatalf("after %v, %s shows %v, want %v", g.Record().Moves, s, got, want)
		}
	}
}

func checkPicture(t *testing.T, g rules.Game) {
	t.Helper()
	drawn := map[string]string{}
	for _, piece := range parse(t, &board.Board{View: viewOf(g)}).all("piece") {
		if !piece.has("taken") {
			drawn[piece.attr["data-at"]] = piece.attr["class"]
		}
	}
	for _, s := range g.Variant.Squares() {
		var want string
		if p, ok := g.Position().PieceAt(s); ok {
			want = "piece " + p.Color.String() + " " + string(p.Role)
		}
		if got := drawn[s.String()]; got != want {
			t.Fatalf("after %v, %s is drawn %q, want %q", g.Record().Moves, s, got, want)
		}
	}
}

// A piece keeps its index: what does not move in a ply does not change.
func TestPiecesKeepTheirIndex(t *testing.T) {
	g := newGame(t)
	for range 20 {
		before := board.Pieces(g)
		m := g.Position().LegalMoves()[0]
		g, _ = g.Play(m)
		var changed int
		for i, p := range board.Pieces(g) {
			if p != before[i] {
				changed++
			}
		}
		if want := 1 + len(m.Captures); changed != want {
			t.Errorf("%s changes %d pieces, want %d", m, changed, want)
		}
	}
}

func TestPiecesAt(t *testing.T) {
	for _, test := range []struct {
		name         string
		variant      string
		hops         int
		at           string
		ghost, taken int
	}{
		{"before the first hop", "brazilian", 0, "c3", 0, 0},
		{"after the first hop a piece is a ghost", "brazilian", 1, "e5", 1, 0},
		{"after the last hop all are taken", "brazilian", 2, "c7", 0, 2},
		{"there are no more hops", "brazilian", 3, "c7", 0, 2},
		{"where pieces leave at once there is no ghost", "street", 1, "e5", 0, 1},
		{"and the last hop takes the other", "street", 2, "c7", 0, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			v, _ := catalog.Find(test.variant)
			g, err := rules.Record{Variant: v.Key, Start: "W:Wc3:Bd4,d6,h8"}.Replay(v)
			if err != nil {
				t.Fatal(err)
			}
			m := g.Position().LegalMoves()[0]
			if m.String() != "c3e5c7" {
				t.Fatalf("the move is %s", m)
			}
			var ghost, taken int
			var at rules.Square
			for _, p := range board.PiecesAt(g, test.hops, m) {
				switch {
				case p.Color == rules.White:
					at = p.Square
				case p.Ghost:
					ghost++
				case p.Taken:
					taken++
				}
			}
			if at.String() != test.at || ghost != test.ghost || taken != test.taken {
				t.Errorf("on %s with %d ghosts and %d taken, want %s, %d, %d", at, ghost, taken, test.at, test.ghost, test.taken)
			}
		})
	}
}

func TestGhostsAndTakenAreDrawnApart(t *testing.T) {
	view := viewOf(newGame(t))
	view.Pieces[0].Ghost, view.Pieces[1].Taken = true, true
	root := parse(t, &board.Board{View: view})
	if ghost := root.one(t, "piece", "ghost"); len(ghost.all("cross")) == 0 {
		t.Error("a ghost is not crossed out")
	}
	root.one(t, "piece", "taken")
}
