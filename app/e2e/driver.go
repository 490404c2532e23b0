//go:build e2e

package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os/exec"
	"regexp"
	"time"
)

// A driver is a running chromedriver: it opens browsers and speaks the W3C
// WebDriver protocol for them.
type driver struct {
	process *exec.Cmd
	url     string
}

var driverPort = regexp.MustCompile(`started successfully on port (\d+)`)

// startDriver starts chromedriver on a free port. It ends at once if another
// program takes the port before it does, so it gets more than one try.
func startDriver() (d *driver, err error) {
	for range 3 {
		if d, err = tryDriver(); err == nil {
			return d, nil
		}
	}
	return nil, err
}

func tryDriver() (*driver, error) {
	process := exec.Command("chromedriver", "--port=0")
	output, err := process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := process.Start(); err != nil {
		return nil, fmt.Errorf("%w: make browser installs it", err)
	}
	lines := bufio.NewScanner(output)
	for lines.Scan() {
		if m := driverPort.FindStringSubmatch(lines.Text()); m != nil {
			go io.Copy(io.Discard, output)
			return &driver{process, "http://127.0.0.1:" + m[1]}, nil
		}
	}
	process.Wait()
	return nil, fmt.Errorf("chromedriver did not start")
}

func (d *driver) stop() {
	d.process.Process.Kill()
	d.process.Wait()
}

// A session is one browser with a profile of its own.
type session struct {
	url    string
	window string // the tab that gets the commands
}

var client = http.Client{Timeout: 2 * time.Minute}

// shell is Chromium without its windows, which takes half the time to start. It
// is not called by its name, a script that would leave it running when stopped.
const shell = "/usr/lib/chromium/chromium-headless-shell"

// newSession opens a browser with the arguments and preferences. Only the whole
// browser has the preferences and asks to install, and only there is a program
// compiled to run fast, which takes longer than most tests do.
func (d *driver) newSession(whole bool, arguments []string, preferences map[string]any) (*session, error) {
	always := []string{"--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-sync",
		// the pages of the address bar, which nobody sees here, take half of the start
		"--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"}
	options := map[string]any{"prefs": preferences}
	if !whole {
		options["binary"] = shell
		always = append(always, "--js-flags=--liftoff-only")
	}
	options["args"] = append(always, arguments...)
	capabilities := map[string]any{
		"browserName":        "chrome",
		"goog:loggingPrefs":  map[string]any{"browser": "ALL"},
		"goog:chromeOptions": options,
		"timeouts":           map[string]any{"script": 60000, "pageLoad": 60000},
	}
	var opened struct{ SessionID string }
	err := call("POST", d.url+"/session", map[string]any{"capabilities": map[string]any{"alwaysMatch": capabilities}}, &opened)
	if err != nil {
		return nil, err
	}
	s := &session{url: d.url + "/session/" + opened.SessionID}
	return s, s.get("/window", &s.window)
}

func (s *session) close() error { return call("DELETE", s.url, nil, nil) }

func (s *session) get(path string, result any) error { return call("GET", s.url+path, nil, result) }

func (s *session) post(path string, body, result any) error {
	return call("POST", s.url+path, body, result)
}

// use makes a tab the one that gets the commands.
func (s *session) use(window string) error {
	if s.window == window {
		return nil
	}
	s.window = window
	return s.post("/window", map[string]any{"handle": window}, nil)
}

// run runs a script with arguments and reads what it returns, waiting for it
// if it is a promise.
func (s *session) run(script string, result any, arguments ...any) error {
	if arguments == nil {
		arguments = []any{}
	}
	return s.post("/execute/sync", map[string]any{"script": script, "args": arguments}, result)
}

// devtools sends a command of the Chrome DevTools Protocol to the tab.
func (s *session) devtools(command string, parameters map[string]any, result any) error {
	if parameters == nil {
		parameters = map[string]any{}
	}
	return s.post("/goog/cdp/execute", map[string]any{"cmd": command, "params": parameters}, result)
}

// A logEntry is a line of the browser's console.
type logEntry struct{ Level, Message string }

// console returns the lines written since it was last asked.
func (s *session) console() (entries []logEntry, err error) {
	err = s.post("/se/log", map[string]any{"type": "browser"}, &entries)
	return entries, err
}

// A webdriverError is what a driver answers when a command fails.
type webdriverError struct{ Name, Message string }

func (e *webdriverError) Error() string { return e.Name + ": " + e.Message }

func call(method, url string, body, result any) error {
	var content io.Reader
	if method == "POST" {
		b, err := json.Marshal(body)
		if err != nil {
			return err
		}
		content = bytes.NewReader(b)
	}
	request, err := http.NewRequest(method, url, content)
	if err != nil {
		return err
	}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return fmt.Errorf("%s %s: %w", method, url, err)
	}
	if response.StatusCode != http.StatusOK {
		var failure struct{ Error, Message string }
		json.Unmarshal(answer.Value, &failure)
		return &webdriverError{failure.Error, failure.Message}
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, result)
}
