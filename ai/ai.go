// Package ai chooses moves for the computer.
//
// An [Engine] knows one family of games and starts a [Search], which thinks in
// slices. A [Level] says how well it plays. The page and the worker talk by
// [Request] and [Reply], and a [Server] answers the ones with the others. The
// engines themselves are packages below this one.
package ai

import "tabuleiro/rules"

// Engine thinks about one game at a time.
type Engine interface {
	// Start begins to think for the side to move, in a game that is not over.
	// It stops the search that this engine started before.
	Start(g rules.Game, l Limits) Search
}

// Learner is an engine that plays some variants better once it has read files.
type Learner interface {
	// Files returns the names of what it reads for a variant, as they are
	// published.
	Files(variant string) []string

	// Learn takes what is in a file, unpacked, and keeps it. It returns a
	// *FileError or what is wrong with the content.
	Learn(file string, content []byte) error
}

// Teach has an engine learn its files for a variant, if it is a Learner, but for
// those of which read returns nothing. It returns the error of reading or of
// learning one.
func Teach(e Engine, variant string, read func(file string) ([]byte, error)) error {
	l, ok := e.(Learner)
	if !ok {
		return nil
	}
	for _, file := range l.Files(variant) {
		content, err := read(file)
		if err == nil && content != nil {
			err = l.Learn(file, content)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Search is an engine at work. It runs only inside Step, so whoever calls it
// keeps the time and may leave it at any moment; how the work is sliced never
// changes its result.
type Search interface {
	// Step thinks for about so many nodes and reports whether the search ended.
	Step(nodes int) (done bool)

	// Info tells how far the search has come.
	Info() Info

	// Best returns the best move found so far: always a legal one.
	Best() rules.Move

	// Stop ends the search and frees what it holds. Best and Info still answer.
	Stop()
}

// Limits end a search: the first one reached does. Zero means no limit, and a
// level brings its own.
type Limits struct {
	Millis int    // time, kept by whoever calls Step
	Depth  int    // plies looked ahead, captures at the end not counted
	Nodes  int    // positions visited
	Seed   uint64 // the only source of chance
	Level  string // key of a Level, or "" for all that the engine can do
}

// Resolve returns the level that the limits name, its own limits made as tight
// as these: what an engine has to keep. It returns a *LevelError if there is
// no such level.
func (l Limits) Resolve() (Level, error) {
	level, ok := FindLevel(l.Level)
	if !ok && l.Level != "" {
		return Level{}, &LevelError{l.Level}
	}
	if !ok {
		level.Captures, level.Endings = true, true
	}
	level.Depth = tighter(level.Depth, l.Depth)
	level.Nodes = tighter(level.Nodes, l.Nodes)
	return level, nil
}

func tighter(a, b int) int {
	if a == 0 || b == 0 {
		return a + b
	}
	return min(a, b)
}

// Won is the least score of a game that is won and seen to its end. A lost one
// scores -Won at the most.
const Won = 19_000

// Info is how far a search has come.
type Info struct {
	Depth int      // plies looked ahead; 0 if the move was not searched for
	Score int      // hundredths of a man or pawn, for the side to move; see Won
	Nodes int      // positions visited
	Line  []string // the best play found, as Move.String writes it
}

// LevelError reports a key that no level has.
type LevelError struct{ Key string }

func (e *LevelError) Error() string { return "no level " + e.Key }

// FileError reports a file that an engine does not read.
type FileError struct{ Name string }

func (e *FileError) Error() string { return "no engine reads " + e.Name }
