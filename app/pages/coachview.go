package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/i18n"
	"tabuleiro/app/teach"
	"tabuleiro/app/widgets"
)

func (p *playPage) hintTool(app.Context, app.Event)   { p.askHint() }
func (p *playPage) betterTool(app.Context, app.Event) { p.showBetter() }

func (p *playPage) threatTool(app.Context, app.Event) {
	p.dialog = noDialog
	p.askThreat()
}

// level names the level, and that the game is practice.
func (p *playPage) level() string {
	level := p.Shell.text.Levels[p.save.Level]
	if p.save.Practice {
		level += " · " + p.Shell.text.NewGame.Practice
	}
	return level
}

// lesson returns the move that help is about, and the text to tell it by: no text
// while it is looked for, and none of a threat where there is no move.
func (p *playPage) lesson() (a teach.Advice, text string) {
	t, g := &p.Shell.text.Hints, p.session.Game()
	seen, ok := p.notes.Saw(g)
	if !ok {
		return a, ""
	}
	if p.help == threatHelp {
		if a, ok = teach.Threaten(g, seen); !ok {
			return a, t.NoThreat
		}
		return a, t.Threat
	}
	if a, _ = teach.Advise(g, seen); p.help == pieceHelp {
		return a, t.Piece
	}
	return a, t.Move
}

// tell fills a text with a move, if there is one, and what it is good for.
func (p *playPage) tell(a teach.Advice, text string) string {
	text = i18n.Fill(text, "side", p.pieces(p.session.Game().Position().Turn().Opponent()))
	if a.Move.Path == nil {
		return text
	}
	return i18n.Fill(text, "from", p.name(a.Move.From()), "to", p.name(a.Move.To()),
		"why", p.Shell.text.Hints.Why(a, p.names(a.Squares)))
}

// helpText is what the person asked for, in words; "" while it is looked for.
func (p *playPage) helpText() string { return p.tell(p.lesson()) }

// gradeClasses are the grades as the styles name them.
var gradeClasses = [teach.Grades]string{"good", "imprecise", "mistake", "blunder"}

// taughtLine is the second line of the status if there is help to show: what was
// asked for, or else that the last move of practice was not good.
func (p *playPage) taughtLine() app.UI {
	t := &p.Shell.text.Hints
	var sign, more app.UI
	text := p.helpText()
	g, bad := p.bad(p.session.Shown())
	switch h := p.helping(); {
	case h == noHelp && (!bad || len(p.session.Entered()) > 1):
		return nil
	case h == noHelp:
		sign = elem("span").Class("sign", gradeClasses[g]).Aria("hidden", "true").Text(g.Sign())
		text, more = t.Graded[g], button(t.ShowBetter, p.betterTool)
	case p.failed:
		sign, text = widgets.Icon("warning"), t.Failed
	case text == "":
		sign, text = widgets.Icon("hint"), t.Looking
	case h == pieceHelp:
		sign, more = widgets.Icon("hint"), button(t.ShowMove, p.hintTool)
	default:
		sign = widgets.Icon([...]string{moveHelp: "hint", threatHelp: "threat"}[h])
	}
	return elem("p").Class("advice", "taught").Body(sign, elem("span").Text(text), more)
}

// advised returns the best move in the position that is shown, if the move that
// was played there was graded and not good.
func (p *playPage) advised() (a teach.Advice, ok bool) {
	shown := p.session.Shown()
	if g, graded := p.grade(shown + 1); !graded || g == teach.Good {
		return a, false
	}
	g := p.session.Game().At(shown)
	seen, _ := p.notes.Saw(g)
	return teach.Advise(g, seen)
}

// better tells what was better than the move played in the position that is shown,
// "" if it was good.
func (p *playPage) better() string {
	a, ok := p.advised()
	if !ok {
		return ""
	}
	return p.tell(a, p.Shell.text.Hints.Better)
}

// taught adds to a view of the board what there is to show of help and grades.
func (p *playPage) taught(v board.View) board.View {
	helps := p.helping() != noHelp && p.refusal() == ""
	if helps {
		p.drawHelp(&v)
	}
	if p.save.Practice {
		p.drawGrade(&v)
	}
	if helps {
		v.Labels = p.labels(v)
	}
	return v
}

func (p *playPage) drawHelp(v *board.View) {
	a, _ := p.lesson()
	if a.Move.Path == nil {
		return
	}
	arrow := board.Arrow{Path: a.Move.Path, Kind: board.Better}
	if p.help == threatHelp {
		arrow.Kind = board.Danger
		for _, square := range a.Move.Captures {
			v.Marks[square] |= board.Blamed
		}
	} else {
		v.Marks[a.Move.From()] |= board.Hint
	}
	if p.help != pieceHelp {
		v.Arrows = append(v.Arrows, arrow)
	}
}

// drawGrade marks where the person's last move ended by its grade. While the
// position before a move is looked at that was not good, it and the better one
// are drawn.
func (p *playPage) drawGrade(v *board.View) {
	ply := p.session.Shown()
	if a, ok := p.advised(); ok {
		v.Arrows = append(v.Arrows,
			board.Arrow{Path: p.session.Game().Move(ply + 1).Path, Kind: board.Tried},
			board.Arrow{Path: a.Move.Path, Kind: board.Better},
		)
		return
	}
	own := p.lastOwn(ply)
	if g, ok := p.grade(own); ok && own >= ply-1 && len(p.session.Entered()) == 0 {
		v.Marks[p.session.Game().Move(own).To()] |= board.Good << g
	}
}
