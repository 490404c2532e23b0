package pages

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
	"tabuleiro/app/board"
	"tabuleiro/app/play"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
)

// table is a game on a page: what is played, pressed, shown and said. The page
// on which it stands is its host.
type table struct {
	match
	shell    *shell
	host     host
	page     app.Context
	review   bool // the moves are being looked through
	said     string
	digits   string // of the number of a square that is being typed
	declined bool   // the computer did not take the draw
	tookBack bool   // the last move was taken back: the next one is the person's own
}

// host carries out what is not the same on every page.
type host interface {
	think(play.Think) // the computer owes a move
	keep()            // there is something to be saved
	finish()          // the game has ended
	changed()         // the session has taken a message
}

// update hands a message to the session and carries out what it asks for.
func (p *table) update(m play.Msg) {
	p.session.Confirming(p.shell.settings.Confirm)
	for _, e := range p.session.Update(m) {
		p.carryOut(e)
	}
	p.host.changed()
	p.playForced(true)
}

// playForced plays the only move that there is, if the settings want that: after
// a pause, in which the person sees what led to it.
func (p *table) playForced(wait bool) {
	m, forced := p.session.Forced()
	if !forced || !p.shell.settings.Forced || p.tookBack || p.review {
		return
	}
	if !wait {
		p.update(play.Make{Move: m})
		return
	}
	ply := p.session.Game().Ply()
	p.page.After(pauseTime, func(app.Context) {
		if p.session.Game().Ply() == ply {
			p.playForced(false)
		}
	})
}

func (p *table) carryOut(e play.Effect) {
	switch e := e.(type) {
	case play.Think:
		p.host.think(e)
	case play.Wait:
		p.page.Defer(func(ctx app.Context) { // counted from when the board shows it
			ctx.After(p.shell.duration(e), func(app.Context) { p.update(play.Waited{ID: e.ID}) })
		})
	case play.Save:
		p.host.keep()
	case play.Hopped:
		p.sound(map[bool]string{true: "capture", false: "move"}[e.Capture])
	case play.Played:
		p.declined, p.tookBack = false, false
		p.say(p.moved(e.Ply))
	case play.Held:
		p.feel("held")
		p.say(p.shell.text.Play.Held)
	case play.TakenBack:
		p.tookBack = true
		p.say(p.shell.text.Board.TakenBack)
	case play.Refused:
		p.sound("refused")
		p.say(p.refusal())
	case play.Finished:
		p.host.finish()
	}
}

// The time that a hop takes and that the computer waits before its move.
const (
	hopTime   = 180 * time.Millisecond
	pauseTime = 300 * time.Millisecond
)

// duration returns how long a wait lasts at the speed that the person chose.
func (s *shell) duration(w play.Wait) time.Duration {
	speed := s.settings.Speed
	if matches("(prefers-reduced-motion: reduce)") {
		speed = 0
	}
	d := time.Duration(speed * float64(w.Hops) * float64(hopTime))
	if w.Pause {
		d += pauseTime
	}
	return d
}

// sound makes what happens heard and felt.
func (p *table) sound(name string) {
	if p.shell.settings.Sound {
		playSound(name)
	}
	p.feel(name)
}

func (p *table) feel(name string) {
	if p.shell.settings.Haptics {
		vibrate(name)
	}
}

// replied takes what the worker says.
func (p *table) replied(r ai.Reply) {
	switch {
	case r.Error != "":
		p.update(play.Failed{ID: r.ID})
	case r.Move != "":
		p.update(play.Reply{ID: r.ID, Move: r.Move, Score: r.Score, Judged: r.Depth > 0})
	}
}

func (p *table) lost() { p.update(play.Failed{ID: p.session.Asked()}) }

// askComputer asks the worker for a move.
func (p *table) askComputer(t play.Think) {
	p.shell.computer.ask(ai.NewRequest(t.ID, t.Game, ai.Limits{Level: t.Level, Seed: t.Seed}))
}

func (p *table) computers(c rules.Color) bool { return computerPlays(p.save, c) }

// player names who plays a side, in the lines beside the board.
func (p *table) player(c rules.Color) string { return p.shell.player(p.save, c) }

// took tells how many pieces a side has captured.
func (p *table) took(c rules.Color) string {
	var n int
	for _, piece := range board.Pieces(p.session.Frame().Game) {
		if piece.Taken && piece.Color == c.Opponent() {
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return p.shell.text.Play.Captured(n)
}

// headline is the first line of the status.
func (p *table) headline() string {
	switch {
	case p.session.LookingBack():
		return p.shell.text.Play.Looking(p.session.Shown())
	case p.session.Over():
		return p.shell.text.End.Over
	}
	return p.turn()
}

// advice is the second line of the status: why a try was refused, with the way to
// the rule, else the draw that may be claimed, else what must be known.
func (p *table) advice(rule app.UI) app.UI {
	law := p.claimable()
	switch {
	case p.session.Held():
		return group("p", "advice",
			button(p.shell.text.Play.Confirm, p.confirm, "primary"),
			button(p.shell.text.Common.Cancel, p.putBack),
		)
	case p.refusal() != "":
		return p.refused(rule)
	case law != "" && !p.declined:
		return group("p", "advice",
			button(p.shell.text.Play.Claim(law), p.claim, "claim"),
		)
	}
	text := p.adviceText()
	return group("p", "advice",
		app.If(text != "", func() app.UI { return widgets.Icon("warning") }),
		elem("span").Text(text),
	)
}

func (p *table) confirm(app.Context, app.Event) { p.update(play.Confirm{}) }
func (p *table) putBack(app.Context, app.Event) { p.update(play.Cancel{}) }

// claim claims the first draw that there is.
func (p *table) claim(app.Context, app.Event) {
	if claims := p.session.Claims(); len(claims) > 0 {
		p.update(play.End{How: rules.EndClaim(claims[0])})
	}
}

// adviceText tells what must be done, else how near a draw is.
func (p *table) adviceText() string {
	t := p.shell.text.Play
	switch must := p.session.Must(); {
	case p.declined:
		return t.Declined
	case len(p.session.Entered()) > 1:
		return t.GoOn
	case len(must) > 0:
		return t.Must(len(must))
	}
	return p.counter()
}

func (p *table) showPly(ply int) {
	p.review = true
	p.step(ply)
}

func (p *table) step(ply int) { p.update(play.Show{Ply: ply}) }

func (p *table) backToGame(app.Context, app.Event) { p.endReview() }

func (p *table) endReview() {
	p.review = false
	p.step(p.session.Game().Ply())
}

func (p *table) replay(app.Context, app.Event) { p.update(play.Replay{}) }
func (p *table) retry(app.Context, app.Event)  { p.update(play.Start{}) }
