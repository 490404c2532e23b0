package pages

import (
	"errors"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/link"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// linkPage opens a game that came by a link: to look at, or the next move of one
// that is played by links.
type linkPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
	Link    string
	Move    bool // it is the next move of a game

	decoded string // the text of what follows
	game    link.Link
	wrong   *link.Error
}

// OnMount takes a move that has arrived, where that needs no question.
func (l *linkPage) OnMount(app.Context) { l.open() }

// OnUpdate does so when another link is opened.
func (l *linkPage) OnUpdate(app.Context) { l.open() }

func (l *linkPage) open() {
	l.decode()
	if l.wrong == nil && l.Move && !l.Shell.differs(l.game) {
		l.take()
	}
}

func (l *linkPage) decode() {
	if l.decoded == l.Link && l.game.Game.Variant != nil {
		return
	}
	game, err := link.Decode(l.Link, catalog.Find)
	l.decoded, l.game, l.wrong = l.Link, game, nil
	errors.As(err, &l.wrong)
}

// take goes on with the game of the link as one that is played by links.
func (l *linkPage) take() {
	l.Shell.receive(l.game)
	visit(route{page: playing, variant: l.game.Game.Variant.Key, mode: store.Link}.href())
}

// Render draws the game, a question or what is wrong.
func (l *linkPage) Render() app.UI {
	l.decode()
	switch {
	case l.wrong != nil:
		return l.message(l.Shell.text.Share.Wrong, line("p", "note", l.Shell.text.Share.WrongPart[string(l.wrong.Part)]))
	case !l.Move:
		return &watcher{Shell: l.Shell, Edition: l.Edition, Link: l.Link, Game: l.game}
	case l.Shell.differs(l.game):
		return l.message(l.Shell.text.Share.Differs, l.both())
	}
	return elem("main").Class("page")
}

func (l *linkPage) message(text string, body app.UI) app.UI {
	t := l.Shell.text
	return group("main", "page",
		pageTop(t, t.Share.Watching),
		group("div", "content",
			elem("p").Attr("role", "alert").Text(text), body,
			elem("p").Body(elem("a").Attr("href", "#/").Text(t.End.Home)),
		),
	)
}

// both shows the game of the link and the open one, to choose from.
func (l *linkPage) both() app.UI {
	t := l.Shell.text.Share
	v := l.game.Game.Variant
	known, _ := l.Shell.openMatch(v.Key, store.Link)
	return group("div", "both",
		elem("figure").Body(
			l.Shell.mini(l.game.Game, l.game.Side == rules.Black),
			button(t.TakeTheirs, l.takeTheirs),
		),
		elem("figure").Body(
			l.Shell.mini(known.session.Game(), known.mine() == rules.Black),
			elem("a").Class("button").Attr("href", route{page: playing, variant: v.Key, mode: store.Link}.href()).Text(t.KeepMine),
		),
	)
}

func (l *linkPage) takeTheirs(app.Context, app.Event) {
	l.Shell.store.Erase(l.game.Game.Variant.Key, store.Link)
	l.take()
}

// differs reports whether a link holds another game than the open one of its
// variant that is played by links: neither goes on from the other.
func (s *shell) differs(l link.Link) bool {
	m, ok := s.openMatch(l.Game.Variant.Key, store.Link)
	if !ok {
		return false
	}
	known, new := m.session.Game().Record(), l.Game.Record()
	n := min(len(known.Moves), len(new.Moves))
	return known.Start != new.Start || !slices.Equal(known.Moves[:n], new.Moves[:n])
}

// receive keeps the game of a link that does not differ from the open one, if
// it goes on further.
func (s *shell) receive(l link.Link) {
	m, ok := s.openMatch(l.Game.Variant.Key, store.Link)
	if ok && !further(l.Game, m.session.Game()) {
		if l.Game.Ply() < m.session.Game().Ply() {
			s.tell(notice{text: s.text.Share.Known})
		}
		return
	}
	if !ok {
		m = match{variant: l.Game.Variant, save: store.Save{
			Mode: store.Link, Side: l.Side.String(), Started: now(),
		}}
	}
	m.session = m.newSession(l.Game)
	s.complain(m.keep(s.store))
	if l.Game.Outcome().Over() {
		s.remember(l.Game, m.save)
	}
}

func further(a, b rules.Game) bool {
	return a.Ply() > b.Ply() || a.Ply() == b.Ply() && a.Outcome().Over() && !b.Outcome().Over()
}
