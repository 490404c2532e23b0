//go:build e2e

package e2e

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"tabuleiro/ai"
)

// chosen returns what the open sheet of a new game is filled in with, by group.
func (p *Page) chosen() map[string]string {
	p.t.Helper()
	chosen := map[string]string{}
	p.EvalInto(&chosen, `return Object.fromEntries([...document.querySelectorAll("dialog fieldset:not([hidden]) input:checked")].map((e) => [e.name, e.value]))`)
	return chosen
}

// waitChosen waits until the open sheet is filled in with want.
func (p *Page) waitChosen(want map[string]string) {
	p.t.Helper()
	p.WaitFor(fmt.Sprintf("the choice of %v", want), func() bool { return maps.Equal(p.chosen(), want) })
}

// options opens the sheet of a new game from the first page.
func (p *Page) openOptions() {
	p.t.Helper()
	p.WaitVisible(".home .card")
	p.Press("Opções")
	p.WaitVisible("dialog[open]")
	p.Still()
}

// begin presses the button of the sheet that begins the game.
func (p *Page) begin() { p.t.Helper(); p.PressAt("dialog footer .primary") }

func TestANewGameIsFilledInAlready(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "", Options{Width: 360, Height: 560, Touch: true}, Kept{})
	page.openOptions()
	want := map[string]string{"mode": "computer", "level": "beginner", "side": "white", "variant": "brazilian"}
	page.waitChosen(want)
	var levels []string
	page.EvalInto(&levels, `return [...document.querySelectorAll("dialog input[name=level]")].map((e) => e.value)`)
	if want := []string{ai.Apprentice, ai.Beginner, ai.Easy, ai.Medium, ai.Hard}; !slices.Equal(levels, want) {
		t.Errorf("levels %v, want %v", levels, want)
	}
	page.begin()
	page.WaitVisible(".play .board .cell")
	if got := page.Text("h1") + page.Text(".level"); got != "Damas brasileiras\n· Ler as regras"+"Iniciante" {
		t.Errorf("began %q", got)
	}
}

func TestChoicesTakeEffectAndAreRemembered(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name     string
		press    []string
		want     map[string]string
		title    string
		says     string // the first page, of the last choices
		computer bool   // begins
		bottom   string // the square in the lower left corner
	}{
		{"English, hard, the side that waits", []string{"Difícil", "Inglesas", "Contornadas"},
			map[string]string{"mode": "computer", "level": "hard", "side": "white", "variant": "english"},
			"Damas inglesas", "Inglesas · Difícil", true, "a1"},
		{"English, the side that begins", []string{"Inglesas"},
			map[string]string{"mode": "computer", "level": "beginner", "side": "black", "variant": "english"},
			"Damas inglesas", "Inglesas · Iniciante", false, "h8"},
		{"Brazilian, medium, Black", []string{"Médio", "Pretas"},
			map[string]string{"mode": "computer", "level": "medium", "side": "black", "variant": "brazilian"},
			"Damas brasileiras", "Brasileiras · Médio", true, "h8"},
		{"two people", []string{"Duas pessoas"},
			map[string]string{"mode": "two", "variant": "brazilian"},
			"Damas brasileiras", "Brasileiras · Duas pessoas", false, "a1"},
	}
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 390, Height: 844, Touch: true})
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			page := page.in(t)
			page.Replace(site, Kept{})
			page.Go(site.URL(""))
			page.Ready()
			page.openOptions()
			for _, name := range test.press {
				page.Press(name)
				page.WaitFor(name, func() bool {
					return page.Eval(`return document.querySelector("dialog :focus")?.closest("label")?.innerText.startsWith(arguments[0])`, name) == true
				})
			}
			page.waitChosen(test.want)
			page.begin()
			page.WaitText("h1", test.title)
			page.WaitVisible(".play .board .cell")
			if got := page.Eval(`return document.querySelector(".board .row:last-child .cell").dataset.square`); got != test.bottom {
				t.Errorf("%v is in the lower left corner, want %s", got, test.bottom)
			}
			if test.computer {
				page.WaitFor("the computer to begin", func() bool { return page.Count(".moves button") == 1 })
			}
			page.Go(site.URL(""))
			page.Reload()
			page.Ready()
			page.WaitText(".card p", test.says)
			page.openOptions()
			page.waitChosen(test.want)
		})
	}
}

func TestToReplaceAnOpenGameAsksAndIsAForfeit(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Level: ai.Easy, Moves: opening[:2]}, Options{}, calm)
	table.Press("Voltar")
	table.openOptions()
	table.begin()
	table.WaitText("dialog [role=alert]", "conta como derrota")
	table.Press("Cancelar")
	table.WaitGone("dialog [role=alert]")
	if got := table.Moves(); got != "c3d4 b6a5" || table.Stored()[keptPrefix+"records"] != "" {
		t.Fatalf("the question alone left %q and the records %s", got, table.Stored()[keptPrefix+"records"])
	}
	table.begin()
	table.WaitVisible("dialog .danger")
	table.Press("Abandonar e jogar")
	table.WaitVisible(".play .board .cell")
	table.WaitFor("a new game", func() bool { return table.Count(".moves button") == 0 })
	if got := table.Field("records", "variants", "brazilian", ai.Easy, "ranked", "lost"); got != 1.0 {
		t.Errorf("%v games lost, want the forfeit", got)
	}
	playOneMove(table.Page)
}

func TestANewGameInPlayAsksTheSame(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Moves: opening[:2]}, Options{Width: 390, Height: 844, Touch: true}, calm)
	table.Press("Menu")
	table.Press("Nova partida")
	table.WaitVisible("dialog footer .primary")
	table.begin()
	table.Press("Abandonar e jogar")
	table.WaitFor("a new game", func() bool { return table.Count(".moves button") == 0 })
	if got := table.Field("records", "variants", "brazilian", "beginner", "ranked", "lost"); got != 1.0 {
		t.Errorf("%v games lost, want the forfeit", got)
	}
}

func TestAGameWithoutAMoveIsReplacedWithoutAQuestion(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name string
		game OpenGame
	}{
		{"nobody has moved", OpenGame{}},
		{"the computer alone has moved", OpenGame{Side: "black", Moves: opening[:1]}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table := SitDown(t, Serve(t, "/"), test.game, Options{}, calm)
			table.Press("Voltar")
			table.openOptions()
			table.Press("Fácil")
			table.begin()
			table.WaitText(".level", "Fácil")
			if records := table.Stored()[keptPrefix+"records"]; records != "" {
				t.Errorf("it is entered in the records: %s", records)
			}
		})
	}
}

func TestLeavingPausesAGame(t *testing.T) {
	t.Parallel()
	for _, way := range []struct {
		name  string
		leave func(*Page)
	}{
		{"the link back", func(p *Page) { p.Press("Voltar") }},
		{"the browser's Back", (*Page).Back},
	} {
		t.Run(way.name, func(t *testing.T) {
			site := Serve(t, "/")
			page := OpenWith(t, site, "", Options{Width: 390, Height: 844, Touch: true}, Kept{}.Settings(calm))
			page.Press("Jogar")
			playOneMove(page)
			way.leave(page)
			page.WaitVisible(".continue")
			if records := page.Stored()[keptPrefix+"records"]; records != "" {
				t.Errorf("leaving is entered in the records: %s", records)
			}
			page.Press("Continuar")
			page.WaitFor("the two moves", func() bool { return page.Count(".moves button") == 2 })
		})
	}
}

func TestTheRulesPanelSaysWhichGameItIs(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Variant: "english", Side: "black"}, Options{Width: 390, Height: 844, Touch: true}, calm)
	table.PressAt(".play .title")
	table.WaitText("dialog h2", "Damas inglesas")
	for _, words := range []string{
		"damas inglesas, não as brasileiras nem as internacionais", "só captura para a frente", "anda e captura uma casa por vez", "Ela não voa",
	} {
		if !strings.Contains(table.Text("dialog"), words) {
			t.Errorf("the rules in short do not say %q", words)
		}
	}
	table.Press("Todas as regras")
	table.WaitText(".rules h2", "Damas inglesas")
	table.Press("Brasileiras")
	table.WaitText(".rules h2", "Damas brasileiras")
	table.Back()
	table.WaitText(".rules h2", "Damas inglesas")
}
