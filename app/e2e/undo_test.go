//go:build e2e

package e2e

import (
	"fmt"
	"testing"
	"time"
)

// workerScript lets a test hold back what the computer answers, and make it
// think longer than its level asks.
const workerScript = `(() => {
	const held = [];
	const control = window.computer = {
		holding: false, // answers wait in held
		millis: 0, // how long a request is thought about, if not 0
		asked: 0,
		get held() { return held.length; },
		hold() { control.holding = true; },
		next() { held.shift()?.(); },
		go() { control.holding = false; while (held.length) control.next(); },
	};
	const {postMessage, addEventListener} = Worker.prototype;
	Worker.prototype.postMessage = function (message) {
		control.asked++;
		const slow = control.millis ? {level: "", depth: 0, nodes: 0, millis: control.millis} : {};
		postMessage.call(this, {...message, ...slow});
	};
	Worker.prototype.addEventListener = function (type, listener, ...rest) {
		addEventListener.call(this, type, (event) => {
			if (!control.holding) return listener.call(this, event);
			if (event.data?.move || event.data?.error) held.push(() => listener.call(this, event));
		}, ...rest);
	};
})()`

// Worker does something with what the computer answers: "hold", "next", "go".
func (p *Page) Worker(do string) {
	p.t.Helper()
	p.Eval(`computer[arguments[0]]()`, do)
}

// WaitHeld waits until so many answers of the computer are held back.
func (p *Page) WaitHeld(n int) {
	p.t.Helper()
	p.WaitFor(fmt.Sprintf("%d answers", n), func() bool { return p.Eval(`return computer.held`) == float64(n) })
}

func TestUndoTakesBackBothMoves(t *testing.T) {
	t.Parallel()
	key := func(name string) func(*Table) {
		return func(p *Table) {
			p.Walk("c3")
			p.Key(name)
		}
	}
	tests := []struct {
		name string
		undo func(*Table)
	}{
		{"z", key("z")},
		{"u", key("u")},
		{"Backspace", key("Backspace")},
		{"Ctrl+Z", key("Control+z")},
		{"the button", func(p *Table) { p.Press("Desfazer") }},
	}
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	moves := []string{"c3d4", "b6a5", "d4c5", "d6b4"}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := table.As(t)
			p.Put(OpenGame{Moves: moves})
			for left := 2; left >= 0; left -= 2 {
				test.undo(p)
				p.WaitFor("two moves less", func() bool { return p.Game().Ply() == left })
				p.WaitDrawn(p.Game().Position())
				p.WaitText(".turn", "Sua vez")
				p.WaitSaid("Lance desfeito. Sua vez.")
				p.Frames()
				if p.Eval(`return document.activeElement === document.body`) == true {
					t.Errorf("with %d moves left the focus is nowhere", left)
				}
			}
			if save, _ := p.Save(); !save.Undone {
				t.Error("the game counts as one without undo")
			}
			test.undo(p) // nothing is left to take back
			p.Frames()
			if got := p.Game().Ply(); got != 0 {
				t.Errorf("%d moves, want none", got)
			}
		})
	}
}

func TestUndoWhileTheComputerThinks(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm, workerScript)
	for _, undo := range []string{"z", "u", "Backspace", "Control+z"} {
		table.Worker("hold")
		table.Taps("c3", "d4")
		table.WaitMoves(1)
		table.WaitHeld(1)
		table.Key(undo)
		table.WaitFor("the move to be taken back", func() bool { return table.Game().Ply() == 0 })
		table.WaitText(".turn", "Sua vez")
		table.Worker("go") // the answer comes too late
		time.Sleep(500 * time.Millisecond)
		if got := table.Moves(); got != "" {
			t.Fatalf("after undo by %s the late answer plays: %s", undo, got)
		}
	}
	table.Taps("e3", "f4")
	g := table.WaitMoves(2)
	table.WaitDrawn(g.Position())
}

// TestUndoAtAnyMoment takes a move back at several moments of the computer's
// thinking and moving: it is always a person's turn then, and the game goes on.
func TestUndoAtAnyMoment(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, map[string]any{"speed": 1})
	for _, wait := range []int{0, 60, 150, 250, 350, 450, 550, 700} {
		table.Taps("c3", "d4")
		time.Sleep(time.Duration(wait) * time.Millisecond)
		table.Key("z")
		table.WaitFor("the move to be taken back", func() bool { return table.Game().Ply() == 0 })
		table.WaitText(".turn", "Sua vez")
	}
	time.Sleep(time.Second)
	if got := table.Moves(); got != "" {
		t.Fatalf("a late answer plays: %s", got)
	}
	table.WaitDrawn(table.Game().Position())
	table.Taps("c3", "d4")
	table.WaitDrawn(table.WaitMoves(2).Position())
}

// TestLateReplyAfterANewGameIsDropped lets the answer to the first move of one
// game come when the first move of the next has been played.
func TestLateReplyAfterANewGameIsDropped(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm, workerScript)
	table.Worker("hold")
	table.Taps("c3", "d4")
	table.WaitMoves(1)
	table.WaitHeld(1)
	table.newGame()
	table.Press("Abandonar e jogar")
	table.WaitGone("dialog")
	table.WaitDrawn(tableOf(table.Page, "", "").stayed.Position())
	table.Taps("g3", "h4")
	table.WaitFor("the first move", func() bool { return table.Moves() == "g3h4" })
	table.WaitHeld(2)
	table.Worker("next")
	time.Sleep(500 * time.Millisecond)
	if got := table.Moves(); got != "g3h4" {
		t.Fatalf("the answer to the game before plays: %s", got)
	}
	table.Worker("go")
	table.WaitDrawn(table.WaitMoves(2).Position())
}

// newGame presses N in the board and then Jogar in the sheet.
func (p *Table) newGame() {
	p.t.Helper()
	p.Key("n")
	p.WaitVisible("dialog[open]")
	p.Still()
	p.Press("Jogar")
}
