package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/store"
)

// end is the sheet below the board once the game is over.
func (p *playPage) end() app.UI {
	t := p.Shell.text.End
	return elem("section").Class("end").Class("result-"+string(p.result.outcome)).Body(
		elem("h2").Text(p.verdict()),
		line("p", "reason", p.reason()),
		app.If(p.Mode == store.Computer, p.tally),
		group("div", "actions",
			button(t.Again, p.playAgain, "primary").ID("again"),
			p.ladder(),
			button(t.Review, p.openReview),
			p.sendEnd(),
			elem("a").Class("button").Attr("href", "#/").Text(t.Home),
		),
	)
}

// sendEnd offers the link that carries the end to the other person.
func (p *playPage) sendEnd() app.UI {
	if p.Mode != store.Link {
		return nil
	}
	return button(p.Shell.text.Share.SendEnd, p.openShare)
}

// verdict is the result in the words of the person: in a game of two, of both.
func (p *playPage) verdict() string {
	t := p.Shell.text.End
	switch p.result.outcome {
	case store.Won:
		return t.Won
	case store.Lost:
		return t.Lost
	case store.Drawn:
		return t.Drawn
	}
	if winner, won := p.session.Game().Outcome().Result.Winner(); won {
		return t.WinOf(p.pieces(winner))
	}
	return t.Drawn
}

// tally writes the score out, with the record.
func (p *playPage) tally() app.UI {
	t := p.Shell.text.End
	r := p.result
	if r.outcome != store.Won {
		return elem("div").Class("score").Body(
			elem("p").Text(t.NoScore(r.best)),
			app.If(p.helped(), func() app.UI { return elem("p").Class("note").Text(p.unranked()) }),
		)
	}
	note := t.Best(max(r.best, r.score.Total))
	switch {
	case p.helped():
		note = p.unranked()
	case r.score.Total > r.best:
		note = t.Record
	}
	return group("div", "score",
		elem("p").Body(
			elem("span").Text(t.Score(r.score.Pieces, (r.score.MoveScore)/10)+" = "),
			elem("strong").Text(r.score.Total),
		),
		app.If(p.variant.GiveAway, func() app.UI { return line("p", "note", t.GiveAway) }),
		line("p", "note", note),
		app.If(r.tally.Streak > 1, func() app.UI { return line("p", "note", t.Streak(r.tally.Streak)) }),
		app.If(r.rank != "", func() app.UI {
			return line("p", "badge", map[store.Rank]string{store.Expert: t.RankExpert, store.Pro: t.RankPro}[r.rank])
		}),
	)
}

// unranked tells why the game is not ranked.
func (p *playPage) unranked() string {
	t := &p.Shell.text.End
	switch {
	case p.save.Practice:
		return t.Practised
	case p.save.Hinted:
		return t.WithHint
	}
	return t.WithUndo
}

// ladder offers the level above after a win and the one below after two losses.
func (p *playPage) ladder() app.UI {
	t := p.Shell.text
	up, down := neighbour(p.save.Level, 1), neighbour(p.save.Level, -1)
	switch {
	case p.result.outcome == store.Won && up != "":
		return button(t.End.Up(t.Levels[up]), p.playUp, "ladder")
	case p.result.outcome == store.Lost && p.Shell.losses >= 2 && down != "":
		return button(t.End.Down(t.Levels[down]), p.playDown, "ladder")
	}
	return nil
}

func (p *playPage) playAgain(app.Context, app.Event) { p.again("") }
func (p *playPage) playUp(app.Context, app.Event)    { p.again(neighbour(p.save.Level, 1)) }
func (p *playPage) playDown(app.Context, app.Event)  { p.again(neighbour(p.save.Level, -1)) }
