package pages

import (
	"tabuleiro/ai"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// result is what came of a game that ended on this page.
type result struct {
	outcome store.Outcome // for the person, "" between two
	score   store.ScoreParts
	best    int // score to beat before this game
	tally   store.Tally
	rank    store.Rank // earned by this game, or ""
}

// finish enters the end of the game in the records and the history, and erases the
// save. If
// another tab has gone on with the game, its game is taken over instead.
func (p *playPage) finish() {
	if _, revision, _ := p.Shell.store.Game(p.Variant, p.Mode); revision != p.revision {
		p.takeOver()
		return
	}
	r := &result{}
	if p.Mode == store.Computer {
		r = p.score()
	}
	p.result = r
	p.save.Undone = p.session.Undone()
	p.Shell.remember(p.session.Game(), p.save)
	if p.Mode != store.Link { // the other person has yet to see the end
		p.Shell.store.Erase(p.Variant, p.Mode)
		p.revision = 0
	}
	askToKeep()
	p.review = false
	p.say(p.ended())
	p.sound(map[store.Outcome]string{store.Won: "won", store.Lost: "lost", store.Drawn: "drawn", "": "drawn"}[r.outcome])
}

// score counts the game for the person and enters it.
func (p *playPage) score() *result {
	g := p.session.Game()
	r := &result{outcome: outcomeFor(g.Outcome().Result, p.mine()), score: store.ScoreGame(g, p.mine())}
	before := p.Shell.store.Records()
	r.best = before.Tally(p.Variant, p.save.Level).Ranked.Best
	r.tally = p.Shell.enter(p.match, r.outcome)
	if rank := p.Shell.store.Records().Rank(p.Variant); rank != before.Rank(p.Variant) {
		r.rank = rank
	}
	return r
}

func outcomeFor(r rules.Result, c rules.Color) store.Outcome {
	winner, won := r.Winner()
	switch {
	case !won:
		return store.Drawn
	case winner == c:
		return store.Won
	}
	return store.Lost
}

// restart begins a new game by a choice.
func (p *playPage) restart(c store.Choice) {
	p.Shell.begin(c)
	if c.Variant == p.Variant && c.Mode == p.Mode {
		p.begin(c)
	}
}

// again begins a game like the one that ended, at another level if one is given.
func (p *playPage) again(level string) {
	c := p.Shell.choiceOf(p.variant, p.Mode)
	if c.Level = level; level == "" {
		c.Level = p.save.Level
	}
	c.Practice = p.save.Practice
	p.restart(c)
}

// neighbour returns the level so many steps above another, or "".
func neighbour(level string, steps int) string {
	for i, l := range ai.Levels {
		if j := i + steps; l.Key == level && j >= 0 && j < len(ai.Levels) {
			return ai.Levels[j].Key
		}
	}
	return ""
}

// offerDraw asks the computer for a draw. It agrees when it does not stand
// better and both have had twenty moves.
func (p *playPage) offerDraw() {
	score, known := p.session.Score()
	if !known || score > 0 || p.session.Game().Ply() < 40 {
		p.declined = true
		p.say(p.Shell.text.Play.Declined)
		return
	}
	p.update(play.End{How: rules.EndAgreed})
}
