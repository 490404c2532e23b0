// Package pdn reads and writes games of draughts as text: files of Portable
// Draughts Notation, and a single move as a person types it.
//
// [Read] takes any file apart into games; each [Game] has its tags and a tree of
// moves as they were written. [Game.Replay] plays the main line by the rules,
// and [New] makes a Game of one that was played here. [ParseMove] finds the move
// that a text means.
//
// It follows PDN 3.0 (wiegerw.github.io/pdn) in what it writes, and reads what
// older programs wrote as well. It is a package of its own because the worker,
// which links package draughts, has no use for it.
package pdn

import (
	"strconv"
	"strings"
)

// Game is one game of a file.
type Game struct {
	Tags  []Tag
	Moves Line
	Err   *Error // what could not be read, or nil: the game has what was read
}

// Tag says something about a game: [White "Ana"].
type Tag struct {
	Name, Value string
	Place       Place // where it was read
}

// Line is a sequence of moves: the main line of a game or a variation.
type Line []Move

// Move is a move as it is written, with what is said about it. One without Text
// holds what no move follows.
type Move struct {
	Text       string   // squares with signs between: "32-28", "c3:e5:g7"
	Strength   string   // "!", "?!", "(?)"
	Glyphs     []int    // numeric annotation glyphs: 7 is a forced move
	Setup      string   // FEN of the position set up before the move, or ""
	Before     []string // comments ahead of it
	After      []string // comments on it
	Variations []Line   // what else could be played in its place
	Place      Place    // where it was read
}

// Place is a place in a text: its line and the character in it, both from 1.
type Place struct{ Line, Column int }

func (p Place) String() string { return strconv.Itoa(p.Line) + ":" + strconv.Itoa(p.Column) }

// Fault is what is wrong with a game.
type Fault string

// What Read cannot read.
const (
	BadTag           Fault = `want a tag as [Name "value"]`
	OpenTag          Fault = "a tag is not closed" // Text: its name
	OpenComment      Fault = "a comment is not closed"
	OpenVariation    Fault = "a variation is not closed"
	StrayParenthesis Fault = "no variation is open here"
	EarlyVariation   Fault = "a variation before the first move"
	DeepVariation    Fault = "too many variations in each other"
	BadGlyph         Fault = "want a number up to 1023 after $"
	BadSetup         Fault = `want a position as /FEN "..."/`
	NotAMove         Fault = "want a move"                      // Text: the word that stands there
	TwoResults       Fault = "the tag Result has another score" // Text: the one that ends the game
)

// What Replay cannot play.
const (
	BadPosition Fault = "the start is no position" // Err: a *rules.SetupError
	LateSetup   Fault = "a position is set up in the middle of the game"
	BadMove     Fault = "the move is not one of the rules"       // Err: a *MoveError
	WrongResult Fault = "the result is not that of the position" // Text: the tag Result
)

// Faults lists them.
var Faults = []Fault{
	BadTag, OpenTag, OpenComment, OpenVariation, StrayParenthesis, EarlyVariation, DeepVariation,
	BadGlyph, BadSetup, NotAMove, TwoResults, BadPosition, LateSetup, BadMove, WrongResult,
}

// Error reports what in a text could not be read or played, and where.
type Error struct {
	Place Place
	Fault Fault
	Text  string // what it is about, or ""
	Err   error  // the *MoveError or *rules.SetupError behind it, or nil
}

func (e *Error) Error() string {
	text := e.Place.String() + ": " + string(e.Fault)
	if e.Text != "" {
		text += ": " + e.Text
	}
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap returns the error of the move or the position.
func (e *Error) Unwrap() error { return e.Err }

// Tag returns the value of the first tag with a name, or "".
func (g *Game) Tag(name string) string { return g.find(name).Value }

// find returns the first tag with a name, or one without a value.
func (g *Game) find(name string) Tag {
	for _, t := range g.Tags {
		if t.Name == name {
			return t
		}
	}
	return Tag{Name: name, Place: Place{1, 1}}
}

// SetTag gives the tag with a name a value, and adds it if there is none.
func (g *Game) SetTag(name, value string) {
	for i := range g.Tags {
		if g.Tags[i].Name == name {
			g.Tags[i].Value = value
			return
		}
	}
	g.Tags = append(g.Tags, Tag{Name: name, Value: value})
}

// empty reports whether the game says nothing at all.
func (g *Game) empty() bool { return len(g.Tags) == 0 && len(g.Moves) == 0 && g.Err == nil }

// bare reports whether nothing is said ahead of the move.
func (m *Move) bare() bool { return m.Setup == "" && len(m.Before) == 0 }

// Command returns the value of a command in the comments on a move: of "clk" in
// "[%clk 1:05:23]".
func (m *Move) Command(name string) (value string, ok bool) {
	for _, comment := range m.After {
		_, rest, found := strings.Cut(comment, "[%"+name+" ")
		if value, _, closed := strings.Cut(rest, "]"); found && closed {
			return strings.TrimSpace(value), true
		}
	}
	return "", false
}

// Clock is the time that a clock shows, in seconds; -1 for a side that it does
// not show.
type Clock struct{ White, Black int }

// Clock returns the clock in the comments on a move of a side, as "[%clk
// 1:05:23]" or "[%clock w0:00:10 B0:00:03]".
func (m *Move) Clock(white bool) (c Clock, ok bool) {
	value, ok := m.Command("clk")
	if !ok {
		value, ok = m.Command("clock")
	}
	c = Clock{-1, -1}
	for _, field := range strings.Fields(value) {
		side := &c.Black
		switch letter := field[0]; {
		case letter == 'w' || letter == 'W' || white && letter != 'b' && letter != 'B':
			side = &c.White
		}
		if *side, ok = seconds(strings.TrimLeft(field, "wWbB")); !ok {
			return Clock{-1, -1}, false
		}
	}
	return c, ok && (c.White >= 0 || c.Black >= 0)
}

// seconds reads a time of hours, minutes and seconds.
func seconds(text string) (total int, ok bool) {
	parts := strings.Split(text, ":")
	if len(parts) > 3 {
		return -1, false
	}
	for _, part := range parts {
		n, err := strconv.ParseUint(part, 10, 16)
		if err != nil {
			return -1, false
		}
		total = 60*total + int(n)
	}
	return total, true
}
