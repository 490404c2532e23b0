package store

import (
	"errors"
	"maps"
	"slices"
)

// overlay is a storage with, above it, what it refused: texts held in memory
// until it takes them. A held text gives way when what lies below it changes,
// for then another tab has written.
type overlay struct {
	below  Storage
	held   map[string]held
	denied bool // the last write failed, and not for want of room
}

// held is what should be under a key, and what was there when it was refused.
type held struct{ under, over entry }

// entry is what is under a key: a text, or nothing.
type entry struct {
	text string
	ok   bool
}

func (o *overlay) under(key string) entry {
	text, ok := o.below.Get(key)
	return entry{text, ok}
}

func (o *overlay) get(key string) (text string, ok bool) {
	e := o.under(key)
	if h, ok := o.held[key]; ok {
		if h.under == e {
			return h.over.text, h.over.ok
		}
		delete(o.held, key)
	}
	return e.text, e.ok
}

func (o *overlay) set(key, text string) error {
	err := o.below.Set(key, text)
	o.denied = err != nil && !errors.Is(err, ErrFull)
	if err == nil {
		delete(o.held, key)
	}
	return err
}

func (o *overlay) hold(key, text string) {
	o.held[key] = held{o.under(key), entry{text, true}}
}

// remove erases a key; what cannot be erased is hidden.
func (o *overlay) remove(key string) {
	delete(o.held, key)
	if err := o.below.Remove(key); err != nil {
		o.denied = true
		o.held[key] = held{under: o.under(key)}
	}
}

// keys returns every key, sorted.
func (o *overlay) keys() []string {
	keys := slices.Collect(maps.Keys(o.held))
	for _, key := range o.below.Keys() {
		if _, ok := o.held[key]; !ok {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys
}
