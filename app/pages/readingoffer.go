package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/link"
)

// A readGame is a game that was opened from a text: what its link does not hold.
type readGame struct {
	link    string
	players string
	text    string // PDN
}

// openRead shows a game that was read on the page for games to look at.
func (s *shell) openRead(p preview) {
	l := link.Encode(link.Link{Game: p.played, Side: starter(p.variant)})
	s.read = readGame{link: l, players: p.players(s.text), text: p.text()}
	visit(route{page: watching, link: l}.href())
}

// readingOffer is the button that opens the sheet, with the sheet. It also opens
// a file that the program was started with.
type readingOffer struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell

	open bool
}

// OnMount does what was asked for before the program had started.
func (r *readingOffer) OnMount(app.Context) { r.open = takePending("open") }

// Render draws the button, and the sheet over the page.
func (r *readingOffer) Render() app.UI {
	return group("div", "reading-offer",
		button(r.Shell.text.Reading.Open, r.show, "more").DataSet("boot", "open"),
		app.If(r.open || r.Shell.file != nil, func() app.UI {
			return &readingSheet{Shell: r.Shell, File: r.Shell.file, OnClose: r.close}
		}),
	)
}

func (r *readingOffer) show(app.Context, app.Event) { r.open = true }
func (r *readingOffer) close(app.Context)           { r.open, r.Shell.file = false, nil }

// receiveFiles opens the file that the system starts the program with, on the
// first page.
func (s *shell) receiveFiles() {
	queue := app.Window().Get("launchQueue")
	if !queue.Truthy() {
		return
	}
	queue.Call("setConsumer", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if files := args[0].Get("files"); files.Truthy() && files.Length() > 0 {
			files.Index(0).Call("getFile").Then(func(file app.Value) {
				readFile(file, func(content []byte) {
					s.root.Dispatch(func(app.Context) {
						s.file = content
						s.edition++
						visit(route{}.href())
					})
				})
			})
		}
		return nil
	}))
}
