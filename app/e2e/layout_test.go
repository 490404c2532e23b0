//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// measure returns what does not fit: one line for each fault. Names of squares
// and drawings have their own sizes.
const measure = `
	const faults = [];
	const name = (e) => e.tagName.toLowerCase() + "." + [...e.classList].join(".") + " " + JSON.stringify((e.getAttribute("aria-label") ?? e.innerText ?? "").trim().slice(0, 40));
	const shown = (e) => e.checkVisibility({visibilityProperty: true}) && !e.closest("[aria-hidden=true], .visually-hidden");
	const root = document.scrollingElement;
	if (root.scrollWidth > innerWidth) faults.push("the page scrolls sideways: " + root.scrollWidth + " of " + innerWidth);
	const over = document.querySelector("dialog[open]") ?? document.body;
	const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflowX + getComputedStyle(e).overflowY);
	for (const e of over.querySelectorAll("*")) {
		if (!shown(e) || e.closest("svg, .grid")) continue;
		const r = e.getBoundingClientRect();
		if (r.width === 0 || r.height === 0) continue;
		if ((r.left < -0.5 || r.right > innerWidth + 0.5) && !e.closest(".scroll")) faults.push(name(e) + " reaches out: " + r.left + " to " + r.right);
		if (!scrolls(e) && getComputedStyle(e).overflowX !== "visible" && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1) && e !== document.body)
			faults.push(name(e) + " clips its content");
		if (scrolls(e) && !e.matches(".scroll") && e.scrollWidth > e.clientWidth + 1) faults.push(name(e) + " scrolls sideways");
		if (e.matches("button, .button, a.primary, .plain, input, summary, .tabs a, .links a, label")) {
			const t = e.matches("input") ? e.closest("label").getBoundingClientRect() : r;
			const floor = e.matches(".moves button, .advice button") ? 32 : 44;
			if (t.height < floor - 0.5 || t.width < Math.min(floor, 44) - 0.5) faults.push(name(e) + " is " + t.width.toFixed(0) + "×" + t.height.toFixed(0));
			// Text that does not fit is wider than what it stands in.
			if (!e.querySelector(".visually-hidden")) for (const c of [e, ...e.children]) if (c.clientWidth && c.scrollWidth > c.clientWidth + 1 && !c.closest("svg")) faults.push(name(e) + " is too narrow for its text");
		}
	}
	return faults`

// windows are the sizes that every sight fits.
var windows = []struct{ width, height int }{{360, 560}, {320, 568}, {390, 844}, {844, 390}, {1280, 800}}

func TestLargeTextIsASetting(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/ajustes", Options{Width: 320, Height: 568, Touch: true}, Kept{})
	size := func() any { return page.Eval(`return getComputedStyle(document.querySelector("h1")).fontSize`) }
	page.WaitVisible(".settings")
	usual := size()
	page.Press("Letras grandes")
	page.WaitFor("larger text", func() bool { return size() != usual })
	large := size()
	page.Reload()
	page.Ready()
	page.WaitVisible(".settings")
	if got := size(); got != large {
		t.Errorf("after a reload the title is %v high, want %v", got, large)
	}
}

// checkFit fails the test for everything that does not fit the window.
func (p *Page) checkFit(where string) {
	p.t.Helper()
	var faults []string
	p.run(measure, &faults)
	if len(faults) > 0 {
		p.t.Errorf("%s:\n\t%s", where, strings.Join(faults, "\n\t"))
	}
}

// whole reports whether all of the first element that a selector finds is in
// the window.
func (p *Page) whole(css string) bool {
	p.t.Helper()
	return p.Eval(`const r = document.querySelector(arguments[0])?.getBoundingClientRect();
		return Boolean(r) && r.top >= -0.5 && r.left >= -0.5 && r.bottom <= innerHeight + 0.5 && r.right <= innerWidth + 0.5`, css) == true
}

func TestAGameIsSeenWholeWithoutScrolling(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{ReducedMotion: true})
	for _, name := range []string{"play", "mid-chain", "refused", "english", "international", "turkish", "end"} {
		t.Run(name, func(t *testing.T) {
			page := page.in(t)
			page.Look(site, sightCalled(name), "pt-BR")
			for _, w := range append(windows, struct{ width, height int }{640, 360}) {
				page.Become(resize(w.width, w.height))
				where := fmt.Sprintf("%d×%d", w.width, w.height)
				parts := []string{".play .board", ".play .top"}
				if name == "end" {
					parts = append(parts, ".end h2", "#again", ".end .actions > :last-child")
				} else {
					parts = append(parts, ".play .them", ".play .status", ".play .bar")
				}
				for _, css := range parts {
					if !page.whole(css) {
						t.Errorf("%s: %s is not in the window: %v", where, css, page.Eval(`return JSON.stringify(document.querySelector(arguments[0])?.getBoundingClientRect())`, css))
					}
				}
				side := page.Eval(`return document.querySelector(".play .board").getBoundingClientRect().width`).(float64)
				square := page.Eval(`const r = document.querySelector(".play .board .picture").getBoundingClientRect(); return Math.abs(r.width - r.height) < 1`)
				if files := float64(page.Count(".play .board .row:first-child .cell")); square != true || side/files < 32 {
					t.Errorf("%s: the board is not square, or its squares are too small: %.0f wide", where, side)
				}
				if short := float64(min(w.width, w.height)); w.width > w.height && side < 0.88*min(short, 760/0.88) {
					t.Errorf("%s: the board is %.0f wide, want 88 %% of %.0f", where, side, short)
				} else if w.width < w.height && name != "end" && side < min(float64(w.width), float64(w.height)-212)-1 {
					t.Errorf("%s: the board is %.0f wide", where, side)
				}
			}
		})
	}
}

func sightCalled(name string) sight {
	for _, s := range sights {
		if s.name == name {
			return s
		}
	}
	panic("no sight " + name)
}

func TestContinueAndPlayAreSeenWithoutScrolling(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 360, Height: 560, Touch: true})
	page.Look(site, sight{kept: func(k Kept) { k.Keep(OpenGame{Moves: opening[:4]}) }, shown: ".continue"}, "pt-BR")
	for _, css := range []string{".continue", ".card .primary"} {
		if !page.whole(css) {
			t.Errorf("%s is not in the window", css)
		}
	}
}

func TestNothingJumpsWhenAdviceAppears(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: majorityStart}, Options{Width: 360, Height: 560, Touch: true}, calm)
	place := func() any {
		return table.Eval(`return [".board", ".bar"].map((css) => JSON.stringify(document.querySelector(".play " + css).getBoundingClientRect())).join()`)
	}
	before := place()
	table.Tap("h2")
	table.WaitVisible(".advice.refused")
	if after := place(); after != before {
		t.Errorf("the board or the bar moved: %v, before %v", after, before)
	}
}
