package pages

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
	"tabuleiro/app/learn"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
)

// lesson draws one lesson of the guide.
func (p *learnPage) lesson(all []learn.Section, lesson learn.Section, n int) app.UI {
	t := p.Shell.text.Learn
	return elem("main").Class("page", "learn", "guide").Body(
		elem("header").Class("top").Body(
			elem("a").Class("plain").Attr("href", route{page: learning}.href()).Aria("label", t.Contents).Body(widgets.Icon("back")),
			elem("h1").Text(t.Title),
			line("span", "note", strconv.Itoa(n+1)+" / "+strconv.Itoa(len(all))),
		),
		elem("progress").Attr("max", len(all)).Attr("value", n+1).Aria("hidden", true),
		elem("article").Class("content").Body(
			elem("h2").Attr("tabindex", -1).Text(lesson.Title),
			sectionBody(p.Shell, learn.Guide, lesson, p.done),
		),
		p.turning(all, n),
	)
}

// done leads on: Enter turns to the next lesson.
func (p *learnPage) done(ctx app.Context) {
	p.Shell.edition++
	ctx.Defer(func(app.Context) { reveal(".guide .turning .primary", "nearest") })
}

// turning is the way to the lessons before and after.
func (p *learnPage) turning(all []learn.Section, n int) app.UI {
	t := p.Shell.text.Learn
	var ways []app.UI
	if n > 0 {
		ways = append(ways, elem("a").Class("button").Attr("href", lessonLink(all[n-1].ID)).Text(t.Previous))
	}
	if n+1 < len(all) {
		ways = append(ways, elem("a").Class("primary").Attr("href", lessonLink(all[n+1].ID)).Text(t.Next))
	} else {
		ways = append(ways, button(t.PlayNow, p.play, "primary"))
	}
	return elem("nav").Class("turning").Body(ways...)
}

func lessonLink(id string) string { return route{page: learning, rule: id}.href() }

// play begins the first game. One that is open is gone on with.
func (p *learnPage) play(app.Context, app.Event) {
	c := store.Choice{Variant: "brazilian", Mode: store.Computer, Level: ai.Beginner, Side: "white"}
	if p.Shell.forfeits(c) {
		visit(route{page: playing, variant: c.Variant, mode: c.Mode}.href())
		return
	}
	p.Shell.begin(c)
}

// contents lists the lessons, with those that are done.
func (p *learnPage) contents(page learn.Page) []app.UI {
	t := p.Shell.text.Learn
	progress := p.Shell.store.Progress()
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
		button(t.PlayNow, p.play),
	)
	parts := make([]app.UI, len(page.Parts))
	for i, part := range page.Parts {
		parts[i] = p.part(part, progress)
	}
	return []app.UI{
		elem("div").Class("actions").Body(ways...),
		line("p", "note", t.Progress(done, all)),
		elem("nav").Class("contents").Aria("label", t.Contents).Body(parts...),
		learnLinks(p.Shell, "brazilian"),
	}
}

func (p *learnPage) part(part learn.Part, progress store.Progress) app.UI {
	return elem("section").ID(part.ID).Body(
		elem("h2").Text(part.Title),
		elem("ol").Body(app.Range(part.Sections).Slice(func(i int) app.UI {
			s := part.Sections[i]
			link := elem("a").Attr("href", lessonLink(s.ID))
			if progress.Has(learn.Guide + "/" + s.ID) {
				link = link.Class("done").Body(app.Text(s.Title), widgets.Icon("check"), line("span", "visually-hidden", p.Shell.text.Learn.Done))
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
