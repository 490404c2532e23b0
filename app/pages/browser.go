package pages

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/store"
)

// localStorage is the browser's storage. A page that is denied it has one in
// memory under the same name, put there by boot.js.
type localStorage struct{}

// openStorage returns the browser's storage, or nil where there is none to keep
// anything in.
func openStorage() store.Storage {
	if app.IsServer || app.Window().Get("tabuleiroStorage").Truthy() {
		return nil
	}
	return localStorage{}
}

func (localStorage) object() app.Value { return app.Window().Get("localStorage") }

func (s localStorage) Get(key string) (value string, ok bool) {
	v := s.object().Call("getItem", key)
	if v.IsNull() {
		return "", false
	}
	return v.String(), true
}

// Set writes a text. The only error that browsers give here in practice is that
// there is no room.
func (s localStorage) Set(key, value string) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("write %s: %v: %w", key, cause, store.ErrFull)
		}
	}()
	s.object().Call("setItem", key, value)
	return nil
}

func (s localStorage) Remove(key string) error {
	s.object().Call("removeItem", key)
	return nil
}

func (s localStorage) Keys() []string {
	var keys []string
	for i := range s.object().Get("length").Int() {
		keys = append(keys, s.object().Call("key", i).String())
	}
	return keys
}

// browserLanguages returns the tags of the languages that the browser asks for.
func browserLanguages() []string {
	var tags []string
	list := app.Window().Get("navigator").Get("languages")
	for i := range list.Length() {
		tags = append(tags, list.Index(i).String())
	}
	return tags
}

// matches reports whether the browser answers yes to a media query.
func matches(query string) bool {
	return app.IsClient && app.Window().Call("matchMedia", query).Get("matches").Bool()
}

// now returns the time in unix milliseconds.
func now() int64 { return int64(app.Window().Get("Date").Call("now").Float()) }

// setRoot sets a data attribute of the document's root.
func setRoot(name, value string) { rootDataset().Set(name, value) }

// rootData returns a data attribute of the document's root, undefined if it has
// none.
func rootData(name string) app.Value { return rootDataset().Get(name) }

func rootDataset() app.Value {
	return app.Window().Get("document").Get("documentElement").Get("dataset")
}

// installed reports whether the program was started as an app, not in a browser.
func installed() bool {
	return app.IsClient && rootData("installed").Type() == app.TypeString
}

// takePending reports whether a button was pressed before the program ran, by
// its data-boot, and that it is seen to now.
func takePending(name string) bool {
	if app.Window().Get("tabuleiroPending").String() != name {
		return false
	}
	app.Window().Set("tabuleiroPending", "")
	return true
}

// replaceAddress puts a link in the place of the address, as if it had been so.
func replaceAddress(link string) {
	app.Window().Get("history").Call("replaceState", nil, "", link)
}

// go to another page by its link: the browser keeps the folder of the site.
func visit(link string) { app.Window().Get("location").Set("hash", link) }

// turnTo goes to another page in the place of this one, which Back does not find.
func turnTo(link string) { app.Window().Get("location").Call("replace", link) }

// playSound plays a sound of sound.js: "move", "capture", "refused", "won",
// "drawn" or "lost".
func playSound(name string) {
	if player := app.Window().Get("tabuleiroSound"); player.Truthy() {
		player.Invoke(name)
	}
}

// vibrate makes what happens felt, by the names of playSound and "held", where the
// device can.
func vibrate(name string) {
	if shaker := app.Window().Get("tabuleiroVibrate"); shaker.Truthy() {
		shaker.Invoke(name)
	}
}

// canVibrate reports whether the browser offers that.
func canVibrate() bool { return app.Window().Get("navigator").Get("vibrate").Truthy() }

// askToKeep asks the browser not to clear what is stored when it needs room.
func askToKeep() {
	if storage := app.Window().Get("navigator").Get("storage"); storage.Truthy() {
		storage.Call("persist")
	}
}

// focus gives the focus to the first element that a selector finds.
func focus(selector string) {
	if e := app.Window().Get("document").Call("querySelector", selector); e.Truthy() {
		e.Call("focus", map[string]any{"preventScroll": true})
	}
}

// reveal gives the focus to the first element that a selector finds, so that it is
// read aloud too, and brings it to the start or the center of the window, or just
// into it ("nearest").
func reveal(selector, block string) {
	if e := app.Window().Get("document").Call("querySelector", selector); e.Truthy() {
		e.Call("focus", map[string]any{"preventScroll": true})
		e.Call("scrollIntoView", map[string]any{"block": block})
	}
}

// copyText puts a text on the clipboard and tells whether that was allowed.
func copyText(ctx app.Context, text string, then func(ctx app.Context, done bool)) {
	app.Window().Call("tabuleiroCopy", text).Then(func(done app.Value) {
		ctx.Dispatch(func(ctx app.Context) { then(ctx, done.Bool()) })
	})
}

// saveFile gives the person a file with a text.
func saveFile(name, text string) { app.Window().Call("tabuleiroSave", name, text) }

// selectAll selects what is in the field that an event is about, to be copied by
// hand.
func selectAll(ctx app.Context, _ app.Event) { ctx.JSSrc().Call("select") }
