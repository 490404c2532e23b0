package board

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/rules"
)

// shape is how a mark is drawn: paths in the square at the origin, each with a
// class that colours it. Every shape has a dark and a light part, so that it is
// seen on the squares of any theme.
type shape struct {
	mark     Mark
	class    string
	above    bool // over the pieces
	occupied int  // +1 only where a piece stands, -1 only where none does
	parts    []part
}

type part struct{ class, path string }

// shapes are drawn in this order.
var shapes = []shape{
	{mark: Last, class: "last", parts: []part{
		{"tint", "M0 0H64V64H0Z"},
		{"case", brackets}, {"core", brackets},
	}},
	{mark: Selected, class: "selected", parts: []part{
		{"core", "M2 2H62V62H2Z"}, {"case", "M5 5H59V59H5Z"},
	}},
	{mark: Must, class: "must", parts: twoTone(28.5, 25.5)},
	{mark: Check, class: "check", parts: append(twoTone(28.5, 25.5), badge, part{"sign", shout})},
	{mark: Target, class: "target", occupied: -1, parts: []part{{"dot", circle(32, 32, 9.6)}}},
	{mark: Passed, class: "passed", occupied: -1, parts: []part{{"dot", circle(32, 32, 5)}}},
	{mark: Target, class: "target", above: true, occupied: 1, parts: twoTone(26.2, 22.7)},
	{mark: Blamed, class: "blamed", above: true, parts: dashed(27.5)},
	{mark: Hint, class: "hint", above: true, parts: append(dashed(27.5), badge, part{"sign", bulb})},
	{mark: Good, class: "grade good", above: true, parts: []part{{"badge", seal}, {"stroke", tick}}},
	{mark: Imprecise, class: "grade imprecise", above: true, parts: []part{{"badge", seal}, {"stroke", doubting}}},
	{mark: Mistake, class: "grade mistake", above: true, parts: []part{{"badge", seal}, {"stroke", asking}}},
	{mark: Blunder, class: "grade blunder", above: true, parts: []part{{"badge", seal}, {"stroke", shaking}}},
	{mark: Refused, class: "refused", above: true, parts: []part{{"case", cross}, {"core", cross}}},
}

const (
	brackets = "M3 17V3H17M47 3H61V17M61 47V61H47M17 61H3V47"
	cross    = "M17 17L47 47M47 17L17 47"
	bulb     = "M54 3a4.7 4.7 0 0 1 2.8 8.5V13H51.2V11.5A4.7 4.7 0 0 1 54 3ZM52 14.2h4v1.3h-4Z"
	shout    = "M52.6 3.5h2.8l-.5 7.6h-1.8ZM52.7 13h2.6v2.6h-2.6Z"
)

// badge is a disc in the top right corner, for a sign.
var badge = part{"badge", circle(54, 10, 9)}

// seal is a larger disc there, for a grade, and what is written on it.
const (
	seal     = "M38.5 13a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0Z"
	tick     = "M44.5 13.5l4.5 4.5L57.5 9"
	asking   = "M47.7 9.5a3.3 3.3 0 1 1 5 2.8c-1.3.8-1.7 1.3-1.7 2.7M51 19v.01"
	doubting = "M43.2 9.5a3.3 3.3 0 1 1 5 2.8c-1.3.8-1.7 1.3-1.7 2.7M46.5 19v.01M56 6.5V15M56 19v.01"
	shaking  = "M42.2 9.5a3.3 3.3 0 1 1 5 2.8c-1.3.8-1.7 1.3-1.7 2.7M45.5 19v.01M53.2 9.5a3.3 3.3 0 1 1 5 2.8c-1.3.8-1.7 1.3-1.7 2.7M56.5 19v.01"
)

func circle(x, y, r float64) string {
	return fmt.Sprintf("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0Z", x-r, y, r, r, 2*r, r, r, -2*r)
}

func twoTone(outer, inner float64) []part {
	return []part{{"core", circle(32, 32, outer)}, {"case", circle(32, 32, inner)}}
}

func dashed(r float64) []part {
	return []part{{"case", circle(32, 32, r)}, {"core dashes", circle(32, 32, r)}}
}

// marks is a layer of marks, under or over the pieces.
type marks struct {
	app.Compo

	Layout   layout
	Above    bool
	Marks    map[rules.Square]Mark
	Takes    map[rules.Square]int
	Occupied map[rules.Square]bool
}

func (c *marks) Render() app.UI {
	var body []app.UI
	for _, s := range c.Layout.squares() {
		on := c.Marks[s]
		if on == 0 {
			continue
		}
		for i := range shapes {
			if shape := &shapes[i]; on&shape.mark != 0 && c.Above == shape.above && shape.fits(c.Occupied[s]) {
				body = append(body, shape.draw(c.Layout, s))
			}
		}
		if c.Above && on&Target != 0 && c.Takes[s] > 1 {
			body = append(body, takes(c.Layout, s, c.Takes[s]))
		}
	}
	return svg("g").Class("marks").Body(body...)
}

func (s *shape) fits(occupied bool) bool {
	return s.occupied == 0 || occupied == (s.occupied > 0)
}

func (s *shape) draw(l layout, on rules.Square) app.UI {
	paths := make([]app.UI, len(s.parts))
	for i, p := range s.parts {
		paths[i] = svg("path").Class(p.class).Attr("d", p.path)
	}
	return svg("g").Class("mark", s.class).DataSet("at", on.String()).
		Attr("transform", l.moveTo(on)).Body(paths...)
}

// takes writes how many pieces the capture that ends on a square takes, in its
// top right corner: on the screen as big as on a board of eight files.
func takes(l layout, on rules.Square, n int) app.UI {
	transform := l.moveTo(on)
	if l.files > 8 {
		transform += fmt.Sprintf(" translate(%d,0) scale(%g)", unit*(8-l.files)/8, float64(l.files)/8)
	}
	return svg("g").Class("takes").DataSet("at", on.String()).Attr("transform", transform).Body(
		svg("path").Class("badge").Attr("d", badge.path),
		svg("text").Attr("x", 54).Attr("y", 15).Text(n),
	)
}

// arrows is the highest layer.
type arrows struct {
	app.Compo

	Layout layout
	Arrows []Arrow
}

func (c *arrows) Render() app.UI {
	var body []app.UI
	for _, a := range c.Arrows {
		shaft, head := c.Layout.arrow(a.Path)
		body = append(body, svg("g").Class("arrow", a.Kind.class()).Body(
			svg("path").Class("case").Attr("d", shaft),
			svg("path").Class("case head").Attr("d", head),
			svg("path").Class("core").Attr("d", shaft),
			svg("path").Class("core head").Attr("d", head),
		))
	}
	return svg("g").Class("arrows").Body(body...)
}

func (k ArrowKind) class() string { return [...]string{"better", "tried", "danger"}[k] }

// arrow returns the line and the head of an arrow through the centres of squares.
func (l layout) arrow(path []rules.Square) (shaft, head string) {
	if len(path) < 2 {
		return "", ""
	}
	const (
		start  = 0.20 // the line begins off the centre, so that it shows its origin
		length = 0.34
		width  = 0.21
	)
	points := make([]point, len(path))
	for i, s := range path {
		points[i] = l.center(s)
	}
	n := len(points) - 1
	before, tip := points[n-1], points[n]
	dx, dy := (tip.x-before.x)/before.distance(tip), (tip.y-before.y)/before.distance(tip)
	neck := point{tip.x - dx*length, tip.y - dy*length}
	points[0] = points[0].towards(points[1], start/points[0].distance(points[1]))
	points[n] = neck.towards(tip, 0.2)
	return line(points), line([]point{
		{neck.x - dy*width, neck.y + dx*width}, tip, {neck.x + dy*width, neck.y - dx*width},
	}) + "Z"
}

func line(points []point) string {
	var b strings.Builder
	for i, p := range points {
		b.WriteString([...]string{"M", "L"}[min(i, 1)])
		b.WriteString(decimal(p.x * unit))
		b.WriteByte(' ')
		b.WriteString(decimal(p.y * unit))
	}
	return b.String()
}

func decimal(f float64) string { return strconv.FormatFloat(f, 'f', 1, 64) }
