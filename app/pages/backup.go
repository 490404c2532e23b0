package pages

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/link"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// backupTools takes all that is kept away in a file, brings it back, and erases it.
type backupTools struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell

	chosen store.Backup // that may be opened
	dialog dialog
	wrong  string // why a file was not
	done   string
}

const (
	restoreDialog dialog = "restore"
	eraseDialog   dialog = "erase"
)

// Render draws the buttons, what came of them, and the question over the page.
func (b *backupTools) Render() app.UI {
	t := b.Shell.text.Backup
	return group("div", "backup",
		line("p", "note", t.Note),
		group("div", "actions",
			button(t.Save, b.save),
			group("label", "button file",
				app.ElemSelfClosing("input").Class("visually-hidden").Attr("type", "file").
					Attr("accept", ".json,application/json").OnChange(b.pick),
				line("span", "", t.Open),
			),
			button(t.Erase, b.askErase, "danger"),
		),
		alert(b.wrong),
		line("p", "done", b.done).Attr("role", "status"),
		b.sheet(),
	)
}

// sheet is the question that is open.
func (b *backupTools) sheet() app.UI {
	t := b.Shell.text
	sheet := &widgets.Dialog{Close: t.Common.Close, OnClose: b.close}
	cancel := button(t.Common.Cancel, b.cancel)
	switch b.dialog {
	case restoreDialog:
		sheet.Title = t.Backup.Title
		sheet.Body = []app.UI{b.summary(), group("div", "",
			line("p", "", t.Backup.From(t.Common.Date(time.UnixMilli(b.chosen.At)))), line("p", "note", t.Backup.How),
		)}
		sheet.Foot = []app.UI{group("div", "actions", button(t.Backup.Merge, b.merge, "primary"), button(t.Backup.Replace, b.replace, "danger"), cancel)}
	case eraseDialog:
		sheet.Title = t.Backup.EraseSure
		sheet.Body = []app.UI{line("p", "", t.Backup.EraseWhat)}
		sheet.Foot = []app.UI{group("div", "actions", button(t.Backup.EraseYes, b.erase, "danger"), cancel)}
	default:
		return nil
	}
	return sheet
}

// summary counts what is here beside what is in the file.
func (b *backupTools) summary() app.UI {
	t := b.Shell.text.Backup
	here, there := counts(b.Shell.store.Backup(0)), counts(b.chosen)
	rows := []app.UI{group("tr", "", elem("td"), line("th", "", t.Here), line("th", "", t.There))}
	for i, label := range t.Rows {
		rows = append(rows, group("tr", "", line("th", "", label), line("td", "", here[i]), line("td", "", there[i])))
	}
	return group("table", "summary-table", rows...)
}

func counts(b store.Backup) (counts [5]string) {
	c := b.Contents()
	counts[0] = "–"
	if c.Settings {
		counts[0] = "✓"
	}
	for i, n := range []int{c.Open, c.Past, c.Results, c.Lessons} {
		counts[i+1] = strconv.Itoa(n)
	}
	return counts
}

func (b *backupTools) save(app.Context, app.Event) {
	at := now()
	saveFile("tabuleiro-"+time.UnixMilli(at).Format(time.DateOnly)+".json", string(b.Shell.store.Backup(at).File()))
}

// pick reads the file that a person has chosen.
func (b *backupTools) pick(ctx app.Context, _ app.Event) {
	input := ctx.JSSrc()
	if files := input.Get("files"); files.Length() > 0 {
		readFile(files.Index(0), func(file []byte) {
			ctx.Dispatch(func(app.Context) { b.take(file) })
		})
	}
	input.Set("value", "") // the same file may be picked again, mended
}

func (b *backupTools) take(file []byte) {
	b.wrong, b.done, b.dialog = "", "", noDialog
	chosen, err := store.ReadBackup(file, checkOpen, checkPast)
	if err != nil {
		b.wrong = tellBackup(b.Shell.text, err)
		return
	}
	b.chosen, b.dialog = chosen, restoreDialog
}

// checkOpen finds out whether an open game can be played.
func checkOpen(save store.Save) error {
	v, known := catalog.Find(save.Record.Variant)
	if !known {
		return &store.ValueError{Field: "variant", Value: save.Record.Variant}
	}
	_, err := save.Record.Replay(v)
	return err
}

// checkPast finds out whether a finished game is what is said of it.
func checkPast(p store.Past) error {
	l, err := link.Decode(p.Link, catalog.Find)
	if err != nil {
		return err
	}
	g := l.Game
	if g.Variant.Key != p.Variant || l.Side.String() != p.Side || g.Ply() != p.Moves || g.Outcome().Result != p.Result {
		return &store.ValueError{Field: "link", Value: p.Link}
	}
	return nil
}

// tellBackup tells where and why a file cannot be opened.
func tellBackup(t *i18n.Text, err error) string {
	var file *store.BackupError
	var value *store.ValueError
	var record *rules.RecordError
	var setup *rules.SetupError
	var wrong *link.Error
	errors.As(err, &file)
	text := strings.ReplaceAll(t.Backup.Problems[string(file.Problem)], "{}", file.Document)
	switch {
	case file.Problem == store.NotJSON:
		text = t.Reading.Where(file.Line, file.Column) + text
	case file.Problem != store.BadDocument:
	case errors.As(err, &value):
		text += t.Backup.Value(value.Field, value.Value)
	case errors.As(err, &record) && !errors.As(err, &setup):
		text += t.Backup.Move(record.Ply + 1)
	case errors.As(err, &wrong):
		text += t.Share.WrongPart[string(wrong.Part)]
	default:
		text += t.Backup.Unreadable
	}
	return text + " " + t.Backup.Unchanged
}

func (b *backupTools) merge(app.Context, app.Event)   { b.restored(b.Shell.store.Merge(b.chosen)) }
func (b *backupTools) replace(app.Context, app.Event) { b.restored(b.Shell.store.Replace(b.chosen)) }

func (b *backupTools) restored(err error) {
	t := b.Shell.text.Backup
	var full *store.FullError
	switch b.dialog = noDialog; {
	case err == nil:
		b.Shell.reload()
		b.done = b.Shell.text.Backup.Done
	case errors.As(err, &full):
		b.wrong = t.Full
	default:
		b.wrong = t.Newer
	}
}

func (b *backupTools) erase(app.Context, app.Event) {
	b.Shell.store.EraseAll()
	b.Shell.reload()
	b.dialog, b.wrong, b.done = noDialog, "", b.Shell.text.Backup.Erased
}

func (b *backupTools) askErase(app.Context, app.Event) { b.dialog = eraseDialog }
func (b *backupTools) cancel(app.Context, app.Event)   { b.dialog = noDialog }
func (b *backupTools) close(app.Context)               { b.dialog = noDialog }
