package widgets

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Option is one of the values of a Choice.
type Option struct {
	Value string
	Label string
	Note  string // said below the label, or ""
}

// Choice picks one of a few values, all in sight: a group of radio buttons.
type Choice struct {
	app.Compo

	Name     string // of the group in the page: unique
	Label    string
	Options  []Option
	Value    string
	OnChoose func(ctx app.Context, name, value string)
}

// Render draws the group.
func (c *Choice) Render() app.UI {
	return app.FieldSet().Class("choice").Body(
		app.Legend().Text(c.Label),
		app.Div().Class("options").Body(
			app.Range(c.Options).Slice(func(i int) app.UI { return c.option(c.Options[i]) }),
		),
	)
}

func (c *Choice) option(o Option) app.UI {
	return app.Label().Body(
		app.Input().Type("radio").Name(c.Name).Value(o.Value).Checked(o.Value == c.Value).OnChange(c.choose),
		app.Span().Class("face").Body(
			app.Span().Text(o.Label),
			app.If(o.Note != "", func() app.UI { return app.Small().Text(o.Note) }),
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
	OnSwitch func(ctx app.Context, name string, on bool)
}

// Render draws the switch.
func (s *Switch) Render() app.UI {
	return app.Label().Class("switch").Body(
		app.Span().Text(s.Label),
		app.Input().Type("checkbox").Attr("role", "switch").Checked(s.On).OnChange(s.flip),
	)
}

func (s *Switch) flip(ctx app.Context, _ app.Event) {
	s.OnSwitch(ctx, s.Name, ctx.JSSrc().Get("checked").Bool())
}
