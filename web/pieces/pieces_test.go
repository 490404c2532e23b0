package pieces_test

import (
	"encoding/xml"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/rules/catalog"
	"tabuleiro/web/pieces"
)

// roles are the pieces that a set of a game has for each colour.
var roles = map[string][]string{"draughts": {"man", "king"}}

func TestSetsAreComplete(t *testing.T) {
	sprite := pieces.Sprite()
	for _, v := range catalog.All {
		sets := pieces.Sets(v.Game)
		if len(sets) == 0 || len(roles[v.Game]) == 0 {
			t.Errorf("%s has sets %v, roles %v", v.Game, sets, roles[v.Game])
		}
		for _, set := range sets {
			for _, color := range []string{"white", "black"} {
				for _, role := range roles[v.Game] {
					id := strings.Join([]string{v.Game, set, color, role}, "-")
					if strings.Count(sprite, `<symbol id="`+id+`" viewBox="0 0 100 100">`) != 1 {
						t.Errorf("the sprite has no symbol %s", id)
					}
				}
			}
		}
	}
}

func TestSets(t *testing.T) {
	if got := pieces.Sets("draughts"); !slices.Equal(got, []string{"discs", "outlined"}) {
		t.Errorf("the sets of draughts are %v", got)
	}
	if got := pieces.Sets("go"); len(got) != 0 {
		t.Errorf("a game that is not there has %v", got)
	}
}

func TestSpriteIsXML(t *testing.T) {
	if err := xml.Unmarshal([]byte(pieces.Sprite()), new(struct{})); err != nil {
		t.Error(err)
	}
}

// drawings returns the text of each file.
func drawings(t *testing.T) map[string]string {
	t.Helper()
	names, err := fs.Glob(os.DirFS("."), "*/*/*.svg")
	if err != nil || len(names) == 0 {
		t.Fatal("no drawings", err)
	}
	texts := map[string]string{}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(text)
	}
	return texts
}

func TestDrawingsAreSmallAndPlain(t *testing.T) {
	for name, text := range drawings(t) {
		if len(text) >= 1024 {
			t.Errorf("%s has %d bytes", name, len(text))
		}
		if !strings.HasPrefix(text, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">`) {
			t.Errorf("%s begins %.80s", name, text)
		}
		for _, banned := range []string{" id=", " style=", "<style", "<metadata", "<!--"} {
			if strings.Contains(text, banned) {
				t.Errorf("%s has %q", name, banned)
			}
		}
	}
}

// ellipse is what the bodies of our pieces are made of.
type ellipse struct{ cx, cy, rx, ry, stroke float64 }

// ellipses returns the outlined ellipses and circles of a drawing: not its
// shadow, nor what is drawn within.
func ellipses(t *testing.T, text string) []ellipse {
	t.Helper()
	var found []ellipse
	widths := []float64{0} // stroke width, inherited
	decoder := xml.NewDecoder(strings.NewReader(text))
	for {
		token, err := decoder.Token()
		if err != nil {
			return found
		}
		switch token := token.(type) {
		case xml.StartElement:
			values := map[string]float64{"stroke-width": widths[len(widths)-1]}
			for _, a := range token.Attr {
				if n, err := strconv.ParseFloat(a.Value, 64); err == nil {
					values[a.Name.Local] = n
				}
			}
			widths = append(widths, values["stroke-width"])
			e := ellipse{values["cx"], values["cy"], values["rx"] + values["r"], values["ry"] + values["r"], values["stroke-width"]}
			if e.rx > 0 && e.stroke > 0 {
				found = append(found, e)
			}
		case xml.EndElement:
			widths = widths[:len(widths)-1]
		}
	}
}

// In a square of 64 a man takes 48, 8 from each side; a king stands higher.
func TestPiecesAre48In64(t *testing.T) {
	const scale = 64.0 / 100
	for name, text := range drawings(t) {
		if !strings.HasPrefix(name, "draughts/") {
			continue
		}
		left, right, top, bottom := 100.0, 0.0, 100.0, 0.0
		for _, e := range ellipses(t, text) {
			left, right = min(left, e.cx-e.rx-e.stroke/2), max(right, e.cx+e.rx+e.stroke/2)
			top, bottom = min(top, e.cy-e.ry-e.stroke/2), max(bottom, e.cy+e.ry+e.stroke/2)
		}
		if left*scale != 8 || right*scale != 56 || bottom*scale != 56 {
			t.Errorf("%s goes from %g to %g, down to %g, want 8, 56, 56", name, left*scale, right*scale, bottom*scale)
		}
		if man := strings.HasSuffix(name, "man.svg"); man && top*scale != 8 || top*scale < 0 {
			t.Errorf("%s begins %g from the top", name, top*scale)
		}
	}
}

// In the outlined set white is a ring and black is full, so that they differ
// without colours, in any theme.
func TestOutlinedDiffersInShape(t *testing.T) {
	texts := drawings(t)
	for _, role := range roles["draughts"] {
		white := ellipses(t, texts["draughts/outlined/white-"+role+".svg"])[0]
		black := ellipses(t, texts["draughts/outlined/black-"+role+".svg"])[0]
		if white.stroke < 8 || black.stroke > 3 {
			t.Errorf("%s: white has an outline of %g, black of %g", role, white.stroke, black.stroke)
		}
	}
}

// A king has a crown, whatever its colour.
func TestKingsHaveACrown(t *testing.T) {
	for name, text := range drawings(t) {
		crowned := strings.Contains(text, "<path")
		if king := strings.HasSuffix(name, "-king.svg"); king != crowned {
			t.Errorf("%s has a crown: %t", name, crowned)
		}
	}
}
