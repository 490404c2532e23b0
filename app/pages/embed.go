package pages

import (
	"errors"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// What a frame is for, as its address says.
const (
	framePlay    = "play"
	frameView    = "view"
	frameProblem = "problem"
)

// levelNames are the levels by the name that the address of a frame gives them.
var levelNames = map[string]string{
	"aprendiz": ai.Apprentice, "iniciante": ai.Beginner, "facil": ai.Easy, "medio": ai.Medium, "dificil": ai.Hard,
}

// A frame is what the page of somebody else wants to show.
type frame struct {
	mode     string
	game     rules.Game  // with all the moves: of a problem, those of its solution
	ply      int         // shown or played on from
	side     rules.Color // at the bottom of the board
	level    string
	list     string // where the moves are: "auto", "below", "side" or "no"
	controls bool
	wrong    error // the rules refuse the position or a move: there is no game
}

// readFrame returns the frame that embed.js has read from the address, nil on a
// page of our own, and puts into effect what it says of the looks. Nothing of it
// is kept.
func readFrame(s *shell) *frame {
	asked := app.Window().Get("tabuleiroEmbed")
	if !asked.Truthy() {
		return nil
	}
	text := func(name string) string { return asked.Get(name).String() }
	s.settings, _ = s.store.ChangeSettings(func(settings *store.Settings) {
		settings.Scheme, settings.Board, settings.Language = text("theme"), text("board"), text("lang")
		settings.Sound, settings.Coordinates = asked.Get("sound").Bool(), asked.Get("coords").Bool()
		if set := text("pieces"); set != "" {
			settings.Pieces["draughts"] = set
		}
	})
	s.speak()
	f := &frame{
		mode: text("mode"), ply: asked.Get("ply").Int(), side: colorOf(text("side")),
		level: text("level"), list: text("list"), controls: asked.Get("controls").Bool(),
	}
	f.game, f.wrong = replayFrame(text("game"), text("fen"), strings.Fields(text("moves")))
	return f
}

// replayFrame plays moves, each as its squares, on a position.
func replayFrame(variant, fen string, moves []string) (rules.Game, error) {
	v, _ := catalog.Find(variant)
	g, err := rules.Record{Variant: variant, Start: fen}.Replay(v)
	if err != nil {
		return g, err
	}
	for _, text := range moves {
		m, err := findWay(g.Position(), text)
		if err == nil {
			g, err = g.Play(m)
		}
		if err != nil {
			return g, &rules.RecordError{Ply: g.Ply(), Err: err}
		}
	}
	return g, nil
}

// findWay returns the legal move that goes through squares written one after the
// other. Landings may be left out where one move is left.
func findWay(p rules.Position, text string) (rules.Move, error) {
	if m, err := rules.FindMove(p, text); err == nil {
		return m, nil
	}
	var found []rules.Move
	for _, m := range p.LegalMoves() {
		if slices.ContainsFunc(routesOf(p, m), func(way rules.Move) bool { return through(way, text) }) {
			found = append(found, m)
		}
	}
	if len(found) == 1 {
		return found[0], nil
	}
	return rules.Move{}, &rules.IllegalMoveError{Move: text, FEN: p.FEN()}
}

func routesOf(p rules.Position, m rules.Move) []rules.Move {
	if p, ok := p.(rules.Router); ok {
		return p.Routes(m)
	}
	return []rules.Move{m}
}

// through reports whether a way begins and ends as the text does and goes
// through its other squares in their order.
func through(way rules.Move, text string) bool {
	if !strings.HasPrefix(text, way.From().String()) || !strings.HasSuffix(text, way.To().String()) {
		return false
	}
	for _, s := range way.Path {
		text = strings.TrimPrefix(text, s.String())
	}
	return text == ""
}

// refusedMove returns which move the rules refuse, counted from 1, and its text;
// 0 if it is the position.
func (f *frame) refusedMove() (n int, text string) {
	var illegal *rules.IllegalMoveError
	if errors.As(f.wrong, &illegal) {
		return f.game.Ply() + 1, illegal.Move
	}
	return 0, ""
}
