// Package pages holds the pages of the program and carries out what the game
// sessions ask for. [Root] shows the page that the fragment of the address
// names; what the pages share is in the shell.
package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/web/pieces"
)

// Root returns the component that every address shows.
func Root() app.Composer { return &root{} }

type root struct {
	app.Compo

	shell *shell
	route route
	frame *frame // in the page of somebody else; nil on our own
	stop  []func()
}

// OnInit opens the store before the first paint, so that a person's language
// and open games are there at once.
func (r *root) OnInit() {
	r.shell = newShell()
	if !app.IsClient {
		return
	}
	if r.frame = readFrame(r.shell); r.frame == nil {
		r.route = r.arrive(app.Window().URL().Fragment)
	}
}

// OnPreRender draws the first screen in the language that the address asks for.
func (r *root) OnPreRender(ctx app.Context) {
	r.shell.text = i18n.Match(ctx.Page().URL().Query().Get("lang"))
	r.shell.edition++
}

// OnMount begins to listen to the other tabs and to the browser.
func (r *root) OnMount(ctx app.Context) {
	r.shell.root, r.shell.computer.root = ctx, ctx
	r.shell.show()
	if r.frame == nil {
		r.shell.report()
		r.shell.receiveFiles()
	}
	r.listen(ctx)
}

// OnNav shows the page that the address names.
func (r *root) OnNav(ctx app.Context) {
	if r.frame != nil {
		return
	}
	if next := r.arrive(ctx.Page().URL().Fragment); next != r.route {
		r.route = next
		r.shell.turnPage()
		app.Window().Call("scrollTo", 0, 0)
	}
}

// arrive returns the page that a fragment names. That of the last game has its
// own address; an installed program begins there, when it is started by none.
func (r *root) arrive(fragment string) route {
	next := parseRoute(fragment)
	if next.page == resuming || fragment == "" && installed() {
		next = r.shell.lastGame()
		replaceAddress(next.href())
	}
	return next
}

// OnAppUpdate tells of a new version; nothing changes until the person says so.
func (r *root) OnAppUpdate(app.Context) {
	t := r.shell.text.Notices
	r.shell.tell(notice{text: t.Update, action: t.UpdateNow, do: func() {
		app.Window().Call("tabuleiroUpdate")
	}})
}

// OnDismount stops listening.
func (r *root) OnDismount() {
	r.shell.computer.stop()
	for _, stop := range r.stop {
		stop()
	}
}

// listen passes on what other tabs write.
func (r *root) listen(ctx app.Context) {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		key := args[0].Get("key")
		if d, ok := store.DocumentOf(key.String()); ok && key.Type() == app.TypeString {
			ctx.Dispatch(func(app.Context) { r.stored(d) })
		}
		return nil
	})
	app.Window().Call("addEventListener", "storage", f)
	r.stop = append(r.stop, f.Release)
	r.watch(ctx, "(prefers-color-scheme: dark)", "(prefers-contrast: more)")
}

// watch draws the page anew when the browser's answer to a media query changes.
func (r *root) watch(ctx app.Context, queries ...string) {
	f := app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Dispatch(func(app.Context) { r.shell.edition++ })
		return nil
	})
	r.stop = append(r.stop, f.Release)
	for _, query := range queries {
		app.Window().Call("matchMedia", query).Call("addEventListener", "change", f)
	}
}

func (r *root) stored(d store.Document) {
	r.shell.edition++
	if d.Kind == store.KindSettings {
		r.shell.reload()
	}
	if r.shell.onStored != nil {
		r.shell.onStored(d)
	}
}

// Render draws the notices and the page; in a frame, the game alone.
func (r *root) Render() app.UI {
	if r.frame != nil {
		return group("div", "app",
			app.Raw(pieces.Sprite()),
			&embedPage{Shell: r.shell, Edition: r.shell.edition, Frame: r.frame},
		)
	}
	return group("div", "app",
		app.Raw(pieces.Sprite()),
		group("div", "notices", // in one place, so that the page keeps its own
			app.Range(r.shell.notices).Slice(func(i int) app.UI {
				return &noticeBar{Shell: r.shell, Text: r.shell.notices[i].text, Action: r.shell.notices[i].action}
			}),
		),
		group("div", "stage", r.page()),
	)
}

func (r *root) page() app.UI {
	s, edition := r.shell, r.shell.edition
	switch r.route.page {
	case playing:
		return &playPage{Shell: s, Edition: edition, Variant: r.route.variant, Mode: r.route.mode}
	case watching, arriving:
		return &linkPage{Shell: s, Edition: edition, Link: r.route.link, Move: r.route.page == arriving}
	case records:
		return &recordsPage{Shell: s, Edition: edition}
	case history:
		return &historyPage{Shell: s, Edition: edition}
	case ruleBook:
		if r.route.variant == "" {
			return &othersPage{Shell: s, Edition: edition, To: ruleBook}
		}
		return &rulesPage{Shell: s, Edition: edition, Variant: r.route.variant, Topic: r.route.rule}
	case learning:
		return &learnPage{Shell: s, Edition: edition, Key: learn.Guide, Section: r.route.rule}
	case compared:
		return &learnPage{Shell: s, Edition: edition, Key: learn.Comparison, Section: r.route.rule}
	case thinking:
		return &learnPage{Shell: s, Edition: edition, Key: learn.Computer}
	case others:
		return &othersPage{Shell: s, Edition: edition, To: newSheet}
	case settings:
		return &settingsPage{Shell: s, Edition: edition}
	}
	return &homePage{Shell: s, Edition: edition, Sheet: r.route.page == newSheet, Variant: r.route.variant}
}

// noticeBar is one notice.
type noticeBar struct {
	app.Compo

	Shell        *shell
	Text, Action string
}

// Render draws the notice with what can be done about it.
func (n *noticeBar) Render() app.UI {
	return group("aside", "notice",
		elem("p").Attr("role", "status").Text(n.Text),
		app.If(n.Action != "", func() app.UI {
			return button(n.Action, n.act)
		}),
		elem("button").Attr("type", "button").Class("plain").Aria("label", n.Shell.text.Notices.Dismiss).
			OnClick(n.dismiss).Body(widgets.Icon("close")),
	)
}

func (n *noticeBar) act(app.Context, app.Event) {
	for _, told := range n.Shell.notices {
		if told.text == n.Text {
			told.do()
		}
	}
}

func (n *noticeBar) dismiss(app.Context, app.Event) {
	kept := n.Shell.notices[:0]
	for _, told := range n.Shell.notices {
		if told.text != n.Text {
			kept = append(kept, told)
		}
	}
	n.Shell.notices = kept
}
