package draughtsengine

import (
	"testing"

	"tabuleiro/rules/draughts"
)

// A step leads to the neighbour in its direction, and over the rim to nothing.
func TestSteps(t *testing.T) {
	for _, r := range draughts.Rulesets {
		g := newGeometry(&r)
		for rest := g.board; rest != 0; rest &= rest - 1 {
			s := g.squares[bit(rest)]
			for i, d := range g.directions {
				file, rank := offsets[i].file, offsets[i].rank
				if i >= diagonals && !r.Straight {
					file, rank = 2*file, 2*rank
				}
				var want bitboard
				if to := g.bitOf(s.File()+file, s.Rank()+rank); to >= 0 {
					want = 1 << to
				}
				if got := d.step(rest & -rest); got != want {
					t.Errorf("%s: from %s by %d files and %d ranks to %x, want %x", r.Key, s, file, rank, got, want)
				}
				if back := g.directions[i^2].step(want); want != 0 && back != rest&-rest {
					t.Errorf("%s: from %s by %d files and %d ranks there is no way back", r.Key, s, file, rank)
				}
			}
		}
	}
}
