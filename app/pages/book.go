package pages

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/learn"
)

// bookPage is a page that teaches and is not of one variant, all on one page.
type bookPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
	Key     string
}

// Render draws the page.
func (b *bookPage) Render() app.UI {
	t := b.Shell.text
	title := map[string]string{learn.Comparison: t.Learn.Compare, learn.Computer: t.Learn.Computer}[b.Key]
	main := elem("main").Class("page", "book", b.Key)
	page, ok := b.Shell.lessons(b.Key)
	if !ok {
		return main.Body(pageTop(t, title), elem("div").Class("content").Body(b.Shell.awaited()))
	}
	return main.Body(pageTop(t, title), elem("div").Class("content").Body(
		line("p", "brief", page.Brief),
		app.Range(page.Parts).Slice(func(i int) app.UI {
			return elem("section").Class("part").ID(page.Parts[i].ID).Body(partBody(b.Shell, b.Key, page.Parts[i])...)
		}),
	))
}

// partBody draws the title of a part and its sections.
func partBody(s *shell, key string, p learn.Part) []app.UI {
	body := []app.UI{elem("h2").Attr("tabindex", -1).Text(p.Title)}
	for _, section := range p.Sections {
		body = append(body, elem("section").ID(section.ID).Body(
			app.If(section.Title != "", func() app.UI { return elem("h3").Text(section.Title) }),
			&sectionView{Shell: s, Edition: s.edition, Page: key, Section: section},
		))
	}
	return body
}

// sectionView is what a section says, and its boards.
type sectionView struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
	Page    string
	Section learn.Section
	OnDone  func(app.Context)
}

// Render draws the section.
func (v *sectionView) Render() app.UI {
	s := v.Section
	return elem("div").Class("section").Body(
		app.Range(s.Text).Slice(func(i int) app.UI { return elem("p").Text(s.Text[i]) }),
		app.If(s.List != nil, func() app.UI {
			return elem("ul").Class("rule-list").Body(app.Range(s.List).Slice(func(i int) app.UI { return elem("li").Text(s.List[i]) }))
		}),
		app.If(s.Table != nil, func() app.UI { return v.grid() }),
		app.If(s.Tasks != nil, func() app.UI { return elem("div").Class("boards").Body(v.boards()...) }),
		app.If(s.Links != nil, func() app.UI {
			return elem("ul").Class("ways").Body(app.Range(s.Links).Slice(func(i int) app.UI {
				return elem("li").Body(elem("a").Attr("href", s.Links[i].Address).Text(s.Links[i].Text))
			}))
		}),
	)
}

// boards are those of the section; where they stand side by side, each is named.
func (v *sectionView) boards() []app.UI {
	var boards []app.UI
	for i, task := range v.Section.Tasks {
		lesson := v.Page + "/" + v.Section.ID
		if i > 0 {
			lesson += "-" + strconv.Itoa(i+1)
		}
		board := &lessonBoard{Shell: v.Shell, Edition: v.Edition, Lesson: lesson, Task: task, OnDone: v.OnDone}
		if task.Free() {
			boards = append(boards, elem("figure").Body(elem("figcaption").Text(v.Shell.text.Variants[task.Variant].Short), board))
		} else {
			boards = append(boards, board)
		}
	}
	return boards
}

func (v *sectionView) grid() app.UI {
	table := v.Section.Table
	return elem("div").Class("scroll").TabIndex(0).Role("region").Aria("label", v.Section.Title).Body(elem("table").Body(
		elem("thead").Body(gridRow(table[0], "col")),
		elem("tbody").Body(app.Range(table[1:]).Slice(func(i int) app.UI { return gridRow(table[i+1], "") })),
	))
}

// gridRow is a row of a table: of heads if they have a scope, else its first cell
// is one.
func gridRow(cells []string, scope string) app.UI {
	return elem("tr").Body(app.Range(cells).Slice(func(i int) app.UI {
		switch {
		case scope != "":
			return elem("th").Attr("scope", scope).Text(cells[i])
		case i == 0:
			return elem("th").Attr("scope", "row").Text(cells[i])
		}
		return elem("td").Text(cells[i])
	}))
}
