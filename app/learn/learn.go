// Package learn says what the pages that teach are made of: a [Page] has parts,
// a part sections, and a section words and something to do on a board. Package
// lessons writes them and the site tool puts them into files, one for each
// language, which the program fetches when such a page is opened.
package learn

import (
	"encoding/json"
	"fmt"
)

// The pages that are not about one variant; those go by the key of the variant.
const (
	Guide      = "guide"      // Brazilian draughts from nothing, rule by rule
	Comparison = "comparison" // the same position by the rules of several countries
	Computer   = "computer"   // how the computer thinks
)

// The parts of the page about a variant, in their order. They are the same in all
// languages and part of addresses.
const (
	HowTo     = "como-jogar"
	Rules     = "regras-em-detalhe"
	Controls  = "controles"
	Tips      = "dicas"
	Strategy  = "estrategia"
	About     = "sobre"
	Questions = "perguntas"
)

// Parts lists them.
var Parts = []string{HowTo, Rules, Controls, Tips, Strategy, About, Questions}

// Page is one that teaches.
type Page struct {
	Title string `json:"title"`
	Brief string `json:"brief,omitempty"` // what it is, in a sentence or two
	Parts []Part `json:"parts"`
}

// Part is a chapter of a page.
type Part struct {
	ID       string    `json:"id"`
	Title    string    `json:"title"`
	Sections []Section `json:"sections,omitempty"`
}

// Section is one thing to learn.
type Section struct {
	ID    string `json:"id"` // unique in the page, the same in all languages
	Title string `json:"title,omitempty"`
	HTML  string `json:"html,omitempty"`  // what it says, one element
	Tasks []Task `json:"tasks,omitempty"` // several stand side by side
}

// Task is a board by the rules of a variant, with something to be done on it. The
// person plays the side that is to move. One way to do it is enough: Any, Lines or
// Level; with none the board is there to try what the rules allow.
type Task struct {
	Variant string     `json:"variant"`
	Start   string     `json:"start,omitempty"`  // FEN; "" where the game begins
	Before  []string   `json:"before,omitempty"` // moves played from there
	Goal    string     `json:"goal,omitempty"`   // what to do
	Done    string     `json:"done,omitempty"`   // what is said when it is done
	Any     bool       `json:"any,omitempty"`    // any legal move will do
	Lines   [][]string `json:"lines,omitempty"`  // the moves that will do, with the replies between them
	Level   string     `json:"level,omitempty"`  // the computer plays against the person, who is to win
}

// Free reports whether the board is there only to try what the rules allow.
func (t Task) Free() bool { return !t.Any && t.Lines == nil && t.Level == "" }

// Find returns the section with an ID and its number among all of the page,
// from 0.
func (p Page) Find(id string) (s Section, n int, ok bool) {
	for n, s := range p.Sections() {
		if s.ID == id {
			return s, n, true
		}
	}
	return Section{}, 0, false
}

// Sections returns the sections of all parts.
func (p Page) Sections() []Section {
	var all []Section
	for _, part := range p.Parts {
		all = append(all, part.Sections...)
	}
	return all
}

// Part returns the part with an ID, empty if there is none.
func (p Page) Part(id string) Part {
	for _, part := range p.Parts {
		if part.ID == id {
			return part
		}
	}
	return Part{}
}

// Library is the pages of a language by their keys.
type Library map[string]Page

// Write returns the library as a file.
func (l Library) Write() ([]byte, error) { return json.Marshal(l) }

// Read reads a file that Write made.
func Read(text string) (Library, error) {
	var l Library
	if err := json.Unmarshal([]byte(text), &l); err != nil {
		return nil, fmt.Errorf("read the library: %w", err)
	}
	return l, nil
}
