package pages

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// rulesPage tells all about the game by the rules of a variant: the rules in
// short, which the program has itself, and the parts that are in a file.
type rulesPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
	Variant string
	Topic   string // what the paragraph to show is about, one of the parts, or ""

	shown string // the part that was shown last
}

// OnMount goes to the part.
func (r *rulesPage) OnMount(ctx app.Context) { r.show(ctx) }

// OnUpdate goes there when it has become another one, or has come.
func (r *rulesPage) OnUpdate(ctx app.Context) { r.show(ctx) }

func (r *rulesPage) show(ctx app.Context) {
	_, ready := r.Shell.lessons(r.Variant)
	at := r.Variant + "/" + r.Topic
	if !ready || r.shown == at {
		return
	}
	if r.shown = at; slices.Contains(learn.Parts, r.Topic) {
		part := "#" + r.Topic + " h2"
		ctx.Defer(func(app.Context) { reveal(part, "start") })
	}
}

// Render draws the page, with links to the rules of other variants.
func (r *rulesPage) Render() app.UI {
	t := r.Shell.text
	v, _ := catalog.Find(r.Variant)
	variants := withMain(v.Key)
	return elem("main").Class("page").Class("rules").Body(
		pageTop(t, t.Rules.Title),
		elem("nav").Class("tabs").Aria("label", t.Rules.Title).Body(
			app.Range(variants).Slice(func(i int) app.UI { return r.tab(variants[i]) }),
			elem("a").Attr("href", route{page: ruleBook}.href()).Text(t.NewGame.Others),
		),
		elem("div").Class("content").Body(
			elem("h2").Text(t.Variants[v.Key].Name),
			elem("p").Class("brief").Text(t.Variants[v.Key].Brief),
			elem("div").Class("actions").Body(
				elem("a").Class("primary").Attr("href", route{page: playing, variant: v.Key, mode: store.Computer}.href()).Text(t.Rules.PlayThis),
				elem("a").Class("button").Attr("href", route{page: learning}.href()).Text(t.Learn.Title),
			),
			elem("div").Class("parts").Body(r.parts(v)...),
			learnLinks(r.Shell, ""),
		),
	)
}

// parts draws the parts about the variant. Until the file is there the rules in
// short stand alone.
func (r *rulesPage) parts(v *rules.Variant) []app.UI {
	inShort := []app.UI{&ruleList{Text: r.Shell.text, Variant: v.Key, Topic: i18n.Topic(r.Topic)}, r.picture(v)}
	page, ok := r.Shell.lessons(v.Key)
	if !ok {
		return append(inShort, r.Shell.awaited())
	}
	parts := []app.UI{r.partLinks(page)}
	for _, id := range learn.Parts {
		var own []app.UI
		switch id {
		case learn.Rules:
			own = inShort
		case learn.Controls:
			own = []app.UI{keyTable(r.Shell.text)}
		}
		parts = append(parts, partOf(r.Shell, v.Key, page.Part(id), own...))
	}
	return parts
}

// partLinks lead to the parts of the page.
func (r *rulesPage) partLinks(page learn.Page) app.UI {
	return elem("nav").Class("ways").Aria("label", r.Shell.text.Learn.Contents).Body(
		app.Range(learn.Parts).Slice(func(i int) app.UI {
			id := learn.Parts[i]
			return elem("a").Attr("href", route{page: ruleBook, variant: r.Variant, rule: id}.href()).Text(page.Part(id).Title)
		}),
	)
}

// picture shows what the rules say, or the board on which the game begins where
// the three pictures tell of other rules.
func (r *rulesPage) picture(v *rules.Variant) app.UI {
	if v.Key == "brazilian" || v.Key == "brazilian-official" {
		return pictures(r.Shell)
	}
	return elem("figure").Class("start").Body(r.Shell.mini(firstOf(v), starter(v) == rules.Black))
}

func (r *rulesPage) tab(key string) app.UI {
	a := elem("a").Attr("href", route{page: ruleBook, variant: key}.href()).Text(r.Shell.text.Variants[key].Short)
	if key == r.Variant {
		a = a.Aria("current", "page")
	}
	return a
}

// ruleList lists the rules of a variant in short, each paragraph with an id of
// its own, and brings one of them before the person.
type ruleList struct {
	app.Compo

	Text    *i18n.Text
	Variant string
	Topic   i18n.Topic // what that one is about, or ""

	shown string // the paragraph that was shown last
}

// OnMount goes to the paragraph.
func (l *ruleList) OnMount(ctx app.Context) { l.show(ctx) }

// OnUpdate goes there when it has become another one.
func (l *ruleList) OnUpdate(ctx app.Context) { l.show(ctx) }

// show puts the focus on the paragraph, so that it is read aloud too, once
// whatever it stands on is there.
func (l *ruleList) show(ctx app.Context) {
	before := l.shown
	if l.shown = l.Variant + "/" + string(l.Topic); l.shown == before || l.Topic == "" {
		return
	}
	ctx.Defer(func(app.Context) { reveal(".rule-list .shown", "center") })
}

// Render draws the list.
func (l *ruleList) Render() app.UI {
	list := l.Text.Variants[l.Variant].Rules
	return elem("ul").Class("rule-list").Body(
		app.Range(list).Slice(func(i int) app.UI {
			rule := elem("li").ID(string(list[i].About)).Text(list[i].Text)
			if list[i].About == l.Topic {
				rule = rule.Class("shown").Attr("tabindex", -1)
			}
			return rule
		}),
	)
}

// lessons are the positions of the three pictures, in the Brazilian rules: a
// man's step, a capture that goes on, and a king.
var lessons = []struct {
	fen   string
	shown []string // squares that the picture marks
	path  []string // the way that it draws
}{
	{"W:Wc3:Be7", []string{"b4", "d4"}, nil},
	{"W:Wc3:Bd4,d6", []string{"c7"}, []string{"c3", "e5", "c7"}},
	{"W:WKc1:Be3", []string{"f4", "g5", "h6"}, nil},
}

// lesson draws one of the three pictures of the rules.
func lesson(s *shell, i int) app.UI {
	v, _ := catalog.Find("brazilian")
	g, err := rules.Record{Variant: v.Key, Start: lessons[i].fen}.Replay(v)
	if err != nil {
		panic(err) // our own lesson is no position
	}
	view := boardOf(s, v, false)
	view.Coordinates = nil
	view.Name, view.Pieces = s.text.Home.Pictures[i], board.Pieces(g)
	view.Marks = map[rules.Square]board.Mark{}
	for _, square := range squares(lessons[i].shown) {
		view.Marks[square] = board.Target
	}
	if path := squares(lessons[i].path); path != nil {
		view.Arrows = []board.Arrow{{Path: path, Kind: board.Better}}
	}
	return &board.Mini{View: view}
}

// pictures explains the game in three pictures, also while the program loads.
func pictures(s *shell) app.UI {
	t := s.text.Home.Pictures
	return elem("section").Class("pictures").Body(
		app.Range(t[:]).Slice(func(i int) app.UI {
			return elem("figure").Body(lesson(s, i), elem("figcaption").Text(t[i]))
		}),
	)
}
