package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/link"
	"tabuleiro/app/widgets"
)

// Render draws the game for a frame of any size: what is where is a matter of
// the style sheet.
func (p *embedPage) Render() app.UI {
	main := elem("main").Class("play", "embed", "list-"+p.Frame.List)
	if p.Frame.wrong != nil {
		return main.Body(p.header("Tabuleiro", "", "./"), line("p", "wrong", p.refused()).Role("alert"))
	}
	if p.session == nil {
		return main
	}
	if p.listed {
		main = main.Class("listed")
	}
	if !p.Frame.Controls {
		main = main.Class("bare")
	}
	return main.Aria("label", p.Shell.text.Variants[p.variant.Key].Name).OnKeyDown(p.keyAnywhere).Body(
		p.head(),
		p.board(),
		group("div", "below", p.status(), p.moves(), p.bar()),
		line("p", "visually-hidden", p.said).Role("status"),
	)
}

// refused tells why there is no game.
func (p *embedPage) refused() string {
	t := &p.Shell.text.Embed
	if n, move := p.Frame.refusedMove(); n > 0 {
		return t.NoMove(n, move)
	}
	return t.NoPosition(p.Frame.wrong.Error())
}

func (p *embedPage) head() app.UI {
	t := p.Shell.text
	level := ""
	if p.Frame.Mode == framePlay {
		level = t.Levels[p.save.Level]
	}
	l := link.Link{Game: p.session.Game(), Side: p.bottom(), Ply: p.session.Shown()}
	return p.header(t.Variants[p.variant.Key].Name, level, "./"+route{page: watching, link: link.Encode(l)}.href())
}

// header names the game, with a link that leaves the frame.
func (p *embedPage) header(title, level, address string) app.UI {
	return group("header", "head",
		line("h1", "", title),
		line("span", "level", level),
		elem("a").Class("full").Attr("href", address).Attr("target", "_blank").Attr("rel", "noopener").Body(
			widgets.Icon("open"), line("span", "", p.Shell.text.Embed.Open),
		),
	)
}

// board is for pressing only while there is something to play.
func (p *embedPage) board() app.UI {
	b := &board.Board{View: p.view()}
	if b.View.Inactive = p.stepping() && !p.review; !b.View.Inactive {
		b.OnPress, b.OnLift, b.OnDrop, b.OnCancel, b.OnKey = p.press, p.lift, p.drop, p.cancel, p.keyOnBoard
	}
	return b
}

// status is two lines, and the way to the moves where there is no room for them.
func (p *embedPage) status() app.UI {
	return group("div", "status",
		group("div", "lines", line("p", "turn", p.headline()), p.hint()),
		elem("button").Attr("type", "button").Class("plain", "toggle").Aria("label", p.Shell.text.Play.Moves).
			Aria("expanded", p.listed).OnClick(p.toggle).Body(widgets.Icon("moves")),
	)
}

// headline is the first line: how it stands.
func (p *embedPage) headline() string {
	t := &p.Shell.text.Embed
	switch {
	case p.session.Failed():
		return t.NoComputer
	case p.tried != untried:
		return t.Tries[p.tried]
	case p.Frame.Mode == frameProblem:
		return t.Tries[untried] + p.pieces(p.mine())
	case p.session.Over() && p.session.Settled():
		return p.outcome()
	}
	return p.table.headline()
}

// hint is the second line: what must be known of it.
func (p *embedPage) hint() app.UI {
	text := ""
	switch {
	case p.session.Failed():
		return button(p.Shell.text.Play.Retry, p.retry)
	case p.refusal() != "" || p.claimable() != "":
		return p.advice(p.ruleLink())
	case p.session.Over() && p.session.Settled():
		text = p.reason()
	case p.session.LookingBack(), p.Frame.Mode == frameProblem:
	case p.adviceText() != "":
		return p.advice(nil)
	case p.Frame.Mode == framePlay && p.session.Game().Ply() == p.begin():
		text = p.Shell.text.Embed.NotKept
	}
	return line("p", "advice", text)
}

// ruleLink leads out of the frame to the rule by which a try was refused.
func (p *embedPage) ruleLink() app.UI {
	address := "./" + route{page: ruleBook, variant: p.variant.Key, rule: string(p.rule())}.href()
	return elem("a").Attr("href", address).Attr("target", "_blank").Attr("rel", "noopener").Text(p.Shell.text.Rules.See)
}

func (p *embedPage) moves() app.UI {
	if p.Frame.List == "no" {
		return nil
	}
	return &moveList{Text: p.Shell.text, Named: p.named(), Game: p.session.Game(), Ply: p.session.Shown(), OnShow: p.showPly}
}

// bar is what can be done.
func (p *embedPage) bar() app.UI {
	t := p.Shell.text
	begun := p.session.Game().Ply() > p.begin()
	bar := elem("nav").Class("bar")
	switch {
	case !p.Frame.Controls:
		return nil
	case p.stepping():
		steps := &stepBar{Text: t, Ply: p.session.Shown(), Last: p.session.Game().Ply(), OnStep: p.step}
		if p.review {
			steps.OnClose = p.endReview
		}
		return steps
	case p.Frame.Mode == frameProblem:
		return bar.Body(tool("replay", t.Play.Retry, !begun, p.again), tool("hint", t.Embed.Reveal, false, p.reveal))
	}
	return bar.Body(tool("undo", t.Play.Undo, !p.canUndo(), p.undo), tool("replay", t.End.Again, !begun, p.again))
}
