package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/learn"
)

// library is what the pages that teach say in one language, fetched when the
// first of them is opened.
type library struct {
	tag    string // of the language that was asked for last
	pages  learn.Library
	failed bool
}

// lessons returns a page that teaches, once it is there: it asks for the file
// that it is in if nobody has.
func (s *shell) lessons(key string) (learn.Page, bool) {
	if s.library.tag != s.text.Tag {
		s.library = library{tag: s.text.Tag}
		s.fetchLessons()
	}
	page, ok := s.library.pages[key]
	return page, ok
}

func (s *shell) fetchLessons() {
	tag := s.library.tag
	app.Window().Call("tabuleiroRead", "web/learn/"+tag+".json").Then(func(text app.Value) {
		s.root.Dispatch(func(app.Context) {
			if tag != s.library.tag {
				return // in another language by now
			}
			pages, err := learn.Read(text.String())
			s.library.pages, s.library.failed = pages, err != nil
			s.edition++
		})
	})
}

// awaited stands in for a page that teaches until it is there.
func (s *shell) awaited() app.UI {
	t := s.text.Learn
	if !s.library.failed {
		return line("p", "note", t.Loading).Role("status")
	}
	return elem("div").Class("actions").Body(
		line("p", "note", t.Failed).Role("alert"),
		button(s.text.Play.Retry, s.retryLessons),
	)
}

func (s *shell) retryLessons(app.Context, app.Event) {
	s.library.failed = false
	s.fetchLessons()
}
