// Package hub speaks the Hub protocol, version 2, by which programs that play
// draughts and those that have them play talk: lines of text, a command and its
// arguments in each. It is described in protocol.txt of the program Scan.
//
// [Serve] answers as an engine does, and a [Player] is the other end: it asks an
// engine for moves. Both write what they say as a [Line].
package hub

import "strings"

// Line is one line of the protocol.
type Line struct {
	Command string
	Args    []Arg
}

// Arg is an argument of a line. One without a value is a flag.
type Arg struct{ Name, Value string }

// SyntaxError reports a text that is no line.
type SyntaxError struct{ Text string }

func (e *SyntaxError) Error() string { return "no line of the Hub protocol: " + e.Text }

// Parse reads a line. It returns a *SyntaxError if there is no command, or a
// quoted value does not end.
func Parse(text string) (Line, error) {
	var l Line
	rest := strings.TrimSpace(text)
	l.Command, rest = cutWord(rest, " \t")
	if l.Command == "" {
		return Line{}, &SyntaxError{text}
	}
	for rest = strings.TrimSpace(rest); rest != ""; rest = strings.TrimSpace(rest) {
		var a Arg
		a.Name, rest = cutWord(rest, " \t=")
		if value, ok := strings.CutPrefix(rest, "="); ok {
			if a.Value, rest, ok = cutValue(value); !ok {
				return Line{}, &SyntaxError{text}
			}
		}
		if a.Name == "" {
			return Line{}, &SyntaxError{text}
		}
		l.Args = append(l.Args, a)
	}
	return l, nil
}

// cutWord splits a text before the first of some characters.
func cutWord(text, ends string) (word, rest string) {
	if i := strings.IndexAny(text, ends); i >= 0 {
		return text[:i], text[i:]
	}
	return text, ""
}

// cutValue splits a text behind the value that it begins with.
func cutValue(text string) (value, rest string, ok bool) {
	if quoted, ok := strings.CutPrefix(text, `"`); ok {
		return strings.Cut(quoted, `"`)
	}
	value, rest = cutWord(text, " \t")
	return value, rest, true
}

// String writes the line. Values in which there are quotes lose them, because
// the protocol has no way to write them.
func (l Line) String() string {
	text := l.Command
	for _, a := range l.Args {
		text += " " + a.Name
		value := strings.ReplaceAll(a.Value, `"`, "")
		switch {
		case strings.ContainsAny(value, " \t="):
			text += `="` + value + `"`
		case value != "":
			text += "=" + value
		}
	}
	return text
}

// Value returns the value of an argument, "" if there is none.
func (l Line) Value(name string) string {
	for _, a := range l.Args {
		if a.Name == name {
			return a.Value
		}
	}
	return ""
}

// Has reports whether the line has an argument.
func (l Line) Has(name string) bool {
	for _, a := range l.Args {
		if a.Name == name {
			return true
		}
	}
	return false
}
