// Package pieces holds the drawings of the pieces: a folder for each game, in it
// one for each set, in it an SVG file for each piece, "white-king.svg".
//
// A drawing takes its colours from custom properties, --piece-white and the like,
// so that a theme colours every set.
package pieces

import (
	"embed"
	"io/fs"
	"path"
	"strings"
)

//go:embed */*/*.svg
var files embed.FS

// Sets returns the names of the sets of a game.
func Sets(game string) []string {
	entries, _ := fs.ReadDir(files, game)
	sets := make([]string, len(entries))
	for i, entry := range entries {
		sets[i] = entry.Name()
	}
	return sets
}

// Sprite returns one hidden SVG with a symbol for every piece, for the body of a
// page: <use href="#draughts-discs-white-king"> draws one.
func Sprite() string {
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">`)
	for _, name := range names() {
		drawing, _ := files.ReadFile(name)
		id := strings.ReplaceAll(strings.TrimSuffix(name, path.Ext(name)), "/", "-")
		b.WriteString(symbol(id, string(drawing)))
	}
	b.WriteString("</svg>")
	return b.String()
}

func names() []string {
	names, err := fs.Glob(files, "*/*/*.svg")
	if err != nil {
		panic(err) // the pattern is ours
	}
	return names
}

// symbol turns an SVG document into a symbol of a sprite.
func symbol(id, drawing string) string {
	_, attributes, _ := strings.Cut(drawing, "<svg")
	attributes, body, _ := strings.Cut(attributes, ">")
	body, _, _ = strings.Cut(body, "</svg>")
	attributes = strings.Replace(attributes, ` xmlns="http://www.w3.org/2000/svg"`, "", 1)
	var b strings.Builder
	b.WriteString(`<symbol id="` + id + `"` + attributes + `>`)
	for line := range strings.Lines(body) {
		b.WriteString(strings.TrimSpace(line))
	}
	b.WriteString("</symbol>")
	return b.String()
}
