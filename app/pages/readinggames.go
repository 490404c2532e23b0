package pages

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

// list offers the games of a file.
func (s *readingSheet) list() []app.UI {
	t := s.Shell.text.Reading
	shown := s.games[:min(s.listed, len(s.games))]
	return []app.UI{
		line("p", "note", t.Games(len(s.games))),
		elem("ol").Class("games").OnClick(s.choose).Body(
			app.Range(shown).Slice(func(n int) app.UI { return s.item(n, shown[n]) }),
		),
		app.If(len(s.games) > len(shown), func() app.UI {
			return button(t.More, s.more, "more")
		}),
	}
}

func (s *readingSheet) item(n int, g *pdn.Game) app.UI {
	p := previewOf(g, nil)
	note := tagged(g, "Date")
	if score := g.Tag("Result"); score != "" && score != "*" {
		note += " " + score
	}
	return group("li", "", elem("button").Attr("type", "button").DataSet("game", n).Body(
		line("span", "", strconv.Itoa(n+1)+". "+p.players(s.Shell.text)),
		line("small", "", note),
	))
}

func (s *readingSheet) choose(_ app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "button")
	if !button.Truthy() {
		return
	}
	if n, err := strconv.Atoi(button.Get("dataset").Get("game").String()); err == nil {
		s.chosen = previewLikely(s.games[n], s.Variant)
	}
}

func (s *readingSheet) more(app.Context, app.Event) { s.listed += fewGames }

// summary tells what the game is, before it is opened.
func (s *readingSheet) summary() []app.UI {
	p := s.chosen
	return []app.UI{
		group("div", "summary",
			app.If(p.played.Variant != nil, func() app.UI {
				return s.Shell.mini(p.played, starter(p.variant) == rules.Black)
			}),
			group("dl", "", s.facts()...),
		),
		s.variants(),
		alert(s.fault()),
	}
}

// fault tells what is wrong with what was read, "" if nothing.
func (s *readingSheet) fault() string {
	switch {
	case s.chosen.game == nil:
		return s.wrong
	case s.chosen.variant == nil:
		return s.Shell.text.Reading.NoVariant
	case s.chosen.wrong != nil:
		return s.chosen.fault(s.Shell.text)
	}
	return ""
}

// facts are what the text says of the game, and how far it can be played.
func (s *readingSheet) facts() []app.UI {
	t := s.Shell.text.Reading
	p := s.chosen
	moves := strconv.Itoa(p.moves)
	if p.wrong != nil && p.played.Variant != nil {
		moves = t.Part(p.played.Ply(), p.moves)
	}
	var facts []app.UI
	for _, fact := range [][2]string{
		{t.White, tagged(p.game, "White")}, {t.Black, tagged(p.game, "Black")}, {t.Event, tagged(p.game, "Event")},
		{t.Date, tagged(p.game, "Date")}, {t.Result, s.result()}, {t.Moves, moves},
	} {
		if fact[1] != "" {
			facts = append(facts, group("div", "", line("dt", "", fact[0]), line("dd", "", fact[1])))
		}
	}
	return facts
}

// result tells who won by the text, or what it has instead.
func (s *readingSheet) result() string {
	p, t := s.chosen, s.Shell.text
	if p.variant == nil {
		return p.game.Tag("Result")
	}
	switch result := p.game.Result(p.variant); {
	case result == rules.Draw:
		return t.End.Drawn
	case result != rules.Unfinished:
		winner, _ := result.Winner()
		return t.End.WinOf(t.Sets[s.Shell.pieces(p.variant)].All[winner])
	}
	return tagged(p.game, "Result")
}

// variants offers the rules by which the game is read.
func (s *readingSheet) variants() app.UI {
	return group("label", "field", line("span", "", s.Shell.text.NewGame.Variant), elem("select").OnChange(s.setVariant).Body(
		app.If(s.chosen.variant == nil, func() app.UI { return elem("option").Attr("value", "").Attr("selected", true) }),
		app.Range(catalog.All).Slice(func(n int) app.UI {
			v := catalog.All[n]
			return elem("option").Attr("value", v.Key).Attr("selected", v == s.chosen.variant).Text(s.Shell.text.Variants[v.Key].Name)
		}),
	))
}

func (s *readingSheet) setVariant(ctx app.Context, _ app.Event) {
	if v, ok := catalog.Find(ctx.JSSrc().Get("value").String()); ok {
		s.chosen = previewOf(s.chosen.game, v)
	}
}

func (s *readingSheet) openFoot() []app.UI {
	t := s.Shell.text.Reading
	p := s.chosen
	label := t.OpenGame
	switch {
	case p.moves == 0:
		label = t.OpenPosition
	case p.opens() && p.played.Ply() < p.moves:
		label = t.OpenPart(p.played.Ply())
	}
	return []app.UI{group("div", "actions",
		app.If(p.opens(), func() app.UI {
			return button(label, s.open, "primary")
		}),
		button(t.Back, s.goBack),
	)}
}

func (s *readingSheet) back() []app.UI {
	return []app.UI{button(s.Shell.text.Reading.Back, s.goBack)}
}
