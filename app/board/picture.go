package board

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/rules"
)

// svg returns an element of the picture.
func svg(tag string) app.HTMLElem { return app.Elem(tag).XMLNS("http://www.w3.org/2000/svg") }

// picture returns the drawing that holds the layers of a board.
func picture(l layout, layers ...app.UI) app.HTMLElem {
	return svg("svg").Class("picture").
		Attr("viewBox", "0 0 "+strconv.Itoa(unit*l.files)+" "+strconv.Itoa(unit*l.ranks)).
		Body(layers...)
}

func translate(x, y int) string {
	return "translate(" + strconv.Itoa(x) + "," + strconv.Itoa(y) + ")"
}

// moveTo returns the transform that puts a drawing on a square.
func (l layout) moveTo(s rules.Square) string { return translate(l.corner(s)) }

// squares is the lowest layer: it changes when the board is turned, never in play.
type squares struct {
	app.Compo

	Layout layout
}

func (c *squares) Render() app.UI {
	var body []app.UI
	for _, s := range c.Layout.squares() {
		x, y := c.Layout.corner(s)
		body = append(body, svg("rect").Class("square", c.Layout.shade(s)).
			Attr("x", x).Attr("y", y).Attr("width", unit).Attr("height", unit))
	}
	return svg("g").Class("squares").Body(append(body, c.Layout.lines())...)
}

// lines returns the lines between the squares of a plain board, nil on others.
func (l layout) lines() app.UI {
	if !l.plain {
		return nil
	}
	var b strings.Builder
	for column := 1; column < l.files; column++ {
		fmt.Fprintf(&b, "M%d 0v%d", unit*column, unit*l.ranks)
	}
	for row := 1; row < l.ranks; row++ {
		fmt.Fprintf(&b, "M0 %dh%d", unit*row, unit*l.files)
	}
	return svg("path").Class("lines").Attr("d", b.String())
}

func (l layout) shade(s rules.Square) string {
	if l.dark(s) {
		return "dark"
	}
	return "light"
}

// coordinates are the names written into squares: what is a number stands in the
// top left corner, what is a letter in the bottom right one, out of the way of a disc.
type coordinates struct {
	app.Compo

	Layout layout
	Names  map[rules.Square]string
}

func (c *coordinates) Render() app.UI {
	var texts []app.UI
	for _, s := range c.Layout.squares() {
		x, y := c.Layout.corner(s)
		letters := strings.TrimFunc(c.Names[s], unicode.IsDigit)
		if digits := strings.TrimPrefix(c.Names[s], letters); digits != "" {
			texts = append(texts, svg("text").Class("number", c.Layout.shade(s)).
				Attr("x", x+2).Attr("y", y+12).Text(digits))
		}
		if letters != "" {
			texts = append(texts, svg("text").Class("letter", c.Layout.shade(s)).
				Attr("x", x+unit-3).Attr("y", y+unit-4).Text(letters))
		}
	}
	return svg("g").Class("coordinates").Attr("font-size", c.Layout.nameSize()).Body(texts...)
}

// nameSize returns how high the names of squares are: on the screen as high as
// on a board of eight files.
func (l layout) nameSize() int { return (11*l.files + 4) / 8 }

// pieces is the layer of the pieces. A piece keeps its element for the whole
// game and slides when its transform changes.
type pieces struct {
	app.Compo

	Layout    layout
	Game, Set string
	Pieces    []Piece
}

func (c *pieces) Render() app.UI {
	groups := make([]app.UI, len(c.Pieces))
	for i, p := range c.Pieces {
		groups[i] = c.piece(p)
	}
	return svg("g").Class("pieces").Body(groups...)
}

func (c *pieces) piece(p Piece) app.UI {
	class := "piece " + p.Color.String() + " " + string(p.Role)
	body := []app.UI{figure(symbol(c.Game, c.Set, p.Piece))}
	if p.Taken {
		class += " taken"
	}
	if p.Ghost {
		class += " ghost"
		body = append(body, svg("path").Class("cross case").Attr("d", cross), svg("path").Class("cross").Attr("d", cross))
	}
	return svg("g").Class(class).DataSet("at", p.Square.String()).
		Attr("transform", c.Layout.moveTo(p.Square)).Body(body...)
}

// figure draws a symbol in the square at the origin.
func figure(href string) app.UI {
	return svg("use").Attr("width", unit).Attr("height", unit).Attr("href", href)
}

// symbol returns the reference of a piece in the sprite of the page.
func symbol(game, set string, p rules.Piece) string {
	return "#" + game + "-" + set + "-" + p.Color.String() + "-" + string(p.Role)
}
