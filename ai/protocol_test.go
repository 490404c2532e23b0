package ai_test

import (
	"errors"
	"maps"
	"math"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/rules"
)

var request = ai.Request{
	ID:     7,
	Game:   rules.Record{Variant: "english", Start: "B:W21-32:B1-12", Moves: []string{"b6a5", "c3b4"}, End: "agreed"},
	Ply:    2,
	Key:    "ffffffffffffffff",
	Limits: ai.Limits{Millis: 500, Depth: 8, Nodes: 1_000_000, Seed: math.MaxUint64, Level: ai.Hard},
	Threat: true,
}

var reply = ai.Reply{
	ID: 7, Ply: 2, Key: "1f", Move: "a5c3", Error: ai.ErrOver, Detail: "repetition",
	Info:   ai.Info{Depth: 9, Score: -120, Nodes: 12345, Line: []string{"a5c3", "b2d4"}},
	Threat: []string{"c3b4"}, Danger: -7,
}

func TestMessagesComeBackAsTheyWere(t *testing.T) {
	for _, r := range []ai.Request{request, {}} {
		if got, err := ai.ReadRequest(r.Message()); r.ID > 0 && (err != nil || !reflect.DeepEqual(got, r)) {
			t.Errorf("request %+v, want %+v: %v", got, r, err)
		}
	}
	for _, r := range []ai.Reply{reply, {}} {
		if got, err := ai.ReadReply(r.Message()); err != nil || !reflect.DeepEqual(got, r) {
			t.Errorf("reply %+v, want %+v: %v", got, r, err)
		}
	}
}

// A message goes through structured cloning and js.ValueOf: it is flat.
func TestMessagesAreStringsAndNumbers(t *testing.T) {
	for _, m := range []ai.Message{request.Message(), reply.Message()} {
		for name, value := range m {
			switch value.(type) {
			case string, float64:
			default:
				t.Errorf("%s is a %T", name, value)
			}
		}
	}
}

func TestNewRequestIsAboutThePositionReached(t *testing.T) {
	g := newGame(t, "brazilian")
	m := g.Position().LegalMoves()[0]
	g, err := g.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	r := ai.NewRequest(3, g, ai.Limits{Level: ai.Easy})
	want := strconv.FormatUint(g.Position().Key(), 16)
	if r.ID != 3 || r.Ply != 1 || r.Key != want || r.Game.Moves[0] != m.String() || r.Level != ai.Easy {
		t.Errorf("request %+v", r)
	}
}

func TestABadMessageIsATypedError(t *testing.T) {
	bad := map[string][]any{
		"id":      {nil, "7", -1.0, 0.5, math.NaN(), math.Inf(1), 1e300},
		"ply":     {nil, -1.0, 1e9},
		"variant": {nil, 3.0, strings.Repeat("x", 1<<20)},
		"moves":   {nil, 1.0, " ", "a1b2  b2c3", "a1b2 "},
		"key":     {nil, "xyz", "0x1f", "FF", "01", strings.Repeat("f", 17)},
		"seed":    {nil, 5.0, "", "-1", "18446744073709551616", "007"},
		"millis":  {-1.0, 1e9},
		"depth":   {1000.0},
		"nodes":   {-5.0, "many"},
		"level":   {nil, 2.0},
		"start":   {nil},
		"end":     {nil},
	}
	for name, values := range bad {
		for _, value := range values {
			m := maps.Clone(request.Message())
			m[name] = value
			var field *ai.FieldError
			if _, err := ai.ReadRequest(m); !errors.As(err, &field) || field.Field != name {
				t.Errorf("%s = %v: error %v", name, value, err)
			}
		}
	}
	m := request.Message()
	m["protocol"] = float64(ai.Protocol + 1)
	var version *ai.VersionError
	if _, err := ai.ReadRequest(m); !errors.As(err, &version) || version.Version != ai.Protocol+1 {
		t.Errorf("another protocol: %v", err)
	}
	if _, err := ai.ReadReply(m); !errors.As(err, &version) {
		t.Errorf("another protocol: %v", err)
	}
}

// The script that loads the worker speaks the same protocol when it cannot.
func TestTheWorkerScriptSpeaksTheProtocol(t *testing.T) {
	script, err := os.ReadFile("../web/ai-worker.js")
	if err != nil {
		t.Fatal(err)
	}
	if want := "const protocol = " + strconv.Itoa(ai.Protocol) + ";"; !strings.Contains(string(script), want) {
		t.Errorf("ai-worker.js has no %q", want)
	}
	for name := range reply.Message() {
		if !strings.Contains(string(script), name) {
			t.Errorf("ai-worker.js never names %q", name)
		}
	}
}

// fuzzed turns lines "name=text" and "name:number" into a message.
func fuzzed(text string) ai.Message {
	m := ai.Message{}
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if name, value, ok := strings.Cut(line, "="); ok {
			m[name] = value
		} else if name, value, ok := strings.Cut(line, ":"); ok {
			if n, err := strconv.ParseFloat(value, 64); err == nil {
				m[name] = n
			}
		}
	}
	return m
}

func unfuzzed(m ai.Message) string {
	var text strings.Builder
	for name, value := range m {
		switch value := value.(type) {
		case string:
			text.WriteString(name + "=" + value + "\n")
		case float64:
			text.WriteString(name + ":" + strconv.FormatFloat(value, 'g', -1, 64) + "\n")
		}
	}
	return text.String()
}

func FuzzReadRequest(f *testing.F) {
	f.Add(unfuzzed(request.Message()))
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ai.ReadRequest(fuzzed(text))
		if err != nil {
			return
		}
		if again, err := ai.ReadRequest(r.Message()); err != nil || !reflect.DeepEqual(again, r) {
			t.Errorf("%+v comes back as %+v: %v", r, again, err)
		}
	})
}

func FuzzReadReply(f *testing.F) {
	f.Add(unfuzzed(reply.Message()))
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ai.ReadReply(fuzzed(text))
		if err != nil {
			return
		}
		if again, err := ai.ReadReply(r.Message()); err != nil || !reflect.DeepEqual(again, r) {
			t.Errorf("%+v comes back as %+v: %v", r, again, err)
		}
	})
}

// Whatever comes in, the server answers once and lives on.
func FuzzServer(f *testing.F) {
	f.Add(unfuzzed(request.Message()))
	f.Fuzz(func(t *testing.T, text string) {
		var answers int
		s := newServer(func(r ai.Reply) {
			if r.Move != "" || r.Error != "" {
				answers++
			}
		})
		m := fuzzed(text)
		m["nodes"], m["depth"] = 100.0, 2.0
		s.Handle(m)
		for !s.Step(50) {
		}
		if answers != 1 {
			t.Errorf("%d answers", answers)
		}
	})
}
