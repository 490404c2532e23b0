package pdn

import (
	"errors"
	"strings"

	"tabuleiro/rules"
)

// maxTries is how many readings of ambiguous captures are followed in one game.
const maxTries = 64

// Replay plays the main line by the rules of a variant and ends the game as its
// result says. It returns an *Error if a move is not legal or the result is not
// that of the board, with the game up to there. A capture that the text does not
// tell from another is the one with which the rest can be played.
func (g *Game) Replay(v *rules.Variant) (rules.Game, error) {
	start, line := g.start(v)
	game, err := rules.Record{Variant: v.Key, Start: standard(v, start.Setup)}.Replay(v)
	if err != nil {
		return game, &Error{Place: start.Place, Fault: BadPosition, Err: errors.Unwrap(err)}
	}
	r := replay{tries: maxTries}
	if game, err = r.play(game, line); err != nil {
		return game, err
	}
	return g.end(game)
}

// start returns the position that the game starts from, as the setup of a move,
// and the moves from there.
func (g *Game) start(v *rules.Variant) (start Move, line Line) {
	fen := g.find("FEN")
	start, line = Move{Setup: fen.Value, Place: fen.Place}, g.Moves
	if opener := g.opener(v.Key); start.Setup == "" && v.Start[0] != opener && strings.Contains(g.Tag("GameType"), ",") {
		start.Setup = string(opener) + v.Start[1:]
	}
	for n, m := range g.Moves {
		if m.Setup != "" {
			start.Setup, start.Place = m.Setup, m.Place
			line = g.Moves[n:]
		}
		if m.Text != "" {
			break
		}
	}
	return start, line
}

// replay plays lines of moves.
type replay struct {
	tries int // how many more readings may be followed
}

func (r *replay) play(game rules.Game, line Line) (rules.Game, error) {
	for n := range line {
		m := &line[n]
		if m.Setup != "" && n > 0 {
			return game, &Error{Place: m.Place, Fault: LateSetup}
		}
		if m.Text == "" {
			continue
		}
		move, err := ParseMove(game.Position(), m.Text)
		if err != nil {
			failed := &Error{Place: m.Place, Fault: BadMove, Err: err}
			return r.choose(game, line[n+1:], failed)
		}
		if game, err = game.Play(move); err != nil {
			return game, &Error{Place: m.Place, Fault: BadMove, Err: err}
		}
	}
	return game, nil
}

// choose plays on with each reading of a move that has several, and returns what
// becomes of the only one that gets through; otherwise the error.
func (r *replay) choose(game rules.Game, rest Line, failed *Error) (rules.Game, error) {
	var several *MoveError
	if !errors.As(failed.Err, &several) || several.Problem != Ambiguous {
		return game, failed
	}
	var through []rules.Game
	for _, m := range several.Candidates {
		if r.tries--; r.tries < 0 {
			return game, failed
		}
		next, err := game.Play(m)
		if err == nil {
			next, err = r.play(next, rest)
		}
		if err == nil {
			through = append(through, next)
		}
	}
	if len(through) != 1 {
		return game, failed
	}
	return through[0], nil
}

// end ends a game as the result says.
func (g *Game) end(game rules.Game) (rules.Game, error) {
	stated := g.Result(game.Variant)
	if over := game.Outcome(); over.Over() || stated == rules.Unfinished {
		if over.Over() && stated != over.Result && stated != rules.Unfinished {
			return game, g.disagree()
		}
		return game, nil
	}
	ends := []string{g.Tag("Termination"), rules.EndAgreed}
	if winner, won := stated.Winner(); won {
		ends[1] = rules.EndResign(winner.Opponent())
	}
	for _, end := range ends {
		if ended, err := game.End(end); err == nil && ended.Outcome().Result == stated {
			return ended, nil
		}
	}
	return game, g.disagree()
}

// disagree reports a result that is not that of the board, at the last move.
func (g *Game) disagree() error {
	place := g.find("Result").Place
	for _, m := range g.Moves {
		if m.Text != "" {
			place = m.Place
		}
	}
	return &Error{Place: place, Fault: WrongResult, Text: g.Tag("Result")}
}

// New returns a game that was played here as PDN has it: with the tags that say
// what is played, from where and to what end, and moves in the notation of the
// variant.
func New(game rules.Game) *Game {
	t, record := typeOf(game.Variant.Key), game.Record()
	var variant, setUp string
	if meant, _ := numbered(t.number); meant.key != record.Variant {
		variant = record.Variant
	}
	if record.Start != "" {
		setUp = "1"
	}
	g := &Game{}
	for _, tag := range []Tag{
		{Name: "Result", Value: t.write(game.Outcome().Result)}, {Name: "GameType", Value: t.tag()}, {Name: "Variant", Value: variant},
		{Name: "SetUp", Value: setUp}, {Name: "FEN", Value: record.Start}, {Name: "Termination", Value: record.End},
	} {
		if tag.Value != "" {
			g.Tags = append(g.Tags, tag)
		}
	}
	for ply, m := range game.Moves() {
		g.Moves = append(g.Moves, Move{Text: t.notation(game.At(ply).Position(), m)})
	}
	return g
}

// notation writes a move with the sign for captures of the type.
func (t gameType) notation(p rules.Position, m rules.Move) string {
	text := p.Notation(m)
	if len(m.Captures) > 0 {
		text = strings.ReplaceAll(strings.ReplaceAll(text, "x", t.sign), ":", t.sign)
	}
	return text
}

// Regularize writes the game anew as PDN 3.0 has it: the tags GameType, Result and
// FEN, and the moves of the main line and of the variations, squares as the
// variant names them, captures with their sign and in full only where that is
// needed. What cannot be played by the rules of the variant stays as it is; it
// returns the *Error that Replay meets.
func (g *Game) Regularize(v *rules.Variant) error {
	game, err := g.Replay(v)
	if game.Variant == nil {
		return err
	}
	first, t := game.At(0).Position(), typeOf(v.Key)
	w := regularizer{variant: v, gameType: t, main: game.Moves()}
	w.line(first, g.Moves)
	result := g.Result(v)
	if tag := t.tag(); tag != "" {
		g.SetTag("GameType", tag)
	}
	if _, known := scores[g.Tag("Result")]; known {
		g.SetTag("Result", t.write(result))
	}
	if fen := first.FEN(); fen != v.Start || g.Tag("FEN") != "" {
		g.SetTag("FEN", fen)
	}
	return err
}

// regularizer writes moves anew.
type regularizer struct {
	gameType
	variant *rules.Variant
	main    []rules.Move // those of the main line that were understood, still to come
}

func (w *regularizer) line(p rules.Position, line Line) {
	main := w.main
	w.main = nil
	for n := range line {
		m := &line[n]
		if q, err := ParsePosition(w.variant, m.Setup); err == nil {
			p, m.Setup = q, q.FEN()
		}
		for _, variation := range m.Variations {
			w.line(p, variation)
		}
		if m.Text == "" {
			continue
		}
		move, err := ParseMove(p, m.Text)
		if len(main) > 0 {
			move, err, main = main[0], nil, main[1:]
		}
		if err != nil {
			return
		}
		m.Text = w.notation(p, move)
		if p, err = p.Play(move); err != nil {
			return
		}
	}
}
