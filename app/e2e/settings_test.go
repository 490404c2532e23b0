//go:build e2e

package e2e

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Scripts that look at the board beside the settings.
const (
	calledA1 = `return document.querySelector(".trial [data-square=a1]").getAttribute("aria-label").split(",")[0]`
	topLeft  = `return document.querySelector(".trial .cell").dataset.square`
	root     = `return document.documentElement.dataset`
)

// settingTests change each setting, and look at what shows it.
var settingTests = []struct {
	name          string
	press         string // what is pressed
	field         string // of the settings that are kept
	look          string // a script
	before, after any
}{
	{"scheme", "Escura", "scheme", root + `.scheme`, "auto", "dark"},
	{"theme of the board", "Verde", "board", `return document.querySelector(".trial .board").dataset.board`, "noite", "verde"},
	{"pieces", "Cheias e contornadas", "pieces", `return document.querySelector(".trial .board use").getAttribute("href").includes("outlined")`, false, true},
	{"large text", "Letras grandes", "largeText", `return getComputedStyle(document.documentElement).fontSize`, "16px", "20px"},
	{"numbering", "1 a 32", "numbering", calledA1, "a1", "29"},
	{"coordinates", "Nomes das casas", "coordinates", `return document.querySelectorAll(".trial .coordinates text").length > 0`, true, false},
	{"side of the board", "À direita", "rightBoard", `return document.querySelector(".trial").getBoundingClientRect().x > document.querySelector(".sections").getBoundingClientRect().x`, false, true},
	{"flip", "Minhas peças em cima", "flipped", topLeft, "a8", "h1"},
	{"speed", "Lento", "speed", `return getComputedStyle(document.querySelector(".trial .board")).getPropertyValue("--speed").trim() || "1"`, "1", "2"},
}

func TestEachSettingTakesEffectAtOnceAndStays(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/ajustes", Options{}, Kept{})
	page.WaitVisible(".trial .board .cell")
	for _, test := range settingTests {
		if got := page.Eval(test.look); got != test.before {
			t.Errorf("%s: at first %v, want %v", test.name, got, test.before)
		}
		page.Press(test.press)
		page.WaitFor(test.name, func() bool { return page.Eval(test.look) == test.after })
	}
	page.Reload()
	page.Ready()
	page.WaitVisible(".trial .board .cell")
	for _, test := range settingTests {
		if got := page.Eval(test.look); got != test.after {
			t.Errorf("%s: after a reload %v, want %v", test.name, got, test.after)
		}
	}
	// A game has them too.
	page.Eval(`location.hash = "#/jogar/brazilian/two"`)
	page.WaitVisible(".play .board .cell")
	if got := page.Label("a1"); !strings.HasPrefix(got, "29,") {
		t.Errorf("in a game a1 is called %q", got)
	}
	if got := page.Eval(`const [board, below] = [".play .board", ".below"].map((css) => document.querySelector(css).getBoundingClientRect().x); return board > below`); got != true {
		t.Error("in a game the board is at the left")
	}
	page.Taps("c3", "d4")
	page.WaitFor("the move", func() bool { return slices.Equal(page.Texts(".moves [data-ply]"), []string{"22-18"}) })
}

func TestSettingsOfPlayTakeEffectAtOnceAndStay(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{ReducedMotion: true})
	open := func() {
		page.Go(site.URL("#/ajustes"))
		page.Reload()
		page.Ready()
		page.WaitVisible(".trial .board .cell")
	}
	white := func() bool { return strings.Contains(page.Label("d4"), "branca") }
	tests := []struct {
		name, press string
		shown       func() // what it does on the board beside the settings
	}{
		{"a move waits to be confirmed", "Confirmar cada lance", func() {
			page.Taps("d4", "f6")
			page.WaitText(".trial", "Cancelar")
			page.Press("Cancelar")
			page.WaitFor("the piece to go back", white)
			page.Taps("d4", "f6")
			page.WaitText(".trial", "Confirmar")
			page.PressAt(".trial .advice .primary")
			page.WaitText(".trial .turn", "Vez das pretas")
		}},
		{"the only move plays itself", "Jogar sozinho quando só há um lance", func() {
			page.WaitText(".trial .turn", "Vez das pretas")
			page.WaitFor("the capture", func() bool { return !white() })
		}},
		{"the board turns", "A dois, virar o tabuleiro a cada lance", func() {
			if got := page.Eval(topLeft); got != "a8" {
				t.Errorf("before the move %v is at the top", got)
			}
			page.Taps("d4", "f6")
			page.WaitFor("the board to turn", func() bool { return page.Eval(topLeft) == "h1" })
		}},
		{"letters are no keys", "Sem atalhos de letras e números", func() {
			page.Walk("d4")
			page.Key("d", "2", "c")
			if got := page.Eval(`return document.activeElement.dataset.square`); got != "d4" {
				t.Errorf("letters and digits lead to %v", got)
			}
			page.Key("ArrowUp")
			if got := page.Eval(`return document.activeElement.dataset.square`); got == "d4" {
				t.Error("the arrows lead nowhere")
			}
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			page.Replace(site, Kept{})
			open()
			page.Press(test.press)
			test.shown()
			open() // and after a reload
			test.shown()
		})
	}
	t.Run("what happens is heard and felt", func(t *testing.T) {
		page.Replace(site, Kept{})
		open()
		page.Eval(`window.felt = []; window.tabuleiroSound = (n) => felt.push(n); window.tabuleiroVibrate = (n) => felt.push("~" + n)`)
		heard := func() any { return page.Eval(`const all = felt.join(" "); felt = []; return all`) }
		page.Taps("d4", "f6")
		if got := heard(); got != "capture ~capture" {
			t.Errorf("heard and felt %q", got)
		}
		page.Press("Som")
		page.Press("Vibrar a cada lance")
		heard()
		page.Taps("g7", "e5")
		if got := heard(); got != "" {
			t.Errorf("heard or felt %q", got)
		}
		page.Press("Som")
		page.Press("Vibrar a cada lance")
		if got := heard(); got != "capture ~capture" {
			t.Errorf("when they are turned on %q", got)
		}
	})
}

func TestACopyBringsEverythingBack(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	kept := Kept{}.Settings(map[string]any{"board": "verde", "language": "pt-BR"}).Won("brazilian", "medium", 850).Keep(OpenGame{Moves: opening[:4]})
	kept[keptPrefix+"history/draughts"] = past(wonPast, leftPast)
	page := OpenWith(t, site, "#/ajustes", Options{Width: 390, Height: 844, Touch: true}, kept)
	page.Eval(`localStorage.setItem("others/data", "theirs")`)
	page.WaitVisible(".backup")
	file := page.Download("Baixar uma cópia", "tabuleiro-"+page.Eval(`return new Date().toISOString().slice(0, 10)`).(string)+".json")
	before := page.Stored()

	page.Press("Apagar tudo")
	page.WaitText("dialog h2", "Apagar tudo?")
	page.Press("Cancelar")
	page.WaitGone("dialog")
	if got := page.Stored(); !maps.Equal(got, before) {
		t.Error("something was erased before it was confirmed")
	}
	page.Press("Apagar tudo")
	page.PressAt("dialog footer .danger")
	page.WaitText(".backup .done", "Tudo foi apagado")
	if got := page.Stored(); len(got) > 0 {
		t.Errorf("after it was erased there is %v", got)
	}
	if got := page.Attribute(".trial .board", "data-board"); got != "madeira" {
		t.Errorf("after it was erased the board is %s", got)
	}

	for _, bad := range []struct{ file, says string }{
		{"{\n  \"tabuleiro\": 1,,\n}", "Linha 2, coluna 18: isto não é uma cópia"},
		{`{"tabuleiro": 99, "documents": {}}`, "versão mais nova"},
		{strings.Replace(file, `"verde"`, `7`, 1), "Em “settings”: o que está escrito não pode ser lido."},
		{strings.Replace(file, `"auto"`, `"azul"`, 1), "Em “settings”: “scheme” não pode ser “azul”."},
		{strings.Replace(file, opening[2], "a1h8", 1), "Em “game/brazilian/computer”: o lance 3 não é possível."},
		{strings.Replace(file, `/1/AQ/`, `/1/!!/`, 1), "Em “history/draughts”: Os lances estão incompletos"},
	} {
		page.Upload(".backup input", "copia.json", []byte(bad.file))
		page.WaitText(".backup .wrong", bad.says)
		if got := page.Stored(); len(got) > 0 || !strings.HasSuffix(page.Text(".backup .wrong"), "Nada mudou aqui.") {
			t.Errorf("%s: %q, and there is %v", bad.says, page.Text(".backup .wrong"), got)
		}
	}

	page.Upload(".backup input", "copia.json", []byte(file))
	page.WaitText("dialog h2", "Abrir a cópia?")
	rows := page.Texts("dialog tr")
	want := []string{"\tAqui\tNa cópia", "Ajustes\t–\t✓", "Partidas abertas\t0\t1", "Partidas terminadas\t0\t2", "Jogos nos recordes\t0\t1", "Lições feitas\t0\t0"}
	if !slices.Equal(rows, want) {
		t.Errorf("the summary is %q, want %q", rows, want)
	}
	page.Press("Substituir")
	page.WaitText(".backup .done", "a cópia foi aberta")
	if got := page.Attribute(".trial .board", "data-board"); got != "verde" {
		t.Errorf("the board is %s", got)
	}
	page.sameAs(before)

	page.Upload(".backup input", "copia.json", []byte(file)) // to merge it changes nothing
	page.Press("Juntar")
	page.WaitText(".backup .done", "a cópia foi aberta")
	page.sameAs(before)
	if got := page.Eval(`return localStorage.getItem("others/data")`); got != "theirs" {
		t.Errorf("what others keep is %v", got)
	}
}

// sameAs fails the test if other things are kept than before, but for how often
// and by which version they were written.
func (p *Page) sameAs(before Kept) {
	p.t.Helper()
	after := p.Stored()
	fields := func(text string) (fields map[string]any) {
		p.must(json.Unmarshal([]byte(text), &fields))
		delete(fields, "version")
		delete(fields, "revision")
		return fields
	}
	for _, key := range slices.Sorted(maps.Keys(before)) {
		if key == keptPrefix+"settings" {
			continue // it has fields now that the version before did not have
		}
		if after[key] == "" || !reflect.DeepEqual(fields(after[key]), fields(before[key])) {
			p.t.Errorf("%s is\n%s, was\n%s", key, after[key], before[key])
		}
	}
	if len(after) != len(before) {
		p.t.Errorf("there is %v", slices.Sorted(maps.Keys(after)))
	}
}
