package lessons

import (
	"fmt"
	"strings"

	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
)

// comparedRules are the rules that are put side by side.
var comparedRules = []string{"brazilian", "portuguese", "spanish", "international", "russian", "english"}

// A placement is what stands on a board of 8 by 8 with a dark corner at White's
// left, to be set up on any board.
type placement struct{ white, black string } // squares with a K before kings: "c3 Kh2"

// comparedPositions are those that the rules are compared by, with what each of
// them decides.
var comparedPositions = []struct {
	id    string
	place placement
}{
	{"para-tras", placement{"e5", "d4 h8"}},
	{"dama-longe", placement{"Ka1", "d4 b8"}},
	{"maioria", placement{"Kh2 a3", "b4 g3 e5"}},
	{"qualidade", placement{"c3 f2", "d4 Kg3"}},
	{"de-passagem", placement{"d6", "e7 g7"}},
}

// comparisonWords are the words of the comparison. Those of a position go by its ID.
type comparisonWords struct {
	page      words
	positions map[string]words
	table     string   // title of the table
	head      string   // of its first column
	questions []string // its rows: what answers answer
	yes, no   string
	left      string // where a board has its dark corner
	right     string
}

// answers are those of a set of rules to the questions of the table.
var answers = [...]func(comparisonWords, draughts.Ruleset) string{
	func(c comparisonWords, r draughts.Ruleset) string { return c.say(r.MenCaptureBackward) },
	func(c comparisonWords, r draughts.Ruleset) string { return c.say(r.FlyingKings) },
	func(c comparisonWords, r draughts.Ruleset) string { return c.say(r.MostPieces) },
	func(c comparisonWords, r draughts.Ruleset) string { return c.say(r.MostKings) },
	func(c comparisonWords, r draughts.Ruleset) string { return c.say(r.CrownedInPassing) },
	func(c comparisonWords, r draughts.Ruleset) string { return fmt.Sprintf("%d × %d", r.Size, r.Size) },
	func(c comparisonWords, r draughts.Ruleset) string {
		if r.DarkRight {
			return c.right
		}
		return c.left
	},
}

// comparison is the page of the comparison in a language.
func comparison(t *i18n.Text, s *saying) learn.Page {
	c := s.compared
	page := learn.Page{Title: c.page.title, Brief: c.page.text[0]}
	for _, p := range comparedPositions {
		w := c.positions[p.id]
		section := learn.Section{ID: p.id, HTML: prose{text: w.text}.html()}
		for _, key := range comparedRules {
			section.Tasks = append(section.Tasks, learn.Task{Variant: key, Start: p.place.on(key)})
		}
		page.Parts = append(page.Parts, learn.Part{ID: p.id, Title: w.title, Sections: []learn.Section{section}})
	}
	table := learn.Section{ID: "tabela", HTML: prose{name: c.table, table: c.grid(t)}.html()}
	page.Parts = append(page.Parts, learn.Part{ID: "resumo", Title: c.table, Sections: []learn.Section{table}})
	return page
}

// grid answers every question for every set of rules.
func (c comparisonWords) grid(t *i18n.Text) [][]string {
	grid := [][]string{{c.head}}
	for _, question := range c.questions {
		grid = append(grid, []string{question})
	}
	for _, key := range comparedRules {
		r, _ := draughts.Find(key)
		grid[0] = append(grid[0], t.Variants[key].Short)
		for i, answer := range answers {
			grid[i+1] = append(grid[i+1], answer(c, r))
		}
	}
	return grid
}

func (c comparisonWords) say(yes bool) string {
	if yes {
		return c.yes
	}
	return c.no
}

// on writes the placement for the board of a variant, White to move. Its last row
// comes to lie on that of the board, and it is mirrored where the dark corner is at
// the right.
func (p placement) on(variant string) string {
	v, _ := catalog.Find(variant)
	side := func(list string) string {
		var squares []string
		for _, text := range strings.Fields(list) {
			name, king := strings.CutPrefix(text, "K")
			square, err := rules.ParseSquare(name)
			if err != nil {
				panic(err) // it is ours
			}
			name = v.SquareName(onBoard(v, square))
			if king {
				name = "K" + name
			}
			squares = append(squares, name)
		}
		return strings.Join(squares, ",")
	}
	return "W:W" + side(p.white) + ":B" + side(p.black)
}

// onBoard returns where a square of the usual board comes to lie.
func onBoard(v *rules.Variant, s rules.Square) rules.Square {
	file := s.File()
	if v.SquareName(rules.At(0, 0)) == "" {
		file = v.Files - 1 - file
	}
	return rules.At(file, s.Rank()+v.Ranks-8)
}
