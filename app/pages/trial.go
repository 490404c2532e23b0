package pages

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// trial is a board beside the settings on which a person tries them, for both
// sides. Nothing of it is kept.
type trial struct {
	app.Compo

	Shell    *shell
	Settings string // what they are now

	table
	speed float64 // at which it was played last
}

// The game of the trial: Black has moved, and White has one move alone.
const (
	trialStart = "B:Wa1,c1,d4,e1,f2,Kh4:Bb6,d8,f6,g7,h8,Ka5"
	trialMove  = "f6e5"
)

// fingerprint tells settings apart.
func fingerprint(s store.Settings) string { return fmt.Sprint(s) }

// OnMount begins.
func (p *trial) OnMount(ctx app.Context) {
	p.shell, p.host, p.page = p.Shell, p, ctx
	p.speed = p.Shell.settings.Speed
	p.begin()
}

func (p *trial) begin() {
	v, _ := catalog.Find("brazilian")
	g, err := rules.Record{Variant: v.Key, Start: trialStart, Moves: []string{trialMove}}.Replay(v)
	if err != nil {
		panic(err) // our own position
	}
	p.match = match{variant: v, save: store.Save{Mode: store.Two, Side: rules.White.String()}}
	p.session = p.newSession(g)
	p.update(play.Start{})
}

// OnUpdate shows what has changed: how fast pieces are by the last move once more,
// the only move by playing it.
func (p *trial) OnUpdate(ctx app.Context) {
	message := play.Msg(play.Start{})
	if p.speed != p.Shell.settings.Speed {
		message = play.Replay{}
	}
	p.speed = p.Shell.settings.Speed
	ctx.Dispatch(func(app.Context) { p.update(message) })
}

// Two people play here, so there is nothing to think about, and nothing to keep.
func (p *trial) think(play.Think) {}
func (p *trial) keep()            {}
func (p *trial) changed()         {}

// finish begins again as soon as it has been seen.
func (p *trial) finish() {
	p.page.After(4*pauseTime, func(app.Context) { p.begin() })
}

// Render draws the board, and below it what there is to say.
func (p *trial) Render() app.UI {
	if p.session == nil {
		return group("div", "trial")
	}
	return group("div", "trial",
		&board.Board{
			View: p.view(), OnPress: p.press, OnLift: p.lift, OnDrop: p.drop, OnCancel: p.cancel, OnKey: p.key,
		},
		group("div", "status", line("p", "turn", p.turn()), p.advice(nil)),
		line("p", "note", p.Shell.text.Settings.Try),
		line("p", "visually-hidden", p.said).Attr("role", "status").Aria("live", "polite"),
	)
}
