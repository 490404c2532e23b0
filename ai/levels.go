package ai

// Level is how well the computer plays. All games share the levels.
type Level struct {
	Key         string // names the level in messages, saves and texts
	Depth       int    // plies looked ahead; 0 for no limit
	Nodes       int    // positions visited, the same on every device; 0 for no limit
	Captures    bool   // captures that are open at the end of the plies are played out
	Endings     bool   // endings that are in tables are known by heart
	Noise       int    // most by which a position is misjudged, in hundredths of a man
	RandomOneIn int    // one move in so many is any legal move; 0 for none, 1 for all
}

// The keys of the levels, from the weakest to the strongest.
const (
	Apprentice = "apprentice"
	Beginner   = "beginner"
	Easy       = "easy"
	Medium     = "medium"
	Hard       = "hard"
)

// Levels go from the weakest to the strongest. Beginner is for a first game.
var Levels = []Level{
	{Key: Apprentice, RandomOneIn: 1},
	{Key: Beginner, Depth: 1, Captures: true, Noise: 200, RandomOneIn: 2},
	{Key: Easy, Depth: 2, Captures: true, Noise: 100, RandomOneIn: 4},
	{Key: Medium, Depth: 4, Captures: true},
	{Key: Hard, Depth: 12, Nodes: 50_000, Captures: true, Endings: true},
}

// FindLevel returns the level with a key.
func FindLevel(key string) (Level, bool) {
	for _, l := range Levels {
		if l.Key == key {
			return l, true
		}
	}
	return Level{}, false
}
