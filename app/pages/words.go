package pages

import (
	"slices"
	"strings"

	"tabuleiro/app/board"
	"tabuleiro/app/i18n"
	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// say puts a text into the live region. The same text twice is told apart by a
// space at its end, so that it is read again.
func (p *table) say(text string) {
	if text == p.said {
		text += "\u00a0"
	}
	p.said = text
}

// labels returns what a screen reader says of each square.
func (p *table) labels(v board.View) map[rules.Square]string {
	labels := map[rules.Square]string{}
	stands := map[rules.Square]board.Piece{}
	for _, piece := range v.Pieces {
		if !piece.Taken {
			stands[piece.Square] = piece
		}
	}
	for _, square := range p.variant.Squares() {
		labels[square] = strings.Join(p.label(square, stands, v), ", ")
	}
	return labels
}

func (p *table) label(square rules.Square, stands map[rules.Square]board.Piece, v board.View) []string {
	t := p.shell.text.Board
	words := []string{p.name(square)}
	if piece, ok := stands[square]; ok {
		words = append(words, t.Piece(p.set().One[piece.Color], piece.Role))
		if piece.Ghost {
			words = append(words, t.Ghost)
		}
	} else if v.Playable[square] {
		words = append(words, t.Empty)
	} else {
		words = append(words, t.Light)
	}
	for _, m := range []struct {
		mark board.Mark
		word string
	}{
		{board.Selected, t.Selected}, {board.Must, t.CanCapture},
		{board.Target, t.Target}, {board.Last, t.LastMove}, {board.Hint, t.Hinted}, {board.Blamed, t.Blamed},
	} {
		if v.Marks[square]&m.mark != 0 {
			words = append(words, m.word)
		}
	}
	if n := v.Takes[square]; n > 0 {
		words = append(words, t.Takes(n))
	}
	return words
}

// moved tells the move that made the game so long, and what comes next.
func (p *table) moved(ply int) string {
	t := p.shell.text
	g := p.session.Game()
	before := g.At(ply - 1).Position()
	m := g.Move(ply)
	text := t.Board.Moved(p.who(before.Turn()), p.name(m.From()), p.name(m.To()), p.names(m.Captures), m.Promotion == rules.King)
	if !p.session.Over() && !p.session.Thinking() {
		text += " " + p.turn()
		if must := p.session.Must(); len(must) > 0 {
			text += " " + t.Board.MustCapture(strings.Join(p.names(must), ", "))
		}
		if law := p.claimable(); law != "" {
			text += " " + t.Play.MayClaim(law)
		}
	}
	return text
}

// who names the player of a side.
func (p *table) who(c rules.Color) string {
	switch {
	case p.save.Mode == store.Two:
		return p.pieces(c)
	case c == p.mine():
		return p.shell.text.Common.You
	case p.save.Mode == store.Link:
		return p.shell.text.Share.Someone
	}
	return p.shell.text.Common.Computer
}

// turn tells whose turn it is.
func (p *table) turn() string {
	t := p.shell.text.Play
	switch {
	case p.save.Mode == store.Two:
		return t.TurnOf(p.pieces(p.session.Game().Position().Turn()))
	case p.session.Thinking():
		return t.Thinking
	case p.session.Waiting():
		return p.shell.text.Share.Waiting
	}
	return t.YourTurn
}

// refusal tells why the last try was refused.
func (p *table) refusal() string {
	return tellTry(p.shell.text, p.named(), p.session.Game().Position(), p.session.Refusal())
}

// ended tells how the game ended: "Fim de jogo. Vitória das brancas."
func (p *table) ended() string {
	return p.shell.text.End.Over + " " + p.outcome() + ". " + p.reason()
}

// outcome tells who won.
func (p *table) outcome() string {
	t := p.shell.text.End
	if winner, won := p.session.Game().Outcome().Result.Winner(); won {
		return t.WinOf(p.pieces(winner))
	}
	return t.Drawn
}

// reason tells why the game ended, and who claimed the draw if somebody did.
func (p *table) reason() string {
	t, g := p.shell.text, p.session.Game()
	o := g.Outcome()
	tell := t.Reasons[o.Reason]
	if tell == nil {
		return ""
	}
	ended := i18n.Ended{Times: p.variant.Repetitions}
	if winner, won := o.Result.Winner(); won {
		ended.Loser = p.pieces(winner.Opponent())
	}
	if g.Record().End == rules.EndClaim(o.Reason) {
		return t.End.Claimed(p.pieces(g.Position().Turn())) + " " + tell(ended)
	}
	return tell(ended)
}

// counter names the draw law that is running and what it leaves, near its end.
func (p *table) counter() string {
	const near = 15 // moves of each side
	c, ok := p.session.Game().Position().(rules.Counter)
	if !ok || p.session.Over() {
		return ""
	}
	law, left := c.DrawCounter()
	tell := p.shell.text.Laws[law]
	if tell == nil || left < 1 || left > near {
		return ""
	}
	return tell(i18n.Running{Left: left, Against: max(p.count(rules.White), p.count(rules.Black))})
}

// count returns how many pieces a side has.
func (p *table) count(c rules.Color) (n int) {
	for _, square := range p.variant.Squares() {
		if piece, ok := p.session.Game().Position().PieceAt(square); ok && piece.Color == c {
			n++
		}
	}
	return n
}

// claimable names the law by which a person may claim a draw now, or "".
func (p *table) claimable() string {
	for _, law := range p.session.Claims() {
		if tell := p.shell.text.Claims[law]; tell != nil {
			return tell(p.variant.Repetitions)
		}
	}
	return ""
}

// remaining counts the pieces of both sides, in words.
func (p *table) remaining() string {
	t := p.shell.text.Board
	var sides []string
	for _, c := range []rules.Color{p.bottom(), p.bottom().Opponent()} {
		sides = append(sides, p.who(c)+": "+p.countOf(c))
	}
	return t.Remain(strings.Join(sides, "; "))
}

func (p *table) countOf(c rules.Color) string {
	t := p.shell.text.Board
	var men, kings int
	for _, square := range p.variant.Squares() {
		piece, ok := p.session.Game().Position().PieceAt(square)
		switch {
		case !ok || piece.Color != c:
		case piece.Role == rules.King:
			kings++
		default:
			men++
		}
	}
	return t.Men(men) + ", " + t.Kings(kings)
}

// legal lists the squares that a piece may go to, in words.
func (p *table) legal(from rules.Square) string {
	t := p.shell.text.Board
	var targets []string
	for _, m := range p.session.Game().Position().LegalMoves() {
		if name := p.name(m.To()); m.From() == from && !slices.Contains(targets, name) {
			targets = append(targets, name)
		}
	}
	if len(targets) == 0 {
		return t.NoneLegal
	}
	return t.LegalFrom(strings.Join(targets, ", "))
}
