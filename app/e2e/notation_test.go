//go:build e2e

package e2e

import (
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

const (
	// A game with what people write into files.
	annotated = `[Event "Torneio da praça"]
[Date "2026.11.30"]
[White "Ana Souza"]
[Black "Beto Lima"]
[Result "1/2-1/2"]
[GameType "26,W,8,8,A0,0"]

1. c3-d4 {o centro} d6-c5 $1 2. b2-c3 ( 2. g3-h4 f6-g5 ) f6-g5 3. g3-h4 g5-f4
4. e3xg5 h6xf4 1/2-1/2
`
	// Three games, the second of which breaks off.
	collection = `[White "Ana"]
[Black "Beto"]
[Result "2-0"]
[GameType "20,W,10,10,N2,0"]

1. 32-28 19-23 2. 28x19 14x23 2-0

[White "Carla"]
[Black "Davi"]
[GameType "26,W,8,8,A0,0"]

1. c3-d4 f6-e5 2. g3-h4 *

[White "Eva"]
[Black "Fábio"]
[GameType "21,B,8,8,N1,0"]

1. 11-15 23-19 *
`
)

// Paste puts a text into the first element that a selector finds, as from the
// clipboard.
func (p *Page) Paste(css, text string) {
	p.t.Helper()
	p.PressAt(css)
	p.Eval(`document.activeElement.select(); document.execCommand("insertText", false, arguments[0])`, text)
}

// Read opens the sheet on the first page, pastes a text and has it read.
func (p *Page) Read(text string) {
	p.t.Helper()
	p.PressAt("[data-boot=open]")
	p.Paste("dialog textarea", text)
	p.PressAt("dialog .primary")
}

// Copied presses something that copies, and returns what it has put on the
// clipboard.
func (p *Page) Copied(name string) string {
	p.t.Helper()
	p.Eval(`window.tabuleiroCopy = async (text) => { window.copied = text; return true; }`)
	p.Press(name)
	p.WaitFor("the clipboard to be filled", func() bool { return p.Offers("Copiado") })
	text, _ := p.Eval(`return window.copied`).(string)
	return text
}

// Upload gives a file to the field for files that a selector finds.
func (p *Page) Upload(css, name string, content []byte) {
	p.t.Helper()
	file := filepath.Join(p.t.TempDir(), name)
	p.must(os.WriteFile(file, content, 0o644))
	var document struct{ Root struct{ NodeID int } }
	p.DevTools("DOM.getDocument", nil, &document)
	var field struct{ NodeID int }
	p.DevTools("DOM.querySelector", map[string]any{"nodeId": document.Root.NodeID, "selector": css}, &field)
	p.DevTools("DOM.setFileInputFiles", map[string]any{"files": []string{file}, "nodeId": field.NodeID}, nil)
}

// TestAGameIsOpenedWrittenAndOpenedAgain: what was pasted comes out again, and
// opens as the same game.
func TestAGameIsOpenedWrittenAndOpenedAgain(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/blog/damas/")
	kept := Kept{}.Settings(calm).Keep(OpenGame{Moves: opening[:3]})
	page := OpenWith(t, site, "", Options{Width: 390, Height: 844, Touch: true}, kept)
	before := page.Stored()

	page.Read(annotated)
	page.WaitText("dialog h2", "Ana Souza × Beto Lima")
	for _, fact := range []string{"Torneio da praça", "2026.11.30", "Empate", "Lances\n8"} {
		if got := page.Text("dialog dl"); !strings.Contains(got, fact) {
			t.Errorf("the summary says %q, want %q in it", got, fact)
		}
	}
	if got := page.Eval(`return document.querySelector("dialog select").value`); got != "brazilian" {
		t.Errorf("the rules are %v", got)
	}
	page.Press("Abrir a partida")
	page.WaitText(".them", "Ana Souza × Beto Lima")
	moves := page.Texts(".moves [data-ply]")
	if want := []string{"c3-d4", "d6-c5", "b2-c3", "f6-g5", "g3-h4", "g5-f4", "e3xg5", "h6xf4"}; !slices.Equal(moves, want) {
		t.Errorf("the moves are %v, want %v", moves, want)
	}
	page.PressAt("[data-tool=menu]")
	once := page.Copied("Copiar PDN")
	for _, part := range []string{`[White "Ana Souza"]`, `[Event "Torneio da praça"]`, "{o centro}", "$1", "( 2. g3-h4 f6-g5 )"} {
		if !strings.Contains(once, part) {
			t.Errorf("%s is lost in\n%s", part, once)
		}
	}
	if got := page.Copied("Copiar posição (FEN)"); got != catalogStart(t, "brazilian") {
		t.Errorf("the position is %s", got)
	}

	page.Press("Abrir PDN ou FEN…")
	page.Paste("dialog textarea", once)
	page.Press("Ler")
	page.Press("Abrir a partida")
	page.WaitGone("dialog")
	if got := page.Texts(".moves [data-ply]"); !slices.Equal(got, moves) {
		t.Errorf("then the moves are %v, want %v", got, moves)
	}
	page.PressAt("[data-tool=menu]")
	if twice := page.Copied("Copiar PDN"); twice != once {
		t.Errorf("then\n%s instead of\n%s", twice, once)
	}
	page.Key("Escape")
	page.WaitGone("dialog")
	if after := page.Stored(); after["tabuleiro/game/brazilian/computer"] != before["tabuleiro/game/brazilian/computer"] {
		t.Error("the open game has changed")
	}
	page.PressAt("[data-tool=last]")
	page.Press("Jogar daqui a dois")
	page.WaitText(".turn", "Vez das brancas")
	if got := page.Texts(".moves [data-ply]"); !slices.Equal(got, moves) {
		t.Errorf("the game goes on after %v, want %v", got, moves)
	}
}

// catalogStart returns the first position of a variant.
func catalogStart(t *testing.T, key string) string {
	v, ok := catalog.Find(key)
	if !ok {
		t.Fatalf("no variant %s", key)
	}
	return v.Start
}

// TestAGameOfOursBecomesAFile: a game in progress is copied and downloaded with
// who plays, and it opens in the middle of a capture as it stood.
func TestAGameOfOursBecomesAFile(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Moves: opening[:4]}, Options{Width: 320, Height: 568, Touch: true}, calm)
	table.PressAt("[data-tool=menu]")
	text := table.Copied("Copiar PDN")
	g := pdn.Read([]byte(text))[0]
	game, err := g.Replay(table.variant)
	if err != nil || !slices.Equal(game.Record().Moves, opening[:4]) {
		t.Errorf("%v: %v in\n%s", err, game.Record().Moves, text)
	}
	if g.Tag("White") != "Você" || g.Tag("Black") != "Computador (Iniciante)" || g.Tag("Event") != "Damas brasileiras" {
		t.Errorf("the tags are %+v", g.Tags)
	}
	link := table.Attribute("dialog a[download]", "href")
	_, data, _ := strings.Cut(link, ",")
	if got, err := url.PathUnescape(data); err != nil || strings.TrimSpace(got) != strings.TrimSpace(text) {
		t.Errorf("the file holds %q, %v", got, err)
	}
	if got := table.Attribute("dialog a[download]", "download"); got != "brazilian.pdn" {
		t.Errorf("the file is called %q", got)
	}
}

func TestWhatCannotBeCopiedIsShown(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	table.PressAt("[data-tool=menu]")
	table.Eval(`window.tabuleiroCopy = async () => false`)
	table.Press("Copiar posição (FEN)")
	table.WaitVisible("dialog textarea")
	if got := table.Eval(`return document.querySelector("dialog textarea").value`); got != catalogStart(t, "brazilian") {
		t.Errorf("the text is %v", got)
	}
	table.WaitFor("the text to be selected", func() bool {
		return table.Eval(`const a = document.activeElement; return a.tagName === "TEXTAREA" && a.selectionEnd - a.selectionStart === a.value.length`) == true
	})
}

// TestWhatIsWrongInATextIsToldWithItsPlace: and nothing opens, and nothing that
// is kept changes.
func TestWhatIsWrongInATextIsToldWithItsPlace(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "", desk, Kept{}.Settings(calm).Keep(OpenGame{Moves: opening[:3]}))
	before := page.Stored()
	page.PressAt("[data-boot=open]")
	for _, test := range []struct{ name, text, says string }{
		{"nothing", "  ", "Não há nada para ler."},
		{"words", "olá", "Linha 1, coluna 1: “olá” não é um lance."},
		{"a first move that is refused", "[GameType \"26\"]\n\n1. c3-c4 *", "Linha 3, coluna 4: o lance “c3-c4” não é possível. A casa c4 é clara: nas damas só se joga nas escuras."},
		{"a position", "W:Wc3,c4:Bd6", "Linha 1, coluna 1: a casa c4 é clara (caractere 7, em “c4:Bd6”)."},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := page.in(t)
			p.Paste("dialog textarea", test.text)
			p.Press("Ler")
			p.WaitText("dialog .wrong", test.says)
			if got := p.Eval(`return document.querySelector("dialog textarea").value`); got != test.text {
				t.Errorf("the text has become %q", got)
			}
			if p.Offers("Abrir") {
				t.Error("it is offered to be opened")
			}
		})
	}
	t.Run("a later move", func(t *testing.T) {
		p := page.in(t)
		p.Paste("dialog textarea", "[GameType \"26\"]\n1. c3-d4 f6-e5\n2. g3-h4 *")
		p.Press("Ler")
		p.WaitText("dialog .wrong", "Linha 3, coluna 4: o lance “g3-h4” não é possível. Captura obrigatória: d4.")
		p.WaitText("dialog dl", "3; dá para jogar até o lance 2")
		if !p.Offers("Abrir 2 lances") || p.Offers("Abrir a partida") {
			t.Error("what can be opened is not said")
		}
	})
	if hash := page.Eval(`return location.hash`); hash != "" {
		t.Errorf("the page has become %v", hash)
	}
	if after := page.Stored(); after["tabuleiro/game/brazilian/computer"] != before["tabuleiro/game/brazilian/computer"] {
		t.Error("the open game has changed")
	}
}

// TestFiles: one that is chosen, in Latin-1, with several games; one that is
// dropped; one that the system opens the program with.
func TestFiles(t *testing.T) {
	t.Parallel()
	latin1 := make([]byte, 0, len(collection))
	for _, r := range collection {
		latin1 = append(latin1, byte(r))
	}
	site := Serve(t, "/")
	t.Run("chosen", func(t *testing.T) {
		page := OpenWith(t, site, "", Options{Width: 390, Height: 844, Touch: true}, Kept{}.Settings(calm))
		page.PressAt("[data-boot=open]")
		page.WaitVisible("dialog textarea")
		page.Upload("dialog input[type=file]", "partidas.pdn", latin1)
		page.WaitText("dialog .note", "3 partidas")
		want := []string{"1. Ana × Beto", "2. Carla × Davi", "3. Eva × Fábio"}
		if got := page.Texts("dialog .games span"); !slices.Equal(got, want) {
			t.Errorf("the games are %q, want %q", got, want)
		}
		page.Press("2. Carla × Davi")
		page.WaitText("dialog .wrong", "Linha 12, coluna 19: o lance “g3-h4”")
		page.Press("Voltar")
		page.Press("3. Eva × Fábio")
		page.WaitText("dialog dl", "Eva")
		page.Press("Abrir a partida")
		page.WaitText(".them", "Eva × Fábio")
		page.WaitText("h1", "Damas inglesas")
	})
	t.Run("dropped", func(t *testing.T) {
		page := OpenWith(t, site, "", desk, Kept{}.Settings(calm))
		page.PressAt("[data-boot=open]")
		page.WaitVisible("dialog textarea")
		page.Eval(`const data = new DataTransfer();
			data.items.add(new File([arguments[0]], "partida.pdn"));
			document.querySelector("dialog h2").dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}))`, annotated)
		page.WaitText("dialog h2", "Ana Souza × Beto Lima")
	})
	t.Run("opened by the system", func(t *testing.T) {
		page := newPage(t, desk)
		page.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": `Object.defineProperty(window, "launchQueue", {value: {
			setConsumer(f) { f({files: [{getFile: async () => new File([` + "`" + annotated + "`" + `], "partida.pdn")}]}); }}})`}, nil)
		page.Replace(site, Kept{}.Settings(calm))
		page.Go(site.URL("#/ajustes"))
		page.Ready()
		page.WaitText("dialog h2", "Ana Souza × Beto Lima")
		page.Key("Escape")
		page.WaitGone("dialog")
	})
}

func TestAPositionIsOpenedByTheRulesThatAreChosen(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "", desk, Kept{}.Settings(calm))
	page.Read("W:WKa1,c3:Bd6,f6")
	page.WaitText("dialog h2", "Posição")
	page.Eval(`const select = document.querySelector("dialog select"); select.value = "street"; select.dispatchEvent(new Event("change", {bubbles: true}))`)
	page.Press("Abrir a posição")
	page.WaitText("h1", "Damas de rua")
	page.Press("Jogar daqui a dois")
	page.WaitText(".turn", "Vez das brancas")
	if got := page.Field("game/street/two", "record", "start"); got != "W:WKa1,c3:Bd6,f6" {
		t.Errorf("the game starts from %v", got)
	}
}
