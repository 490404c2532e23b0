//go:build e2e

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tabuleiro/rules"
)

// measured is how a page went on while the computer thought, in milliseconds.
type measured struct {
	Gap, Long float64 // longest without a frame, longest task
	Frames    int
	Answers   []float64 // from a press to the text that answers it
}

func (m measured) String() string {
	return fmt.Sprintf("presses answered after %.0f ms, %d frames, %.0f ms between two, tasks of %.0f ms", m.Answers, m.Frames, m.Gap, m.Long)
}

// smooth reports whether a person sees no delay.
func (m measured) smooth() bool {
	return len(m.Answers) >= 3 && slices.Max(m.Answers) <= 100 && m.Gap <= 100 && m.Long <= 50
}

// TestTheBoardAnswersWhileTheComputerThinks lets it think for three seconds
// and presses pieces meanwhile. Not parallel: it measures time. What else runs on
// the machine only adds to what is measured, so the best of five tries counts.
func TestTheBoardAnswersWhileTheComputerThinks(t *testing.T) {
	table := SitDown(t, Serve(t, "/"), OpenGame{Level: "hard"}, Options{Width: 390, Height: 844, Touch: true, Whole: true}, calm, workerScript)
	var m measured
	for range 5 {
		m = table.whileThinking()
		t.Log(m)
		if m.smooth() {
			return
		}
	}
	t.Errorf("%v; want answers and frames within 100 ms and tasks within 50", m)
}

// whileThinking moves, and presses another piece again and again while the
// computer thinks for three seconds.
func (p *Table) whileThinking() (m measured) {
	p.t.Helper()
	p.Put(OpenGame{Level: "hard"})
	p.Eval(`computer.millis = 0`)
	p.Taps("c3", "d4") // the worker starts
	g := p.WaitMoves(2)
	p.WaitDrawn(g.Position())
	p.Eval(`computer.millis = 3000`)
	p.Taps(squaresOf(g.Position().LegalMoves()[0])...)
	p.WaitMoves(3)
	begun := time.Now()
	p.WaitText(".turn", "O computador está pensando…")
	p.Eval(measureScript)
	for time.Since(begun) < 2500*time.Millisecond {
		p.Tap("e1")
		time.Sleep(100 * time.Millisecond)
	}
	thought := p.Game().Ply() == 3
	p.EvalInto(&m, `return measured()`)
	if !thought {
		m.Answers = nil // the computer was not kept thinking: nothing is shown
	}
	p.WaitDrawn(p.WaitMoves(4).Position())
	return m
}

// measureScript begins to measure how a page goes on, until measured() is called.
const measureScript = `
	const result = {Gap: 0, Long: 0, Frames: 0, Answers: []};
	let last = performance.now(), pressed = 0, done = false;
	requestAnimationFrame(function frame(now) {
		result.Gap = Math.max(result.Gap, now - last);
		result.Frames++;
		last = now;
		if (!done) requestAnimationFrame(frame);
	});
	const tasks = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) result.Long = Math.max(result.Long, entry.duration);
	});
	tasks.observe({type: "longtask"});
	const press = (e) => { pressed = e.timeStamp; };
	addEventListener("pointerup", press, true);
	const answers = new MutationObserver(() => {
		if (pressed) result.Answers.push(performance.now() - pressed);
		pressed = 0;
	});
	answers.observe(document.querySelector(".play > [role=status]"), {subtree: true, childList: true, characterData: true});
	window.measured = () => {
		done = true;
		tasks.disconnect();
		answers.disconnect();
		removeEventListener("pointerup", press, true);
		return result;
	}`

// forcedChain is a game in which White moves and Black must then take two
// pieces, g7-e5-c3.
const forcedChain = "W:Wd4,f6,h2:Bg7,h8,a7"

// TestTheComputersMoveCanBeFollowed looks at where the pieces stand and when:
// the computer waits after a person's move, goes hop by hop, and again on demand.
func TestTheComputersMoveCanBeFollowed(t *testing.T) {
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: forcedChain}, desk, map[string]any{"speed": 2})
	table.Eval(`window.stood = [];
		window.look = () => {
			const at = new Map();
			new MutationObserver(() => {
				for (const piece of document.querySelectorAll(".play .board .piece")) {
					const was = at.get(piece), is = piece.dataset.at;
					if (was && was !== is) stood.push({From: was, To: is, At: performance.now()});
					at.set(piece, is);
				}
			}).observe(document.querySelector(".play .board .pieces"), {subtree: true, attributes: true, childList: true});
			for (const piece of document.querySelectorAll(".play .board .piece")) at.set(piece, piece.dataset.at);
		};
		look()`)
	type hop struct {
		From, To string
		At       float64
	}
	hops := func(n int) (hops []hop) {
		table.WaitFor(fmt.Sprint(n, " hops"), func() bool {
			table.EvalInto(&hops, `return stood`)
			return len(hops) >= n
		})
		return hops
	}
	table.Taps("h2", "g3")
	shown := hops(3)
	want := []string{"h2g3", "g7e5", "e5c3"}
	for n, h := range shown {
		if got := h.From + h.To; got != want[n] {
			t.Fatalf("hop %d is %s, want %s", n+1, got, want[n])
		}
	}
	const slide, wait = 2 * 180, 300 // at the slowest speed, which a busy machine keeps up with
	if pause := shown[1].At - shown[0].At; pause < slide+wait {
		t.Errorf("the computer starts %.0f ms after the person's move began, want %d", pause, slide+wait)
	}
	if gap := shown[2].At - shown[1].At; gap < slide/2 { // the first one may be drawn late
		t.Errorf("the second hop follows after %.0f ms, want %d", gap, slide)
	}
	if got := table.WaitMoves(2).Record().Moves[1]; got != "g7e5c3" {
		t.Errorf("the computer plays %s", got)
	}
	if got := table.Marked("last"); got != "c3 g7" {
		t.Errorf("the trail of the move is on %q, want c3 g7", got)
	}
	table.WaitSaid("Computador: g7 captura f6 e d4 e para em c3. Sua vez")
	table.WaitDrawn(table.Game().Position())

	table.Eval(`stood.length = 0`)
	table.Press("Rever o último lance")
	again := hops(3) // back to where it began, and the two hops
	var walked []string
	for _, h := range again {
		walked = append(walked, h.From+h.To)
	}
	if got, want := strings.Join(walked, " "), "c3g7 g7e5 e5c3"; got != want {
		t.Errorf("the replay shows %s, want %s", got, want)
	}
	table.WaitDrawn(table.Game().Position())
	if got := table.Game().Ply(); got != 2 {
		t.Errorf("the replay makes the game %d moves long", got)
	}
}

// TestTheDrawCounter shows how many moves are left under the law of forty, also
// by the rules of the first lesson.
func TestTheDrawCounter(t *testing.T) {
	t.Parallel()
	const start = "W:WKa1,Kc1:BKh8,Kf8"
	table := SitDown(t, Serve(t, "/"), OpenGame{}, desk, calm)
	for _, variant := range []string{"brazilian", "simple"} {
		g := withoutProgress(t, tableOf(table.Page, variant, "").variant, start, 80)
		p := tableOf(table.Page, variant, "two")
		open := OpenGame{Variant: variant, Mode: "two", Start: start}
		for _, test := range []struct {
			ply  int
			says string
		}{
			{49, ""},
			{50, "Sem captura nem lance de pedra: 15 lances até o empate."},
			{78, "Sem captura nem lance de pedra: 1 lance até o empate."},
		} {
			open.Moves = g.At(test.ply - 1).Record().Moves
			p.Put(open)
			p.Taps(squaresOf(g.Moves()[test.ply-1])...)
			p.WaitMoves(test.ply)
			p.Frames()
			if got := p.Text(".advice"); got != test.says {
				t.Errorf("%s: at move %d the board says %q, want %q", variant, test.ply, got, test.says)
			}
		}
		for ply := 78; ply < 80; ply++ {
			if p.Visible(".end") {
				t.Fatalf("%s: the game ends at move %d, want 80", variant, ply)
			}
			p.Taps(squaresOf(g.Moves()[ply])...)
			p.WaitDrawn(g.At(ply + 1).Position())
		}
		p.WaitText(".end h2", "Empate")
		if got, want := p.Text(".end .reason"), "Foram lances demais sem captura nem lance de pedra."; got != want {
			t.Errorf("%s: the reason is %q, want %q", variant, got, want)
		}
	}
}

// withoutProgress returns a game of so many moves of kings in which nothing is
// taken and no position stands three times.
func withoutProgress(t *testing.T, v *rules.Variant, start string, plies int) rules.Game {
	t.Helper()
	g, err := rules.Record{Variant: v.Key, Start: start}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	var walk func(rules.Game) (rules.Game, bool)
	walk = func(g rules.Game) (rules.Game, bool) {
		if g.Ply() == plies {
			return g, true
		}
		if g.Outcome().Over() {
			return g, false
		}
		moves := g.Position().LegalMoves()
		for n := range moves {
			m := moves[(n*7+g.Ply()*5)%len(moves)]
			next, err := g.Play(m)
			if err != nil || len(m.Captures) > 0 || len(next.Position().LegalMoves()) == 0 || len(next.Position().LegalMoves()[0].Captures) > 0 {
				continue
			}
			if whole, ok := walk(next); ok {
				return whole, true
			}
		}
		return g, false
	}
	whole, ok := walk(g)
	if !ok {
		t.Fatal("no such game")
	}
	return whole
}
