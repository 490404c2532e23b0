package pages

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
)

// computer is the Web Worker in which the engines think. It is started by the
// first request and started again by the next one if it fails.
type computer struct {
	root    app.Context
	worker  app.Value
	onReply func(ai.Reply)
	onLost  func() // the worker failed: no request is answered any more
	busy    bool   // a request has no answer yet
	release []func()
	asked   int // requests of all games, the last one's number
	id      int // of the last request, as its game counts
}

// ask sends a request, which replaces the one before. Games count their requests
// from 1, so the worker hears another number: what it says late of one game must
// not answer another.
func (c *computer) ask(r ai.Request) {
	if c.worker == nil && !c.start() {
		c.onLost()
		return
	}
	c.asked++
	c.busy = true
	c.id, r.ID = r.ID, c.asked
	c.worker.Call("postMessage", map[string]any(r.Message()))
}

// start starts the worker. A browser that may not have workers throws.
func (c *computer) start() (ok bool) {
	defer func() { ok = recover() == nil }()
	worker := app.Window().Call("tabuleiroWorker")
	c.listen(worker, "message", c.receive)
	c.listen(worker, "error", c.lose)
	c.listen(worker, "messageerror", c.lose)
	c.worker = worker
	return true
}

func (c *computer) listen(worker app.Value, event string, handle func(app.Value)) {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := args[0]
		c.root.Dispatch(func(app.Context) { handle(e) })
		return nil
	})
	worker.Call("addEventListener", event, f)
	c.release = append(c.release, f.Release)
}

func (c *computer) receive(e app.Value) {
	reply, err := ai.ReadReply(messageOf(e.Get("data")))
	if other := (*ai.VersionError)(nil); errors.As(err, &other) {
		app.Window().Call("goappOnUpdate") // the host has another version of the site
	}
	if err != nil || reply.Error == ai.ErrLoad {
		c.lose(e)
		return
	}
	if reply.ID == c.asked {
		reply.ID = c.id
		c.busy = reply.Move == "" && reply.Error == ""
		c.onReply(reply)
	}
}

func (c *computer) lose(app.Value) {
	c.stop()
	c.onLost()
}

// stop ends the worker.
func (c *computer) stop() {
	c.busy = false
	if c.worker == nil {
		return
	}
	c.worker.Call("terminate")
	c.worker = nil
	for _, release := range c.release {
		release()
	}
	c.release = nil
}

// messageOf reads a plain object of strings and numbers.
func messageOf(object app.Value) ai.Message {
	m := ai.Message{}
	if object.Type() != app.TypeObject {
		return m
	}
	keys := app.Window().Get("Object").Call("keys", object)
	for i := range keys.Length() {
		key := keys.Index(i).String()
		switch v := object.Get(key); v.Type() {
		case app.TypeNumber:
			m[key] = v.Float()
		case app.TypeString:
			m[key] = v.String()
		}
	}
	return m
}
