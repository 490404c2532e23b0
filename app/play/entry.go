package play

import (
	"slices"

	"tabuleiro/rules"
)

// Try is a try that was refused. The zero Try is none.
type Try struct {
	From, To rules.Square
	Refusal  rules.Refusal
}

// Refusals that are a matter of the session, not of the rules.
const (
	NotYourTurn rules.RefusalCode = "not your turn" // the computer thinks
	Earlier     rules.RefusalCode = "earlier"       // an earlier position is shown
	Ambiguous   rules.RefusalCode = "ambiguous"     // several captures end there: enter each landing
	Entered     rules.RefusalCode = "entered"       // a capture has begun: only its piece may go on
	Elsewhere   rules.RefusalCode = "elsewhere"     // the move comes from another device
)

// Refusals lists them.
var Refusals = []rules.RefusalCode{NotYourTurn, Earlier, Ambiguous, Entered, Elsewhere}

// Refusal returns the last try, if it was refused and nothing happened since.
func (s *Session) Refusal() Try { return s.refusal }

// Entered returns the squares of the move being entered, the piece's first.
func (s *Session) Entered() []rules.Square { return s.entered }

// Picked returns the square where the piece picked up stands now.
func (s *Session) Picked() (rules.Square, bool) {
	if len(s.entered) == 0 {
		return 0, false
	}
	return s.entered[len(s.entered)-1], true
}

// press enters a square: a piece to pick up, or where it goes next.
func (s *Session) press(square rules.Square) []Effect {
	before := s.refusal
	s.refusal = Try{}
	if refused := s.notNow(square); refused != nil || s.Over() {
		return refused
	}
	s.catchUp()
	if s.Held() && square == s.held.To() {
		return s.confirmed()
	}
	s.release()
	switch {
	case len(s.entered) > 0 && s.leads(square):
		return s.enter(square)
	case len(s.entered) > 1:
		return s.refuse(square, s.unfinished(square))
	case len(s.entered) == 1 && square == s.entered[0]:
		s.entered = nil
		return nil
	case s.own(square):
		return s.pick(square)
	case len(s.entered) == 0 && s.empty(square):
		s.refusal = before // where a piece that may not move was to go
		return nil
	}
	return s.refuse(square, s.explain(square))
}

// notNow refuses a try while a person may not move.
func (s *Session) notNow(square rules.Square) []Effect {
	switch {
	case s.Over():
		return nil
	case s.LookingBack():
		return s.refuse(square, rules.Refusal{Code: Earlier})
	case s.Thinking():
		return s.refuse(square, rules.Refusal{Code: NotYourTurn})
	case s.Waiting():
		return s.refuse(square, rules.Refusal{Code: Elsewhere})
	}
	return nil
}

// catchUp draws the rest of the move being shown: a person who moves has seen it.
func (s *Session) catchUp() {
	if !s.settled() {
		s.rest(s.game.Ply())
	}
}

func (s *Session) own(square rules.Square) bool {
	piece, ok := s.game.Position().PieceAt(square)
	return ok && piece.Color == s.game.Position().Turn()
}

func (s *Session) empty(square rules.Square) bool {
	_, ok := s.game.Position().PieceAt(square)
	return !ok
}

// pick picks up a piece that has a legal move.
func (s *Session) pick(square rules.Square) []Effect {
	s.entered = []rules.Square{square}
	if len(s.routes()) == 0 {
		s.entered = nil
		return s.whyIdle(square)
	}
	return nil
}

// whyIdle refuses to pick up a piece that has no legal move, for the reason why
// it may not go to some square: the one with the best evidence, of these the
// nearest.
func (s *Session) whyIdle(from rules.Square) []Effect {
	p, ok := s.game.Position().(rules.Explainer)
	if !ok {
		return s.refuse(from, rules.Refusal{})
	}
	best, why := from, rules.Refusal{}
	for _, to := range s.game.Variant.Squares() {
		try := p.Explain(from, to)
		known, as := evidence(from, try), evidence(from, why)
		if known > as || known == as && known > 0 && distance(from, to) < distance(from, best) {
			best, why = to, try
		}
	}
	effects := s.refuse(best, why)
	s.refusal.From = from
	return effects
}

// evidence tells how much a refusal has to show: a better move, then what is
// wrong with the piece itself, then other squares, then nothing.
func evidence(piece rules.Square, r rules.Refusal) int {
	switch {
	case len(r.Better.Path) > 0:
		return 3
	case slices.Contains(r.Squares, piece):
		return 2
	case len(r.Squares) > 0:
		return 1
	}
	return 0
}

// distance is how many steps of a chess king lie between two squares.
func distance(a, b rules.Square) int {
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}

func abs(n int) int { return max(n, -n) }

// unfinished refuses to leave a capture that has begun: if it might have gone on
// to a square, for the reason why the rules do not let it.
func (s *Session) unfinished(to rules.Square) rules.Refusal {
	at, _ := s.Picked()
	why, n := s.explain(to), len(s.entered)
	if path := why.Tried.Path; to != at && len(path) > n && slices.Equal(path[:n], s.entered) {
		return why
	}
	return rules.Refusal{Code: Entered, Squares: []rules.Square{at}}
}

// explain returns why the rules refuse to take the piece picked up to a square,
// or to pick up what stands there.
func (s *Session) explain(to rules.Square) rules.Refusal {
	p, ok := s.game.Position().(rules.Explainer)
	if !ok {
		return rules.Refusal{}
	}
	if len(s.entered) == 0 {
		return p.Explain(to, to)
	}
	return p.Explain(s.entered[0], to)
}

func (s *Session) refuse(to rules.Square, r rules.Refusal) []Effect {
	s.refusal = Try{From: to, To: to, Refusal: r}
	if len(s.entered) > 0 {
		s.refusal.From = s.entered[len(s.entered)-1]
	}
	return []Effect{Refused{}}
}

// makeMove plays a whole move. A capture that has begun goes on with its piece.
func (s *Session) makeMove(m rules.Move) []Effect {
	if refused := s.notNow(m.From()); refused != nil || s.Over() {
		return refused
	}
	s.catchUp()
	s.release()
	if s.refusal = (Try{}); len(s.entered) == 1 {
		s.entered = nil
	}
	for _, way := range s.routes() {
		if way.From() == m.From() && sameMove(way, m) {
			return s.commit(m, way, max(0, len(s.entered)-1))
		}
	}
	return s.refuse(m.To(), rules.Refusal{Code: Entered, Squares: s.entered[max(0, len(s.entered)-1):]})
}

// told takes note of a try that was refused elsewhere.
func (s *Session) told(t Try) []Effect {
	if refused := s.notNow(t.From); refused != nil || s.Over() {
		return refused
	}
	s.refusal = t
	return []Effect{Refused{}}
}

// cancel puts the piece back. A capture that has begun stays begun.
func (s *Session) cancel() []Effect {
	s.refusal = Try{}
	if !s.release() && len(s.entered) < 2 {
		s.entered = nil
	}
	return nil
}

// routes returns every way to walk a legal move that begins with the squares
// entered.
func (s *Session) routes() []rules.Move {
	p := s.game.Position()
	var routes []rules.Move
	for _, m := range p.LegalMoves() {
		for _, way := range Ways(p, m) {
			if n := len(s.entered); n <= len(way.Path) && slices.Equal(way.Path[:n], s.entered) {
				routes = append(routes, way)
			}
		}
	}
	return routes
}

// Ways returns every way to walk a legal move, the move itself first.
func Ways(p rules.Position, m rules.Move) []rules.Move {
	if p, ok := p.(rules.Router); ok {
		return p.Routes(m)
	}
	return []rules.Move{m}
}

// leads reports whether some way goes on to a square.
func (s *Session) leads(to rules.Square) bool {
	return slices.ContainsFunc(s.routes(), func(way rules.Move) bool {
		return slices.Contains(way.Path[len(s.entered):], to)
	})
}

// enter goes on to a square: the next landing, or a later one that is reached
// by taking the same pieces whatever the way.
func (s *Session) enter(to rules.Square) []Effect {
	ways := s.nearest(to)
	n := len(s.entered) + slices.Index(ways[0].Path[len(s.entered):], to) + 1
	for _, way := range ways[1:] {
		if !samePieces(taken(way, n), taken(ways[0], n)) {
			return s.refuse(to, rules.Refusal{Code: Ambiguous})
		}
	}
	return s.walk(ways[0], n)
}

// nearest returns the ways that reach a square in the fewest hops, if that is
// the next one, else all that reach it.
func (s *Session) nearest(to rules.Square) []rules.Move {
	var next, later []rules.Move
	for _, way := range s.routes() {
		switch slices.Index(way.Path[len(s.entered):], to) {
		case -1:
		case 0:
			next = append(next, way)
		default:
			later = append(later, way)
		}
	}
	if len(next) > 0 {
		return next
	}
	return later
}

// taken returns the pieces taken on the first n squares of a way.
func taken(way rules.Move, n int) []rules.Square {
	return way.Captures[:min(n-1, len(way.Captures))]
}

func samePieces(a, b []rules.Square) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// walk enters the first n squares of a way, and plays the move if it ends there.
func (s *Session) walk(way rules.Move, n int) []Effect {
	drawn := len(s.entered) - 1
	if n == len(way.Path) && s.confirm {
		s.entered, s.held = way.Path, way
		return []Effect{Held{}}
	}
	if n < len(way.Path) {
		s.entered = way.Path[:n:n]
		return []Effect{Hopped{Capture: true}, Save{}}
	}
	return s.play(way, drawn)
}

// play plays the move that a way walks.
func (s *Session) play(way rules.Move, drawn int) []Effect {
	for _, m := range s.game.Position().LegalMoves() {
		if m.From() == way.From() && m.To() == way.To() && m.Promotion == way.Promotion && samePieces(m.Captures, way.Captures) {
			return s.commit(m, way, drawn)
		}
	}
	return nil
}

// lift picks up the piece that a drag begins on.
func (s *Session) lift(square rules.Square) []Effect {
	if at, picked := s.Picked(); picked && at == square {
		return nil
	}
	return s.press(square)
}

// drop enters a drag: the square where it ended, by the landings that it went
// through where there is more than one way.
func (s *Session) drop(squares []rules.Square) []Effect {
	if s.Held() && squares[0] == s.held.To() {
		s.release()
		return nil
	}
	effects := s.lift(squares[0])
	if at, picked := s.Picked(); !picked || at != squares[0] {
		return effects // refused: it may not move, or a capture goes on with another
	}
	to := squares[len(squares)-1]
	way, n := s.through(squares[1:])
	switch {
	case n > 0:
		return s.walk(way, n)
	case s.leads(to):
		return s.enter(to)
	case to == squares[0]:
		return nil // put back where it stood: still picked up, as by a tap
	case len(s.entered) > 1:
		return s.refuse(to, s.unfinished(to))
	}
	return s.refuse(to, s.explain(to))
}

// through returns the way with the most landings among some squares, in their
// order, that reaches the last of them, and how many of its squares that makes.
func (s *Session) through(squares []rules.Square) (best rules.Move, n int) {
	for _, way := range s.routes() {
		path := way.Path[len(s.entered):]
		for i, to := range path {
			if len(squares) > 0 && to == squares[len(squares)-1] && within(path[:i+1], squares) && len(s.entered)+i+1 > n {
				best, n = way, len(s.entered)+i+1
			}
		}
	}
	return best, n
}

// within reports whether a path is among some squares, in their order.
func within(path, squares []rules.Square) bool {
	for _, s := range path {
		i := slices.Index(squares, s)
		if i < 0 {
			return false
		}
		squares = squares[i+1:]
	}
	return true
}
