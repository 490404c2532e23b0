package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
)

// backupVersion is the version of the file that Export writes. Its documents have
// versions of their own.
const backupVersion = 1

// Backup is all that was kept at a time.
type Backup struct {
	At        int64 // unix milliseconds
	documents map[string]body
}

// backupFile is a backup as it is written.
type backupFile struct {
	Version   int                        `json:"tabuleiro"`
	At        int64                      `json:"at"`
	Documents map[string]json.RawMessage `json:"documents"`
}

// Backup returns all that can be read, with the results that are pending.
func (s *Store) Backup(at int64) Backup {
	backup := Backup{at, map[string]body{}}
	for _, d := range s.documents() {
		b := d.empty()
		if _, ok := s.read(d, b); ok {
			backup.documents[d.String()] = b
		}
	}
	if len(s.pending) > 0 {
		records := s.Records()
		backup.documents[recordsDocument.String()] = &records
	}
	return backup
}

// File writes a backup for ReadBackup.
func (b Backup) File() []byte {
	f := backupFile{backupVersion, b.At, map[string]json.RawMessage{}}
	for name, document := range b.documents {
		f.Documents[name] = json.RawMessage(encode(1, document))
	}
	text, _ := json.MarshalIndent(f, "", "\t") // texts and finite numbers always can be
	return append(text, '\n')
}

// Contents is how much there is of each thing.
type Contents struct {
	Settings bool
	Open     int // games
	Past     int // games that are remembered
	Results  int // games in the records
	Lessons  int // that were done
}

// Contents counts what there is.
func (b Backup) Contents() (c Contents) {
	for _, document := range b.documents {
		switch document := document.(type) {
		case *Settings:
			c.Settings = true
		case *Save:
			c.Open++
		case *History:
			c.Past += len(document.Games)
		case *Progress:
			c.Lessons += len(document.Done)
		case *Records:
			for _, levels := range document.Variants {
				for _, t := range levels {
					c.Results += t.played()
				}
			}
		}
	}
	return c
}

// BackupProblem is why a file is no backup.
type BackupProblem string

// The problems.
const (
	NotJSON     BackupProblem = "not JSON"     // at Line and Column
	NotABackup  BackupProblem = "no backup"    // it is JSON of something else
	NewerBackup BackupProblem = "newer"        // a newer version of the program wrote it
	NoDocument  BackupProblem = "no document"  // the program keeps nothing called Document
	BadDocument BackupProblem = "bad document" // what is in Document cannot be: Err tells why
)

// BackupProblems lists them.
var BackupProblems = []BackupProblem{NotJSON, NotABackup, NewerBackup, NoDocument, BadDocument}

// BackupError reports a file that is no backup.
type BackupError struct {
	Problem      BackupProblem
	Line, Column int    // from 1
	Document     string // "settings", "game/brazilian/two"
	Err          error
}

func (e *BackupError) Error() string {
	return fmt.Sprintf("%s %d:%d %s: %v", e.Problem, e.Line, e.Column, e.Document, e.Err)
}

// Unwrap returns what was wrong with the text or the document.
func (e *BackupError) Unwrap() error { return e.Err }

// ReadBackup reads a file that this or an earlier version of the program wrote, or
// returns a *BackupError. All of it was read then, and the caller, who is asked
// about each game, found nothing wrong with any.
func ReadBackup(text []byte, open func(Save) error, past func(Past) error) (Backup, error) {
	var f backupFile
	if err := json.Unmarshal(text, &f); err != nil {
		return Backup{}, notJSON(text, err)
	}
	switch {
	case f.Version < 1 || f.Documents == nil:
		return Backup{}, &BackupError{Problem: NotABackup}
	case f.Version > backupVersion:
		return Backup{}, &BackupError{Problem: NewerBackup}
	}
	backup := Backup{f.At, map[string]body{}}
	for _, name := range slices.Sorted(maps.Keys(f.Documents)) {
		d, ok := DocumentOf(prefix + name)
		if !ok {
			return Backup{}, &BackupError{Problem: NoDocument, Document: name}
		}
		b := d.empty()
		_, err := decode(d, string(f.Documents[name]), b)
		if err == nil {
			err = askAbout(b, open, past)
		}
		if err != nil {
			return Backup{}, badDocument(name, err)
		}
		backup.documents[name] = b
	}
	return backup, nil
}

func askAbout(b body, open func(Save) error, past func(Past) error) error {
	switch b := b.(type) {
	case *Save:
		return open(*b)
	case *History:
		for _, p := range b.Games {
			if err := past(p); err != nil {
				return err
			}
		}
	}
	return nil
}

func notJSON(text []byte, err error) *BackupError {
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return &BackupError{Problem: NotABackup, Err: err}
	}
	before := text[:max(syntax.Offset-1, 0)]
	line := before[bytes.LastIndexByte(before, '\n')+1:]
	return &BackupError{Problem: NotJSON, Line: bytes.Count(before, []byte("\n")) + 1, Column: len([]rune(string(line))) + 1, Err: err}
}

func badDocument(name string, err error) *BackupError {
	problem := BadDocument
	if newer := (*NewerError)(nil); errors.As(err, &newer) {
		problem = NewerBackup
	}
	return &BackupError{Problem: problem, Document: name, Err: err}
}
