package draughtsengine

import (
	"tabuleiro/ai"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// setUp prepares the tree for a game. It forgets all that it knew, so that the
// same game, level and seed give the same move.
func (t *tree) setUp(g rules.Game, r draughts.Ruleset, level ai.Level, tables *Tables, learned *Learned) {
	t.game = newGame(r)
	t.playOut = level.Captures
	t.table.Clear()
	t.order.reset()
	t.remember(g)
	t.tables, t.learned, t.ending = tables, learned, ending{}
	if p := &t.positions[0]; t.tables.has(p) {
		t.ending = ending{known: true, worth: t.resolve(tables, p, t.lists[:])}
	}
}

// remember writes the position of a game and the keys of those before it that
// can still come back.
func (t *tree) remember(g rules.Game) {
	t.positions[0] = t.positionOf(g.Position())
	t.past = min(int(t.positions[0].quiet), g.Ply(), maxPast)
	for i := range t.past {
		p := t.positionOf(g.At(g.Ply() - t.past + i).Position())
		t.keys[i] = p.key()
	}
}

// positionOf returns the compact form of a position.
func (g *game) positionOf(from rules.Position) position {
	compact := position{turn: from.Turn()}
	for b := g.board; b != 0; b &= b - 1 {
		piece, ok := from.PieceAt(g.squares[bit(b)])
		if !ok {
			continue
		}
		compact.pieces[piece.Color] |= b & -b
		if piece.Role == rules.King {
			compact.kings |= b & -b
		}
	}
	if p, ok := from.(*draughts.Position); ok {
		g.count(p, &compact)
	}
	return compact
}

// count writes how far the draw laws have come.
func (g *game) count(from *draughts.Position, p *position) {
	p.quiet = uint8(min(from.Quiet(), 255))
	if g.endings != nil {
		p.about = g.endingsOf(p)
	}
	for n := range g.endings {
		p.held[n] = uint8(from.Held(n))
	}
	for c := range p.runs {
		if count, at := from.Run(rules.Color(c)); count > 0 {
			p.runs[c] = uint8(count<<6) | uint8(g.bits[at])
		}
	}
}

// moveOf returns the compact form of a move.
func (g *game) moveOf(m rules.Move) move {
	return move{
		taken:   g.maskOf(m.Captures...),
		from:    uint8(g.bits[m.From()]),
		to:      uint8(g.bits[m.To()]),
		crowned: m.Promotion != "" && g.CrownedInPassing && len(m.Captures) > 0,
	}
}

// rootsOf returns the legal moves, and by how much a level misjudges each: in the
// same position by the same.
func (g *game) rootsOf(p rules.Position, noise int, seed uint64) []root {
	var roots []root
	for _, m := range p.LegalMoves() {
		r := root{move: g.moveOf(m), rules: m}
		if noise > 0 {
			chance := search.NewRandom(seed, p.Key(), uint64(r.move.id()))
			r.error = chance.Intn(2*noise+1) - noise
		}
		roots = append(roots, r)
	}
	return roots
}
