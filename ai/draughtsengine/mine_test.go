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
)

var update = flag.Bool("update", false, "mine the positions of testdata again")

// What a shot is: a move that wins a man or more, where the second best move
// and a shallow look see nothing of the kind.
const (
	shotDepth = 9       // no longer ones
	shotGain  = 80      // over the second best move
	proofWork = 300_000 // nodes that confirm it
)

// TestMine writes testdata/positions.txt and testdata/shots.txt from games that
// weak players play. It does so only with -update.
func TestMine(t *testing.T) {
	if !*update {
		t.Skip("run with -update")
	}
	var positions, shots strings.Builder
	for _, variant := range []string{"brazilian", "english", "simple", "street"} {
		m := miner{engine: New(), variant: variant, lengths: map[bool]int{}}
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
	lengths   map[bool]int // shots found, by whether they are long
	count     int          // positions kept
	positions strings.Builder
	shots     strings.Builder
}

// The shares of a variant in the suites.
const (
	wantPositions = 60
	wantLong      = 25 // of 5 to 9 plies, brazilian and english only
	wantShort     = 10 // of 4 plies
)

func (m *miner) wants() bool { return m.count < wantPositions || m.wantsShots() }

func (m *miner) wantsShots() bool {
	shots := m.variant == "brazilian" || m.variant == "english"
	return shots && (m.lengths[true] < wantLong || m.lengths[false] < wantShort)
}

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
	if m.count == wantPositions || g.Ply() != 6+int(seed*7%60) {
		return
	}
	if s := m.look(g, nil, ai.Limits{Nodes: proofWork}); search.Decided(s.score) {
		return
	}
	m.count++
	m.positions.WriteString(m.variant + " " + g.Position().FEN() + "\n")
}

// keepShot keeps a position in which there is a shot.
func (m *miner) keepShot(g rules.Game) bool {
	plies, move, ok := m.shot(m.fresh(g))
	long := plies > 4
	if !ok || long && m.lengths[long] >= wantLong || !long && m.lengths[long] >= wantShort {
		return false
	}
	m.lengths[long]++
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
	deep := m.look(g, nil, ai.Limits{Nodes: proofWork})
	move = deep.Best()
	if shallow := m.look(g, nil, ai.Limits{Depth: 3}); shallow.Best().String() == move.String() || deep.score < shallow.score+shotGain {
		return 0, move, false
	}
	if other := m.look(g, &move, ai.Limits{Nodes: proofWork}); deep.score < other.score+shotGain {
		return 0, move, false
	}
	for plies = shotDepth; plies >= 4; plies-- {
		s := m.look(g, nil, ai.Limits{Depth: plies})
		if s.Best().String() != move.String() {
			break
		}
	}
	return plies + 1, move, plies+1 <= shotDepth && plies+1 >= 4
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
