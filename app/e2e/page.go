//go:build e2e

package e2e

import (
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// Options say which browser a person has. The zero value is a desktop with a
// mouse, in Portuguese, light.
type Options struct {
	Width, Height int    // of the page in CSS pixels; 1280×800 if zero
	Touch         bool   // fingers instead of a mouse
	Language      string // "pt-BR" if empty
	Dark          bool
	ReducedMotion bool
	ForcedColors  bool
	SlowCPU       float64 // how many times slower than this machine; 1 if zero
	NoStorage     bool    // all cookies and storage blocked by the person
	Whole         bool    // the browser as people have it: it offers to install, and is as fast
}

// A Page is a tab of a browser, used as a person does: what it cannot do fails
// the test. When the test ends, so does the browser, and what the console
// showed in red fails the test unless it was announced by [Page.Expect].
type Page struct {
	t        *testing.T
	session  *session
	window   string
	options  Options
	expected *[]*regexp.Regexp
}

// Open opens a new browser at an address and waits for nothing.
func Open(t *testing.T, url string, options Options) *Page {
	t.Helper()
	p := newPage(t, options)
	p.Go(url)
	return p
}

// newPage opens a new browser at an empty page.
func newPage(t *testing.T, options Options) *Page {
	t.Helper()
	if options.Width == 0 {
		options.Width, options.Height = 1280, 800
	}
	if options.Language == "" {
		options.Language = "pt-BR"
	}
	preferences := map[string]any{"intl.accept_languages": options.Language}
	if options.NoStorage {
		preferences["profile.default_content_setting_values.cookies"] = 2
	}
	arguments := []string{"--lang=" + options.Language, "--accept-lang=" + options.Language,
		fmt.Sprintf("--window-size=%d,%d", options.Width, options.Height)}
	session, err := chrome.newSession(options.Whole || options.NoStorage, arguments, preferences)
	if err != nil {
		t.Fatal(err)
	}
	p := &Page{t, session, session.window, options, new([]*regexp.Regexp)}
	t.Cleanup(p.end)
	p.emulate()
	return p
}

// NewTab opens a tab of the same browser at an address: storage and service
// worker are shared.
func (p *Page) NewTab(url string) *Page {
	p.t.Helper()
	var tab struct{ Handle string }
	p.must(p.session.post("/window/new", map[string]any{"type": "tab"}, &tab))
	other := &Page{p.t, p.session, tab.Handle, p.options, p.expected}
	other.emulate()
	other.Go(url)
	return other
}

// CloseTab closes the tab. Another of the same browser must be left.
func (p *Page) CloseTab() {
	p.t.Helper()
	p.use()
	p.must(call("DELETE", p.session.url+"/window", nil, nil))
	p.session.window = ""
}

// Expect announces an error in the console that is part of the test.
func (p *Page) Expect(pattern string) {
	*p.expected = append(*p.expected, regexp.MustCompile(pattern))
}

func (p *Page) end() {
	entries, err := p.session.console()
	if err != nil {
		p.t.Errorf("console: %v", err)
	}
	for _, entry := range entries {
		if entry.Level == "SEVERE" && !p.expects(entry.Message) {
			p.t.Errorf("console: %s", entry.Message)
		}
	}
	if p.t.Failed() {
		p.keepPicture()
	}
	p.session.close()
}

func (p *Page) expects(message string) bool {
	for _, pattern := range *p.expected {
		if pattern.MatchString(message) {
			return true
		}
	}
	return false
}

// keepPicture saves what a failed test saw.
func (p *Page) keepPicture() {
	if folder := os.Getenv("E2E_PICTURES"); folder != "" {
		name := strings.NewReplacer("/", "-", " ", "-").Replace(p.t.Name()) + ".png"
		p.Screenshot(filepath.Join(folder, name))
	}
}

// emulate gives the tab the size, the media features and the speed asked for.
func (p *Page) emulate() {
	p.t.Helper()
	o := p.options
	p.DevTools("Emulation.setDeviceMetricsOverride", map[string]any{
		"width": o.Width, "height": o.Height, "deviceScaleFactor": 1, "mobile": o.Touch}, nil)
	p.DevTools("Emulation.setTouchEmulationEnabled", map[string]any{"enabled": o.Touch, "maxTouchPoints": 5}, nil)
	p.DevTools("Emulation.setEmulatedMedia", map[string]any{"features": []any{
		feature("prefers-color-scheme", o.Dark, "dark", "light"),
		feature("prefers-reduced-motion", o.ReducedMotion, "reduce", "no-preference"),
		feature("forced-colors", o.ForcedColors, "active", "none"),
	}}, nil)
	if o.SlowCPU > 1 {
		p.DevTools("Emulation.setCPUThrottlingRate", map[string]any{"rate": o.SlowCPU}, nil)
	}
}

func feature(name string, on bool, yes, no string) map[string]any {
	if on {
		return map[string]any{"name": name, "value": yes}
	}
	return map[string]any{"name": name, "value": no}
}

// Go loads an address.
func (p *Page) Go(url string) {
	p.t.Helper()
	p.use()
	p.must(p.session.post("/url", map[string]any{"url": url}, nil))
}

// Reload loads the page again.
func (p *Page) Reload() {
	p.t.Helper()
	p.use()
	p.must(p.session.post("/refresh", map[string]any{}, nil))
}

// Back goes back in the history.
func (p *Page) Back() {
	p.t.Helper()
	p.use()
	p.must(p.session.post("/back", map[string]any{}, nil))
}

// Ready waits until the program runs.
func (p *Page) Ready() {
	p.t.Helper()
	p.WaitFor("the program to run", func() bool {
		return p.Eval(`return document.documentElement.dataset.boot`) == "ready"
	})
}

// Frame makes the first element that a selector finds, a frame, the page that
// the commands go to; with "" the page itself again.
func (p *Page) Frame(css string) {
	p.t.Helper()
	p.use()
	var frame any
	if css != "" {
		p.run(`return document.querySelector(arguments[0])`, &frame, css)
	}
	p.must(p.session.post("/frame", map[string]any{"id": frame}, nil))
}

// Eval runs a script, the body of a function with arguments[0] and so on, and
// returns what it returns; if that is a promise, what it becomes.
func (p *Page) Eval(script string, arguments ...any) any {
	p.t.Helper()
	var result any
	p.run(script, &result, arguments...)
	return result
}

// EvalInto is Eval for a result with a type: result points to where it goes.
func (p *Page) EvalInto(result any, script string, arguments ...any) {
	p.t.Helper()
	p.run(script, result, arguments...)
}

func (p *Page) run(script string, result any, arguments ...any) {
	p.t.Helper()
	p.use()
	p.must(p.session.run(script, result, arguments...))
}

// DevTools sends a command of the Chrome DevTools Protocol. Its result may be
// nil.
func (p *Page) DevTools(command string, parameters map[string]any, result any) {
	p.t.Helper()
	p.use()
	p.must(p.session.devtools(command, parameters, result))
}

// patience is how long a test waits for what should come.
const patience = 45 * time.Second

// WaitFor waits until a condition holds and fails the test if it does not in
// good time; what says for what.
func (p *Page) WaitFor(what string, condition func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !condition(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			p.t.Fatalf("waited in vain for %s\nthe page says: %.400q", what, p.Eval(`return document.body.innerText`))
		}
	}
}

// Count returns how many elements a selector finds.
func (p *Page) Count(css string) int {
	p.t.Helper()
	var n int
	p.run(`return document.querySelectorAll(arguments[0]).length`, &n, css)
	return n
}

// Visible reports whether a selector finds an element that is shown.
func (p *Page) Visible(css string) bool {
	p.t.Helper()
	return p.Eval(`return [...document.querySelectorAll(arguments[0])].some((e) => e.checkVisibility({ visibilityProperty: true }))`, css) == true
}

// Text returns the text, as shown, of the first element that a selector finds,
// "" if none.
func (p *Page) Text(css string) string {
	p.t.Helper()
	var text string
	p.run(`return document.querySelector(arguments[0])?.innerText ?? ""`, &text, css)
	return text
}

// Texts returns the text of every element that a selector finds.
func (p *Page) Texts(css string) []string {
	p.t.Helper()
	var texts []string
	p.run(`return [...document.querySelectorAll(arguments[0])].map((e) => e.innerText)`, &texts, css)
	return texts
}

// Attribute returns an attribute of the first element that a selector finds,
// "" if it has none.
func (p *Page) Attribute(css, name string) string {
	p.t.Helper()
	var value string
	p.run(`return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? ""`, &value, css, name)
	return value
}

// WaitText waits until the text of an element contains some words.
func (p *Page) WaitText(css, words string) {
	p.t.Helper()
	p.WaitFor(fmt.Sprintf("%q in %s", words, css), func() bool { return strings.Contains(p.Text(css), words) })
}

// WaitVisible waits until a selector finds an element that is shown.
func (p *Page) WaitVisible(css string) {
	p.t.Helper()
	p.WaitFor(css, func() bool { return p.Visible(css) })
}

// WaitGone waits until a selector finds nothing that is shown.
func (p *Page) WaitGone(css string) {
	p.t.Helper()
	p.WaitFor(css+" to go", func() bool { return !p.Visible(css) })
}

// Label returns what a screen reader says of a square of the board.
func (p *Page) Label(square string) string {
	p.t.Helper()
	return p.Attribute(cell(square), "aria-label")
}

// Screenshot saves a picture of what is shown as a PNG file.
func (p *Page) Screenshot(file string) {
	p.t.Helper()
	p.use()
	var encoded string
	p.must(p.session.get("/screenshot", &encoded))
	picture, err := base64.StdEncoding.DecodeString(encoded)
	p.must(err)
	p.must(os.MkdirAll(filepath.Dir(file), 0o755))
	p.must(os.WriteFile(file, picture, 0o644))
}

// use makes this tab the one that gets the next command.
func (p *Page) use() {
	p.t.Helper()
	p.must(p.session.use(p.window))
}

func (p *Page) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}
