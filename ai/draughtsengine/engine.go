// Package draughtsengine plays every draughts game of rules/draughts.
//
// An [Engine] turns a game into a position of bitboards, searches it with
// alpha-beta (tree.go) and judges the leaves by [Weights] (evaluate.go). The
// moves (generate.go, capture.go) and the draw laws (laws.go) are those of the
// same [draughts.Ruleset] that the rules play by; game.go makes it ready.
package draughtsengine

import (
	"tabuleiro/ai"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

const tableBits = 17 // 2 MiB

// Engine is an ai.Engine for the draughts games.
type Engine struct {
	tree    tree
	thought *thought // the last one
	tables  map[string]*Tables
	learned map[string]*Learned
}

// New returns an engine. It holds some 3 MB.
func New() *Engine {
	return &Engine{tree: tree{table: search.NewTable(tableBits)}, tables: map[string]*Tables{}, learned: map[string]*Learned{}}
}

// What ends the names of files, behind the key of a game.
const (
	tablesFile  = ".tables.gz"
	weightsFile = ".weights.gz"
)

// Files returns the names of the files that a variant is played better with.
func (e *Engine) Files(variant string) (names []string) {
	r, ok := draughts.Find(variant)
	if !ok {
		return nil
	}
	if key := TableOf(r); key != "" {
		names = append(names, key+tablesFile)
	}
	if key := LearnedFrom(variant); key != "" {
		names = append(names, key+weightsFile)
	}
	return names
}

// Learn takes what is in one of Files, unpacked. It keeps the content, from the
// next Start on. It returns a *ai.FileError, a *TableSizeError or a
// *WeightsError.
func (e *Engine) Learn(file string, content []byte) error {
	for _, r := range draughts.Rulesets {
		switch {
		case file == r.Key+tablesFile && TableOf(r) == r.Key:
			t, err := ReadTables(content)
			if err == nil {
				e.tables[r.Key] = t
			}
			return err
		case file == r.Key+weightsFile && LearnedFrom(r.Key) == r.Key:
			l, err := NewPatterns(r).ReadWeights(content)
			if err == nil {
				e.learned[r.Key] = l
			}
			return err
		}
	}
	return &ai.FileError{Name: file}
}

// Worth returns how a position ends with the best play of both sides, if the side
// to move has no capture and the tables that were learned have it. Draw laws do
// not count.
func (e *Engine) Worth(p rules.Position, variant string) (rules.Result, bool) {
	r, _ := draughts.Find(variant)
	tables := e.tables[TableOf(r)]
	s := generator{game: newGame(r)}
	compact := s.positionOf(p)
	if s.prepare(&compact); !tables.has(&compact) || s.canCapture() {
		return "", false
	}
	switch w := tables.find(&compact); {
	case w == drawn:
		return rules.Draw, true
	case (w == won) == (p.Turn() == rules.White):
		return rules.WhiteWins, true
	}
	return rules.BlackWins, true
}

// Start begins to think about a game that is not over. A level that does not
// exist is taken for the strongest play.
func (e *Engine) Start(g rules.Game, l ai.Limits) ai.Search {
	if e.thought != nil {
		e.thought.Stop()
	}
	level, err := l.Resolve()
	if err != nil {
		level, _ = ai.Limits{Depth: l.Depth, Nodes: l.Nodes}.Resolve()
	}
	r, _ := draughts.Find(g.Variant.Key)
	e.tree.setUp(g, r, level, e.tablesOf(r, level), e.learned[LearnedFrom(r.Key)])
	t := &thought{tree: &e.tree, position: g.Position(), roots: e.tree.rootsOf(g.Position(), level.Noise, l.Seed)}
	think := func(*search.Task) { t.deepen(depthOf(level)) }
	chance := search.NewRandom(l.Seed, uint64(g.Ply()), g.Position().Key())
	switch {
	case level.RandomOneIn > 0 && chance.Intn(level.RandomOneIn) == 0:
		toFront(t.roots, chance.Intn(len(t.roots)))
		think = func(*search.Task) {}
	case len(t.roots) == 1 && l.Level != "":
		think = func(*search.Task) {} // nothing to choose
	}
	t.task = search.NewTask(level.Nodes, think)
	e.tree.task, e.thought = t.task, t
	return t
}

// tablesOf returns the tables that are used in a game, or nil.
func (e *Engine) tablesOf(r draughts.Ruleset, level ai.Level) *Tables {
	if !level.Endings {
		return nil
	}
	return e.tables[TableOf(r)]
}

func depthOf(level ai.Level) int {
	if level.Depth == 0 {
		return maxPly
	}
	return min(level.Depth, maxPly)
}
