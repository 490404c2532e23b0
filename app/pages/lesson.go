package pages

import (
	"cmp"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
	"tabuleiro/app/board"
	"tabuleiro/app/learn"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// lessonBoard is a board on which something is to be done, by the rules of the
// game. Nothing of what is played is kept, only that it was done.
type lessonBoard struct {
	app.Compo

	Shell   *shell
	Edition int    // of the shell
	Lesson  string // "guide/dama": what is kept once it is done, and which board it is
	Task    learn.Task
	OnDone  func(app.Context) // nil if nobody needs to know

	table
	opened string // the lesson that the session is of
	begin  int    // plies played before the person
	state  lessonState
	shown  bool // how it goes on is drawn
}

// lessonState is how far a person has come with a task.
type lessonState int

const (
	openLesson lessonState = iota
	wrongLesson
	doneLesson
	lostLesson // against the computer
)

// OnMount puts the pieces up.
func (b *lessonBoard) OnMount(ctx app.Context) {
	b.shell, b.host, b.page = b.Shell, b, ctx
	b.open()
}

// OnUpdate does so for another task.
func (b *lessonBoard) OnUpdate(app.Context) {
	if b.opened != b.Lesson {
		b.open()
	}
}

// OnDismount lets the computer go.
func (b *lessonBoard) OnDismount() {
	if b.Task.Level != "" {
		b.Shell.computer.stop()
	}
}

func (b *lessonBoard) open() {
	b.opened, b.state, b.shown, b.said = b.Lesson, openLesson, false, ""
	b.variant, _ = catalog.Find(b.Task.Variant)
	g, err := rules.Record{Variant: b.Task.Variant, Start: b.Task.Start, Moves: b.Task.Before}.Replay(b.variant)
	if err != nil {
		panic(err) // a test plays every task
	}
	b.begin = g.Ply()
	b.save = store.Save{Mode: store.Computer, Level: cmp.Or(b.Task.Level, ai.Beginner), Side: g.Position().Turn().String()}
	if b.Task.Free() {
		b.save.Mode, b.save.Side = store.Two, rules.White.String()
	}
	b.session = b.newSession(g)
}

// line returns the first of the lines that the moves played are on, and how many
// of it are played; nil if they have left all of them.
func (b *lessonBoard) line() (line []string, played int) {
	moves := b.session.Game().Record().Moves[b.begin:]
	for _, line := range b.Task.Lines {
		if len(moves) <= len(line) && slices.Equal(line[:len(moves)], moves) {
			return line, len(moves)
		}
	}
	return nil, 0
}

// did reports whether what was played is what was asked for.
func (b *lessonBoard) did() bool {
	line, played := b.line()
	return b.Task.Any && b.session.Game().Ply() > b.begin || line != nil && played == len(line)
}

// think answers a move of the person: by the line, or by the computer.
func (b *lessonBoard) think(t play.Think) {
	line, played := b.line()
	switch {
	case b.Task.Level != "":
		b.Shell.computer.onReply, b.Shell.computer.onLost = b.replied, b.lost
		b.askComputer(t)
	case b.did():
		b.done()
	case line == nil:
		b.judge(wrongLesson, b.Shell.text.Learn.NotThis)
		b.page.After(wrongTime, func(app.Context) { b.takeBack(t.ID) })
	default:
		b.page.Dispatch(func(app.Context) { b.update(play.Reply{ID: t.ID, Move: line[played]}) })
	}
}

// takeBack takes back a move that was not asked for, if nothing has happened
// since.
func (b *lessonBoard) takeBack(id int) {
	if b.session.Asked() == id && b.state == wrongLesson {
		b.update(play.Undo{})
		b.judge(wrongLesson, b.Shell.text.Learn.NotThis)
	}
}

func (b *lessonBoard) judge(s lessonState, text string) {
	b.state = s
	b.say(text)
}

func (b *lessonBoard) done() {
	b.judge(doneLesson, b.Task.Done)
	b.sound("won")
	b.Shell.complain(b.Shell.store.Learn(b.Lesson))
	if b.OnDone != nil {
		b.OnDone(b.page)
	}
}

// finish is the end of the game: a draw may be what was asked for.
func (b *lessonBoard) finish() {
	switch {
	case b.Task.Free():
		b.say(b.ended())
	case b.did() || outcomeFor(b.session.Game().Outcome().Result, b.mine()) == store.Won:
		b.done()
	default:
		b.judge(lostLesson, b.Shell.text.Learn.Lost)
	}
}

func (b *lessonBoard) keep() {}

// changed takes what is drawn away when a person does something else.
func (b *lessonBoard) changed() {
	b.shown = false
	if len(b.session.Entered()) > 0 && b.state == wrongLesson {
		b.state = openLesson
	}
}

func (b *lessonBoard) again(app.Context, app.Event) {
	b.open()
	b.page.Defer(func(app.Context) { b.focusBoard() })
}

func (b *lessonBoard) focusBoard() {
	if cell := b.JSValue().Call("querySelector", ".board [tabindex='0']"); cell.Truthy() {
		cell.Call("focus", map[string]any{"preventScroll": true})
	}
}

// show draws the move that is asked for.
func (b *lessonBoard) show(app.Context, app.Event) {
	b.update(play.Cancel{})
	b.shown = true
	if m, ok := b.next(); ok {
		b.say(strings.Join(b.names(m.Path), "×"))
	}
}

// next returns the move that is asked for now, if it is one of a line.
func (b *lessonBoard) next() (rules.Move, bool) {
	line, played := b.line()
	if line == nil || played == len(line) {
		return rules.Move{}, false
	}
	m, err := rules.FindMove(b.session.Game().Position(), line[played])
	return m, err == nil
}

// Render draws what is to be done, the board and how it stands.
func (b *lessonBoard) Render() app.UI {
	root := elem("div").Class("lesson")
	if b.session == nil {
		return root
	}
	return root.Body(
		line("p", "goal", b.Task.Goal),
		b.board(),
		elem("div").Class("status").Body(b.status()),
		b.tools(),
		line("p", "visually-hidden", b.said).Role("status"),
	)
}

func (b *lessonBoard) board() app.UI {
	v := &board.Board{View: b.view()}
	if b.Task.Free() {
		v.View.Name = b.Shell.text.Variants[b.Task.Variant].Name
	}
	v.View.Arrows = append(v.View.Arrows, b.arrows()...)
	if b.state != doneLesson && b.state != lostLesson {
		v.OnPress, v.OnLift, v.OnDrop, v.OnCancel, v.OnKey = b.press, b.lift, b.drop, b.cancel, b.key
	}
	return v
}

// arrows are the moves that the board shows by itself: what is asked for, if the
// person wants to see it, or all that the rules allow.
func (b *lessonBoard) arrows() []board.Arrow {
	var arrows []board.Arrow
	if m, ok := b.next(); ok && b.shown {
		arrows = append(arrows, board.Arrow{Path: m.Path, Kind: board.Better})
	}
	if b.untouched() {
		for _, m := range b.session.Game().Position().LegalMoves() {
			arrows = append(arrows, board.Arrow{Path: m.Path, Kind: board.Better})
		}
	}
	return arrows
}

// untouched reports whether this is a board to try on and nobody has yet.
func (b *lessonBoard) untouched() bool {
	return b.Task.Free() && b.session.Game().Ply() == b.begin && len(b.session.Entered()) == 0 && b.refusal() == ""
}

// status tells how it went, why a try was refused, or what the rules allow.
func (b *lessonBoard) status() app.UI {
	t := b.Shell.text.Learn
	switch {
	case b.state == doneLesson:
		return elem("p").Class("praise").Body(widgets.Icon("check"), elem("span").Text(b.Task.Done))
	case b.state == lostLesson:
		return line("p", "advice", t.Lost)
	case b.session.Failed():
		return button(b.Shell.text.Play.Retry, b.retry)
	case b.refusal() != "":
		return b.refused(nil)
	case b.state == wrongLesson:
		return line("p", "advice", t.NotThis)
	case b.untouched():
		return line("p", "advice", b.allowed())
	case b.Task.Free() && b.session.Over():
		return line("p", "advice", b.ended())
	}
	return b.advice(nil)
}

// allowed lists what the rules allow.
func (b *lessonBoard) allowed() string {
	p := b.session.Game().Position()
	moves := p.LegalMoves()
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = notation(b.named(), p, m)
	}
	return b.Shell.text.Learn.Allowed(len(moves)) + strings.Join(texts, ", ")
}

func (b *lessonBoard) tools() app.UI {
	t := b.Shell.text.Learn
	var tools []app.UI
	if b.Task.Lines != nil && b.state != doneLesson {
		tools = append(tools, button(t.Show, b.show))
	}
	if b.session.Game().Ply() > b.begin && b.state != wrongLesson {
		tools = append(tools, button(t.Again, b.again))
	}
	return elem("div").Class("actions").Body(tools...)
}
