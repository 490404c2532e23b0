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

// try is how far a person has come with a problem.
type try string

const (
	untried    try = ""
	rightTry   try = "right"
	wrongTry   try = "wrong"
	solvedTry  try = "solved"
	revealsTry try = "reveals" // the solution is shown
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
	ply := p.session.Shown()
	last := p.session.Game().Ply()
	to, ok := map[string]int{"ArrowLeft": ply - 1, "ArrowRight": ply + 1, "Home": 0, "End": last}[e.Get("key").String()]
	if !ok || !p.stepping() || to < 0 || to > last || to == ply || e.Get("altKey").Bool() || e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() {
		return
	}
	if p.review && e.Get("target").Call("closest", ".grid").Truthy() {
		return // there they move the cursor
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
	p.save = store.Save{Mode: store.Computer, Level: f.level, Side: f.side.String(), Seed: rand.Uint64()}
	switch f.mode {
	case frameView:
		p.save.Mode = store.Two
		p.watch(f.ply)
	case frameProblem:
		solver := f.game.At(0).Position().Turn()
		p.save.Side, p.save.Flipped = solver.String(), solver != f.side
		p.session = p.newSession(f.game.At(0))
	default:
		p.session = p.newSession(f.game.At(f.ply))
		p.update(play.Start{})
	}
}

// watch shows all the moves to step through, from one of them on.
func (p *embedPage) watch(ply int) {
	away := play.Player{Away: true}
	p.session = play.New(p.Frame.game, away, away, 0)
	p.update(play.Show{Ply: ply})
}

// stepping reports whether the moves are being looked through.
func (p *embedPage) stepping() bool {
	return p.review || p.Frame.mode == frameView || p.tried == revealsTry
}

// canUndo reports whether there is a move of the person to take back: what the
// address gives stays.
func (p *embedPage) canUndo() bool {
	first := p.Frame.ply
	if p.Frame.game.At(first).Position().Turn() != p.mine() {
		first++
	}
	begun := p.Frame.mode == framePlay && p.session.Game().Ply() > first
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
	if p.Frame.mode != frameProblem {
		p.askComputer(t)
		return
	}
	solution, n := p.Frame.game.Moves(), t.Game.Ply()
	switch {
	case !p.onTheWay():
		p.miss()
		p.page.After(wrongTime, func(app.Context) { p.takeBack(t.ID) })
	case n == len(solution):
		p.solve()
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

func (p *embedPage) miss() {
	p.tried = wrongTry
	p.say(p.Shell.text.Embed.Wrong)
}

func (p *embedPage) solve() {
	p.tried = solvedTry
	p.say(p.Shell.text.Embed.Solved)
	p.sound("won")
}

// takeBack takes back a wrong try, if nothing has happened since.
func (p *embedPage) takeBack(id int) {
	if p.session.Asked() == id && p.tried == wrongTry {
		p.update(play.Undo{})
		p.say(p.Shell.text.Embed.Wrong)
	}
}

// finish tells how the game ended. A problem that is won is solved, whatever
// the way.
func (p *embedPage) finish() {
	outcome := outcomeFor(p.session.Game().Outcome().Result, p.mine())
	switch {
	case p.Frame.mode != frameProblem:
		p.say(p.ended())
		p.sound(map[store.Outcome]string{store.Won: "won", store.Lost: "lost", store.Drawn: "drawn"}[outcome])
	case outcome == store.Won:
		p.solve()
	default:
		p.miss()
	}
}

func (p *embedPage) again(app.Context, app.Event)  { p.open() }
func (p *embedPage) toggle(app.Context, app.Event) { p.listed = !p.listed }

// reveal shows the solution, from its first move on.
func (p *embedPage) reveal(app.Context, app.Event) {
	p.tried = revealsTry
	p.watch(0)
	p.step(1)
}
