package pages

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/learn"
)

// bookPage is a page that teaches and is not of one variant: all of it, or one part
// after the other where each has many boards.
type bookPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
	Key     string
	Part    string // of the comparison, "" for the first
}

// Render draws the page.
func (b *bookPage) Render() app.UI {
	t := b.Shell.text
	title := t.Learn.Computer
	if b.Key == learn.Comparison {
		title = t.Learn.Compare
	}
	main := elem("main").Class("page", "book", b.Key)
	page, ok := b.Shell.lessons(b.Key)
	if !ok {
		return main.Body(pageTop(t, title), elem("div").Class("content").Body(b.Shell.awaited()))
	}
	body := []app.UI{line("p", "brief", page.Brief)}
	parts := page.Parts
	if b.Key == learn.Comparison {
		shown := max(0, slices.IndexFunc(parts, func(p learn.Part) bool { return p.ID == b.Part }))
		body = append(body, elem("nav").Class("tabs").Aria("label", t.Learn.Contents).Body(
			app.Range(parts).Slice(func(i int) app.UI { return partTab(parts[i], i == shown) }),
		))
		parts = parts[shown : shown+1]
	}
	for _, p := range parts {
		body = append(body, elem("section").Class("part").ID(p.ID).Body(partBody(b.Shell, b.Key, p)...))
	}
	return main.Body(pageTop(t, title), elem("div").Class("content").Body(body...))
}

func partTab(p learn.Part, shown bool) app.UI {
	a := elem("a").Attr("href", route{page: compared, rule: p.ID}.href()).Text(p.Title)
	if shown {
		a = a.Aria("current", "page")
	}
	return a
}

// partBody draws the title of a part and its sections.
func partBody(s *shell, key string, p learn.Part) []app.UI {
	body := []app.UI{elem("h2").Attr("tabindex", -1).Text(p.Title)}
	for _, section := range p.Sections {
		var title app.UI
		if section.Title != "" {
			title = elem("h3").Text(section.Title)
		}
		body = append(body, elem("section").ID(section.ID).Body(title, sectionBody(s, key, section, nil)))
	}
	return body
}

// sectionBody draws what a section says, and its boards.
func sectionBody(s *shell, key string, section learn.Section, onDone func(app.Context)) app.UI {
	var body []app.UI
	for _, text := range section.Text {
		body = append(body, line("p", "", text))
	}
	if section.List != nil {
		body = append(body, elem("ul").Class("rule-list").Body(
			app.Range(section.List).Slice(func(i int) app.UI { return elem("li").Text(section.List[i]) }),
		))
	}
	if section.Table != nil {
		body = append(body, grid(section.Title, section.Table))
	}
	if section.Tasks != nil {
		body = append(body, elem("div").Class("boards").Body(boards(s, key, section, onDone)...))
	}
	if section.Links != nil {
		body = append(body, elem("nav").Class("ways").Aria("label", section.Title).Body(
			app.Range(section.Links).Slice(func(i int) app.UI {
				return elem("a").Attr("href", section.Links[i].Address).Text(section.Links[i].Text)
			}),
		))
	}
	return elem("div").Class("section").Body(body...)
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

// grid draws a table, its first row and the first of each row as heads.
func grid(name string, table [][]string) app.UI {
	rows := make([]app.UI, len(table))
	for i, cells := range table {
		row := make([]app.UI, len(cells))
		for j, text := range cells {
			switch {
			case i == 0:
				row[j] = elem("th").Attr("scope", "col").Text(text)
			case j == 0:
				row[j] = elem("th").Attr("scope", "row").Text(text)
			default:
				row[j] = elem("td").Text(text)
			}
		}
		rows[i] = elem("tr").Body(row...)
	}
	return elem("div").Class("scroll").TabIndex(0).Role("region").Aria("label", name).Body(elem("table").Body(
		elem("thead").Body(rows[0]), elem("tbody").Body(rows[1:]...),
	))
}
