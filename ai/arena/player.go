package main

import (
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/ai/hub"
	"tabuleiro/rules"
	"tabuleiro/web/knowledge"
)

// player is an engine in a match.
type player interface {
	newGame() error
	move(g rules.Game) (rules.Move, error) // of a game that is not over
	close() error
}

// ours is the engine of this program.
type ours struct {
	engine  *draughtsengine.Engine
	limits  ai.Limits
	without string // in the names of files that it does not learn
}

func newOurs(l hub.Line, v *rules.Variant) (*ours, error) {
	o := &ours{engine: draughtsengine.New()}
	for _, a := range l.Args {
		if err := o.set(a); err != nil {
			return nil, err
		}
	}
	err := ai.Teach(o.engine, v.Key, func(file string) ([]byte, error) {
		if o.without != "" && strings.Contains(file, o.without) {
			return nil, nil
		}
		return knowledge.Read(file)
	})
	if err != nil {
		return nil, err
	}
	level, err := o.limits.Resolve()
	if err == nil && level.Depth == 0 && level.Nodes == 0 && level.RandomOneIn != 1 && o.limits.Millis == 0 {
		err = errors.New("nothing would ever end its search: give nodes, depth, move-time or a level")
	}
	return o, err
}

// set reads one of the arguments.
func (o *ours) set(a hub.Arg) error {
	n, err := strconv.ParseFloat(a.Value, 64)
	switch a.Name {
	case "nodes":
		o.limits.Nodes = int(n)
	case "depth":
		o.limits.Depth = int(n)
	case "seed":
		o.limits.Seed = uint64(n)
	case "move-time":
		o.limits.Millis = int(1000 * n)
	case "level":
		o.limits.Level = a.Value
		return nil
	case "without":
		o.without = a.Value
		return nil
	default:
		return fmt.Errorf("our engine has no %s", a.Name)
	}
	return err
}

func (o *ours) newGame() error {
	o.limits.Seed++
	return nil
}

func (o *ours) close() error { return nil }

func (o *ours) move(g rules.Game) (rules.Move, error) {
	s := o.engine.Start(g, o.limits)
	defer s.Stop()
	for start := time.Now(); !s.Step(1000); {
		if o.limits.Millis > 0 && time.Since(start) >= time.Duration(o.limits.Millis)*time.Millisecond {
			break
		}
	}
	return s.Best(), nil
}

// program is another engine, which speaks Hub.
type program struct {
	*hub.Player
	command *exec.Cmd
	level   hub.Line
}

// limits are the arguments that go into a level line.
var limits = []string{"nodes", "depth", "move-time"}

func startProgram(l hub.Line, v *rules.Variant) (*program, error) {
	words := strings.Fields(l.Value("run"))
	if len(words) == 0 {
		return nil, errors.New("the command that starts it is missing: run=")
	}
	p := &program{command: exec.Command(words[0], words[1:]...), level: hub.Line{Command: "level"}}
	var params []hub.Arg
	for _, a := range l.Args {
		switch {
		case slices.Contains(limits, a.Name):
			p.level.Args = append(p.level.Args, a)
		case a.Name != "run":
			params = append(params, a)
		}
	}
	if p.level.Args == nil {
		return nil, errors.New("nothing would ever end its search: give nodes, depth or move-time")
	}
	out, err := p.command.StdinPipe()
	if err != nil {
		return nil, err
	}
	in, err := p.command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.command.Start(); err != nil {
		return nil, err
	}
	p.Player, err = hub.NewPlayer(in, out, v, params...)
	return p, err
}

func (p *program) newGame() error                        { return p.NewGame() }
func (p *program) move(g rules.Game) (rules.Move, error) { return p.Move(g, p.level) }

func (p *program) close() error {
	if err := p.Quit(); err != nil {
		return err
	}
	return p.command.Wait()
}
