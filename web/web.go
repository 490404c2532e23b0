// Package web holds the static files of the site and says how they are
// published: Files as they are, Styles in one sheet, Handler over HTTP.
package web

import (
	"bytes"
	"embed"
	"io/fs"
	"slices"
)

// Files are the static files by their path in this folder.
//
//go:embed index.html manifest.webmanifest previews/*.png *.js css/*.css icons/*.png icons/*.svg themes/*.css
var Files embed.FS

// first are the style sheets that others build upon, in order.
var first = []string{"css/tokens.css", "css/base.css"}

// Styles returns all style sheets as one: tokens, base, then the components
// and the themes by name.
func Styles() ([]byte, error) {
	names := slices.Clone(first)
	for _, pattern := range []string{"css/*.css", "themes/*.css"} {
		found, err := fs.Glob(Files, pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range found {
			if !slices.Contains(first, name) {
				names = append(names, name)
			}
		}
	}
	var sheet bytes.Buffer
	for _, name := range names {
		content, err := Files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		sheet.Write(content)
		sheet.WriteByte('\n')
	}
	return sheet.Bytes(), nil
}
