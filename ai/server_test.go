package ai_test

import (
	"errors"
	"reflect"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func newGame(t testing.TB, variant string) rules.Game {
	t.Helper()
	v, ok := catalog.Find(variant)
	if !ok {
		t.Fatalf("no variant %s", variant)
	}
	g, err := rules.NewGame(v)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// from returns a game that begins with a position.
func from(t testing.TB, variant, fen string) rules.Game {
	t.Helper()
	g, err := rules.Record{Variant: variant, Start: fen}.Replay(newGame(t, variant).Variant)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// play returns the game after some moves.
func play(t testing.TB, g rules.Game, moves ...string) rules.Game {
	t.Helper()
	for _, text := range moves {
		m, err := rules.FindMove(g.Position(), text)
		if err == nil {
			g, err = g.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// serve returns a server of one engine, whose replies go to a function.
func serve(e ai.Engine, send func(ai.Reply)) *ai.Server {
	players := func(key string) (*rules.Variant, ai.Engine, bool) {
		v, ok := catalog.Find(key)
		return v, e, ok
	}
	return ai.NewServer(players, func(m ai.Message) {
		r, err := ai.ReadReply(m)
		if err != nil {
			panic(err)
		}
		send(r)
	})
}

func newServer(send func(ai.Reply)) *ai.Server { return serve(draughtsengine.New(), send) }

// inbox collects replies.
type inbox []ai.Reply

func (i *inbox) add(r ai.Reply) { *i = append(*i, r) }

func (i inbox) last() ai.Reply { return i[len(i)-1] }

func TestServer(t *testing.T) {
	g := play(t, newGame(t, "english"), "b6a5", "c3b4")

	t.Run("infos of growing depth come before the move", func(t *testing.T) {
		var in inbox
		s := newServer(in.add)
		r := ai.NewRequest(1, g, ai.Limits{Nodes: 100_000})
		s.Handle(r.Message())
		for !s.Step(500) {
		}
		if _, err := rules.FindMove(g.Position(), in.last().Move); err != nil || len(in) < 3 {
			t.Fatalf("%d replies, the last %+v", len(in), in.last())
		}
		for i, reply := range in {
			if reply.ID != 1 || reply.Ply != 2 || reply.Key != r.Key || reply.Error != "" {
				t.Errorf("reply %+v", reply)
			}
			if i < len(in)-1 && (reply.Move != "" || i > 0 && reply.Depth <= in[i-1].Depth) {
				t.Errorf("info %+v after %+v", reply, in[max(0, i-1)])
			}
		}
		if !s.Step(500) {
			t.Error("there is more to do after the move")
		}
	})
	t.Run("a new request replaces the one before", func(t *testing.T) {
		var in inbox
		s := newServer(in.add)
		s.Handle(ai.NewRequest(1, g, ai.Limits{Nodes: 1 << 30}).Message())
		s.Step(1000)
		in = nil
		s.Handle(ai.NewRequest(2, g, ai.Limits{Level: ai.Medium}).Message())
		for !s.Step(1000) {
		}
		for _, reply := range in {
			if reply.ID != 2 {
				t.Errorf("reply %+v to a request that was replaced", reply)
			}
		}
		if len(in) == 0 || in.last().Move == "" {
			t.Error("no move")
		}
	})
	t.Run("the threat comes with the move, the same each time", func(t *testing.T) {
		threatened := from(t, "brazilian", "B:Wa1,e3,d4:Bh8,c5")
		var first ai.Reply
		for _, slice := range []int{500, 7} {
			var in inbox
			s := newServer(in.add)
			r := ai.NewRequest(1, threatened, ai.Limits{Nodes: 5000})
			r.Threat = true
			s.Handle(r.Message())
			for !s.Step(slice) {
			}
			got := in.last()
			if got.Move == "" || len(got.Threat) == 0 || got.Threat[0] != "d4b6" {
				t.Fatalf("%+v, want the capture d4b6 as the threat", got)
			}
			if first.Move == "" {
				first = got
			}
			if !reflect.DeepEqual(got, first) {
				t.Errorf("%+v, in other slices %+v", got, first)
			}
		}
	})
	t.Run("an opponent who could not move threatens nothing", func(t *testing.T) {
		var in inbox
		s := newServer(in.add)
		g := from(t, "brazilian", "B:Wa3:Bh8,c5,b4")
		r := ai.NewRequest(1, g, ai.Limits{Nodes: 5000})
		r.Threat = true
		s.Handle(r.Message())
		for !s.Step(500) {
		}
		if got := in.last(); got.Move == "" || got.Threat != nil || got.Danger != 0 {
			t.Errorf("%+v, want a move and no threat", got)
		}
	})
	t.Run("finish answers at once", func(t *testing.T) {
		var in inbox
		s := newServer(in.add)
		s.Finish() // nothing to finish
		s.Handle(ai.NewRequest(1, g, ai.Limits{Millis: 100}).Message())
		s.Step(10)
		s.Finish()
		if in.last().Move == "" || !s.Step(1) {
			t.Errorf("reply %+v", in.last())
		}
	})
}

func TestServerErrors(t *testing.T) {
	g := play(t, newGame(t, "english"), "b6a5", "c3b4")
	over, err := g.End(rules.EndAgreed)
	if err != nil {
		t.Fatal(err)
	}
	change := func(f func(*ai.Request)) ai.Message {
		r := ai.NewRequest(9, g, ai.Limits{Level: ai.Easy})
		f(&r)
		return r.Message()
	}
	other := change(func(*ai.Request) {})
	other["protocol"] = 99.0
	rows := []struct {
		name    string
		message ai.Message
		want    ai.ErrorCode
	}{
		{"nothing", ai.Message{}, ai.ErrMessage},
		{"another protocol", other, ai.ErrProtocol},
		{"no such variant", change(func(r *ai.Request) { r.Game.Variant = "ludo" }), ai.ErrVariant},
		{"no such level", change(func(r *ai.Request) { r.Level = "genius" }), ai.ErrLevel},
		{"nothing to end the search", change(func(r *ai.Request) { r.Level = "" }), ai.ErrLimits},
		{"an illegal move", change(func(r *ai.Request) { r.Game.Moves = []string{"a1h8"} }), ai.ErrRecord},
		{"a bad start", change(func(r *ai.Request) { r.Game.Start = "?" }), ai.ErrRecord},
		{"another ply", change(func(r *ai.Request) { r.Ply++ }), ai.ErrStale},
		{"another position", change(func(r *ai.Request) { r.Key = "1" }), ai.ErrStale},
		{"a game that is over", ai.NewRequest(9, over, ai.Limits{Level: ai.Easy}).Message(), ai.ErrOver},
	}
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			var in inbox
			s := newServer(in.add)
			s.Handle(ai.NewRequest(8, g, ai.Limits{Nodes: 1 << 30}).Message())
			s.Handle(row.message)
			if got := in.last(); len(in) != 1 || got.Error != row.want || got.Move != "" || !s.Step(1) {
				t.Errorf("%d replies, the last %+v, want error %q", len(in), got, row.want)
			}
			s.Handle(ai.NewRequest(10, g, ai.Limits{Level: ai.Easy}).Message())
			for !s.Step(1000) {
			}
			if got := in.last(); got.ID != 10 || got.Move == "" {
				t.Errorf("afterwards: %+v", got)
			}
		})
	}
}

// broken is an engine with a bug.
type broken struct{ start, step bool }

func (b broken) Start(rules.Game, ai.Limits) ai.Search {
	if b.start {
		panic("start")
	}
	return b
}

func (b broken) Step(int) bool {
	if b.step {
		panic(errors.New("step"))
	}
	return true
}

func (b broken) Best() rules.Move {
	return rules.Move{Path: []rules.Square{0, 1}} // never legal
}

func (broken) Info() ai.Info { return ai.Info{} }

func (broken) Stop() {}

func TestABugOfAnEngineIsAnError(t *testing.T) {
	for name, e := range map[string]broken{"start": {start: true}, "step": {step: true}, "best": {}} {
		t.Run(name, func(t *testing.T) {
			var in inbox
			s := serve(e, in.add)
			s.Handle(ai.NewRequest(1, newGame(t, "english"), ai.Limits{Level: ai.Hard}).Message())
			for !s.Step(1) {
			}
			if len(in) != 1 || in[0].Error != ai.ErrEngine || in[0].Detail == "" || in[0].ID != 1 {
				t.Errorf("replies %+v", in)
			}
		})
	}
}
