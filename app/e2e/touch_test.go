//go:build e2e

package e2e

import (
	"slices"
	"testing"
	"time"
)

// phone has a window in which the page of a game needs all the height.
var phone = Options{Width: 390, Height: 500, Touch: true}

// TestASwipeScrollsAndADragDoesNot moves a finger up over the board of a page
// that is taller than the window.
func TestASwipeScrollsAndADragDoesNot(t *testing.T) {
	t.Parallel()
	begin := OpenGame{Start: "W:Wc3,g1:Bb6,h8,e3"}
	table := SitDown(t, Serve(t, "/"), begin, phone, calm)
	tests := []struct {
		name, from, to string
		picked         string // by a tap before
		scrolls        bool
	}{
		{name: "from an empty square", from: "d2", to: "d6", scrolls: true},
		{name: "from a light square", from: "e2", to: "e6", scrolls: true},
		{name: "from a piece of the opponent", from: "e3", to: "e7", scrolls: true},
		{name: "from an empty square with a piece picked up", from: "f2", to: "f6", picked: "c3", scrolls: true},
		{name: "from a piece that may move", from: "c3", to: "d4"},
		{name: "from a piece that is put back", from: "c3", to: "c7"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := table.As(t)
			p.Put(begin)
			p.tall()
			p.Eval(`scrollTo(0, 0)`)
			if test.picked != "" {
				p.Tap(test.picked)
			}
			p.Frames()
			p.Swipe(p.Square(test.from), p.Square(test.to))
			if test.scrolls {
				p.WaitFor("the page to scroll", func() bool { return p.scrolled() > 20 })
			} else {
				time.Sleep(200 * time.Millisecond)
				if got := p.scrolled(); got != 0 {
					t.Errorf("the page scrolls by %v", got)
				}
			}
			if played := p.Game().Ply() > 0; played != (test.to == "d4") {
				t.Errorf("played %q", p.Moves())
			}
			if got := p.Marked("selected"); test.scrolls && got != test.picked {
				t.Errorf("picked up %q, want %q", got, test.picked)
			}
		})
	}
}

// finger sends a touch event as the system does.
func (p *Page) finger(kind string, at ...Point) {
	p.t.Helper()
	points := []any{}
	for n, point := range at {
		points = append(points, map[string]any{"x": point.X, "y": point.Y, "id": n})
	}
	p.DevTools("Input.dispatchTouchEvent", map[string]any{"type": kind, "touchPoints": points}, nil)
}

// TestAPointerThatIsTakenAwayLeavesNothing takes a piece into the air and lets
// the system, or a second finger, end the gesture.
func TestAPointerThatIsTakenAwayLeavesNothing(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, phone, calm)
	tests := []struct {
		name string
		end  func(p *Table, at Point)
	}{
		{"cancelled", func(p *Table, _ Point) { p.finger("touchCancel") }},
		{"a second finger", func(p *Table, at Point) {
			p.finger("touchStart", at, p.Square("f6"))
			p.finger("touchEnd")
		}},
		{"the window loses the focus", func(p *Table, _ Point) {
			p.Eval(`dispatchEvent(new Event("blur"))`)
			p.finger("touchEnd")
		}},
		{"dropped outside the board", func(p *Table, _ Point) {
			p.finger("touchMove", p.At(".play .title"))
			p.finger("touchEnd")
		}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := table.As(t)
			p.Put(OpenGame{})
			from, to := p.Square("c3"), p.Square("d4")
			p.finger("touchStart", from)
			p.finger("touchMove", Point{(from.X + to.X) / 2, (from.Y + to.Y) / 2})
			p.finger("touchMove", to)
			p.WaitFor("the piece to be in the air", func() bool { return p.Count(".board .air[data-lifted]") == 1 })
			test.end(p, to)
			p.WaitFor("the piece to be home", func() bool { return p.Count(".board [data-lifted]") == 0 })
			if got := p.Moves(); got != "" {
				t.Fatalf("played %s", got)
			}
			if got := p.Drawn(); !slices.Contains(got, "c3 white man") {
				t.Errorf("drawn %v, want the piece on c3", got)
			}
			p.Key("Escape") // some ways leave it picked up
			p.Taps("e3", "f4")
			p.WaitMoves(1)
			p.WaitMoves(2)
			p.Drag("f4", "g5")
			p.WaitMoves(3)
		})
	}
}

func TestAPieceThatIsHeldSelectsNoText(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, phone, calm)
	table.Eval(`window.menus = []; addEventListener("contextmenu", (e) => menus.push(e.defaultPrevented))`)
	for _, square := range []string{"c3", "b2", "b6"} {
		table.Hold(table.Square(square), time.Second)
		if got := table.Eval(`return getSelection().toString()`); got != "" {
			t.Errorf("holding %s selects %q", square, got)
		}
	}
	if table.Eval(`return menus.includes(false)`) == true {
		t.Error("a menu opens over the piece")
	}
	if got := table.Eval(`return getComputedStyle(document.querySelector(".play .status p")).userSelect`); got == "none" {
		t.Error("the text beside the board cannot be selected")
	}
	if got := table.Eval(`return visualViewport.scale`); got != 1.0 {
		t.Errorf("the page is zoomed to %v", got)
	}
}

// TestRapidTapsDoNotZoom taps as fast as a person can.
func TestRapidTapsDoNotZoom(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, phone, calm)
	for _, at := range []Point{table.Square("e5"), table.Square("c3"), table.At("[data-tool=menu]")} {
		table.pointer(move(at, 0), down(), up(), pause(60), down(), up(), pause(60), down(), up())
		if got := table.Eval(`return visualViewport.scale`); got != 1.0 {
			t.Errorf("three taps at %v zoom the page to %v", at, got)
		}
	}
}

func TestTheFirstMoveInThreeTaps(t *testing.T) {
	t.Parallel()
	for _, options := range []Options{{Width: 360, Height: 560, Touch: true}, desk} {
		site := Serve(t, "/")
		page := Open(t, site.URL(""), options)
		page.Ready()
		page.Eval(`window.dialogs = 0;
			new MutationObserver(() => { dialogs += document.querySelectorAll("dialog[open]").length; })
				.observe(document, {subtree: true, childList: true, attributes: true})`)
		page.Press("Jogar")
		page.WaitVisible(".play .board .cell")
		page.Tap("c3")
		page.Tap("d4")
		table := tableOf(page, "", "")
		g := table.WaitMoves(2)
		table.WaitDrawn(g.Position())
		if got := page.Eval(`return dialogs`); got != 0.0 {
			t.Errorf("a dialog stands before the first move")
		}
		if save, _ := table.Save(); save.Level != "beginner" || save.Side != "white" || g.Record().Moves[0] != "c3d4" {
			t.Errorf("the first game is %+v", save)
		}

		page.Go(site.URL(""))
		page.Ready()
		if y := page.At(".continue").Y; y > float64(page.options.Height) {
			t.Errorf("Continuar is at %v, below the window", y)
		}
		page.Press("Continuar") // one tap
		page.WaitVisible(".play .board .cell")
		table.WaitDrawn(g.Position())
		page.Taps(squaresOf(g.Position().LegalMoves()[0])...)
		table.WaitMoves(3)
	}
}
