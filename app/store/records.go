package store

import (
	"cmp"
	"errors"
	"slices"
)

// Outcome is how a game against the computer ended for the person.
type Outcome string

// The outcomes. Forfeit is a game left for a new one: it counts as lost.
const (
	Won     Outcome = "won"
	Drawn   Outcome = "drawn"
	Lost    Outcome = "lost"
	Forfeit Outcome = "forfeit"
)

// Result is a finished game against the computer.
type Result struct {
	Variant, Level string
	Outcome        Outcome
	Score          int   // counts for a game won; see ScoreGame
	Moves          int   // of the person
	PiecesLeft     int   // that count; see ScoreGame
	Undone         bool  // with help: a move taken back, a hint, or practice
	At             int64 // unix milliseconds
}

// topLimit is how many of the best results of a level are kept.
const topLimit = 10

// Records is what came of the games against the computer.
type Records struct {
	Variants map[string]map[string]Tally `json:"variants"` // by variant and level
}

// Tally is the record of one variant at one level.
type Tally struct {
	Ranked  Counts `json:"ranked"`
	Undone  Counts `json:"undone"`        // games with help: see Result.Undone
	Streak  int    `json:"streak"`        // ranked wins in a row; any loss or draw ends it
	Longest int    `json:"longest"`       // of all streaks
	Top     []Best `json:"top,omitempty"` // the best ranked results, 10 at most, best first
}

// Counts is how often games ended in each way.
type Counts struct {
	Won   int `json:"won"`
	Drawn int `json:"drawn"`
	Lost  int `json:"lost"`
	Best  int `json:"best"` // score, 0 without a win
}

// Played returns the number of games.
func (c Counts) Played() int { return c.Won + c.Drawn + c.Lost }

// Best is one of the best results.
type Best struct {
	Score      int   `json:"score"`
	Moves      int   `json:"moves"`
	PiecesLeft int   `json:"piecesLeft"`
	At         int64 `json:"at"` // unix milliseconds
}

// Tally returns the record of a variant at a level, zero if none was played.
func (r Records) Tally(variant, level string) Tally { return r.Variants[variant][level] }

// Records returns the records, with the games that could not be written yet.
func (s *Store) Records() Records {
	records, _ := s.records()
	for _, result := range s.pending {
		records.add(result)
	}
	return records
}

// Finish adds a finished game to the records stored at this moment, so that
// two tabs lose nothing, and returns the record of its level. A result without
// a level, of a game between two people, enters no record. A *FullError or
// *BlockedError says that the result counts as long as the page lasts.
func (s *Store) Finish(r Result) (Tally, error) {
	if r.Level == "" {
		return Tally{}, nil
	}
	s.pending = append(s.pending, r)
	err := s.settle()
	return s.Records().Tally(r.Variant, r.Level), err
}

var recordsDocument = Document{Kind: KindRecords}

func (s *Store) records() (records Records, revision int64) {
	revision, ok := s.read(recordsDocument, &records)
	if !ok {
		return Records{}, 0
	}
	return records, revision
}

// settle writes the results that are pending.
func (s *Store) settle() error {
	if len(s.pending) == 0 {
		return nil
	}
	err := s.fit(recordsDocument, func() error {
		_, revision := s.records()
		return s.writeRecords(s.Records(), revision+1)
	})
	if err != nil {
		return s.told(err)
	}
	s.pending = nil
	return nil
}

// forgetResult makes room by forgetting the oldest result, if there is one.
func (s *Store) forgetResult() bool {
	records, revision := s.records()
	return records.forget() && s.writeRecords(records, revision+1) == nil
}

func (s *Store) writeRecords(r Records, revision int64) error {
	return s.write(recordsDocument, encode(revision, &r))
}

func (r *Records) add(result Result) {
	r.put(result.Variant, result.Level, r.Tally(result.Variant, result.Level).with(result))
}

func (r *Records) put(variant, level string, t Tally) {
	if r.Variants == nil {
		r.Variants = map[string]map[string]Tally{}
	}
	if r.Variants[variant] == nil {
		r.Variants[variant] = map[string]Tally{}
	}
	r.Variants[variant][level] = t
}

// with returns the tally with one more game.
func (t Tally) with(r Result) Tally {
	if r.Undone {
		t.Undone = t.Undone.with(r)
	} else {
		t.Ranked = t.Ranked.with(r)
	}
	switch {
	case r.Outcome != Won:
		t.Streak = 0
	case !r.Undone:
		t.Streak++
		t.Longest = max(t.Longest, t.Streak)
		t.Top = ranked(append(t.Top, Best{r.Score, r.Moves, r.PiecesLeft, r.At}))
	}
	return t
}

func (c Counts) with(r Result) Counts {
	switch r.Outcome {
	case Won:
		c.Won++
		c.Best = max(c.Best, r.Score)
	case Drawn:
		c.Drawn++
	default:
		c.Lost++
	}
	return c
}

// ranked sorts results, of equal ones the earlier first, and keeps the best.
func ranked(results []Best) []Best {
	slices.SortStableFunc(results, func(a, b Best) int { return cmp.Compare(b.Score, a.Score) })
	return results[:min(len(results), topLimit)]
}

// forget removes the oldest result of all, but for the best one of each level.
func (r *Records) forget() bool {
	variant, level, index := r.oldest()
	if index == 0 {
		return false
	}
	t := r.Variants[variant][level]
	t.Top = slices.Delete(t.Top, index, index+1)
	r.Variants[variant][level] = t
	return true
}

// oldest finds the oldest result but for the best ones, which have index 0.
func (r *Records) oldest() (variant, level string, index int) {
	var at int64
	for v, levels := range r.Variants {
		for l, t := range levels {
			for i, best := range t.Top {
				if i > 0 && (index == 0 || best.At < at) {
					variant, level, index, at = v, l, i, best.At
				}
			}
		}
	}
	return variant, level, index
}

func (r *Records) check(Document) error {
	for _, levels := range r.Variants {
		for _, t := range levels {
			if !t.possible() {
				return errors.New("a record that no games make")
			}
		}
	}
	return nil
}

func (t Tally) possible() bool {
	counts := []int{t.Streak, t.Longest - t.Streak, t.Ranked.Won - t.Longest, topLimit - len(t.Top)}
	for _, c := range []Counts{t.Ranked, t.Undone} {
		counts = append(counts, c.Won, c.Drawn, c.Lost, c.Best)
	}
	return slices.Min(counts) >= 0
}
