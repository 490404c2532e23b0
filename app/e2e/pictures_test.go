//go:build e2e

package e2e

import (
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

var shots = flag.String("shots", "", "folder for pictures of every sight, at every size, light and dark, in both languages")

// sizes of windows that all sights must fit.
var sizes = []struct{ width, height int }{{320, 568}, {390, 844}, {844, 390}, {1280, 800}}

// TestScreenshots takes pictures of everything to be looked at:
//
//	go test -tags e2e -run TestScreenshots ./app/e2e -args -shots /tmp/shots
func TestScreenshots(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder for them is given")
	}
	eachSight(t, Options{}, func(t *testing.T, page *Page, name string) {
		for _, size := range sizes {
			page.Become(func(o *Options) { o.Width, o.Height, o.Touch = size.width, size.height, size.width < 1000 })
			for _, dark := range []bool{false, true} {
				page.Become(func(o *Options) { o.Dark = dark })
				file := fmt.Sprintf("%s %dx%d %s.png", name, size.width, size.height, map[bool]string{true: "dark", false: "light"}[dark])
				page.Screenshot(filepath.Join(*shots, strings.ReplaceAll(file, " ", "-")))
			}
		}
	})
}
