package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/link"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
)

// watcher shows a game to step through, and offers to play on from any move.
type watcher struct {
	app.Compo

	Shell   *shell
	Edition int    // of the shell
	Link    string // tells games apart
	Game    link.Link

	table
	shown  string // the link that is on the table
	past   bool   // it is one of the finished games
	asking string // mode of a game that would give way, or ""
	dialog dialog // the menu, what is opened from it, or none
}

// OnMount begins at the move that the link names.
func (w *watcher) OnMount(ctx app.Context) {
	w.page, w.shell, w.host = ctx, w.Shell, w
	w.begin()
}

// OnUpdate begins again with another link.
func (w *watcher) OnUpdate(app.Context) {
	if w.shown != w.Link {
		w.begin()
	}
}

func (w *watcher) begin() {
	away := play.Player{Away: true}
	w.shown, w.asking, w.dialog = w.Link, "", noDialog
	w.match = match{
		variant: w.Game.Game.Variant,
		session: play.New(w.Game.Game, away, away, 0),
		save:    store.Save{Mode: store.Two, Side: w.Game.Side.String()},
	}
	w.past = false
	for _, p := range w.Shell.store.History(w.variant.Game) {
		if p.Link == w.Link {
			w.save, w.past = savedAs(p), true
			break
		}
	}
	w.step(w.Game.Ply)
}

// Nobody plays here, so there is nothing to think about, to keep or to finish.
func (w *watcher) think(play.Think) {}
func (w *watcher) keep()            {}
func (w *watcher) finish()          {}
func (w *watcher) changed()         {}

// Render draws the page as that of a game is drawn.
func (w *watcher) Render() app.UI {
	if w.session == nil {
		return elem("main").Class("play")
	}
	t := w.Shell.text
	g := w.session.Game()
	return group("main", "play",
		group("header", "top", w.back(), elem("h1").Text(t.Variants[w.variant.Key].Name)),
		group("div", "them", line("span", "level", w.players())),
		&board.Board{View: w.view()},
		group("div", "below",
			group("div", "status",
				group("p", "turn", elem("strong").Attr("role", "status").Text(t.Play.Looking(w.session.Shown()))),
				w.offers(),
			),
			&moveList{Text: t, Named: w.named(), Game: g, Ply: w.session.Shown(), OnShow: w.step},
			&stepBar{Text: t, Ply: w.session.Shown(), Last: g.Ply(), OnStep: w.step, OnMenu: w.openMenu},
		),
		w.sheet(),
	)
}

// read returns what is known of the game beside its link, if it was opened from a
// text.
func (w *watcher) read() (readGame, bool) { return w.Shell.read, w.Shell.read.link == w.Link }

// back leads to where the game was chosen.
func (w *watcher) back() app.UI {
	if w.past {
		return backTo(w.Shell.text, route{page: history})
	}
	return backLink(w.Shell.text)
}

// players names who plays, where that is known.
func (w *watcher) players() string {
	if game, ok := w.read(); ok {
		return game.players
	}
	if w.past {
		return w.Shell.text.Reading.Versus(w.Shell.playerNamed(w.save, rules.White), w.Shell.playerNamed(w.save, rules.Black))
	}
	return w.Shell.text.Share.Watching
}

// sheet is the menu, or where another game is opened.
func (w *watcher) sheet() app.UI {
	t := w.Shell.text
	switch w.dialog {
	case menuDialog:
		text := w.pdn()
		if game, ok := w.read(); ok {
			text = game.text
		}
		return &widgets.Dialog{
			Title: t.Play.Menu, Close: t.Common.Close, OnClose: w.closeSheet,
			Body: []app.UI{&notationTools{Text: t, PDN: text, FEN: w.fen(), File: w.variant.Key, OnOpen: w.openReading}},
		}
	case openDialog:
		return &readingSheet{Shell: w.Shell, Variant: w.variant.Key, OnClose: w.closeSheet}
	}
	return nil
}

func (w *watcher) openMenu()                          { w.dialog = menuDialog }
func (w *watcher) openReading(app.Context, app.Event) { w.dialog = openDialog }
func (w *watcher) closeSheet(app.Context)             { w.dialog = noDialog }

// offers are the ways to play on from what is shown.
func (w *watcher) offers() app.UI {
	t := w.Shell.text
	if w.session.Game().At(w.session.Shown()).Outcome().Over() {
		return elem("p").Class("advice")
	}
	if w.asking != "" {
		return group("p", "advice",
			elem("span").Attr("role", "alert").Text(t.NewGame.Replace),
			button(t.NewGame.ReplaceYes, w.sure),
		)
	}
	return group("p", "advice",
		button(t.Share.PlayComputer, w.playComputer),
		button(t.Share.PlayTwo, w.playTwo),
	)
}

func (w *watcher) playComputer(app.Context, app.Event) { w.playOn(store.Computer) }
func (w *watcher) playTwo(app.Context, app.Event)      { w.playOn(store.Two) }

func (w *watcher) sure(app.Context, app.Event) { w.start(w.asking) }

// playOn begins a game from what is shown, or first asks whether to give up an
// open one.
func (w *watcher) playOn(mode string) {
	if w.Shell.forfeits(store.Choice{Variant: w.variant.Key, Mode: mode}) {
		w.asking = mode
		return
	}
	w.start(mode)
}

func (w *watcher) start(mode string) {
	w.Shell.beginFrom(w.session.Game().At(w.session.Shown()), mode, w.Game.Side)
}
