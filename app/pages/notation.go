package pages

import (
	"net/url"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/store"
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
	return string(pdn.Write(p.shell.pdnOf(p.session.Game(), p.save)))
}

// pdnOf returns a game as PDN has it, with who plays by its save and since when, if
// that is known.
func (s *shell) pdnOf(game rules.Game, save store.Save) *pdn.Game {
	g := pdn.New(game)
	about := []pdn.Tag{{Name: "Event", Value: s.text.Variants[game.Variant.Key].Name}}
	if save.Started > 0 {
		about = append(about,
			pdn.Tag{Name: "Date", Value: time.UnixMilli(save.Started).Format("2006.01.02")},
			pdn.Tag{Name: "White", Value: s.playerNamed(save, rules.White)},
			pdn.Tag{Name: "Black", Value: s.playerNamed(save, rules.Black)},
		)
	}
	g.Tags = append(about, g.Tags...)
	return g
}

// computerPlays reports whether a side of a game is the computer's.
func computerPlays(save store.Save, c rules.Color) bool {
	return save.Mode == store.Computer && c.String() != save.Side
}

// player names who plays a side of a game.
func (s *shell) player(save store.Save, c rules.Color) string {
	t := s.text
	mine := c.String() == save.Side
	switch {
	case computerPlays(save, c):
		return t.Common.Computer
	case save.Mode == store.Two && mine:
		return t.Play.Player1
	case save.Mode == store.Two:
		return t.Play.Player2
	case save.Mode == store.Link && !mine:
		return t.Share.Someone
	}
	return t.Common.You
}

// playerNamed names who plays a side, the computer with its level.
func (s *shell) playerNamed(save store.Save, c rules.Color) string {
	if computerPlays(save, c) {
		return s.player(save, c) + " (" + s.text.Levels[save.Level] + ")"
	}
	return s.player(save, c)
}

// fen writes the position that is shown.
func (p *table) fen() string { return p.session.Game().At(p.session.Shown()).Position().FEN() }
