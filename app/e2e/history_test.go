//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

// Download presses something that gives a file, and returns its text.
func (p *Page) Download(name, file string) string {
	p.t.Helper()
	folder := p.t.TempDir()
	p.DevTools("Browser.setDownloadBehavior", map[string]any{"behavior": "allow", "downloadPath": folder}, nil)
	p.Press(name)
	var content []byte
	p.WaitFor(file, func() (done bool) {
		var err error
		content, err = os.ReadFile(filepath.Join(folder, file))
		return err == nil
	})
	return string(content)
}

// past returns a document of finished games, the last one first.
func past(games ...map[string]any) string {
	return text(map[string]any{"version": 2, "revision": 1, "games": games})
}

// A game that White won by c3-e5, and one of two moves that was left.
var (
	wonPast = map[string]any{
		"link": "1/brazilian/white/1/AQ/-/W:Wc3,g3,b2,f2,h2,a1,e1,g1:Bd4", "variant": "brazilian", "mode": "computer", "level": "medium",
		"side": "white", "result": "1-0", "moves": 1, "undone": false, "started": 1780000000000, "ended": 1780000100000,
	}
	leftPast = map[string]any{
		"link": "1/english/black/0/AA/resign:black", "variant": "english", "mode": "two",
		"side": "black", "result": "1-0", "moves": 0, "undone": false, "started": 1770000000000, "ended": 1770000100000,
	}
)

func TestFinishedGamesAreListedOpenedAndTakenAway(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/blog/damas/")
	kept := Kept{}.Settings(calm).Keep(OpenGame{Start: nearWin, Level: "easy"})
	kept[keptPrefix+"history/draughts"] = past(wonPast, leftPast)
	page := OpenWith(t, site, "#/jogar/brazilian/computer", Options{Width: 390, Height: 844, Touch: true}, kept)
	page.WaitVisible(".play .board .cell")
	page.Taps("c3", "e5")
	page.WaitVisible(".end")
	page.Go(site.URL("#/recordes"))
	page.Press("Partidas")
	page.WaitVisible(".past")
	rows := page.Texts(".past a")
	today := time.Now().Format("02/01/2006")
	for i, want := range []string{
		"Vitória\n" + today + "\nComputador · Fácil\nBrasileiras · 1 lance",
		"Vitória\n28/05/2026\nComputador · Médio\nBrasileiras · 1 lance",
		"Vitória das contornadas\n02/02/2026\nDuas pessoas\nInglesas · 0 lances",
	} {
		if i >= len(rows) || rows[i] != want {
			t.Errorf("row %d of %q, want %q", i, rows, want)
		}
	}

	file := page.Download("Baixar todas (PDN)", "tabuleiro.pdn")
	games := pdn.Read([]byte(file))
	if len(games) != 3 {
		t.Fatalf("%d games in\n%s", len(games), file)
	}
	for i, key := range []string{"brazilian", "brazilian", "english"} {
		v, _ := catalog.Find(key)
		if g, err := games[i].Replay(v); err != nil || g.Outcome().Result != rules.WhiteWins {
			t.Errorf("game %d ends with %v, %v", i, g.Outcome(), err)
		}
	}

	page.PressAt(".past li:nth-child(2) a")
	page.WaitText(".them", "Você × Computador (Médio)")
	page.PressAt("[data-tool=last]")
	if got := page.Texts(".moves [data-ply]"); !slices.Equal(got, []string{"c3xe5"}) {
		t.Errorf("the moves are %v", got)
	}
	page.Reload() // it is known after a reload too
	page.Ready()
	page.WaitText(".them", "Você × Computador (Médio)")
	page.PressAt("[data-tool=menu]")
	once := page.Copied("Copiar PDN")
	for _, tag := range []string{`[White "Você"]`, `[Black "Computador (Médio)"]`, `[Date "2026.05.28"]`, "1. c3xe5"} {
		if !strings.Contains(once, tag) {
			t.Errorf("%s is missing in\n%s", tag, once)
		}
	}
	page.Key("Escape")
	page.Press("Voltar")
	page.WaitVisible(".past")
}

func TestAGameThatIsLeftIsAmongTheFinishedOnes(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/jogar/brazilian/computer", Options{}, Kept{}.Settings(calm).Keep(OpenGame{Moves: opening[:2], Undone: true}))
	page.WaitVisible(".play .board .cell")
	page.PressAt("[data-tool=menu]")
	page.Press("Nova partida")
	page.PressAt("dialog footer .primary")
	if page.Offers("Abandonar e jogar") {
		page.Press("Abandonar e jogar")
	}
	page.WaitFor("the new game", func() bool { return page.Count(".moves button") == 0 })
	page.Press("Voltar")
	page.Press("Recordes")
	page.Press("Partidas")
	page.WaitText(".past a", "Derrota")
	page.WaitText(".past a", "2 lances · com desfazer")
}
