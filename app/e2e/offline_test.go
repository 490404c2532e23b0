//go:build e2e

package e2e

import (
	"net/http"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// kept waits until the service worker keeps the site, and returns what it
// keeps by its path below the mount.
func kept(page *Page) (names []string) {
	page.t.Helper()
	page.WaitFor("the service worker", func() bool {
		return page.Eval(`return (await navigator.serviceWorker.getRegistration())?.active?.state === "activated"`) == true
	})
	page.EvalInto(&names, `const here = new URL("./", location);
		const mine = (await caches.keys()).find((name) => name.endsWith("#" + here.pathname));
		return (await (await caches.open(mine)).keys()).map((r) => r.url.slice(here.href.length))`)
	return names
}

func TestServiceWorkerKeepsEveryFile(t *testing.T) {
	page := Open(t, Serve(t, "/blog/damas/").URL(""), Options{})
	page.Ready()
	names, want := kept(page), keptFiles(t)
	slices.Sort(names)
	if !slices.Equal(names, want) {
		t.Errorf("kept are\n%q, want\n%q", names, want)
	}
}

// keptFiles lists what the service worker keeps: the entrances as one, and all
// else but itself, which the browser keeps, pictures that the program does not
// show, and what the computer learns when a game is played.
func keptFiles(t *testing.T) []string {
	t.Helper()
	names := []string{""}
	for _, name := range files(t, dist) {
		switch folder := path.Dir(name); {
		case name == "sw.js", name == "index.html", name == "damas.html", folder == "web/previews", folder == "web/screenshots", folder == "web/knowledge":
		default:
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

func TestOffline(t *testing.T) {
	for _, mount := range []string{"/", "/blog/damas/", "/a/b/c_1/"} {
		t.Run(strings.Trim(mount, "/"), func(t *testing.T) {
			site := Serve(t, mount)
			page := Open(t, site.URL(""), Options{})
			page.Ready()
			kept(page)
			site.Stop()
			for _, rest := range []string{"", "?x=1", "index.html", "damas.html?x=1", "?tema=escuro#/damas"} {
				page.Go(site.URL(rest))
				page.Ready()
			}
			if got := page.Eval(`return (await (await fetch("web/ai.wasm.gz?x=1")).arrayBuffer()).byteLength`); got == 0.0 {
				t.Error("the computer is not there offline")
			}
		})
	}
}

// What the computer knows of a game is fetched when it is first played, kept then,
// and kept by the next version too.
func TestKnowledgeIsKeptOnceAGameIsPlayed(t *testing.T) {
	site := Serve(t, "/blog/damas/")
	page := Open(t, site.URL(""), Options{})
	page.Ready()
	kept(page)
	page.Reload()
	page.Ready()
	const tables = "web/knowledge/english.tables.gz"
	if slices.Contains(kept(page), tables) {
		t.Fatal("the tables are there before a game")
	}
	playInWorker(page)
	if !slices.Contains(kept(page), tables) {
		t.Error("the tables are not kept")
	}
	site.Deploy(newVersion(t))
	page.Reload()
	page.Ready()
	takeUpdate(page)
	if !slices.Contains(kept(page), tables) {
		t.Error("the next version has forgotten the tables")
	}
	site.Stop()
	page.Reload()
	page.Ready()
	playInWorker(page)
}

// playInWorker has the computer look at an ending of English draughts that only
// the tables know to be won: two kings must come out of a corner.
func playInWorker(page *Page) {
	page.t.Helper()
	v, _ := catalog.Find("english")
	g, err := rules.Record{Variant: v.Key, Start: "W:WK32,K28:BK1"}.Replay(v)
	if err != nil {
		page.t.Fatal(err)
	}
	page.Eval(`window.worker = new Worker("web/ai-worker.js?v=" + document.querySelector("script[data-version]").dataset.version)`)
	if reply := askWorker(page, ai.NewRequest(1, g, ai.Limits{Depth: 1})); reply.Score < 5000 {
		page.t.Errorf("the score is %d %s, want that of a won ending", reply.Score, reply.Error)
	}
	page.Eval(`worker.terminate()`)
}

func TestServiceWorkerLeavesOthersAlone(t *testing.T) {
	site := Serve(t, "/")
	page := Open(t, site.URL(""), Options{})
	page.Ready()
	page.Eval(`await caches.open("other"); await caches.open("tabuleiro-0#/elsewhere/"); await caches.open("tabuleiro-0#/")`)
	kept(page)
	site.Deploy(newVersion(t))
	page.Reload()
	page.Ready()
	takeUpdate(page)
	page.WaitFor("the old caches to go", func() bool {
		return page.Eval(`return (await caches.keys()).includes("tabuleiro-0#/")`) == false
	})
	if page.Eval(`return (await caches.has("other")) && (await caches.has("tabuleiro-0#/elsewhere/"))`) != true {
		t.Error("caches of other sites are gone")
	}
	if got := page.Eval(`return (await fetch("not/ours.txt")).status`); got != float64(http.StatusNotFound) {
		t.Errorf("a file that is not ours answers %v, want 404 from the host", got)
	}
	page.Expect("not/ours.txt")
}

func TestUpdateWaitsForThePersonAndIsWhole(t *testing.T) {
	site := Serve(t, "/blog/damas/")
	page := Open(t, site.URL("#/jogar/brazilian/two"), Options{})
	page.Ready()
	kept(page)
	page.Reload()
	page.Ready()
	before := version(page)
	page.Tap("c3")
	page.Tap("d4")
	played := page.Label("d4")

	site.Deploy(newVersion(t))
	page.Reload()
	page.Ready()
	if got := version(page); got != before {
		t.Errorf("the page is of version %s before anyone asked, want %s", got, before)
	}
	waiting(page)
	if got := page.Eval(`return (await fetch("web/new.txt")).status`); got != 200.0 {
		t.Fatalf("the new version is not deployed: %v", got)
	}
	tab := page.NewTab(site.URL(""))
	tab.Ready()
	if got := version(tab); got != before {
		t.Errorf("another tab is of version %s while the first is open, want %s", got, before)
	}
	tab.CloseTab()

	takeUpdate(page)
	page.WaitFor("the new version", func() bool { return version(page) != before })
	page.Ready()
	if got := page.Label("d4"); got != played {
		t.Errorf("after the update d4 is %q, want %q", got, played)
	}
	site.Stop()
	page.Reload()
	page.Ready()
	if got := page.Eval(`return (await fetch("web/new.txt")).status`); got != 200.0 {
		t.Errorf("a file of the new version answers %v offline, want 200", got)
	}
}

func TestUpdateThatIsHalfDeployedIsNotTaken(t *testing.T) {
	site := Serve(t, "/")
	page := Open(t, site.URL(""), Options{})
	page.Ready()
	kept(page)
	mixed := newVersion(t)
	if err := os.WriteFile(filepath.Join(mixed, "web", "app.css"), []byte("/* of another version */"), 0o644); err != nil {
		t.Fatal(err)
	}
	site.Deploy(mixed)
	page.Reload()
	page.Ready()
	result := page.Eval(`const registration = await navigator.serviceWorker.getRegistration();
		const fresh = await new Promise((found) => {
			registration.addEventListener("updatefound", () => found(registration.installing));
			registration.update();
		});
		if (fresh.state === "installing") await new Promise((done) => fresh.addEventListener("statechange", done));
		return fresh.state`)
	if result != "redundant" {
		t.Errorf("the mixed version is %v, want it refused", result)
	}
	site.Stop()
	page.Reload()
	page.Ready()
}

func TestInterruptedInstallGoesOnWhereItStopped(t *testing.T) {
	site := Serve(t, "/")
	release := site.Hold("web/ai.wasm.gz")
	page := Open(t, site.URL(""), Options{})
	page.Ready()
	page.WaitFor("all other files", func() bool {
		return page.Eval(`const [name] = await caches.keys();
			return name && (await (await caches.open(name)).keys()).length`) == float64(len(keptFiles(t))-1)
	})
	site.Stop()
	page.WaitFor("the install to fail", func() bool {
		return page.Eval(`const r = await navigator.serviceWorker.getRegistration(); return Boolean(r?.installing)`) == false
	})
	release()
	site.Wrap(nil)
	asked := site.Requests("web/app.css")
	site.Start()
	page.Reload()
	page.Ready()
	kept(page)
	if got := site.Requests("web/app.css"); got > asked+1 {
		t.Errorf("a file that was kept is asked for %d times again, want once by the page", got-asked)
	}
}

// newVersion builds the site again with one file more: another version.
func newVersion(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(dist)); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "web", "new.txt"), []byte("new"), 0o644); err != nil {
		t.Fatal(err)
	}
	if output, err := exec.Command("go", "run", "tabuleiro/app", "site", "-out", folder).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	return folder
}

// version returns which version the page is of.
func version(page *Page) string {
	page.t.Helper()
	return page.Attribute("[data-version]", "data-version")
}

// waiting waits until a new version is there to be taken.
func waiting(page *Page) {
	page.t.Helper()
	page.WaitFor("the new version to be ready", func() bool {
		return page.Eval(`return Boolean((await navigator.serviceWorker.getRegistration()).waiting)`) == true
	})
}

// takeUpdate accepts the new version when the page offers it.
func takeUpdate(page *Page) {
	page.t.Helper()
	waiting(page)
	page.WaitFor("the page to offer it", func() bool { return page.Offers("Atualizar") })
	page.Press("Atualizar")
}
