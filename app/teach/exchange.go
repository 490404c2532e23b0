package teach

import "tabuleiro/rules"

// step is a move with where it was played.
type step struct {
	before rules.Position
	move   rules.Move
	after  rules.Position
}

// captures reports whether the move takes anything.
func (s step) captures() bool { return len(s.move.Captures) > 0 }

// kings returns how many of the pieces taken were kings.
func (s step) kings() (n int) {
	for _, square := range s.move.Captures {
		if piece, _ := s.before.PieceAt(square); piece.Role == rules.King {
			n++
		}
	}
	return n
}

// crowns reports whether a man becomes a king.
func (s step) crowns() bool { return s.move.Promotion == rules.King }

// walk plays a line from a position as far as it is legal. Captures that are open
// at its end are played out, as the engine does before it judges.
func walk(p rules.Position, line []string) (steps []step) {
	for _, text := range line {
		m, err := rules.FindMove(p, text)
		if err != nil {
			break
		}
		s := stepOf(p, m)
		steps, p = append(steps, s), s.after
	}
	if len(steps) == 0 {
		return nil
	}
	_, rest := settle(p, settleLimit)
	return append(steps, rest...)
}

func stepOf(p rules.Position, m rules.Move) step {
	next, _ := p.Play(m) // it is legal
	return step{p, m, next}
}

// settleLimit is how many captures one after the other are followed.
const settleLimit = 6

// settle plays out the captures that are open, which are compulsory, as they are
// best for whoever takes, and returns what the side to move gains.
func settle(p rules.Position, limit int) (gain int, best []step) {
	if limit == 0 || p.Outcome().Over() {
		return 0, nil
	}
	for _, m := range p.LegalMoves() {
		if len(m.Captures) == 0 {
			return 0, nil
		}
		s := stepOf(p, m)
		loss, rest := settle(s.after, limit-1)
		if g := worth(len(m.Captures), s.kings()) - loss; best == nil || g > gain {
			gain, best = g, append([]step{s}, rest...)
		}
	}
	return gain, best
}

// kingWorth is what a king is worth in men.
const kingWorth = 3

// worth returns what pieces are worth in men, some of which are kings.
func worth(pieces, kings int) int { return pieces + (kingWorth-1)*kings }

// exchange returns the moves that belong to the first one: all up to where two in
// a row take nothing.
func exchange(steps []step) []step {
	for i := range steps {
		if !steps[i].captures() && (i+1 == len(steps) || !steps[i+1].captures()) {
			return steps[:i+1]
		}
	}
	return steps
}

// balance counts what the side that moves first takes and loses.
type balance struct {
	taken, takenKings int
	lost, lostKings   int
}

func balanceOf(steps []step) (b balance) {
	for i, s := range steps {
		if i%2 == 0 {
			b.taken += len(s.move.Captures)
			b.takenKings += s.kings()
		} else {
			b.lost += len(s.move.Captures)
			b.lostKings += s.kings()
		}
	}
	return b
}

// king reports whether all that is gained is a king: men are lost for men.
func (b balance) king() bool {
	return b.takenKings == b.lostKings+1 && b.taken == b.lost+1
}

// net returns what the side that moves first has gained, in men.
func (b balance) net() int { return worth(b.taken, b.takenKings) - worth(b.lost, b.lostKings) }

// owed returns what the side to move has lost, in men, in the captures that came
// one after the other just before, less what it took in them.
func owed(g rules.Game) (men int) {
	for sign := 1; g.Ply() > 0 && len(g.Move(g.Ply()).Captures) > 0; sign = -sign {
		before := g.At(g.Ply() - 1)
		s := stepOf(before.Position(), g.Move(g.Ply()))
		men += sign * worth(len(s.move.Captures), s.kings())
		g = before
	}
	return men
}

// central reports whether a man takes a move to the middle of the board: one of
// its two middle ranks and of the middle half of its files.
func central(v *rules.Variant, s step) bool {
	piece, _ := s.before.PieceAt(s.move.From())
	to := s.move.To()
	middle := to.Rank() == v.Ranks/2 || to.Rank() == v.Ranks/2-1
	return piece.Role != rules.King && middle && to.File() >= v.Files/4 && to.File() < v.Files-v.Files/4
}
