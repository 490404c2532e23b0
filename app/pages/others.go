package pages

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// othersPage shows the less played rules, each with a sentence on what is
// different and its board, to choose one.
type othersPage struct {
	app.Compo

	Shell   *shell
	Edition int    // of the shell
	To      string // the page that a choice leads to: newSheet or ruleBook
}

// withMain returns the rules that everybody is offered and, if it is another,
// the one that somebody has chosen.
func withMain(chosen string) []string {
	main := []string{"brazilian", "english"}
	if slices.Contains(main, chosen) {
		return main
	}
	return append(main, chosen)
}

// families are the less played rules, as the page groups them.
var families = [...][]string{
	{"street", "simple", "brazilian-official", "portuguese"},
	{"spanish", "italian", "czech", "english-official", "pool"},
	{"russian", "turkish", "thai"},
	{"international", "frisian"},
	{"giveaway", "antidraughts", "breakthrough"},
}

// Render draws the page.
func (o *othersPage) Render() app.UI {
	t := o.Shell.text.NewGame
	return elem("main").Class("page", "others").Body(
		group("header", "top",
			backTo(o.Shell.text, o.from()),
			elem("h1").Text(t.Others),
		),
		group("div", "content",
			line("p", "brief", t.Differs),
			app.Range(families[:]).Slice(func(i int) app.UI {
				return group("section", "family",
					elem("h2").Text(t.Families[i]),
					elem("ul").Body(app.Range(families[i]).Slice(func(j int) app.UI { return o.variant(families[i][j]) })),
				)
			}),
		),
	)
}

// from returns the page that the person came from: the sheet, if it was left
// for this page.
func (o *othersPage) from() route {
	if o.To == newSheet && o.Shell.draft.Variant != "" {
		return route{page: newSheet}
	}
	return route{}
}

// variant is the link that chooses a variant.
func (o *othersPage) variant(key string) app.UI {
	v, _ := catalog.Find(key)
	t := o.Shell.text.Variants[key]
	picture := boardOf(o.Shell, v, starter(v) == rules.Black)
	picture.Pieces = board.Pieces(firstOf(v))
	return elem("li").Body(elem("a").Attr("href", route{page: o.To, variant: key}.href()).Body(
		&board.Mini{View: picture, Sketch: true},
		group("span", "text", elem("strong").Text(t.Name), elem("span").Text(t.Brief)),
	))
}
