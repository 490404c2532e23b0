package hub

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"tabuleiro/rules"
)

// Player asks an engine for moves.
type Player struct {
	variant *rules.Variant
	in      *bufio.Scanner
	out     io.Writer
}

// NewPlayer greets an engine that reads out and writes in, and makes it ready to
// play a variant with some of its parameters set. It returns an error if the
// engine does not answer as one.
func NewPlayer(in io.Reader, out io.Writer, v *rules.Variant, params ...Arg) (*Player, error) {
	p := &Player{variant: v, in: bufio.NewScanner(in), out: out}
	p.in.Buffer(nil, 1<<20)
	if err := p.say(Line{Command: "hub"}); err != nil {
		return nil, err
	}
	if _, err := p.await("wait"); err != nil {
		return nil, fmt.Errorf("no engine answers: %w", err)
	}
	for _, a := range append([]Arg{{"variant", Name(v.Key)}}, params...) {
		if err := p.say(Line{"set-param", []Arg{{"name", a.Name}, {"value", a.Value}}}); err != nil {
			return nil, err
		}
	}
	if err := p.say(Line{Command: "init"}); err != nil {
		return nil, err
	}
	_, err := p.await("ready")
	return p, err
}

// NewGame tells the engine that what comes is another game.
func (p *Player) NewGame() error { return p.say(Line{Command: "new-game"}) }

// Move has the engine think about a game that is not over, within the limits
// that a level line has, and returns its move.
func (p *Player) Move(g rules.Game, level Line) (rules.Move, error) {
	for _, l := range []Line{Pos(g), level, {"go", []Arg{{Name: "think"}}}} {
		if err := p.say(l); err != nil {
			return rules.Move{}, err
		}
	}
	done, err := p.await("done")
	if err != nil {
		return rules.Move{}, err
	}
	return FindMove(p.variant, g.Position(), done.Value("move"))
}

// Quit tells the engine to end.
func (p *Player) Quit() error { return p.say(Line{Command: "quit"}) }

func (p *Player) say(l Line) error {
	_, err := io.WriteString(p.out, l.String()+"\n")
	return err
}

// await reads until a command comes. An error that the engine reports is one.
func (p *Player) await(command string) (Line, error) {
	for p.in.Scan() {
		l, err := Parse(p.in.Text())
		switch {
		case err != nil: // what is no line may be a greeting
		case l.Command == command:
			return l, nil
		case l.Command == "error":
			return l, errors.New("the engine says: " + l.Value("message"))
		}
	}
	if err := p.in.Err(); err != nil {
		return Line{}, err
	}
	return Line{}, io.ErrUnexpectedEOF
}
