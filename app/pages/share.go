package pages

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/link"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
)

// address returns the address of a link to a game: to look at, or as the next
// move of one that is played by links.
func address(l link.Link, move bool) string {
	here, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	page := watching
	if move {
		page = arriving
	}
	return here + route{page: page, link: link.Encode(l)}.href()
}

// shareSheet shows a link to take away: to the system's own sheet where there is
// one, to the clipboard, or from the field by hand.
type shareSheet struct {
	app.Compo

	Shell   *shell
	Address string
	OnClose func(app.Context)

	copied bool
}

// Render draws the sheet.
func (s *shareSheet) Render() app.UI {
	t := s.Shell.text
	copyName := t.Share.Copy
	if s.copied {
		copyName = t.Share.Copied
	}
	return &widgets.Dialog{
		Title: t.Share.Title, Close: t.Common.Close, OnClose: s.OnClose,
		Body: []app.UI{
			group("label", "field",
				elem("span").Text(t.Share.Field),
				app.ElemSelfClosing("input").Attr("readonly", true).Attr("value", s.Address).OnFocus(selectAll),
			),
		},
		Foot: []app.UI{group("div", "actions",
			app.If(canShare(), func() app.UI {
				return button(t.Share.Send, s.send, "primary")
			}),
			button(copyName, s.copy).Aria("live", "polite"),
		)},
	}
}

// copy puts the address on the clipboard. Where that is not allowed the field is
// selected, for the person to copy.
func (s *shareSheet) copy(ctx app.Context, _ app.Event) {
	copyText(ctx, s.Address, func(_ app.Context, done bool) {
		if s.copied = done; !done {
			focus(".field input")
		}
	})
}

// send hands the address to the system. The person may think better of it.
func (s *shareSheet) send(app.Context, app.Event) {
	app.Window().Call("tabuleiroShare", s.Shell.text.Title, s.Address)
}

func canShare() bool { return app.Window().Get("navigator").Get("share").Truthy() }

// shared returns the address of the game on the page.
func (p *playPage) shared() string {
	g := p.session.Game()
	if p.Mode == store.Link {
		return address(link.Link{Game: g, Side: p.mine().Opponent(), Ply: g.Ply()}, true)
	}
	return address(link.Link{Game: g, Side: p.bottom(), Ply: p.session.Shown()}, false)
}

// openShare opens the system's sheet on a phone, else our own.
func (p *playPage) openShare(app.Context, app.Event) {
	if canShare() && matches("(pointer: coarse)") {
		p.dialog = noDialog
		app.Window().Call("tabuleiroShare", p.Shell.text.Title, p.shared())
		return
	}
	p.dialog = shareDialog
}
