// Package widgets holds the parts that pages are made of: icons, dialogs,
// choices. They know nothing of games.
package widgets

import "github.com/maxence-charriere/go-app/v10/pkg/app"

const svgNamespace = "http://www.w3.org/2000/svg"

// glyphs holds the icons as paths of a 24×24 drawing, two units thick.
var glyphs = map[string]string{
	"back":     "M15 5l-7 7 7 7",
	"settings": "M12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8",
	"undo":     "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 010 11H8",
	"moves":    "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
	"menu":     "M4 6h16M4 12h16M4 18h16",
	"replay":   "M4 12a8 8 0 108-8c-2.6 0-4.6 1.2-6 3M6 3v4h4",
	"first":    "M6 5v14M18 5l-8 7 8 7",
	"previous": "M15 5l-7 7 7 7",
	"next":     "M9 5l7 7-7 7",
	"last":     "M18 5v14M6 5l8 7-8 7",
	"close":    "M6 6l12 12M18 6L6 18",
	"computer": "M4 5h16v11H4zM9 20h6M12 16v4",
	"people":   "M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7M2.5 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 010 6.500M18 14.500c2 .8 3.200 2.700 3.500 5.500",
	"trophy":   "M7 4h10v5a5 5 0 01-10 0zM7 6H4c0 3 1.500 5 3.500 5M17 6h3c0 3-1.500 5-3.500 5M12 14v4M8 20h8",
	"book":     "M12 6c-2-1.500-5-2-8-1.500v14c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500v-14c-3-.5-6 0-8 1.500zM12 6v14",
	"warning":  "M12 4L2.500 20h19zM12 10v4.500M12 17.500h.01",
	"sound":    "M5 9.500v5h3.500l4.500 4v-13l-4.500 4zM16.500 9a4.500 4.500 0 010 6",
	"mute":     "M5 9.500v5h3.500l4.500 4v-13l-4.500 4zM17 10l4 4M21 10l-4 4",
	"flip":     "M7 4v16M7 4L4 7M7 4l3 3M17 20V4M17 20l-3-3M17 20l3-3",
	"share":    "M12 3v12M12 3L8 7M12 3l4 4M6 11H5v9h14v-9h-1",
	"hint":     "M9.500 18h5M10.500 21h3M12 3a6 6 0 00-3.500 10.900V15h7v-1.100A6 6 0 0012 3z",
	"threat":   "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM12 8v5M12 16h.01",
	"code":     "M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16",
	"open":     "M14 4h6v6M20 4l-9 9M18 13v6H5V6h6",
	"flag":     "M6 21V4M6 4h12l-2.500 4L18 12H6",
	"draw":     "M5 9h14M5 15h14",
	"keys":     "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10",
	"check":    "M5 12.500l4.500 4.500L19 7.500",
	"copy":     "M9 9h11v11H9zM5 15H4V4h11v1",
	"type":     "M4 6h16M12 6v14M9 20h6",
	"install":  "M12 4v10M8 10l4 4 4-4M5 18h14",
}

// Icon draws the icon with a name, hidden from screen readers: what it stands
// on says it in words.
func Icon(name string) app.UI {
	return app.Elem("svg").XMLNS(svgNamespace).Class("icon").
		Attr("viewBox", "0 0 24 24").Aria("hidden", "true").
		Body(app.Elem("path").XMLNS(svgNamespace).Attr("d", glyphs[name]))
}
