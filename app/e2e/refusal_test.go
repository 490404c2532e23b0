//go:build e2e

package e2e

import (
	"cmp"
	"strings"
	"testing"
)

// TestTriesAreRefusedWithTheReason tries what the rules refuse, in every way of
// entering it. Each says why, to the eye and to the ear, and draws it.
func TestTriesAreRefusedWithTheReason(t *testing.T) {
	tests := []struct {
		name    string
		variant string
		start   string
		squares []string
		says    string
		marks   map[string]string // squares by mark
		arrows  string            // their kinds
		touch   bool              // a finger can drag it, too
	}{
		{name: "capture is compulsory: another piece", start: "W:Wc3,a1,h2:Bd4,h8", squares: []string{"a1", "b2"},
			says: "Captura obrigatória: c3.", marks: map[string]string{"must": "c3", "blamed": "c3"}, arrows: "better"},
		{name: "capture is compulsory: two pieces can", start: "W:Wc3,e3,h2:Bd4,h8", squares: []string{"h2", "g3"},
			says: "Captura obrigatória: c3 ou e3.", marks: map[string]string{"must": "c3 e3", "blamed": "c3 e3"}, arrows: "better"},
		{name: "capture is compulsory: the piece that can", start: "W:Wc3,a1,h2:Bd4,h8", squares: []string{"c3", "b4"}, touch: true,
			says: "Captura obrigatória: c3.", marks: map[string]string{"must": "c3", "blamed": "c3"}, arrows: "better"},
		{name: "the majority: the last square", start: "W:Wh2,a1:Be7,e5,g5,g3,a7", squares: []string{"h2", "h6"}, touch: true,
			says: "Lei da maioria: essa captura toma 2, mas h2×f4×d6×f8 toma 3.", marks: map[string]string{"refused": "h6"}, arrows: "tried better"},
		{name: "the majority: hop by hop", start: "W:Wh2,a1:Be7,e5,g5,g3,a7", squares: []string{"h2", "f4", "h6"}, touch: true,
			says: "Lei da maioria: essa captura toma 2, mas h2×f4×d6×f8 toma 3."},
		{name: "the majority: another piece", start: majorityStart, squares: []string{"h2", "f4"},
			says: "Lei da maioria: essa captura toma 1, mas ", arrows: "tried better"},
		{name: "a man does not go back", start: "W:Wd4,a1:Bh8", squares: []string{"d4", "e3"}, touch: true,
			says: "A pedra não anda para trás.", marks: map[string]string{"refused": "e3"}},
		{name: "english men do not capture back", variant: "english", start: "W:We5,a1:Bd4,h8", squares: []string{"e5", "c3"}, touch: true,
			says: "Nestas regras a pedra não captura para trás.", arrows: "tried"},
	}
	for _, way := range ways {
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			table := SitDown(t, Serve(t, "/"), OpenGame{}, way.options, calm)
			for _, test := range tests {
				if way.name == "drag" && !test.touch {
					continue // a finger that goes down there scrolls the page
				}
				t.Run(test.name, func(t *testing.T) {
					p := table.As(t)
					p.variant = tableOf(p.Page, test.variant, "").variant
					p.Put(OpenGame{Variant: test.variant, Start: test.start})
					way.enter(p.Page, test.squares...)
					p.WaitSaid(test.says)
					if got := p.Text(".advice.refused .why"); got != p.Said() {
						t.Errorf("shown %q, said %q", got, p.Said())
					}
					for mark, want := range test.marks {
						if got := p.Marked(mark); got != want {
							t.Errorf("%s on %q, want %q", mark, got, want)
						}
					}
					if got := p.arrows(); test.arrows != "" && got != test.arrows {
						t.Errorf("arrows %q, want %q", got, test.arrows)
					}
					if p.Field("game/"+cmp.Or(test.variant, "brazilian")+"/computer", "record", "moves", "0") != nil {
						t.Error("a move was played")
					}
				})
			}
		})
	}
}

// arrows returns the kinds of the arrows drawn over the board.
func (p *Page) arrows() string {
	p.t.Helper()
	var kinds []string
	p.run(`return [...document.querySelectorAll(".play .board .arrow")].map((e) => e.classList[1])`, &kinds)
	return strings.Join(kinds, " ")
}

func TestNotYourTurnIsSaid(t *testing.T) {
	for _, way := range ways {
		if way.name == "drag" {
			continue // a finger on a piece that may not move scrolls the page
		}
		t.Run(way.name, func(t *testing.T) {
			t.Parallel()
			table := SitDown(t, Serve(t, "/"), OpenGame{}, way.options, calm, workerScript)
			table.Worker("hold")
			way.enter(table.Page, "c3", "d4")
			table.WaitMoves(1)
			table.WaitText(".turn", "O computador está pensando…")
			way.enter(table.Page, "e3", "f4")
			table.WaitSaid("Ainda não é a sua vez: o computador está pensando.")
			if got, want := table.Text(".advice.refused .why"), table.Said(); got != want {
				t.Errorf("shown %q, said %q", got, want)
			}
			table.Worker("go")
			table.WaitMoves(2)
			way.enter(table.Page, "e3", "f4")
			table.WaitMoves(3)
		})
	}
}

// TestTheSameReasonIsReadAgain refuses the same try twice: a screen reader
// reads a live region only when its text changes.
func TestTheSameReasonIsReadAgain(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: "W:Wc3,a1,h2:Bd4,h8"}, desk, calm)
	text := func() any { return table.Eval(`return document.querySelector(".play > [role=status]").textContent`) }
	table.Tap("a1")
	table.WaitSaid("Captura obrigatória")
	first := text()
	table.Tap("a1")
	table.WaitFor("the text to change", func() bool { return text() != first })
	table.WaitSaid("Captura obrigatória")
}
