package pages

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/teach"
	"tabuleiro/rules"
)

// moveList shows the moves of a game, each as a button that shows its position.
type moveList struct {
	app.Compo

	Text   *i18n.Text
	Named  *rules.Variant // calls the squares
	Game   rules.Game
	Ply    int // shown on the board
	OnShow func(ply int)
	Grades map[int]teach.Grade // of moves that were graded, by ply
}

// Render draws the list, two moves a line.
func (l *moveList) Render() app.UI {
	return elem("ol").Class("moves").Attr("translate", "no").Aria("label", l.Text.Play.Moves).OnClick(l.click).Body(
		app.Range(make([]struct{}, (l.Game.Ply()+1)/2)).Slice(func(i int) app.UI {
			return elem("li").Body(
				line("span", "number", strconv.Itoa(i+1)+"."),
				l.move(2*i+1), l.move(2*i+2),
			)
		}),
	)
}

func (l *moveList) move(ply int) app.UI {
	if ply > l.Game.Ply() {
		return elem("span")
	}
	text := notation(l.Named, l.Game.At(ply-1).Position(), l.Game.Move(ply))
	b := elem("button").Attr("type", "button").DataSet("ply", ply)
	if g, graded := l.Grades[ply]; graded {
		b = b.Class("graded", gradeClasses[g]).Aria("label", text+", "+l.Text.Hints.Grades[g])
		text += " " + g.Sign()
	}
	b = b.Text(text)
	if ply == l.Ply {
		b = b.Class("shown").Aria("current", "true")
	}
	return b
}

// OnUpdate keeps the move that is shown in sight.
func (l *moveList) OnUpdate(ctx app.Context) {
	ctx.Defer(func(app.Context) {
		if !l.Mounted() {
			return
		}
		if shown := l.JSValue().Call("querySelector", ".shown"); shown.Truthy() {
			list := l.JSValue()
			list.Set("scrollTop", shown.Get("offsetTop").Int()-list.Get("clientHeight").Int()/2)
		}
	})
}

func (l *moveList) click(_ app.Context, e app.Event) {
	ply, err := strconv.Atoi(e.Get("target").Get("dataset").Get("ply").String())
	if err == nil {
		l.OnShow(ply)
	}
}

// stepBar is the row of steps through the moves of a game.
type stepBar struct {
	app.Compo

	Text      *i18n.Text
	Ply, Last int // shown, and of the whole game
	OnStep    func(ply int)
	OnClose   func() // nil if there is nothing to go back to
	OnMenu    func() // nil if there is no menu
}

// Render draws the row.
func (b *stepBar) Render() app.UI {
	t := b.Text.Play
	return group("nav", "bar",
		tool("first", t.First, b.Ply == 0, b.first),
		tool("previous", t.Previous, b.Ply == 0, b.previous),
		tool("next", t.Next, b.Ply == b.Last, b.next),
		tool("last", t.Last, b.Ply == b.Last, b.last),
		app.If(b.OnClose != nil, func() app.UI { return tool("close", b.Text.Common.Close, false, b.close) }),
		app.If(b.OnMenu != nil, func() app.UI { return tool("menu", t.Menu, false, b.menu) }),
	)
}

func (b *stepBar) first(app.Context, app.Event)    { b.OnStep(0) }
func (b *stepBar) previous(app.Context, app.Event) { b.OnStep(b.Ply - 1) }
func (b *stepBar) next(app.Context, app.Event)     { b.OnStep(b.Ply + 1) }
func (b *stepBar) last(app.Context, app.Event)     { b.OnStep(b.Last) }
func (b *stepBar) close(app.Context, app.Event)    { b.OnClose() }
func (b *stepBar) menu(app.Context, app.Event)     { b.OnMenu() }
