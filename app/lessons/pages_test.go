package lessons

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
)

func TestEveryPageSaysTheSameInEveryLanguage(t *testing.T) {
	first := Library(i18n.Languages[0])
	for _, text := range i18n.Languages {
		pages := Library(text)
		if len(pages) != len(draughts.Rulesets)+3 {
			t.Errorf("%s has %d pages", text.Tag, len(pages))
		}
		for key, page := range pages {
			if page.Title == "" || page.Brief == "" {
				t.Errorf("%s %s has no title or says not what it is", text.Tag, key)
			}
			if got, want := shape(page), shape(first[key]); !slices.Equal(got, want) {
				t.Errorf("%s %s is made of\n%v, in the first language\n%v", text.Tag, key, got, want)
			}
			checkWords(t, text.Tag+" "+key, page)
		}
	}
}

var empty = regexp.MustCompile(`<(p|li|td|th|a)[^>]*></`)

var tags = regexp.MustCompile(`</?[a-z]+`)

// shape lists what a page is made of, without its words.
func shape(p learn.Page) []string {
	var parts []string
	for _, part := range p.Parts {
		parts = append(parts, part.ID)
		for _, s := range part.Sections {
			parts = append(parts, s.ID, strings.Join(tags.FindAllString(s.HTML, -1), ""), strconv.Itoa(len(s.Tasks)))
		}
	}
	return parts
}

// checkWords reports what a page leaves out, and IDs that it has twice.
func checkWords(t *testing.T, where string, p learn.Page) {
	t.Helper()
	seen := map[string]bool{}
	for _, part := range p.Parts {
		if part.Title == "" {
			t.Errorf("%s: part %s has no title", where, part.ID)
		}
		for _, s := range part.Sections {
			if seen[s.ID] {
				t.Errorf("%s: %s is there twice", where, s.ID)
			}
			seen[s.ID] = true
			texts := []string{s.HTML}
			for _, task := range s.Tasks {
				if !task.Free() {
					texts = append(texts, task.Goal, task.Done)
				}
			}
			for _, text := range texts {
				if strings.TrimSpace(text) == "" || empty.MatchString(text) || strings.ContainsAny(text, "{}%") {
					t.Errorf("%s: %s says %q", where, s.ID, text)
				}
			}
		}
	}
}

func TestEveryVariantHasTheSameSevenParts(t *testing.T) {
	for _, text := range i18n.Languages {
		pages := Library(text)
		for _, v := range catalog.All {
			var ids []string
			for _, part := range pages[v.Key].Parts {
				ids = append(ids, part.ID)
				if len(part.Sections) == 0 && part.ID != learn.Rules { // which the program has in short itself
					t.Errorf("%s %s: %s is empty", text.Tag, v.Key, part.ID)
				}
			}
			if !slices.Equal(ids, learn.Parts) {
				t.Errorf("%s %s has the parts %v", text.Tag, v.Key, ids)
			}
		}
	}
}

func TestALibraryIsReadAsItWasWritten(t *testing.T) {
	for _, text := range i18n.Languages {
		content, err := Library(text).Write()
		if err != nil {
			t.Fatal(err)
		}
		pages, err := learn.Read(string(content))
		if err != nil {
			t.Fatal(err)
		}
		again, err := pages.Write()
		if err != nil || string(again) != string(content) {
			t.Errorf("%s: it is not the same (%v)", text.Tag, err)
		}
	}
}

// TestTheSamePositionIsSetUpForAllRules counts what each set of rules allows.
func TestTheSamePositionIsSetUpForAllRules(t *testing.T) {
	page := Library(i18n.Languages[0])[learn.Comparison]
	backward, _, _ := page.Find("para-tras")
	for _, task := range backward.Tasks {
		r, _ := draughts.Find(task.Variant)
		if got := captures(begin(t, task)); got != r.MenCaptureBackward {
			t.Errorf("%s: a capture backward is there: %v", task.Variant, got)
		}
	}
	counts := map[string]map[string]int{ // how many moves each allows
		"dama-longe":  {"brazilian": 4, "english": 1},
		"maioria":     {"brazilian": 3, "portuguese": 3, "spanish": 3, "russian": 4},
		"qualidade":   {"brazilian": 2, "portuguese": 1, "spanish": 1, "international": 2, "russian": 2},
		"de-passagem": {"brazilian": 1, "international": 1},
	}
	for position, want := range counts {
		s, _, _ := page.Find(position)
		for _, task := range s.Tasks {
			if n, ok := want[task.Variant]; ok && len(legal(begin(t, task))) != n {
				t.Errorf("%s by %s: %v, want %d moves", position, task.Variant, legal(begin(t, task)), n)
			}
		}
	}
}

func TestTheComparisonAnswersByTheRules(t *testing.T) {
	table := portuguese.compared.grid(i18n.Languages[0])
	want := map[string][]string{
		"Brasileiras":    {"sim", "sim", "sim", "não", "não", "8 × 8", "à esquerda"},
		"Portuguesas":    {"não", "sim", "sim", "sim", "não", "8 × 8", "à direita"},
		"Espanholas":     {"não", "sim", "sim", "sim", "não", "8 × 8", "à direita"},
		"Internacionais": {"sim", "sim", "sim", "não", "não", "10 × 10", "à esquerda"},
	}
	for name, answers := range want {
		column := slices.Index(table[0], name)
		if column < 0 {
			t.Fatalf("no column %s in %v", name, table[0])
		}
		for i, answer := range answers {
			if got := table[i+1][column]; got != answer {
				t.Errorf("%s, %s: %q, want %q", name, table[i+1][0], got, answer)
			}
		}
	}
}

func TestThePageOfTheComputerShowsItsOwnNumbers(t *testing.T) {
	for _, text := range i18n.Languages {
		words := sayings[text.Tag].thinking
		levels := words.levelTable(text)
		if len(levels) != len(ai.Levels)+1 {
			t.Errorf("%s: %d rows of levels", text.Tag, len(levels))
		}
		for i, l := range ai.Levels {
			row := levels[i+1]
			if row[0] != text.Levels[l.Key] || l.Depth > 0 && !strings.Contains(row[1], strconv.Itoa(l.Depth)) {
				t.Errorf("%s: level %s is told as %v", text.Tag, l.Key, row)
			}
		}
		values := words.valueTable(text)
		for i, want := range []int{draughtsengine.FlyingKings.Man, draughtsengine.FlyingKings.King} {
			if got := values[i+1][1]; got != strconv.Itoa(want) {
				t.Errorf("%s: %s is %s, want %d", text.Tag, values[i+1][0], got, want)
			}
		}
		page, _, _ := Library(text)[learn.Computer].Find("valores")
		if !strings.Contains(page.HTML, "<td>300</td>") {
			t.Errorf("%s: the page says %s", text.Tag, page.HTML)
		}
	}
}

func TestQuestionsAreAnsweredByTheRules(t *testing.T) {
	for _, test := range []struct{ variant, question, begins string }{
		{"english", "obrigatoria", "Yes, and you must go on jumping while you can. Among several captures you choose any."},
		{"english", "dama-longe", "Not here."},
		{"english", "para-tras", "No."},
		{"english", "pontos", "Only a win against the computer scores: 100 for each of your pieces left, and 10 for each of your moves below 60. A win with 7 pieces in 45 moves gives 700 + 150 = 850. At the level Medium, 500 points are the rank Expert and 1000 the rank Pro."},
		{"english", "empate", "It is a draw when the same position comes up 3 times, or after 40 moves of each side"},
		{"brazilian", "obrigatoria", "Yes, and to the end. Among several captures you must make one that takes the most pieces."},
		{"brazilian", "dama-longe", "Yes, over any number"},
		{"brazilian", "para-tras", "Yes."},
		{"russian", "passagem", "Yes, and it goes on capturing as a king."},
		{"breakthrough", "empate", "Never: somebody always wins."},
		{"czech", "obrigatoria", "Yes, and you must go on jumping while you can. Among several captures you choose, but"},
	} {
		s, _, ok := Library(i18n.Match("en"))[test.variant].Find(test.question)
		if !ok || !strings.HasPrefix(s.HTML, `<div class="prose"><p>`+test.begins) {
			t.Errorf("%s, %s: %q, want %q", test.variant, test.question, s.HTML, test.begins)
		}
	}
}

func TestTheRulesInDetailLeadToEveryLesson(t *testing.T) {
	for _, text := range i18n.Languages {
		pages := Library(text)
		s, _, _ := pages["brazilian"].Find("licoes")
		details, _, _ := pages["brazilian"].Find("detalhes")
		for _, chapter := range pages[learn.Guide].Parts[1:6] {
			for _, lesson := range chapter.Sections {
				if !strings.Contains(s.HTML, `href="#/aprender/`+lesson.ID+`"`) {
					t.Errorf("%s: no way to %s", text.Tag, lesson.ID)
				}
			}
		}
		if !strings.Contains(details.HTML, "40") {
			t.Errorf("%s: the second draw law is not told: %s", text.Tag, details.HTML)
		}
	}
}

// TestTipsAndStrategyTellWhatTheyMust looks for what requirements want to be said
// about English draughts.
func TestTipsAndStrategyTellWhatTheyMust(t *testing.T) {
	for _, test := range []struct{ requirement, part, says string }{
		{"S4-38", learn.Tips, "Keep your back row as long as you can"},
		{"S4-39", learn.Tips, "An offered piece forces the reply, and may be bait for a double."},
		{"S4-40", learn.Tips, "7 against 6 is tight; 2 against 1 usually wins."},
		{"S4-54", learn.Strategy, "Each man on your back row denies a square to be crowned on. Advance the sides and the centre first. Once the enemy has a king, a man that stays becomes a target."},
		{"S4-57", learn.About, "Most of the family is different: kings fly, men capture backward too, and some play on 10 by 10 squares."},
	} {
		t.Run(test.requirement, func(t *testing.T) {
			var said string
			for _, s := range Library(i18n.Match("en"))["english"].Part(test.part).Sections {
				said += s.HTML
			}
			if !strings.Contains(said, test.says) {
				t.Errorf("%s says %s", test.part, said)
			}
		})
	}
}
