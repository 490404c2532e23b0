package draughtsengine

import (
	"flag"
	"os"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
)

var update = flag.Bool("update", false, "mine the positions of testdata again")

// shotGain tells what a shot is: a move that wins a man or so, where the second
// best move and a shallow look see nothing of the kind.
const shotGain = 80

// share is what a game has in the suites.
type share struct {
	positions   int
	long, short int // shots of 5 to 9 plies, and of 4
	depth       int // of the longest shot
	proof       int // nodes that confirm one
}

// shareOf is the greatest for the games that are played most.
func shareOf(variant string) share {
	switch variant {
	case "brazilian", "english":
		return share{positions: 60, long: 25, short: 10, depth: 9, proof: 300_000}
	case "simple", "street":
		return share{positions: 60, proof: 300_000}
	}
	return share{positions: 20, long: 5, short: 5, depth: 7, proof: 100_000}
}

// TestMine writes testdata/positions.txt and testdata/shots.txt from games that
// weak players play. It does so only with -update.
func TestMine(t *testing.T) {
	if !*update {
		t.Skip("run with -update")
	}
	var positions, shots strings.Builder
	for _, v := range draughts.Variants {
		m := miner{engine: New(), variant: v.Key, wanted: shareOf(v.Key)}
		for game := uint64(0); m.wants(); game++ {
			m.play(game)
		}
		positions.WriteString(m.positions.String())
		shots.WriteString(m.shots.String())
	}
	write(t, "positions.txt", "variant, position", positions.String())
	write(t, "shots.txt", "variant, plies, move, position", shots.String())
}

func write(t *testing.T, name, columns, rows string) {
	t.Helper()
	text := "# " + columns + "; written by go test -run Mine -update\n" + rows
	if err := os.WriteFile("testdata/"+name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// miner looks for positions in games of one variant.
type miner struct {
	engine    *Engine
	variant   string
	wanted    share // what is still to be found
	positions strings.Builder
	shots     strings.Builder
}

func (m *miner) wants() bool { return m.wanted.positions > 0 || m.wantsShots() }

func (m *miner) wantsShots() bool { return m.wanted.long > 0 || m.wanted.short > 0 }

// play plays a game and keeps what it is looking for.
func (m *miner) play(seed uint64) {
	v, _ := catalog.Find(m.variant)
	g, _ := rules.NewGame(v)
	var found bool // a shot: one a game is enough
	for !g.Outcome().Over() && g.Ply() < 100 {
		level := ai.Medium
		if chance := search.NewRandom(seed, uint64(g.Ply())); g.Ply() < 6 || chance.Intn(6) == 0 {
			level = ai.Apprentice
		}
		if g.Ply() >= 6 && len(g.Position().LegalMoves()) > 1 {
			m.keepPosition(g, seed)
			found = found || m.wantsShots() && m.keepShot(g)
		}
		s := m.engine.Start(g, ai.Limits{Level: level, Seed: seed})
		for !s.Step(1 << 30) {
		}
		g, _ = g.Play(s.Best())
	}
}

// keepPosition keeps one position of a game in which nothing is decided yet.
func (m *miner) keepPosition(g rules.Game, seed uint64) {
	if m.wanted.positions == 0 || g.Ply() != 6+int(seed*7%60) {
		return
	}
	if s := m.look(g, nil, ai.Limits{Nodes: m.wanted.proof}); search.Decided(s.score) {
		return
	}
	m.wanted.positions--
	m.positions.WriteString(m.variant + " " + g.Position().FEN() + "\n")
}

// keepShot keeps a position in which there is a shot.
func (m *miner) keepShot(g rules.Game) bool {
	plies, move, ok := m.shot(m.fresh(g))
	left := &m.wanted.short
	if plies > 4 {
		left = &m.wanted.long
	}
	if !ok || *left == 0 {
		return false
	}
	*left--
	m.shots.WriteString(strings.Join([]string{m.variant, strconv.Itoa(plies), move.String(), g.Position().FEN()}, " ") + "\n")
	return true
}

// fresh returns the position of a game without its past, as the suite has it.
func (m *miner) fresh(g rules.Game) rules.Game {
	g, _ = rules.Record{Variant: m.variant, Start: g.Position().FEN()}.Replay(g.Variant)
	return g
}

// shot looks for a shot and returns the least depth from which on it is seen.
func (m *miner) shot(g rules.Game) (plies int, move rules.Move, ok bool) {
	shallow := m.look(g, nil, ai.Limits{Depth: 3})
	if m.look(g, nil, ai.Limits{Depth: m.wanted.depth}).Best().String() == shallow.Best().String() {
		return 0, move, false
	}
	deep := m.look(g, nil, ai.Limits{Nodes: m.wanted.proof})
	move = deep.Best()
	if shallow.Best().String() == move.String() || deep.score < shallow.score+shotGain {
		return 0, move, false
	}
	if other := m.look(g, &move, ai.Limits{Nodes: m.wanted.proof}); deep.score < other.score+shotGain {
		return 0, move, false
	}
	for plies = m.wanted.depth; plies >= 4; plies-- {
		s := m.look(g, nil, ai.Limits{Depth: plies})
		if s.Best().String() != move.String() {
			break
		}
	}
	return plies + 1, move, plies+1 <= m.wanted.depth && plies+1 >= 4
}

// look searches a game, without one move if it is given.
func (m *miner) look(g rules.Game, without *rules.Move, l ai.Limits) *thought {
	t := m.engine.Start(g, l).(*thought)
	for i := range t.roots {
		if without != nil && t.roots[i].rules.String() == without.String() {
			t.roots = append(t.roots[:i], t.roots[i+1:]...)
			break
		}
	}
	for !t.Step(1 << 30) {
	}
	return t
}
