package themes_test

import (
	"maps"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/web/themes"
)

var property = regexp.MustCompile(`(?m)^\t--([a-z-]+): (.+);$`)

// read returns the custom properties that a theme sets.
func read(t *testing.T, name string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(name + ".css")
	if err != nil {
		t.Fatal(err)
	}
	properties := map[string]string{}
	for _, match := range property.FindAllStringSubmatch(string(text), -1) {
		properties[match[1]] = match[2]
	}
	want := `[data-board="` + name + "\"] {\n"
	if lines := strings.Count(string(text), "\n"); !strings.HasPrefix(string(text), want) || lines != len(properties)+2 {
		t.Errorf("%s.css does more than set properties on its board", name)
	}
	return properties
}

func TestNamesAreTheFiles(t *testing.T) {
	files, _ := filepath.Glob("*.css")
	var names []string
	for _, file := range files {
		names = append(names, strings.TrimSuffix(file, ".css"))
	}
	if want := slices.Sorted(slices.Values(themes.Names)); !slices.Equal(names, want) {
		t.Errorf("files of %v, want %v", names, want)
	}
}

func TestThemesSetTheSameProperties(t *testing.T) {
	want := slices.Sorted(maps.Keys(read(t, themes.Names[0])))
	for _, name := range themes.Names {
		if got := slices.Sorted(maps.Keys(read(t, name))); !slices.Equal(got, want) {
			t.Errorf("%s sets %v, want %v", name, got, want)
		}
	}
}

// The colours of the tutorial are those of the first lesson.
func TestTutorial(t *testing.T) {
	theme := read(t, "tutorial")
	for property, want := range map[string]string{
		"square-light":     "#f0d9b5",
		"square-dark":      "#6b4a2f",
		"piece-white":      "#FFFFFF",
		"piece-black":      "#000000",
		"piece-white-king": "#FFD700",
		"piece-black-king": "#8B0000",
	} {
		if got := theme[property]; got != want {
			t.Errorf("%s is %s, want %s", property, got, want)
		}
	}
}

// Pieces and marks stand out 3:1 from the squares they are on, by one of their
// two tones, and names 4.5:1.
func TestContrast(t *testing.T) {
	for _, name := range themes.Names {
		theme := read(t, name)
		for _, test := range []struct {
			square string
			least  float64
			tones  []string
		}{
			{"square-dark", 3, []string{"piece-white", "piece-white-line"}},
			{"square-dark", 3, []string{"piece-black", "piece-black-line"}},
			{"square-dark", 3, []string{"piece-white-king", "piece-white-line"}},
			{"square-dark", 3, []string{"piece-black-king", "piece-black-line"}},
			{"square-dark", 3, []string{"mark", "mark-case"}},
			{"square-light", 3, []string{"mark", "mark-case"}},
			{"square-dark", 4.5, []string{"name-on-dark"}},
			{"square-light", 4.5, []string{"name-on-light"}},
		} {
			var best float64
			for _, tone := range test.tones {
				best = max(best, contrast(t, theme[tone], theme[test.square]))
			}
			if best < test.least {
				t.Errorf("%s: %v on %s is %.2f:1, want %g", name, test.tones, test.square, best, test.least)
			}
		}
		if got := contrast(t, theme["mark"], theme["mark-case"]); got < 3 {
			t.Errorf("%s: the tones of a mark differ by %.2f:1", name, got)
		}
	}
}

func contrast(t *testing.T, a, b string) float64 {
	light, dark := luminance(t, a), luminance(t, b)
	if light < dark {
		light, dark = dark, light
	}
	return (light + 0.05) / (dark + 0.05)
}

// luminance is that of WCAG.
func luminance(t *testing.T, color string) float64 {
	t.Helper()
	rgb, err := strconv.ParseUint(strings.TrimPrefix(color, "#"), 16, 32)
	if err != nil {
		t.Fatal(err)
	}
	channel := func(shift int) float64 {
		c := float64(rgb>>shift&255) / 255
		if c <= 0.04045 {
			return c / 12.92
		}
		return math.Pow((c+0.055)/1.055, 2.4)
	}
	return 0.2126*channel(16) + 0.7152*channel(8) + 0.0722*channel(0)
}
