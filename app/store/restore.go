package store

import (
	"errors"
	"maps"
	"slices"
	"strings"
)

// Replace puts a backup in the place of all that there is, but for what was put
// aside. It changes nothing if there is no room for all of it, which is a
// *FullError, or if a newer version of the program wrote what is here, which is a
// *BlockedError.
func (s *Store) Replace(b Backup) error {
	for _, d := range s.documents() {
		s.read(d, d.empty()) // notes what must stay
		if p, blocked := s.blocked(d); blocked {
			return &BlockedError{p}
		}
	}
	return s.restore(b.documents)
}

// Merge adds to what there is what a backup has beside it: the finished games of
// both stay, of two open games the one that was played last, of two records of a
// level the one of more games with the best results of both, and the settings
// that are here. It changes nothing in the cases in which Replace does not.
func (s *Store) Merge(b Backup) error {
	merged := s.Backup(0).documents
	for name, theirs := range b.documents {
		if ours, here := merged[name]; here {
			ours.merge(theirs)
		} else {
			merged[name] = theirs
		}
	}
	return s.Replace(Backup{documents: merged})
}

// restore exchanges all documents, or none.
func (s *Store) restore(documents map[string]body) error {
	before := map[string]string{}
	revisions := map[string]int64{}
	for _, d := range s.documents() {
		before[d.key()], _ = s.storage.get(d.key())
		revisions[d.String()], _ = s.read(d, d.empty())
	}
	after := map[string]string{}
	for name, b := range documents {
		after[prefix+name] = encode(revisions[name]+1, b)
	}
	if full := s.exchange(before, after); full != "" {
		s.exchange(after, before)
		d, _ := DocumentOf(full)
		return &FullError{d}
	}
	s.pending = nil
	return nil
}

// exchange puts texts under their keys in the place of others. It returns the key
// for whose text there is no room, or "".
func (s *Store) exchange(before, after map[string]string) (full string) {
	for key := range before {
		s.storage.remove(key)
	}
	for _, key := range slices.Sorted(maps.Keys(after)) {
		err := s.storage.set(key, after[key])
		if errors.Is(err, ErrFull) {
			return key
		}
		if err != nil {
			s.storage.hold(key, after[key])
		}
	}
	return ""
}

// EraseAll erases all that is ours, also what was put aside and what a newer
// version of the program wrote.
func (s *Store) EraseAll() {
	for _, key := range s.storage.keys() {
		if strings.HasPrefix(key, prefix) {
			s.storage.remove(key)
		}
	}
	s.pending, s.problems = nil, nil
}

func (s *Settings) merge(body) {} // those that are here stay

func (s *Save) merge(theirs body) {
	if t := theirs.(*Save); t.Updated > s.Updated {
		*s = *t
	}
}

func (h *History) merge(theirs body) {
	for _, p := range theirs.(*History).Games {
		h.add(p)
	}
}

func (p *Progress) merge(theirs body) {
	p.Done = append(p.Done, theirs.(*Progress).Done...)
	slices.Sort(p.Done)
	p.Done = slices.Compact(p.Done)
}

func (r *Records) merge(theirs body) {
	for variant, levels := range theirs.(*Records).Variants {
		for level, t := range levels {
			r.put(variant, level, r.Variants[variant][level].merged(t))
		}
	}
}

// merged returns the tally of more games, with the best results of both.
func (t Tally) merged(other Tally) Tally {
	if other.played() > t.played() {
		t, other = other, t
	}
	for _, best := range other.Top {
		if !slices.Contains(t.Top, best) {
			t.Top = append(slices.Clip(t.Top), best)
		}
	}
	t.Top = ranked(t.Top)
	t.Ranked.Best = max(t.Ranked.Best, other.Ranked.Best)
	t.Undone.Best = max(t.Undone.Best, other.Undone.Best)
	return t
}

func (t Tally) played() int { return t.Ranked.Played() + t.Undone.Played() }
