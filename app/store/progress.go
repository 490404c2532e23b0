package store

import (
	"errors"
	"slices"
	"strings"
)

// Progress is what a person has done of the lessons.
type Progress struct {
	Done []string `json:"done"` // "guide/dama": page and section, sorted
}

var progressDocument = Document{Kind: KindProgress}

// Progress returns what was done of the lessons. A lesson in it may be one that
// the program does not have.
func (s *Store) Progress() Progress {
	p, _ := s.progress()
	return p
}

// Learn adds a lesson to what is stored at this moment as done. A *FullError or
// *BlockedError says that it counts as long as the page lasts.
func (s *Store) Learn(lesson string) error {
	p, revision := s.progress()
	if p.Has(lesson) {
		return nil
	}
	p.Done = append(p.Done, lesson)
	slices.Sort(p.Done)
	if err := p.check(progressDocument); err != nil {
		return err
	}
	return s.put(progressDocument, revision+1, &p)
}

// Has reports whether a lesson was done.
func (p Progress) Has(lesson string) bool {
	_, found := slices.BinarySearch(p.Done, lesson)
	return found
}

func (s *Store) progress() (p Progress, revision int64) {
	revision, ok := s.read(progressDocument, &p)
	if !ok {
		return Progress{}, 0
	}
	return p, revision
}

func (p *Progress) check(Document) error {
	if !slices.IsSorted(p.Done) {
		return errors.New("lessons out of order")
	}
	for _, lesson := range p.Done {
		if page, section, ok := strings.Cut(lesson, "/"); !ok || page == "" || section == "" {
			return errors.New("no lesson " + lesson)
		}
	}
	return nil
}
