//go:build e2e

package e2e

import (
	"regexp"
	"strings"
	"testing"

	"tabuleiro/rules"
)

// threatened is a game in which Black would take d4 if it were its turn.
const threatened = "W:Wa1,c1,h2,d4:Bc5,b6,h8,f8"

// helps are the ways in which a person asks for help.
var helps = []struct {
	name                 string
	options              Options
	hint, threat, better func(*Page)
	enter                func(*Page, ...string)
}{
	{"taps", Options{Width: 390, Height: 844, Touch: true},
		func(p *Page) { p.PressAt("[data-tool=hint]") },
		func(p *Page) {
			p.Press("Menu")
			p.WaitVisible("dialog[open]")
			p.Still()
			p.Press("Qual é a ameaça?")
		},
		func(p *Page) { p.Press("Ver o melhor") },
		(*Page).Taps},
	{"keys", desk,
		func(p *Page) { p.Walk("c1"); p.Key("h") },
		func(p *Page) { p.Walk("c1"); p.Key("t") },
		func(p *Page) { p.Walk("c1"); p.Key("b") },
		(*Page).Steps},
}

var hinted = regexp.MustCompile(`^De (\w\d) para (\w\d): (.+)\.$`)

func TestAHintComesInTwoSteps(t *testing.T) {
	t.Parallel()
	for _, way := range helps {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			p := SitDown(t, Serve(t, "/"), OpenGame{Start: threatened}, way.options, calm)
			way.hint(p.Page)
			p.WaitSaid("Jogue com a peça de ")
			from := strings.TrimSuffix(strings.TrimPrefix(p.Said(), "Jogue com a peça de "), ".")
			if got := p.Marked("hint"); got != from || p.Count(".arrow") != 0 {
				t.Errorf("%q is marked and there are %d arrows, want %s alone", got, p.Count(".arrow"), from)
			}
			if !strings.Contains(p.Label(from), "dica") {
				t.Errorf("%s is called %q", from, p.Label(from))
			}
			if save, _ := p.Save(); !save.Hinted {
				t.Error("the game counts as one without help")
			}

			way.hint(p.Page)
			p.WaitVisible(".arrow.better")
			told := hinted.FindStringSubmatch(p.Said())
			if told == nil || told[1] != from || told[3] != "evita perder a peça de d4" && !strings.HasPrefix(told[3], "protege a peça de d4") {
				t.Fatalf("%q is said: want a move of %s that saves d4", p.Said(), from)
			}
			if got := p.Text(".advice"); got != p.Said() {
				t.Errorf("%q is shown and %q is said", got, p.Said())
			}
			way.enter(p.Page, told[1], told[2])
			p.WaitMoves(1)
			p.WaitGone(".mark.hint, .arrow")
			p.WaitDrawn(p.WaitMoves(2).Position())
		})
	}
}

func TestTheThreatIsShown(t *testing.T) {
	t.Parallel()
	for _, way := range helps {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			p := SitDown(t, Serve(t, "/"), OpenGame{Start: threatened}, way.options, calm)
			way.threat(p.Page)
			p.WaitText(".advice", "Ameaça das pretas: de c5 para e3, captura 1 e ganha uma pedra.")
			if got := p.Marked("blamed"); got != "d4" || p.Count(".arrow.danger") != 1 {
				t.Errorf("%q is marked and %d arrows are drawn, want d4 and one", got, p.Count(".arrow.danger"))
			}
			p.WaitSaid("Ameaça das pretas")
			if save, _ := p.Save(); !save.Hinted {
				t.Error("the game counts as one without help")
			}
			p.Put(OpenGame{})
			way.threat(p.Page)
			p.WaitText(".advice", "As pretas não ameaçam nada agora.")
			if p.Count(".arrow") != 0 {
				t.Error("there is no threat and an arrow")
			}
		})
	}
}

// A reason tells what is on the board: here a king is to be had for nothing.
func TestAHintTellsWhatIsGained(t *testing.T) {
	t.Parallel()
	p := SitDown(t, Serve(t, "/"), OpenGame{Start: "W:Wd4,a1,c1:Bc5,Ke5,h8"}, desk, calm)
	p.Walk("a1")
	p.Key("h")
	p.WaitSaid("Jogue com a peça de d4.")
	p.Key("h")
	p.WaitSaid("De d4 para f6: captura 1 e ganha uma dama.")
}

func TestHelpIsForTheOneToMove(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	t.Run("two people on one device have it", func(t *testing.T) {
		p := SitDown(t, site, OpenGame{Mode: "two", Start: strings.Replace(threatened, "W:W", "B:W", 1)}, desk, calm)
		p.Walk("c5")
		p.Key("h")
		p.WaitSaid("Jogue com a peça de c5.")
		p.Key("h")
		p.WaitSaid("De c5 para e3: é o único lance possível.")
	})
	t.Run("two people apart do not", func(t *testing.T) {
		p := SitDown(t, site, OpenGame{Mode: "link", Start: threatened}, desk, calm)
		p.Walk("d4")
		p.Key("h", "t")
		p.Frames()
		if p.Visible("[data-tool=hint]") || p.Said() != "" {
			t.Errorf("there is a hint: %q", p.Said())
		}
	})
	t.Run("nobody while the computer thinks", func(t *testing.T) {
		p := SitDown(t, site, OpenGame{}, desk, calm, workerScript)
		p.Worker("hold")
		p.Taps("c3", "d4")
		p.WaitHeld(1)
		p.Key("h")
		p.Frames()
		if p.Attribute("[data-tool=hint]", "disabled") == "" && !p.Visible("[data-tool=hint]:disabled") {
			t.Error("a hint is offered while the computer thinks")
		}
		if save, _ := p.Save(); save.Hinted {
			t.Error("the game is marked as hinted")
		}
		p.Worker("go")
		p.WaitDrawn(p.WaitMoves(2).Position())
	})
}

func TestAHintThatCannotBeHadIsToldOnce(t *testing.T) {
	t.Parallel()
	p := SitDown(t, Serve(t, "/"), OpenGame{Start: threatened}, desk, calm, `window.Worker = function () { throw new Error("no workers"); }`)
	p.Walk("a1")
	p.Key("h")
	p.WaitText(".advice", "O computador não respondeu. Peça de novo.")
	if save, _ := p.Save(); save.Hinted {
		t.Error("the game is marked as hinted")
	}
}

func TestTheResultTellsOfHelp(t *testing.T) {
	t.Parallel()
	tests := []struct {
		name string
		game OpenGame
		help bool
		want string
	}{
		{"a hint", OpenGame{Start: nearWin}, true, "Com dica: guardada, mas fora do ranking"},
		{"practice", OpenGame{Start: nearWin, Practice: true}, false, "Treino: guardada, mas fora do ranking"},
		{"a hint in a game that is lost", OpenGame{Start: nearLoss}, true, "Com dica: guardada, mas fora do ranking"},
	}
	table := SitDown(t, Serve(t, "/"), OpenGame{}, Options{Width: 390, Height: 844, Touch: true}, calm)
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := table.As(t)
			p.Put(test.game)
			if test.help {
				p.PressAt("[data-tool=hint]")
				p.WaitText(".advice", "Jogue com")
			}
			enter := []string{"c3", "e5"}
			if test.game.Start == nearLoss {
				enter = []string{"c3", "d4"}
			}
			p.Taps(enter...)
			p.WaitText(".end .score", test.want)
			if got := p.Field("records", "variants", "brazilian", "beginner", "ranked", "won"); got != 0.0 {
				t.Errorf("%v ranked games are won, want none", got)
			}
		})
	}
}

func TestPracticeIsChosenWithTheGame(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "", Options{Width: 390, Height: 844, Touch: true}, Kept{}.Settings(calm))
	page.openOptions()
	page.Press("Treino")
	page.begin()
	page.WaitVisible(".play .board .cell")
	page.WaitText(".level", "Iniciante · Treino")
	p := tableOf(page, "", "")
	p.Taps("c3", "d4")
	p.WaitMoves(1)
	p.WaitVisible(".mark.grade")
	if save, _ := p.Save(); !save.Practice {
		t.Error("the game is kept as one without practice")
	}
	p.WaitDrawn(p.WaitMoves(2).Position())
	p.Reload()
	p.WaitText(".level", "Iniciante · Treino")
	p.WaitVisible(".moves .graded") // found again by the engine
}

func TestPracticeGradesAndShowsTheBetterMove(t *testing.T) {
	t.Parallel()
	for _, way := range helps {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			p := SitDown(t, Serve(t, "/"), OpenGame{Start: threatened, Practice: true}, way.options, calm)
			way.enter(p.Page, "h2", "g3") // leaves d4 to be taken
			g := p.WaitMoves(2)
			p.WaitDrawn(g.Position())
			p.WaitVisible(".mark.grade:is(.mistake, .blunder)")
			if at := p.Attribute(".mark.grade", "data-at"); at != "g3" {
				t.Errorf("%s is marked, want g3", at)
			}
			button := p.Text(".moves .graded")
			if !strings.HasSuffix(button, "?") || !strings.Contains(p.Attribute(".moves .graded", "aria-label"), "erro") {
				t.Errorf("the move is listed as %q, %q", button, p.Attribute(".moves .graded", "aria-label"))
			}
			if !strings.HasPrefix(p.Text(".advice"), "?") || !strings.Contains(p.Text(".advice"), "Erro") {
				t.Errorf("%q is told of the move", p.Text(".advice"))
			}

			way.better(p.Page)
			p.WaitText(".advice", "Melhor era de ")
			p.WaitDrawn(g.At(0).Position())
			if p.Count(".arrow.tried") != 1 || p.Count(".arrow.better") != 1 {
				t.Errorf("%d arrows of the move and %d of the better one", p.Count(".arrow.tried"), p.Count(".arrow.better"))
			}
			p.WaitSaid("Melhor era de ")
			p.Press("Fechar")
			p.WaitDrawn(g.Position())

			p.Put(OpenGame{Start: nearWin, Practice: true})
			way.enter(p.Page, "c3", "e5")
			p.WaitVisible(".end")
			p.Press("Ver partida")
			p.WaitVisible(".mark.grade.good")
			if got := p.Text(".moves .graded"); !strings.HasSuffix(got, "✓") {
				t.Errorf("the only move is listed as %q", got)
			}
		})
	}
}

// A move that was taken back and played otherwise is graded anew.
func TestGradesFollowUndo(t *testing.T) {
	t.Parallel()
	p := SitDown(t, Serve(t, "/"), OpenGame{Start: threatened, Practice: true}, desk, calm)
	p.Taps("h2", "g3")
	p.WaitMoves(2)
	p.WaitVisible(".mark.grade:is(.mistake, .blunder)")
	p.Key("z")
	p.WaitFor("the move to be taken back", func() bool { return p.Game().Ply() == 0 })
	p.WaitGone(".mark.grade")
	p.Key("h")
	p.WaitSaid("Jogue com")
	p.Key("h")
	p.WaitSaid("De ")
	told := hinted.FindStringSubmatch(p.Said())
	p.Taps(told[1], told[2])
	p.WaitVisible(".mark.grade.good")
	if _, err := rules.ParseSquare(p.Attribute(".mark.grade", "data-at")); err != nil || p.Attribute(".mark.grade", "data-at") != told[2] {
		t.Errorf("the grade stands on %q, want %s", p.Attribute(".mark.grade", "data-at"), told[2])
	}
}
