package draughts

import "tabuleiro/rules"

// The draw laws of games with few pieces.
const (
	SameForces rules.Reason = "same forces" // nothing was taken or crowned for too long
	LoneKing   rules.Reason = "lone king"   // one king held out against more pieces
	MainRoad   rules.Reason = "main road"   // one king held out on the diagonal of the corners
	FewPieces  rules.Reason = "few pieces"  // so few are left that the game is drawn soon
	OneEach    rules.Reason = "one each"    // one piece of each side is left
)

// Laws lists the draw laws that count moves.
var Laws = []rules.Reason{NoProgress, SameForces, LoneKing, MainRoad, FewPieces}

// Endings are the laws of a federation about few pieces, each with a count of its
// own. While one applies it is asked instead of NoProgress.
type Endings []Ending

// Ending is one law: a game is drawn when its pieces have stood on the board for
// some plies.
type Ending struct {
	// Law names it.
	Law rules.Reason

	// Plies is how many may be played, counted from the position in which the
	// law began to apply; 0 draws at once.
	Plies int

	// Applies tells whether one side has such pieces, and the other such. It is
	// asked both ways round.
	Applies func(strong, weak Force) bool

	// OnMainRoad applies it only while the pieces of the weaker side stand on
	// the diagonal between the dark corners, with no others there, and
	// HoldsMainRoad only while one of the stronger side does.
	OnMainRoad    bool
	HoldsMainRoad bool

	// Restarts begins the count again with each capture and each crowning.
	Restarts bool
}

// Force is how many men and kings a side has.
type Force struct{ Men, Kings int }

func (f Force) total() int { return f.Men + f.Kings }

var lone = Force{Kings: 1}

// FMJD are the endings of International draughts (Annex 1, articles 6.3 and 6.4):
// a king against three pieces, one a king at least, has sixteen moves of each
// side, and against two or one it has five. What is taken or crowned meanwhile
// does not begin them again. Five for a king on the main road against three are
// left out: only a quotation on leveluplounge.net has them, not the rules of the
// Russian ministry of sports (order 722 of 2013, 3.5) nor lidraughts.org.
var FMJD = Endings{
	{Law: LoneKing, Plies: 32, Applies: func(s, w Force) bool { return w == lone && s.total() == 3 && s.Kings > 0 }},
	{Law: FewPieces, Plies: 10, Applies: func(s, w Force) bool { return w == lone && s.total() < 3 && s.Kings > 0 }},
}

// FMJD64 are the endings of Russian draughts (fmjd64.org, rules 7.2.4 and 7.2.6 to
// 7.2.8). Its rule 7.2.5, fifteen moves of kings alone, is NoProgress; where
// rule 7.2.6 gives more to four to seven pieces, that is what they have. The
// thirty and sixty moves of 7.2.6 are those of each side: lidraughts.org once
// counted both together, which stopped won endings, and plays sixty and a
// hundred and twenty plies since (Russian.scala of RoepStoep/scaladraughts).
var FMJD64 = Endings{
	{Law: LoneKing, Plies: 30, Restarts: true, Applies: func(s, w Force) bool { return w == lone && s.Men == 0 && s.Kings >= 3 }},
	{Law: MainRoad, Plies: 10, OnMainRoad: true, Applies: func(s, w Force) bool { return w == lone && s.total() == 3 && s.Kings > 0 }},
	{Law: FewPieces, Plies: 10, Applies: func(s, w Force) bool { return w == lone && s.total() < 3 && s.Kings > 0 }},
	{Law: SameForces, Plies: 60, Restarts: true, Applies: both(4, 5)},
	{Law: SameForces, Plies: 120, Restarts: true, Applies: both(6, 7)},
}

// both tells whether both sides have kings and together so many pieces.
func both(from, to int) func(s, w Force) bool {
	return func(s, w Force) bool {
		n := s.total() + w.total()
		return s.Kings > 0 && w.Kings > 0 && from <= n && n <= to
	}
}

// CBD are the endings that a Brazilian tournament counts five moves of each side
// for: two kings against two, one or a king and a man; one king against one or a
// king and a man. Some sheets of the federation's rules call them optional.
var CBD = Endings{
	{Law: FewPieces, Plies: 10, Restarts: true, Applies: func(s, w Force) bool {
		return s.Men == 0 && s.Kings <= 2 && (w == lone || w == Force{1, 1} || s == Force{0, 2} && w == s)
	}},
}

// APCA is the ending of pool checkers (American Pool Checker Association, tournament
// rule 26): three kings must win against one in thirteen moves.
var APCA = Endings{
	{Law: LoneKing, Plies: 26, Applies: func(s, w Force) bool { return w == lone && s == Force{0, 3} }},
}

// FPD are the laws of classical draughts in Portugal (Federação Portuguesa de Damas,
// Regras de Damas Clássicas of 2021, 3.2.a and 3.2.b, as playstrategy.org plays
// them: Portuguese.scala of Mind-Sports-Games/strategygames): three kings against
// one have twelve moves of each side once one of them stands on the main road,
// the "rio", and any pieces twenty without a capture or a crowning.
var FPD = Endings{
	{Law: LoneKing, Plies: 24, HoldsMainRoad: true, Applies: func(s, w Force) bool { return w == lone && s == Force{0, 3} }},
	{Law: SameForces, Plies: 40, Restarts: true, Applies: func(s, w Force) bool { return true }},
}

// Friesland are those of Frisian draughts as lidraughts.org plays them
// (Frisian.scala of RoepStoep/scaladraughts): two kings against one have seven
// moves of each side, the same as the rules of 2011. One king against one is
// drawn at once by those rules unless a capture can be forced; two moves are given
// to force it.
var Friesland = Endings{
	{Law: FewPieces, Plies: 14, Applies: func(s, w Force) bool { return w == lone && s == Force{0, 2} }},
	{Law: FewPieces, Plies: 4, Applies: func(s, w Force) bool { return w == lone && s == w }},
}

// TUDAF is the ending of Turkish draughts (Türkiye Dama Federasyonu, rules of 2022,
// page 9): one piece of each side is a draw, also if one of them is a king
// (damaakademisi.com, Kurallar 19b).
var TUDAF = Endings{
	{Law: OneEach, Applies: func(s, w Force) bool { return s.total() == 1 && w.total() == 1 }},
}

// held has for each ending 0 if it does not apply, and otherwise one more than
// the plies that were played under it.
type held [maxEndings]uint8

// maxEndings is how many endings a federation may have.
const maxEndings = 5

// hold returns the counts of a position after another, which may have begun them
// again by changing what stands on the board.
func (p *Position) hold(before *Position, changed bool) held {
	var counts held
	for n, e := range p.endings() {
		if !e.applies(p) {
			continue
		}
		if counts[n] = 1; before.held[n] > 0 && !(e.Restarts && changed) {
			counts[n] = max(before.held[n], before.held[n]+1) // it stays at 255
		}
	}
	return counts
}

// Held returns 0 if the ending of a number does not apply to the position, and
// otherwise one more than the plies that were played under it, 255 at the most.
func (p *Position) Held(ending int) int { return int(p.held[ending]) }

func (p *Position) endings() Endings {
	if p.rules.Endings == nil {
		return nil
	}
	return *p.rules.Endings
}

// applies reports whether the law is about a position.
func (e *Ending) applies(p *Position) bool {
	for c := range p.side {
		if !e.Applies(p.force(c), p.force(1-c)) {
			continue
		}
		strong, weak := p.side[c]&p.board.road, p.side[1-c]
		return (!e.OnMainRoad || strong|weak&p.board.road == weak) && (!e.HoldsMainRoad || strong != 0)
	}
	return false
}

func (p *Position) force(c int) Force {
	kings := (p.side[c] & p.kings).len()
	return Force{Men: p.side[c].len() - kings, Kings: kings}
}

// running returns the draw law that runs out first and how many plies are left
// under it, or "".
func (p *Position) running() (law rules.Reason, left int) {
	for n, e := range p.endings() {
		if p.held[n] == 0 {
			continue
		}
		if rest := max(0, e.Plies-int(p.held[n])+1); law == "" || rest < left {
			law, left = e.Law, rest
		}
	}
	if law == "" && p.rules.NoProgress > 0 {
		law, left = NoProgress, max(0, p.rules.NoProgress-p.quiet)
	}
	return law, left
}

// claimed reports whether a law leaves the draw to a player who claims it.
func (p *Position) claimed(law rules.Reason) bool {
	return law == NoProgress && p.rules.NoProgressClaimed
}

// DrawCounter returns the draw law that runs out first and how many moves each
// side has left under it, or "" if none is running. Where a player must claim the
// draw none may be left.
func (p *Position) DrawCounter() (law rules.Reason, left int) {
	law, left = p.running()
	return law, (left + 1) / 2
}

// Claims returns the draw laws by which the side to move may claim a draw.
func (p *Position) Claims() []rules.Reason {
	if law, left := p.running(); law != "" && left == 0 && p.claimed(law) {
		return []rules.Reason{law}
	}
	return nil
}
