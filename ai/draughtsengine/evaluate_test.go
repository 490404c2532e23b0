package draughtsengine

import (
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

func TestEvaluate(t *testing.T) {
	rows := []struct {
		name, variant, fen string
		want               int
	}{
		// Black's man on a3, five ranks from home, is worth 100 + 15 everywhere.
		{"a man is worth 100 and each rank it has advanced 3", "english", "W:Wb4:Ba3", 3*3 - 15},
		{"a man one rank from home", "english", "W:Wb2:Ba3", 1*3 - 15},
		{"a man six ranks from home", "english", "W:Wa7:Ba3", 6*3 - 15},
		{"a man on its back row is worth 8", "english", "W:Wc1:Ba3", 8 - 15},
		{"four men at home are worth 32", "english", "W:Wa1,c1,e1,g1:Ba3,c3,e3,g3", 32 - 4*15},
		{"a king is worth 160", "english", "W:WKa1:BKh8", 0},
		{"a king on a central square is worth 6", "english", "W:WKd4:BKh8", 6},
		{"the other side's counts against", "english", "B:WKd4:BKh8", -6},
		{"a flying king is worth 300", "brazilian", "W:WKa1:BKh8", 0},
		{"the mirrored board has the same centre", "italian", "W:WK18:BK1", 6 + 2*(4-1)},
		{"on 10×10 ranks count up to nine", "international", "W:W6:B35", -8 + 6},
		{"on all squares men stand on light ones too", "turkish", "W:Wb4,c4:Ba6", 100 + 6*3 - 2*3 + 2*29},
		{"a man too many is a fault where all are given away", "giveaway", "W:Wa1,c1,h2:Bb8,h8", -100 + 200*4/3 - 200*3/2 + 3},
		{"the first man that has passed counts where a king wins", "breakthrough", "W:W16,31,41:B5", -3*(6+3+1) + 2*100 + 5*6*6 - 8},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			g := newGame(ruleset(row.variant))
			p := parse(t, &g, row.fen)
			if got := g.evaluate(&p); got != row.want {
				t.Errorf("evaluate(%s) = %d, want %d", row.fen, got, row.want)
			}
		})
	}
	t.Run("the numbers", func(t *testing.T) {
		w := ShortKings
		if w.Man != 100 || w.King != 160 || w.Advance != 3 || w.BackRow != 8 || w.Centre != 6 {
			t.Errorf("weights = %+v", w)
		}
	})
	t.Run("every central square counts, and no other", func(t *testing.T) {
		central := "c3 e3 d4 f4 c5 e5 d6 f6 "
		var got string
		g := newGame(ruleset("english"))
		for rest := g.board; rest != 0; rest &= rest - 1 {
			s, king := g.squares[bit(rest)], rest&-rest
			p := position{pieces: [2]bitboard{king, 0}, kings: king}
			value := g.evaluate(&p) - g.ahead(&p, rules.White)
			if value == 166 {
				got += s.String() + " "
			} else if value != 160 {
				t.Errorf("king on %s = %d", s, value)
			}
		}
		if got != central {
			t.Errorf("central squares %s, want %s", got, central)
		}
	})
	t.Run("a flying king is worth two and a half men or more", func(t *testing.T) {
		for _, r := range draughts.Rulesets {
			if r.GiveAway || r.FirstKingWins {
				continue
			}
			if w := WeightsOf(r); r.FlyingKings && 2*w.King < 5*w.Man {
				t.Errorf("%s: king = %d", r.Key, w.King)
			}
		}
	})
}

func TestEvaluateAhead(t *testing.T) {
	value := func(variant, fen string) int {
		g := newGame(ruleset(variant))
		p := parse(t, &g, fen)
		return g.evaluate(&p)
	}
	t.Run("the side ahead likes trades", func(t *testing.T) {
		for _, variant := range []string{"english", "brazilian"} {
			many := value(variant, "W:Wb4,d4,f4,h4,a3:Ba5,c5,e5,g5")
			few := value(variant, "W:Wb4,d4,a3:Ba5,c5")
			if many >= few {
				t.Errorf("%s: a man ahead is %d with nine pieces, %d with five", variant, many, few)
			}
		}
	})
	t.Run("the side behind dislikes them", func(t *testing.T) {
		many := value("english", "B:Wb4,d4,f4,h4,a3:Ba5,c5,e5,g5")
		few := value("english", "B:Wb4,d4,a3:Ba5,c5")
		if many <= few {
			t.Errorf("a man behind is %d with nine pieces, %d with five", many, few)
		}
	})
	t.Run("the side ahead brings its kings near", func(t *testing.T) {
		last := -1000
		for _, fen := range []string{"W:WKa1,Ka3:BKh8", "W:WKa1,Kb4:BKh8", "W:WKa1,Kc7:BKh8", "W:WKb2,Kc7:BKh8", "W:WKb2,Kf8:BKh8", "W:WKh6,Kf8:BKh8"} {
			got := value("english", fen)
			if got <= last {
				t.Errorf("%s = %d, not above %d", fen, got, last)
			}
			last = got
		}
	})
	t.Run("no side does when material is equal", func(t *testing.T) {
		if got := value("english", "W:WKa1:BKb2"); got != 0 {
			t.Errorf("one king each = %d, want 0", got)
		}
	})
}
