package pages

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// openEmbed opens the sheet that writes the code for other sites. It is a script
// of its own, which few people need.
func (p *playPage) openEmbed(app.Context, app.Event) {
	p.dialog = noDialog
	g := p.session.Game()
	r := g.Record()
	last := ""
	if g.Ply() > 0 {
		last = g.At(g.Ply() - 1).Position().FEN()
	}
	version := app.Getenv("GOAPP_VERSION")
	document := app.Window().Get("document")
	script := document.Call("createElement", "script")
	for _, data := range [][2]string{
		{"version", version}, {"game", r.Variant}, {"start", r.Start}, {"moves", strings.Join(r.Moves, ",")}, {"last", last},
		{"side", p.bottom().String()}, {"level", p.save.Level}, {"lang", p.Shell.text.Tag},
	} {
		script.Get("dataset").Set(data[0], data[1])
	}
	script.Set("src", "web/embed-sheet.js?v="+version)
	document.Get("head").Call("append", script)
}
