//go:build e2e

package e2e

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

var (
	shots  = flag.String("shots", "", "folder for pictures of every sight, at every size, light and dark, in both languages")
	readme = flag.Bool("readme", false, "write the pictures of the README")
)

// sizes of windows that all sights must fit.
var sizes = []struct{ width, height int }{{320, 568}, {390, 844}, {844, 390}, {1280, 800}}

// TestScreenshots takes pictures of everything to be looked at:
//
//	go test -tags e2e -run TestScreenshots ./app/e2e -args -shots DIR
func TestScreenshots(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder for them is given")
	}
	eachSight(t, Options{}, func(t *testing.T, page *Page) {
		for _, size := range sizes {
			page.Become(func(o *Options) { o.Width, o.Height, o.Touch = size.width, size.height, size.width < 1000 })
			for _, dark := range []bool{false, true} {
				page.Become(func(o *Options) { o.Dark = dark })
				file := fmt.Sprintf("%s %dx%d %s.png", path.Base(t.Name()), size.width, size.height, map[bool]string{true: "dark", false: "light"}[dark])
				page.Screenshot(filepath.Join(*shots, strings.NewReplacer(" ", "-", "_", "-").Replace(file)))
			}
		}
	})
}

// TestReadmePictures takes the pictures of the README anew:
//
//	go test -tags e2e -run TestReadmePictures ./app/e2e -args -readme
func TestReadmePictures(t *testing.T) {
	if !*readme {
		t.Skip("they are not asked for")
	}
	site := Serve(t, "/")
	page := newPage(t, Options{Width: 360, Height: 640, Touch: true, ReducedMotion: true})
	for _, picture := range []struct{ name, sight string }{{"play", "refused"}, {"home", "home with open games"}} {
		page.Look(site, sightCalled(picture.sight), "pt-BR")
		var small bytes.Buffer
		encoder := png.Encoder{CompressionLevel: png.BestCompression}
		if err := encoder.Encode(&small, page.picture()); err != nil {
			t.Fatal(err)
		}
		if limit := 60 << 10; small.Len() > limit {
			t.Errorf("%s is %d bytes, want %d at most", picture.name, small.Len(), limit)
		}
		file := filepath.Join("..", "..", ".github", "pictures", picture.name+".png")
		page.must(os.MkdirAll(filepath.Dir(file), 0o755))
		page.must(os.WriteFile(file, small.Bytes(), 0o644))
	}
}
