package pages

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// newGame is the sheet in which a game is chosen. It is filled in already.
type newGame struct {
	app.Compo

	Shell   *shell
	Choice  store.Choice
	OnPlay  func(store.Choice)
	OnClose func(app.Context)

	choice store.Choice
	others bool // the less played rules are in sight
	sure   bool // the question whether to give up the open game is open
}

// OnMount fills the sheet in.
func (n *newGame) OnMount(app.Context) {
	n.choice = n.Choice
	n.others = !mainVariant(n.choice.Variant)
}

// mainVariant reports whether a variant is among the first ones offered.
func mainVariant(key string) bool { return key == "brazilian" || key == "english" }

// Render draws the sheet.
func (n *newGame) Render() app.UI {
	t := n.Shell.text.NewGame
	if n.choice.Variant == "" {
		n.choice = n.Choice
	}
	return &widgets.Dialog{
		Title: t.Title, Close: n.Shell.text.Common.Close, OnClose: n.OnClose,
		Body: n.groups(), Foot: n.foot(),
	}
}

func (n *newGame) groups() []app.UI {
	t := n.Shell.text.NewGame
	groups := []app.UI{
		n.group("mode", t.Against, n.choice.Mode, []widgets.Option{
			{Value: store.Computer, Label: t.Computer}, {Value: store.Two, Label: t.Two}, {Value: store.Link, Label: t.Link},
		}, true),
		n.group("level", t.Level, n.choice.Level, n.levels(), n.choice.Mode == store.Computer),
		n.group("side", t.Side, n.choice.Side, n.sides(), n.choice.Mode != store.Two),
		n.group("variant", t.Variant, n.choice.Variant, n.variants(), true),
	}
	if !n.others {
		groups = append(groups, elem("button").Attr("type", "button").Class("more").OnClick(n.more).Text(t.Others))
	}
	return append(groups, elem("p").Class("brief").Text(n.Shell.text.Variants[n.choice.Variant].Brief))
}

func (n *newGame) group(name, label, value string, options []widgets.Option, applies bool) app.UI {
	return &widgets.Choice{Name: name, Label: label, Value: value, Options: options, Hidden: !applies, OnChoose: n.choose}
}

func (n *newGame) levels() []widgets.Option {
	var options []widgets.Option
	for _, l := range ai.Levels {
		options = append(options, widgets.Option{Value: l.Key, Label: n.Shell.text.Levels[l.Key]})
	}
	return options
}

// sides offers the side that begins first.
func (n *newGame) sides() []widgets.Option {
	v, _ := catalog.Find(n.choice.Variant)
	first := starter(v)
	names := n.Shell.text.Sets[n.Shell.pieces(v.Game, v.Key)].All
	option := func(c rules.Color) widgets.Option {
		return widgets.Option{Value: c.String(), Label: capital(names[c])}
	}
	begins := option(first)
	begins.Note = n.Shell.text.NewGame.Begins
	return []widgets.Option{
		begins, option(first.Opponent()),
		{Value: store.Alternate, Label: n.Shell.text.NewGame.Alternate},
	}
}

func (n *newGame) variants() []widgets.Option {
	var options []widgets.Option
	for _, v := range catalog.Offered {
		if n.others || mainVariant(v.Key) {
			options = append(options, widgets.Option{Value: v.Key, Label: n.Shell.text.Variants[v.Key].Short})
		}
	}
	return options
}

func (n *newGame) foot() []app.UI {
	t := n.Shell.text.NewGame
	if n.sure {
		question := t.Replace
		if n.choice.Mode != store.Computer {
			question = t.ReplaceTwo
		}
		return []app.UI{
			elem("p").Attr("role", "alert").Text(question),
			elem("div").Class("actions").Body(
				elem("button").Attr("type", "button").Class("danger").OnClick(n.play).Text(t.ReplaceYes),
				elem("button").Attr("type", "button").OnClick(n.unsure).Text(n.Shell.text.Common.Cancel),
			),
		}
	}
	return []app.UI{elem("button").Attr("type", "button").Class("primary").OnClick(n.begin).Text(t.Play)}
}

func (n *newGame) choose(_ app.Context, name, value string) {
	n.sure = false
	switch name {
	case "mode":
		n.choice.Mode = value
	case "level":
		n.choice.Level = value
	case "side":
		n.choice.Side = value
	case "variant":
		n.setVariant(value)
	}
}

// setVariant keeps whether the person begins, whatever the colour that does.
func (n *newGame) setVariant(key string) {
	before, _ := catalog.Find(n.choice.Variant)
	after, _ := catalog.Find(key)
	if starter(before) != starter(after) && n.choice.Side != store.Alternate {
		n.choice.Side = otherSide(n.choice.Side)
	}
	n.choice.Variant = key
}

func otherSide(side string) string {
	if side == rules.White.String() {
		return rules.Black.String()
	}
	return rules.White.String()
}

func (n *newGame) more(app.Context, app.Event)   { n.others = true }
func (n *newGame) unsure(app.Context, app.Event) { n.sure = false }

// begin plays, or first asks whether to give up the open game.
func (n *newGame) begin(ctx app.Context, e app.Event) {
	if n.sure = n.Shell.forfeits(n.choice); !n.sure {
		n.play(ctx, e)
	}
}

func (n *newGame) play(ctx app.Context, _ app.Event) {
	n.OnClose(ctx)
	n.OnPlay(n.choice)
}

// capital begins a word with a capital letter; it knows the letters of names.
func capital(word string) string { return strings.ToUpper(word[:1]) + word[1:] }
