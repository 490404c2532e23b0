package search

// Bound says what the score of an Entry is.
type Bound uint8

// The bounds.
const (
	Exact Bound = iota
	Lower       // the position is worth the score or more
	Upper       // the position is worth the score or less
)

// Entry is what is known about a position. It takes 16 bytes.
type Entry struct {
	key   uint64
	Move  uint16 // the best move, packed by the engine, or 0
	Score int16  // from the side to move; a win counts from the position
	Depth int8
	Bound Bound
	age   uint8 // the search that it belongs to; 0 for none
}

// Table remembers the positions of one search in a fixed amount of memory. Each
// has two places: one keeps the deepest search, the other the latest. A nil Table
// remembers nothing.
type Table struct {
	entries []Entry
	mask    uint64
	age     uint8
}

// NewTable returns a table of 1<<bits entries of 16 bytes.
func NewTable(bits int) *Table {
	return &Table{entries: make([]Entry, 1<<bits), mask: 1<<bits - 2, age: 1}
}

// Clear forgets everything.
func (t *Table) Clear() {
	if t.age++; t.age == 0 {
		clear(t.entries)
		t.age = 1
	}
}

// Find returns what is known about a position, or nil. The entry is valid until
// the next Store.
func (t *Table) Find(key uint64) *Entry {
	if t == nil {
		return nil
	}
	pair := t.pair(key)
	for i := range pair {
		if e := &pair[i]; e.key == key && e.age == t.age {
			return e
		}
	}
	return nil
}

// Store remembers a position. It overwrites another one if need be.
func (t *Table) Store(key uint64, e Entry) {
	if t == nil {
		return
	}
	e.key, e.age = key, t.age
	pair := t.pair(key)
	deep := &pair[0]
	if deep.age != t.age || deep.key == key || deep.Depth <= e.Depth {
		*deep = e
		return
	}
	pair[1] = e
}

func (t *Table) pair(key uint64) []Entry {
	i := key & t.mask
	return t.entries[i : i+2 : i+2]
}

// ToTable turns a score as seen from the root, so many plies above, into one
// as seen from the position: what an Entry keeps.
func ToTable(score, ply int) int16 {
	switch {
	case score >= won:
		score += ply
	case score <= -won:
		score -= ply
	}
	return int16(score)
}

// FromTable turns the score of an Entry back.
func FromTable(score int16, ply int) int {
	s := int(score)
	switch {
	case s >= won:
		s -= ply
	case s <= -won:
		s += ply
	}
	return s
}
