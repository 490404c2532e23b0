package pages

import (
	"strings"
	"testing"

	"tabuleiro/app/board"
	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

// TestEveryRefusalIsToldDrawnAndLeadsToItsRule asks about each pair of squares in
// random games of all variants, and in positions that are rare in them.
func TestEveryRefusalIsToldDrawnAndLeadsToItsRule(t *testing.T) {
	met := map[rules.RefusalCode]bool{}
	for _, v := range catalog.All {
		for seed := range uint64(1) {
			ply := 0
			rulestest.RandomGame(t, v, seed, func(p rules.Position) {
				if ply++; ply%9 == 0 {
					checkRefusals(t, v, p, met)
				}
			})
		}
	}
	for _, rare := range []struct{ variant, fen string }{
		{"brazilian", "W:WKa1:Bd4,e7,c7"}, {"english", "W:Wd6:Be7,g7"}, {"italian", "W:WK30:B10,12,18,K20,K26,27"},
		{"frisian", "W:W47,K8:B15:+0+308"}, {"breakthrough", "B:WK3:B20"}, {"spanish", "W:WK16:BK7,27"},
		{"czech", "W:WKf8,f6:Bg7"}, {"frisian", "W:W24,47:B19,9,K41"}, {"italian", "B:WK18:B14"}, {"thai", "W:WK29:B22"}, {"simple", "W:Wc3:Bd4,f6"},
		{"english", "W:W15:B18"}, {"english", "W:WK29:B1"}, {"brazilian", "W:WKa1:Bc3,d4"}, {"turkish", "W:Wc3:Bh8"}, {"brazilian", "W:Wh2:Be7,e5,g5,g3"},
	} {
		v, _ := catalog.Find(rare.variant)
		p, err := v.Parse(rare.fen)
		if err != nil {
			t.Fatal(err)
		}
		checkRefusals(t, v, p, met)
	}
	for _, code := range draughts.Refusals {
		if !met[code] {
			t.Errorf("no game has met %q", code)
		}
	}
}

func checkRefusals(t *testing.T, v *rules.Variant, p rules.Position, met map[rules.RefusalCode]bool) {
	t.Helper()
	for _, from := range v.Squares() {
		for _, to := range v.Squares() {
			try := play.Try{From: from, To: to, Refusal: p.(rules.Explainer).Explain(from, to)}
			if code := try.Refusal.Code; code != "" {
				met[code] = true
				if fault := faultOf(v, p, try); fault != "" {
					t.Fatalf("%s: %v to %v in %s: %+v: %s", v.Key, from, to, p.FEN(), try.Refusal, fault)
				}
			}
		}
	}
}

// faultOf returns what is missing in the way that a refusal is shown, or "".
func faultOf(v *rules.Variant, p rules.Position, try play.Try) string {
	marks := map[rules.Square]board.Mark{}
	drawTry(marks, try)
	lines := map[board.ArrowKind]bool{}
	for _, a := range arrows(try.Refusal) {
		lines[a.Kind] = true
	}
	switch try.Refusal.Code {
	case draughts.MostPieces, draughts.MostValue, draughts.KingFirst, draughts.MostKings, draughts.EarliestKing, draughts.MustGoOn:
		if !lines[board.Tried] || !lines[board.Better] {
			return "both captures should be drawn"
		}
	case draughts.CaptureCompulsory:
		if !lines[board.Better] || marks[try.Refusal.Squares[0]]&board.Blamed == 0 {
			return "the pieces that must capture should be marked, and one capture drawn"
		}
	default:
		if len(marks) == 0 && len(lines) == 0 {
			return "nothing is drawn"
		}
	}
	piece, _ := p.PieceAt(try.From)
	for _, text := range i18n.Languages {
		said := tellTry(text, v, p, try)
		if !strings.HasSuffix(said, ".") || strings.Contains(said, "  ") || strings.Contains(said, " .") || strings.Contains(said, "()") {
			return "it says " + said
		}
		if topic := text.Variants[v.Key].RuleFor(try.Refusal.Code, piece.Role); !text.Variants[v.Key].Tells(topic) {
			return "no rule tells of it"
		}
	}
	return ""
}
