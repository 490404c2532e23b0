package pages

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/play"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// What a frame is for, as its address says.
const (
	framePlay    = "play"
	frameView    = "view"
	frameProblem = "problem"
)

// A frame is what the page of somebody else wants to show.
type frame struct {
	Game, Mode, FEN, Moves string
	Ply                    int    // shown or played on from
	Side                   string // at the bottom of the board
	Level                  string
	List                   string // where the moves are: "auto", "below", "side" or "no"
	Controls               bool

	Theme, Board, Pieces, Lang string
	Sound, Coords              bool

	game  rules.Game // with all the moves: of a problem, those of its solution
	wrong error      // the rules refuse the position or a move
}

// readFrame returns the frame that embed.js has read from the address, nil on a
// page of our own, and puts into effect what it says of the looks. Nothing of it
// is kept.
func readFrame(s *shell) *frame {
	asked := app.Window().Get("tabuleiroEmbed")
	if !asked.Truthy() {
		return nil
	}
	f := &frame{}
	if err := json.Unmarshal([]byte(asked.String()), f); err != nil {
		panic(err) // embed.js writes it
	}
	s.settings.Scheme, s.settings.Board, s.settings.Language = f.Theme, f.Board, f.Lang
	s.settings.Pieces["draughts"] = f.Pieces
	s.settings.Sound, s.settings.Coordinates = f.Sound, f.Coords
	s.speak()
	f.game, f.wrong = replayFrame(f.Game, f.FEN, strings.Fields(f.Moves))
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
	m, err := rules.FindMove(p, text)
	if err == nil {
		return m, nil
	}
	found := 0
	for _, legal := range p.LegalMoves() {
		if slices.ContainsFunc(play.Ways(p, legal), func(way rules.Move) bool { return through(way, text) }) {
			m = legal
			found++
		}
	}
	if found == 1 {
		return m, nil
	}
	return m, err
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
