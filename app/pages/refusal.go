package pages

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
)

// tellTry tells in words why a try in a position was refused, "" if none was.
func tellTry(t *i18n.Text, v *rules.Variant, p rules.Position, try play.Try) string {
	tell := t.Refusals[try.Refusal.Code]
	if tell == nil {
		return ""
	}
	r := i18n.Refused{
		From: squareName(v, try.From), To: squareName(v, try.To), Squares: squareNames(v, try.Refusal.Squares),
		Tried: len(try.Refusal.Tried.Captures), Better: len(try.Refusal.Better.Captures),
	}
	if len(try.Refusal.Better.Path) > 1 {
		r.Capture = strings.Join(squareNames(v, try.Refusal.Better.Path), "×")
		r.Backward = backward(p, try.Refusal.Better)
	}
	return tell(r)
}

// backward reports whether a move begins with a man that goes backward.
func backward(p rules.Position, m rules.Move) bool {
	piece, ok := p.PieceAt(m.From())
	gain := m.Path[1].Rank() - m.From().Rank()
	if piece.Color == rules.Black {
		gain = -gain
	}
	return ok && piece.Role != rules.King && gain < 0
}

// drawTry marks the squares of a try that was refused: what is to blame and where
// it was to go, or what was pressed if there is nothing else to show. A refusal
// that is no matter of the rules marks nothing.
func drawTry(marks map[rules.Square]board.Mark, try play.Try) {
	r := try.Refusal
	if r.Code == "" {
		return
	}
	shown := len(r.Squares) > 0 || len(arrows(r)) > 0 || slices.Contains(play.Refusals, r.Code)
	if try.To != try.From || !shown {
		marks[try.To] |= board.Refused
	}
	for _, square := range r.Squares {
		marks[square] |= board.Blamed
	}
}

// arrows draws the captures of a refusal: the one tried and the better one.
func arrows(r rules.Refusal) []board.Arrow {
	var arrows []board.Arrow
	if len(r.Tried.Path) > 1 {
		arrows = append(arrows, board.Arrow{Path: r.Tried.Path, Kind: board.Tried})
	}
	if len(r.Better.Path) > 1 {
		arrows = append(arrows, board.Arrow{Path: r.Better.Path, Kind: board.Better})
	}
	return arrows
}

// rule returns what the rule is about by which the last try was refused.
func (p *table) rule() i18n.Topic {
	try := p.session.Refusal()
	piece, _ := p.session.Game().Position().PieceAt(try.From)
	if entered := p.session.Entered(); len(entered) > 0 {
		piece, _ = p.session.Game().Position().PieceAt(entered[0])
	}
	return p.shell.text.Variants[p.variant.Key].RuleFor(try.Refusal.Code, piece.Role)
}

// refused shows why the last try was refused, and the way to the rule.
func (p *table) refused(rule app.UI) app.UI {
	if p.rule() == "" {
		rule = nil
	}
	return elem("p").Class("advice", "refused").ID("advice").Body(
		widgets.Icon("warning"),
		elem("span").Body(line("span", "why", p.refusal()), app.Text(" "), rule),
	)
}
