package pages

import (
	"math/rand/v2"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// embedPage is a game in a frame of another site: to play, to look at, or a
// problem to solve. Nothing of it is kept.
type embedPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
	Frame   *frame

	table
	listed bool // the moves are in sight where there is no room for them
	tried  try
	stop   func()
}

// try is how far a person has come with a problem: an index into
// i18n.Embed.Tries.
type try int

const (
	untried try = iota
	rightTry
	wrongTry
	solvedTry
	revealed // the solution is shown
)

// wrongTime is how long a wrong try stays on the board.
const wrongTime = 1200 * time.Millisecond

// OnMount begins. The focus moves only inside a frame that has it.
func (p *embedPage) OnMount(ctx app.Context) {
	if p.Frame.wrong != nil {
		return
	}
	p.shell, p.host, p.page = p.Shell, p, ctx
	p.shell.computer.onReply, p.shell.computer.onLost = p.replied, p.lost
	p.stop = p.listen()
	p.open()
	if app.Window().Get("document").Call("hasFocus").Bool() {
		ctx.Defer(func(app.Context) { focus(".board [tabindex='0'], [data-tool=next]") })
	}
}

// listen hears the keys that step through the moves, wherever the focus is in
// the frame. At the ends they are left to the page around.
func (p *embedPage) listen() (stop func()) {
	document := app.Window().Get("document")
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		p.stepKey(app.Event{Value: args[0]})
		return nil
	})
	document.Call("addEventListener", "keydown", f)
	return func() {
		document.Call("removeEventListener", "keydown", f)
		f.Release()
	}
}

func (p *embedPage) stepKey(e app.Event) {
	if !p.stepping() || e.Get("altKey").Bool() || e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() {
		return
	}
	if p.review && e.Get("target").Call("closest", ".grid").Truthy() {
		return // there they move the cursor
	}
	last := p.session.Game().Ply()
	to := p.session.Shown()
	switch e.Get("key").String() {
	case "ArrowLeft":
		to--
	case "ArrowRight":
		to++
	case "Home":
		to = 0
	case "End":
		to = last
	}
	if to < 0 || to > last || to == p.session.Shown() {
		return
	}
	e.PreventDefault()
	p.page.Dispatch(func(app.Context) { p.step(to) })
}

// OnDismount stops listening.
func (p *embedPage) OnDismount() {
	if p.stop != nil {
		p.stop()
	}
}

// open begins at what the address asks for.
func (p *embedPage) open() {
	f := p.Frame
	p.review, p.tried, p.said = false, untried, ""
	p.variant = f.game.Variant
	p.save = store.Save{Mode: store.Computer, Level: f.Level, Side: f.Side, Seed: rand.Uint64()}
	if f.Mode == frameView {
		p.save.Mode = store.Two
		p.watch(f.Ply)
		return
	}
	if f.Mode == frameProblem {
		solver := f.game.At(0).Position().Turn().String()
		p.save.Side, p.save.Flipped = solver, solver != f.Side
	}
	p.session = p.newSession(f.game.At(p.begin()))
	p.update(play.Start{})
}

// begin returns the ply from which the person plays.
func (p *embedPage) begin() int {
	if p.Frame.Mode == frameProblem {
		return 0
	}
	return p.Frame.Ply
}

// watch shows all the moves to step through, from one of them on.
func (p *embedPage) watch(ply int) {
	away := play.Player{Away: true}
	p.session = play.New(p.Frame.game, away, away, 0)
	p.update(play.Show{Ply: ply})
}

// stepping reports whether the moves are being looked through.
func (p *embedPage) stepping() bool {
	return p.review || p.Frame.Mode == frameView || p.tried == revealed
}

// canUndo reports whether there is a move of the person to take back: what the
// address gives stays.
func (p *embedPage) canUndo() bool {
	first := p.begin()
	if p.Frame.game.At(first).Position().Turn() != p.mine() {
		first++
	}
	begun := p.Frame.Mode == framePlay && p.session.Game().Ply() > first
	return p.session.CanUndo() && (begun || len(p.session.Entered()) > 1)
}

func (p *embedPage) keyAnywhere(ctx app.Context, e app.Event) {
	if p.canUndo() {
		p.undoKey(ctx, e)
	}
}

func (p *embedPage) keyOnBoard(ctx app.Context, key string, at rules.Square) {
	if key != "z" && key != "u" || p.canUndo() {
		p.key(ctx, key, at)
	}
}

func (p *embedPage) keep()    {}
func (p *embedPage) changed() {}

// think asks the computer for its move, or the solution.
func (p *embedPage) think(t play.Think) {
	if p.Frame.Mode != frameProblem {
		p.askComputer(t)
		return
	}
	solution, n := p.Frame.game.Moves(), t.Game.Ply()
	switch {
	case !p.onTheWay():
		p.judge(wrongTry)
		p.page.After(wrongTime, func(app.Context) { p.takeBack(t.ID) })
	case n == len(solution):
		p.judge(solvedTry)
	default:
		p.tried = rightTry
		p.page.Dispatch(func(app.Context) { p.update(play.Reply{ID: t.ID, Move: solution[n].String()}) })
	}
}

// onTheWay reports whether the moves played are those of the solution.
func (p *embedPage) onTheWay() bool {
	solution, played := p.Frame.game.Record().Moves, p.session.Game().Record().Moves
	return len(played) <= len(solution) && slices.Equal(solution[:len(played)], played)
}

func (p *embedPage) judge(t try) {
	p.tried = t
	p.say(p.Shell.text.Embed.Tries[t])
	if t == solvedTry {
		p.sound("won")
	}
}

// takeBack takes back a wrong try, if nothing has happened since.
func (p *embedPage) takeBack(id int) {
	if p.session.Asked() == id && p.tried == wrongTry {
		p.update(play.Undo{})
		p.judge(wrongTry)
	}
}

// finish tells how the game ended. A problem that is won is solved, whatever
// the way.
func (p *embedPage) finish() {
	outcome := outcomeFor(p.session.Game().Outcome().Result, p.mine())
	switch {
	case p.Frame.Mode != frameProblem:
		p.say(p.ended())
		p.sound(string(outcome))
	case outcome == store.Won:
		p.judge(solvedTry)
	default:
		p.judge(wrongTry)
	}
}

func (p *embedPage) again(app.Context, app.Event)  { p.open() }
func (p *embedPage) toggle(app.Context, app.Event) { p.listed = !p.listed }

// reveal shows the solution, from its first move on.
func (p *embedPage) reveal(app.Context, app.Event) {
	p.tried = revealed
	p.watch(0)
	p.step(1)
}
