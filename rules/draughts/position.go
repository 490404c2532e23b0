package draughts

import (
	"slices"

	"tabuleiro/rules"
)

// Position is a position of a draughts game. It is immutable and has its legal
// moves from the beginning.
type Position struct {
	rules *Ruleset
	board *board
	side  [2]set
	kings set
	turn  rules.Color
	quiet int
	runs  [2]run
	held  held
	moves []rules.Move
}

// by returns the position as other rules have it, without its moves.
func (p *Position) by(r *Ruleset) *Position {
	q := *p
	q.rules, q.moves = r, nil
	return &q
}

// newStart returns the first position of a game.
func newStart(r *Ruleset, b *board) *Position {
	p := &Position{rules: r, board: b, turn: r.Opener}
	for c := range p.side {
		for n := range r.Rows {
			if r.BackRowEmpty {
				n++
			}
			p.side[c] |= b.row(rules.Color(c), n)
		}
	}
	p.begin()
	return p
}

// begin finds what follows from the pieces of a first position.
func (p *Position) begin() {
	p.held = p.hold(p, true)
	p.moves = p.legalMoves()
}

// Ruleset returns the rules that the position is played by.
func (p *Position) Ruleset() Ruleset { return *p.rules }

// Turn returns the side to move.
func (p *Position) Turn() rules.Color { return p.turn }

// PieceAt returns the man or king on a square, if there is one.
func (p *Position) PieceAt(s rules.Square) (rules.Piece, bool) {
	i := p.board.place(s)
	if i == nowhere {
		return rules.Piece{}, false
	}
	for color, pieces := range p.side {
		if pieces.has(i) {
			return rules.Piece{Color: rules.Color(color), Role: p.role(i)}, true
		}
	}
	return rules.Piece{}, false
}

func (p *Position) role(i place) rules.Role {
	if p.kings.has(i) {
		return rules.King
	}
	return Man
}

// LegalMoves returns what the side to move may play: captures if there are any.
// Captures that differ only by their route are one move, with the first of them
// in the order of the text as its path.
func (p *Position) LegalMoves() []rules.Move { return p.moves }

// Play returns the position after the legal move that has the path of m, or an
// *rules.IllegalMoveError.
func (p *Position) Play(m rules.Move) (rules.Position, error) {
	if n := p.find(m); n >= 0 {
		return p.after(p.moves[n]), nil
	}
	return nil, &rules.IllegalMoveError{Move: m.String(), FEN: p.FEN()}
}

// find returns the index of the legal move with the path of m, or -1.
func (p *Position) find(m rules.Move) int {
	return slices.IndexFunc(p.moves, func(legal rules.Move) bool { return slices.Equal(legal.Path, m.Path) })
}

func (p *Position) after(m rules.Move) *Position {
	next := *p
	from, to := single(p.board.place(m.From())), single(p.board.place(m.To()))
	taken := p.places(m.Captures)
	king := p.kings&from != 0
	next.side[p.turn] = p.side[p.turn]&^from | to
	next.side[p.turn.Opponent()] &^= taken
	next.kings &^= from | taken
	if king || m.Promotion != "" {
		next.kings |= to
	}
	if next.quiet++; taken != 0 || !king {
		next.quiet = 0
	}
	next.turn = p.turn.Opponent()
	next.runs = next.runsAfter(m)
	next.held = next.hold(p, taken != 0 || m.Promotion != "")
	next.moves = next.legalMoves()
	return &next
}

// Pass returns the position with the other side to move. It is no move: the draw
// laws run on from where they were.
func (p *Position) Pass() rules.Position {
	next := *p
	next.turn = p.turn.Opponent()
	next.moves = next.legalMoves()
	return &next
}

// places returns the set of some playing squares.
func (p *Position) places(squares []rules.Square) set {
	var all set
	for _, s := range squares {
		all |= single(p.board.place(s))
	}
	return all
}

// won reports whether a king has won the game.
func (p *Position) won() bool { return p.rules.FirstKingWins && p.kings != 0 }

// Outcome tells how the game ended: the side to move loses without a legal
// move, or wins if it is to give away, and a draw law has run out. The loss
// comes first. Laws that leave the draw to a claim end nothing: see Claims.
func (p *Position) Outcome() rules.Outcome {
	if p.won() {
		c := rules.White
		if p.side[c]&p.kings == 0 {
			c = rules.Black
		}
		return rules.Outcome{Result: rules.Win(c), Reason: FirstKing}
	}
	if len(p.moves) == 0 {
		return p.stuck()
	}
	if law, left := p.running(); law != "" && left == 0 && !p.claimed(law) {
		return rules.Outcome{Result: rules.Draw, Reason: law}
	}
	return rules.Outcome{}
}

// stuck is the outcome for a side to move that has no legal move.
func (p *Position) stuck() rules.Outcome {
	o := rules.Outcome{Result: rules.Win(p.turn.Opponent()), Reason: rules.NoMoves}
	bare := p.side[p.turn] == 0
	switch {
	case p.rules.GiveAway && bare:
		o = rules.Outcome{Result: rules.Win(p.turn), Reason: GaveAll}
	case p.rules.GiveAway:
		o = rules.Outcome{Result: rules.Win(p.turn), Reason: NoneToMove}
	case bare:
		o.Reason = NoPieces
	}
	return o
}

// Quiet returns how many plies in a row, up to this position, were neither a
// capture nor a man's move. A position that was parsed begins with 0.
func (p *Position) Quiet() int { return p.quiet }

// Key is equal for positions with the same pieces and the same side to move, in
// which the same kings may still move as often (KingRun).
func (p *Position) Key() uint64 {
	key := uint64(p.turn) + 1
	for _, s := range [...]uint64{uint64(p.side[0]), uint64(p.side[1]), uint64(p.kings), p.runKey()} {
		key ^= s // the steps of splitmix64
		key += 0x9e3779b97f4a7c15
		key = (key ^ key>>30) * 0xbf58476d1ce4e5b9
		key = (key ^ key>>27) * 0x94d049bb133111eb
		key ^= key >> 31
	}
	return key
}
