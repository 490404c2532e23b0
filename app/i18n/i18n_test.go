package i18n_test

import (
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"tabuleiro/ai"
	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/app/teach"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/draughts/pdn"
	"tabuleiro/web/pieces"
	"tabuleiro/web/themes"
)

func TestEveryLanguageHasEveryText(t *testing.T) {
	for _, text := range i18n.Languages {
		t.Run(text.Tag, func(t *testing.T) { checkFilled(t, "Text", reflect.ValueOf(*text)) })
	}
}

// checkFilled reports every text that is empty and every function that gives one.
func checkFilled(t *testing.T, path string, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			checkFilled(t, path+"."+v.Type().Field(i).Name, v.Field(i))
		}
	case reflect.Array, reflect.Slice:
		for i := range v.Len() {
			checkFilled(t, path+"["+strconv.Itoa(i)+"]", v.Index(i))
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			checkFilled(t, path+"["+key.String()+"]", v.MapIndex(key))
		}
	case reflect.Func:
		if v.IsNil() {
			t.Errorf("%s is missing", path)
			return
		}
		if said := call(v); strings.TrimSpace(said) == "" || strings.Contains(said, "%!") {
			t.Errorf("%s says %q", path, said)
		}
	case reflect.String:
		if strings.TrimSpace(v.String()) == "" {
			t.Errorf("%s is missing", path)
		}
	}
}

// call calls a function of a text with some value for each argument.
func call(f reflect.Value) string {
	args := make([]reflect.Value, f.Type().NumIn())
	for i := range args {
		args[i] = reflect.Zero(f.Type().In(i))
		switch f.Type().In(i) {
		case reflect.TypeFor[string]():
			args[i] = reflect.ValueOf("pretas")
		case reflect.TypeFor[int]():
			args[i] = reflect.ValueOf(2)
		case reflect.TypeFor[rules.Role]():
			args[i] = reflect.ValueOf(rules.King)
		case reflect.TypeFor[[]string]():
			args[i] = reflect.ValueOf([]string{"d4", "f6"})
		case reflect.TypeFor[time.Time]():
			args[i] = reflect.ValueOf(time.Unix(0, 0))
		}
	}
	return f.Call(args)[0].String()
}

func TestEveryNameHasAText(t *testing.T) {
	for _, text := range i18n.Languages {
		check := func(what, key string, found bool) {
			if !found {
				t.Errorf("%s: no text for %s %q", text.Tag, what, key)
			}
		}
		for _, v := range catalog.All {
			_, ok := text.Variants[v.Key]
			check("variant", v.Key, ok)
		}
		for _, l := range ai.Levels {
			check("level", l.Key, text.Levels[l.Key] != "")
		}
		for _, name := range themes.Names {
			check("theme", name, text.Themes[name] != "")
		}
		for _, name := range pieces.Sets("draughts") {
			_, ok := text.Sets[name]
			check("set", name, ok)
		}
		for _, reason := range append(draughts.Reasons, rules.Repetition, rules.Resigned, rules.Agreed) {
			check("reason", string(reason), text.Reasons[reason] != nil)
		}
		for _, law := range draughts.Laws {
			check("law", string(law), text.Laws[law] != nil)
		}
		for _, code := range append(draughts.Refusals, play.Refusals...) {
			check("refusal", string(code), text.Refusals[code] != nil)
		}
		check("grade", "last", len(text.Hints.Grades) == int(teach.Grades) && len(text.Hints.Graded) == int(teach.Grades))
		check("reason for a move", "last", len(text.Hints.Reasons) == int(teach.Reasons))
		for _, problem := range pdn.Problems {
			check("mistake", string(problem), text.Mistakes[problem] != nil)
		}
		for _, fault := range pdn.Faults {
			check("fault", string(fault), text.Faults[fault] != "")
		}
		for _, problem := range draughts.SetupProblems {
			check("setup", string(problem), text.Setups[problem] != "")
		}
		for _, law := range []rules.Reason{rules.Repetition, draughts.NoProgress} {
			check("claim", string(law), text.Claims[law] != nil)
		}
	}
}

// The page of the less played rules has one sentence for each.
func TestBriefsAreOneSentence(t *testing.T) {
	for _, text := range i18n.Languages {
		for _, v := range catalog.All {
			brief := text.Variants[v.Key].Brief
			if n := strings.IndexAny(brief, ".!?"); n != len(brief)-1 {
				t.Errorf("%s: %s is told in %q", text.Tag, v.Key, brief)
			}
		}
	}
}

func TestTheEndNamesTheWinner(t *testing.T) {
	for tag, want := range map[string]string{"pt": "Fim de jogo. Vitória das brancas", "en": "Game over. White wins"} {
		text := i18n.Match(tag)
		if got := text.End.Over + " " + text.End.WinOf(text.Sets["discs"].All[rules.White]); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
}

func TestTheQualityLawOfOthersIsTold(t *testing.T) {
	for tag, want := range map[string]string{"pt": "damas portuguesas e espanholas", "en": "Portuguese and Spanish draughts"} {
		if said := paragraph(i18n.Match(tag).Variants["brazilian"], i18n.AboutChoice); !strings.Contains(said, want) {
			t.Errorf("%s: the Brazilian rules do not tell of %s", tag, want)
		}
	}
}

func TestTheScoreIsWrittenOut(t *testing.T) {
	if got, want := i18n.Match("pt").End.Score(7, 15), "7×100 + 15×10"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestMatch(t *testing.T) {
	tests := []struct {
		name string
		tags []string
		want string
	}{
		{"the exact tag", []string{"en"}, "en"},
		{"a tag of another region", []string{"en-GB"}, "en"},
		{"Portuguese of Portugal", []string{"pt-PT"}, "pt-BR"},
		{"the first that there is", []string{"de", "en-US", "pt"}, "en"},
		{"a setting that is empty", []string{"", "en"}, "en"},
		{"none at all", nil, "pt-BR"},
		{"one there is not", []string{"xx"}, "pt-BR"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := i18n.Match(test.tags...).Tag; got != test.want {
				t.Errorf("Match(%v) = %s, want %s", test.tags, got, test.want)
			}
		})
	}
}
