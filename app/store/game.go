package store

import (
	"cmp"
	"fmt"
	"slices"

	"tabuleiro/rules"
)

// Save is an open game, with all that is needed to go on.
type Save struct {
	Record   rules.Record `json:"record"`
	Entered  []string     `json:"entered,omitempty"` // squares of the move begun, "c3"
	Mode     string       `json:"mode"`              // one of Modes
	Level    string       `json:"level"`             // of the computer
	Side     string       `json:"side"`              // that the person plays: "white" or "black"
	Seed     uint64       `json:"seed,string"`       // of the computer's choices
	Undone   bool         `json:"undone"`            // a move was taken back: the game is not ranked
	Hinted   bool         `json:"hinted"`            // a hint was given: neither is it
	Practice bool         `json:"practice"`          // every move is graded: nor then
	Started  int64        `json:"started"`           // unix milliseconds
	Updated  int64        `json:"updated"`           // unix milliseconds
	Flipped  bool         `json:"flipped"`           // the board is turned
}

// Document names the document that holds the save.
func (s Save) Document() Document { return GameDocument(s.Record.Variant, s.Mode) }

// ConflictError reports that what is stored is not what the caller loaded:
// another tab has gone on with the game, or replaced or erased it. Nothing was
// written. The caller shows Save, or saves again with Revision to insist.
type ConflictError struct {
	Save     Save
	Revision int64 // 0 if the game was erased
}

func (e *ConflictError) Error() string {
	return fmt.Sprintf("another tab has written revision %d", e.Revision)
}

// Erased reports whether another tab has ended the game, so that Save is empty.
func (e *ConflictError) Erased() bool { return e.Revision == 0 }

// Games returns the open games, those changed last first.
func (s *Store) Games() []Save {
	var games []Save
	for _, d := range s.documents() {
		if d.Kind != KindGame {
			continue
		}
		if save, _, ok := s.Game(d.Variant, d.Mode); ok {
			games = append(games, save)
		}
	}
	slices.SortStableFunc(games, func(a, b Save) int { return cmp.Compare(b.Updated, a.Updated) })
	return games
}

// Game returns the open game of a variant and a mode with its revision, if
// there is one. Its record may not replay and its level may not exist: the
// caller finds out, and calls SetAside.
func (s *Store) Game(variant, mode string) (save Save, revision int64, ok bool) {
	revision, ok = s.read(GameDocument(variant, mode), &save)
	if !ok {
		return Save{}, 0, false
	}
	return save, revision, true
}

// SaveGame keeps an open game and returns its new revision. The caller gives
// the revision it has, from Game or the last SaveGame, or 0 for a game where
// there was none; if another is stored, it returns a *ConflictError and writes
// nothing. With a *FullError or *BlockedError it returns a new revision all the
// same: the game is held in memory and goes on.
func (s *Store) SaveGame(save Save, revision int64) (int64, error) {
	if err := save.check(save.Document()); err != nil {
		return revision, err
	}
	stored, current, _ := s.Game(save.Record.Variant, save.Mode)
	if current != revision {
		return revision, &ConflictError{stored, current}
	}
	// Revisions follow the clock, so that a game begun where another was erased
	// does not come to the revision that a tab still has of the old one.
	revision = max(revision+1, save.Updated)
	return revision, s.put(save.Document(), revision, &save)
}

// Erase removes the open game of a variant and a mode, at its end or when it
// is replaced. A game that a newer version of the
// program wrote stays.
func (s *Store) Erase(variant, mode string) {
	d := GameDocument(variant, mode)
	s.Game(variant, mode) // notes what must stay
	if _, blocked := s.blocked(d); blocked {
		delete(s.storage.held, d.key())
		return
	}
	s.storage.remove(d.key())
	s.retry()
}

func (s *Save) check(d Document) error {
	if !d.valid() || s.Document() != d {
		return fmt.Errorf("a game of %q and %q", s.Record.Variant, s.Mode)
	}
	if !isSide(s.Side) {
		return &ValueError{"side", s.Side}
	}
	for _, square := range s.Entered {
		if _, err := rules.ParseSquare(square); err != nil {
			return err
		}
	}
	return nil
}

func isSide(side string) bool {
	return side == rules.White.String() || side == rules.Black.String()
}
