//go:build e2e

package e2e

import (
	"strings"
	"testing"
)

// TestMovesAreTyped plays by the keyboard alone, in several ways of writing a
// move, and then makes each mistake.
func TestMovesAreTyped(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Mode: "two"}, desk, calm)
	table.Walk("a1")
	table.Key("/")
	table.WaitFor("the focus in the field", table.typing)
	for n, text := range []string{"c3-d4", "B6A5", "d4 e5", "11x18", "e3xc5"} {
		table.Write(text)
		table.Key("Enter")
		table.WaitMoves(n + 1)
	}
	if got, want := table.Moves(), "c3d4 b6a5 d4e5 f6d4 e3c5"; got != want {
		t.Fatalf("the moves are %s, want %s", got, want)
	}
	if !table.typing() || table.typed() != "" {
		t.Errorf("then the field has %q", table.typed())
	}
	for _, test := range []struct{ text, says string }{
		{"d6", "Falta uma casa. Escreva as duas, como a3-b4."},
		{"d6-q", "Não entendi “q” (caractere 4)."},
		{"d6-z4", "Não entendi “z4” (caractere 4)."},
		{"d6xb9", "A casa “b9” não existe neste tabuleiro (caractere 4)."},
		{"h6-g5", "Captura obrigatória: d6."},
		{"d6-e5", "Captura obrigatória: d6."},
		{"c5-d4", "Essa peça é do adversário."},
	} {
		table.Write(test.text)
		table.Key("Enter")
		table.WaitSaid(test.says)
		if got := table.Text(".advice.refused .why"); strings.TrimSpace(got) != table.Said() {
			t.Errorf("%s: shown %q, said %q", test.text, got, table.Said())
		}
		if table.typed() != test.text || table.Attribute(".typing input", "aria-invalid") != "true" {
			t.Errorf("%s: then the field has %q", test.text, table.typed())
		}
	}
	table.Write("d6xb4") // in the place of what is selected
	table.Key("Enter")
	table.WaitMoves(6)
	table.Key("Escape")
	table.WaitFor("the focus on the board", func() bool { return table.Focused() != "" })
}

// typing reports whether the field for moves has the focus.
func (p *Page) typing() bool {
	p.t.Helper()
	return p.Eval(`return document.activeElement.matches(".typing input")`) == true
}

// typed returns what is in it.
func (p *Page) typed() string {
	p.t.Helper()
	text, _ := p.Eval(`return document.querySelector(".typing input").value`).(string)
	return text
}

// TestACaptureThatIsWrittenLikeAnotherIsAsked names the captures that a text may
// mean; a press on one plays it.
func TestACaptureThatIsWrittenLikeAnotherIsAsked(t *testing.T) {
	t.Parallel()
	game := OpenGame{Variant: "english", Mode: "two", Start: "W:W31:B18,K19,21,26,K27"}
	for _, options := range []Options{{Width: 320, Height: 568, Touch: true}, desk} {
		table := SitDown(t, Serve(t, "/"), game, options, calm)
		if options.Touch {
			table.PressAt("[data-tool=menu]")
			table.Press("Digitar o lance")
		} else {
			table.PressAt(".typing input")
		}
		table.WaitFor("the focus in the field", table.typing)
		if got := table.Attribute(".typing input", "inputmode"); got != "decimal" {
			t.Errorf("the keyboard of a phone is %q", got)
		}
		table.Write("31x15")
		table.Key("Enter")
		table.WaitSaid("Há mais de um lance assim. Qual? 31x22x15, 31x24x15.")
		table.Press("31x24x15")
		table.WaitMoves(1)
		if got := table.Moves(); got != "e1g3e5" {
			t.Errorf("the move is %s", got)
		}
	}
}

// TestACaptureThatHasBegunIsTypedToItsEnd: from the first square, from where the
// piece stands, or by the square to go to.
func TestACaptureThatHasBegunIsTypedToItsEnd(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	for _, text := range []string{"c3xe5xg7", "c3xg7", "e5xg7", "g7"} {
		table.Put(OpenGame{Mode: "two", Start: forkStart, Entered: []string{"c3", "e5"}})
		two := tableOf(table.Page, "", "two")
		two.PressAt(".typing input")
		two.Write(text)
		two.Key("Enter")
		two.WaitMoves(1)
		if got := two.Moves(); got != "c3e5g7" {
			t.Errorf("%s plays %s", text, got)
		}
	}
}

func TestAMoveIsNotTypedOutOfTurn(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm, workerScript)
	table.Worker("hold")
	table.PressAt(".typing input")
	table.Write("c3-d4")
	table.Key("Enter")
	table.WaitMoves(1)
	table.Write("b6-a5")
	table.Key("Enter")
	table.WaitSaid("Ainda não é a sua vez: o computador está pensando.")
	table.Worker("go")
	table.WaitMoves(2)
}
