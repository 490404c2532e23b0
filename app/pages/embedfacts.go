//go:build !js

package pages

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/ai"
	"tabuleiro/app/i18n"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/web/pieces"
	"tabuleiro/web/themes"
)

// levelNames are the levels by the name that the address of a frame gives them,
// the weakest first.
var levelNames = []struct{ name, key string }{
	{"aprendiz", ai.Apprentice}, {"iniciante", ai.Beginner}, {"facil", ai.Easy}, {"medio", ai.Medium}, {"dificil", ai.Hard},
}

// facts is what the scripts around frames have to know of the program: the
// variants, levels, boards and pieces by the names that an address gives them.
type facts struct {
	Games  []gameFacts                    `json:"games"` // the usual one first
	Levels []levelFacts                   `json:"levels"`
	Sets   map[string]map[string][]string `json:"sets"` // what White's and Black's pieces are called, by language
	Boards []string                       `json:"boards"`
}

// sheetFacts is what embed-sheet.js has to know beside.
type sheetFacts struct {
	facts
	Themes map[string]map[string]string `json:"themes"` // names of the boards, by language
	Texts  map[string]map[string]string `json:"texts"`  // of the sheet, by language
}

// A gameFacts is what embed.js knows of a variant.
type gameFacts struct {
	Key      string            `json:"key"`
	Names    map[string]string `json:"names"` // by language
	Size     int               `json:"size"`
	Start    string            `json:"start"`
	Squares  string            `json:"squares"`            // those played on, in the order of their numbers
	Numbered bool              `json:"numbered,omitempty"` // players call them by number
	Set      string            `json:"set"`                // of pieces, if no other is asked for
	Plain    bool              `json:"plain,omitempty"`    // see rules.Variant
	AtOnce   bool              `json:"atOnce,omitempty"`   // captured pieces leave as they are jumped
	Straight bool              `json:"straight,omitempty"` // pieces capture along ranks and files
	Flies    bool              `json:"flies,omitempty"`    // a king captures from afar
	Passing  bool              `json:"passing,omitempty"`  // a man that passes the last row is crowned
}

// A levelFacts is what embed.js knows of a level.
type levelFacts struct {
	Name  string            `json:"name"` // in an address
	Key   string            `json:"key"`
	Names map[string]string `json:"names"` // by language
}

// EmbedFacts returns what embed.js has to know, as JSON.
func EmbedFacts() (string, error) {
	text, err := json.Marshal(embedFacts())
	return string(text), err
}

// SheetFacts returns what embed-sheet.js has to know, as JSON.
func SheetFacts() ([]byte, error) {
	f := sheetFacts{embedFacts(), map[string]map[string]string{}, map[string]map[string]string{}}
	for _, theme := range themes.Names {
		f.Themes[theme] = inAll(func(t *i18n.Text) string { return t.Themes[theme] })
	}
	for _, t := range i18n.Languages {
		texts := maps.Clone(t.Embed.Sheet)
		maps.Copy(texts, map[string]string{
			"level": t.NewGame.Level, "scheme": t.Settings.Scheme, "board": t.Settings.Board,
			"auto": t.Settings.Auto, "light": t.Settings.Light, "dark": t.Settings.Dark,
			"copy": t.Share.Copy, "copied": t.Share.Copied, "close": t.Common.Close,
		})
		f.Texts[t.Tag] = texts
	}
	return json.Marshal(f)
}

func embedFacts() facts {
	f := facts{Sets: map[string]map[string][]string{}, Boards: themes.Names}
	for _, v := range catalog.All {
		f.Games = append(f.Games, factsOf(v))
	}
	for _, l := range levelNames {
		f.Levels = append(f.Levels, levelFacts{l.name, l.key, inAll(func(t *i18n.Text) string { return t.Levels[l.key] })})
	}
	for _, set := range pieces.Sets("draughts") {
		f.Sets[set] = map[string][]string{}
		for _, t := range i18n.Languages {
			all := t.Sets[set].All
			f.Sets[set][t.Tag] = all[:]
		}
	}
	return f
}

func factsOf(v *rules.Variant) gameFacts {
	s := &shell{settings: store.DefaultSettings()}
	f := gameFacts{
		Key: v.Key, Names: inAll(func(t *i18n.Text) string { return t.Variants[v.Key].Name }),
		Size: v.Ranks, Start: v.Start, Set: s.pieces(v), Plain: v.Plain, AtOnce: v.LeaveAtOnce,
		Straight: plays(v, "W:Wc3:Bc4", captures) || plays(v, "W:Wc3:Bc5", captures),
		Flies:    plays(v, "W:WK1:B", far),
		Passing:  plays(v, "W:Wb6:Bc7,e7", crownedInPassing),
	}
	var squares []string
	for n := 1; ; n++ {
		p, err := v.Parse("W:WK" + strconv.Itoa(n) + ":B")
		if err != nil {
			f.Squares = strings.Join(squares, " ")
			return f
		}
		for _, square := range v.Squares() {
			if _, ok := p.PieceAt(square); ok {
				squares = append(squares, square.String())
				f.Numbered = v.SquareName(square) != square.String()
			}
		}
	}
}

// plays reports whether some legal move of a position is such a one. A position
// that the game does not have is none.
func plays(v *rules.Variant, fen string, such func(rules.Move) bool) bool {
	p, err := v.Parse(fen)
	return err == nil && slices.ContainsFunc(p.LegalMoves(), such)
}

func captures(m rules.Move) bool { return len(m.Captures) > 0 }

func far(m rules.Move) bool { return abs(m.To().Rank()-m.From().Rank()) > 1 }

func crownedInPassing(m rules.Move) bool { return m.Promotion != "" && m.To().Rank() < 7 }

func abs(n int) int { return max(n, -n) }

// inAll returns a text in every language, by tag.
func inAll(text func(*i18n.Text) string) map[string]string {
	all := map[string]string{}
	for _, t := range i18n.Languages {
		all[t.Tag] = text(t)
	}
	return all
}
