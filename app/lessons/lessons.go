// Package lessons writes what the pages that teach say, in each language: the
// guide of Brazilian draughts, a page about every variant, the comparison of the
// rules of several countries, and how the computer thinks. [Library] returns them.
//
// What can be read off the rules, the levels and the weights of the engine is read
// off them. Only the site tool links this package: the program fetches the file
// that the tool makes of it.
package lessons

import (
	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/rules/draughts"
)

// Library returns the pages in a language that i18n has.
func Library(t *i18n.Text) learn.Library {
	s := sayings[t.Tag]
	pages := learn.Library{
		learn.Guide:      guidePage(s),
		learn.Comparison: comparison(t, s),
		learn.Computer:   computer(t, s),
	}
	for _, r := range draughts.Rulesets {
		pages[r.Key] = book(t, s, r)
	}
	return pages
}

// sayings are the words of each language, by its tag.
var sayings = map[string]*saying{"pt-BR": &portuguese, "en": &english}

// saying is what the pages say in one language. What a text is about is known by a
// key that all languages share.
type saying struct {
	comma    string            // before decimals
	guide    words             // of the page
	chapters map[string]string // titles of the chapters of the guide
	lessons  map[string]words  // of the guide and of the pages about variants, by ID
	parts    map[string]string // titles of the parts about a variant
	book     bookWords
	compared comparisonWords
	thinking computerWords
}

// words are a section's, and those of its task.
type words struct {
	title      string
	text       []string
	goal, done string
}
