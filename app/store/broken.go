package store

import (
	"errors"
	"strconv"
	"strings"
)

const (
	asidePrefix = prefix + "broken/"
	asideLimit  = 10 // copies of one document
)

// Broken is a text that was no document, kept for the person to take away.
type Broken struct {
	Document Document
	Key      string // where the text is kept now
	Text     string
}

// Problem is a document that could not be read. Err tells why: a *NewerError
// says that a newer version of the program wrote it, and then it stays where it
// is and is never overwritten. Any other was copied aside, unless there was no
// room: then it stays too.
type Problem struct {
	Broken
	Err error
}

// Newer reports whether a newer version of the program wrote the document.
func (p Problem) Newer() bool {
	var newer *NewerError
	return errors.As(p.Err, &newer)
}

// Moved reports whether the document was copied aside, so that its place is
// free again.
func (p Problem) Moved() bool { return p.Key != p.Document.key() }

// Problems returns the documents that could not be read since the store was
// opened, in the order in which they were found.
func (s *Store) Problems() []Problem { return s.problems }

// SetAside puts away a document that the page found to be no good, as a save
// that does not replay, for the reason that err gives. Problems tells it.
func (s *Store) SetAside(d Document, err error) {
	if text, ok := s.storage.get(d.key()); ok {
		s.report(d, text, err)
	}
}

// Broken returns the texts that were put aside, now or in earlier visits.
func (s *Store) Broken() []Broken {
	var found []Broken
	for _, key := range s.storage.keys() {
		text, ok := s.storage.get(key)
		if d, aside := asideOf(key); ok && aside {
			found = append(found, Broken{d, key, text})
		}
	}
	return found
}

// Discard erases a text that was put aside, when the person says so. It does
// nothing to any other key.
func (s *Store) Discard(b Broken) {
	if _, aside := asideOf(b.Key); aside {
		s.storage.remove(b.Key)
		s.retry()
	}
}

func asideKey(d Document, n int) string {
	return asidePrefix + d.String() + "/" + strconv.Itoa(n)
}

// asideOf returns the document of which a key holds a broken copy.
func asideOf(key string) (Document, bool) {
	name, ok := strings.CutPrefix(key, asidePrefix)
	end := strings.LastIndexByte(name, '/')
	if !ok || end < 0 {
		return Document{}, false
	}
	return DocumentOf(prefix + name[:end])
}

// report notes a problem, once, and frees the place of the document if it may.
func (s *Store) report(d Document, text string, err error) {
	p := Problem{Broken{d, d.key(), text}, err}
	if !p.Newer() {
		p.Key = s.move(d, text)
	}
	if _, known := s.problem(p.Key, text); !known {
		s.problems = append(s.problems, p)
	}
}

// move copies a text aside and frees its place. It returns where the text is
// now, which is the old place if there is no other.
func (s *Store) move(d Document, text string) string {
	for n := range asideLimit {
		key := asideKey(d, n+1)
		if kept, taken := s.storage.get(key); taken && kept != text {
			continue
		}
		if s.storage.set(key, text) != nil {
			break
		}
		s.storage.remove(d.key())
		return key
	}
	return d.key()
}

// problem returns the problem reported for a text under a key.
func (s *Store) problem(key, text string) (p Problem, known bool) {
	for _, p := range s.problems {
		if p.Key == key && p.Text == text {
			return p, true
		}
	}
	return Problem{}, false
}

// blocked returns the problem that keeps a document from being overwritten.
func (s *Store) blocked(d Document) (p Problem, blocked bool) {
	stored := s.storage.under(d.key())
	if !stored.ok {
		return Problem{}, false
	}
	return s.problem(d.key(), stored.text)
}
