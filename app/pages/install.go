package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/widgets"
)

// installOffer is the button that puts the program on the home screen. It is in
// sight while install.js says that the browser can, which also puts the browser's
// question; where there is none, a sheet shows the steps.
type installOffer struct {
	app.Compo

	Shell *shell
	Quiet bool // without a word of what it is good for

	steps bool // the sheet is open
}

// Render draws the button, and the sheet.
func (o *installOffer) Render() app.UI {
	t := o.Shell.text.Install
	return group("section", "install",
		elem("button").Attr("type", "button").Class("more").DataSet("boot", "install").OnClick(o.press).
			Body(widgets.Icon("install"), elem("span").Text(t.Install)),
		app.If(!o.Quiet, func() app.UI { return line("p", "note", t.Why) }),
		app.If(o.steps, o.sheet),
	)
}

func (o *installOffer) sheet() app.UI {
	t := o.Shell.text
	return &widgets.Dialog{
		Title: t.Install.Title, Close: t.Common.Close, OnClose: o.close,
		Body: []app.UI{group("ol", "steps",
			app.Range(sketches[:]).Slice(func(i int) app.UI {
				return elem("li").Body(app.Raw(sketches[i]), elem("span").Text(t.Install.Steps[i]))
			}),
		)},
	}
}

// OnMount does what was asked for before the program had started.
func (o *installOffer) OnMount(app.Context) { o.steps = takePending("install") && onlySteps() }

func (o *installOffer) press(app.Context, app.Event) { o.steps = onlySteps() }
func (o *installOffer) close(app.Context)            { o.steps = false }

// onlySteps reports whether a person must take steps: the browser does not ask.
func onlySteps() bool { return rootData("install").String() == "steps" }

// sketches show the steps on a phone: the button that shares, the entry in its
// list, and the icon among others. What to press has the accent.
var sketches = [3]string{
	`<svg class="sketch" viewBox="0 0 96 64" aria-hidden="true"><path class="phone" d="M12 0v46a14 14 0 0 0 14 14h44a14 14 0 0 0 14-14V0"/><path class="faint" d="M12 28h72M24 44l-4-4 4-4M72 37h8m-8 6h8"/><path class="go" d="M43 40h-4v12h18V40h-4M48 46V32m-5 5 5-5 5 5"/></svg>`,
	`<svg class="sketch" viewBox="0 0 96 64" aria-hidden="true"><path class="phone" d="M12 64V18A14 14 0 0 1 26 4h44a14 14 0 0 1 14 14v46"/><path class="faint" d="M22 18h30M22 54h36"/><rect class="row" x="16" y="26" width="64" height="20" rx="5"/><path class="go" d="M22 36h30M62 30h12v12H62zM68 33v6m-3-3h6"/></svg>`,
	`<svg class="sketch" viewBox="0 0 96 64" aria-hidden="true"><path class="phone" d="M12 64V18A14 14 0 0 1 26 4h44a14 14 0 0 1 14 14v46"/><path class="faint" d="M22 16h14v14H22zM60 16h14v14H60zM22 42h14v14H22zM60 42h14v14H60zM41 42h14v14H41z"/><rect class="app" x="40" y="15" width="16" height="16" rx="4"/><circle class="man" cx="48" cy="23" r="4.500"/></svg>`,
}
