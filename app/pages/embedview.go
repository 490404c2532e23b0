package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/link"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
)

// Render draws the game for a frame of any size: what is where is a matter of
// the style sheet.
func (p *embedPage) Render() app.UI {
	if p.Frame.wrong != nil {
		return p.refused()
	}
	if p.session == nil {
		return app.Elem("main").Class("play").Class("embed")
	}
	return app.Elem("main").Class("play").Class("embed").Class(p.classes()).Aria("label", p.Shell.text.Variants[p.variant.Key].Name).OnKeyDown(p.keyAnywhere).Body(
		p.head(),
		p.board(),
		app.Elem("div").Class("below").Body(
			p.status(),
			app.If(p.Frame.list != "no", func() app.UI {
				return &moveList{Text: p.Shell.text, Game: p.session.Game(), Ply: p.session.Shown(), OnShow: p.showPly}
			}),
			app.If(p.Frame.controls, p.bar),
		),
		app.Elem("p").Class("visually-hidden").Attr("role", "status").Aria("live", "polite").Text(p.said),
	)
}

// classes tell the style sheet what there is to be placed.
func (p *embedPage) classes() string {
	classes := "list-" + p.Frame.list
	if p.listed {
		classes += " listed"
	}
	if !p.Frame.controls {
		classes += " bare"
	}
	return classes
}

// board is for pressing only while there is something to play.
func (p *embedPage) board() app.UI {
	v := p.view()
	if p.Frame.mode == frameView || p.tried == revealsTry {
		v.Inactive = true
		return &board.Board{View: v}
	}
	return &board.Board{
		View: v, OnPress: p.press, OnLift: p.lift, OnDrop: p.drop, OnCancel: p.cancel, OnKey: p.keyOnBoard,
	}
}

func (p *embedPage) head() app.UI {
	t := p.Shell.text
	return app.Elem("header").Class("head").Body(
		app.Elem("h1").Text(t.Variants[p.variant.Key].Name),
		app.If(p.Frame.mode == framePlay, func() app.UI { return app.Elem("span").Class("level").Text(t.Levels[p.save.Level]) }),
		app.Elem("a").Class("full").Attr("href", p.address()).Attr("target", "_blank").Attr("rel", "noopener").Body(
			widgets.Icon("open"), app.Elem("span").Text(t.Embed.Open),
		),
	)
}

// address returns the link to the game in the program itself.
func (p *embedPage) address() string {
	l := link.Link{Game: p.session.Game(), Side: p.bottom(), Ply: p.session.Shown()}
	return "./" + route{page: watching, link: link.Encode(l)}.href()
}

// status is two lines, and the way to the moves where there is no room for them.
func (p *embedPage) status() app.UI {
	headline, advice := p.lines()
	return app.Elem("div").Class("status").Body(
		app.Elem("div").Class("lines").Body(
			app.Elem("p").Class("turn").Body(app.Elem("strong").Text(headline)),
			advice,
		),
		app.Elem("button").Attr("type", "button").Class("plain").Class("toggle").Aria("label", p.Shell.text.Play.Moves).
			Aria("expanded", p.listed).OnClick(p.toggle).Body(widgets.Icon("moves")),
	)
}

func (p *embedPage) lines() (headline string, advice app.UI) {
	t := p.Shell.text
	switch {
	case p.session.Failed():
		return t.Embed.NoComputer, app.Elem("p").Class("advice").Body(
			app.Elem("button").Attr("type", "button").OnClick(p.retry).Text(t.Play.Retry),
		)
	case p.tried != untried:
		return map[try]string{
			rightTry: t.Embed.Right, wrongTry: t.Embed.Wrong, solvedTry: t.Embed.Solved, revealsTry: t.Embed.Solution,
		}[p.tried], p.hint("")
	case p.Frame.mode == frameProblem && p.refusal() == "":
		return t.Embed.Find(p.pieces(p.mine())), p.hint("")
	case p.Frame.mode == frameProblem:
		return t.Embed.Find(p.pieces(p.mine())), p.advice()
	case p.session.Over() && p.session.Settled():
		return p.verdict(), p.hint(p.reason())
	case p.session.LookingBack():
		return p.headline(), p.hint("")
	case p.Frame.mode == framePlay && p.session.Game().Ply() == p.Frame.ply && p.adviceText() == "":
		return p.headline(), p.hint(t.Embed.NotKept)
	}
	return p.headline(), p.advice()
}

func (p *embedPage) hint(text string) app.UI { return app.Elem("p").Class("advice").Text(text) }

// verdict is the result for the person, or for who looks on.
func (p *embedPage) verdict() string {
	t := p.Shell.text.End
	if p.Frame.mode == frameView {
		return p.ended()
	}
	return map[store.Outcome]string{store.Won: t.Won, store.Lost: t.Lost, store.Drawn: t.Drawn}[outcomeFor(p.session.Game().Outcome().Result, p.mine())]
}

// bar is what can be done.
func (p *embedPage) bar() app.UI {
	t := p.Shell.text
	switch {
	case p.review:
		return &stepBar{Text: t, Ply: p.session.Shown(), Last: p.session.Game().Ply(), OnStep: p.step, OnClose: p.endReview}
	case p.stepping():
		return &stepBar{Text: t, Ply: p.session.Shown(), Last: p.session.Game().Ply(), OnStep: p.step}
	case p.Frame.mode == frameProblem:
		return app.Elem("nav").Class("bar").Body(
			tool("undo", t.Play.Retry, p.session.Game().Ply() == 0, p.again),
			tool("hint", t.Embed.Reveal, false, p.reveal),
		)
	}
	return app.Elem("nav").Class("bar").Body(
		tool("undo", t.Play.Undo, !p.canUndo(), p.undo),
		tool("replay", t.End.Again, p.session.Game().Ply() == p.Frame.ply, p.again),
	)
}

// refused tells why there is no game.
func (p *embedPage) refused() app.UI {
	t := p.Shell.text.Embed
	text := t.NoPosition(p.Frame.wrong.Error())
	if n, move := p.Frame.refusedMove(); n > 0 {
		text = t.NoMove(n, move)
	}
	return app.Elem("main").Class("embed").Body(
		app.Elem("p").Class("wrong").Attr("role", "alert").Text(text),
		app.Elem("p").Class("wrong").Body(app.Elem("a").Attr("href", "./").Attr("target", "_blank").Attr("rel", "noopener").Text(t.Open)),
	)
}
