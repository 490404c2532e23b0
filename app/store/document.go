package store

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// prefix begins every key of ours. No other key is read or written.
const prefix = "tabuleiro/"

// Kind is what a document holds.
type Kind string

// The kinds of documents.
const (
	KindSettings Kind = "settings"
	KindRecords  Kind = "records"
	KindGame     Kind = "game"
	KindProgress Kind = "progress"
	KindHistory  Kind = "history"
)

// Document names what is kept under one key: the settings, the records, the
// progress with the lessons, the open game of a variant and a mode, or the
// finished games of a game.
type Document struct {
	Kind    Kind
	Variant string // of an open game; of finished ones the game: "draughts"
	Mode    string // of an open game
}

// GameDocument names the open game of a variant in one of the Modes.
func GameDocument(variant, mode string) Document {
	return Document{Kind: KindGame, Variant: variant, Mode: mode}
}

// DocumentOf returns which document a raw key of the browser's storage names,
// as a storage event gives it; false if it is none of ours.
func DocumentOf(key string) (d Document, ok bool) {
	name, ours := strings.CutPrefix(key, prefix)
	switch parts := strings.Split(name, "/"); len(parts) {
	case 3:
		d = Document{Kind(parts[0]), parts[1], parts[2]}
	case 2:
		d = Document{Kind: Kind(parts[0]), Variant: parts[1]}
	default:
		d = Document{Kind: Kind(name)}
	}
	if !ours || !d.valid() {
		return Document{}, false
	}
	return d, true
}

func (d Document) valid() bool {
	named := d.Variant != "" && !strings.Contains(d.Variant, "/")
	switch d.Kind {
	case KindGame:
		return named && slices.Contains(Modes, d.Mode)
	case KindHistory:
		return named && d.Mode == ""
	}
	return slices.Contains([]Document{settingsDocument, recordsDocument, progressDocument}, d)
}

// String returns "settings", "records", "game/brazilian/computer" or
// "history/draughts".
func (d Document) String() string {
	text := string(d.Kind)
	for _, part := range []string{d.Variant, d.Mode} {
		if part != "" {
			text += "/" + part
		}
	}
	return text
}

func (d Document) key() string { return prefix + d.String() }

// body is the contents of a document.
type body interface {
	// check refuses values that no version of the program writes: a *ValueError,
	// if one is to blame.
	check(Document) error

	// merge adds what another document of the same kind has beside it.
	merge(theirs body)
}

// ValueError reports a field of a document with a value that cannot be.
type ValueError struct{ Field, Value string }

func (e *ValueError) Error() string { return "no " + e.Field + " " + strconv.Quote(e.Value) }

func (d Document) empty() body {
	switch d.Kind {
	case KindSettings:
		settings := DefaultSettings()
		return &settings
	case KindRecords:
		return &Records{}
	case KindProgress:
		return &Progress{}
	case KindHistory:
		return &History{}
	}
	return &Save{}
}

// upgrades[i] turns the fields of a document of version i into those of version
// i+1. Entries are only ever added; testdata holds the documents of each version.
var upgrades = []func(d Document, fields map[string]any){
	0: nil,                               // versions count from 1
	1: func(Document, map[string]any) {}, // new fields have their defaults, and histories are new
}

// NewerError reports a document that a newer version of the program wrote.
type NewerError struct{ Version int64 }

func (e *NewerError) Error() string {
	return fmt.Sprintf("version %d is newer than %d", e.Version, len(upgrades))
}

// encode writes a document, which passed its check, in the current version.
func encode(revision int64, b body) string {
	data, _ := json.Marshal(b) // texts and finite numbers always can be
	return fmt.Sprintf(`{"version":%d,"revision":%d,%s`, len(upgrades), revision, data[1:])
}

// decode reads a document of any version into b, which may hold defaults for
// fields that are missing and is half written after an error.
func decode(d Document, text string, b body) (revision int64, err error) {
	var fields map[string]any
	if err := json.Unmarshal([]byte(text), &fields); err != nil {
		return 0, fmt.Errorf("read %s: %w", d, err)
	}
	if revision, err = upgrade(d, fields); err == nil {
		err = fill(b, fields)
	}
	if err == nil {
		err = b.check(d)
	}
	if err != nil {
		return 0, fmt.Errorf("read %s: %w", d, err)
	}
	return revision, nil
}

// upgrade takes version and revision out of the fields of a document and brings
// the others to the current version.
func upgrade(d Document, fields map[string]any) (revision int64, err error) {
	version, err := take(fields, "version")
	if err != nil {
		return 0, err
	}
	if version > int64(len(upgrades)) {
		return 0, &NewerError{version}
	}
	for _, step := range upgrades[version:] {
		step(d, fields)
	}
	return take(fields, "revision")
}

// take removes a field that must be a whole number from 1.
func take(fields map[string]any, name string) (int64, error) {
	const limit = 1 << 53 // whole numbers are exact below
	n, ok := fields[name].(float64)
	if !ok || n < 1 || n >= limit || n != float64(int64(n)) {
		return 0, fmt.Errorf("%s is %v", name, fields[name])
	}
	delete(fields, name)
	return int64(n), nil
}

// fill sets the fields of b. A field that b does not have is an error, not lost.
func fill(b body, fields map[string]any) error {
	data, err := json.Marshal(fields)
	if err != nil {
		return err
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	return decoder.Decode(b)
}
