package e2e

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A span is a run of requirements of a section.
type span struct {
	section     string
	first, last int
}

// scope are the requirements that must have a test.
var scope = []span{
	{"S0", 1, 69},
	{"S1", 1, 44},
	{"S4", 1, 66},
}

func inScope(id string) bool {
	section, number, _ := strings.Cut(id, "-")
	n, _ := strconv.Atoi(number)
	return slices.ContainsFunc(scope, func(s span) bool {
		return section == s.section && s.first <= n && n <= s.last
	})
}

func TestEveryRequirementHasATest(t *testing.T) {
	texts := requirements(t)
	for _, id := range slices.Sorted(maps.Keys(texts)) {
		if inScope(id) && len(rows[id]) == 0 {
			t.Errorf("%s has no test: %s", id, texts[id])
		}
	}
	for id := range rows {
		if texts[id] == "" {
			t.Errorf("%s is not a requirement", id)
		}
	}
}

func TestEveryTestNamedExists(t *testing.T) {
	found := map[string]*tests{}
	for id, names := range rows {
		for _, name := range names {
			if err := exists(found, name); err != nil {
				t.Errorf("%s: %v", id, err)
			}
		}
	}
}

// exists reports why a test "folder.TestName/row" is not there. Folders that
// have been read are kept in found.
func exists(found map[string]*tests, name string) error {
	test, row, hasRow := strings.Cut(name[strings.Index(name, ".")+1:], "/")
	folder := name[:strings.Index(name, ".")]
	if found[folder] == nil {
		read, err := readTests(filepath.Join("..", "..", folder))
		if err != nil {
			return err
		}
		found[folder] = read
	}
	switch {
	case !found[folder].functions[test]:
		return fmt.Errorf("%s has no %s", folder, test)
	case hasRow && !found[folder].strings[row]:
		return fmt.Errorf("%s.%s has no row %q", folder, test, row)
	}
	return nil
}

// tests are the functions of the test files of a folder, and the strings in
// them, among which are the names of rows.
type tests struct{ functions, strings map[string]bool }

func readTests(folder string) (*tests, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil {
		return nil, err
	}
	found := &tests{map[string]bool{}, map[string]bool{}}
	for _, file := range files {
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		ast.Inspect(syntax, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				found.functions[n.Name.Name] = true
			case *ast.BasicLit:
				if text, err := strconv.Unquote(n.Value); err == nil {
					found.strings[text] = true
				}
			}
			return true
		})
	}
	return found, nil
}

// requirements reads the text of every requirement.
func requirements(t *testing.T) map[string]string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join("testdata", "requirements.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for line := range strings.Lines(string(content)) {
		if fields := strings.Split(line, "\t"); len(fields) > 1 && fields[0] != "id" {
			texts[fields[0]] = fields[1]
		}
	}
	return texts
}
