package pages

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/rules/catalog"
)

// playPage is the page of one game. Its session decides; it carries out.
type playPage struct {
	app.Compo

	Shell         *shell
	Edition       int // of the shell
	Variant, Mode string

	match
	page     app.Context
	dialog   dialog
	review   bool // the moves are being looked through
	said     string
	digits   string // of the number of a square that is being typed
	declined bool   // the computer did not take the draw
	result   *result
}

// dialog is the sheet that is open over the page.
type dialog string

const (
	noDialog    dialog = ""
	menuDialog  dialog = "menu"
	newDialog   dialog = "new"
	rulesDialog dialog = "rules"
	keysDialog  dialog = "keys"
	resignSure  dialog = "resign"
	agreeSure   dialog = "agree"
	shareDialog dialog = "share"
)

// OnMount opens the game.
func (p *playPage) OnMount(ctx app.Context) {
	p.page = ctx
	p.Shell.computer.onReply = p.replied
	p.Shell.computer.onLost = p.lost
	p.Shell.onStored = p.stored
	p.open()
}

// OnUpdate opens another game, if it is for that.
func (p *playPage) OnUpdate(app.Context) {
	if p.Variant != p.variant.Key || p.Mode != p.save.Mode {
		p.open()
	}
}

// OnDismount leaves the game, which is paused.
func (p *playPage) OnDismount() {
	p.Shell.onStored = nil
	if p.session.Thinking() {
		p.Shell.computer.stop()
	}
}

// open goes on with the open game of the variant and mode, or begins one.
func (p *playPage) open() {
	if m, ok := p.Shell.openMatch(p.Variant, p.Mode); ok {
		p.match = m
		p.start()
		return
	}
	p.variant, _ = catalog.Find(p.Variant)
	p.begin(p.Shell.choiceOf(p.variant, p.Mode))
}

// begin begins a new game.
func (p *playPage) begin(c store.Choice) {
	p.match = p.Shell.newMatch(p.variant, c)
	p.start()
}

func (p *playPage) start() {
	p.dialog, p.review, p.declined, p.result, p.said = noDialog, false, false, nil, ""
	if p.session.Over() {
		p.result = &result{} // a game by links that has ended, which is kept to be sent
	}
	p.update(play.Start{})
	p.page.Defer(func(app.Context) { focus(".board [tabindex='0']") })
}

// update hands a message to the session and carries out what it asks for.
func (p *playPage) update(m play.Msg) {
	going := p.state() == "going"
	for _, e := range p.session.Update(m) {
		p.carryOut(e)
	}
	if going && p.state() == "over" {
		p.page.Defer(func(app.Context) { focus("#again") }) // Enter begins the next game
	}
}

func (p *playPage) carryOut(e play.Effect) {
	switch e := e.(type) {
	case play.Think:
		p.Shell.computer.ask(ai.NewRequest(e.ID, e.Game, ai.Limits{Level: e.Level, Seed: e.Seed}))
	case play.Wait:
		p.page.After(p.Shell.duration(e), func(app.Context) { p.update(play.Waited{ID: e.ID}) })
	case play.Save:
		p.keep()
	case play.Hopped:
		p.sound(map[bool]string{true: "capture", false: "move"}[e.Capture])
	case play.Played:
		p.declined = false
		p.say(p.moved(e.Ply))
	case play.TakenBack:
		p.say(p.Shell.text.Board.TakenBack)
	case play.Refused:
		p.sound("refused")
		p.say(p.refusal())
	case play.Finished:
		p.finish()
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

func (p *playPage) sound(name string) {
	if p.Shell.settings.Sound {
		playSound(name)
	}
}

// replied takes what the worker says.
func (p *playPage) replied(r ai.Reply) {
	switch {
	case r.Error != "":
		p.update(play.Failed{ID: r.ID})
	case r.Move != "":
		p.update(play.Reply{ID: r.ID, Move: r.Move, Score: r.Score})
	}
}

func (p *playPage) lost() { p.update(play.Failed{ID: p.session.Asked()}) }

// keep saves the game as it is. If another tab has gone on with it, its game is
// taken over instead: nothing of either is lost.
func (p *playPage) keep() {
	if p.session.Over() && p.Mode != store.Link {
		return // its end goes into the records
	}
	if err := p.match.keep(p.Shell.store); isConflict(err) {
		p.takeOver()
	} else {
		p.Shell.complain(err)
	}
}

func (p *playPage) takeOver() {
	p.Shell.tell(notice{text: p.Shell.text.Notices.OtherTab})
	p.open()
}

// stored takes over what another tab has written of this game.
func (p *playPage) stored(d store.Document) {
	if d == p.save.Document() && p.result == nil {
		p.takeOver()
	}
}
