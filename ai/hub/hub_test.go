package hub_test

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/ai/hub"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func TestLines(t *testing.T) {
	rows := []struct {
		text string
		want hub.Line
	}{
		{"hub", hub.Line{Command: "hub"}},
		{"  level  depth=12 ", hub.Line{Command: "level", Args: []hub.Arg{{Name: "depth", Value: "12"}}}},
		{"go think", hub.Line{Command: "go", Args: []hub.Arg{{Name: "think"}}}},
		{`pos pos=We moves="38-15 5-41"`, hub.Line{Command: "pos", Args: []hub.Arg{{Name: "pos", Value: "We"}, {Name: "moves", Value: "38-15 5-41"}}}},
		{`a x="y=z" w`, hub.Line{Command: "a", Args: []hub.Arg{{Name: "x", Value: "y=z"}, {Name: "w"}}}},
	}
	for _, row := range rows {
		got, err := hub.Parse(row.text)
		if err != nil || got.Command != row.want.Command || !slices.Equal(got.Args, row.want.Args) {
			t.Errorf("Parse(%q) = %+v, %v, want %+v", row.text, got, err, row.want)
		}
		if again, _ := hub.Parse(got.String()); again.String() != got.String() || !slices.Equal(again.Args, got.Args) {
			t.Errorf("%q is written %q", row.text, got)
		}
	}
	for _, text := range []string{"", "   ", `pos pos="W`, "go =3"} {
		var bad *hub.SyntaxError
		if l, err := hub.Parse(text); !errors.As(err, &bad) {
			t.Errorf("Parse(%q) = %+v, %v, want a *SyntaxError", text, l, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add(`pos pos=We moves="38-15 5-41"`)
	f.Fuzz(func(t *testing.T, text string) {
		l, err := hub.Parse(text)
		if err != nil {
			return
		}
		again, err := hub.Parse(l.String())
		if err != nil || again.String() != l.String() {
			t.Errorf("%q is written %q, which is read as %q, %v", text, l, again, err)
		}
	})
}

func find(t *testing.T, key string) *rules.Variant {
	t.Helper()
	v, ok := catalog.Find(key)
	if !ok {
		t.Fatalf("no variant %s", key)
	}
	return v
}

// The start and the moves are those that protocol.txt has as its examples.
func TestPositionsAreWrittenAsScanDoes(t *testing.T) {
	v := find(t, "international")
	start := "W" + strings.Repeat("b", 20) + strings.Repeat("e", 10) + strings.Repeat("w", 20)
	g, _ := rules.NewGame(v)
	if got := hub.PositionText(v, g.Position()); got != start {
		t.Errorf("the start is %s, want %s", got, start)
	}
	for _, move := range strings.Fields("32-28 17-22 28x17x22 12x21x17 33-28 7-12 39-33 19-23 28x19x23 14x23x19") {
		m, err := hub.FindMove(v, g.Position(), move)
		if err != nil {
			t.Fatal(err)
		}
		if got := hub.MoveText(v, m); got != move {
			t.Errorf("%s is written %s", move, got)
		}
		g, _ = g.Play(m)
	}
	long := "BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee"
	p, err := hub.ParsePosition(v, long)
	if err != nil || hub.PositionText(v, p) != long {
		t.Errorf("%s is read as %v, %v", long, p, err)
	}
}

func TestBadPositionsAndMoves(t *testing.T) {
	v := find(t, "brazilian")
	for _, text := range []string{"", "W", "X" + strings.Repeat("e", 32), "W" + strings.Repeat("e", 31) + "q"} {
		var bad *hub.PositionError
		if _, err := hub.ParsePosition(v, text); !errors.As(err, &bad) {
			t.Errorf("%q: %v, want a *PositionError", text, err)
		}
	}
	g, _ := rules.NewGame(v)
	for _, text := range []string{"", "1-5", "x", "22x15x18", "0-0"} {
		var bad *rules.IllegalMoveError
		if _, err := hub.FindMove(v, g.Position(), text); !errors.As(err, &bad) {
			t.Errorf("%q: %v, want an *IllegalMoveError", text, err)
		}
	}
}

// A game at random, set up again from its line, has the same position.
func TestGamesAreSetUpAgain(t *testing.T) {
	for n, v := range catalog.All {
		if v.Game != "draughts" || v.Key == "frisian" { // the position of Frisian draughts does not tell the runs of kings
			continue
		}
		g, _ := rules.NewGame(v)
		random := search.NewRandom(uint64(n))
		for !g.Outcome().Over() && g.Ply() < 120 {
			moves := g.Position().LegalMoves()
			g, _ = g.Play(moves[random.Intn(len(moves))])
			line, err := hub.Parse(hub.Pos(g).String())
			if err != nil {
				t.Fatal(err)
			}
			again, err := hub.Setup(v, line)
			if err != nil || again.Position().FEN() != g.Position().FEN() {
				t.Fatalf("%s: %s is set up as %v, %v", v.Key, line, again, err)
			}
		}
	}
}

func TestNames(t *testing.T) {
	for _, v := range catalog.All {
		if got := hub.Key(hub.Name(v.Key)); got != v.Key {
			t.Errorf("%s comes back as %s", v.Key, got)
		}
	}
}

func served() hub.Engine {
	e := draughtsengine.New()
	return hub.Engine{Name: "Tabuleiro", Author: "Tabuleiro", Variants: []string{"international", "brazilian"},
		Players: func(key string) (*rules.Variant, ai.Engine, bool) {
			v, ok := catalog.Find(key)
			return v, e, ok
		}}
}

func TestServe(t *testing.T) {
	rows := []struct{ name, in, want string }{
		{"it introduces itself", "hub\n", "id name=Tabuleiro author=Tabuleiro\nparam name=variant value=normal type=enum values=\"normal brazilian\"\n"},
		{"it is ready", "init\n", "ready\n"},
		{"it answers a ping", "ping\n", "pong\n"},
		{"it plays", "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww\nlevel depth=2\ngo think\n", "done move="},
		{"it knows moves", "set-param name=variant value=brazilian\npos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=\"21-17 9-13\"\nlevel nodes=100\ngo think\n", "done move="},
		{"it needs a position", "go think\n", "error message=\"no position to think about\""},
		{"it refuses a position", "pos pos=We\ngo think\n", "error message=\"no position of international: We\""},
		{"it refuses a variant", "set-param name=variant value=ludo\npos pos=We\n", "error message=\"no variant ludo\""},
		{"it ignores what it does not know", "sing\n\"\ninit\n", "ready\n"},
		{"it quits", "quit\ninit\n", ""},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			var out strings.Builder
			if err := hub.Serve(strings.NewReader(row.in), &out, served()); err != nil {
				t.Fatal(err)
			}
			if got := out.String(); !strings.Contains(got, row.want) || row.want == "" && got != "" {
				t.Errorf("it says %q, want %q", got, row.want)
			}
		})
	}
}

// connect returns a player of an engine that is served.
func connect(t *testing.T, v *rules.Variant, params ...hub.Arg) (p *hub.Player, out io.Writer) {
	t.Helper()
	fromEngine, toPlayer := io.Pipe()
	fromPlayer, toEngine := io.Pipe()
	go func() {
		hub.Serve(fromPlayer, toPlayer, served())
		toPlayer.Close()
	}()
	p, err := hub.NewPlayer(fromEngine, toEngine, v, params...)
	if err != nil {
		t.Fatal(err)
	}
	return p, toEngine
}

func TestAPlayerAndAServerPlayAGame(t *testing.T) {
	v := find(t, "brazilian")
	p, _ := connect(t, v, hub.Arg{Name: "level", Value: ai.Medium})
	g, _ := rules.NewGame(v)
	if err := p.NewGame(); err != nil {
		t.Fatal(err)
	}
	for !g.Outcome().Over() {
		m, err := p.Move(g, hub.Line{Command: "level", Args: []hub.Arg{{Name: "nodes", Value: "500"}}})
		if err != nil {
			t.Fatal(err)
		}
		g, _ = g.Play(m)
	}
	if err := p.Quit(); err != nil || g.Ply() < 20 {
		t.Errorf("%d plies, %v", g.Ply(), err)
	}
}

func TestASearchWithoutLimitsStopsWhenTold(t *testing.T) {
	v := find(t, "brazilian")
	p, out := connect(t, v)
	g, _ := rules.NewGame(v)
	time.AfterFunc(20*time.Millisecond, func() { io.WriteString(out, "ping\nstop\n") })
	m, err := p.Move(g, hub.Line{Command: "level", Args: []hub.Arg{{Name: "infinite"}}})
	if err != nil || m.String() == "" {
		t.Errorf("%v, %v", m, err)
	}
}

func TestAnEngineThatIsNone(t *testing.T) {
	_, err := hub.NewPlayer(strings.NewReader("hello\n"), io.Discard, find(t, "brazilian"))
	if !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("%v, want that the text ends too early", err)
	}
}
