//go:build !js

package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"maps"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/lessons"
	"tabuleiro/app/pages"
	"tabuleiro/web"
	"tabuleiro/web/knowledge"
	"tabuleiro/web/pieces"
)

func init() { commands["site"] = site }

// site writes the static site around the compiled programs, which are in the
// folder already. The version is a hash of all that is published.
//
// The page is ours and not the framework's: its service worker, manifest,
// loader and addresses hold for the root of a host alone.
func site(args []string) error {
	flags := flag.NewFlagSet("site", flag.ContinueOnError)
	out := flags.String("out", "dist", "the folder that holds the programs and gets the site")
	base := flags.String("base", "", "the address of the site, ending in a slash, for pictures that go with links")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := copyStatic(*out); err != nil {
		return err
	}
	page, err := newPage(*out)
	if err != nil {
		return err
	}
	files, err := published(*out)
	if err != nil {
		return err
	}
	page.Version = versionOf(page, files)
	for _, e := range entrances {
		page.entrance, page.Base = e, *base
		if err := writeFile(*out, e.File, page.fill("index.html")); err != nil {
			return err
		}
	}
	for file, source := range others {
		if err := writeFile(*out, file, page.fill(source)); err != nil {
			return err
		}
	}
	return writeFile(*out, "sw.js", serviceWorker(page.Version, files))
}

// copyStatic copies what the browser reads as it is written, and the styles as
// one sheet for the program and one for frames.
func copyStatic(out string) error {
	err := fs.WalkDir(web.Files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		target, ok := targetOf(name)
		if !ok {
			return nil
		}
		content, err := fs.ReadFile(web.Files, name)
		if err != nil {
			return err
		}
		return writeFile(out, target, content)
	})
	if err != nil {
		return err
	}
	if err := copyKnowledge(out); err != nil {
		return err
	}
	for name, styles := range map[string]func() ([]byte, error){"web/app.css": web.Styles, "web/embed.css": web.EmbedStyles} {
		sheet, err := styles()
		if err != nil {
			return err
		}
		if err := writeFile(out, name, sheet); err != nil {
			return err
		}
	}
	facts, err := pages.SheetFacts()
	if err != nil {
		return err
	}
	if err := writeFile(out, "web/facts.json", facts); err != nil {
		return err
	}
	return writeLessons(out)
}

// writeLessons writes what the pages that teach say, a file for each language.
func writeLessons(out string) error {
	for _, t := range i18n.Languages {
		content, err := lessons.Library(t).Write()
		if err != nil {
			return err
		}
		if err := writeFile(out, "web/learn/"+t.Tag+".json", content); err != nil {
			return err
		}
	}
	return nil
}

// copyKnowledge copies what the computer learns from.
func copyKnowledge(out string) error {
	entries, err := knowledge.Files.ReadDir(".")
	if err != nil {
		return err
	}
	for _, entry := range entries {
		content, err := knowledge.Files.ReadFile(entry.Name())
		if err != nil {
			return err
		}
		if err := writeFile(out, "web/knowledge/"+entry.Name(), content); err != nil {
			return err
		}
	}
	return nil
}

// targetOf returns where a static file is published, and whether it is: the
// pages and the service worker are filled in first, the styles are joined.
func targetOf(name string) (string, bool) {
	switch {
	case name == "sw.js", strings.HasSuffix(name, ".html"), strings.HasSuffix(name, ".css"):
		return "", false
	case name == "manifest.webmanifest":
		return name, true
	}
	return "web/" + name, true
}

// An entrance is a page by which people come in, with words and a picture of its
// own for those who see a link to it. All of them are the one program.
type entrance struct {
	File, Title, Description string
	Preview                  string // in web/previews, 1200×630
}

var entrances = []entrance{
	{
		"index.html", "Damas grátis, sem anúncios · Tabuleiro",
		"Jogue damas brasileiras ou inglesas contra o computador: grátis, sem anúncios e sem cadastro. Funciona também sem internet.",
		"damas.png",
	},
	{
		"damas.html", "Jogar damas contra o computador ou com alguém · Tabuleiro",
		"Damas brasileiras, inglesas, russas, internacionais e mais quinze regras, em cinco níveis, a dois ou por link. Cada lance recusado diz por quê.",
		"damas.png",
	},
}

// others are the pages that are not entrances, with the files that they are
// filled in from: the game in a frame of another site, and examples of that.
var others = map[string]string{"embed.html": "embed.html", "exemplos.html": "examples.html"}

// A page is what the pages need to be filled in.
type page struct {
	entrance
	Base       string // the address of the site, or ""
	Version    string
	Root       template.HTML // the first screen, drawn before the program runs
	English    template.HTML // the same in English
	Sprite     template.HTML // the drawings of the pieces
	Facts      string        // what embed.js has to know
	Compressed int64         // bytes of the program as it is sent
	Plain      int64         // and as it runs
}

func newPage(out string) (page, error) {
	compressed, plain, err := gzipSizes(filepath.Join(out, "web", "app.wasm.gz"))
	if err != nil {
		return page{}, err
	}
	root, err := prerender("pt-BR")
	if err != nil {
		return page{}, err
	}
	english, err := prerender("en")
	if err != nil {
		return page{}, err
	}
	facts, err := pages.EmbedFacts()
	return page{
		Root: root, English: english, Compressed: compressed, Plain: plain,
		Sprite: template.HTML(pieces.Sprite()), Facts: facts,
	}, err
}

// fill fills in one of the pages of the web folder.
func (p page) fill(name string) []byte {
	var b bytes.Buffer
	source, err := web.Files.ReadFile(name)
	if err != nil {
		panic(err)
	}
	if err := template.Must(template.New(name).Parse(string(source))).Execute(&b, p); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// relative makes the framework's addresses relative to the page, so that the
// site works in any folder of any host.
type relative struct{}

func (relative) Resolve(location string) string {
	if location == "" || location == "/" {
		return "./"
	}
	return strings.TrimPrefix(location, "/")
}

// prerender draws the first screen in a language as the framework does, and
// takes it out of the framework's page.
func prerender(language string) (template.HTML, error) {
	response := httptest.NewRecorder()
	handler := &app.Handler{Resources: relative{}, Lang: "pt-BR"}
	handler.ServeHTTP(response, httptest.NewRequest("GET", "/?lang="+language, nil))
	_, body, foundBody := strings.Cut(response.Body.String(), "<body>")
	end := strings.LastIndex(body, "<aside ")
	if response.Code != 200 || !foundBody || end < 0 {
		return "", errors.New("prerender: the framework's page is not as expected")
	}
	return template.HTML(tidyTags(strings.TrimSpace(body[:end]))), nil
}

// published lists the files of the site with the hash of each, but for the
// pages and the service worker, which carry the version themselves.
func published(out string) ([]file, error) {
	var files []file
	err := filepath.WalkDir(out, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		name, err := filepath.Rel(out, path)
		if err != nil || !kept(filepath.ToSlash(name)) {
			return err
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		files = append(files, file{filepath.ToSlash(name), hashOf(content)})
		return nil
	})
	return files, err
}

// kept reports whether the service worker keeps a file under its own name: not
// the entrances, which are all kept as one, nor what only others look at. The
// other pages are listed apart.
func kept(name string) bool {
	entrance := slices.ContainsFunc(entrances, func(e entrance) bool { return e.File == name })
	return !entrance && others[name] == "" && name != "sw.js" && !strings.HasPrefix(name, "web/previews/") && !strings.HasPrefix(name, "web/screenshots/")
}

// A file is what the service worker keeps: its name and the hash to expect, none
// if the version in it tells.
type file struct{ name, hash string }

// MarshalJSON writes the pair as the service worker reads it.
func (f file) MarshalJSON() ([]byte, error) { return json.Marshal([]string{f.name, f.hash}) }

func versionOf(p page, files []file) string {
	var b bytes.Buffer
	b.Write(p.fill("index.html"))
	for _, file := range slices.Sorted(maps.Keys(others)) {
		b.Write(p.fill(others[file]))
	}
	b.Write(serviceWorker("", files))
	return hashOf(b.Bytes())[:12]
}

// serviceWorker fills in sw.js. The pages are listed first, that of the program
// by its folder, and are known by the version in them: hosts may add to a page.
func serviceWorker(version string, files []file) []byte {
	source, err := web.Files.ReadFile("sw.js")
	if err != nil {
		panic(err)
	}
	all := []file{{"./", ""}}
	for _, name := range slices.Sorted(maps.Keys(others)) {
		all = append(all, file{name, ""})
	}
	list, err := json.Marshal(append(all, files...))
	if err != nil {
		panic(err)
	}
	return []byte(strings.NewReplacer(`"{{version}}"`, fmt.Sprintf("%q", version), `"{{files}}"`, string(list)).Replace(string(source)))
}

func hashOf(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

// gzipSizes returns the sizes of a compressed file and of what is in it.
func gzipSizes(path string) (compressed, plain int64, err error) {
	f, err := os.Open(path)
	if err != nil {
		return 0, 0, fmt.Errorf("%w: build.sh compiles it first", err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return 0, 0, err
	}
	unpacked, err := gzip.NewReader(f)
	if err != nil {
		return 0, 0, err
	}
	plain, err = io.Copy(io.Discard, unpacked)
	return info.Size(), plain, err
}

func writeFile(out, name string, content []byte) error {
	path := filepath.Join(out, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, content, 0o644)
}
