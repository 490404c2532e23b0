package main

import (
	"fmt"
	"strings"

	"tabuleiro/rules"
)

// longest is how many plies a game may take: then it is a draw.
const longest = 400

// match is what is played, and how it stands.
type match struct {
	variant string
	names   [2]string
	players [2]player
	games   int
	plies   int
	seed    uint64
	sprt    sprt
	score   score
}

// header writes what the games of a match have in common, the number of them
// not among it.
func (m *match) header() string {
	return fmt.Sprintf("%s plies=%d seed=%d first{%s} second{%s}", m.variant, m.plies, m.seed, m.names[0], m.names[1])
}

// pair is two games from the same opening. The first player has the colour that
// moves first in one of them, and the other in the other.
type pair struct {
	points int // half points of the first player, 0 to 4
	games  [2]rules.Game
}

// pair plays two games.
func (m *match) pair(opening rules.Game) (pair, error) {
	var p pair
	for i := range p.games {
		g, err := m.play(opening, i)
		if err != nil {
			return p, err
		}
		p.games[i] = g
		winner, won := g.Outcome().Result.Winner()
		first := opening.Position().Turn()
		if i == 1 {
			first = first.Opponent()
		}
		switch {
		case !won:
			p.points++
		case winner == first:
			p.points += 2
		}
	}
	return p, nil
}

// play plays a game to its end. The player to move in the opening is the one with
// a number.
func (m *match) play(g rules.Game, mover int) (rules.Game, error) {
	for _, p := range m.players {
		if err := p.newGame(); err != nil {
			return g, err
		}
	}
	for ; !over(g); mover = 1 - mover {
		move, err := m.players[mover].move(g)
		if err == nil {
			g, err = g.Play(move)
		}
		if err != nil {
			return g, fmt.Errorf("%s after %v: %w", m.names[mover], strings.Join(g.Record().Moves, " "), err)
		}
	}
	return g, nil
}

// over reports whether a game has ended, or somebody would have it so: a draw that
// can be claimed is.
func over(g rules.Game) bool {
	return g.Outcome().Over() || len(g.Claims()) > 0 || g.Ply() >= longest
}
