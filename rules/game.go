package rules

// Game is a game in progress: every position since the start and the moves
// between. It is immutable, so a session may keep any earlier one. The zero Game
// has neither.
type Game struct {
	Variant *Variant
	last    *turn
	end     string
}

// turn is a position of a game with the move that led to it. Games that branch
// share those before.
type turn struct {
	before   *turn // nil for the first position
	ply      int
	move     Move
	position Position
}

// NewGame starts a game of a variant from its first position.
func NewGame(v *Variant) (Game, error) { return Record{Variant: v.Key}.Replay(v) }

// Position returns the position reached.
func (g Game) Position() Position { return g.last.position }

// Ply returns how many moves were played.
func (g Game) Ply() int {
	if g.last == nil {
		return 0
	}
	return g.last.ply
}

// Moves returns the moves played, in a new list.
func (g Game) Moves() []Move {
	moves := make([]Move, g.Ply())
	for t := g.last; t != nil && t.before != nil; t = t.before {
		moves[t.ply-1] = t.move
	}
	return moves
}

// Move returns the move that was played as the ply of a number, 1 to Ply.
func (g Game) Move(ply int) Move { return g.At(ply).last.move }

// Play returns the game with one more move, or an *IllegalMoveError. A game
// that was ended by hand goes on no further: it returns an *EndError.
func (g Game) Play(m Move) (Game, error) {
	if g.end != "" {
		return g, &EndError{g.end}
	}
	next, err := g.Position().Play(m)
	if err != nil {
		return g, err
	}
	g.last = &turn{before: g.last, ply: g.Ply() + 1, move: m, position: next}
	return g, nil
}

// At returns the game as it was after some plies, 0 to Ply, not ended by hand.
func (g Game) At(ply int) Game {
	for g.last.ply > ply {
		g.last = g.last.before
	}
	g.end = ""
	return g
}

// The ends a game can be given by hand, as Record writes them.
const (
	EndAgreed = "agreed"
	endResign = "resign:"
	endClaim  = "claim:"
)

// EndResign returns the end in which a side gives up: "resign:white".
func EndResign(c Color) string { return endResign + c.String() }

// EndClaim returns the end in which the side to move claims a draw, by one of
// Game.Claims: "claim:repetition".
func EndClaim(law Reason) string { return endClaim + string(law) }

// Pass returns a game that begins where this one has come to, with the other side
// to move: what that side threatens. It reports false if the rules of the game
// know no such position (see Passer) or that side could not move.
func (g Game) Pass() (Game, bool) {
	p, ok := g.Position().(Passer)
	if !ok {
		return g, false
	}
	next, err := Record{Variant: g.Variant.Key, Start: p.Pass().FEN()}.Replay(g.Variant)
	return next, err == nil && !next.Outcome().Over()
}

// End returns the game ended by hand: by EndResign, EndAgreed or EndClaim. A game
// that is over, a claim without a right to it, or another text, gives an
// *EndError.
func (g Game) End(end string) (Game, error) {
	if g.Outcome().Over() || g.outcomeOf(end) == (Outcome{}) {
		return g, &EndError{end}
	}
	g.end = end
	return g, nil
}

func (g Game) outcomeOf(end string) Outcome {
	switch end {
	case EndResign(White):
		return Outcome{BlackWins, Resigned}
	case EndResign(Black):
		return Outcome{WhiteWins, Resigned}
	case EndAgreed:
		return Outcome{Draw, Agreed}
	}
	for _, law := range g.claims() {
		if end == EndClaim(law) {
			return Outcome{Draw, law}
		}
	}
	return Outcome{}
}

// Claims returns the laws by which the side to move may claim a draw, none if the
// game is over.
func (g Game) Claims() []Reason {
	if g.Outcome().Over() {
		return nil
	}
	return g.claims()
}

func (g Game) claims() []Reason {
	var laws []Reason
	if c, ok := g.Position().(Claimer); ok {
		laws = c.Claims()
	}
	if g.Variant.Claimed && g.repeated() {
		laws = append(laws, Repetition)
	}
	return laws
}

// Outcome tells how the game ended: by hand, by its position, or by repetition.
func (g Game) Outcome() Outcome {
	if g.end != "" {
		return g.outcomeOf(g.end)
	}
	if o := g.Position().Outcome(); o.Over() {
		return o
	}
	if !g.Variant.Claimed && g.repeated() {
		return Outcome{Draw, Repetition}
	}
	return Outcome{}
}

// repeated reports whether the position reached has stood on the board so often
// that the game is a draw.
func (g Game) repeated() bool {
	n := g.Variant.Repetitions
	return n > 0 && g.times() >= n
}

// times counts how often the position reached has stood on the board.
func (g Game) times() int {
	var times int
	key := g.Position().Key()
	for t := g.last; t != nil; t = t.before {
		if t.position.Key() == key {
			times++
		}
	}
	return times
}

// Record is a game as text.
type Record struct {
	Variant string   `json:"variant"`
	Start   string   `json:"start,omitempty"` // FEN, if not the variant's own
	Moves   []string `json:"moves"`           // each as Move.String writes it
	End     string   `json:"end,omitempty"`   // "", "resign:white", "resign:black", "agreed", "claim:repetition"
}

// Record writes the game as text.
func (g Game) Record() Record {
	r := Record{Variant: g.Variant.Key, Moves: make([]string, g.Ply()), End: g.end}
	t := g.last
	for ; t.before != nil; t = t.before {
		r.Moves[t.ply-1] = t.move.String()
	}
	if fen := t.position.FEN(); fen != g.Variant.Start {
		r.Start = fen
	}
	return r
}

// Replay plays a record back, or returns a *RecordError that says how far it
// went: the start may be no position, a move illegal or the end impossible.
func (r Record) Replay(v *Variant) (Game, error) {
	start := r.Start
	if start == "" {
		start = v.Start
	}
	p, err := v.Parse(start)
	if err != nil {
		return Game{}, &RecordError{Err: err}
	}
	g := Game{Variant: v, last: &turn{position: p}}
	for _, text := range r.Moves {
		m, err := FindMove(g.Position(), text)
		if err == nil {
			g, err = g.Play(m)
		}
		if err != nil {
			return Game{}, &RecordError{Ply: g.Ply(), Err: err}
		}
	}
	if r.End == "" {
		return g, nil
	}
	if g, err = g.End(r.End); err != nil {
		return Game{}, &RecordError{Ply: g.Ply(), Err: err}
	}
	return g, nil
}
