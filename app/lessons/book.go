package lessons

import (
	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/rules/draughts"
)

// bookWords are the words of the pages about variants. What is said of some rules
// alone has a condition beside it.
type bookWords struct {
	howTo     []sentence
	inDetail  words               // before the lessons that the details are played in
	details   map[string][]string // of a variant, by its key
	controls  []string
	tips      []sentence
	strategy  []sentence
	family    func(r draughts.Ruleset, name string) []string // what game it is
	questions []exchange
	links     linkWords
}

// sentence is said of the rules that it is true of; of all if true is nil.
type sentence struct {
	of   func(draughts.Ruleset) bool
	text func(draughts.Ruleset) string
}

// exchange is a question with its answer by a set of rules.
type exchange struct {
	id, ask string
	answer  func(draughts.Ruleset) string
}

// linkWords name the pages that these lead to.
type linkWords struct{ guide, computer, comparison string }

// plain is a sentence without anything to fill in.
func plain(of func(draughts.Ruleset) bool, text string) sentence {
	return sentence{of, func(draughts.Ruleset) string { return text }}
}

// said returns the sentences that are said of a set of rules.
func said(sentences []sentence, r draughts.Ruleset) []string {
	var texts []string
	for _, s := range sentences {
		if s.of == nil || s.of(r) {
			texts = append(texts, s.text(r))
		}
	}
	return texts
}

// played are the lessons on the page about a variant, beside those of the guide.
var played = map[string]map[string][]lesson{
	"english": {
		learn.HowTo: {
			{id: "inglesa-pedra", task: learn.Task{Variant: "english", Start: "B:W29:B11", Lines: [][]string{{"f6e5"}, {"f6g5"}}}, refused: []refused{
				{"f6", "g7", draughts.ManBackward}, {"f6", "d4", draughts.TooFar},
			}, only: []string{"f6e5", "f6g5"}},
			{id: "inglesa-captura", task: learn.Task{Variant: "english", Start: "B:W7,15,22:B11", Lines: [][]string{{"f6d4b2"}}}},
			{id: "inglesa-dama", task: learn.Task{Variant: "english", Start: "B:W22,29:BK18", Lines: [][]string{{"d4b2"}}}},
		},
		learn.Strategy: {
			{id: "dois-por-um", task: learn.Task{Variant: "english", Start: "B:W28,16,22,14:B6,15,1,2", Lines: [][]string{{"c7d6", "c5e7", "d8f6h4"}}}},
			{id: "ultima-fileira", task: learn.Task{Variant: "english", Start: "B:W5,12:B1,3,13,14", Lines: [][]string{{"a5b4"}, {"c5b4"}, {"c5d4"}}}},
			{id: "duas-damas", task: learn.Task{Variant: "english", Start: "B:WK32:BK14,K15", Level: "medium"}},
		},
	},
	"brazilian": {
		learn.Strategy: {chapterLesson("principios", "sacrificio"), chapterLesson("principios", "ninguem-protegido"), chapterLesson("principios", "vale-uma-dama")},
	},
}

// chapterLesson returns a lesson of the guide.
func chapterLesson(chapter, id string) lesson {
	for _, c := range chapters {
		for _, l := range c.lessons {
			if c.id == chapter && l.id == id {
				return l
			}
		}
	}
	panic("lessons: no " + id)
}

// book is the page about a variant in a language: the same seven parts for all.
func book(t *i18n.Text, s *saying, r draughts.Ruleset) learn.Page {
	b, v := s.book, t.Variants[r.Key]
	parts := map[string][]learn.Section{
		learn.HowTo:     {says("passos", prose{list: said(b.howTo, r), links: b.guideLink(r)})},
		learn.Rules:     b.rulesInDetail(s, r),
		learn.Controls:  {says("maos", prose{list: b.controls})},
		learn.Tips:      {says("conselhos", prose{list: said(b.tips, r)})},
		learn.Strategy:  {says("plano", prose{text: said(b.strategy, r), links: []link{{b.links.computer, "#/computador"}}})},
		learn.About:     {says("familia", prose{text: b.family(r, v.Name), links: []link{{b.links.comparison, "#/comparar"}}})},
		learn.Questions: b.answers(r),
	}
	page := learn.Page{Title: v.Name, Brief: v.Brief}
	for _, id := range learn.Parts {
		part := learn.Part{ID: id, Title: s.parts[id], Sections: parts[id]}
		for _, l := range played[r.Key][id] {
			part.Sections = append(part.Sections, l.section(s))
		}
		page.Parts = append(page.Parts, part)
	}
	return page
}

// says is a section without a title.
func says(id string, p prose) learn.Section { return learn.Section{ID: id, HTML: p.html()} }

// guideLink leads from the Brazilian rules to the guide.
func (b bookWords) guideLink(r draughts.Ruleset) []link {
	if r.Key != "brazilian" {
		return nil
	}
	return []link{{b.links.guide, "#/aprender"}}
}

// rulesInDetail are the cases that people ask about, with the lessons in which
// they are played.
func (b bookWords) rulesInDetail(s *saying, r draughts.Ruleset) []learn.Section {
	details := b.details[r.Key]
	if details == nil {
		return nil
	}
	section := learn.Section{ID: "detalhes", Title: b.inDetail.title, HTML: prose{list: details}.html()}
	if r.Key != "brazilian" {
		return []learn.Section{section}
	}
	lessons := prose{text: b.inDetail.text}
	for _, c := range chapters[1:6] { // the rules, without the tips
		for _, l := range c.lessons {
			lessons.links = append(lessons.links, link{s.lessons[l.id].title, "#/aprender/" + l.id})
		}
	}
	return []learn.Section{section, {ID: "licoes", Title: b.inDetail.goal, HTML: lessons.html()}}
}

// answers are the questions with the answers by a set of rules.
func (b bookWords) answers(r draughts.Ruleset) []learn.Section {
	var sections []learn.Section
	for _, q := range b.questions {
		if answer := q.answer(r); answer != "" {
			sections = append(sections, learn.Section{ID: q.id, Title: q.ask, HTML: prose{text: []string{answer}}.html()})
		}
	}
	return sections
}

// What a set of rules is like, for the sentences that are said of some alone.

func ordinary(r draughts.Ruleset) bool  { return !r.GiveAway && !r.FirstKingWins }
func givesAway(r draughts.Ruleset) bool { return r.GiveAway }
func hurries(r draughts.Ruleset) bool   { return r.FirstKingWins }
func flying(r draughts.Ruleset) bool    { return ordinary(r) && r.FlyingKings }
func short(r draughts.Ruleset) bool     { return ordinary(r) && !r.FlyingKings }

// kingInMen is what a king is worth to the computer, in men.
func kingInMen(key, comma string) string {
	w := weightsOf(key)
	return inMen(100*w.King/w.Man, comma)
}
