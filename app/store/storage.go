package store

import (
	"errors"
	"fmt"
	"maps"
	"slices"
)

// Storage is what the browser offers: texts under keys, shared by everything at
// the same origin. Any of it may fail at any time.
type Storage interface {
	// Get returns the text under a key, or false if there is none or it cannot
	// be read.
	Get(key string) (value string, ok bool)

	// Set writes a text. An error that wraps ErrFull says that there is no room;
	// any other, that nothing may be kept here.
	Set(key, value string) error

	// Remove erases a key. A key that is not there is no error.
	Remove(key string) error

	// Keys returns every key, in any order.
	Keys() []string
}

// ErrFull is the error of a Storage without room for a text.
var ErrFull = errors.New("storage is full")

// Memory is a Storage that lasts as long as the program. The zero Memory is
// empty and has no limit.
type Memory struct {
	Quota   int // bytes of keys and texts that fit, as browsers count; 0 for no limit
	entries map[string]string
}

// Get returns the text under a key, if there is one.
func (m *Memory) Get(key string) (value string, ok bool) {
	value, ok = m.entries[key]
	return value, ok
}

// Set writes a text, or returns an error that wraps ErrFull.
func (m *Memory) Set(key, value string) error {
	after := m.size() + len(key) + len(value)
	if old, ok := m.entries[key]; ok {
		after -= len(key) + len(old)
	}
	if m.Quota > 0 && after > m.Quota {
		return fmt.Errorf("write %s: %w", key, ErrFull)
	}
	if m.entries == nil {
		m.entries = map[string]string{}
	}
	m.entries[key] = value
	return nil
}

func (m *Memory) size() int {
	var size int
	for key, value := range m.entries {
		size += len(key) + len(value)
	}
	return size
}

// Remove erases a key. It never fails.
func (m *Memory) Remove(key string) error {
	delete(m.entries, key)
	return nil
}

// Keys returns every key, sorted.
func (m *Memory) Keys() []string { return slices.Sorted(maps.Keys(m.entries)) }
