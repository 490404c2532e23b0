package pages

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/learn"
)

// learnPage is a page that teaches and is not of one variant: the guide, the
// comparison or how the computer thinks.
type learnPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
	Key     string
	Section string // a lesson of the guide or a part of the comparison, or ""

	at string // what was shown last
}

// OnMount begins.
func (p *learnPage) OnMount(app.Context) { p.at = p.Section }

// OnUpdate puts the focus on the title of what the person turned to.
func (p *learnPage) OnUpdate(ctx app.Context) {
	if p.at != p.Section {
		p.at = p.Section
		ctx.Defer(func(app.Context) { focus(".page h2[tabindex]") })
	}
}

// Render draws the page.
func (p *learnPage) Render() app.UI {
	t := p.Shell.text.Learn
	page, ok := p.Shell.lessons(p.Key)
	title := t.Title
	switch p.Key {
	case learn.Comparison:
		title = t.Compare
	case learn.Computer:
		title = t.Computer
	}
	top, body := pageTop(p.Shell.text, title), []app.UI{p.Shell.awaited()}
	if ok {
		body = p.book(page)
	}
	if lesson, n, found := page.Find(p.Section); found && p.Key == learn.Guide {
		return p.lesson(page.Sections(), lesson, n)
	}
	return elem("main").Class("page", "learn", p.Key).Body(top, elem("div").Class("content").Body(body...))
}

// book draws what is not one lesson.
func (p *learnPage) book(page learn.Page) []app.UI {
	body := []app.UI{line("p", "brief", page.Brief)}
	parts := page.Parts
	switch p.Key {
	case learn.Guide:
		return append(body, p.contents(page)...)
	case learn.Comparison: // one part after the other: each has many boards
		shown := max(0, slices.IndexFunc(parts, func(part learn.Part) bool { return part.ID == p.Section }))
		body = append(body, elem("nav").Class("tabs").Aria("label", p.Shell.text.Learn.Contents).Body(
			app.Range(parts).Slice(func(i int) app.UI { return partTab(parts[i], i == shown) }),
		))
		parts = parts[shown : shown+1]
	}
	for _, part := range parts {
		body = append(body, partOf(p.Shell, p.Key, part))
	}
	return body
}

func partTab(p learn.Part, shown bool) app.UI {
	a := elem("a").Attr("href", route{page: compared, rule: p.ID}.href()).Text(p.Title)
	if shown {
		a = a.Aria("current", "page")
	}
	return a
}

// partOf draws a part of a page: its title, what the program has of it itself, and
// its sections.
func partOf(s *shell, key string, p learn.Part, own ...app.UI) app.UI {
	body := append([]app.UI{elem("h2").Attr("tabindex", -1).Text(p.Title)}, own...)
	for _, section := range p.Sections {
		var title app.UI
		if section.Title != "" {
			title = elem("h3").Text(section.Title)
		}
		body = append(body, elem("section").ID(section.ID).Body(title, sectionBody(s, key, section, nil)))
	}
	return elem("section").Class("chapter").ID(p.ID).Body(body...)
}

// sectionBody draws what a section says, and its boards.
func sectionBody(s *shell, key string, section learn.Section, onDone func(app.Context)) app.UI {
	var words app.UI
	if section.HTML != "" {
		words = app.Raw(section.HTML)
	}
	return elem("div").Class("section").Body(words, elem("div").Class("boards").Body(boards(s, key, section, onDone)...))
}

// boards are those of a section; those that are there to try on are named by their
// rules.
func boards(s *shell, key string, section learn.Section, onDone func(app.Context)) []app.UI {
	var boards []app.UI
	for _, task := range section.Tasks {
		lesson := key + "/" + section.ID
		if task.Free() {
			lesson += "/" + task.Variant
		}
		board := &lessonBoard{Shell: s, Edition: s.edition, Lesson: lesson, Task: task, OnDone: onDone}
		if !task.Free() {
			boards = append(boards, board)
			continue
		}
		boards = append(boards, elem("figure").Body(line("figcaption", "", s.text.Variants[task.Variant].Short), board))
	}
	return boards
}
