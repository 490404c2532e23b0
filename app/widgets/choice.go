package widgets

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Option is one of the values of a Choice.
type Option struct {
	Value string
	Label string
	Note  string // said below the label, or ""
}

// Choice picks one of a few values, all in sight: a group of radio buttons.
// A group that does not apply is Hidden and keeps its place among its siblings:
// buttons that are given another name on the way lose what is checked.
type Choice struct {
	app.Compo

	Name     string // of the group in the page: unique
	Label    string
	Options  []Option
	Value    string
	Hidden   bool
	OnChoose func(ctx app.Context, name, value string)
}

// Render draws the group.
func (c *Choice) Render() app.UI {
	return app.Elem("fieldset").Class("choice").Attr("hidden", c.Hidden).Body(
		app.Elem("legend").Text(c.Label),
		app.Elem("div").Class("options").Body(
			app.Range(c.Options).Slice(func(i int) app.UI { return c.option(c.Options[i]) }),
		),
	)
}

func (c *Choice) option(o Option) app.UI {
	return app.Elem("label").Body(
		app.ElemSelfClosing("input").Attr("type", "radio").Attr("name", c.Name).Attr("value", o.Value).Attr("checked", o.Value == c.Value).OnChange(c.choose),
		app.Elem("span").Class("face").Body(
			app.Elem("span").Text(o.Label),
			app.If(o.Note != "", func() app.UI { return app.Elem("small").Text(o.Note) }),
		),
	)
}

func (c *Choice) choose(ctx app.Context, _ app.Event) {
	c.OnChoose(ctx, c.Name, ctx.JSSrc().Get("value").String())
}

// Switch turns something on and off.
type Switch struct {
	app.Compo

	Name     string // tells switches apart
	Label    string
	On       bool
	Hidden   bool // it does not apply
	OnSwitch func(ctx app.Context, name string, on bool)
}

// Render draws the switch.
func (s *Switch) Render() app.UI {
	return app.Elem("label").Class("switch").Attr("hidden", s.Hidden).Body(
		app.Elem("span").Text(s.Label),
		app.ElemSelfClosing("input").Attr("type", "checkbox").Attr("role", "switch").Attr("checked", s.On).OnChange(s.flip),
	)
}

func (s *Switch) flip(ctx app.Context, _ app.Event) {
	s.OnSwitch(ctx, s.Name, ctx.JSSrc().Get("checked").Bool())
}
