package draughts

import (
	"cmp"
	"slices"

	"tabuleiro/rules"
)

// Explain returns why no legal move takes the piece on one square to another, or
// the zero Refusal if one does. A try counts as a capture if any capture of the
// piece lands on the square on its way. Of several reasons it gives the one that
// stands first: what is wrong with the two squares, then a capture that is not
// the right one, then a rule without which the try would be a move, and last
// what stands in the way.
func (p *Position) Explain(from, to rules.Square) rules.Refusal {
	legal := func(m rules.Move) bool { return m.From() == from && m.To() == to }
	piece, found := p.PieceAt(from)
	switch {
	case !found:
		return rules.Refusal{Code: NoPiece}
	case piece.Color != p.turn:
		return rules.Refusal{Code: NotYourPiece}
	case p.board.place(to) == nowhere:
		return rules.Refusal{Code: LightSquare}
	case p.won():
		return rules.Refusal{Code: GameOver}
	case slices.ContainsFunc(p.moves, legal):
		return rules.Refusal{}
	}
	t := try{p, p.board.place(from), p.board.place(to)}
	for _, refuse := range [...]func() rules.Refusal{t.capture, t.target, t.compulsory, t.barrier, t.twice} {
		if r := refuse(); r.Code != "" {
			return r
		}
	}
	return t.line()
}

// try is a move that somebody tried and that is not legal.
type try struct {
	*Position
	from, to place
}

// capture refuses a capture that stops short or must give way to another.
func (t try) capture() rules.Refusal {
	tries := t.captures(&t.board.lenient)
	if len(tries) == 0 {
		return rules.Refusal{}
	}
	for _, m := range tries {
		same := func(legal rules.Move) bool { return t.alike(legal, m) }
		if n := slices.IndexFunc(t.moves, same); n >= 0 {
			return rules.Refusal{Code: MustGoOn, Tried: m, Better: t.moves[n]}
		}
	}
	r := rules.Refusal{Code: MustGoOn, Tried: t.longest(tries), Better: t.better()}
	if law := t.law(r.Tried, r.Better); law != "" {
		r.Code = law
	}
	return r
}

// captures returns the complete captures of the piece, by some lenient rules and
// without the laws of priority, that land on the target on their way.
func (t try) captures(r *Ruleset) []rules.Move {
	if !t.canCaptureBy(r) {
		return nil
	}
	s := search{Position: t.by(r), via: t.to}
	s.complete(single(t.from))
	var found []rules.Move
	for _, j := range s.jumps {
		if j.done && j.passed {
			found = append(found, s.move(j))
		}
	}
	return found
}

// canCaptureBy reports whether the piece can capture by some rules.
func (t try) canCaptureBy(r *Ruleset) bool {
	p := *t.Position
	p.rules = r
	j := p.standing(t.from)
	return p.canCapture(&j)
}

// alike reports whether two moves of the position do the same by whatever route.
func (t try) alike(a, b rules.Move) bool {
	return a.From() == b.From() && a.To() == b.To() && a.Promotion == b.Promotion &&
		t.places(a.Captures) == t.places(b.Captures)
}

// longest returns the capture that goes before the others, of these one of most
// pieces, and one that ends on the target before one that passes it.
func (t try) longest(captures []rules.Move) rules.Move {
	to := t.board.square(t.to)
	worth := func(m rules.Move) int {
		if m.To() == to {
			return 2*len(m.Captures) + 1
		}
		return 2 * len(m.Captures)
	}
	return slices.MaxFunc(captures, func(a, b rules.Move) int {
		return cmp.Or(t.meritOf(a).compare(t.meritOf(b)), worth(a)-worth(b))
	})
}

// better returns a legal move, of the same piece if it has one.
func (t try) better() rules.Move {
	from := t.board.square(t.from)
	own := func(m rules.Move) bool { return m.From() == from }
	return t.moves[max(0, slices.IndexFunc(t.moves, own))]
}

// target refuses a target that holds a piece, or that the piece is on.
func (t try) target() rules.Refusal {
	if t.from == t.to {
		return rules.Refusal{Code: SameSquare}
	}
	if !(t.side[0] | t.side[1]).has(t.to) {
		return rules.Refusal{}
	}
	d, length := t.board.line(t.board.captures, t.from, t.to)
	over := nowhere
	if length > 1 {
		standing := t.standing(t.from)
		over = t.met(&standing, d)
	}
	if over != nowhere && t.side[t.turn.Opponent()].has(over) && t.board.next[d][over] == t.to {
		return rules.Refusal{Code: TwoInARow, Squares: t.squares(over, t.to)}
	}
	r := rules.Refusal{Code: Occupied, Squares: t.squares(t.to)}
	for _, m := range t.moves {
		if m.From() == t.board.square(t.from) && slices.Contains(m.Captures, r.Squares[0]) {
			r.Better = m
			break
		}
	}
	return r
}

func (t try) squares(places ...place) []rules.Square {
	var squares []rules.Square
	for _, i := range places {
		squares = append(squares, t.board.square(i))
	}
	return squares
}

// compulsory refuses a quiet move when there is something to capture, or when
// it is not this king's turn.
func (t try) compulsory() rules.Refusal {
	if !t.walks(t.from).has(t.to) {
		return rules.Refusal{}
	}
	if t.capturers() == 0 {
		return rules.Refusal{Code: KingRun, Squares: t.squares(t.from)}
	}
	r := rules.Refusal{Code: CaptureCompulsory, Better: t.better()}
	for _, m := range t.moves {
		if !slices.Contains(r.Squares, m.From()) {
			r.Squares = append(r.Squares, m.From())
		}
	}
	return r
}

// barrier is a rule that forbids some moves, with the rules as they are without
// it and lenient.
type barrier struct {
	code   rules.RefusalCode
	lifted Ruleset
}

// lenient returns the rules with free landing: a try may stop where a move may
// not.
func (r Ruleset) lenient() Ruleset {
	r.FreeLanding = true
	return r
}

// barriers returns those rules of a game that are barriers.
func (r Ruleset) barriers() []barrier {
	var all []barrier
	for _, l := range lifts {
		without := r
		if l.lift(&without); without != r {
			all = append(all, barrier{l.code, without.lenient()})
		}
	}
	return all
}

// lifts are the rules that may be barriers, and how to lift them.
var lifts = []struct {
	code rules.RefusalCode
	lift func(*Ruleset)
}{
	{SingleJump, func(r *Ruleset) { r.SingleJump = false }},
	{CrownedAtEnd, func(r *Ruleset) { r.CrownedInPassing = true }},
	{ManForward, func(r *Ruleset) { r.MenCaptureBackward = true }},
	{KingSafe, func(r *Ruleset) { r.MenSpareKings = false }},
	{LandsBehind, func(r *Ruleset) { r.LandsBehind = false }},
	{JumpedTwice, func(r *Ruleset) { r.RemovedAtOnce = true }},
	{KingShort, func(r *Ruleset) { r.FlyingKings = true }},
}

// barrier refuses what would be a move if one rule did not forbid it.
func (t try) barrier() rules.Refusal {
	for n := range t.board.barriers {
		b := &t.board.barriers[n]
		if tries := t.captures(&b.lifted); len(tries) > 0 {
			m := t.longest(tries)
			return rules.Refusal{Code: b.code, Tried: m, Squares: t.recrossed(m)}
		}
	}
	return rules.Refusal{}
}

// recrossed returns the pieces that a capture takes and passes over again.
func (t try) recrossed(m rules.Move) []rules.Square {
	var squares []rules.Square
	for n := range m.Captures {
		from, to := t.board.place(m.Path[n]), t.board.place(m.Path[n+1])
		d, _ := t.board.line(t.board.captures, from, to)
		for at := t.board.next[d][from]; at != to; at = t.board.next[d][at] {
			if s := t.board.square(at); slices.Contains(m.Captures[:n], s) {
				squares = append(squares, s)
			}
		}
	}
	return squares
}

// twice refuses to pass, in the middle of a capture, over a piece that has been
// taken and still stands.
func (t try) twice() rules.Refusal {
	if !t.canCaptureBy(&t.board.lenient) {
		return rules.Refusal{}
	}
	s := search{Position: t.by(&t.board.lenient), via: nowhere}
	s.complete(single(t.from))
	for _, j := range s.jumps {
		if over := s.recross(j, t.to); over != nowhere {
			return rules.Refusal{Code: JumpedTwice, Squares: t.squares(over), Tried: s.move(j)}
		}
	}
	return rules.Refusal{}
}

// recross returns the piece taken before over which a jump would reach a square,
// were that allowed, or nowhere.
func (s *search) recross(j jump, to place) place {
	for _, d := range s.board.captures {
		over := s.met(&j, d)
		if over == nowhere || !j.taken.has(over) {
			continue
		}
		for _, next := range s.land(nil, j, d, over) {
			if next.at == to {
				return over
			}
		}
	}
	return nowhere
}

// line refuses a walk by what is wrong with its line: the target is empty.
func (t try) line() rules.Refusal {
	d, length := t.board.line(t.board.walks, t.from, t.to)
	king, next := t.kings.has(t.from), t.board.next[d][t.from]
	switch {
	case length == 0 && t.rules.Straight:
		return rules.Refusal{Code: NotStraight}
	case length == 0:
		return rules.Refusal{Code: NotDiagonal}
	case !king && !forward(t.turn, d):
		return rules.Refusal{Code: ManBackward}
	case length == 2 && t.side[t.turn].has(next):
		return rules.Refusal{Code: OwnPiece, Squares: t.squares(next)}
	case !king:
		return rules.Refusal{Code: TooFar}
	case !t.rules.FlyingKings:
		return rules.Refusal{Code: KingShort}
	}
	return t.obstacle(d)
}

// obstacle refuses a flight for what the king can neither pass nor jump.
func (t try) obstacle(d direction) rules.Refusal {
	own, pieces, next := t.side[t.turn], t.side[0]|t.side[1], &t.board.next[d]
	at := next[t.from]
	for at != t.to && !own.has(at) && !(pieces.has(at) && pieces.has(next[at])) {
		at = next[at]
	}
	if own.has(at) {
		return rules.Refusal{Code: OwnPiece, Squares: t.squares(at)}
	}
	return rules.Refusal{Code: TwoInARow, Squares: t.squares(at, next[at])}
}
