//go:build e2e

package e2e

import (
	"strings"
	"testing"
)

// TestTheDoubtsOfPlayers are the three that are asked most: that men capture
// backward, that a capture is compulsory, and the majority. Each is answered with
// the reason, a drawing and the way to the rule, from which the game is as it was.
func TestTheDoubtsOfPlayers(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, variant, start string
		squares              []string
		says, arrows         string
		rule                 string // the beginning of the paragraph
		address              string
	}{
		{"men capture backward", "brazilian", "W:We5,a1:Bd4,h8", []string{"a1", "b2"},
			"Captura obrigatória: e5. A pedra captura também para trás.", "better", "Captura-se saltando por cima da peça adversária para a casa livre atrás dela. A pedra faz isso também para trás.", "captura"},
		{"men do not capture backward in English draughts", "english", "W:W15:B18,1", []string{"e5", "c3"},
			"Nestas regras a pedra não captura para trás.", "tried", "A pedra anda uma casa na diagonal, para a frente, e só captura para a frente.", "pedra"},
		{"capture is compulsory", "brazilian", "W:Wc3,a1,h2:Bd4,h8", []string{"h2", "g3"},
			"Captura obrigatória: c3.", "better", "Captura-se saltando", "captura"},
		{"the majority", "brazilian", majorityStart, []string{"h2", "f4"},
			"Lei da maioria: essa captura toma 1, mas c3×e5×c7 toma 2.", "tried better", "Lei da maioria: entre várias capturas, é preciso fazer a que toma mais peças.", "escolha"},
	} {
		for _, options := range []Options{{Width: 320, Height: 568, Touch: true}, desk} {
			t.Run(test.name, func(t *testing.T) {
				t.Parallel()
				site := Serve(t, "/")
				table := SitDown(t, site, OpenGame{Variant: test.variant, Side: "white", Start: test.start}, options, calm)
				table.Taps(test.squares...)
				table.WaitText(".advice.refused .why", test.says)
				if got := table.arrows(); got != test.arrows {
					t.Errorf("arrows %q, want %q", got, test.arrows)
				}
				table.Press("Ver a regra")
				table.WaitFor("the paragraph", func() bool { return strings.HasPrefix(table.focusedText(), test.rule) })
				if inside := table.Eval(`const r = document.activeElement.getBoundingClientRect(), s = document.querySelector("dialog .body").getBoundingClientRect();
					return r.top >= s.top - 1 && r.bottom <= s.bottom + 1`); inside != true {
					t.Error("the paragraph is out of sight")
				}
				table.Key("Escape")
				table.WaitGone("dialog")
				if got := table.Text(".advice.refused .why"); got != test.says || table.arrows() != test.arrows {
					t.Errorf("afterwards it says %q with the arrows %q", got, table.arrows())
				}
				if got := table.focusedText(); got != "Ver a regra" {
					t.Errorf("the focus is on %q", got)
				}
				table.Go(site.URL("#/regras/" + test.variant + "/" + test.address))
				table.Ready()
				table.WaitFor("the paragraph on the page", func() bool { return strings.HasPrefix(table.focusedText(), test.rule) })
			})
		}
	}
}

// focusedText returns the text of what has the focus.
func (p *Page) focusedText() string {
	p.t.Helper()
	text, _ := p.Eval(`return document.activeElement.innerText`).(string)
	return text
}

func TestTheRuleIsReadInTheMiddleOfACapture(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: forkStart}, Options{Width: 390, Height: 844, Touch: true}, calm)
	table.Taps("c3", "e5", "d8")
	table.WaitText(".advice.refused .why", "A captura começou: continue com a peça em e5.")
	table.Press("Ver a regra")
	table.WaitFor("the paragraph", func() bool { return strings.HasPrefix(table.focusedText(), "Captura-se saltando") })
	table.Press("Todas as regras")
	table.WaitVisible(".rules")
	table.Back()
	table.WaitVisible(".board .piece.ghost")
	table.Tap("g7")
	table.WaitMoves(1)
	if got := table.Game().Record().Moves[0]; got != "c3e5g7" {
		t.Errorf("the move is %s", got)
	}
}

// TestADrawIsClaimed: where the rules leave it to the players nothing ends by
// itself, and the one whose turn it is may claim.
func TestADrawIsClaimed(t *testing.T) {
	t.Parallel()
	round := []string{"b8a7", "g1h2", "a7b8", "h2g1"}
	moves := append(append([]string{}, round...), round[:3]...)
	game := OpenGame{Variant: "english-official", Mode: "two", Side: "black", Start: "B:WK32:BK1", Moves: moves}
	for _, from := range []string{"the status", "the menu"} {
		t.Run(from, func(t *testing.T) {
			t.Parallel()
			table := SitDown(t, Serve(t, "/"), game, Options{Width: 320, Height: 568, Touch: true}, calm)
			table.WaitText(".turn", "Vez das")
			if table.Visible(".claim") {
				t.Error("a draw may be claimed after the second time")
			}
			table.Taps("h2", "g1")
			table.WaitText(".claim", "Pedir empate (terceira repetição)")
			table.WaitFor("it to be said", func() bool { return strings.HasSuffix(table.Said(), "Você pode pedir empate (terceira repetição).") })
			if from == "the menu" {
				table.PressAt("[data-tool=menu]")
			}
			table.Press("Pedir empate (terceira repetição)")
			table.WaitText(".end", "Empate")
			table.WaitText(".end .reason", "Empate pedido pelas ")
			table.WaitText(".end .reason", "A mesma posição apareceu três vezes.")
		})
	}
}

// TestTheDrawLawThatRunsIsNamed: a king against three, with the moves that are
// left.
func TestTheDrawLawThatRunsIsNamed(t *testing.T) {
	t.Parallel()
	game := OpenGame{Variant: "russian", Mode: "two", Start: "W:WKc1,Ke1,Kg1:BKb8"}
	table := SitDown(t, Serve(t, "/"), game, Options{Width: 320, Height: 568, Touch: true}, calm)
	table.WaitText(".advice", "Uma dama contra três: 15 lances até o empate.")
	table.Taps("c1", "b2")
	table.Taps("b8", "a7")
	table.WaitText(".advice", "Uma dama contra três: 14 lances até o empate.")
}
