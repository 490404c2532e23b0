//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabuleiro/app/learn"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// lessonsIn reads what the pages that teach say in a language, as the site has it.
func lessonsIn(t *testing.T, tag string) learn.Library {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(dist, "web", "learn", tag+".json"))
	if err != nil {
		t.Fatal(err)
	}
	pages, err := learn.Read(string(content))
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// solution returns the moves that do a task, with the replies between them.
func solution(t *testing.T, task learn.Task) []rules.Move {
	t.Helper()
	v, _ := catalog.Find(task.Variant)
	g, err := rules.Record{Variant: v.Key, Start: task.Start, Moves: task.Before}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	if task.Any {
		return g.Position().LegalMoves()[:1]
	}
	for _, text := range task.Lines[0] {
		m, err := rules.FindMove(g.Position(), text)
		if err == nil {
			g, err = g.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return g.Moves()[len(task.Before):]
}

// do does a task on the board of the page.
func (p *Page) do(task learn.Task, enter func(*Page, ...string)) {
	p.t.Helper()
	moves := solution(p.t, task)
	for n := 0; n < len(moves); n += 2 {
		from := moves[n].From().String()
		p.WaitFor("the turn of "+from, func() bool { // after the reply
			return strings.Contains(p.Attribute(".lesson "+cell(from), "class"), "movable")
		})
		enter(p, squaresOf(moves[n])...)
	}
	p.WaitText(".lesson .praise", task.Done)
}

// TestTheGuideIsPlayedFromStartToEnd does every lesson, in Portuguese with a finger
// and in English by the keys, goes on to the next, and begins the first game.
func TestTheGuideIsPlayedFromStartToEnd(t *testing.T) {
	for _, way := range []struct {
		name, tag, begin, next, play, level string
		options                             Options
		enter                               func(*Page, ...string)
		follow                              func(page *Page)
	}{
		{"by taps", "pt-BR", "Começar", "Próxima", "Jogar agora", "Iniciante", Options{Width: 390, Height: 844, Touch: true},
			(*Page).Taps, func(page *Page) { page.PressAt(".turning .primary") }},
		{"by keys", "en", "Begin", "Next", "Play now", "Beginner", Options{Language: "en"},
			(*Page).Steps, func(page *Page) {
				page.WaitFor("the way on to have the focus", func() bool {
					return page.Eval(`return document.activeElement.matches(".turning .primary")`) == true
				})
				page.Key("Enter")
			}},
	} {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			site := Serve(t, "/")
			page := OpenWith(t, site, "#/aprender", way.options, Kept{}.Settings(calm))
			all := lessonsIn(t, way.tag)[learn.Guide].Sections()
			page.Press(way.begin)
			for n, lesson := range all {
				page.WaitText(".learn h2", lesson.Title)
				if len(lesson.Tasks) == 0 {
					continue
				}
				page.do(lesson.Tasks[0], way.enter)
				if n+1 < len(all) {
					way.follow(page)
				}
			}
			page.Go(site.URL("#/aprender"))
			page.WaitText(".learn .note", "34")
			if got := page.Count(".contents .done"); got != len(all)-1 {
				t.Errorf("%d lessons are marked as done, want %d", got, len(all)-1)
			}
			page.Reload()
			page.Ready()
			page.WaitVisible(".contents .done")
			if got := page.Count(".contents .done"); got != len(all)-1 {
				t.Errorf("after a reload %d lessons are done, want %d", got, len(all)-1)
			}
			page.PressAt(".contents [href='#/aprender/jogar']")
			page.Press(way.play)
			page.WaitVisible(".play .board")
			page.WaitText(".play .level", way.level)
			if got := page.Text(".play h1"); got == "" || page.Eval(`return location.hash`) != "#/jogar/brazilian/computer" {
				t.Errorf("the guide ends at %v", page.Eval(`return location.hash`))
			}
		})
	}
}

// TestTheContentsLeadToThePrinciples goes there by a press and by the keys.
func TestTheContentsLeadToThePrinciples(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/aprender", desk, Kept{})
	page.Press("Princípios")
	page.WaitText(".learn h2", "Dar uma para tomar duas")
	page.Back()
	page.WaitVisible(".contents")
	for n := 0; page.Eval(`return document.activeElement.getAttribute("href")`) != "#/aprender/combinacao"; n++ {
		if n > 60 {
			t.Fatal("Tab does not lead to the lesson")
		}
		page.Key("Tab")
	}
	page.Key("Enter")
	page.WaitText(".learn h2", "Dar duas para tomar três")
}

func TestALessonRefusesByTheRulesAndTakesBackWhatWasNotAsked(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/aprender/obrigatoria", Options{Width: 390, Height: 844, Touch: true}, Kept{}.Settings(calm))
	page.WaitVisible(".lesson .board")
	page.Tap("g3")
	page.WaitText(".lesson .advice.refused", "Captura obrigatória: c3.")
	page.Go(strings.Replace(page.Eval(`return location.href`).(string), "obrigatoria", "entrega", 1))
	page.WaitText(".learn h2", "Dica 3")
	page.Taps("f4", "g5")
	page.WaitText(".lesson .advice", "não é o que se pede aqui")
	page.WaitFor("the man to be back", func() bool {
		return page.Eval(`return Boolean(document.querySelector(".lesson .piece[data-at=f4]:not(.taken)"))`) == true
	})
	page.Press("Mostrar")
	page.WaitVisible(".lesson .arrow.better")
	page.Taps("c3", "b4")
	page.WaitVisible(".lesson .praise")
	page.Press("Recomeçar")
	page.WaitGone(".lesson .praise")
}

func TestTheGuideWorksOffline(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := OpenWith(t, site, "", Options{Width: 390, Height: 844, Touch: true}, Kept{}.Settings(calm))
	kept(page)
	site.Stop()
	page.Go(site.URL("?x=1#/aprender"))
	page.Ready()
	page.Press("Começar")
	page.WaitText(".learn h2", "Só as casas escuras")
	page.Taps("c3", "d4")
	page.WaitVisible(".lesson .praise")
}

func TestLessonsThatDoNotComeAreAskedForAgain(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 390, Height: 844, Touch: true})
	page.DevTools("Network.enable", nil, nil)
	page.DevTools("Network.setBlockedURLs", map[string]any{"urls": []string{"*/web/learn/*"}}, nil)
	page.Expect("learn/pt-BR.json")
	page.Go(site.URL("#/aprender"))
	page.Ready()
	page.WaitText("[role=alert]", "Não foi possível carregar esta página")
	page.DevTools("Network.setBlockedURLs", map[string]any{"urls": []string{}}, nil)
	page.Press("Tentar de novo")
	page.WaitVisible(".contents")
}

// TestEveryGameHasTheSameSevenParts reads the page of each game in both languages.
func TestEveryGameHasTheSameSevenParts(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 390, Height: 844, Touch: true})
	for _, tag := range []string{"pt-BR", "en"} {
		page.Replace(site, Kept{}.Settings(map[string]any{"language": tag}))
		for _, v := range catalog.All {
			page.Go(site.URL("#/regras/" + v.Key))
			page.Ready()
			page.WaitText(".rules h2", lessonsIn(t, tag)[v.Key].Title)
			page.WaitVisible(".rules .chapter")
			var ids []string
			page.EvalInto(&ids, `return [...document.querySelectorAll(".rules .chapter")].filter((e) => e.innerText.length > 40).map((e) => e.id)`)
			if !slices.Equal(ids, learn.Parts) {
				t.Errorf("%s, %s: the parts are %v", tag, v.Key, ids)
			}
		}
	}
}

func TestALinkLeadsToAPartOfTheRules(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/regras/english", Options{Width: 390, Height: 844, Touch: true}, Kept{})
	page.Press("Estratégia")
	page.WaitFor("the strategy to be in sight", func() bool { return page.whole("#estrategia h2") })
	if got := page.Count("#estrategia .lesson"); got != 3 {
		t.Errorf("%d boards to play on, want 3", got)
	}
	page.Press("Como o computador pensa")
	page.WaitText(".computer table", "50.000")
}

// TestTheStrategyIsPlayed does the two-for-one and the last row, and plays two kings
// against the computer's one until it has answered.
func TestTheStrategyIsPlayed(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/regras/english/estrategia", desk, Kept{}.Settings(calm))
	part := lessonsIn(t, "pt-BR")["english"].Part(learn.Strategy)
	page.WaitVisible("#duas-damas .board")
	for _, section := range part.Sections {
		if len(section.Tasks) == 0 {
			continue
		}
		tap := func(_ *Page, squares ...string) {
			for _, square := range squares {
				page.TapAt(page.At("#" + section.ID + " " + cell(square)))
			}
		}
		task := section.Tasks[0]
		if task.Level == "" {
			for n, m := range solution(t, task) {
				if n%2 == 0 {
					page.WaitFor("the turn", func() bool {
						return strings.Contains(page.Attribute("#"+section.ID+" "+cell(m.From().String()), "class"), "movable")
					})
					tap(nil, squaresOf(m)...)
				}
			}
			page.WaitVisible("#" + section.ID + " .praise")
			continue
		}
		before := page.Attribute("#"+section.ID+" .piece.white.king", "data-at")
		tap(nil, "c5", "d4")
		page.WaitFor("the computer's king to move", func() bool {
			return page.Attribute("#"+section.ID+" .piece.white.king", "data-at") != before
		})
	}
}

// TestTheComparisonShowsWhatEachAllows looks at one position by six rules.
func TestTheComparisonShowsWhatEachAllows(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/comparar", Options{Width: 390, Height: 844, Touch: true}, Kept{}.Settings(calm))
	page.WaitVisible(".comparison .board")
	if got := page.Texts(".comparison figcaption"); !slices.Equal(got, []string{"Brasileiras", "Portuguesas", "Espanholas", "Internacionais", "Russas", "Inglesas"}) {
		t.Errorf("the boards are %v", got)
	}
	if got := page.Texts(".comparison .advice"); got[0] != "Um só lance permitido: e5xc3" || !strings.HasPrefix(got[1], "2 lances permitidos") {
		t.Errorf("they allow %q", got)
	}
	page.Press("Tomar uma dama conta mais?")
	page.WaitFor("another position", func() bool {
		got := page.Texts(".comparison .advice")
		return len(got) == 6 && strings.HasPrefix(got[0], "2 lances") && strings.HasPrefix(got[2], "Um só lance")
	})
	if got := page.Count(".comparison figure:nth-child(1) .arrow"); got != 2 {
		t.Errorf("%d arrows, want 2", got)
	}
	page.Press("Em resumo")
	page.WaitText(".comparison table", "10 × 10")
}
