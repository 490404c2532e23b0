//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// TestAWholeGameIsWon plays against the computer from a first visit to the
// records, each time by another hand.
func TestAWholeGameIsWon(t *testing.T) {
	for _, way := range ways {
		if way.name == "mouse" {
			continue // a drag as with a finger
		}
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			page := Open(t, Serve(t, "/").URL(""), way.options)
			page.Ready()
			by := &visitor{page, way.name == "keys"}
			by.press("Opções")
			by.choose("Aprendiz")
			by.press("Jogar")
			table := tableOf(page, "", "")
			g := win(table, by, way.enter)
			checkResult(page, store.ScoreGame(g, rules.White))
			by.press("Início")
			if page.Visible(".continue") {
				t.Error("the game that was won is still open")
			}
			by.press("Recordes")
			checkRecord(page, "Aprendiz", store.ScoreGame(g, rules.White).Total)
		})
	}
}

// win plays a game to its end, with the usual motion at first and then, so that
// the test ends soon, without.
func win(table *Table, by *visitor, enter func(*Page, ...string)) rules.Game {
	table.t.Helper()
	table.WaitVisible(".board .cell")
	engine := draughtsengine.New()
	const usual = 5 // moves with the usual motion
	for moves := 0; moves < 100; moves++ {
		if moves == usual {
			by.press("Ajustes")
			by.choose("Sem movimento")
			by.press("Voltar")
			by.press("Continuar")
			table.WaitVisible(".board .cell")
		}
		g := table.Game()
		table.WaitDrawn(g.Position())
		m := think(engine, g)
		enter(table.Page, entered(g.Position(), m, moves%2 == 0)...)
		g, err := g.Play(m)
		table.must(err)
		if g.Outcome().Over() {
			return g
		}
		table.WaitFor("the computer's move", func() bool {
			save, open := table.Save()
			if !open {
				table.t.Fatalf("the game ended by the computer's move after %v", g.Record().Moves)
			}
			return len(save.Record.Moves) == g.Ply()+1
		})
		if got := table.Game().Record().Moves; got[g.Ply()-1] != m.String() {
			table.t.Fatalf("entered %v, played %s", m, got[g.Ply()-1])
		}
	}
	table.t.Fatal("the game does not end")
	return rules.Game{}
}

// think returns the move that the computer would play at a high level.
func think(engine ai.Engine, g rules.Game) rules.Move {
	s := engine.Start(g, ai.Limits{Level: ai.Hard, Seed: 1})
	for !s.Step(10_000) {
	}
	return s.Best()
}

// entered returns the squares by which a person enters a move: every landing,
// or the first and the last square where that is enough.
func entered(p rules.Position, m rules.Move, hopByHop bool) []string {
	squares := squaresOf(m)
	alike := 0
	for _, other := range p.LegalMoves() {
		if other.From() == m.From() && slices.Contains(other.Path, m.To()) {
			alike++
		}
	}
	if hopByHop || alike > 1 {
		return squares
	}
	return []string{squares[0], squares[len(squares)-1]}
}

// A visitor presses buttons and links as the person of a test does: with the
// pointer, or with the keyboard alone.
type visitor struct {
	*Page
	keys bool
}

func (v *visitor) press(name string) {
	v.t.Helper()
	v.WaitFor(name, func() bool { return v.Offers(name) })
	v.Still() // a sheet slides in
	if !v.keys {
		v.Press(name)
		return
	}
	v.reach(name)
	v.Key("Enter")
}

// reach presses Tab until what has a name has the focus.
func (v *visitor) reach(name string) {
	v.t.Helper()
	for range 60 {
		if v.Eval(`return `+named+` === document.activeElement`, name) == true {
			return
		}
		v.Key("Tab")
	}
	v.t.Fatalf("Tab does not lead to %q", name)
}

// choose picks one of a group of options.
func (v *visitor) choose(name string) {
	v.t.Helper()
	v.WaitFor(name, func() bool { return v.Offers(name) })
	v.Still() // a sheet slides in
	if !v.keys {
		v.Press(name)
		return
	}
	const group = `const option = [...document.querySelectorAll("label")].find((e) => e.innerText.trim() === arguments[0]).querySelector("input");`
	for range 60 {
		if v.Eval(group+`return document.activeElement.name === option.name`, name) == true {
			break
		}
		v.Key("Tab")
	}
	for range 20 {
		if v.Eval(group+`return option === document.activeElement && option.checked`, name) == true {
			return
		}
		v.Key("ArrowRight")
	}
	v.t.Fatalf("the arrows do not lead to %q", name)
}

// checkResult checks the sheet at the end of a game that was won.
func checkResult(page *Page, score store.ScoreParts) {
	page.t.Helper()
	page.WaitText(".end h2", "Você venceu!")
	want := fmt.Sprintf("%d×100 + %d×10 = %d", score.Pieces, max(0, 60-score.Moves), score.Total)
	if got := page.Text(".end .score p"); got != want {
		page.t.Errorf("the score is %q, want %q", got, want)
	}
	if got := page.Text(".end .score .note"); got != "Novo recorde!" {
		page.t.Errorf("the sheet says %q, want a new record", got)
	}
	for _, name := range []string{"Jogar de novo", "Subir para Iniciante", "Ver partida"} {
		if !page.Offers(name) {
			page.t.Errorf("the sheet does not offer %q", name)
		}
	}
}

// checkRecord checks the records after one game, which was won.
func checkRecord(page *Page, level string, score int) {
	page.t.Helper()
	page.WaitVisible(".records table")
	want := []string{level, "1", "1", "0", "0", fmt.Sprint(score), "1 / 1"}
	if got := page.Texts(".records tbody tr > *"); !slices.Equal(got, want) {
		page.t.Errorf("the record is %q, want %q", got, want)
	}
}
