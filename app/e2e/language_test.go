//go:build e2e

package e2e

import "testing"

func TestTheBrowsersLanguageIsSpoken(t *testing.T) {
	t.Parallel()
	tests := []struct{ browser, tag, play, title string }{
		{"pt-BR", "pt-BR", "Jogar", "Damas grátis, sem anúncios · Tabuleiro"},
		{"pt-PT", "pt-BR", "Jogar", "Damas grátis, sem anúncios · Tabuleiro"},
		{"en-US", "en", "Play", "Draughts, free and without ads · Tabuleiro"},
	}
	site := Serve(t, "/")
	for _, test := range tests {
		t.Run(test.browser, func(t *testing.T) {
			page := Open(t, site.URL(""), Options{Language: test.browser})
			page.Ready()
			page.WaitVisible(".home .card")
			checkLanguage(page, test.tag, test.title)
			if !page.Offers(test.play) {
				t.Errorf("nothing is called %q", test.play)
			}
		})
	}
}

func checkLanguage(page *Page, tag, title string) {
	page.t.Helper()
	if got := page.Attribute("html", "lang"); got != tag {
		page.t.Errorf("the page says that it is in %q, want %q", got, tag)
	}
	if got := page.Eval(`return document.title`); got != title {
		page.t.Errorf("title %q, want %q", got, title)
	}
}

func TestTheLanguageChangesAtOnceAndStays(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := Open(t, site.URL("#/ajustes"), Options{})
	page.Ready()
	page.WaitText("h1", "Ajustes")
	other := page.NewTab(site.URL("#/jogar/brazilian/computer"))
	other.Ready()
	other.WaitText(".turn", "Sua vez")

	page.Press("English")
	page.WaitText("h1", "Settings")
	checkLanguage(page, "en", "Draughts, free and without ads · Tabuleiro")
	other.WaitText(".turn", "Your turn") // the other tab follows
	checkLanguage(other, "en", "Draughts, free and without ads · Tabuleiro")

	page.Reload()
	page.Ready()
	page.WaitText("h1", "Settings")
	checkLanguage(page, "en", "Draughts, free and without ads · Tabuleiro")

	page.Press("Português")
	page.WaitText("h1", "Ajustes")
	checkLanguage(page, "pt-BR", "Damas grátis, sem anúncios · Tabuleiro")
}

func TestNotationIsNotTranslated(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/jogar/brazilian/computer", Options{}, Kept{}.Keep(OpenGame{Moves: opening[:4]}))
	page.WaitVisible(".moves button")
	for _, css := range []string{".moves", ".play .board"} {
		if got := page.Attribute(css, "translate"); got != "no" {
			t.Errorf("%s may be translated", css)
		}
	}
}
