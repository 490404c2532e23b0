package pdn_test

import (
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/draughts/pdn"
)

func TestVariant(t *testing.T) {
	for _, test := range []struct {
		tags, want string
		stated     bool
	}{
		{`[GameType "20"]`, "international", true},
		{`[GameType "20,W,10,10,N2,0"]`, "international", true},
		{`[GameType "21"]`, "english", true},
		{`[GameType "22"]`, "italian", true},
		{`[GameType "23,W,8,8,A0,0"]`, "pool", true},
		{`[GameType "24"]`, "spanish", true},
		{`[GameType " 25 "]`, "russian", true},
		{`[GameType "26"]`, "brazilian", true},
		{`[GameType "27"]`, "canadian", true},
		{`[GameType "28"]`, "portuguese", true},
		{`[GameType "29"]`, "czech", true},
		{`[GameType "30"]`, "turkish", true},
		{`[GameType "31"]`, "thai", true},
		{`[GameType "40"]`, "frisian", true},
		{`[GameType "41"]`, "spantsiretti", true},
		{`[GameType "43"]`, "turkish", true},
		{`[GameType "96"]`, "breakthrough", true},
		{`[GameType "97"]`, "frysk", true},
		{`[GameType "98"]`, "antidraughts", true},
		{`[GameType "99"]`, "international", true},
		{`[GameType "50"]`, "", true},
		{`[GameType "26"] [Variant "brazilian-official"]`, "brazilian-official", true},
		{`[GameType "26"] [Variant "Brazilian"]`, "brazilian", true},
		{`[Variant "street"]`, "street", true},
		{`[Variant "American/English"] 1. 11-15`, "english", false},
		{`[GameType "x"] 1. 11-15`, "english", false},
		{`1. 11-15`, "english", false},
		{`1. 32-28 17-33`, "international", false},
		{`1. c3-d4`, "brazilian", false},
		{`[FEN "W:Wa1:Bh2"]`, "brazilian", false},
		{`[FEN "W:W50:B1"]`, "international", false},
	} {
		g := pdn.Read([]byte(test.tags))[0]
		if got, stated := g.Variant(); got != test.want || stated != test.stated {
			t.Errorf("%s is %q, %v, want %q", test.tags, got, stated, test.want)
		}
	}
}

func TestResult(t *testing.T) {
	for _, test := range []struct {
		variant, tags string
		want          rules.Result
	}{
		{"brazilian", `[Result "1-0"]`, rules.WhiteWins},
		{"brazilian", `[Result "0-2"]`, rules.BlackWins},
		{"brazilian", `[Result "1-1"]`, rules.Draw},
		{"brazilian", `[Result "0-0"]`, rules.Unfinished},
		{"brazilian", `[Result "*"]`, rules.Unfinished},
		{"brazilian", `[Result "4-6"]`, rules.Unfinished},
		{"brazilian", `[GameType "25"] [Result "1-0"]`, rules.WhiteWins},
		{"street", `[Result "1-0"]`, rules.WhiteWins},
		{"english", `[Result "1-0"]`, rules.BlackWins},
		{"english", `[GameType "21"] [Result "0-1"]`, rules.WhiteWins},
		{"english", `[GameType "21,W,8,8,N1,0"] [Result "1-0"]`, rules.WhiteWins},
	} {
		if got := pdn.Read([]byte(test.tags))[0].Result(variant(t, test.variant)); got != test.want {
			t.Errorf("%s: %s is %q, want %q", test.variant, test.tags, got, test.want)
		}
	}
}

// TestGameTypesAgreeWithTheRules: what the table says of a variant is what its
// ruleset says.
func TestGameTypesAgreeWithTheRules(t *testing.T) {
	for _, v := range catalog.All {
		game, err := rules.NewGame(v)
		if err != nil {
			t.Fatal(err)
		}
		tag := pdn.New(game).Tag("GameType")
		if tag == "" {
			continue
		}
		fields := strings.Split(tag, ",")
		if fields[1] != v.Start[:1] {
			t.Errorf("%s: %s, but the start is %s", v.Key, tag, v.Start)
		}
		r, _ := draughts.Find(v.Key)
		if (fields[4][0] == 'A') != r.Algebraic {
			t.Errorf("%s: %s, but algebraic squares are %v", v.Key, tag, r.Algebraic)
		}
	}
}
