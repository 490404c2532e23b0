package pages

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// shell is what all pages share: what is stored, the language and the computer.
type shell struct {
	root     app.Context // of the component that lasts as long as the program
	store    *store.Store
	settings store.Settings
	text     *i18n.Text
	computer computer
	notices  []notice
	draft    store.Choice // of a sheet that was left for the page of other rules; zero if none
	onStored func(store.Document)
	losses   int      // games lost in a row since the program started
	read     readGame // the game that was opened from a text last
	file     []byte   // that the system opens with the program, until it is seen to
	library  library
	renamed  map[*rules.Variant]*rules.Variant
	edition  int // grows when what the pages show changed other than by their own doing
}

// notice is something that the program has to say of itself, above the page.
type notice struct {
	text   string
	action string // name of what can be done about it, or ""
	do     func()
	brief  bool // it goes when the person goes to another page
}

func newShell() *shell {
	s := &shell{store: store.Open(openStorage())}
	s.settings = s.store.Settings()
	s.speak()
	return s
}

// speak sets the language: the one chosen or else the browser's.
func (s *shell) speak() {
	s.text = i18n.Match(append([]string{s.settings.Language}, browserLanguages()...)...)
}

// change changes a setting and puts it into effect.
func (s *shell) change(change func(*store.Settings)) {
	settings, err := s.store.ChangeSettings(change)
	s.settings = settings
	s.speak()
	s.show()
	s.complain(err)
}

// reload takes over what is stored, which others than the pages have changed.
func (s *shell) reload() {
	s.settings = s.store.Settings()
	s.speak()
	s.show()
	s.root.Dispatch(func(app.Context) { s.edition++ })
}

// show puts the settings that are not a matter of one page into effect.
func (s *shell) show() {
	s.root.Page().SetLang(s.text.Tag)
	s.root.Page().SetTitle(s.text.Title)
	setRoot("scheme", s.settings.Scheme)
	setRoot("text", map[bool]string{true: "large", false: "usual"}[s.settings.LargeText])
	setRoot("side", map[bool]string{true: "right", false: "left"}[s.settings.RightBoard])
	setRoot("speed", strconv.FormatFloat(s.settings.Speed, 'g', -1, 64))
}

// board returns the theme of the board: the one chosen or that of the scheme.
func (s *shell) board() string {
	if s.settings.Board != "" {
		return s.settings.Board
	}
	if matches("(prefers-contrast: more)") {
		return "contraste"
	}
	if s.settings.Scheme == "dark" || s.settings.Scheme == "auto" && matches("(prefers-color-scheme: dark)") {
		return "noite"
	}
	return "madeira"
}

// pieces returns the set of pieces of a variant: the one chosen for its game or
// the variant's own.
func (s *shell) pieces(v *rules.Variant) string {
	if set := s.settings.Pieces[v.Game]; set != "" {
		return set
	}
	if v.Key == "english" || v.Base == "english" {
		return "outlined"
	}
	return "discs"
}

// tell shows a notice, once.
func (s *shell) tell(n notice) {
	for _, told := range s.notices {
		if told.text == n.text {
			return
		}
	}
	s.notices = append(s.notices, n)
}

// turnPage drops the notices that were for the page that the person leaves.
func (s *shell) turnPage() {
	s.notices = slices.DeleteFunc(s.notices, func(n notice) bool { return n.brief })
}

// complain tells that something could not be kept.
func (s *shell) complain(err error) {
	if err != nil {
		s.tell(notice{text: s.text.Notices.Full})
	}
}

// report tells whether the program was updated, and what the store found when it
// was opened.
func (s *shell) report() {
	if app.Window().Get("tabuleiroUpdated").Truthy() {
		s.tell(notice{text: s.text.Notices.Updated, brief: true})
	}
	if !s.store.Persistent() {
		s.tell(notice{text: s.text.Notices.NotKept})
	}
	for _, p := range s.store.Problems() {
		if p.Newer() {
			s.tell(notice{text: s.text.Notices.Newer})
		} else {
			s.tell(notice{text: s.text.Notices.Broken})
		}
	}
}
