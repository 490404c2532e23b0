package pages

import (
	"tabuleiro/ai"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/app/teach"
	"tabuleiro/rules"
)

// coach is what a page asks the engine beside the computer's moves: the hints that
// a person wants, and the grades of a practice game.
type coach struct {
	seen   map[int]ai.Reply // what the engine saw, by ply; see playPage.saw
	help   help             // what the person asked for
	asked  ai.Reply         // the Ply and Key at which they did
	failed bool             // the engine could not answer: it is not asked again by itself
}

// help is what a person asks for.
type help string

const (
	noHelp     help = ""
	pieceHelp  help = "piece"  // which piece to move
	moveHelp   help = "move"   // where to, and why
	threatHelp help = "threat" // what the opponent would do
)

// studyNodes is how many positions the engine looks at for a hint or a grade, and
// as many for the threat: what the strongest level does for a move.
const studyNodes = 50_000

// pursue asks the engine for what is wanted next, unless it is at work: it then
// comes back here. A move of the computer goes before.
func (p *playPage) pursue() {
	ply, any := p.wanted()
	if !any || p.failed || p.Shell.computer.busy {
		return
	}
	r := ai.NewRequest(0, p.session.Game().At(ply), ai.Limits{Nodes: studyNodes})
	r.Threat = true
	p.Shell.computer.ask(r)
}

// wanted returns the ply of the position to look at next, if there is one.
func (p *playPage) wanted() (ply int, any bool) {
	g := p.session.Game()
	here := g.Ply()
	if p.helping() != noHelp && !p.knows(here) {
		return here, true
	}
	if !p.save.Practice {
		return 0, false
	}
	if p.mayAsk() && !p.knows(here) {
		return here, true
	}
	for ply := here; ply > 0; ply-- {
		if g.At(ply-1).Position().Turn() != p.mine() {
			continue
		}
		if !p.knows(ply - 1) {
			return ply - 1, true
		}
		if !p.knows(ply) && !p.isBest(ply) && !g.At(ply).Outcome().Over() {
			return ply, true
		}
	}
	return 0, false
}

// saw returns what the engine saw in the position after some plies.
func (p *playPage) saw(ply int) (ai.Reply, bool) {
	r, ok := p.seen[ply]
	return r, ok && r.Key == ai.KeyText(p.session.Game().At(ply).Position())
}

func (p *playPage) knows(ply int) bool {
	_, ok := p.saw(ply)
	return ok
}

// isBest reports whether the move that made the game so long is the engine's.
func (p *playPage) isBest(ply int) bool {
	r, _ := p.saw(ply - 1)
	return r.Move == p.session.Game().Move(ply).String()
}

// grade grades the move that made the game so long, once the engine has seen what
// it takes.
func (p *playPage) grade(ply int) (teach.Grade, bool) {
	g := p.session.Game()
	before, ok := p.saw(ply - 1)
	if !ok {
		return 0, false
	}
	if p.isBest(ply) {
		return teach.Good, true
	}
	if o := g.At(ply).Outcome(); o.Over() {
		return teach.GradeOf(before.Score, scoreOf(o.Result, p.mine())), true
	}
	after, ok := p.saw(ply)
	return teach.GradeOf(before.Score, -after.Score), ok
}

// scoreOf returns what the end of a game is worth to a side.
func scoreOf(r rules.Result, c rules.Color) int {
	switch outcomeFor(r, c) {
	case store.Won:
		return ai.Won
	case store.Lost:
		return -ai.Won
	}
	return 0
}

// grades returns the grades of a practice game, by ply.
func (p *playPage) grades() map[int]teach.Grade {
	if !p.save.Practice {
		return nil
	}
	grades := map[int]teach.Grade{}
	for ply := 1; ply <= p.session.Game().Ply(); ply++ {
		if p.session.Game().At(ply-1).Position().Turn() != p.mine() {
			continue
		}
		if g, ok := p.grade(ply); ok {
			grades[ply] = g
		}
	}
	return grades
}

// lastOwn returns the ply of the person's last move up to a ply, 0 if none.
func (p *playPage) lastOwn(ply int) int {
	for ; ply > 0; ply-- {
		if p.session.Game().At(ply-1).Position().Turn() == p.mine() {
			return ply
		}
	}
	return 0
}

// heard takes what the worker says: the computer's move, or what was looked for
// besides.
func (p *playPage) heard(r ai.Reply) {
	p.page.Update()
	switch {
	case r.ID != 0:
		p.replied(r)
		p.pursue()
	case r.Error != "":
		p.failed = true
	case r.Move != "":
		p.learn(r)
	}
}

// learn notes what the engine saw, and tells what it was for.
func (p *playPage) learn(r ai.Reply) {
	last := p.lastOwn(p.session.Game().Ply())
	_, graded := p.gradeOfPractice(last)
	if p.seen == nil {
		p.seen = map[int]ai.Reply{}
	}
	p.seen[r.Ply] = r
	if p.helping() != noHelp && r.Ply == p.asked.Ply {
		p.reveal()
	} else if g, now := p.gradeOfPractice(last); now && !graded && g != teach.Good {
		p.say(p.Shell.text.Hints.Graded[g])
	}
	p.pursue()
}

func (p *playPage) gradeOfPractice(ply int) (teach.Grade, bool) {
	if !p.save.Practice || ply == 0 {
		return 0, false
	}
	return p.grade(ply)
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

// helping returns what the person asked for in the position that is on the board.
func (p *playPage) helping() help {
	if g := p.session.Game(); !p.mayAsk() || g.Ply() != p.asked.Ply || ai.KeyText(g.Position()) != p.asked.Key {
		return noHelp
	}
	return p.help
}

// askHint asks which piece to move, and the second time where to.
func (p *playPage) askHint() {
	if p.helping() == pieceHelp && p.knows(p.asked.Ply) {
		p.askFor(moveHelp)
	} else if p.helping() != moveHelp {
		p.askFor(pieceHelp)
	}
}

func (p *playPage) askThreat() { p.askFor(threatHelp) }

func (p *playPage) askFor(h help) {
	if !p.mayAsk() {
		return
	}
	g := p.session.Game()
	p.help, p.failed = h, false
	p.asked = ai.Reply{Ply: g.Ply(), Key: ai.KeyText(g.Position())}
	p.update(play.Cancel{})
	if p.knows(g.Ply()) {
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
// one.
func (p *playPage) showBetter() {
	last := p.lastOwn(p.session.Shown())
	if g, ok := p.gradeOfPractice(last); ok && g != teach.Good {
		p.showPly(last - 1)
		p.say(p.better())
	}
}
