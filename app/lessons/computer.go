package lessons

import (
	"strconv"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/rules/draughts"
)

// computerWords are the words of the page on how the computer thinks.
type computerWords struct {
	page    words
	how     words // that it looks ahead, and how
	levels  words
	head    [4]string // of the table of levels
	all     string    // every move by chance
	chance  func(oneIn int) string
	plies   func(n int) string
	most    func(plies, positions int) string
	noise   func(hundredths int) string
	none    string
	values  words
	weights [len(weights)]string // the rows of the table of values
	value   string               // head of its first column
	apart   words                // that it thinks apart from the board
}

// weights are what the evaluation counts, in the order of the words.
var weights = [...]func(draughtsengine.Weights) int{
	func(w draughtsengine.Weights) int { return w.Man },
	func(w draughtsengine.Weights) int { return w.King },
	func(w draughtsengine.Weights) int { return w.Advance },
	func(w draughtsengine.Weights) int { return w.BackRow },
	func(w draughtsengine.Weights) int { return w.Centre },
	func(w draughtsengine.Weights) int { return w.Trade },
	func(w draughtsengine.Weights) int { return w.Chase },
}

// computer is the page in a language, after the levels and the weights themselves.
func computer(t *i18n.Text, s *saying) learn.Page {
	c := s.thinking
	part := func(id string, w words, table [][]string) learn.Part {
		return learn.Part{ID: id, Title: w.title, Sections: []learn.Section{{ID: id, HTML: prose{text: w.text, name: w.title, table: table}.html()}}}
	}
	return learn.Page{Title: c.page.title, Brief: c.page.text[0], Parts: []learn.Part{
		part("como", c.how, nil),
		part("niveis", c.levels, c.levelTable(t)),
		part("valores", c.values, c.valueTable(t)),
		part("separado", c.apart, nil),
	}}
}

func (c computerWords) levelTable(t *i18n.Text) [][]string {
	table := [][]string{c.head[:]}
	for _, l := range ai.Levels {
		table = append(table, []string{t.Levels[l.Key], c.ahead(l), c.random(l), c.misjudges(l)})
	}
	return table
}

// ahead tells how far a level looks.
func (c computerWords) ahead(l ai.Level) string {
	switch {
	case l.Depth == 0:
		return c.none
	case l.Nodes > 0:
		return c.most(l.Depth, l.Nodes)
	}
	return c.plies(l.Depth)
}

// random tells how often a level moves by chance.
func (c computerWords) random(l ai.Level) string {
	switch l.RandomOneIn {
	case 0:
		return c.none
	case 1:
		return c.all
	}
	return c.chance(l.RandomOneIn)
}

// misjudges tells by how much a level may be wrong about a move.
func (c computerWords) misjudges(l ai.Level) string {
	if l.Noise == 0 {
		return c.none
	}
	return c.noise(l.Noise)
}

// valueTable lists what the evaluation counts, by the two main sets of rules.
func (c computerWords) valueTable(t *i18n.Text) [][]string {
	table := [][]string{{c.value}}
	for _, text := range c.weights {
		table = append(table, []string{text})
	}
	for _, key := range []string{"brazilian", "english"} {
		table[0] = append(table[0], t.Variants[key].Short)
		for i, weight := range weights {
			table[i+1] = append(table[i+1], strconv.Itoa(weight(weightsOf(key))))
		}
	}
	return table
}

func weightsOf(key string) draughtsengine.Weights {
	r, _ := draughts.Find(key)
	return *draughtsengine.WeightsOf(r)
}
