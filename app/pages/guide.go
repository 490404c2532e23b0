package pages

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
	"tabuleiro/app/learn"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
)

// guidePage teaches Brazilian draughts lesson by lesson: their list, or one of
// them.
type guidePage struct {
	app.Compo

	Shell   *shell
	Edition int    // of the shell
	Lesson  string // "" for the list

	at string // the lesson that was shown last
}

// OnMount begins.
func (g *guidePage) OnMount(ctx app.Context) { g.at = g.Lesson }

// OnUpdate puts the focus on the title of a lesson that the person turned to.
func (g *guidePage) OnUpdate(ctx app.Context) {
	if g.at != g.Lesson {
		g.at = g.Lesson
		ctx.Defer(func(app.Context) { focus(".guide h2") })
	}
}

// Render draws the page.
func (g *guidePage) Render() app.UI {
	t := g.Shell.text
	main := elem("main").Class("page", "guide")
	page, ok := g.Shell.lessons(learn.Guide)
	lesson, n, found := page.Find(g.Lesson)
	switch {
	case !ok:
		return main.Body(pageTop(t, t.Learn.Title), elem("div").Class("content").Body(g.Shell.awaited()))
	case !found:
		return main.Body(pageTop(t, t.Learn.Title), g.contents(page))
	}
	all := page.Sections()
	return main.Body(
		elem("header").Class("top").Body(
			elem("a").Class("plain").Attr("href", route{page: learning}.href()).Aria("label", t.Learn.Contents).Body(widgets.Icon("back")),
			elem("h1").Text(t.Learn.Title),
			line("span", "note", strconv.Itoa(n+1)+" / "+strconv.Itoa(len(all))),
		),
		elem("progress").Attr("max", len(all)).Attr("value", n+1).Aria("hidden", true),
		elem("article").Class("content").Body(
			elem("h2").Attr("tabindex", -1).Text(lesson.Title),
			sectionBody(g.Shell, learn.Guide, lesson, g.done),
		),
		g.turning(all, n),
	)
}

// done leads on: Enter turns to the next lesson.
func (g *guidePage) done(ctx app.Context) {
	g.Shell.edition++
	ctx.Defer(func(app.Context) { focus(".guide .turning .primary") })
}

// turning is the way to the lessons before and after.
func (g *guidePage) turning(all []learn.Section, n int) app.UI {
	t := g.Shell.text.Learn
	var ways []app.UI
	if n > 0 {
		ways = append(ways, elem("a").Class("button").Attr("href", lessonLink(all[n-1].ID)).Text(t.Previous))
	}
	if n+1 < len(all) {
		ways = append(ways, elem("a").Class("primary").Attr("href", lessonLink(all[n+1].ID)).Text(t.Next))
	} else {
		ways = append(ways, button(t.PlayNow, g.play, "primary"))
	}
	return elem("nav").Class("turning").Body(ways...)
}

func lessonLink(id string) string { return route{page: learning, rule: id}.href() }

// play begins the first game. One that is open is gone on with.
func (g *guidePage) play(app.Context, app.Event) {
	c := store.Choice{Variant: "brazilian", Mode: store.Computer, Level: ai.Beginner, Side: "white"}
	if g.Shell.forfeits(c) {
		visit(route{page: playing, variant: c.Variant, mode: c.Mode}.href())
		return
	}
	g.Shell.begin(c)
}

// contents lists the lessons, with those that are done.
func (g *guidePage) contents(page learn.Page) app.UI {
	t := g.Shell.text.Learn
	progress := g.Shell.store.Progress()
	next, done, all := "", 0, 0
	for _, s := range page.Sections() {
		if len(s.Tasks) == 0 {
			continue
		}
		if all++; progress.Has(learn.Guide + "/" + s.ID) {
			done++
		} else if next == "" {
			next = s.ID
		}
	}
	start := t.Start
	if done > 0 {
		start = t.GoOn
	}
	var ways []app.UI
	if next != "" {
		ways = append(ways, elem("a").Class("primary").Attr("href", lessonLink(next)).Text(start))
	}
	principles := page.Parts[len(page.Parts)-1]
	ways = append(ways,
		elem("a").Class("button").Attr("href", lessonLink(principles.Sections[0].ID)).Text(principles.Title),
		button(t.PlayNow, g.play),
	)
	parts := make([]app.UI, len(page.Parts))
	for i, p := range page.Parts {
		parts[i] = g.part(p, progress)
	}
	return elem("div").Class("content").Body(
		line("p", "brief", page.Brief),
		elem("div").Class("actions").Body(ways...),
		line("p", "note", t.Progress(done, all)),
		elem("nav").Class("contents").Aria("label", t.Contents).Body(parts...),
		learnLinks(g.Shell, "brazilian"),
	)
}

func (g *guidePage) part(p learn.Part, progress store.Progress) app.UI {
	return elem("section").ID(p.ID).Body(
		elem("h2").Text(p.Title),
		elem("ol").Body(app.Range(p.Sections).Slice(func(i int) app.UI {
			s := p.Sections[i]
			link := elem("a").Attr("href", lessonLink(s.ID))
			if progress.Has(learn.Guide + "/" + s.ID) {
				link = link.Class("done").Body(app.Text(s.Title), widgets.Icon("check"), line("span", "visually-hidden", g.Shell.text.Learn.Done))
			} else {
				link = link.Text(s.Title)
			}
			return elem("li").Body(link)
		})),
	)
}

// learnLinks lead to the other pages that teach, and to the rules of a variant if
// it is not "".
func learnLinks(s *shell, variant string) app.UI {
	links := []app.UI{
		pageLink("flip", s.text.Learn.Compare, route{page: compared}),
		pageLink("computer", s.text.Learn.Computer, route{page: thinking}),
	}
	if variant != "" {
		links = append(links, pageLink("book", s.text.Rules.Title, route{page: ruleBook, variant: variant}))
	}
	return elem("nav").Class("links").Body(links...)
}
