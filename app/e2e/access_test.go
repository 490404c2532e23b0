//go:build e2e

package e2e

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// axe returns the checker of accessibility, a script.
func axe(t *testing.T) string {
	t.Helper()
	script, err := os.ReadFile(filepath.Join("node_modules", "axe-core", "axe.min.js"))
	if err != nil {
		t.Fatalf("%v: npm ci --prefix app/e2e brings it", err)
	}
	return string(script)
}

// checkAxe fails the test for everything that axe finds by some rules.
func (p *Page) checkAxe(where string, rules map[string]any) {
	p.t.Helper()
	var found []string
	p.run(`const result = await axe.run(document, {runOnly: arguments[0], resultTypes: ["violations"]});
		if (result.passes.length === 0) return ["no rule applies"];
		return result.violations.flatMap((v) => v.nodes.map((n) => v.id + ": " + n.target.join(" ") + ": " + n.failureSummary))`, &found, rules)
	for _, violation := range found {
		p.t.Errorf("%s: %s", where, violation)
	}
}

// What axe checks: everything, and what another scheme may change.
var (
	allOfAxe  = map[string]any{"type": "tag", "values": []string{"wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"}}
	contrasts = map[string]any{"type": "rule", "values": []string{"color-contrast"}}
)

// TestEverySightFitsAndAxeFindsNothing goes through all sights in both
// languages, at every size, light and dark, and with large text.
func TestEverySightFitsAndAxeFindsNothing(t *testing.T) {
	t.Parallel()
	script := axe(t)
	eachSight(t, Options{ReducedMotion: true}, func(t *testing.T, page *Page) {
		for _, w := range windows {
			page.Become(func(o *Options) { o.Width, o.Height, o.Touch = w.width, w.height, w.width < 1000 })
			page.checkFit(fmt.Sprintf("%d×%d", w.width, w.height))
		}
		page.Become(resize(390, 844))
		page.Eval(script)
		page.checkAxe("light", allOfAxe)
		page.Become(func(o *Options) { o.Dark = true })
		page.checkAxe("dark", contrasts)
		page.Become(func(o *Options) { o.Width, o.Height, o.Touch, o.Dark = 320, 568, true, false })
		page.Eval(`document.documentElement.dataset.text = "large"`)
		page.checkFit("large text")
	})
}

func TestTheBoardIsOneStopOfTheTabKey(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{})
	for name, squares := range map[string]int{"play": 64, "mid-chain": 64, "english": 64, "international": 100, "turkish": 64} {
		page.Look(site, sightCalled(name), "pt-BR")
		if got := page.Count(`.board [tabindex="0"]`); got != 1 {
			t.Errorf("%s: Tab stops on %d squares, want 1", name, got)
		}
		if got := page.Count(`.board [role=gridcell]`); got != squares {
			t.Errorf("%s: %d squares have a name for screen readers, want %d", name, got, squares)
		}
		var nameless []string
		page.EvalInto(&nameless, `return [...document.querySelectorAll(".board [role=gridcell]:not([aria-label])")].map((e) => e.dataset.square)`)
		if len(nameless) > 0 {
			t.Errorf("%s: %v have no name", name, nameless)
		}
	}
}

func TestFocusIsSeenEverywhere(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{ReducedMotion: true})
	for _, s := range sights {
		t.Run(s.name, func(t *testing.T) {
			page := page.in(t)
			page.Look(site, s, "pt-BR")
			seen := map[string]bool{}
			for press := range 40 {
				page.Key("Tab")
				var at struct {
					Name    string
					Outline float64
					Inside  bool
				}
				page.EvalInto(&at, `const e = document.activeElement, face = e.matches("input[type=radio]") ? e.nextElementSibling : e;
					const style = getComputedStyle(face), r = face.getBoundingClientRect();
					return {Name: e.tagName + " " + (e.getAttribute("aria-label") ?? e.innerText ?? "").slice(0, 30) + " " + (e.name ?? "") + " " + (e.value ?? ""),
						Outline: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
						Inside: r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth}`)
				if strings.HasPrefix(at.Name, "BODY") {
					if press == 0 {
						continue // the focus was on the last control
					}
					break
				}
				if seen[at.Name] {
					break
				}
				seen[at.Name] = true
				if at.Outline < 2 {
					t.Errorf("the focus on %q is not seen", at.Name)
				}
				if !at.Inside {
					t.Errorf("the focus on %q is out of sight", at.Name)
				}
			}
			if len(seen) == 0 {
				t.Error("Tab leads nowhere")
			}
		})
	}
}

func TestADialogTakesTheFocusAndGivesItBack(t *testing.T) {
	t.Parallel()
	page := OpenWith(t, Serve(t, "/"), "#/jogar/brazilian/computer", Options{}, Kept{})
	page.PressAt("[data-tool=menu]")
	page.WaitVisible("dialog[open]")
	for range 12 {
		page.Key("Tab")
		if page.Eval(`return document.activeElement === document.body || Boolean(document.activeElement.closest("dialog"))`) != true {
			t.Fatal("Tab leaves the dialog")
		}
	}
	page.Key("Escape")
	page.WaitGone("dialog")
	if got := page.Eval(`return document.activeElement.dataset.tool`); got != "menu" {
		t.Errorf("the focus is on %v, want the button that opened the dialog", got)
	}
}

func TestNothingMovesWhenLessMotionIsAskedFor(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{Start: "W:Wc3,h2,a1:Bd4,d6,h8"}, Options{ReducedMotion: true}, nil,
		`window.moved = []; document.addEventListener("transitionrun", (e) => moved.push(e.propertyName + " of " + e.target.getAttribute("class")), true);
		document.addEventListener("animationstart", (e) => moved.push(e.animationName), true)`)
	table.Taps("c3", "c7")
	table.WaitMoves(2)
	table.WaitDrawn(table.Game().Position())
	if got := table.Marked("last"); len(strings.Fields(got)) != 2 {
		t.Errorf("the computer's move leaves its trail on %q, want two squares", got)
	}
	table.PressAt("[data-tool=menu]")
	table.WaitVisible("dialog[open]")
	var moved []string
	table.EvalInto(&moved, `return moved`)
	moved = slices.DeleteFunc(moved, func(what string) bool {
		return strings.HasPrefix(what, "opacity") || strings.HasPrefix(what, "background")
	})
	if len(moved) > 0 {
		t.Errorf("%q moved", moved)
	}
}

// A status is said once: in one live region.
func TestAMoveIsSaidOnce(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, Options{}, calm)
	table.Eval(`window.heard = [];
		new MutationObserver((changes) => {
			const live = new Set(changes.map((c) => (c.target.closest ? c.target : c.target.parentElement)?.closest("[aria-live], [role=status], [role=alert]")).filter(Boolean));
			for (const e of live) if (e.innerText.trim()) heard.push(e.innerText.trim());
		}).observe(document.body, {subtree: true, childList: true, characterData: true})`)
	table.Taps("c3", "d4")
	table.WaitMoves(2)
	table.WaitText(".turn", "Sua vez")
	table.WaitFor("the computer's move to be said", func() bool { return strings.HasPrefix(table.Said(), "Computador:") })
	var heard []string
	table.EvalInto(&heard, `return heard`)
	if len(heard) != 2 || !strings.HasPrefix(heard[0], "Você: c3 vai para d4.") || !strings.HasPrefix(heard[1], "Computador: ") {
		t.Errorf("a screen reader hears %q, want my move and the computer's, once each", heard)
	}
	if table.Focused() != "d4" {
		t.Errorf("the computer's move took the focus to %q", table.Focused())
	}
}

func TestForcedColorsLeaveTheBoard(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"mid-chain", "english"} {
		t.Run(name, func(t *testing.T) {
			site := Serve(t, "/")
			page := newPage(t, Options{Width: 390, Height: 844, ForcedColors: true, ReducedMotion: true})
			page.Look(site, sightCalled(name), "pt-BR")
			picture := page.picture()
			dark, light := page.colorAt(picture, "b4", 6, 6), page.colorAt(picture, "b3", 6, 6)
			if ratio := contrast(dark, light); ratio < 2 {
				t.Errorf("dark and light squares differ by %.1f:1", ratio)
			}
			for _, square := range []string{"g1", "h8"} { // a piece of each side
				piece := page.colorAt(picture, square, 0, 0)
				if ratio := contrast(piece, page.squareColor(picture, square)); ratio < 3 {
					t.Errorf("the piece on %s stands out by %.1f:1", square, ratio)
				}
			}
			if name == "mid-chain" {
				target := page.colorAt(picture, "g7", 0, 0)
				if ratio := contrast(target, dark); ratio < 3 {
					t.Errorf("the target on g7 stands out by %.1f:1", ratio)
				}
			}
			page.Walk("c1")
			before := page.colorsOf(picture, "c1")
			if after := page.colorsOf(page.picture(), "c1"); slices.Equal(before, after) {
				t.Error("the focus on c1 is not seen")
			}
		})
	}
}

// picture returns what is shown.
func (p *Page) picture() image.Image {
	p.t.Helper()
	p.use()
	var encoded string
	p.must(p.session.get("/screenshot", &encoded))
	content, err := base64.StdEncoding.DecodeString(encoded)
	p.must(err)
	picture, err := png.Decode(bytes.NewReader(content))
	p.must(err)
	return picture
}

// colorAt returns the colour in a square of the board: in its middle for 0, 0,
// else so many pixels from its upper right corner, where no name stands.
func (p *Page) colorAt(picture image.Image, square string, fromRight, fromTop int) [3]float64 {
	p.t.Helper()
	var r struct{ Left, Top, Right, Bottom float64 }
	p.run(`const r = document.querySelector(arguments[0]).getBoundingClientRect(); return {Left: r.left, Top: r.top, Right: r.right, Bottom: r.bottom}`, &r, cell(square))
	x, y := int(r.Left+r.Right)/2, int(r.Top+r.Bottom)/2
	if fromRight > 0 {
		x, y = int(r.Right)-fromRight, int(r.Top)+fromTop
	}
	red, green, blue, _ := picture.At(x, y).RGBA()
	return [3]float64{float64(red) / 0xffff, float64(green) / 0xffff, float64(blue) / 0xffff}
}

// squareColor returns the colour of a square beside what stands on it.
func (p *Page) squareColor(picture image.Image, square string) [3]float64 {
	p.t.Helper()
	return p.colorAt(picture, square, 3, 3)
}

// colorsOf returns the colours along the rim of a square.
func (p *Page) colorsOf(picture image.Image, square string) []string {
	p.t.Helper()
	var colors []string
	for n := 1; n < 40; n++ {
		colors = append(colors, fmt.Sprint(p.colorAt(picture, square, n, 1)))
	}
	return colors
}

func TestTheTutorialThemeHasItsColours(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{})
	page.LookWith(site, sight{rest: "#/jogar/brazilian/computer", shown: ".board .king",
		kept: func(k Kept) { k.Keep(OpenGame{Start: "W:WKa1,c3:BKh8,f6"}) }}, map[string]any{"board": "tutorial", "speed": 0})
	if got := page.Attribute(".play .board", "data-board"); got != "tutorial" {
		t.Fatalf("the board is %q", got)
	}
	for css, want := range map[string]string{
		".square.light": "rgb(240, 217, 181)", ".square.dark": "rgb(107, 74, 47)",
	} {
		if got := page.Eval(`return getComputedStyle(document.querySelector(".play .board " + arguments[0])).fill`, css); got != want {
			t.Errorf("%s is %v, want %s", css, got, want)
		}
	}
	picture := page.picture()
	for square, want := range map[string]string{"c3": "#FFFFFF", "f6": "#000000", "a1": "#FFD700", "h8": "#8B0000"} {
		at := page.Square(square)
		side := page.Eval(`return document.querySelector(arguments[0]).clientWidth`, cell(square)).(float64)
		red, green, blue, _ := picture.At(int(at.X), int(at.Y+0.12*side)).RGBA() // below the crown
		if got := fmt.Sprintf("#%02X%02X%02X", red>>8, green>>8, blue>>8); got != want {
			t.Errorf("the piece on %s is %s, want %s", square, got, want)
		}
	}
}

func TestAnotherThemeHasTheSamePlaces(t *testing.T) {
	t.Parallel()
	site := Serve(t, "/")
	page := newPage(t, Options{})
	places := func(settings map[string]any) any {
		page.LookWith(site, sightCalled("mid-chain"), settings)
		return page.Eval(`return JSON.stringify([
			[...document.querySelectorAll(".play .piece, .play .mark")].map((e) => [e.dataset.at, e.getAttribute("transform")]),
			[...document.querySelectorAll(".play .cell, .play .picture")].map((e) => e.getBoundingClientRect())])`)
	}
	usual := places(map[string]any{"speed": 0})
	for _, other := range []map[string]any{
		{"speed": 0, "board": "contraste", "pieces": map[string]any{"draughts": "outlined"}}, {"speed": 0, "board": "tutorial"},
	} {
		if got := places(other); got != usual {
			t.Errorf("pieces or marks stand elsewhere with %v", other)
		}
	}
}

// contrast returns how strongly two colours differ, as WCAG counts it.
func contrast(a, b [3]float64) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(color [3]float64) float64 {
	var linear [3]float64
	for i, part := range color {
		if linear[i] = part / 12.92; part > 0.04045 {
			linear[i] = math.Pow((part+0.055)/1.055, 2.4)
		}
	}
	return 0.2126*linear[0] + 0.7152*linear[1] + 0.0722*linear[2]
}

func TestTheFrameOfTheFocusIsForKeysAlone(t *testing.T) {
	t.Parallel()
	table := SitDown(t, Serve(t, "/"), OpenGame{}, Options{Width: 390, Height: 844, Touch: true}, calm)
	framed := func() bool {
		return table.Eval(`return document.querySelector(".board .cell:focus-visible") !== null`) == true
	}
	table.Tap("c3")
	if framed() || table.Focused() != "c3" {
		t.Errorf("after a tap the focus is on %q with a frame: %v", table.Focused(), framed())
	}
	table.Key("ArrowRight")
	if !framed() {
		t.Error("after a key the focus has no frame")
	}
	table.Tap("g3")
	if framed() {
		t.Error("after another tap it has one again")
	}
}
