package board

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/rules"
)

// Mini is a still picture of a position, for cards and lists. Without a name it
// is hidden from screen readers: what it stands beside says what it is.
type Mini struct {
	app.Compo

	View   View
	Sketch bool // every piece is a disc, those of a side one element: for many small boards
}

// Render draws the squares and the pieces, in few elements.
func (m *Mini) Render() app.UI {
	v, l := &m.View, m.View.layout()
	layers := []app.UI{
		svg("rect").Class("square light").Attr("width", unit*l.files).Attr("height", unit*l.ranks),
		svg("path").Class("square dark").Attr("d", l.darkPath()),
		l.lines(),
	}
	if m.Sketch {
		layers = append(layers, v.sketch(rules.White), v.sketch(rules.Black))
	} else {
		layers = append(layers,
			&marks{Layout: l, Marks: v.Marks},
			&pieces{Layout: l, Game: v.Game, Set: v.Set, Pieces: v.Pieces},
			&arrows{Layout: l, Arrows: v.Arrows},
		)
	}
	picture := picture(l, layers...)
	if v.Name == "" {
		picture = picture.Aria("hidden", true)
	} else {
		picture = picture.Role("img").Aria("label", v.Name)
	}
	return app.Elem("div").Class("board mini").DataSet("board", v.Theme).Attr("translate", "no").Body(picture)
}

// sketch draws the pieces of a side as discs.
func (v *View) sketch(c rules.Color) app.UI {
	var b strings.Builder
	for _, p := range v.Pieces {
		if p.Color == c && !p.Taken {
			center := v.layout().center(p.Square)
			b.WriteString(circle(unit*center.x, unit*center.y, 22))
		}
	}
	return svg("path").Class("sketch", c.String(), v.Set).Attr("d", b.String())
}

// darkPath returns the outline of all the dark squares.
func (l layout) darkPath() string {
	var b strings.Builder
	for _, s := range l.squares() {
		if x, y := l.corner(s); l.dark(s) {
			fmt.Fprintf(&b, "M%d %dh%dv%dh-%dz", x, y, unit, unit, unit)
		}
	}
	return b.String()
}
