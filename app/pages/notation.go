package pages

import (
	"net/url"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
	"tabuleiro/rules/draughts/pdn"
)

// notationTools is the part of a menu that takes a game away as text, or opens
// another one. What the browser lets nobody copy is shown, to be copied by hand.
type notationTools struct {
	app.Compo

	Text     *i18n.Text
	PDN, FEN string // of the game and of the position that is shown
	File     string // to download, without its ending
	OnOpen   app.EventHandler

	copied string // last
	stuck  string // what could not be copied
}

// Render draws the tools.
func (n *notationTools) Render() app.UI {
	t := n.Text.Notation
	return elem("div").Class("menu", "notation").Body(
		tool("open", n.Text.Reading.Open, false, n.OnOpen),
		tool(n.icon(n.FEN), n.label(n.FEN, t.CopyFEN), false, n.copyFEN),
		tool(n.icon(n.PDN), n.label(n.PDN, t.CopyPDN), false, n.copyPDN),
		elem("a").Class("tool", "button").Attr("download", n.File+".pdn").
			Attr("href", "data:application/octet-stream;charset=utf-8,"+url.PathEscape(n.PDN)).
			Body(widgets.Icon("install"), elem("span").Text(t.SavePDN)),
		app.If(n.stuck != "", func() app.UI {
			return elem("textarea").Attr("readonly", true).Attr("rows", 5).Aria("label", n.Text.Reading.Field).
				OnFocus(selectAll).Text(n.stuck)
		}),
	)
}

func (n *notationTools) label(text, label string) string {
	if n.copied == text {
		return n.Text.Notation.Copied
	}
	return label
}

func (n *notationTools) icon(text string) string {
	if n.copied == text {
		return "check"
	}
	return "copy"
}

func (n *notationTools) copyPDN(ctx app.Context, _ app.Event) { n.copy(ctx, n.PDN) }
func (n *notationTools) copyFEN(ctx app.Context, _ app.Event) { n.copy(ctx, n.FEN) }

func (n *notationTools) copy(ctx app.Context, text string) {
	copyText(ctx, text, func(ctx app.Context, done bool) {
		if done {
			n.copied, n.stuck = text, ""
			return
		}
		n.stuck = text
		ctx.Defer(func(app.Context) { focus(".notation textarea") })
	})
}

// pdn writes the game as PDN, with who plays and since when if that is known.
func (p *table) pdn() string {
	g := pdn.New(p.session.Game())
	about := []pdn.Tag{{Name: "Event", Value: p.shell.text.Variants[p.variant.Key].Name}}
	if p.save.Started > 0 {
		about = append(about,
			pdn.Tag{Name: "Date", Value: time.UnixMilli(p.save.Started).Format("2006.01.02")},
			pdn.Tag{Name: "White", Value: p.playerNamed(rules.White)},
			pdn.Tag{Name: "Black", Value: p.playerNamed(rules.Black)},
		)
	}
	g.Tags = append(about, g.Tags...)
	return string(pdn.Write(g))
}

// playerNamed names who plays a side, the computer with its level.
func (p *table) playerNamed(c rules.Color) string {
	if p.computers(c) {
		return p.player(c) + " (" + p.shell.text.Levels[p.save.Level] + ")"
	}
	return p.player(c)
}

// fen writes the position that is shown.
func (p *table) fen() string { return p.session.Game().At(p.session.Shown()).Position().FEN() }
