//go:build e2e

package e2e

import (
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

func TestStartsInAnyFolder(t *testing.T) {
	for _, mount := range []string{"/", "/blog/damas/", "/a/b/c_1/"} {
		t.Run(strings.Trim(mount, "/"), func(t *testing.T) {
			site := Serve(t, mount)
			page := Open(t, site.URL(""), Options{})
			page.Ready()
			page.Go(site.URL("?x=1"))
			page.Ready()
			page.Go(site.URL("index.html"))
			page.Ready()
		})
	}
}

func TestPageIsDrawnBeforeTheProgramRuns(t *testing.T) {
	site := Serve(t, "/")
	release := site.Hold("web/app.wasm.gz")
	page := Open(t, site.URL(""), Options{})
	if got := page.Attribute("html", "data-boot"); got != "loading" {
		t.Errorf("boot is %q, want loading", got)
	}
	if page.Text("body > :first-child") == "" {
		t.Error("nothing to read while the program loads")
	}
	release()
	page.Ready()
	page.WaitGone(".loader")
}

func TestPageIsDrawnFirstAsTheProgramDrawsIt(t *testing.T) {
	site := Serve(t, "/")
	release := site.Hold("web/app.wasm.gz")
	page := Open(t, site.URL(""), Options{})
	// Every element with its attributes, in order.
	const drawn = `return [...document.body.firstElementChild.querySelectorAll("*")].map((e) =>
		e.tagName + " " + [...e.attributes].map((a) => a.name + "=" + a.value).sort().join(" "))`
	var first, then []string
	page.EvalInto(&first, drawn)
	release()
	page.Ready()
	page.EvalInto(&then, drawn)
	if len(first) != len(then) {
		t.Errorf("%d elements are drawn first, then %d", len(first), len(then))
	}
	for i := range min(len(first), len(then)) {
		if first[i] != then[i] {
			t.Fatalf("element %d is first\n%s, then\n%s", i, first[i], then[i])
		}
	}
}

func TestPageHasTheTitleAndLanguageOfASearchResult(t *testing.T) {
	page := Open(t, Serve(t, "/").URL(""), Options{})
	if got, want := page.Eval(`return document.title`), "Damas grátis, sem anúncios · Tabuleiro"; got != want {
		t.Errorf("title %q, want %q", got, want)
	}
	if zoom := page.Attribute(`meta[name=viewport]`, "content"); strings.Contains(zoom, "scalable") || strings.Contains(zoom, "maximum") {
		t.Errorf("the page forbids zoom: %s", zoom)
	}
	page.Ready()
}

func TestEveryFileThatThePageNamesExists(t *testing.T) {
	site := Serve(t, "/blog/damas/")
	page := Open(t, site.URL(""), Options{})
	page.Ready()
	var addresses []string
	page.EvalInto(&addresses, `const manifest = await (await fetch("manifest.webmanifest")).json();
		return [...document.querySelectorAll("[src], link[href]")].map((e) => e.src || e.href)
			.concat(manifest.icons.map((i) => new URL(i.src, document.baseURI).href),
				(manifest.screenshots ?? []).map((i) => new URL(i.src, document.baseURI).href))`)
	for _, address := range addresses {
		if response, err := http.Get(address); err != nil || response.StatusCode != http.StatusOK {
			t.Errorf("%s: %v %v", address, response, err)
		}
	}
}

func TestTapBeforeTheProgramRuns(t *testing.T) {
	site := Serve(t, "/")
	for _, language := range []struct{ tag, says string }{{"pt-BR", "Abrindo…"}, {"en-US", "Opening…"}} {
		t.Run(language.tag, func(t *testing.T) {
			release := site.Hold("web/app.wasm.gz")
			page := Open(t, site.URL(""), Options{Width: 390, Height: 844, Touch: true, Language: language.tag})
			page.Eval(`const link = document.createElement("a");
				link.href = "#/tapped"; link.textContent = "tap me"; link.className = "tapped";
				document.body.firstElementChild.prepend(link);
				link.addEventListener("click", () => { window.tappedAt = performance.now(); });
				new MutationObserver(() => { window.seenAt ??= performance.now(); }).observe(link, {attributes: true});`)
			page.PressAt(".tapped")
			if !strings.Contains(page.Attribute(".tapped", "class"), "pending") {
				t.Error("the tap is not acknowledged")
			}
			if took := page.Eval(`return window.seenAt - window.tappedAt`).(float64); took > 100 {
				t.Errorf("the tap is acknowledged after %.0f ms", took)
			}
			if got := page.Text(".loader"); !strings.Contains(got, language.says) {
				t.Errorf("the loader says %q, want %q", got, language.says)
			}
			release()
			page.Ready()
			if got := page.Eval(`return location.hash`); got != "#/tapped" {
				t.Errorf("the program starts at %q, want #/tapped", got)
			}
		})
	}
}

func TestProgressCountsWhatIsSent(t *testing.T) {
	site := Serve(t, "/")
	half := make(chan struct{})
	t.Cleanup(func() { site.Wrap(nil) })
	site.Wrap(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, "app.wasm.gz") {
				w = &pausing{ResponseWriter: w, until: half}
			}
			next.ServeHTTP(w, r)
		})
	})
	page := Open(t, site.URL(""), Options{})
	page.WaitFor("half of the program", func() bool {
		value := page.Eval(`return document.querySelector(".loader progress").value`).(float64)
		return value > 45 && value <= 50
	})
	time.Sleep(200 * time.Millisecond)
	if value := page.Eval(`return document.querySelector(".loader progress").value`).(float64); value > 50 {
		t.Errorf("the loader shows %v %% at half of the program", value)
	}
	close(half)
	page.Ready()
}

// A pausing response sends half of a file and waits before it sends the rest.
type pausing struct {
	http.ResponseWriter
	until <-chan struct{}
}

// ReadFrom is what the file server sends a file through.
func (p *pausing) ReadFrom(file io.Reader) (int64, error) {
	content, err := io.ReadAll(file)
	if err != nil {
		return 0, err
	}
	half := len(content) / 2
	p.ResponseWriter.Write(content[:half])
	p.ResponseWriter.(http.Flusher).Flush()
	<-p.until
	n, err := p.ResponseWriter.Write(content[half:])
	return int64(half + n), err
}

func TestInterruptedLoadGoesOnWhereItStopped(t *testing.T) {
	site := Serve(t, "/")
	var sent atomic.Int64
	t.Cleanup(func() { site.Wrap(nil) })
	broken := false
	site.Wrap(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, "sw.js") {
				http.NotFound(w, r) // it would fetch the program for itself
				return
			}
			if !strings.HasSuffix(r.URL.Path, "app.wasm.gz") {
				next.ServeHTTP(w, r)
				return
			}
			if !broken {
				broken = true
				w = &breaking{ResponseWriter: w}
			}
			next.ServeHTTP(&counting{w, &sent}, r)
		})
	})
	page := Open(t, site.URL(""), Options{Language: "en-US"})
	page.Expect("app.wasm.gz|sw.js|fetching the script")
	page.WaitVisible(".trouble.offline")
	page.Press("Tentar agora")
	page.Ready()
	if page.Visible(".trouble") {
		t.Error("the message stays")
	}
	size := page.Eval(`return Number(document.querySelector("[data-compressed]").dataset.compressed)`).(float64)
	if sent := float64(sent.Load()); sent > 1.1*size {
		t.Errorf("%.0f bytes were sent for a program of %.0f", sent, size)
	}
}

// A breaking response cuts the connection at half of a file, once that has been
// read: what a page has not read yet is lost with the connection.
type breaking struct{ http.ResponseWriter }

func (b *breaking) ReadFrom(file io.Reader) (int64, error) {
	content, _ := io.ReadAll(file)
	n, _ := b.ResponseWriter.Write(content[:len(content)/2])
	b.ResponseWriter.(http.Flusher).Flush()
	time.Sleep(300 * time.Millisecond)
	return int64(n), http.ErrAbortHandler
}

// A counting response counts the bytes that it sends.
type counting struct {
	http.ResponseWriter
	sent *atomic.Int64
}

func (c *counting) ReadFrom(file io.Reader) (int64, error) {
	n, err := c.ResponseWriter.(io.ReaderFrom).ReadFrom(file)
	c.sent.Add(n)
	if err == http.ErrAbortHandler {
		panic(err)
	}
	return n, err
}

func TestProgramThatStopsSaysSo(t *testing.T) {
	tests := []struct{ name, script string }{
		{"a panic", `goappNav()`}, // an argument too few for the framework
		{"an exception through the program", `Object.defineProperty(Event.prototype, "target", {get() { throw new Error("denied"); }})`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			site := Serve(t, "/")
			site.Wrap(func(next http.Handler) http.Handler {
				return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					if r.URL.Path == "/fault.js" {
						w.Header().Set("Content-Type", "text/javascript")
						io.WriteString(w, test.script)
						return
					}
					next.ServeHTTP(w, r)
				})
			})
			page := Open(t, site.URL(""), Options{})
			page.Expect("the program ended|denied|exited")
			page.Ready()
			page.Eval(`const script = document.createElement("script"); script.src = "fault.js";
				await new Promise((done) => { script.onload = done; document.head.append(script); })`)
			page.TapAt(Point{5, 5})
			page.WaitVisible(".trouble.stopped")
			if got := page.Attribute("html", "data-boot"); got != "failed" {
				t.Errorf("boot is %q, want failed", got)
			}
			page.Press("Recarregar")
			page.Ready()
		})
	}
}

// firstSeen notes every first screen that is painted, by its heading.
const firstSeen = `window.seen = new Set();
	const look = () => {
		const heading = document.querySelector(".card h2");
		if (heading?.checkVisibility({visibilityProperty: true})) window.seen.add(heading.innerText);
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look)`

func TestFirstScreenIsSeenInOneLanguage(t *testing.T) {
	for tag, want := range map[string]string{"pt-BR": "Damas", "en-US": "Draughts"} {
		t.Run(tag, func(t *testing.T) {
			site := Serve(t, "/")
			release := site.Hold("web/app.wasm.gz")
			page := newPage(t, Options{Language: tag})
			page.DevTools("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": firstSeen}, nil)
			page.Go(site.URL(""))
			page.WaitVisible(".card h2")
			release()
			page.Ready()
			page.WaitGone(".loader")
			var seen []string
			page.EvalInto(&seen, `return [...window.seen]`)
			if len(seen) != 1 || seen[0] != want {
				t.Errorf("seen are %q, want %q alone", seen, want)
			}
		})
	}
}
