//go:build e2e

package e2e

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// Positions one move from the end.
const (
	// Each move of White's last man lets Black take it, and Black must.
	nearLoss = "W:Wc3:Ba5,e5"
	// White takes the last piece with its last one.
	nearNarrowWin = "W:Wc3:Bd4"
)

// nearDraw is a game in which Black's a7-b8 brings a position for the third time.
var nearDraw = OpenGame{Start: "W:WKa1:BKb8", Side: "black",
	Moves: []string{"a1b2", "b8a7", "b2a1", "a7b8", "a1b2", "b8a7", "b2a1"}}

func TestTheEndTellsResultReasonAndScore(t *testing.T) {
	t.Parallel()
	undone := OpenGame{Start: nearWin, Undone: true}
	tests := []struct {
		name    string
		game    OpenGame
		enter   []string
		result  string
		reason  string
		score   string
		ladder  string
		ranking [2]any // ranked games won and best score
	}{
		{"a win", OpenGame{Start: nearWin}, []string{"c3", "e5"},
			"Você venceu!", "As pretas ficaram sem peças.", "8×100 + 59×10 = 1390\nNovo recorde!", "Subir para Fácil", [2]any{1.0, 1390.0}},
		{"a win with undo", undone, []string{"c3", "e5"},
			"Você venceu!", "As pretas ficaram sem peças.", "8×100 + 59×10 = 1390\nCom desfazer: guardada, mas fora do ranking", "Subir para Fácil", [2]any{0.0, 0.0}},
		{"a loss", OpenGame{Start: nearLoss}, []string{"c3", "d4"},
			"Você perdeu", "As brancas ficaram sem peças.", "Só a vitória vale pontos.", "", [2]any{0.0, 0.0}},
		{"a draw", nearDraw, []string{"a7", "b8"},
			"Empate", "A mesma posição apareceu três vezes.", "Só a vitória vale pontos.", "", [2]any{0.0, 0.0}},
	}
	site := Serve(t, "/")
	table := SitDown(t, site, OpenGame{}, Options{Width: 390, Height: 844, Touch: true}, calm)
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			table := table.As(t)
			table.Put(test.game)
			table.Taps(test.enter...)
			table.WaitVisible(".end")
			if got := table.Text(".end h2"); got != test.result {
				t.Errorf("result %q, want %q", got, test.result)
			}
			if got := table.Text(".end .reason"); got != test.reason {
				t.Errorf("reason %q, want %q", got, test.reason)
			}
			if got := strings.Join(strings.Fields(table.Text(".end .score")), " "); got != strings.Join(strings.Fields(test.score), " ") {
				t.Errorf("score %q, want %q", got, test.score)
			}
			if got := table.Text(".end .ladder"); got != test.ladder {
				t.Errorf("ladder %q, want %q", got, test.ladder)
			}
			if !strings.HasPrefix(table.Said(), "Fim de jogo.") || !strings.Contains(table.Said(), test.reason) {
				t.Errorf("said %q, want the end and its reason", table.Said())
			}
			ranked := [2]any{
				table.Field("records", "variants", "brazilian", "beginner", "ranked", "won"),
				table.Field("records", "variants", "brazilian", "beginner", "ranked", "best"),
			}
			if ranked != test.ranking {
				t.Errorf("ranked wins and best %v, want %v", ranked, test.ranking)
			}
			if _, open := table.Save(); open {
				t.Error("the game is still open")
			}
			if !table.Visible(".board .cell") || table.Eval(`return document.querySelector(".board").getBoundingClientRect().bottom <= document.querySelector(".end").getBoundingClientRect().top + 1`) != true {
				t.Error("the sheet hides the board")
			}
		})
	}
}

func TestAWinWithUndoIsKeptApart(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: nearWin, Undone: true}, Options{}, calm)
	table.Taps("c3", "e5")
	table.WaitVisible(".end")
	if got := table.Field("records", "variants", "brazilian", "beginner", "undone", "won"); got != 1.0 {
		t.Errorf("%v wins with undo are kept, want 1", got)
	}
	table.Go(table.Eval(`return location.origin + "/#/recordes"`).(string))
	table.WaitText(".records table", "com ajuda")
	if table.Visible(".records details") {
		t.Error("a win with undo is in the ranking")
	}
}

func TestAfterTheEnd(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	table := SitDown(t, site, OpenGame{}, Options{Width: 390, Height: 844, Touch: true}, calm)
	won := func(t *testing.T) *Table {
		table := table.As(t)
		table.Put(OpenGame{Start: nearWin})
		table.Taps("c3", "e5")
		table.WaitVisible(".end")
		return table
	}
	fresh := func(table *Table, level string) {
		table.t.Helper()
		table.WaitGone(".end")
		table.WaitText(".level", level)
		if got := table.Count(".moves button"); got != 0 {
			table.t.Errorf("the next game begins with %d moves", got)
		}
		playOneMove(table.Page)
	}
	t.Run("play again", func(t *testing.T) {
		table := won(t)
		table.Press("Jogar de novo")
		fresh(table, "Iniciante")
	})
	t.Run("one level up", func(t *testing.T) {
		table := won(t)
		table.Press("Subir para Fácil")
		fresh(table, "Fácil")
	})
	t.Run("see the game", func(t *testing.T) {
		table := won(t)
		table.Press("Ver partida")
		table.WaitGone(".end")
		table.Press("Início")
		table.WaitText(".turn", "Vendo o começo da partida")
		table.Press("Voltar ao jogo")
		table.WaitVisible(".end")
	})
	t.Run("home", func(t *testing.T) {
		table := won(t)
		table.Press("Início")
		table.WaitVisible(".home .card")
		if table.Visible(".continue") {
			t.Error("the finished game is still open")
		}
	})
}

func TestTwoLossesOfferTheLevelBelow(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, Options{}, calm)
	for _, want := range []string{"", "Descer para Aprendiz"} {
		table.Put(OpenGame{Start: nearLoss})
		table.Taps("c3", "b4")
		table.WaitVisible(".end")
		if got := table.Text(".end .ladder"); got != want {
			t.Errorf("the ladder offers %q, want %q", got, want)
		}
	}
	table.Press("Descer para Aprendiz")
	table.WaitText(".level", "Aprendiz")
}

func TestResigningAsksAndIsALoss(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Moves: opening[:2]}, Options{Width: 390, Height: 844, Touch: true}, calm)
	table.Press("Menu")
	table.Press("Desistir")
	table.WaitText("dialog h2", "Desistir da partida?")
	table.Press("Cancelar")
	table.WaitGone("dialog")
	table.Press("Menu")
	table.Press("Desistir")
	table.WaitVisible("dialog .danger")
	table.PressAt("dialog .danger")
	table.WaitVisible(".end")
	if got := table.Text(".end h2") + table.Text(".end .reason"); got != "Você perdeu"+"As brancas desistiram." {
		t.Errorf("the end says %q", got)
	}
	if got := table.Field("records", "variants", "brazilian", "beginner", "ranked", "lost"); got != 1.0 {
		t.Errorf("%v losses are kept, want 1", got)
	}
}

func TestTheComputerDeclinesADrawEarly(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Moves: opening[:2]}, Options{}, calm)
	table.Press("Menu")
	table.Press("Propor empate")
	table.WaitText(".advice", "O computador não aceitou o empate.")
	if table.Visible("dialog") || table.Visible(".end") {
		t.Error("the game does not go on")
	}
	table.Taps("d4", "c5") // and it does
	table.WaitMoves(3)
}

func TestTheComputerTakesADrawWhenItStandsWorse(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), uneven(t), Options{}, calm)
	// It has to judge the position once.
	g := table.Game()
	m := g.Position().LegalMoves()[0]
	table.Taps(squaresOf(m)...)
	table.WaitMoves(g.Ply() + 2)
	table.WaitText(".turn", "Sua vez")
	table.Press("Menu")
	table.Press("Propor empate")
	table.WaitVisible(".end")
	if got := table.Text(".end h2") + ": " + table.Text(".end .reason"); got != "Empate: Empate combinado." {
		t.Errorf("the end says %q", got)
	}
	if got := table.Field("records", "variants", "brazilian", ai.Medium, "ranked", "drawn"); got != 1.0 {
		t.Errorf("%v draws are kept, want 1", got)
	}
}

// uneven returns a game of at least forty plies in which White, to move, is
// some pieces ahead and no capture is near.
func uneven(t *testing.T) OpenGame {
	t.Helper()
	v, _ := catalog.Find("brazilian")
	for seed := range uint64(10_000) {
		random := rand.New(rand.NewPCG(seed, 0))
		g, err := rules.NewGame(v)
		if err != nil {
			t.Fatal(err)
		}
		for g.Ply() < 40 && !g.Outcome().Over() {
			moves := g.Position().LegalMoves()
			g, _ = g.Play(moves[random.IntN(len(moves))])
		}
		if ahead(g) >= 4 && quiet(g) {
			return OpenGame{Level: ai.Medium, Moves: g.Record().Moves}
		}
	}
	t.Fatal("no game is found")
	return OpenGame{}
}

// ahead counts by how many pieces White is ahead.
func ahead(g rules.Game) (n int) {
	for _, square := range g.Variant.Squares() {
		if piece, ok := g.Position().PieceAt(square); ok {
			n += 1 - 2*int(piece.Color)
		}
	}
	return n
}

// quiet reports whether the game goes on, and neither side can capture after
// White's first move.
func quiet(g rules.Game) bool {
	if g.Outcome().Over() {
		return false
	}
	captures := func(g rules.Game) bool {
		return slices.ContainsFunc(g.Position().LegalMoves(), func(m rules.Move) bool { return len(m.Captures) > 0 })
	}
	next, err := g.Play(g.Position().LegalMoves()[0])
	return err == nil && !captures(g) && !next.Outcome().Over() && !captures(next)
}

func TestTheRecordsPageShowsWhatCameOfTheGames(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, Options{}, calm)
	table.Put(OpenGame{Start: nearWin})
	table.Taps("c3", "e5")
	table.WaitVisible(".end")
	table.Press("Início")
	table.Press("Recordes")
	table.WaitVisible(".records table")
	if got := table.Texts(".records tbody tr > *"); !slices.Equal(got, []string{"Iniciante", "1", "1", "0", "0", "1390", "1 / 1"}) {
		t.Errorf("the table says %q", got)
	}
	table.Press("Melhores partidas")
	if got := table.Text(".ranking li"); !strings.HasPrefix(got, "1390 · Iniciante · 1 lance") {
		t.Errorf("the ranking says %q", got)
	}
}

func TestMediumEarnsABadge(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{})
	for _, test := range []struct {
		level string
		best  int
		want  string
	}{
		{"medium", 499, ""}, {"medium", 500, "Expert"}, {"medium", 999, "Expert"}, {"medium", 1000, "Pro"}, {"hard", 1000, ""},
	} {
		page.Replace(site, Kept{}.Won("english", test.level, test.best))
		page.Go(site.URL("#/recordes"))
		page.Ready()
		page.WaitVisible(".records table")
		if got := page.Text(".badge"); got != test.want {
			t.Errorf("%d on %s earns %q, want %q", test.best, test.level, got, test.want)
		}
	}
	for _, test := range []struct{ level, start, want string }{
		{"medium", nearNarrowWin, "Nível Expert alcançado"}, {"medium", nearWin, "Nível Pro alcançado"}, {"easy", nearWin, ""},
	} {
		page.Replace(site, Kept{}.Settings(calm).Keep(OpenGame{Level: test.level, Start: test.start}))
		page.Go(site.URL("#/jogar/brazilian/computer"))
		page.Ready()
		page.WaitVisible(".board .cell")
		page.Taps("c3", "e5")
		page.WaitVisible(".end")
		if got := page.Text(".end .badge"); got != test.want {
			t.Errorf("a win on %s from %s says %q, want %q", test.level, test.start, got, test.want)
		}
	}
}
