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
	sure   bool // the question whether to give up the open game is open
}

// OnMount fills the sheet in.
func (n *newGame) OnMount(app.Context) { n.choice = n.Choice }

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
	return []app.UI{
		n.group("mode", t.Against, n.choice.Mode, []widgets.Option{
			{Value: store.Computer, Label: t.Computer}, {Value: store.Two, Label: t.Two}, {Value: store.Link, Label: t.Link},
		}, true),
		n.group("level", t.Level, n.choice.Level, n.levels(), n.choice.Mode == store.Computer),
		elem("div").Attr("hidden", n.choice.Mode != store.Computer).Body(
			&widgets.Switch{Name: "practice", Label: t.Practice, On: n.choice.Practice, OnSwitch: n.practise},
			line("p", "note", t.PracticeWhy),
		),
		n.group("side", t.Side, n.choice.Side, n.sides(), n.choice.Mode != store.Two),
		n.group("variant", t.Variant, n.choice.Variant, n.variants(), true),
		group("div", "further",
			elem("a").Class("button", "more").Attr("href", route{page: others}.href()).OnClick(n.leave).Text(t.Others),
			elem("a").Class("button", "more").Attr("href", route{page: ruleBook, variant: n.choice.Variant}.href()).Text(n.Shell.text.Rules.Read),
		),
		line("p", "brief", n.Shell.text.Variants[n.choice.Variant].Brief),
	}
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
	names := n.Shell.text.Sets[n.Shell.pieces(v)].All
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

// variants offers the rules that the sheet came with beside the main ones.
func (n *newGame) variants() []widgets.Option {
	var options []widgets.Option
	for _, key := range withMain(n.Choice.Variant) {
		options = append(options, widgets.Option{Value: key, Label: n.Shell.text.Variants[key].Short})
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
			group("div", "actions",
				button(t.ReplaceYes, n.play, "danger"),
				button(n.Shell.text.Common.Cancel, n.unsure),
			),
		}
	}
	return []app.UI{button(t.Play, n.begin, "primary")}
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
		n.choice = withVariant(n.choice, value)
	}
}

func (n *newGame) practise(_ app.Context, _ string, on bool) { n.choice.Practice, n.sure = on, false }

// withVariant changes the variant of a choice. It keeps whether the person
// begins, whatever the colour that does.
func withVariant(c store.Choice, key string) store.Choice {
	before, _ := catalog.Find(c.Variant)
	after, _ := catalog.Find(key)
	if starter(before) != starter(after) && c.Side != store.Alternate {
		c.Side = otherSide(c.Side)
	}
	c.Variant = key
	return c
}

func otherSide(side string) string {
	if side == rules.White.String() {
		return rules.Black.String()
	}
	return rules.White.String()
}

// leave keeps what is chosen for when the person comes back with other rules.
func (n *newGame) leave(app.Context, app.Event) { n.Shell.draft = n.choice }

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
