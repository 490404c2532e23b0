// Package store keeps settings, games and records in the browser, and
// still opens what earlier versions of the program kept.
//
// [Open] gives a [Store] over a [Storage], which the page implements with
// localStorage. It always opens: what cannot be read is put aside and told by
// [Store.Problems], what cannot be written is held in memory. [Settings],
// [Save], [Records] and [History] are the documents, each under a key of its own, as
// {"version":1,"revision":7,...}. A revision grows with every write, so that a
// tab sees when another has written.
package store

import (
	"errors"
	"fmt"
)

// Store reads and writes the documents. It never caches what is stored, since
// other tabs write too. It must not be used from two goroutines at once.
type Store struct {
	storage  overlay
	volatile bool
	problems []Problem
	pending  []Result // finished games that are not in the stored records yet
}

// Open opens what a storage holds and puts aside what cannot be read. A nil
// storage, for a browser that denies it, makes a store that works in memory.
func Open(storage Storage) *Store {
	s := &Store{volatile: storage == nil}
	if storage == nil {
		storage = &Memory{}
	}
	s.storage = overlay{below: storage, held: map[string]held{}}
	s.probe()
	for _, d := range s.documents() {
		s.read(d, d.empty())
	}
	return s
}

// documents returns the documents that there are, readable or not, by key.
func (s *Store) documents() []Document {
	var documents []Document
	for _, key := range s.storage.keys() {
		if d, ok := DocumentOf(key); ok {
			documents = append(documents, d)
		}
	}
	return documents
}

// probe finds out whether the storage may be written.
func (s *Store) probe() {
	const key = prefix + "probe"
	if s.storage.set(key, "1") == nil {
		s.storage.remove(key)
	}
}

// Persistent reports whether what is written outlasts the page, as far as is
// known: false when storage is denied. A storage that is full is persistent.
func (s *Store) Persistent() bool { return !s.volatile && !s.storage.denied }

// FullError reports a document for which there is no room. It is held in
// memory, where the store reads it, and tried again with later writes.
type FullError struct{ Document Document }

func (e *FullError) Error() string { return "no room for " + e.Document.String() }

// Unwrap returns ErrFull.
func (e *FullError) Unwrap() error { return ErrFull }

// BlockedError reports a document that was not written because what is stored
// can neither be read nor put aside. It is held in memory, where the store
// reads it.
type BlockedError struct{ Problem Problem }

func (e *BlockedError) Error() string {
	return fmt.Sprintf("%s is blocked: %v", e.Problem.Document, e.Problem.Err)
}

// Unwrap returns the error of what is stored.
func (e *BlockedError) Unwrap() error { return e.Problem.Err }

// read fills b with a document. It reports false, having changed b or not, if
// there is none or it cannot be read.
func (s *Store) read(d Document, b body) (revision int64, ok bool) {
	text, ok := s.storage.get(d.key())
	if !ok {
		return 0, false
	}
	if _, known := s.problem(d.key(), text); known {
		return 0, false
	}
	revision, err := decode(d, text, b)
	if err != nil {
		s.report(d, text, err)
		return 0, false
	}
	return revision, true
}

// put writes a document that was read just before and has passed its check, or
// holds it in memory.
func (s *Store) put(d Document, revision int64, b body) error {
	text := encode(revision, b)
	if err := s.fit(d, func() error { return s.write(d, text) }); err != nil {
		s.storage.hold(d.key(), text)
		return s.told(err)
	}
	s.retry()
	return nil
}

// write sets a document, unless what is stored must not be overwritten.
func (s *Store) write(d Document, text string) error {
	if p, blocked := s.blocked(d); blocked {
		return &BlockedError{p}
	}
	return s.storage.set(d.key(), text)
}

// fit writes and, as long as there is no room, prunes and writes again.
func (s *Store) fit(d Document, write func() error) error {
	err := write()
	for errors.Is(err, ErrFull) && (s.forgetPast() || s.forgetResult()) {
		err = write()
	}
	if errors.Is(err, ErrFull) {
		return &FullError{d}
	}
	return err
}

// told returns an error that the caller should hear of: a storage that denies
// writing is told by Persistent.
func (s *Store) told(err error) error {
	if s.storage.denied {
		return nil
	}
	return err
}

// retry writes what is held, where that is possible now.
func (s *Store) retry() {
	for key := range s.storage.held {
		d, _ := DocumentOf(key)
		if text, ok := s.storage.get(key); ok {
			s.write(d, text) // stays held if it fails
		}
	}
	s.settle()
}
