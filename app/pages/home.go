package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// homePage is the first page: the open games, and a card for each game.
type homePage struct {
	app.Compo

	Shell   *shell
	Edition int    // of the shell
	Sheet   bool   // the sheet of a new game is over the page
	Variant string // chosen for it, or ""

	all     bool // all open games are in sight, not the first ones
	options bool // the sheet was opened here
}

// few is how many open games are shown at first.
const few = 3

// Render draws the page.
func (h *homePage) Render() app.UI {
	t := h.Shell.text
	return elem("main").Class("home").Body(
		elem("header").Class("top").Body(
			elem("h1").Class("brand").Body(
				app.ElemSelfClosing("img").Attr("src", "/web/icons/icon.svg").Aria("hidden", "true").Attr("width", 32).Attr("height", 32), app.Text("Tabuleiro"),
			),
			elem("a").Class("plain").Attr("href", route{page: settings}.href()).Aria("label", t.Settings.Title).
				Body(widgets.Icon("settings")),
		),
		h.openGames(),
		h.card(),
		elem("nav").Class("links").Body(
			pageLink("hint", t.Learn.Title, route{page: learning}),
			pageLink("trophy", t.Records.Title, route{page: records}),
			pageLink("book", t.Rules.Title, route{page: ruleBook, variant: h.choice().Variant}),
		),
		&readingOffer{Shell: h.Shell, Edition: h.Edition},
		&installOffer{Shell: h.Shell, Quiet: true},
		pictures(h.Shell),
		h.sheet(),
	)
}

func pageLink(icon, label string, r route) app.UI {
	return elem("a").Attr("href", r.href()).Body(widgets.Icon(icon), elem("span").Text(label))
}

// choice returns the last choices for draughts.
func (h *homePage) choice() store.Choice {
	c := h.Shell.settings.LastChoice["draughts"]
	if _, known := catalog.Find(c.Variant); !known {
		c = store.DefaultSettings().LastChoice["draughts"]
	}
	return c
}

// card offers the game with the last choices.
func (h *homePage) card() app.UI {
	t := h.Shell.text
	c := h.choice()
	v, _ := catalog.Find(c.Variant)
	return elem("section").Class("card").Body(
		h.Shell.mini(firstOf(v), starter(v) == rules.Black),
		elem("div").Class("text").Body(
			elem("h2").Text(t.Home.Draughts),
			elem("p").Text(t.Variants[c.Variant].Short+" · "+h.against(c.Mode, c.Level)),
			elem("div").Class("actions").Body(
				elem("a").Class("primary").Attr("href", route{page: playing, variant: c.Variant, mode: c.Mode}.href()).Text(t.NewGame.Play),
				button(t.Home.Options, h.openOptions).DataSet("boot", "options"),
			),
		),
	)
}

// against names the opponent: a level of the computer or a second person.
func (h *homePage) against(mode, level string) string {
	t := h.Shell.text
	switch mode {
	case store.Two:
		return t.NewGame.Two
	case store.Link:
		return t.NewGame.Link
	}
	return t.Levels[level]
}

// lastGame returns the page of the open game that was played last, or home.
func (s *shell) lastGame() route {
	for _, save := range s.store.Games() {
		if _, known := catalog.Find(save.Record.Variant); known {
			return route{page: playing, variant: save.Record.Variant, mode: save.Mode}
		}
	}
	return route{}
}

func (h *homePage) openGames() app.UI {
	games := h.Shell.store.Games()
	if len(games) == 0 {
		return nil
	}
	t := h.Shell.text.Home
	shown := games
	if !h.all {
		shown = games[:min(few, len(games))]
	}
	return elem("section").Class("open").Aria("label", t.Continue).Body(
		app.Range(shown).Slice(func(i int) app.UI { return h.openGame(shown[i]) }),
		app.If(len(games) > len(shown), func() app.UI {
			return button(t.All, h.showAll, "more")
		}),
	)
}

// openGame is the link back into an open game. One that cannot be replayed is
// left to its own page, which puts it aside.
func (h *homePage) openGame(save store.Save) app.UI {
	v, known := catalog.Find(save.Record.Variant)
	if !known {
		return nil
	}
	g, err := save.Record.Replay(v)
	if err != nil {
		return nil
	}
	t := h.Shell.text
	flipped := (save.Side == rules.Black.String()) != (save.Flipped != h.Shell.settings.Flipped)
	return elem("a").Class("continue").Attr("href", route{page: playing, variant: v.Key, mode: save.Mode}.href()).Body(
		h.Shell.mini(g, flipped),
		elem("span").Class("text").Body(
			elem("strong").Text(t.Home.Continue),
			elem("span").Text(t.Variants[v.Key].Name),
			elem("small").Text(h.against(save.Mode, save.Level)+" · "+h.turn(g, save)),
		),
		widgets.Icon("next"),
	)
}

func (h *homePage) turn(g rules.Game, save store.Save) string {
	t := h.Shell.text
	turn := g.Position().Turn()
	switch {
	case g.Outcome().Over():
		return t.End.Over
	case save.Mode == store.Two:
		return t.Home.TurnOf(t.Sets[h.Shell.pieces(g.Variant)].All[turn])
	case turn.String() == save.Side:
		return t.Home.YourTurn
	}
	if save.Mode == store.Link {
		return t.Share.Waiting
	}
	return t.Home.ComputersTurn
}

func (h *homePage) sheet() app.UI {
	if !h.options && !h.Sheet {
		return nil
	}
	return &newGame{
		Shell: h.Shell, Choice: h.chosen(), OnPlay: h.Shell.begin, OnClose: h.closeOptions,
	}
}

// chosen returns what the sheet is filled in with: what was chosen in it before
// the person went to look for other rules, or else the last choices.
func (h *homePage) chosen() store.Choice {
	c := h.Shell.draft
	if c.Variant == "" {
		c = h.choice()
	}
	if h.Variant != "" {
		c = withVariant(c, h.Variant)
	}
	return c
}

// OnMount does what was asked for before the program had started. A sheet that
// the person does not come back to is forgotten.
func (h *homePage) OnMount(app.Context) {
	if h.options = takePending("options"); !h.Sheet {
		h.Shell.draft = store.Choice{}
	}
}

func (h *homePage) openOptions(app.Context, app.Event) { h.options = true }

func (h *homePage) closeOptions(app.Context) {
	h.options, h.Shell.draft = false, store.Choice{}
	if h.Sheet {
		turnTo(route{}.href())
	}
}

func (h *homePage) showAll(app.Context, app.Event) { h.all = true }
