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

// tell fills a text with a move and what it is good for.
func (p *playPage) tell(text string, a teach.Advice, side rules.Color) string {
	h := &p.Shell.text.Hints
	return i18n.Fill(text, "from", p.name(a.Move.From()), "to", p.name(a.Move.To()),
		"why", h.Why(a, p.names(a.Squares)), "side", p.pieces(side))
}

// helpText is what the person asked for, in words; "" while it is looked for.
func (p *playPage) helpText() string {
	t, g := &p.Shell.text.Hints, p.session.Game()
	seen, ok := p.saw(g.Ply())
	if !ok {
		return ""
	}
	them := g.Position().Turn().Opponent()
	text := t.Threat
	a, harm := teach.Threaten(g, seen)
	switch {
	case p.help == threatHelp && !harm:
		return i18n.Fill(t.NoThreat, "side", p.pieces(them))
	case p.help != threatHelp:
		a, _ = teach.Advise(g, seen)
		text = t.Move
	}
	if p.help == pieceHelp {
		text = t.Piece
	}
	return p.tell(text, a, them)
}

// told is the second line of the status if there is help to show: what was asked
// for, or else that the last move of practice was not good.
func (p *playPage) told() app.UI {
	t := &p.Shell.text.Hints
	if p.helping() != noHelp {
		return p.helpLine()
	}
	g, ok := p.gradeOfPractice(p.lastOwn(p.session.Shown()))
	if !ok || g == teach.Good || len(p.session.Entered()) > 1 {
		return nil
	}
	return elem("p").Class("advice", "taught").Body(
		elem("span").Class("sign", gradeClasses[g]).Aria("hidden", "true").Text(g.Sign()),
		elem("span").Text(t.Graded[g]),
		button(t.ShowBetter, p.betterTool),
	)
}

func (p *playPage) helpLine() app.UI {
	t := &p.Shell.text.Hints
	icon, text := "hint", p.helpText()
	var more app.UI
	switch {
	case p.failed:
		icon, text = "warning", t.Failed
	case text == "":
		text = t.Looking
	case p.help == threatHelp:
		icon = "threat"
	case p.help == pieceHelp:
		more = button(t.ShowMove, p.hintTool)
	}
	return elem("p").Class("advice", "taught").Body(widgets.Icon(icon), elem("span").Text(text), more)
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
	return p.tell(p.Shell.text.Hints.Better, a, p.mine())
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
	h, ply := p.helping(), p.session.Shown()
	switch h {
	case pieceHelp, moveHelp:
		a, ok := p.advised(ply)
		if ok {
			v.Marks[a.Move.From()] |= board.Hint
		}
		if ok && h == moveHelp {
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

// gradeClasses are the grades as the styles name them.
var gradeClasses = [teach.Grades]string{"good", "imprecise", "mistake", "blunder"}

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
			v.Marks[p.session.Game().Move(own).To()] |= board.Good << g
		}
	}
}
