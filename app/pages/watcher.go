package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/link"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// watcher shows a game to step through, and offers to play on from any move.
type watcher struct {
	app.Compo

	Shell *shell
	Link  string // tells games apart
	Game  link.Link

	page    app.Context
	session *play.Session
	shown   string // the link that the session is of
	asking  string // mode of a game that would give way, or ""
}

// OnMount begins at the move that the link names.
func (w *watcher) OnMount(ctx app.Context) {
	w.page = ctx
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
	w.shown, w.asking = w.Link, ""
	w.session = play.New(w.Game.Game, away, away, 0)
	w.step(w.Game.Ply)
}

func (w *watcher) step(ply int) {
	for _, e := range w.session.Update(play.Show{Ply: ply}) {
		if wait, ok := e.(play.Wait); ok {
			w.after(wait)
		}
	}
}

func (w *watcher) after(wait play.Wait) {
	w.page.After(w.Shell.duration(wait), func(app.Context) {
		for _, e := range w.session.Update(play.Waited{ID: wait.ID}) {
			if next, ok := e.(play.Wait); ok {
				w.after(next)
			}
		}
	})
}

// Render draws the page as that of a game is drawn.
func (w *watcher) Render() app.UI {
	if w.session == nil {
		return app.Elem("main").Class("play")
	}
	t := w.Shell.text
	g := w.session.Game()
	return app.Elem("main").Class("play").Body(
		app.Elem("header").Class("top").Body(backLink(t), app.Elem("h1").Text(t.Variants[g.Variant.Key].Name)),
		app.Elem("div").Class("them").Body(app.Elem("span").Class("level").Text(t.Share.Watching)),
		&board.Board{View: w.view()},
		app.Elem("div").Class("below").Body(
			app.Elem("div").Class("status").Body(
				app.Elem("p").Class("turn").Body(app.Elem("strong").Attr("role", "status").Text(t.Play.Looking(w.session.Shown()))),
				w.offers(),
			),
			&moveList{Text: t, Game: g, Ply: w.session.Shown(), OnShow: w.step},
			&stepBar{Text: t, Ply: w.session.Shown(), Last: g.Ply(), OnStep: w.step},
		),
	)
}

func (w *watcher) view() board.View {
	g := w.session.Game()
	v := w.Shell.frame(w.session, w.Game.Side == rules.Black)
	v.Name = w.Shell.text.Variants[g.Variant.Key].Name
	return v
}

// offers are the ways to play on from what is shown.
func (w *watcher) offers() app.UI {
	t := w.Shell.text
	if w.asking != "" {
		return app.Elem("p").Class("advice").Body(
			app.Elem("span").Attr("role", "alert").Text(t.NewGame.Replace),
			app.Elem("button").Attr("type", "button").OnClick(w.sure).Text(t.NewGame.ReplaceYes),
		)
	}
	return app.Elem("p").Class("advice").Body(
		app.Elem("button").Attr("type", "button").OnClick(w.playComputer).Text(t.Share.PlayComputer),
		app.Elem("button").Attr("type", "button").OnClick(w.playTwo).Text(t.Share.PlayTwo),
	)
}

func (w *watcher) playComputer(app.Context, app.Event) { w.playOn(store.Computer) }
func (w *watcher) playTwo(app.Context, app.Event)      { w.playOn(store.Two) }

func (w *watcher) sure(app.Context, app.Event) { w.start(w.asking) }

// playOn begins a game from what is shown, or first asks whether to give up an
// open one.
func (w *watcher) playOn(mode string) {
	if w.Shell.forfeits(store.Choice{Variant: w.session.Game().Variant.Key, Mode: mode}) {
		w.asking = mode
		return
	}
	w.start(mode)
}

func (w *watcher) start(mode string) {
	w.Shell.beginFrom(w.session.Game().At(w.session.Shown()), mode, w.Game.Side)
}
