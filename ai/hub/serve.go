package hub

import (
	"bufio"
	"io"
	"strconv"
	"strings"
	"time"

	"tabuleiro/ai"
	"tabuleiro/rules"
)

// slice is how many nodes are searched before a server listens again.
const slice = 5000

// Engine describes an engine that is served.
type Engine struct {
	Name, Author string
	Variants     []string // their keys: it plays the first one until told otherwise
	Players      ai.Players
}

// Serve answers the lines that come in as an engine does, until they end or tell
// it to quit. It returns the error of reading, if there is one.
func Serve(in io.Reader, out io.Writer, e Engine) error {
	s := server{engine: e, out: out, lines: make(chan string)}
	s.key = e.Variants[0]
	scanner := bufio.NewScanner(in)
	scanner.Buffer(nil, 1<<20)
	quit := make(chan struct{})
	defer close(quit)
	var err error
	go func() {
		defer close(s.lines)
		for scanner.Scan() {
			select {
			case s.lines <- scanner.Text():
			case <-quit:
				return
			}
		}
		err = scanner.Err()
	}()
	for text := range s.lines {
		if !s.handle(text) {
			return nil
		}
	}
	return err
}

// server is an engine being served.
type server struct {
	engine Engine
	lines  chan string
	out    io.Writer

	key     string // of the variant
	level   string
	game    rules.Game
	ready   bool // there is a game
	limits  ai.Limits
	stopped bool // while it thinks
	quit    bool // while it thinks
}

// handle answers a line, and reports false if it was the last. A command that
// the server does not know is ignored, as the protocol has it.
func (s *server) handle(text string) (more bool) {
	l, err := Parse(text)
	if err != nil {
		return true
	}
	switch l.Command {
	case "hub":
		s.introduce()
	case "set-param":
		s.set(l.Value("name"), l.Value("value"))
	case "init":
		s.say("ready")
	case "ping":
		s.say("pong")
	case "pos":
		s.setUp(l)
	case "level":
		s.limits = limitsOf(l)
	case "go":
		s.think()
	case "quit":
		return false
	}
	return !s.quit
}

func (s *server) say(command string, args ...Arg) {
	io.WriteString(s.out, Line{command, args}.String()+"\n")
}

func (s *server) fail(reason string) { s.say("error", Arg{"message", reason}) }

func (s *server) introduce() {
	var variants, levels []string
	for _, key := range s.engine.Variants {
		variants = append(variants, Name(key))
	}
	for _, l := range ai.Levels {
		levels = append(levels, l.Key)
	}
	s.say("id", Arg{"name", s.engine.Name}, Arg{"author", s.engine.Author})
	s.param("variant", variants[0], variants)
	s.param("level", strongest, append([]string{strongest}, levels...))
	s.say("wait")
}

// strongest is the value of the parameter level for all that the engine can do.
const strongest = "none"

func (s *server) param(name, value string, values []string) {
	s.say("param", Arg{"name", name}, Arg{"value", value}, Arg{"type", "enum"}, Arg{"values", strings.Join(values, " ")})
}

func (s *server) set(name, value string) {
	switch name {
	case "variant":
		s.key, s.ready = Key(value), false
	case "level":
		if s.level = value; value == strongest {
			s.level = ""
		}
	}
}

func (s *server) setUp(pos Line) {
	s.ready = false
	v, _, ok := s.engine.Players(s.key)
	if !ok {
		s.fail("no variant " + s.key)
		return
	}
	g, err := Setup(v, pos)
	if err != nil {
		s.fail(err.Error())
		return
	}
	s.game, s.ready = g, true
}

// limitsOf reads a level line. Of a clock it takes a part for the next move.
func limitsOf(l Line) ai.Limits {
	if l.Has("infinite") {
		return ai.Limits{}
	}
	seconds := number(l, "move-time")
	if left := number(l, "time"); left > 0 {
		moves := 25.0
		if l.Has("moves") {
			moves = max(number(l, "moves"), 1)
		}
		seconds = min(left/moves+0.8*number(l, "inc"), 0.8*left)
	}
	return ai.Limits{
		Depth:  int(number(l, "depth")),
		Nodes:  int(number(l, "nodes")),
		Millis: int(1000 * seconds),
	}
}

// number returns the value of an argument, 0 if it is none.
func number(l Line, name string) float64 {
	n, err := strconv.ParseFloat(l.Value(name), 64)
	if err != nil || !(n >= 0 && n < 1<<40) {
		return 0
	}
	return n
}

// think searches until a limit is reached or somebody says so, and answers with
// the move.
func (s *server) think() {
	if !s.ready || len(s.game.Position().LegalMoves()) == 0 {
		s.fail("no position to think about")
		return
	}
	_, engine, _ := s.engine.Players(s.key)
	limits := s.limits
	limits.Level = s.level
	if _, err := limits.Resolve(); err != nil {
		s.fail(err.Error())
		return
	}
	start := time.Now()
	search := engine.Start(s.game, limits)
	defer search.Stop()
	s.stopped = false
	for depth := 0; !s.stopped && !search.Step(slice); {
		if info := search.Info(); info.Depth > depth {
			depth = info.Depth
			s.inform(info, time.Since(start))
		}
		s.listen()
		if limits.Millis > 0 && time.Since(start) >= time.Duration(limits.Millis)*time.Millisecond {
			break
		}
	}
	s.inform(search.Info(), time.Since(start))
	s.say("done", Arg{"move", MoveText(s.game.Variant, search.Best())})
}

// listen takes what was said while the server thinks.
func (s *server) listen() {
	for {
		select {
		case text, ok := <-s.lines:
			if !ok || s.interrupt(text) {
				s.stopped = true
				return
			}
		default:
			return
		}
	}
}

// interrupt answers a line that comes while the server thinks, and reports
// whether it has to stop.
func (s *server) interrupt(text string) bool {
	l, err := Parse(text)
	if err != nil {
		return false
	}
	switch l.Command {
	case "ping":
		s.say("pong")
	case "stop":
		return true
	case "quit":
		s.quit = true
		return true
	}
	return false
}

func (s *server) inform(i ai.Info, took time.Duration) {
	real := func(x float64, digits int) string { return strconv.FormatFloat(x, 'f', digits, 64) }
	s.say("info",
		Arg{"depth", strconv.Itoa(i.Depth)},
		Arg{"score", real(float64(i.Score)/100, 2)},
		Arg{"nodes", strconv.Itoa(i.Nodes)},
		Arg{"time", real(took.Seconds(), 3)},
		Arg{"nps", real(float64(i.Nodes)/1e6/max(took.Seconds(), 1e-6), 2)},
		Arg{"pv", s.lineOf(i.Line)})
}

// lineOf writes a line of play.
func (s *server) lineOf(moves []string) string {
	var text []string
	p := s.game.Position()
	for _, move := range moves {
		m, err := rules.FindMove(p, move)
		if err != nil {
			break
		}
		text = append(text, MoveText(s.game.Variant, m))
		p, _ = p.Play(m) // it is legal
	}
	return strings.Join(text, " ")
}
