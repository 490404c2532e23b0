package pages

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"tabuleiro/app/i18n"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
	"tabuleiro/rules/rulestest"
)

func TestReading(t *testing.T) {
	for _, test := range []struct {
		name, text, here string
		variant          string // "" if it is not known
		moves, plays     int
		fault            string // the beginning of what is told
	}{
		{"a game that names its rules", `[GameType "26,W,8,8,A0,0"] 1. c3-d4 f6-g5 *`, "english", "brazilian", 2, 2, ""},
		{"a game that names none, on the page of one", "1. c3-d4 f6-g5 *", "russian", "russian", 2, 2, ""},
		{"a game that names none", "1. c3-d4 f6-g5 *", "", "brazilian", 2, 2, ""},
		{"numbers up to 32", "1. 11-15 23-19 *", "brazilian", "english", 2, 2, ""},
		{"numbers above 32", "1. 32-28 19-23 *", "brazilian", "international", 2, 2, ""},
		{"rules that are not here", `[GameType "27,W,12,12,N2,0"] 1. 41-37 *`, "brazilian", "", 1, 0, ""},
		{"a position", "W:Wc3,e3:Bd6,f6", "brazilian", "brazilian", 0, 0, ""},
		{"a position with spaces", " W : W 31-50 : B 1-20 ", "brazilian", "international", 0, 0, ""},
		{"a position in a tag", `[FEN "B:W21-32:B1-12"]`, "", "english", 0, 0, ""},
		{"a position by the Hub protocol", "W" + strings.Repeat("b", 20) + strings.Repeat("e", 10) + strings.Repeat("w", 20), "brazilian", "international", 0, 0, ""},
		{"a move that is refused", "1. c3-d4 f6-e5\n2. g3-h4 *", "brazilian", "brazilian", 3, 2,
			"Linha 2, coluna 4: o lance “g3-h4” não é possível. Captura obrigatória: d4."},
		{"a square that there is not", "[GameType \"26\"]\n1. c3-d9", "", "brazilian", 1, 0,
			"Linha 2, coluna 4: o lance “c3-d9” não é possível. A casa “d9” não existe neste tabuleiro (caractere 4)."},
		{"captures that cannot be told apart", "[GameType \"21\"]\n[FEN \"W:W31:B18,K19,21,26,K27\"]\n1. 31x15 *", "", "english", 1, 0,
			"Linha 3, coluna 4: o lance “31x15” não é possível. Há mais de um lance assim. Qual? 31x22x15, 31x24x15."},
		{"a comment that is not closed", "[GameType \"26\"]\n1. c3-d4 {oops", "", "brazilian", 1, 1,
			"Linha 2, coluna 10: este comentário não fecha; falta }."},
		{"a bad position", "W:Wc3,c4:Bd6", "brazilian", "brazilian", 0, 0,
			"Linha 1, coluna 1: a casa c4 é clara (caractere 7, em “c4:Bd6”)."},
		{"a bad tag", "[GameType \"26\"]\n[White]\n1. c3-d4 *", "", "brazilian", 1, 1,
			"Linha 2, coluna 1: falta algo nesta etiqueta"},
		{"words", "olá", "brazilian", "english", 0, 0, "Linha 1, coluna 1: “olá” não é um lance."},
		{"a result that is another", "[GameType \"26\"]\n[FEN \"W:Wc3:Bd4\"]\n1. c3xe5 0-1", "", "brazilian", 1, 1,
			"Linha 3, coluna 4: o resultado 0-1 não é o do tabuleiro."},
	} {
		t.Run(test.name, func(t *testing.T) {
			games := readGames([]byte(test.text))
			if len(games) != 1 {
				t.Fatalf("%d games are read", len(games))
			}
			p := previewLikely(games[0], test.here)
			if p.variant == nil {
				if test.variant != "" || p.opens() {
					t.Error("the variant is not known")
				}
				return
			}
			if p.variant.Key != test.variant || p.moves != test.moves || p.played.Variant != nil && p.played.Ply() != test.plays {
				t.Errorf("%s with %d moves of which %d are played, want %s with %d and %d",
					p.variant.Key, p.moves, p.played.Ply(), test.variant, test.moves, test.plays)
			}
			text := i18n.Match("pt")
			switch {
			case (p.wrong == nil) != (test.fault == ""):
				t.Errorf("the fault is %v, want %q", p.wrong, test.fault)
			case p.wrong != nil && !strings.HasPrefix(p.fault(text), test.fault):
				t.Errorf("it says %q, want %q", p.fault(text), test.fault)
			case p.opens() != (test.fault == "" || test.plays > 0):
				t.Errorf("opens = %v", p.opens())
			}
		})
	}
}

func TestSeveralGamesInLatin1(t *testing.T) {
	games := readGames([]byte("[White \"Jo\xe3o\"]\r\n[Black \"?\"]\r\n1. c3-d4 *\r\n\r\n[Event \"A\"]\r\n1. c3-b4 *\r\n"))
	text := i18n.Match("pt")
	var names []string
	for _, g := range games {
		names = append(names, previewOf(g, nil).players(text))
	}
	if want := []string{"João × sem nome", "A"}; !reflect.DeepEqual(names, want) {
		t.Errorf("the games are %q, want %q", names, want)
	}
}

// TestWhatIsOpenedIsWrittenAndOpenedAgain: tags, comments and moves survive, and
// then nothing changes any more.
func TestWhatIsOpenedIsWrittenAndOpenedAgain(t *testing.T) {
	for _, v := range catalog.All {
		game := rulestest.RandomGame(t, v, 7, func(rules.Position) {})
		file := pdn.New(game)
		file.SetTag("White", "Ana")
		file.Moves[0].After = []string{"um comentário"}
		p := previewLikely(readGames(pdn.Write(file))[0], "")
		once := p.text()
		if p.wrong != nil || !strings.Contains(once, `[White "Ana"]`) || !strings.Contains(once, "{um comentário}") {
			t.Fatalf("%s: %v\n%s", v.Key, p.wrong, once)
		}
		again := previewLikely(readGames([]byte(once))[0], "")
		if again.variant != v || !reflect.DeepEqual(again.played.Record(), game.Record()) {
			t.Errorf("%s: the record is %+v, want %+v", v.Key, again.played.Record(), game.Record())
		}
		if twice := again.text(); twice != once {
			t.Errorf("%s: then\n%s instead of\n%s", v.Key, twice, once)
		}
	}
}

func TestAGameOfOtherRulesKeepsThem(t *testing.T) {
	v, _ := catalog.Find("street")
	p := previewOf(readGames([]byte("1. c3-d4 f6-g5 *"))[0], v)
	again := previewLikely(readGames([]byte(p.text()))[0], "brazilian")
	if again.variant != v {
		t.Errorf("it is read as %s", again.variant.Key)
	}
}

// FuzzReading: any file is opened or refused in words, and nothing panics.
func FuzzReading(f *testing.F) {
	for _, file := range []string{
		"W:Wc3:Bd4", "1. c3-d4 {", "[FEN \"W:Wa9:B\"] 1. a1", "1. 31x15 *", "B:W:B1,,", "\xff\xfe", "1. c3xx", "[GameType \"27\"] 1. 1-2",
	} {
		f.Add([]byte(file))
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		for _, g := range readGames(file) {
			p := previewLikely(g, "brazilian")
			if p.wrong != nil && p.variant != nil {
				for _, text := range i18n.Languages {
					if said := p.fault(text); said == "" || strings.Contains(said, "{}") {
						t.Errorf("%q is refused with %q", file, said)
					}
				}
			}
			if p.opens() {
				p.text()
			}
		}
	})
}

func TestMistakesAreTold(t *testing.T) {
	for _, test := range []struct{ variant, fen, text, says string }{
		{"brazilian", "", "", "Falta uma casa. Escreva as duas, como a3-b4."},
		{"brazilian", "", "c3", "Falta uma casa."},
		{"brazilian", "", "c3-q", "Não entendi “q” (caractere 4). Escreva as casas, como a3-b4."},
		{"brazilian", "", "torre", "Não entendi “torre” (caractere 1)."},
		{"brazilian", "", "c3-d9", "A casa “d9” não existe neste tabuleiro (caractere 4)."},
		{"brazilian", "", "c3-C4", "A casa C4 é clara: nas damas só se joga nas escuras."},
		{"english", "", "11 99", "A casa “99” não existe neste tabuleiro (caractere 4)."},
		{"brazilian", "", "ch8", "O lance “ch8” não é possível aqui."},
		{"english", "W:W31:B18,K19,21,26,K27", "31x15", "Há mais de um lance assim. Qual? 31x22x15, 31x24x15."},
		{"english", "W:W31:B18,26", "31x24x15", "A captura não passa por aí. Pode ser: 31x22x15."},
	} {
		v, _ := catalog.Find(test.variant)
		g, err := rules.Record{Start: test.fen}.Replay(v)
		if err != nil {
			t.Fatal(err)
		}
		_, err = pdn.ParseMove(g.Position(), test.text)
		var wrong *pdn.MoveError
		if !errors.As(err, &wrong) {
			t.Errorf("%q is taken", test.text)
			continue
		}
		if said := tellMistake(i18n.Match("pt"), v, wrong) + choicesIn(v, wrong); !strings.HasPrefix(said, test.says) {
			t.Errorf("%q: %q (%v), want %q", test.text, said, err, test.says)
		}
	}
}
