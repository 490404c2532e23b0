package web_test

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"strings"
	"testing"

	"tabuleiro/web"
)

// What is in this folder is published, but for the pieces, which are drawn into
// the page, what the computer knows, which is a package of its own, and what is not
// for browsers.
func TestFilesAreAll(t *testing.T) {
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, entry fs.DirEntry, err error) error {
		switch ext := path.Ext(name); {
		case err != nil:
			return err
		case name == "pieces", name == "knowledge":
			return fs.SkipDir
		case entry.IsDir() || ext == ".go" || ext == ".sh" || path.Dir(name) == "previews" && ext == ".html":
			return nil
		}
		if _, err := fs.Stat(web.Files, name); err != nil {
			t.Errorf("%s is not in Files", name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestStylesAreOneSheetThatBeginsWithTheOrderOfLayers(t *testing.T) {
	sheet, err := web.Styles()
	if err != nil {
		t.Fatal(err)
	}
	layers := strings.Index(string(sheet), "@layer")
	if order := "@layer tokens, base, components, state;"; !strings.HasPrefix(string(sheet)[layers:], order) {
		t.Errorf("the first rule is not %s", order)
	}
	for _, pattern := range []string{"css/*.css", "themes/*.css"} {
		names, err := fs.Glob(web.Files, pattern)
		if err != nil || len(names) == 0 {
			t.Fatalf("%s: %v %v", pattern, names, err)
		}
		for _, name := range names {
			if name == "css/embed.css" {
				continue // for frames alone
			}
			content, _ := fs.ReadFile(web.Files, name)
			if n := strings.Count(string(sheet), string(content)); n != 1 {
				t.Errorf("%s is %d times in the sheet, want once", name, n)
			}
		}
	}
}

func TestHandler(t *testing.T) {
	folder := t.TempDir()
	files := map[string]string{
		"index.html":           "text/html; charset=utf-8",
		"app.css":              "text/css; charset=utf-8",
		"start.js":             "text/javascript; charset=utf-8",
		"app.wasm.gz":          "application/gzip",
		"icon.svg":             "image/svg+xml",
		"icon.png":             "image/png",
		"manifest.webmanifest": "application/manifest+json",
	}
	for name, want := range files {
		if err := os.WriteFile(path.Join(folder, name), []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
		response := httptest.NewRecorder()
		web.Handler(folder).ServeHTTP(response, httptest.NewRequest("GET", "/"+strings.TrimPrefix(name, "index.html"), nil))
		if response.Code != http.StatusOK {
			t.Errorf("%s: status %d", name, response.Code)
		}
		header := response.Header()
		if got := header.Get("Content-Type"); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
		if header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s may be kept unasked: %q", name, header.Get("Cache-Control"))
		}
		if header.Get("X-Frame-Options") != "" || header.Get("Content-Security-Policy") != "" {
			t.Errorf("%s may not be shown in a frame", name)
		}
	}
}
