package pages

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/ai"
	"tabuleiro/app/i18n"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/rules/catalog"
)

// recordsPage shows what came of the games against the computer.
type recordsPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
}

// Render draws a table for each variant that was played.
func (r *recordsPage) Render() app.UI {
	t := r.Shell.text
	all := r.Shell.store.Records()
	var tables []app.UI
	for _, v := range catalog.All {
		if len(all.Variants[v.Key]) > 0 {
			tables = append(tables, r.table(v.Key, all))
		}
	}
	if tables == nil {
		tables = []app.UI{line("p", "empty", t.Records.Empty)}
	}
	tables = append(tables, line("p", "note", t.Records.How))
	return elem("main").Class("page").Class("records").Body(
		pageTop(t, t.Records.Title),
		recordTabs(t, records),
		group("div", "content", tables...),
	)
}

// recordTabs leads to the records and to the finished games, of which one page is
// here.
func recordTabs(t *i18n.Text, here string) app.UI {
	tabs := make([]app.UI, 2)
	for i, page := range []string{records, history} {
		tab := anchor(route{page: page}, "", app.Text([]string{t.Records.Title, t.History.Title}[i]))
		if page == here {
			tab = tab.Aria("current", "page")
		}
		tabs[i] = tab
	}
	return group("nav", "tabs", tabs...).Aria("label", t.Records.Title)
}

// pageTop is the row at the top of a page: back, and its title.
func pageTop(t *i18n.Text, title string) app.UI {
	return group("header", "top",
		backLink(t),
		line("h1", "", title),
	)
}

func backLink(t *i18n.Text) app.UI { return backTo(t, route{}) }

func backTo(t *i18n.Text, r route) app.UI {
	return elem("a").Class("plain").Attr("href", r.href()).Aria("label", t.Common.Back).Body(widgets.Icon("back"))
}

func (r *recordsPage) table(variant string, all store.Records) app.UI {
	t := r.Shell.text
	var rows []app.UI
	for _, l := range ai.Levels {
		if tally, ok := all.Variants[variant][l.Key]; ok {
			rows = append(rows, r.row(t.Levels[l.Key], tally)...)
		}
	}
	return group("section", "",
		line("h2", "", t.Variants[variant].Name),
		badge(t.Records, all.Rank(variant)),
		elem("div").Class("scroll").TabIndex(0).Role("region").Aria("label", t.Variants[variant].Name).Body(
			group("table", "",
				group("thead", "", group("tr", "", heads(
					t.Records.Level, t.Records.Played, t.Records.Won, t.Records.Drawn, t.Records.Lost,
					t.Records.Best, t.Records.Streak,
				)...)),
				group("tbody", "", rows...),
			),
		),
		r.ranking(variant, all),
	)
}

func badge(t i18n.Records, rank store.Rank) app.UI {
	name := map[store.Rank]string{store.Expert: t.Expert, store.Pro: t.Pro}[rank]
	if name == "" {
		return nil
	}
	return line("p", "badge", name)
}

func heads(names ...string) []app.UI {
	cells := make([]app.UI, len(names))
	for i, name := range names {
		cells[i] = elem("th").Attr("scope", "col").Text(name)
	}
	return cells
}

// row shows a level, and below it the games with help.
func (r *recordsPage) row(name string, t store.Tally) []app.UI {
	rows := []app.UI{countsRow(name, t.Ranked, strconv.Itoa(t.Streak)+" / "+strconv.Itoa(t.Longest))}
	if t.Undone.Played() > 0 {
		rows = append(rows, countsRow(name+" · "+r.Shell.text.Records.WithHelp, t.Undone, "–"))
	}
	return rows
}

func countsRow(name string, c store.Counts, streak string) app.UI {
	cells := []app.UI{elem("th").Attr("scope", "row").Text(name)}
	for _, n := range []int{c.Played(), c.Won, c.Drawn, c.Lost, c.Best} {
		cells = append(cells, elem("td").Text(n))
	}
	return group("tr", "", append(cells, line("td", "", streak))...)
}

// ranking lists the best ranked results of a variant, level by level.
func (r *recordsPage) ranking(variant string, all store.Records) app.UI {
	t := r.Shell.text
	var items []app.UI
	for _, l := range ai.Levels {
		for _, best := range all.Tally(variant, l.Key).Top {
			items = append(items, group("li", "",
				elem("strong").Text(best.Score), app.Text(" · "+t.Levels[l.Key]+" · "),
				line("span", "", t.Records.Entry(best.Moves, best.PiecesLeft)),
				app.Text(" · "+t.Common.Date(time.UnixMilli(best.At))),
			))
		}
	}
	if items == nil {
		return nil
	}
	return group("details", "", line("summary", "", t.Records.Ranking), group("ul", "ranking", items...))
}
