package draughtsengine

import (
	"tabuleiro/ai"
	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// setUp prepares the tree for a game. It forgets all that it knew, so that the
// same game, level and seed give the same move.
func (t *tree) setUp(g rules.Game, level ai.Level, seed uint64) {
	t.Ruleset, _ = draughts.Find(g.Variant.Key)
	t.judge = judge{weights: WeightsOf(t.Ruleset), noise: level.Noise, seed: seed}
	t.captures = level.Captures
	t.table.Clear()
	t.order.reset()
	t.remember(g)
}

// remember writes the position of a game and the keys of those before it that
// can still come back.
func (t *tree) remember(g rules.Game) {
	t.positions[0] = positionOf(g.Position())
	t.past = min(int(t.positions[0].quiet), g.Ply(), maxPast)
	for i := range t.past {
		p := positionOf(g.At(g.Ply() - t.past + i).Position())
		t.keys[i] = p.key()
	}
}

// positionOf returns the compact form of a position.
func positionOf(from rules.Position) position {
	compact := position{turn: from.Turn()}
	for b := range bitCount {
		piece, ok := from.PieceAt(squares[b])
		if !ok || board>>b&1 == 0 {
			continue
		}
		compact.pieces[piece.Color] |= 1 << b
		if piece.Role == rules.King {
			compact.kings |= 1 << b
		}
	}
	if p, ok := from.(interface{ Quiet() int }); ok {
		compact.quiet = uint8(min(p.Quiet(), 255))
	}
	return compact
}

// moveOf returns the compact form of a move.
func moveOf(m rules.Move) move {
	return move{
		captures: maskOf(m.Captures...),
		from:     uint8(bitOf(m.From())),
		to:       uint8(bitOf(m.To())),
		crowned:  m.Promotion != "",
	}
}

// is reports whether a move is the compact form of another.
func (m *move) is(other rules.Move) bool {
	o := moveOf(other)
	return m.from == o.from && m.to == o.to && m.captures == o.captures
}

func rootsOf(p rules.Position) []root {
	var roots []root
	for _, m := range p.LegalMoves() {
		roots = append(roots, root{moveOf(m), m})
	}
	return roots
}
