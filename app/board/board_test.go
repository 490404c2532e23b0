package board_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func square(t testing.TB, text string) rules.Square {
	t.Helper()
	s, err := rules.ParseSquare(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// newGame starts the Brazilian game.
func newGame(t testing.TB) rules.Game {
	t.Helper()
	return startOf(t, "brazilian")
}

// startOf starts the game of a variant.
func startOf(t testing.TB, key string) rules.Game {
	t.Helper()
	v, ok := catalog.Find(key)
	if !ok {
		t.Fatalf("no variant %s", key)
	}
	g, err := rules.NewGame(v)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// viewOf shows a game, with what may move now.
func viewOf(g rules.Game) board.View {
	v := board.View{
		Files: g.Variant.Files, Ranks: g.Variant.Ranks, Plain: g.Variant.Plain, Name: "Tabuleiro",
		Game: g.Variant.Game, Set: "discs", Theme: "madeira",
		Labels:   map[rules.Square]string{},
		Playable: map[rules.Square]bool{},
		Movable:  map[rules.Square]bool{},
		Marks:    map[rules.Square]board.Mark{},
		Pieces:   board.Pieces(g),
	}
	for _, s := range g.Variant.Squares() {
		if name := g.Variant.SquareName(s); name != "" {
			v.Playable[s], v.Labels[s] = true, name
		}
	}
	for _, m := range g.Position().LegalMoves() {
		v.Movable[m.From()] = true
	}
	return v
}

func TestPicture(t *testing.T) {
	view := viewOf(newGame(t))
	for _, flipped := range []bool{false, true} {
		view.Flipped = flipped
		root := parse(t, &board.Board{View: view})

		t.Run(fmt.Sprintf("flipped %t: 64 squares at their places", flipped), func(t *testing.T) {
			rects := root.one(t, "squares").all("square")
			if len(rects) != 64 {
				t.Fatalf("%d squares", len(rects))
			}
			for i, rect := range rects {
				want := fmt.Sprint(64*(i%8), 64*(i/8), 64, 64)
				got := strings.Join([]string{rect.attr["x"], rect.attr["y"], rect.attr["width"], rect.attr["height"]}, " ")
				if got != want {
					t.Errorf("square %d is at %s, want %s", i, got, want)
				}
				if dark := (i%8+i/8)%2 == 1; rect.has("dark") != dark || rect.has("light") == dark {
					t.Errorf("square %d is %s, dark %t", i, rect.attr["class"], dark)
				}
			}
		})

		t.Run(fmt.Sprintf("flipped %t: the picture has squares of 64", flipped), func(t *testing.T) {
			if got := root.one(t, "picture").attr["viewBox"]; got != "0 0 512 512" {
				t.Errorf("view box %s", got)
			}
		})

		t.Run(fmt.Sprintf("flipped %t: pieces are drawn over the squares", flipped), func(t *testing.T) {
			var layers []string
			for _, layer := range root.one(t, "picture").children {
				layers = append(layers, layer.attr["class"])
			}
			want := []string{"squares", "coordinates", "marks", "over", "pieces", "marks", "arrows", "air"}
			if !slices.Equal(layers, want) {
				t.Errorf("layers %v, want %v", layers, want)
			}
		})
	}
}

func TestPiecesStandOnTheirSquares(t *testing.T) {
	view := viewOf(newGame(t))
	for _, test := range []struct {
		name    string
		flipped bool
		square  string
		want    string
	}{
		{"White at the bottom", false, "a1", "translate(0,448)"},
		{"White at the bottom, the far corner", false, "h8", "translate(448,0)"},
		{"Black at the bottom", true, "a1", "translate(448,0)"},
		{"Black at the bottom, not mirrored", true, "g1", "translate(64,0)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			view.Flipped = test.flipped
			for _, piece := range parse(t, &board.Board{View: view}).all("piece") {
				if piece.attr["data-at"] == test.square && piece.attr["transform"] != test.want {
					t.Errorf("the piece on %s is at %s, want %s", test.square, piece.attr["transform"], test.want)
				}
			}
		})
	}
}

// Another set draws other pieces at the same places.
func TestSetsShareTheirPlaces(t *testing.T) {
	view := viewOf(newGame(t))
	discs := parse(t, &board.Board{View: view}).all("piece")
	view.Set = "outlined"
	outlined := parse(t, &board.Board{View: view}).all("piece")
	if len(discs) != 24 || len(outlined) != 24 {
		t.Fatalf("%d and %d pieces", len(discs), len(outlined))
	}
	for i := range discs {
		if discs[i].attr["transform"] != outlined[i].attr["transform"] {
			t.Errorf("piece %d is at %s, then at %s", i, discs[i].attr["transform"], outlined[i].attr["transform"])
		}
		disc, outline := discs[i].children[0].attr, outlined[i].children[0].attr
		if want := strings.Replace(disc["href"], "discs", "outlined", 1); outline["href"] != want || want == disc["href"] {
			t.Errorf("piece %d is %s, want %s", i, outline["href"], want)
		}
	}
}

func TestGrid(t *testing.T) {
	view := viewOf(newGame(t))
	c3, d4 := square(t, "c3"), square(t, "d4")
	view.Marks = map[rules.Square]board.Mark{c3: board.Selected, d4: board.Target}
	root := parse(t, &board.Board{View: view})
	cells := map[string]*node{}
	for _, cell := range root.withRole("gridcell") {
		cells[cell.attr["data-square"]] = cell
	}

	t.Run("one named grid of 8 rows of 8 cells", func(t *testing.T) {
		grids, rows := root.withRole("grid"), root.withRole("row")
		if len(grids) != 1 || len(rows) != 8 || len(cells) != 64 || grids[0].attr["aria-label"] != "Tabuleiro" {
			t.Errorf("%d grids, %d rows, %d cells", len(grids), len(rows), len(cells))
		}
	})
	t.Run("the first cell is the top left square", func(t *testing.T) {
		if got := root.withRole("gridcell")[0].attr["data-square"]; got != "a8" {
			t.Errorf("it is %s", got)
		}
	})
	t.Run("Tab leads to one square alone", func(t *testing.T) {
		var stops []string
		for name, cell := range cells {
			if cell.attr["tabindex"] == "0" {
				stops = append(stops, name)
			}
		}
		if !slices.Equal(stops, []string{"a1"}) {
			t.Errorf("tab stops %v", stops)
		}
	})
	t.Run("squares that take no part cannot have the focus", func(t *testing.T) {
		for name, cell := range cells {
			_, focusable := cell.attr["tabindex"]
			if want := view.Playable[square(t, name)]; focusable != want {
				t.Errorf("%s focusable: %t", name, focusable)
			}
		}
	})
	t.Run("cells have the names of the view", func(t *testing.T) {
		if got := cells["c3"].attr["aria-label"]; got != "c3" {
			t.Errorf("c3 is called %q", got)
		}
	})
	t.Run("the piece picked up is selected", func(t *testing.T) {
		for name, cell := range cells {
			if _, selected := cell.attr["aria-selected"]; selected != (name == "c3") {
				t.Errorf("%s selected: %t", name, selected)
			}
		}
	})
	t.Run("fingers drag what may move and on targets, and scroll elsewhere", func(t *testing.T) {
		for name, want := range map[string]string{"c3": "cell movable", "d4": "cell target", "b2": "cell", "f6": "cell"} {
			if got := cells[name].attr["class"]; got != want {
				t.Errorf("%s is %q, want %q", name, got, want)
			}
		}
	})
	t.Run("squares are not translated", func(t *testing.T) {
		if got := root.one(t, "board").attr["translate"]; got != "no" {
			t.Errorf("translate is %q", got)
		}
	})
	t.Run("an inactive board has no tab stop", func(t *testing.T) {
		view := view
		view.Inactive = true
		root := parse(t, &board.Board{View: view})
		for _, cell := range root.withRole("gridcell") {
			if tabindex, ok := cell.attr["tabindex"]; ok {
				t.Errorf("%s has tabindex %s", cell.attr["data-square"], tabindex)
			}
		}
		root.one(t, "board", "inactive")
	})
}

func TestMarks(t *testing.T) {
	view := viewOf(newGame(t))
	for _, test := range []struct {
		name   string
		square string
		mark   board.Mark
		class  string
		above  bool
	}{
		{"the piece picked up", "c3", board.Selected, "selected", false},
		{"a target", "d4", board.Target, "target", false},
		{"a target where a piece stands", "f6", board.Target, "target", true},
		{"a piece that must capture", "c3", board.Must, "must", false},
		{"the last move", "d4", board.Last, "last", false},
		{"a square stepped on", "d4", board.Passed, "passed", false},
		{"a try refused", "d4", board.Refused, "refused", true},
		{"why it was refused", "c3", board.Blamed, "blamed", true},
		{"a hint", "c3", board.Hint, "hint", true},
		{"check", "c3", board.Check, "check", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			view.Marks = map[rules.Square]board.Mark{square(t, test.square): test.mark}
			root := parse(t, &board.Board{View: view})
			mark := root.one(t, "mark")
			if !mark.has(test.class) || mark.attr["data-at"] != test.square {
				t.Errorf("mark %q on %s", mark.attr["class"], mark.attr["data-at"])
			}
			if above := len(root.all("marks")[1].all("mark")) == 1; above != test.above {
				t.Errorf("over the pieces: %t", above)
			}
		})
	}
}

// Without colours, what a square is marked with still shows: no two marks share
// their outlines.
func TestMarksDifferInShape(t *testing.T) {
	view := viewOf(newGame(t))
	drawn := map[string]board.Mark{}
	for mark := board.Selected; mark <= board.Check; mark <<= 1 {
		view.Marks = map[rules.Square]board.Mark{square(t, "d4"): mark}
		var outline string
		for _, path := range parse(t, &board.Board{View: view}).one(t, "mark").children {
			outline += path.attr["class"] + path.attr["d"]
		}
		if other, taken := drawn[outline]; taken {
			t.Errorf("marks %d and %d look the same", mark, other)
		}
		drawn[outline] = mark
	}
}

func TestTakes(t *testing.T) {
	view := viewOf(newGame(t))
	d4, f4 := square(t, "d4"), square(t, "f4")
	view.Marks = map[rules.Square]board.Mark{d4: board.Target, f4: board.Target}
	view.Takes = map[rules.Square]int{d4: 3, f4: 1}
	takes := parse(t, &board.Board{View: view}).one(t, "takes")
	if text := takes.children[1].text; takes.attr["data-at"] != "d4" || text != "3" {
		t.Errorf("%s takes %s", takes.attr["data-at"], text)
	}
}

func TestArrows(t *testing.T) {
	view := viewOf(newGame(t))
	view.Arrows = []board.Arrow{
		{Path: []rules.Square{square(t, "c3"), square(t, "e5"), square(t, "g3")}, Kind: board.Better},
		{Path: []rules.Square{square(t, "a3"), square(t, "b4")}, Kind: board.Tried},
	}
	root := parse(t, &board.Board{View: view})
	if got := root.one(t, "arrow", "better").all("core")[0].attr["d"]; !strings.HasPrefix(got, "M169.1 342.9L288.0 224.0L") {
		t.Errorf("the arrow goes %s, want by e5", got)
	}
	root.one(t, "arrow", "tried")
}

func TestCoordinates(t *testing.T) {
	view := viewOf(newGame(t))
	view.Coordinates = map[rules.Square]string{
		square(t, "a1"): "a1", square(t, "b1"): "b", square(t, "a2"): "2", square(t, "c3"): "22",
	}
	var got []string
	for _, text := range parse(t, &board.Board{View: view}).one(t, "coordinates").children {
		got = append(got, text.text+" "+text.attr["class"]+" "+text.attr["x"]+","+text.attr["y"])
	}
	want := []string{
		"22 number dark 130,332", "2 number light 2,396",
		"1 number dark 2,460", "a letter dark 61,508", "b letter light 125,508",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

// On the board of every variant the squares that are played on are the dark ones.
func TestEveryVariantPlaysOnTheDarkSquares(t *testing.T) {
	for _, v := range catalog.All {
		t.Run(v.Key, func(t *testing.T) {
			view := viewOf(startOf(t, v.Key))
			for _, flipped := range []bool{false, true} {
				view.Flipped = flipped
				root := parse(t, &board.Board{View: view})
				rects, cells := root.one(t, "squares").all("square"), root.withRole("gridcell")
				if n := v.Files * v.Ranks; len(rects) != n || len(cells) != n {
					t.Fatalf("%d squares and %d cells, want %d", len(rects), len(cells), n)
				}
				for i, cell := range cells { // in the order of the squares
					playable := view.Playable[square(t, cell.attr["data-square"])]
					if rects[i].has("dark") != playable {
						t.Errorf("flipped %t: %s is %s", flipped, cell.attr["data-square"], rects[i].attr["class"])
					}
					if _, focusable := cell.attr["tabindex"]; focusable != playable {
						t.Errorf("flipped %t: %s focusable: %t", flipped, cell.attr["data-square"], focusable)
					}
				}
			}
		})
	}
}

func TestAPlainBoardHasLinesBetweenTheSquares(t *testing.T) {
	for key, want := range map[string]int{"turkish": 1, "brazilian": 0} {
		view := viewOf(startOf(t, key))
		for name, ui := range map[string]app.UI{"board": &board.Board{View: view}, "mini": &board.Mini{View: view}} {
			lines := parse(t, ui).all("lines")
			if len(lines) != want {
				t.Errorf("%s: %d groups of lines on the %s, want %d", key, len(lines), name, want)
			}
			if len(lines) == 1 && strings.Count(lines[0].attr["d"], "M") != 14 {
				t.Errorf("%s: the lines of the %s are %s", key, name, lines[0].attr["d"])
			}
		}
	}
}

// What is written on a board of 100 squares is as big as on one of 64 that is as wide.
func TestWhatIsWrittenGrowsWithTheBoard(t *testing.T) {
	for key, want := range map[string]struct{ size, takes string }{
		"english":       {"11", "translate(128,0)"},
		"international": {"14", "translate(128,0) translate(-16,0) scale(1.25)"},
	} {
		view := viewOf(startOf(t, key))
		top := rules.At(2, view.Ranks-1)
		view.Marks, view.Takes = map[rules.Square]board.Mark{top: board.Target}, map[rules.Square]int{top: 2}
		root := parse(t, &board.Board{View: view})
		got := struct{ size, takes string }{
			root.one(t, "coordinates").attr["font-size"], root.one(t, "takes").attr["transform"],
		}
		if got != want {
			t.Errorf("%s: %+v, want %+v", key, got, want)
		}
	}
}

func TestASketchHasADiscForEachPiece(t *testing.T) {
	view := viewOf(startOf(t, "thai"))
	view.Set = "outlined"
	root := parse(t, &board.Mini{View: view, Sketch: true})
	if n := len(root.all("piece")); n != 0 {
		t.Errorf("%d pieces are drawn one by one", n)
	}
	for _, color := range []string{"white", "black"} {
		if n := strings.Count(root.one(t, "sketch", color, "outlined").attr["d"], "Z"); n != 8 {
			t.Errorf("%d %s discs, want 8", n, color)
		}
	}
	if d := root.one(t, "sketch", "black").attr["d"]; !strings.HasPrefix(d, "M10 96a22") {
		t.Errorf("the discs are %s, want the first one round 32,96", d)
	}
}

func TestMini(t *testing.T) {
	root := parse(t, &board.Mini{View: viewOf(newGame(t))})
	picture := root.one(t, "picture")
	if picture.attr["role"] != "img" || picture.attr["aria-label"] != "Tabuleiro" {
		t.Errorf("the picture is %v", picture.attr)
	}
	unnamed := viewOf(newGame(t))
	unnamed.Name = ""
	attr := parse(t, &board.Mini{View: unnamed}).one(t, "picture").attr
	if _, hidden := attr["aria-hidden"]; !hidden || attr["role"] != "" {
		t.Errorf("the picture without a name is %v", attr)
	}
	if pieces, cells := len(root.all("piece")), len(root.withRole("gridcell")); pieces != 24 || cells != 0 {
		t.Errorf("%d pieces and %d cells", pieces, cells)
	}
}
