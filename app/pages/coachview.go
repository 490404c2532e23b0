package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/i18n"
	"tabuleiro/app/teach"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
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

// advised returns the best move after some plies and why it is best.
func (p *playPage) advised(ply int) (teach.Advice, bool) {
	seen, ok := p.saw(ply)
	if !ok {
		return teach.Advice{}, false
	}
	return teach.Advise(p.session.Game().At(ply), seen)
}

// why tells what a move is good for.
func (p *playPage) why(a teach.Advice) string {
	tell := p.Shell.text.Hints.Reasons[a.Reason]
	return tell(i18n.Told{Taken: a.Taken, Lost: a.Lost, Gain: a.Gain, Squares: p.names(a.Squares)})
}

// helpText is what the person asked for, in words; "" while it is looked for.
func (p *playPage) helpText() string {
	t := p.Shell.text.Hints
	ply := p.session.Game().Ply()
	seen, _ := p.saw(ply)
	a, ok := p.advised(ply)
	switch h := p.helping(); {
	case !ok || h == noHelp:
		return ""
	case h == pieceHelp:
		return t.Piece(p.name(a.Move.From()))
	case h == moveHelp:
		return t.Move(p.name(a.Move.From()), p.name(a.Move.To()), p.why(a))
	}
	them := p.pieces(p.session.Game().Position().Turn().Opponent())
	if threat, real := teach.Threaten(p.session.Game(), seen); real {
		return t.Threat(them, p.name(threat.Move.From()), p.name(threat.Move.To()), p.why(threat))
	}
	return t.NoThreat(them)
}

// told is the second line of the status if there is help to show: what was asked
// for, or else that the last move of practice was not good.
func (p *playPage) told() app.UI {
	t := p.Shell.text.Hints
	if p.helping() != noHelp {
		return p.helpLine()
	}
	if g, ok := p.gradeOfPractice(p.lastOwn(p.session.Shown())); ok && g != teach.Good && len(p.session.Entered()) < 2 {
		return elem("p").Class("advice", "taught").Body(
			elem("span").Class("sign", string(g)).Aria("hidden", "true").Text(g.Sign()),
			elem("span").Text(t.Graded(t.Grades[g])),
			button(t.ShowBetter, p.betterTool),
		)
	}
	return nil
}

func (p *playPage) helpLine() app.UI {
	t := p.Shell.text.Hints
	icon, text := "hint", p.helpText()
	switch {
	case p.failed:
		icon, text = "warning", t.Failed
	case text == "":
		text = t.Looking
	case p.help == threatHelp:
		icon = "threat"
	}
	return elem("p").Class("advice", "taught").Body(
		widgets.Icon(icon), elem("span").Text(text),
		app.If(p.help == pieceHelp && p.knows(p.asked.Ply), func() app.UI { return button(t.ShowMove, p.hintTool) }),
	)
}

// better tells what was better than the move after the position that is shown, ""
// if it was good.
func (p *playPage) better() string {
	ply := p.session.Shown() + 1
	if ply > p.session.Game().Ply() || p.lastOwn(ply) != ply {
		return ""
	}
	a, ok := p.advised(ply - 1)
	if g, graded := p.gradeOfPractice(ply); !ok || !graded || g == teach.Good {
		return ""
	}
	return p.Shell.text.Hints.Better(p.name(a.Move.From()), p.name(a.Move.To()), p.why(a))
}

// taught adds to a view of the board what there is to show of help and grades.
func (p *playPage) taught(v board.View) board.View {
	if p.refusal() == "" {
		p.drawHelp(&v)
	}
	p.drawGrade(&v)
	v.Labels = p.labels(v)
	return v
}

func (p *playPage) drawHelp(v *board.View) {
	ply := p.session.Shown()
	a, ok := p.advised(ply)
	switch p.helping() {
	case pieceHelp:
		if ok {
			v.Marks[a.Move.From()] |= board.Hint
		}
	case moveHelp:
		if ok {
			v.Marks[a.Move.From()] |= board.Hint
			v.Arrows = append(v.Arrows, board.Arrow{Path: a.Move.Path, Kind: board.Better})
		}
	case threatHelp:
		seen, _ := p.saw(ply)
		if threat, real := teach.Threaten(p.session.Game(), seen); real {
			drawThreat(v, threat.Move)
		}
	}
}

func drawThreat(v *board.View, m rules.Move) {
	v.Arrows = append(v.Arrows, board.Arrow{Path: m.Path, Kind: board.Danger})
	for _, square := range m.Captures {
		v.Marks[square] |= board.Blamed
	}
}

// gradeMarks are the marks of the grades.
var gradeMarks = map[teach.Grade]board.Mark{
	teach.Good: board.Good, teach.Imprecise: board.Imprecise, teach.Mistake: board.Mistake, teach.Blunder: board.Blunder,
}

// drawGrade marks where the person's last move ended by its grade. While the
// position before a move is looked at that was not good, it and the better one
// are drawn.
func (p *playPage) drawGrade(v *board.View) {
	if !p.save.Practice {
		return
	}
	ply := p.session.Shown()
	if p.session.LookingBack() && p.better() != "" {
		a, _ := p.advised(ply)
		v.Arrows = append(v.Arrows,
			board.Arrow{Path: p.session.Game().Move(ply + 1).Path, Kind: board.Tried},
			board.Arrow{Path: a.Move.Path, Kind: board.Better},
		)
		return
	}
	if own := p.lastOwn(ply); own > 0 && own >= ply-1 && len(p.session.Entered()) == 0 {
		if g, ok := p.grade(own); ok {
			v.Marks[p.session.Game().Move(own).To()] |= gradeMarks[g]
		}
	}
}
