package pages

import (
	"strings"
	"testing"
)

func TestMovesOfAFrame(t *testing.T) {
	tests := []struct {
		name, variant, fen, moves string
		want                      string // the moves as they are written in full
		refused                   int    // which move the rules refuse; 0 for none
	}{
		{"squares from the beginning", "brazilian", "", "c3d4 b6a5", "c3d4 b6a5", 0},
		{"a capture in full", "brazilian", "W:Wc1,d2,c3,a5:Bc5,g5,c7,e7,g7", "c3d4 c5e3 d2f4h6f8d6b8", "c3d4 c5e3 d2f4h6f8d6b8", 0},
		{"a capture by its ends", "brazilian", "W:Wc1,d2,c3,a5:Bc5,g5,c7,e7,g7", "c3d4 c5e3 d2b8", "c3d4 c5e3 d2f4h6f8d6b8", 0},
		{"a capture by some landings", "brazilian", "W:Wc1,d2,c3,a5:Bc5,g5,c7,e7,g7", "c3d4 c5e3 d2h6b8", "c3d4 c5e3 d2f4h6f8d6b8", 0},
		{"landings in another order", "brazilian", "W:Wc1,d2,c3,a5:Bc5,g5,c7,e7,g7", "c3d4 c5e3 d2h6f4b8", "", 3},
		{"a move against the rules", "brazilian", "", "c3d4 b6a5 d4d6", "", 3},
		{"two captures with the same ends", "english", "W:Wd2:Bc3,c5,e3,e5", "d2d6", "", 1},
		{"one of them", "english", "W:Wd2:Bc3,c5,e3,e5", "d2f4d6", "d2f4d6", 0},
		{"no position", "brazilian", "W:Wh8:B", "", "", -1},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			f := &frame{}
			f.game, f.wrong = replayFrame(test.variant, test.fen, strings.Fields(test.moves))
			n, _ := f.refusedMove()
			switch {
			case test.refused < 0:
				if f.wrong == nil || n != 0 {
					t.Errorf("got %v, move %d; want a bad position", f.wrong, n)
				}
			case n != test.refused:
				t.Errorf("refused move %d (%v), want %d", n, f.wrong, test.refused)
			case n == 0:
				if got := strings.Join(f.game.Record().Moves, " "); got != test.want {
					t.Errorf("moves %q, want %q", got, test.want)
				}
			}
		})
	}
}
