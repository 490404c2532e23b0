package pages

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
	"tabuleiro/rules/draughts/pdn"
)

// moveField is where a move is typed.
type moveField struct {
	app.Compo

	Text    *i18n.Text
	Example string // a move as it may be written
	Wrong   bool   // what was typed last is no move
	OnType  func(text string) (played bool)
	OnClose func()
}

// Render draws the field. A phone shows digits where squares are numbers: any
// sign on its keyboard goes between two of them.
func (f *moveField) Render() app.UI {
	t := f.Text.Typing
	keyboard := "text"
	if f.Example[0] < 'a' {
		keyboard = "decimal"
	}
	attributes := []string{"type", "text", "inputmode", keyboard, "placeholder", f.Example, "enterkeyhint", "go", "maxlength", "60"}
	if f.Wrong {
		attributes = append(attributes, "aria-invalid", "true", "aria-describedby", "advice")
	}
	input := plainField(app.ElemSelfClosing("input"), attributes...)
	return elem("form").Class("typing").On("submit", f.submit).OnKeyDown(f.key).Body(
		elem("label").Body(elem("span").Text(t.Label), input),
		elem("button").Attr("type", "submit").Text(t.Play),
		elem("button").Attr("type", "button").Class("plain").Aria("label", f.Text.Common.Close).OnClick(f.close).Body(widgets.Icon("close")),
	)
}

// submit plays what is typed. What is no move stays, to be mended.
func (f *moveField) submit(ctx app.Context, e app.Event) {
	e.PreventDefault()
	input := ctx.JSSrc().Call("querySelector", "input")
	if f.OnType(input.Get("value").String()) {
		input.Set("value", "")
	} else {
		input.Call("select")
	}
}

func (f *moveField) key(_ app.Context, e app.Event) {
	if e.Get("key").String() == "Escape" {
		f.OnClose()
	}
}

func (f *moveField) close(app.Context, app.Event) { f.OnClose() }

// typingField is the field on the page of a game that goes on.
func (p *playPage) typingField() app.UI {
	if p.session.Over() {
		return nil
	}
	return &moveField{
		Text: p.Shell.text, Example: exampleOf(p.named()), Wrong: p.wrong,
		OnType: p.typed, OnClose: p.closeTyping,
	}
}

// exampleOf returns a move as players of a variant write one: the first of a game.
func exampleOf(v *rules.Variant) string {
	first := firstOf(v).Position()
	return notation(v, first, first.LegalMoves()[0])
}

// openTyping puts the focus on the field, where there is not always room for it.
func (p *playPage) openTyping(app.Context, app.Event) {
	p.dialog, p.typing = noDialog, true
	focus(".typing input") // where it is in sight already: no key is lost
	p.page.Defer(func(app.Context) { focus(".typing input") })
}

func (p *playPage) closeTyping() {
	p.typing, p.wrong, p.mistyped = false, false, nil
	p.page.Defer(func(app.Context) { focus(".board [tabindex='0']") })
}

// typed plays a move that was typed, or tells what is wrong with it.
func (p *playPage) typed(text string) (played bool) {
	m, err := p.parse(text)
	var wrong *pdn.MoveError
	switch ply := p.session.Game().Ply(); {
	case err == nil:
		if p.update(play.Make{Move: m}); p.session.Game().Ply() > ply {
			return true
		}
	case errors.As(err, &wrong) && wrong.Refusal.Code != "":
		p.update(play.Refuse{Try: play.Try{From: wrong.From, To: wrong.To, Refusal: wrong.Refusal}})
	default:
		p.update(play.Cancel{})
		p.mistyped = wrong
		p.sound("refused")
		p.say(p.mistake() + choicesIn(p.named(), wrong))
	}
	p.wrong = true
	return false
}

// parse finds the move that a text means. That of a capture that has begun may
// begin where its piece stands now.
func (p *playPage) parse(text string) (rules.Move, error) {
	position := p.session.Game().Position()
	m, err := pdn.ParseMove(position, text)
	if entered := p.names(p.session.Entered()); err != nil && len(entered) > 1 {
		for _, begun := range [][]string{entered[:len(entered)-1], entered} {
			if m, err := pdn.ParseMove(position, strings.Join(begun, "x")+"x"+text); err == nil {
				return m, nil
			}
		}
	}
	return m, err
}

// mistake tells why what was typed is no move.
func (p *playPage) mistake() string {
	return tellMistake(p.Shell.text, p.named(), p.mistyped)
}

// tellMistake tells why a text is no move of the position, but for the moves that
// it may mean.
func tellMistake(t *i18n.Text, v *rules.Variant, wrong *pdn.MoveError) string {
	before, rest := wrong.Text[:wrong.Offset], firstWord(wrong.Text[wrong.Offset:])
	square, err := rules.ParseSquare(strings.ToLower(rest))
	return t.Mistakes[wrong.Problem](i18n.Mistake{
		Text: wrong.Text, Rest: rest, Example: exampleOf(v), At: utf8.RuneCountInString(before) + 1,
		Light: err == nil && square.File() < v.Files && square.Rank() < v.Ranks,
	})
}

// firstWord returns what a text begins with, up to a sign between squares.
func firstWord(text string) string {
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	if n := strings.IndexAny(word, "-:xX"); n > 0 {
		word = word[:n]
	}
	return word
}

// choices writes the moves that a text may mean, each by all its squares.
func choices(v *rules.Variant, wrong *pdn.MoveError) []string {
	var all []string
	for _, m := range wrong.Candidates {
		all = append(all, strings.Join(squareNames(v, m.Path), "x"))
	}
	return all
}

// choicesIn writes them after a sentence, to be said.
func choicesIn(v *rules.Variant, wrong *pdn.MoveError) string {
	if len(wrong.Candidates) == 0 {
		return ""
	}
	return " " + strings.Join(choices(v, wrong), ", ") + "."
}

// mistaken shows why what was typed is no move, and the moves that it may mean to
// choose from.
func (p *playPage) mistaken() app.UI {
	all := choices(p.named(), p.mistyped)
	return elem("p").Class("advice", "refused").ID("advice").OnClick(p.chooseMove).Body(
		widgets.Icon("warning"),
		elem("span").Body(
			line("span", "why", p.mistake()+" "),
			app.Range(all).Slice(func(n int) app.UI {
				return elem("button").Attr("type", "button").Class("choice-of").Attr("translate", "no").DataSet("choice", n).Text(all[n])
			}),
		),
	)
}

// chooseMove plays the move whose button was pressed.
func (p *playPage) chooseMove(_ app.Context, e app.Event) {
	n, err := strconv.Atoi(e.Get("target").Get("dataset").Get("choice").String())
	if err != nil || p.mistyped == nil || n >= len(p.mistyped.Candidates) {
		return
	}
	p.update(play.Make{Move: p.mistyped.Candidates[n]})
	if input := app.Window().Get("document").Call("querySelector", ".typing input"); input.Truthy() {
		input.Set("value", "")
	}
	p.page.Defer(func(app.Context) { focus(".typing input") })
}
