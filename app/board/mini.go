package board

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Mini is a still picture of a position, for cards and lists.
type Mini struct {
	app.Compo

	View View
}

// Render draws the squares and the pieces, in few elements.
func (m *Mini) Render() app.UI {
	v, l := &m.View, m.View.layout()
	return app.Elem("div").Class("board mini").DataSet("board", v.Theme).Attr("translate", "no").Body(
		picture(l,
			svg("rect").Class("square light").Attr("width", unit*l.files).Attr("height", unit*l.ranks),
			svg("path").Class("square dark").Attr("d", l.darkPath()),
			&marks{Layout: l, Marks: v.Marks},
			&pieces{Layout: l, Game: v.Game, Set: v.Set, Pieces: v.Pieces},
			&arrows{Layout: l, Arrows: v.Arrows},
		).Role("img").Aria("label", v.Name),
	)
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
