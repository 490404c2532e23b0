package teach

import (
	"tabuleiro/ai"
	"tabuleiro/rules"
)

// Notes are what the engine saw in the positions of a game. What is noted of a
// position that the game no longer comes through counts for nothing. The zero
// value is ready.
type Notes struct{ seen []ai.Reply }

// Note notes what the engine saw.
func (n *Notes) Note(r ai.Reply) {
	for len(n.seen) <= r.Ply {
		n.seen = append(n.seen, ai.Reply{})
	}
	n.seen[r.Ply] = r
}

// Saw returns what the engine saw in the position that a game has reached.
func (n *Notes) Saw(g rules.Game) (seen ai.Reply, ok bool) {
	if g.Ply() < len(n.seen) {
		seen = n.seen[g.Ply()]
	}
	return seen, seen.Key == ai.KeyText(g.Position())
}

// Grade grades the last move of a game. If the notes do not tell, missing is
// the ply of the position that the engine has to see for it, else -1.
func (n *Notes) Grade(g rules.Game) (grade Grade, missing int) {
	before := g.At(g.Ply() - 1)
	best, ok := n.Saw(before)
	if !ok {
		return Good, before.Ply()
	}
	if best.Move == g.Move(g.Ply()).String() {
		return Good, -1
	}
	if o := g.Outcome(); o.Over() {
		return GradeOf(best.Score, endScore(o.Result, before.Position().Turn())), -1
	}
	after, ok := n.Saw(g)
	if !ok {
		return Good, g.Ply()
	}
	return GradeOf(best.Score, -after.Score), -1
}

// endScore returns what the end of a game is worth to a side.
func endScore(r rules.Result, c rules.Color) int {
	switch winner, won := r.Winner(); {
	case !won:
		return 0
	case winner == c:
		return ai.Won
	}
	return -ai.Won
}

// Missing returns the ply of the position that the engine has to see next so that
// all moves of a side are graded, the last one first: -1 if it has seen enough.
func (n *Notes) Missing(g rules.Game, c rules.Color) int {
	for ; g.Ply() > 0; g = g.At(g.Ply() - 1) {
		if g.At(g.Ply()-1).Position().Turn() != c {
			continue
		}
		if _, missing := n.Grade(g); missing >= 0 {
			return missing
		}
	}
	return -1
}
