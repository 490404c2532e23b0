// Package web holds the static files of the site and says how they are
// published: Files as they are, Styles and EmbedStyles in one sheet each, Handler
// over HTTP.
package web

import (
	"bytes"
	"embed"
	"io/fs"
	"slices"
)

// Files are the static files by their path in this folder.
//
//go:embed *.html manifest.webmanifest previews/*.png screenshots/*.png *.js css/*.css icons/*.png icons/*.svg themes/*.css
var Files embed.FS

// first are the style sheets that others build upon, in order.
var first = []string{"css/tokens.css", "css/base.css"}

// framed is the sheet that only a game in a frame uses.
const framed = "css/embed.css"

// Styles returns the style sheets of the program as one: tokens, base, then the
// components and the themes by name.
func Styles() ([]byte, error) {
	names, err := fs.Glob(Files, "css/*.css")
	if err != nil {
		return nil, err
	}
	names = slices.DeleteFunc(names, func(name string) bool { return name == framed || slices.Contains(first, name) })
	return sheet(names)
}

// EmbedStyles returns what a game in a frame needs before the program runs, as
// one sheet.
func EmbedStyles() ([]byte, error) {
	return sheet([]string{"css/board.css", "css/loader.css", framed})
}

// sheet joins style sheets between those that come first and the themes.
func sheet(names []string) ([]byte, error) {
	themes, err := fs.Glob(Files, "themes/*.css")
	if err != nil {
		return nil, err
	}
	var sheet bytes.Buffer
	for _, name := range slices.Concat(first, names, themes) {
		content, err := Files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		sheet.Write(content)
		sheet.WriteByte('\n')
	}
	return sheet.Bytes(), nil
}
