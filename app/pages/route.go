package pages

import (
	"slices"
	"strings"

	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/app/store"
	"tabuleiro/rules/catalog"
)

// The pages, as the fragment of an address names them.
const (
	home     = ""
	playing  = "jogar"
	records  = "recordes"
	history  = "historico" // the finished games
	ruleBook = "regras"    // of a variant, or of which one
	others   = "outras"    // the less played rules, to begin a game
	newSheet = "nova"      // the sheet of a new game, with a variant chosen there
	settings = "ajustes"
	learning = "aprender"   // the guide, or one lesson of it
	compared = "comparar"   // the rules of several countries
	thinking = "computador" // how the computer thinks
	watching = "partida"    // a game to look at, by a link
	arriving = "lance"      // a move of a game that is played by links
	resuming = "continuar"  // the last game, or home
)

// route is what the fragment of an address asks for.
type route struct {
	page    string
	variant string // of a game or of rules, or ""
	mode    string // of a game: one of store.Modes
	rule    string // what a paragraph of rules is about, a part of them or a lesson, or ""
	link    string // of a game that came by one
}

// parseRoute reads a fragment such as "/jogar/brazilian/computer". What names
// nothing leads home.
func parseRoute(fragment string) route {
	page, rest, _ := strings.Cut(strings.TrimPrefix(fragment, "/"), "/")
	if page == watching || page == arriving {
		return route{page: page, link: rest}
	}
	parts := strings.Split(strings.Trim(fragment, "/"), "/")
	r := route{page: parts[0]}
	if len(parts) > 1 && (r.page == learning || r.page == compared) {
		r.rule = parts[1]
	} else if len(parts) > 1 {
		r.variant = parts[1]
	}
	if len(parts) > 2 && r.page == ruleBook {
		r.rule = parts[2]
	} else if len(parts) > 2 {
		r.mode = parts[2]
	}
	if !r.valid(len(parts)) {
		return route{}
	}
	return r
}

func (r route) valid(parts int) bool {
	_, known := catalog.Find(r.variant)
	switch r.page {
	case home, records, history, settings, resuming, others, thinking:
		return parts == 1
	case learning, compared:
		return parts <= 2
	case ruleBook:
		told := parts == 3 && (slices.Contains(i18n.Topics, i18n.Topic(r.rule)) || slices.Contains(learn.Parts, r.rule))
		return parts == 1 || known && (parts == 2 || told)
	case newSheet:
		return parts == 1 || parts == 2 && known
	case playing:
		return parts == 3 && known && slices.Contains(store.Modes, r.mode)
	}
	return false
}

// href returns the link to the route.
func (r route) href() string {
	link := "#/" + r.page
	for _, part := range []string{r.variant, r.mode, r.rule, r.link} {
		if part != "" {
			link += "/" + part
		}
	}
	return link
}
