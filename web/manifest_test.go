package web_test

import (
	"encoding/json"
	"image"
	"image/color"
	_ "image/png"
	"math"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/web"
)

// A manifest is what browsers read of manifest.webmanifest.
type manifest struct {
	Name            string     `json:"name"`
	ShortName       string     `json:"short_name"`
	Description     string     `json:"description"`
	ID              string     `json:"id"`
	Lang            string     `json:"lang"`
	Dir             string     `json:"dir"`
	StartURL        string     `json:"start_url"`
	Scope           string     `json:"scope"`
	Display         string     `json:"display"`
	Orientation     string     `json:"orientation"`
	ThemeColor      string     `json:"theme_color"`
	BackgroundColor string     `json:"background_color"`
	Categories      []string   `json:"categories"`
	PreferRelated   bool       `json:"prefer_related_applications"`
	Icons           []drawing  `json:"icons"`
	Screenshots     []drawing  `json:"screenshots"`
	Shortcuts       []shortcut `json:"shortcuts"`
	FileHandlers    []handler  `json:"file_handlers"`
}

// A handler is where the system opens files.
type handler struct {
	Action string              `json:"action"`
	Accept map[string][]string `json:"accept"` // endings by type
}

// A drawing is an icon or a screenshot.
type drawing struct {
	Source     string `json:"src"`
	Sizes      string `json:"sizes"`
	Type       string `json:"type"`
	Purpose    string `json:"purpose"`
	FormFactor string `json:"form_factor"`
	Label      string `json:"label"`
}

type shortcut struct {
	Name        string    `json:"name"`
	Description string    `json:"description"`
	URL         string    `json:"url"`
	Icons       []drawing `json:"icons"`
}

// readManifest reads the manifest and refuses a member that no browser knows.
func readManifest(t *testing.T) (m manifest) {
	t.Helper()
	content, err := web.Files.ReadFile("manifest.webmanifest")
	if err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(strings.NewReader(string(content)))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&m); err != nil {
		t.Fatal(err)
	}
	return m
}

// Chromium installs a site by its name, icons, start and display; the rest is
// what the dialogs, the home screen and the shops show.
func TestManifestKeepsTheRulesOfInstalling(t *testing.T) {
	m := readManifest(t)
	if m.Name == "" || m.Description == "" || m.ShortName == "" || len([]rune(m.ShortName)) > 12 {
		t.Errorf("name %q, short name %q (at most 12 letters), description %q", m.Name, m.ShortName, m.Description)
	}
	if m.Lang != "pt-BR" || m.Dir != "ltr" {
		t.Errorf("language %q, direction %q", m.Lang, m.Dir)
	}
	if m.Display != "standalone" || m.Orientation != "any" || m.PreferRelated {
		t.Errorf("display %q, orientation %q, prefers another app: %v", m.Display, m.Orientation, m.PreferRelated)
	}
	if m.StartURL != "./" || m.Scope != "./" {
		t.Errorf("starts at %q in %q, want the folder that it is in", m.StartURL, m.Scope)
	}
	// An id is resolved against the host, whatever the folder: the same site in
	// two folders would be one app. Without one it is the start, which differs.
	if m.ID != "" {
		t.Errorf("id %q is the same in every folder of a host", m.ID)
	}
	known := []string{"games", "entertainment"} // of the registry of categories
	for _, category := range m.Categories {
		if !slices.Contains(known, category) {
			t.Errorf("category %q", category)
		}
	}
	if len(m.Categories) == 0 || m.Categories[0] != "games" {
		t.Errorf("categories %v", m.Categories)
	}
}

func TestManifestHasTheColoursOfThePage(t *testing.T) {
	m := readManifest(t)
	page, _ := web.Files.ReadFile("index.html")
	light := regexp.MustCompile(`theme-color" media="\(prefers-color-scheme: light\)" content="([^"]+)"`).FindSubmatch(page)
	if light == nil || m.ThemeColor != string(light[1]) {
		t.Errorf("theme %s, want that of the page, %s", m.ThemeColor, light)
	}
	styles, _ := web.Styles()
	if !strings.Contains(string(styles), "--bg: light-dark("+m.BackgroundColor+",") {
		t.Errorf("background %s is not that of the page", m.BackgroundColor)
	}
}

func TestManifestIcons(t *testing.T) {
	m := readManifest(t)
	for _, want := range []struct{ purpose, sizes string }{
		{"any", "192x192"}, {"any", "512x512"}, {"any", "any"}, {"maskable", "512x512"}, {"monochrome", "512x512"},
	} {
		if !slices.ContainsFunc(m.Icons, func(d drawing) bool { return d.Purpose == want.purpose && d.Sizes == want.sizes }) {
			t.Errorf("no icon for %s of %s", want.purpose, want.sizes)
		}
	}
	for _, d := range m.Icons {
		checkSize(t, d)
		if d.Type != "image/png" {
			continue
		}
		picture := decode(t, d)
		switch d.Purpose {
		case "maskable":
			checkSafeZone(t, picture)
		case "monochrome":
			checkStencil(t, picture)
		}
	}
}

func TestManifestScreenshots(t *testing.T) {
	shapes := map[string][]image.Config{}
	for _, d := range readManifest(t).Screenshots {
		size := checkSize(t, d)
		short, long := min(size.Width, size.Height), max(size.Width, size.Height)
		if short < 320 || long > 3840 || float64(long) > 2.3*float64(short) {
			t.Errorf("%s of %dx%d: a side has 320 to 3840, the long one at most 2.3 times the short one", d.Source, size.Width, size.Height)
		}
		if d.Label == "" {
			t.Errorf("%s has no label", d.Source)
		}
		if content := read(t, d.Source); len(content) > 80_000 {
			t.Errorf("%s has %d bytes, want at most 80,000", d.Source, len(content))
		}
		shapes[d.FormFactor] = append(shapes[d.FormFactor], size)
	}
	for form, tall := range map[string]bool{"narrow": true, "wide": false} {
		if len(shapes[form]) < 2 {
			t.Errorf("%d screenshots for %s windows", len(shapes[form]), form)
		}
		for _, size := range shapes[form] {
			if size != shapes[form][0] || size.Height > size.Width != tall {
				t.Errorf("a %s screenshot of %dx%d beside one of %dx%d", form, size.Width, size.Height, shapes[form][0].Width, shapes[form][0].Height)
			}
		}
	}
	if len(shapes) != 2 {
		t.Errorf("screenshots for %d kinds of windows", len(shapes))
	}
}

func TestManifestShortcuts(t *testing.T) {
	m := readManifest(t)
	if len(m.Shortcuts) < 3 || len(m.Shortcuts) > 4 {
		t.Errorf("%d shortcuts: systems show four at most", len(m.Shortcuts))
	}
	start := parse(t, "https://host/folder/").ResolveReference(parse(t, m.StartURL))
	for _, s := range m.Shortcuts {
		address := start.ResolveReference(parse(t, s.URL))
		if address.Path != "/folder/" || !strings.HasPrefix(address.Fragment, "/") {
			t.Errorf("%s leads to %s", s.Name, address)
		}
		if s.Name == "" || s.Description == "" {
			t.Errorf("shortcut %q, %q", s.Name, s.Description)
		}
		if !slices.ContainsFunc(s.Icons, func(d drawing) bool { return checkSize(t, d).Width >= 96 }) {
			t.Errorf("%s has no icon of 96", s.Name)
		}
	}
}

// checkSize compares the size and the type that are said of a picture with
// those that it has.
func checkSize(t *testing.T, d drawing) image.Config {
	t.Helper()
	content := read(t, d.Source)
	if d.Type == "image/svg+xml" {
		if d.Sizes != "any" || !strings.HasPrefix(content, "<svg") {
			t.Errorf("%s is a drawing for %q", d.Source, d.Sizes)
		}
		return image.Config{}
	}
	config, format, err := image.DecodeConfig(strings.NewReader(content))
	if err != nil {
		t.Fatalf("%s: %v", d.Source, err)
	}
	if got := strconv.Itoa(config.Width) + "x" + strconv.Itoa(config.Height); got != d.Sizes || "image/"+format != d.Type {
		t.Errorf("%s is %s of %s, not %s of %s", d.Source, format, got, d.Type, d.Sizes)
	}
	config.ColorModel = nil // only the size counts
	return config
}

// checkSafeZone wants one opaque colour outside the circle that no mask cuts: its
// radius is two fifths of the side.
func checkSafeZone(t *testing.T, picture image.Image) {
	t.Helper()
	size := picture.Bounds().Dx()
	ground := picture.At(0, 0)
	if _, _, _, alpha := ground.RGBA(); alpha != 0xffff {
		t.Error("the ground of the maskable icon is transparent")
	}
	for y := range size {
		for x := range size {
			middle := float64(size) / 2
			out := math.Hypot(float64(x)+.5-middle, float64(y)+.5-middle) > .4*float64(size)
			if out && picture.At(x, y) != ground {
				t.Fatalf("the maskable icon has something at %d, %d, outside the safe zone", x, y)
			}
		}
	}
}

// checkStencil wants a shape in the alpha channel, for that is all that systems
// look at.
func checkStencil(t *testing.T, picture image.Image) {
	t.Helper()
	var solid, empty int
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			switch picture.At(x, y).(color.NRGBA).A {
			case 0:
				empty++
			case 255:
				solid++
			}
		}
	}
	if all := picture.Bounds().Dx() * picture.Bounds().Dy(); solid < all/5 || empty < all/5 {
		t.Errorf("of %d points of the monochrome icon %d are solid and %d empty", all, solid, empty)
	}
}

func decode(t *testing.T, d drawing) image.Image {
	t.Helper()
	picture, _, err := image.Decode(strings.NewReader(read(t, d.Source)))
	if err != nil {
		t.Fatalf("%s: %v", d.Source, err)
	}
	return picture
}

// read returns a file by its address in the site.
func read(t *testing.T, address string) string {
	t.Helper()
	content, err := web.Files.ReadFile(strings.TrimPrefix(address, "web/"))
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func parse(t *testing.T, address string) *url.URL {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// The program opens PDN files where it starts: the page takes them from there.
func TestManifestOpensFiles(t *testing.T) {
	m := readManifest(t)
	if len(m.FileHandlers) != 1 || m.FileHandlers[0].Action != m.StartURL || !slices.Contains(m.FileHandlers[0].Accept["text/x-pdn"], ".pdn") {
		t.Errorf("the file handlers are %+v", m.FileHandlers)
	}
}
