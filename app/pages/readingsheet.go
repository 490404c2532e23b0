package pages

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/widgets"
	"tabuleiro/rules/draughts/pdn"
)

// readingSheet is where a game or a position is opened: from a text that is
// pasted, or from a file. Nothing is opened before the person has seen what it
// is, and nothing that is kept changes.
type readingSheet struct {
	app.Compo

	Shell   *shell
	Variant string // of the game on the page, or ""
	File    []byte // to begin with, or nil
	OnClose func(app.Context)

	text   string      // that was read last
	busy   bool        // a file is being read
	wrong  string      // why it was not
	games  []*pdn.Game // to choose from
	listed int         // how many of them are in sight
	chosen preview
	stop   func()
}

const (
	maxFile  = 20 << 20              // bytes
	fewGames = 50                    // in sight at once
	aFrame   = 30 * time.Millisecond // to show that a file is being read, which may take seconds
)

// OnMount reads the file that there is, and takes others that are dropped
// anywhere.
func (s *readingSheet) OnMount(ctx app.Context) {
	s.stop = s.listen(ctx)
	if s.File != nil {
		s.take(s.File)
	}
}

// OnDismount stops listening.
func (s *readingSheet) OnDismount() { s.stop() }

func (s *readingSheet) listen(ctx app.Context) (stop func()) {
	over := app.FuncOf(func(_ app.Value, args []app.Value) any {
		args[0].Call("preventDefault")
		return nil
	})
	drop := app.FuncOf(func(_ app.Value, args []app.Value) any {
		args[0].Call("preventDefault")
		s.load(ctx, args[0].Get("dataTransfer").Get("files"))
		return nil
	})
	window := app.Window()
	window.Call("addEventListener", "dragover", over)
	window.Call("addEventListener", "drop", drop)
	return func() {
		window.Call("removeEventListener", "dragover", over)
		window.Call("removeEventListener", "drop", drop)
		over.Release()
		drop.Release()
	}
}

// load reads the first of the files that a person has given.
func (s *readingSheet) load(ctx app.Context, files app.Value) {
	if files.Truthy() && files.Length() > 0 {
		readFile(files.Index(0), func(file []byte) {
			ctx.Dispatch(func(ctx app.Context) {
				s.busy = true
				ctx.After(aFrame, func(app.Context) { s.take(file) })
			})
		})
	}
}

// readFile reads a file that a person has given to the page, as far as one may be
// large.
func readFile(file app.Value, then func([]byte)) {
	file.Call("slice", 0, maxFile+1).Call("arrayBuffer").Then(func(buffer app.Value) {
		bytes := app.Window().Get("Uint8Array").New(buffer)
		content := make([]byte, bytes.Length())
		app.CopyBytesToGo(content, bytes)
		then(content)
	})
}

// take reads a text or a file.
func (s *readingSheet) take(file []byte) {
	t := s.Shell.text
	s.busy, s.wrong, s.games, s.listed, s.chosen = false, "", nil, fewGames, preview{}
	if len(file) > maxFile {
		s.wrong = t.Reading.TooLong
		return
	}
	games := readGames(file)
	switch len(games) {
	case 0:
		s.wrong = t.Reading.Nothing
	case 1:
		s.chosen = previewLikely(games[0], s.Variant)
	default:
		s.games = games
	}
}

// Render draws what there is to do: give a text, choose one of its games, or see
// what the game is.
func (s *readingSheet) Render() app.UI {
	t := s.Shell.text
	sheet := &widgets.Dialog{Title: t.Reading.Title, Close: t.Common.Close, OnClose: s.OnClose}
	switch {
	case s.chosen.opens() || s.chosen.game != nil && len(s.games) > 0:
		sheet.Title = s.chosen.players(t)
		sheet.Body, sheet.Foot = s.summary(), s.openFoot()
	case len(s.games) > 0:
		sheet.Title = t.Reading.Pick
		sheet.Body, sheet.Foot = s.list(), s.back()
	default:
		sheet.Body, sheet.Foot = s.field(), s.readFoot()
	}
	return sheet
}

// field is where the text goes. By other rules one that fails may do.
func (s *readingSheet) field() []app.UI {
	t := s.Shell.text.Reading
	note := t.Drop
	if s.busy {
		note = t.Busy
	}
	attributes := []string{"rows", "7"}
	if s.fault() != "" {
		attributes = append(attributes, "aria-invalid", "true", "aria-describedby", "wrong")
	}
	return []app.UI{
		elem("p").Class("note").Attr("role", "status").Text(note),
		elem("label").Class("field", "reading").Body(elem("span").Text(t.Field), plainField(elem("textarea"), attributes...).Text(s.text)),
		alert(s.fault()),
		app.If(s.chosen.moves > 0 || s.chosen.game != nil && s.chosen.game.Tag("FEN") != "", s.variants),
	}
}

// alert tells what is wrong, if anything is.
func alert(wrong string) app.UI {
	if wrong == "" {
		return nil
	}
	return elem("p").Class("wrong").ID("wrong").Attr("role", "alert").Body(widgets.Icon("warning"), elem("span").Text(wrong))
}

func (s *readingSheet) readFoot() []app.UI {
	t := s.Shell.text.Reading
	return []app.UI{group("div", "actions",
		button(t.Read, s.read, "primary"),
		elem("label").Class("button", "file").Body(
			app.ElemSelfClosing("input").Class("visually-hidden").Attr("type", "file").
				Attr("accept", ".pdn,.fen,.txt,text/plain").OnChange(s.pickFile),
			elem("span").Text(t.File),
		),
	)}
}

func (s *readingSheet) read(app.Context, app.Event) {
	s.text = app.Window().Get("document").Call("querySelector", ".reading textarea").Get("value").String()
	s.take([]byte(s.text))
}

func (s *readingSheet) pickFile(ctx app.Context, _ app.Event) {
	s.load(ctx, ctx.JSSrc().Get("files"))
	ctx.JSSrc().Set("value", "") // the same file may be picked again, mended
}

// goBack goes from a game to the others, and from there to the text.
func (s *readingSheet) goBack(app.Context, app.Event) {
	if s.chosen.game == nil {
		s.games = nil
	}
	s.chosen = preview{}
}

func (s *readingSheet) open(ctx app.Context, _ app.Event) {
	s.OnClose(ctx)
	s.Shell.openRead(s.chosen)
}
