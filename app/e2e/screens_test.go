//go:build e2e

package e2e

import (
	"bytes"
	"cmp"
	"flag"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

var screens = flag.String("screens", "", "folder for the pictures that the manifest shows")

// A screen is a picture of the manifest: a sight in a window, drawn sharper than
// the window is large.
type screen struct {
	file          string
	width, height int
	scale         float64
	dark          bool
	sight         sight
}

func middleGame(k Kept) {
	k.Keep(OpenGame{Level: "medium", Moves: []string{
		"c3b4", "b6a5", "b4c5", "d6b4", "a3c5", "h6g5", "b2c3", "g7h6", "g3f4", "h8g7", "f2g3",
		"c7d6", "g1f2", "d6b4", "g3h4", "d8c7", "c1b2", "e7d6", "h2g3", "a7b6", "c3d4", "d6e5",
	}})
}

var manifestScreens = []screen{
	{"play.png", 432, 768, 2.5, false, sight{rest: "#/jogar/brazilian/computer", shown: ".board .piece.ghost",
		kept: func(k Kept) { k.Keep(OpenGame{Level: "medium", Start: forkStart, Entered: []string{"c3", "e5"}}) }}},
	{"home.png", 432, 768, 2.5, false, sight{kept: middleGame, shown: ".home .continue"}},
	{"wide.png", 1280, 720, 1.5, false, sight{rest: "#/jogar/brazilian/computer", kept: middleGame, shown: ".play .moves button"}},
	{"dark.png", 1280, 720, 1.5, true, sight{rest: "#/jogar/brazilian/computer", kept: middleGame, shown: ".play .moves button"}},
}

// TestScreens takes the pictures that the manifest shows:
//
//	go test -tags e2e -run TestScreens ./app/e2e -args -screens ../../web/screenshots
func TestScreens(t *testing.T) {
	if *screens == "" {
		t.Skip("no folder for them is given")
	}
	site := Serve(t, "/")
	for _, s := range manifestScreens {
		page := newPage(t, Options{Width: s.width, Height: s.height, Touch: s.width < 1000, Dark: s.dark})
		page.Look(site, s.sight, "pt-BR")
		page.DevTools("Emulation.setDeviceMetricsOverride", map[string]any{
			"width": s.width, "height": s.height, "deviceScaleFactor": s.scale, "mobile": s.width < 1000}, nil)
		page.Eval(`delete document.documentElement.dataset.install`) // who sees the picture is about to
		page.Still()
		var picture struct{ Data []byte }
		page.DevTools("Page.captureScreenshot", map[string]any{"format": "png"}, &picture)
		page.must(os.MkdirAll(*screens, 0o755))
		page.must(os.WriteFile(filepath.Join(*screens, s.file), smaller(t, picture.Data), 0o644))
	}
}

// smaller draws a picture again with few colours, which is enough for our pages
// and a quarter of its size.
func smaller(t *testing.T, picture []byte) []byte {
	t.Helper()
	full, err := png.Decode(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	few := image.NewPaletted(full.Bounds(), mainColors(full, 128))
	for y := range few.Rect.Dy() {
		for x := range few.Rect.Dx() {
			few.Set(x, y, full.At(x, y))
		}
	}
	var b bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&b, few); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// mainColors returns the colours that a picture has most of, none like another.
func mainColors(picture image.Image, most int) (palette color.Palette) {
	count := map[color.RGBA]int{}
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			count[color.RGBAModel.Convert(picture.At(x, y)).(color.RGBA)]++
		}
	}
	all := slices.SortedFunc(maps.Keys(count), func(a, b color.RGBA) int { return cmp.Compare(count[b], count[a]) })
	for _, c := range all {
		alike := func(other color.Color) bool { return distance(c, other.(color.RGBA)) < 10*10 }
		if len(palette) < most && !slices.ContainsFunc(palette, alike) {
			palette = append(palette, c)
		}
	}
	return palette
}

// distance returns the square of how far two colours are apart.
func distance(a, b color.RGBA) int {
	red, green, blue := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B)
	return red*red + green*green + blue*blue
}
