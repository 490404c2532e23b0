package pages

import (
	"cmp"
	"errors"
	"strings"

	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

// readGames takes a text or a file apart into games. A position alone is a game
// of which nothing is played.
func readGames(file []byte) []*pdn.Game {
	if text := strings.TrimSpace(string(file)); isPosition(text) {
		return []*pdn.Game{{Tags: []pdn.Tag{{Name: "FEN", Value: text, Place: pdn.Place{Line: 1, Column: 1}}}}}
	}
	return pdn.Read(file)
}

// isPosition reports whether a text is meant as a position: it begins with the
// side to move and a colon, or it has a letter for every square.
func isPosition(text string) bool {
	side, _, found := strings.Cut(text, ":")
	return found && len(strings.TrimSpace(side)) == 1 || len(text) > 32 && strings.Trim(text, "ewbWB") == ""
}

// preview is a game that was read, by the rules of a variant.
type preview struct {
	game    *pdn.Game
	variant *rules.Variant // nil: none that is known
	played  rules.Game     // as far as the rules go; of no variant without a start
	moves   int            // that the text has
	wrong   *pdn.Error     // why it cannot be read or played any further
}

func previewOf(g *pdn.Game, v *rules.Variant) preview {
	p := preview{game: g, variant: v, wrong: g.Err}
	for _, m := range g.Moves {
		if m.Text != "" {
			p.moves++
		}
	}
	if v == nil {
		return p
	}
	var err error
	if p.played, err = g.Replay(v); err != nil {
		errors.As(err, &p.wrong)
	}
	return p
}

// previewLikely plays a game by the variant that it names. Without a name it is
// the first that goes well: that of the game on the page, the one that its squares
// look like and, if there is enough to tell by, any other.
func previewLikely(g *pdn.Game, here string) preview {
	key, stated := g.Variant()
	named, _ := catalog.Find(key)
	likely := previewOf(g, named)
	if stated {
		return likely
	}
	variants := catalog.All
	if likely.moves == 0 && strings.Contains(g.Tag("FEN"), ":") {
		variants = nil // a wrong position must not pass for one of another board
	}
	first, _ := catalog.Find(here)
	for _, v := range append([]*rules.Variant{first, named}, variants...) {
		if p := previewOf(g, v); v != nil && p.wrong == nil {
			return p
		}
	}
	return likely
}

// opens reports whether there is something to look at.
func (p preview) opens() bool {
	return p.played.Variant != nil && (p.played.Ply() > 0 || p.wrong == nil)
}

// players names who plays, or what the game is.
func (p preview) players(t *i18n.Text) string {
	white, black := tagged(p.game, "White"), tagged(p.game, "Black")
	switch {
	case white != "" || black != "":
		return t.Reading.Versus(cmp.Or(white, t.Reading.Unnamed), cmp.Or(black, t.Reading.Unnamed))
	case tagged(p.game, "Event") != "":
		return tagged(p.game, "Event")
	case p.moves == 0:
		return t.Reading.Position
	}
	return t.Reading.Game
}

// tagged returns what a tag says, "" if that is nothing.
func tagged(g *pdn.Game, name string) string { return strings.Trim(g.Tag(name), "?.- ") }

// text writes the game anew, as its variant has it.
func (p preview) text() string {
	p.game.Regularize(p.variant) // what cannot be played stays as it is
	if key, _ := p.game.Variant(); key != p.variant.Key {
		p.game.SetTag("Variant", p.variant.Key)
	}
	return string(pdn.Write(p.game))
}

// fault tells what is wrong with the game, and where.
func (p preview) fault(t *i18n.Text) string {
	e := p.wrong
	where := t.Reading.Where(e.Place.Line, e.Place.Column)
	about := func(text, what string) string { return where + strings.ReplaceAll(text, "{}", what) }
	var setup *rules.SetupError
	var move *pdn.MoveError
	switch {
	case errors.As(e.Err, &setup):
		what := strings.TrimSuffix(about(t.Setups[setup.Problem], setup.Text), ".")
		return what + t.Reading.At(setup.Offset+1, beginning(setup.FEN[setup.Offset:])) + "."
	case errors.As(e.Err, &move):
		return about(t.Faults[e.Fault], move.Text) + " " + p.whyNot(t, move)
	}
	return about(t.Faults[e.Fault], e.Text)
}

// whyNot tells why the text of a move is none where the game has come to.
func (p preview) whyNot(t *i18n.Text, e *pdn.MoveError) string {
	if e.Refusal.Code != "" {
		return tellTry(t, p.variant, p.played.Position(), play.Try{From: e.From, To: e.To, Refusal: e.Refusal})
	}
	return tellMistake(t, p.variant, e) + choicesIn(p.variant, e)
}

// beginning returns the first characters of a text.
func beginning(text string) string {
	const length = 12
	if runes := []rune(text); len(runes) > length {
		return string(runes[:length]) + "…"
	}
	return text
}
