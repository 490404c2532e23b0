package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mayImport says which packages of ours each package may import. What is not
// listed may not: the rules know nothing of engines and pages, the engines
// nothing of pages, and the page talks to engines by messages alone. Test
// files are exempt.
var mayImport = map[string][]string{
	"rules":              {},
	"rules/draughts":     {"rules"},
	"rules/draughts/pdn": {"rules"},
	"rules/catalog":      {"rules", "rules/draughts"},
	"rules/rulestest":    {"rules"},

	"ai":                      {"rules"},
	"ai/search":               {"rules", "ai"},
	"ai/draughtsengine":       {"rules", "rules/draughts", "ai", "ai/search"},
	"ai/worker":               {"rules", "rules/catalog", "ai", "ai/draughtsengine"},
	"ai/hub":                  {"rules", "ai"},
	"ai/engine":               {"rules", "rules/catalog", "ai", "ai/draughtsengine", "ai/hub", "web/knowledge"},
	"ai/arena":                {"rules", "rules/catalog", "ai", "ai/search", "ai/draughtsengine", "ai/hub", "web/knowledge"},
	"ai/draughtsengine/solve": {"rules/draughts", "ai/draughtsengine", "web/knowledge"},
	"ai/draughtsengine/train": {"rules", "rules/catalog", "rules/draughts", "ai", "ai/search", "ai/draughtsengine", "web/knowledge"},

	"app/play":    {"rules"},
	"app/board":   {"rules"},
	"app/link":    {"rules"},
	"app/teach":   {"rules", "ai"},
	"app/i18n":    {"rules", "app/teach", "rules/draughts", "rules/draughts/pdn", "rules/catalog"},
	"app/store":   {"rules"},
	"app/learn":   {},
	"app/lessons": {"rules", "rules/draughts", "rules/catalog", "ai", "ai/draughtsengine", "app/i18n", "app/learn", "app/store"},
	"app/widgets": {},
	"app/pages": {"rules", "rules/catalog", "rules/draughts/pdn", "ai", "web", "web/pieces", "web/themes",
		"app/play", "app/teach", "app/board", "app/i18n", "app/learn", "app/link", "app/store", "app/widgets"},
	"app":         {"app/i18n", "app/lessons", "app/pages", "web", "web/knowledge", "web/pieces"},
	"app/nethttp": {},
	"app/e2e":     {"web"},

	"web":           {},
	"web/knowledge": {},
	"web/pieces":    {},
	"web/themes":    {},
}

const (
	module    = "tabuleiro/"
	framework = "github.com/maxence-charriere/go-app/"
)

// needsBrowser are the packages that may use the browser; all others are
// tested without one.
var needsBrowser = []string{"app", "app/board", "app/pages", "app/widgets", "ai/worker"}

// unsure is what no rule or search may depend on: the time, chance and the
// machine. They come in as arguments.
var unsure = []string{"time", "math/rand", "math/rand/v2", "crypto/rand", "os", "net", "net/http"}

// heavy is what the worker may not link, nor anything that it is made of: each
// costs more than the engine: strings brings the tables of Unicode.
var heavy = []string{"strings", "fmt", "encoding/json", "regexp", "reflect", "text/template", "log"}

// A source is a Go file of ours that is not a test.
type source struct {
	file    string // "rules/clock.go"
	folder  string // "rules"
	syntax  *ast.File
	imports []string
}

func TestImports(t *testing.T) {
	sources := parse(t, parser.ImportsOnly)
	linked := madeOf(sources, "ai/worker")
	for _, s := range sources {
		for _, imported := range s.imports {
			if reason := refuse(s.folder, imported, linked); reason != "" {
				t.Errorf("%s: %s may not import %s%s", s.file, s.folder, strings.TrimPrefix(imported, module), reason)
			}
		}
	}
}

// refuse says why a package may not import another; "" if it may.
func refuse(folder, imported string, linked []string) string {
	if ours, ok := strings.CutPrefix(imported, module); ok {
		if !slices.Contains(mayImport[folder], ours) {
			return ": mayImport does not list it"
		}
		return ""
	}
	switch {
	case strings.HasPrefix(imported, framework) && folder == "ai/worker":
		return ": the worker stays small"
	case (strings.HasPrefix(imported, framework) || imported == "syscall/js") && !slices.Contains(needsBrowser, folder):
		return ": it is tested without a browser"
	case strings.Contains(imported, ".") && !strings.HasPrefix(imported, framework):
		return ": it is not ours"
	case slices.Contains(heavy, imported) && slices.Contains(linked, folder):
		return ": the worker links it and stays small"
	case slices.Contains(unsure, imported) && slices.Contains(linked, folder):
		return ": it comes in as an argument"
	}
	return ""
}

// TestTheProgramDoesNotLinkItsLessons looks at who imports them: only what is not
// compiled for the browser, which fetches them.
func TestTheProgramDoesNotLinkItsLessons(t *testing.T) {
	for _, s := range parse(t, parser.ImportsOnly|parser.ParseComments) {
		if !slices.Contains(s.imports, module+"app/lessons") {
			continue
		}
		if len(s.syntax.Comments) == 0 || s.syntax.Comments[0].List[0].Text != "//go:build !js" {
			t.Errorf("%s links the lessons into the program", s.file)
		}
	}
}

func TestEveryPackageHasItsPlace(t *testing.T) {
	folders := map[string]string{} // by package name
	seen := map[string]bool{}
	for _, s := range parse(t, parser.PackageClauseOnly) {
		if _, ok := mayImport[s.folder]; !ok && !seen[s.folder] {
			t.Errorf("%s is not in mayImport", s.folder)
		}
		seen[s.folder] = true
		name := s.syntax.Name.Name
		if other, ok := folders[name]; ok && other != s.folder && name != "main" {
			t.Errorf("%s and %s are both called %s", other, s.folder, name)
		}
		folders[name] = s.folder
	}
	for folder := range mayImport {
		if !seen[folder] {
			t.Errorf("mayImport lists %s, which does not exist", folder)
		}
	}
}

func TestRulesAreTyped(t *testing.T) {
	for _, s := range parse(t, parser.SkipObjectResolution) {
		if !strings.HasPrefix(s.folder+"/", "rules/") {
			continue
		}
		for _, declaration := range s.syntax.Decls {
			f, ok := declaration.(*ast.FuncDecl)
			if ok && f.Name.IsExported() && mentionsAny(f.Type) {
				t.Errorf("%s: %s takes or returns any", s.file, f.Name.Name)
			}
		}
	}
}

func mentionsAny(n ast.Node) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			found = found || n.Name == "any"
		case *ast.InterfaceType:
			found = found || len(n.Methods.List) == 0
		}
		return true
	})
	return found
}

func TestTopLevelIsFixed(t *testing.T) {
	want := []string{"LICENSE", "Makefile", "README.md", "ai", "app", "build.sh", "go.mod", "go.sum", "rules", "wasm_exec.js", "web"}
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, entry := range entries {
		if name := entry.Name(); name[0] != '.' && name != "dist" && name != "dist.zip" { // dist is built
			got = append(got, name)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("the top level is\n%v, want\n%v", got, want)
	}
}

// madeOf returns a package and all of ours that it is made of.
func madeOf(sources []source, folder string) []string {
	parts := []string{folder}
	for i := 0; i < len(parts); i++ {
		for _, s := range sources {
			for _, imported := range s.imports {
				ours, ok := strings.CutPrefix(imported, module)
				if ok && s.folder == parts[i] && !slices.Contains(parts, ours) {
					parts = append(parts, ours)
				}
			}
		}
	}
	return parts
}

// parse reads all Go files of ours but the tests.
func parse(t *testing.T, mode parser.Mode) (sources []source) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(".."), ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && len(name) > 1 && strings.HasPrefix(path.Base(name), "."):
			return fs.SkipDir
		case entry.IsDir() || path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", name), nil, mode)
		if err != nil {
			return err
		}
		s := source{file: name, folder: path.Dir(name), syntax: syntax}
		for _, spec := range syntax.Imports {
			imported, _ := strconv.Unquote(spec.Path.Value)
			s.imports = append(s.imports, imported)
		}
		sources = append(sources, s)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return sources
}
