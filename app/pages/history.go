package pages

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/link"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

// remember adds a finished game to the history.
func (s *shell) remember(g rules.Game, save store.Save) {
	s.complain(s.store.Remember(g.Variant.Game, store.Past{
		Link:    link.Encode(link.Link{Game: g, Side: colorOf(save.Side)}),
		Variant: g.Variant.Key, Mode: save.Mode, Level: save.Level, Side: save.Side,
		Result: g.Outcome().Result, Moves: g.Ply(), Undone: save.Undone,
		Started: save.Started, Ended: now(),
	}))
}

// savedAs returns what is known of a finished game as it was known while it was
// played.
func savedAs(p store.Past) store.Save {
	return store.Save{Mode: p.Mode, Level: p.Level, Side: p.Side, Undone: p.Undone, Started: p.Started}
}

// historyPage lists the finished games, each a link that opens it.
type historyPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell

	more bool // all are in sight, not the last ones
}

// lately is how many games are in sight at first.
const lately = 30

// Render draws the list, the last game first.
func (h *historyPage) Render() app.UI {
	t := h.Shell.text
	games := h.Shell.store.History("draughts")
	shown := games
	if !h.more {
		shown = games[:min(lately, len(games))]
	}
	items := make([]app.UI, len(shown))
	for i, p := range shown {
		items[i] = h.item(p)
	}
	content := []app.UI{line("p", "empty", t.History.Empty)}
	if len(games) > 0 {
		content = []app.UI{group("ol", "past", items...)}
	}
	if len(shown) < len(games) {
		content = append(content, button(t.Home.All, h.showAll, "more"))
	}
	if len(games) > 0 {
		content = append(content, line("p", "note", t.History.How), group("div", "actions", button(t.History.Save, h.save)))
	}
	return group("main", "page history", pageTop(t, t.Records.Title), recordTabs(t, history), group("div", "content", content...))
}

// item is the link to a game, if its rules are known.
func (h *historyPage) item(p store.Past) app.UI {
	v, known := catalog.Find(p.Variant)
	if !known {
		return nil
	}
	t := h.Shell.text
	class, result := h.result(v, p)
	facts := t.Variants[v.Key].Short + " · " + t.History.Moves(p.Moves)
	if p.Undone && p.Mode == store.Computer {
		facts += " · " + t.History.Undone
	}
	return group("li", "", anchor(route{page: watching, link: p.Link}, "",
		line("strong", class, result),
		line("time", "", t.Common.Date(time.UnixMilli(p.Ended))),
		line("span", "", h.against(p)),
		line("small", "", facts),
	))
}

// result tells how a game ended: for the person, or between two who won.
func (h *historyPage) result(v *rules.Variant, p store.Past) (class, text string) {
	t := h.Shell.text
	winner, won := p.Result.Winner()
	switch {
	case !won:
		return "drawn", t.History.Drawn
	case p.Mode == store.Two:
		return "", t.End.WinOf(t.Sets[h.Shell.pieces(v)].All[winner])
	case winner.String() == p.Side:
		return "won", t.History.Won
	}
	return "lost", t.History.Lost
}

// against names the opponent.
func (h *historyPage) against(p store.Past) string {
	t := h.Shell.text
	switch p.Mode {
	case store.Two:
		return t.NewGame.Two
	case store.Link:
		return t.NewGame.Link
	}
	return t.Common.Computer + " · " + t.Levels[p.Level]
}

func (h *historyPage) showAll(app.Context, app.Event) { h.more = true }

// save gives the person all the games in one file. A game whose link cannot be
// read is left out.
func (h *historyPage) save(app.Context, app.Event) {
	var games []*pdn.Game
	for _, p := range h.Shell.store.History("draughts") {
		if l, err := link.Decode(p.Link, catalog.Find); err == nil {
			games = append(games, h.Shell.pdnOf(l.Game, savedAs(p)))
		}
	}
	saveFile("tabuleiro.pdn", string(pdn.Write(games...)))
}
