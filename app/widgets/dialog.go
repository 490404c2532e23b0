package widgets

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Dialog is a modal sheet over the page. It takes the focus while it is there
// and gives it back; Esc, its close button and a press beside it call OnClose,
// after which the page must leave it out.
type Dialog struct {
	app.Compo

	Title   string
	Close   string // name of the close button
	Body    []app.UI
	Foot    []app.UI // kept in sight below a body that scrolls
	OnClose func(app.Context)

	opener app.Value // what had the focus before
	titled string    // the title that was shown last
}

// OnMount opens the sheet.
func (d *Dialog) OnMount(app.Context) {
	d.opener = app.Window().Get("document").Get("activeElement")
	d.titled = d.Title
	d.JSValue().Call("showModal")
}

// OnUpdate keeps the focus in a sheet that has become another one: what had it
// may be gone.
func (d *Dialog) OnUpdate(ctx app.Context) {
	if d.titled == d.Title {
		return
	}
	d.titled = d.Title
	ctx.Defer(func(app.Context) {
		if d.Mounted() && !d.JSValue().Call("contains", app.Window().Get("document").Get("activeElement")).Bool() {
			d.JSValue().Call("querySelector", "button").Call("focus")
		}
	})
}

// OnDismount gives the focus back.
func (d *Dialog) OnDismount() {
	if d.opener.Truthy() && d.opener.Get("isConnected").Bool() {
		d.opener.Call("focus", map[string]any{"preventScroll": true})
	}
}

// Render draws the sheet.
func (d *Dialog) Render() app.UI {
	return app.Elem("dialog").Class("dialog").Aria("label", d.Title).
		On("cancel", d.cancel).On("pointerdown", d.beside).
		Body(
			app.Elem("div").Class("sheet").Body(
				app.Elem("header").Body(
					app.Elem("h2").Text(d.Title),
					app.Elem("button").Attr("type", "button").Class("plain").Aria("label", d.Close).OnClick(d.close).Body(Icon("close")),
				),
				app.Elem("div").Class("body").Body(d.Body...),
				app.If(len(d.Foot) > 0, func() app.UI { return app.Elem("footer").Body(d.Foot...) }),
			),
		)
}

func (d *Dialog) cancel(ctx app.Context, e app.Event) {
	e.PreventDefault()
	d.OnClose(ctx)
}

func (d *Dialog) close(ctx app.Context, _ app.Event) { d.OnClose(ctx) }

// beside closes the sheet on a press on its backdrop, which the browser reports
// as one on the dialog itself.
func (d *Dialog) beside(ctx app.Context, e app.Event) {
	if e.Get("target").Equal(ctx.JSSrc()) {
		d.OnClose(ctx)
	}
}
