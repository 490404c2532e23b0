//go:build e2e

package e2e

import (
	"flag"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/web/knowledge"
)

var soak = flag.Int("soak", 4, "games that the computer plays against itself in the worker")

// The computer plays whole games in the worker, at all levels in turn: every
// move is legal, a program of this machine plays the same, and every game ends
// that a law ends.
func TestWorkerPlaysWholeGames(t *testing.T) {
	page := Open(t, Serve(t, "/blog/damas/").URL(""), Options{})
	page.Ready()
	page.Eval(`window.worker = new Worker("web/ai-worker.js")`)
	here := draughtsengine.New()
	for n := range *soak {
		variant := catalog.All[n%len(catalog.All)]
		if err := ai.Teach(here, variant.Key, knowledge.Read); err != nil {
			t.Fatal(err)
		}
		g, err := rules.NewGame(variant)
		if err != nil {
			t.Fatal(err)
		}
		for !g.Outcome().Over() && len(g.Claims()) == 0 && g.Ply() < 1000 {
			level := ai.Levels[(n+g.Ply()%2*(1+n/len(ai.Levels)))%len(ai.Levels)]
			request := ai.NewRequest(g.Ply(), g, ai.Limits{Level: level.Key, Seed: uint64(n)})
			reply := askWorker(page, request)
			if want := choose(here, g, request.Limits); reply.Move != want {
				t.Fatalf("%s in %s: the worker plays %q, the same program here %q", level.Key, g.Position().FEN(), reply.Move, want)
			}
			m, err := rules.FindMove(g.Position(), reply.Move)
			if err != nil {
				t.Fatal(err)
			}
			if g, err = g.Play(m); err != nil {
				t.Fatal(err)
			}
		}
		if !g.Outcome().Over() && len(g.Claims()) == 0 && variant.Repetitions > 0 {
			t.Errorf("%s: the game of %d plies does not end", variant.Key, g.Ply())
		}
		t.Logf("%s: %s by %s in %d plies", variant.Key, g.Outcome().Result, g.Outcome().Reason, g.Ply())
	}
}

// askWorker sends a request to the worker of the page and waits for the move.
func askWorker(page *Page, request ai.Request) ai.Reply {
	page.t.Helper()
	var message ai.Message
	page.EvalInto(&message, `return new Promise((done) => {
		worker.onmessage = ({data}) => { if (data.move || data.error) done(data); };
		worker.postMessage(arguments[0]);
	})`, request.Message())
	reply, err := ai.ReadReply(message)
	if err != nil || reply.Error != "" {
		page.t.Fatalf("reply %+v: %v", reply, err)
	}
	return reply
}

// choose returns the move that an engine chooses.
func choose(engine ai.Engine, g rules.Game, l ai.Limits) string {
	search := engine.Start(g, l)
	for !search.Step(5000) {
	}
	return search.Best().String()
}
