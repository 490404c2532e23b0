package draughts_test

import (
	"slices"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

// everyMove shows the moves of random games of each variant.
func everyMove(t *testing.T, games uint64, see func(*testing.T, *rules.Variant, rules.Position, rules.Move)) {
	for _, v := range draughts.Variants {
		t.Run(v.Key, func(t *testing.T) {
			for seed := range games {
				rulestest.RandomGame(t, v, seed, func(p rules.Position) {
					for _, m := range p.LegalMoves() {
						see(t, v, p, m)
					}
				})
			}
		})
	}
}

func TestPiecesKeepToTheDarkSquares(t *testing.T) {
	everyMove(t, 10, func(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
		r, dark := ruleset(v), 0
		if r.DarkRight {
			dark = 1
		}
		for _, s := range slices.Concat(m.Path, m.Captures) {
			if (s.File()+s.Rank())%2 != dark && !r.Straight {
				t.Fatalf("%s uses %s in %s", m, s, p.FEN())
			}
		}
	})
}

func TestPiecesMoveOnTheirLines(t *testing.T) {
	everyMove(t, 10, func(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
		for n := range len(m.Path) - 1 {
			files, ranks := distance(m.Path[n], m.Path[n+1])
			r, diagonal, straight := ruleset(v), files == ranks, files*ranks == 0
			fits := diagonal && !r.Straight || straight && (r.Straight || r.CapturesStraight && len(m.Captures) > 0)
			if !fits || !r.FlyingKings && files > 2 {
				t.Fatalf("%s goes %d files and %d ranks in %s", m, files, ranks, p.FEN())
			}
		}
	})
}

func distance(a, b rules.Square) (files, ranks int) {
	return abs(a.File() - b.File()), abs(a.Rank() - b.Rank())
}

// steps counts those of a king of chess.
func steps(a, b rules.Square) int { return max(distance(a, b)) }

func abs(n int) int { return max(n, -n) }

func TestNoPieceIsTakenTwice(t *testing.T) {
	everyMove(t, 10, func(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
		if taken := slices.Sorted(slices.Values(m.Captures)); len(slices.Compact(taken)) != len(m.Captures) {
			t.Fatalf("%s takes %v in %s", m, m.Captures, p.FEN())
		}
	})
}

func TestEachJumpTakesWhatItPasses(t *testing.T) {
	everyMove(t, 10, func(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
		if n := len(m.Captures); n > 0 && n != len(m.Path)-1 || n == 0 && len(m.Path) != 2 {
			t.Fatalf("%v takes %v in %s", m, m.Captures, p.FEN())
		}
		for n, taken := range m.Captures {
			a, b := steps(m.Path[n], taken), steps(taken, m.Path[n+1])
			if whole := steps(m.Path[n], m.Path[n+1]); a+b != whole || a == 0 || b == 0 {
				t.Fatalf("%v takes %v in %s", m, m.Captures, p.FEN())
			}
			if piece, _ := p.PieceAt(taken); piece.Color == p.Turn() {
				t.Fatalf("%v takes its own %v in %s", m, taken, p.FEN())
			}
		}
	})
}

func TestMenWalkForwardAndCaptureAsTheRulesSay(t *testing.T) {
	backward := map[string]bool{}
	everyMove(t, 10, func(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
		piece, _ := p.PieceAt(m.From())
		up := m.Path[1].Rank() - m.From().Rank()
		if piece.Role != draughts.Man || up == 0 || up > 0 == (p.Turn() == rules.White) {
			return
		}
		if len(m.Captures) == 0 {
			t.Fatalf("the man of %s walks back in %s", m, p.FEN())
		}
		backward[v.Key] = true
	})
	for _, v := range draughts.Variants {
		if got, want := backward[v.Key], ruleset(v).MenCaptureBackward; got != want {
			t.Errorf("%s: men captured backward is %v, want %v", v.Key, got, want)
		}
	}
}

func TestNoQuietMoveStaysWhereItIs(t *testing.T) {
	everyMove(t, 10, func(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
		if len(m.Captures) == 0 && m.From() == m.To() {
			t.Fatalf("%s in %s", m, p.FEN())
		}
	})
}

func TestAllCapturesOrNone(t *testing.T) {
	everyMove(t, 10, func(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
		best := p.LegalMoves()[0]
		if (len(m.Captures) > 0) != (len(best.Captures) > 0) {
			t.Fatalf("captures and quiet moves in %s", p.FEN())
		}
		if ruleset(v).MostPieces && len(m.Captures) != len(best.Captures) {
			t.Fatalf("captures of different numbers in %s", p.FEN())
		}
	})
}

// ruleset returns the rules of a variant of the list.
func ruleset(v *rules.Variant) draughts.Ruleset {
	r, _ := draughts.Find(v.Key)
	return r
}

func TestEveryGameEnds(t *testing.T) {
	for _, v := range tutorials {
		t.Run(v.Key, func(t *testing.T) {
			longest := 0
			for seed := range uint64(250) {
				g := rulestest.RandomGame(t, v, seed, func(rules.Position) {})
				if !g.Outcome().Over() {
					t.Errorf("the game of seed %d goes on after %d plies", seed, g.Ply())
				}
				longest = max(longest, g.Ply())
			}
			t.Logf("the longest of 250 games had %d plies", longest)
		})
	}
}
