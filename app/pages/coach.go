package pages

import (
	"tabuleiro/ai"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/app/teach"
)

// coach is what a page asks the engine beside the computer's moves: the hints that
// a person wants, and the grades of a practice game.
type coach struct {
	notes  teach.Notes
	help   help   // what the person asked for
	at     string // KeyText of the position in which they did
	failed bool   // the engine could not answer: it is not asked again by itself
}

// help is what a person asks for.
type help uint8

const (
	noHelp     help = iota
	pieceHelp       // which piece to move
	moveHelp        // where to, and why
	threatHelp      // what the opponent would do
)

// studyNodes is how many positions the engine looks at for a hint or a grade, and
// as many for the threat: what the strongest level does for a move.
const studyNodes = 50_000

// pursue asks the engine for what is wanted next, unless it is at work: it then
// comes back here. A move of the computer goes before.
func (p *playPage) pursue() {
	ply := p.wanted()
	if ply < 0 || p.failed || p.Shell.computer.busy {
		return
	}
	r := ai.NewRequest(0, p.session.Game().At(ply), ai.Limits{Nodes: studyNodes})
	r.Threat = true
	p.Shell.computer.ask(r)
}

// wanted returns the ply of the position that the engine is to see next: what help
// is asked for, then the one to move in, which may be graded, and those that are;
// -1 if there is none.
func (p *playPage) wanted() int {
	g := p.session.Game()
	_, seen := p.notes.Saw(g)
	switch {
	case !seen && (p.helping() != noHelp || p.save.Practice && p.mayAsk()):
		return g.Ply()
	case p.save.Practice:
		return p.notes.Missing(g, p.mine())
	}
	return -1
}

// grade grades the person's move that made the game so long, in a practice game
// and as soon as the engine has seen what it takes.
func (p *playPage) grade(ply int) (g teach.Grade, ok bool) {
	if !p.save.Practice || ply < 1 || ply > p.session.Game().Ply() || p.lastOwn(ply) != ply {
		return g, false
	}
	g, missing := p.notes.Grade(p.session.Game().At(ply))
	return g, missing < 0
}

// grades returns the grades of a practice game, by ply.
func (p *playPage) grades() map[int]teach.Grade {
	if !p.save.Practice {
		return nil
	}
	grades := map[int]teach.Grade{}
	for ply := p.lastOwn(p.session.Game().Ply()); ply > 0; ply = p.lastOwn(ply - 1) {
		if g, ok := p.grade(ply); ok {
			grades[ply] = g
		}
	}
	return grades
}

// lastOwn returns the ply of the person's last move up to a ply, 0 if none.
func (p *playPage) lastOwn(ply int) int {
	for ply > 0 && p.session.Game().At(ply-1).Position().Turn() != p.mine() {
		ply--
	}
	return ply
}

// bad returns the grade of the person's last move up to a ply, if it was not good.
func (p *playPage) bad(ply int) (teach.Grade, bool) {
	g, ok := p.grade(p.lastOwn(ply))
	return g, ok && g != teach.Good
}

// heard takes what the worker says: the computer's move, or what was looked for
// besides.
func (p *playPage) heard(r ai.Reply) {
	p.page.Update()
	switch {
	case r.ID != 0:
		p.replied(r)
	case r.Error != "":
		p.failed = true
	case r.Move != "":
		p.learn(r)
	}
	p.pursue()
}

// learn notes what the engine saw, and tells what it was for.
func (p *playPage) learn(r ai.Reply) {
	last := p.session.Game().Ply()
	_, before := p.bad(last)
	p.notes.Note(r)
	if p.helping() != noHelp && r.Key == p.at {
		p.reveal()
	} else if g, now := p.bad(last); now && !before {
		p.say(p.Shell.text.Hints.Graded[g])
	}
}

// lostAll is called when the worker failed.
func (p *playPage) lostAll() {
	p.page.Update()
	p.failed = true
	p.lost()
}

// mayAsk reports whether a person may ask for help now: it is their move, and none
// of it is made. Between two people apart there is no help.
func (p *playPage) mayAsk() bool {
	s := p.session
	return p.Mode != store.Link && !s.Over() && !s.Thinking() && !s.LookingBack() && len(s.Entered()) < 2
}

// here is the KeyText of the position that the game has reached.
func (p *playPage) here() string { return ai.KeyText(p.session.Game().Position()) }

// helping returns what the person asked for in the position that is on the board.
func (p *playPage) helping() help {
	if p.help == noHelp || !p.mayAsk() || p.at != p.here() {
		return noHelp
	}
	return p.help
}

// askHint asks which piece to move, and the second time where to.
func (p *playPage) askHint() {
	_, seen := p.notes.Saw(p.session.Game())
	switch h := p.helping(); {
	case h == pieceHelp && seen:
		p.askFor(moveHelp)
	case h != moveHelp:
		p.askFor(pieceHelp)
	}
}

func (p *playPage) askThreat() { p.askFor(threatHelp) }

func (p *playPage) askFor(h help) {
	if !p.mayAsk() {
		return
	}
	p.help, p.at, p.failed = h, p.here(), false
	p.update(play.Cancel{})
	if _, seen := p.notes.Saw(p.session.Game()); seen {
		p.reveal()
	}
}

// reveal says what was asked for: the game is one with help from now on.
func (p *playPage) reveal() {
	if !p.save.Hinted {
		p.save.Hinted = true
		p.keep()
	}
	p.say(p.helpText())
}

// showBetter shows the position before the person's last move, with the better
// one, if there is one.
func (p *playPage) showBetter() {
	if _, bad := p.bad(p.session.Shown()); bad {
		p.showPly(p.lastOwn(p.session.Shown()) - 1)
		p.say(p.better())
	}
}
