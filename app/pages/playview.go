package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
)

// Render draws the page: on a phone from top to bottom, on a wide screen with
// the board on one side and all else on the other.
func (p *playPage) Render() app.UI {
	if p.session == nil {
		return elem("main").Class("play")
	}
	main := elem("main").Class("play").Class(p.state())
	if p.typing {
		main = main.Class("types")
	}
	return main.OnKeyDown(p.keyAnywhere).Body(
		p.top(),
		p.them(),
		&board.Board{
			View: p.taught(p.view()), OnPress: p.press, OnLift: p.lift, OnDrop: p.drop,
			OnCancel: p.cancel, OnKey: p.keyOnBoard,
		},
		p.below(),
		elem("p").Class("visually-hidden").Attr("role", "status").Aria("live", "polite").Text(p.said),
		p.sheet(),
	)
}

func (p *playPage) state() string {
	if p.result != nil && p.session.Settled() && !p.review {
		return "over"
	}
	return "going"
}

func (p *playPage) top() app.UI {
	t := p.Shell.text
	return elem("header").Class("top").Body(
		backLink(t),
		elem("h1").Body(elem("button").Attr("type", "button").Class("title").OnClick(p.openRules).Body(
			app.Text(t.Variants[p.Variant].Name),
			elem("span").Class("visually-hidden").Text(" · "+t.Rules.Read),
		)),
		elem("a").Class("plain").Attr("href", route{page: settings}.href()).Aria("label", t.Settings.Title).
			Body(widgets.Icon("settings")),
	)
}

// them is the line of the player at the top of the board.
func (p *playPage) them() app.UI {
	t := p.Shell.text
	c := p.bottom().Opponent()
	return elem("div").Class("them").Body(
		elem("span").Class("disc").Class(c.String()),
		elem("strong").Text(p.player(c)),
		app.If(p.computers(c), func() app.UI {
			return elem("span").Class("level").Text(p.level())
		}),
		app.If(p.session.Thinking() && p.session.Settled() && p.computers(c), func() app.UI {
			return elem("span").Class("dots").Aria("hidden", "true").Body(elem("i"), elem("i"), elem("i"))
		}),
		elem("span").Class("took").Text(p.took(c)),
		app.If(p.session.Shown() > 0, func() app.UI {
			return elem("button").Attr("type", "button").Class("plain").Class("replay").
				Aria("label", t.Play.Replay).Title(t.Play.Replay).OnClick(p.replay).Body(widgets.Icon("replay"))
		}),
	)
}

// below is what stands under or beside the board: the result once the game is
// over and seen, else the status, the moves and the bar.
func (p *playPage) below() app.UI {
	if p.state() == "over" {
		return p.end()
	}
	return elem("div").Class("below").Body(
		p.status(),
		&moveList{
			Text: p.Shell.text, Named: p.named(), Game: p.session.Game(), Ply: p.session.Shown(), OnShow: p.showPly, Grades: p.grades(),
		},
		p.typingField(),
		app.If(p.review, p.steps).Else(p.bar),
	)
}

// status is two lines, always there so that nothing jumps: whose turn it is, and
// what must be known about it.
func (p *playPage) status() app.UI {
	t := p.Shell.text
	c := p.bottom()
	return elem("div").Class("status").Body(
		elem("p").Class("turn").Body(
			elem("span").Class("disc").Class(c.String()),
			elem("strong").Text(p.headline()),
			elem("span").Class("took").Text(p.took(c)),
		),
		app.If(p.session.Failed(), func() app.UI {
			return elem("p").Class("advice").Body(
				widgets.Icon("warning"), elem("span").Text(t.Play.Failed),
				button(t.Play.Retry, p.retry),
			)
		}).ElseIf(p.session.LookingBack(), func() app.UI {
			if better := p.better(); better != "" {
				return elem("p").Class("advice", "taught").Body(widgets.Icon("hint"), elem("span").Text(better))
			}
			return elem("p").Class("advice").Body(
				button(t.Play.BackToGame, p.backToGame, "back"),
			)
		}).ElseIf(p.mistyped != nil, p.mistaken).ElseIf(p.session.Waiting(), p.send).Else(p.hint),
	)
}

// hint is the second line of the status in a game that goes on.
func (p *playPage) hint() app.UI {
	if taught := p.taughtLine(); taught != nil && p.refusal() == "" {
		return taught
	}
	return p.advice(button(p.Shell.text.Rules.See, p.openRule, "see"))
}

// bar is the row of what can be done in a game.
func (p *playPage) bar() app.UI {
	t := p.Shell.text.Play
	return elem("nav").Class("bar").Body(
		tool("undo", t.Undo, !p.session.CanUndo(), p.undo),
		app.If(p.Mode != store.Link, func() app.UI { return tool("hint", p.Shell.text.Hints.Ask, !p.mayAsk(), p.hintTool) }),
		tool("moves", t.Moves, p.session.Game().Ply() == 0, p.openReview),
		tool("menu", t.Menu, false, p.openMenu),
	)
}

// send offers the link that carries the move just played to the other person.
func (p *playPage) send() app.UI {
	return elem("p").Class("advice").Body(
		button(p.Shell.text.Share.SendMove, p.openShare, "primary"),
	)
}

// steps is the row of steps through the moves, with the way back to the game.
func (p *playPage) steps() app.UI {
	return &stepBar{Text: p.Shell.text, Ply: p.session.Shown(), Last: p.session.Game().Ply(), OnStep: p.step, OnClose: p.endReview}
}

func tool(icon, label string, disabled bool, do app.EventHandler) app.UI {
	return elem("button").Attr("type", "button").Class("tool").DataSet("tool", icon).Attr("disabled", disabled).OnClick(do).Body(
		widgets.Icon(icon), elem("span").Text(label),
	)
}

func (p *playPage) openReview(app.Context, app.Event) { p.review = true }

func (p *playPage) openRules(app.Context, app.Event) { p.dialog, p.topic = rulesDialog, "" }
func (p *playPage) openRule(app.Context, app.Event)  { p.dialog, p.topic = rulesDialog, p.rule() }
func (p *playPage) openMenu(app.Context, app.Event)  { p.dialog = menuDialog }

// keyOnBoard opens what keys open, and leaves the others to the game.
func (p *playPage) keyOnBoard(ctx app.Context, key string, at rules.Square) {
	switch key {
	case "n":
		p.dialog = newDialog
	case "h":
		p.askHint()
	case "t":
		p.askThreat()
	case "b":
		p.showBetter()
	case "?":
		p.dialog = keysDialog
	case "i", "/":
		p.openTyping(ctx, app.Event{})
	default:
		p.key(ctx, key, at)
	}
}

func (p *playPage) keyAnywhere(ctx app.Context, e app.Event) {
	if p.dialog == noDialog {
		p.undoKey(ctx, e)
	}
}
