//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"
)

// shared opens the menu, asks for the link to the game and returns what comes
// after the folder of the site in it.
func (p *Page) shared(site *Site) string {
	p.t.Helper()
	p.PressAt(`[data-tool="menu"]`)
	p.PressAt(`dialog [data-tool="share"]`)
	return p.link(site)
}

// link reads the link in the sheet, closes it and returns what comes after the
// folder of the site.
func (p *Page) link(site *Site) string {
	p.t.Helper()
	p.WaitVisible("dialog .field input")
	link, _ := p.Eval(`return document.querySelector("dialog .field input").value`).(string)
	rest, ok := strings.CutPrefix(link, site.URL(""))
	if !ok {
		p.t.Fatalf("the link is %s, which is not of %s", link, site.URL(""))
	}
	p.PressAt("dialog header .plain")
	p.WaitGone("dialog")
	return rest
}

func TestALinkShowsTheGameAndPlaysOn(t *testing.T) {
	site := Serve(t, "/blog/damas/")
	table := SitDown(t, site, OpenGame{Mode: "two", Moves: []string{"c3d4", "b6a5", "d4e5"}}, Options{}, calm)
	rest := table.shared(site)

	page := OpenWith(t, site, rest, Options{}, Kept{}.Settings(calm))
	page.WaitText(".level", "Partida recebida por link")
	page.WaitText(".turn", "Vendo o lance 3")
	if got, want := page.Texts(".moves [data-ply]"), []string{"c3-d4", "b6-a5", "d4-e5"}; !slices.Equal(got, want) {
		t.Errorf("the moves are %v, want %v", got, want)
	}
	page.PressAt(`[data-tool="previous"]`)
	page.WaitText(".turn", "Vendo o lance 2")
	if got := page.Label("d4"); !strings.Contains(got, "pedra branca") {
		t.Errorf("d4 is %q one move earlier", got)
	}
	page.Press("Jogar daqui a dois")
	page.WaitText(".turn", "Vez das brancas")
	page.Tap("d4")
	page.Tap("c5")
	page.WaitText(".moves", "d4-c5")
}

func TestPlayingOnFromALinkDoesNotForfeitUnasked(t *testing.T) {
	site := Serve(t, "/")
	kept := Kept{}.Settings(calm).Keep(OpenGame{Moves: []string{"c3d4", "b6a5"}})
	page := OpenWith(t, site, "#/partida/1/brazilian/white/0/AA", Options{}, kept)
	page.WaitText(".level", "Partida recebida por link")
	page.Press("Jogar daqui contra o computador")
	page.WaitText(".advice", "conta como derrota")
	page.Press("Abandonar e jogar")
	page.WaitText(".turn", "Sua vez")
	page.WaitGone(".moves [data-ply]")
}

func TestTwoPeoplePlayByLinks(t *testing.T) {
	site := Serve(t, "/")
	const game = "#/jogar/brazilian/link"
	white := OpenWith(t, site, game, Options{}, Kept{}.Settings(calm))
	white.WaitText(".turn", "Sua vez")
	white.Tap("c3")
	white.Tap("d4")
	white.WaitText(".turn", "Esperando o lance da outra pessoa")
	white.Tap("e3")
	white.WaitText(".advice", "Enviar o lance")
	white.Press("Enviar o lance")

	black := OpenWith(t, site, white.link(site), Options{Width: 390, Height: 844}, Kept{}.Settings(calm))
	black.WaitText(".turn", "Sua vez")
	black.WaitText(".them", "Outra pessoa")
	black.Tap("b6")
	black.Tap("a5")
	black.Press("Enviar o lance")
	reply := black.link(site)

	white.Go(site.URL(reply))
	white.Ready()
	white.WaitText(".moves", "b6-a5")
	white.WaitText(".turn", "Sua vez")
	if got := white.Eval("return location.hash"); got != game {
		t.Errorf("the address is %v, want %s", got, game)
	}

	t.Run("an older link changes nothing", func(t *testing.T) {
		white.Tap("d4")
		white.Tap("e5")
		white.WaitText(".turn", "Esperando")
		white.Go(site.URL(reply))
		white.Ready()
		white.WaitText(".notice", "Você já tem esta partida.")
		white.WaitText(".moves", "d4-e5")
	})

	t.Run("a link of another game asks which one to keep", func(t *testing.T) {
		other := OpenWith(t, site, game, Options{}, Kept{}.Settings(calm))
		other.Tap("c3")
		other.Tap("b4")
		other.Press("Enviar o lance")
		rest := other.link(site)
		white.Go(site.URL(rest))
		white.Ready()
		white.WaitText("[role=alert]", "não continua a partida")
		white.Press("Ficar com a minha")
		white.WaitText(".moves", "d4-e5")
		white.Go(site.URL(rest))
		white.Ready()
		white.Press("Ficar com a do link")
		white.WaitText(".moves", "c3-b4")
	})
}

func TestALinkThatIsWrongSaysSoAndHarmsNothing(t *testing.T) {
	site := Serve(t, "/")
	for _, test := range []struct{ name, link, why string }{
		{"moves that are no moves", "#/partida/1/brazilian/white/0/AAAA", "Os lances estão incompletos ou trocados."},
		{"a later version", "#/partida/9/brazilian/white/0/AA", "Ele é de uma versão mais nova do programa."},
		{"rules there are not", "#/lance/1/nonsense/white/0/AA", "As regras que ele pede não existem aqui."},
		{"nothing at all", "#/lance/", "Ele é de uma versão mais nova do programa."},
	} {
		t.Run(test.name, func(t *testing.T) {
			kept := Kept{}.Settings(calm).Keep(OpenGame{Mode: "link", Moves: []string{"c3d4"}})
			page := OpenWith(t, site, test.link, Options{}, kept)
			page.WaitText("[role=alert]", "Este link não pôde ser lido.")
			page.WaitText(".note", test.why)
			page.Press("Início")
			page.WaitText(".continue", "Por link")
		})
	}
}

func TestEveryEntranceIsTheProgramAlsoOffline(t *testing.T) {
	site := Serve(t, "/a/b/c_1/")
	page := Open(t, site.URL("damas.html"), Options{})
	page.Ready()
	if got := page.Eval("return document.querySelector('meta[property=\"og:image\"]').content"); got != "web/previews/damas.png" {
		t.Errorf("the picture is %v", got)
	}
	page.WaitFor("the site to be kept", func() bool { return len(kept(page)) > 10 })
	site.Stop()
	page.Go(site.URL("damas.html?from=chat#/partida/1/brazilian/white/0/AA"))
	page.Ready()
	page.WaitText(".level", "Partida recebida por link")
}
