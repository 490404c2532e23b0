package pages

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// elem returns an element. The compiler would put the whole of app.Elem and of
// the methods called on it into each of two hundred places.
//
//go:noinline
func elem(tag string) app.HTMLElem { return app.Elem(tag) }

// line is an element with a class, or "", and a text.
//
//go:noinline
func line(tag, class, text string) app.HTMLElem { return group(tag, class).Text(text) }

// group is an element with a class, or "", and what is in it.
//
//go:noinline
func group(tag, class string, body ...app.UI) app.HTMLElem {
	e := elem(tag).Body(body...)
	if class != "" {
		e = e.Class(class)
	}
	return e
}

// anchor is a link to a page, with a class and what is in it.
//
//go:noinline
func anchor(to route, class string, body ...app.UI) app.HTMLElem {
	return group("a", class, body...).Attr("href", to.href())
}

// button returns a button with what is written on it, what it does and classes.
//
//go:noinline
func button(label string, do app.EventHandler, classes ...string) app.HTMLElem {
	return elem("button").Attr("type", "button").Class(classes...).OnClick(do).Text(label)
}

// plainField returns a field or an area without what browsers do to prose that is
// typed. Attributes are names and values in turn.
//
//go:noinline
func plainField[E interface{ Attr(string, any) E }](field E, attributes ...string) E {
	attributes = append(attributes, "autocomplete", "off", "autocapitalize", "none", "autocorrect", "off", "spellcheck", "false", "translate", "no")
	for n := 0; n < len(attributes); n += 2 {
		field = field.Attr(attributes[n], attributes[n+1])
	}
	return field
}
