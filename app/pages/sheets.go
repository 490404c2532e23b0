package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
)

// sheet is what is open over the page.
func (p *playPage) sheet() app.UI {
	t := p.Shell.text
	switch p.dialog {
	case menuDialog:
		return p.over(t.Play.Menu, p.menu(), &notationTools{
			Text: t, PDN: p.pdn(), FEN: p.fen(), File: p.Variant, OnOpen: p.openReading,
		})
	case newDialog:
		return &newGame{
			Shell: p.Shell, Choice: p.choice(), OnPlay: p.restart, OnClose: p.closeSheet,
		}
	case rulesDialog:
		return p.over(t.Variants[p.Variant].Name, &ruleList{Text: t, Variant: p.Variant, Topic: p.topic},
			elem("p").Body(elem("a").Attr("href", route{page: ruleBook, variant: p.Variant}.href()).Text(t.Rules.All)))
	case keysDialog:
		return p.over(t.Play.KeysTitle, keyTable(t))
	case resignSure:
		return p.ask(t.Play.ResignSure, t.Play.ResignYes, p.resign)
	case openDialog:
		return &readingSheet{Shell: p.Shell, Variant: p.Variant, OnClose: p.closeSheet}
	case shareDialog:
		return &shareSheet{Shell: p.Shell, Address: p.shared(), OnClose: p.closeSheet}
	case agreeSure:
		return p.ask(t.Play.AgreeSure, t.Play.AgreeYes, p.agree)
	}
	return nil
}

func (p *playPage) over(title string, body ...app.UI) app.UI {
	return &widgets.Dialog{Title: title, Close: p.Shell.text.Common.Close, Body: body, OnClose: p.closeSheet}
}

// ask asks whether something that cannot be taken back is meant.
func (p *playPage) ask(question, yes string, do app.EventHandler) app.UI {
	return p.over(question, elem("div").Class("actions").Body(
		button(yes, do, "danger"),
		button(p.Shell.text.Common.Cancel, p.back),
	))
}

func (p *playPage) closeSheet(app.Context)      { p.dialog = noDialog }
func (p *playPage) back(app.Context, app.Event) { p.dialog = noDialog }

func (p *playPage) menu() app.UI {
	t := p.Shell.text.Play
	over := p.session.Over()
	draw, offer := t.OfferDraw, p.offer
	if law := p.claimable(); law != "" {
		draw, offer = t.Claim(law), p.claimFromMenu
	} else if p.Mode != store.Computer {
		draw, offer = t.AgreeDraw, p.openAgree
	}
	sound, mute := "sound", t.Mute
	if !p.Shell.settings.Sound {
		sound, mute = "mute", t.Sound
	}
	return elem("div").Class("menu").Body(
		tool("replay", t.NewGame, false, p.openNew),
		tool("flag", t.Resign, over, p.openResign),
		tool("draw", draw, over || p.session.Thinking(), offer),
		tool("threat", p.Shell.text.Hints.AskThreat, !p.mayAsk(), p.threatTool),
		tool("share", p.Shell.text.Share.Title, false, p.openShare),
		tool("code", p.Shell.text.Embed.Sheet["title"], false, p.openEmbed),
		tool("flip", t.Flip, false, p.flip),
		tool(sound, mute, false, p.switchSound),
		tool("book", p.Shell.text.Rules.Read, false, p.openRules),
		tool("keys", t.KeysTitle, false, p.openKeys),
		tool("type", p.Shell.text.Typing.Open, over, p.openTyping),
	)
}

// keyTable tells what each key means.
func keyTable(t *i18n.Text) app.UI {
	keys := t.Play.Keys
	return elem("table").Class("keys").Body(elem("tbody").Body(
		app.Range(keys).Slice(func(i int) app.UI {
			return elem("tr").Body(elem("th").Attr("scope", "row").Body(elem("kbd").Text(keys[i][0])), elem("td").Text(keys[i][1]))
		}),
	))
}

func (p *playPage) openNew(app.Context, app.Event)     { p.dialog = newDialog }
func (p *playPage) openKeys(app.Context, app.Event)    { p.dialog = keysDialog }
func (p *playPage) openResign(app.Context, app.Event)  { p.dialog = resignSure }
func (p *playPage) openAgree(app.Context, app.Event)   { p.dialog = agreeSure }
func (p *playPage) openReading(app.Context, app.Event) { p.dialog = openDialog }

func (p *playPage) claimFromMenu(ctx app.Context, e app.Event) {
	p.dialog = noDialog
	p.claim(ctx, e)
}

func (p *playPage) offer(ctx app.Context, _ app.Event) {
	p.dialog = noDialog
	p.offerDraw()
}

func (p *playPage) resign(ctx app.Context, _ app.Event) {
	p.dialog = noDialog
	side := p.mine()
	if p.Mode == store.Two {
		side = p.session.Game().Position().Turn()
	}
	p.update(play.End{How: rules.EndResign(side)})
}

func (p *playPage) agree(ctx app.Context, _ app.Event) {
	p.dialog = noDialog
	p.update(play.End{How: rules.EndAgreed})
}

func (p *playPage) flip(ctx app.Context, _ app.Event) {
	p.dialog = noDialog
	p.save.Flipped = !p.save.Flipped
	p.keep()
}

func (p *playPage) switchSound(ctx app.Context, _ app.Event) {
	p.Shell.change(func(s *store.Settings) { s.Sound = !s.Sound })
}

// choice returns what the sheet of a new game is filled in with.
func (p *playPage) choice() store.Choice {
	return store.Choice{Variant: p.Variant, Mode: p.Mode, Level: p.save.Level, Side: p.save.Side, Practice: p.save.Practice}
}
