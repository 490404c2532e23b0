package pages

import (
	"net/url"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/store"
)

// asideList offers what was put aside because it could not be read, to take away
// or to erase.
type asideList struct {
	app.Compo

	Shell *shell
}

// Render draws the list, or nothing where nothing was put aside.
func (a *asideList) Render() app.UI {
	t := a.Shell.text.Settings
	broken := a.Shell.store.Broken()
	if len(broken) == 0 {
		return elem("section").Attr("hidden", true)
	}
	return group("section", "aside",
		elem("h2").Text(t.Aside),
		line("p", "note", t.AsideWhy),
		elem("ul").OnClick(a.discard).Body(
			app.Range(broken).Slice(func(i int) app.UI { return a.item(broken[i]) }),
		),
	)
}

func (a *asideList) item(b store.Broken) app.UI {
	t := a.Shell.text.Settings
	return elem("li").Body(
		elem("code").Text(b.Document.String()),
		elem("a").Class("button").Attr("download", "tabuleiro.txt").
			Attr("href", "data:text/plain;charset=utf-8,"+url.PathEscape(b.Text)).Text(t.Download),
		elem("button").Attr("type", "button").DataSet("key", b.Key).Text(t.Erase),
	)
}

// discard erases the text whose button was pressed.
func (a *asideList) discard(_ app.Context, e app.Event) {
	key := e.Get("target").Get("dataset").Get("key")
	for _, b := range a.Shell.store.Broken() {
		if key.Truthy() && b.Key == key.String() {
			a.Shell.store.Discard(b)
		}
	}
}
