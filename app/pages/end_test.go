package pages

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/store"
)

func TestTheEndSaysWhosePiecesCount(t *testing.T) {
	for variant, want := range map[string]bool{"giveaway": true, "antidraughts": true, "russian": false, "breakthrough": false} {
		s := newShell()
		m := s.newMatch(variantOf(t, variant), store.Choice{Variant: variant, Mode: store.Computer, Side: "white"})
		p := &playPage{Shell: s, table: table{match: m, shell: s}, result: &result{outcome: store.Won, score: store.Score(7, 45)}}
		said := app.HTMLString(p.tally())
		if got := strings.Contains(said, s.text.End.GiveAway); got != want {
			t.Errorf("%s: says that the opponent's pieces count: %v, want %v", variant, got, want)
		}
		if !strings.Contains(said, "7×100 + 15×10") {
			t.Errorf("%s: the score is written %s", variant, said)
		}
	}
}
