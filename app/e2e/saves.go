//go:build e2e

package e2e

import (
	"cmp"
	"encoding/json"
	"testing"
)

// A Kept is what a browser keeps from earlier visits, by key.
type Kept map[string]string

// keptPrefix begins every key of the program.
const keptPrefix = "tabuleiro/"

// An OpenGame is an open game as the browser keeps it. The zero value is one
// against the computer by the Brazilian rules, the person White, no move played.
type OpenGame struct {
	Variant, Mode, Level, Side string
	Start                      string   // FEN
	Moves                      []string // "c3d4"
	Entered                    []string // squares of the move begun
	Undone, Flipped, Practice  bool
	Updated                    int64 // unix milliseconds
}

// Keep adds an open game.
func (k Kept) Keep(g OpenGame) Kept {
	g.Variant, g.Mode = cmp.Or(g.Variant, "brazilian"), cmp.Or(g.Mode, "computer")
	record := map[string]any{"variant": g.Variant, "moves": append([]string{}, g.Moves...)}
	if g.Start != "" {
		record["start"] = g.Start
	}
	document := map[string]any{
		"version": 2, "revision": 1, "record": record, "mode": g.Mode,
		"level": cmp.Or(g.Level, "beginner"), "side": cmp.Or(g.Side, "white"), "seed": "1", "undone": g.Undone,
		"hinted": false, "practice": g.Practice,
		"started": 1, "updated": max(g.Updated, 1), "flipped": g.Flipped,
	}
	if g.Entered != nil {
		document["entered"] = g.Entered
	}
	k[keptPrefix+"game/"+g.Variant+"/"+g.Mode] = text(document)
	return k
}

// Settings adds settings: those named, the others as on a first visit.
func (k Kept) Settings(changed map[string]any) Kept {
	document := map[string]any{
		"version": 1, "revision": 1, "language": "", "scheme": "auto", "board": "", "pieces": map[string]any{},
		"largeText": false, "sound": false, "speed": 1, "coordinates": true,
		"lastChoice": map[string]any{"draughts": map[string]any{
			"variant": "brazilian", "mode": "computer", "level": "beginner", "side": "white"}},
	}
	for name, value := range changed {
		document[name] = value
	}
	k[keptPrefix+"settings"] = text(document)
	return k
}

// Won adds a record of one game won at a level.
func (k Kept) Won(variant, level string, score int) Kept {
	k[keptPrefix+"records"] = text(map[string]any{"version": 1, "revision": 1, "variants": map[string]any{variant: map[string]any{
		level: map[string]any{
			"ranked": map[string]any{"won": 1, "drawn": 0, "lost": 0, "best": score},
			"undone": map[string]any{"won": 0, "drawn": 0, "lost": 0, "best": 0},
			"streak": 1, "longest": 1,
			"top": []any{map[string]any{"score": score, "moves": 45, "piecesLeft": 5, "at": 1780000000000}},
		}}}})
	return k
}

func text(document map[string]any) string {
	b, err := json.Marshal(document)
	if err != nil {
		panic(err) // our own literals
	}
	return string(b)
}

// OpenWith opens a part of the site in a new browser that keeps something from
// earlier visits, and waits until the program runs.
func OpenWith(t *testing.T, site *Site, rest string, options Options, kept Kept) *Page {
	t.Helper()
	page := newPage(t, options)
	page.Replace(site, kept)
	page.Go(site.URL(rest))
	page.Ready()
	return page
}

// Replace leaves the program and puts other things in the place of all that
// the browser keeps.
func (p *Page) Replace(site *Site, kept Kept) {
	p.t.Helper()
	p.Expect("favicon.ico") // that a style sheet on its own would have
	p.Go(site.URL("web/app.css"))
	p.Eval(`localStorage.clear();
		for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text)`, kept)
}

// Stored returns all that the browser keeps of the program, by key.
func (p *Page) Stored() Kept {
	p.t.Helper()
	stored := Kept{}
	p.EvalInto(&stored, `return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(arguments[0])))`, keptPrefix)
	return stored
}

// Field returns a field of something that the browser keeps, by the way to it:
// Field("settings", "lastChoice", "draughts", "level"). nil if there is none.
func (p *Page) Field(key string, way ...string) any {
	p.t.Helper()
	return p.Eval(`return arguments[1].reduce((o, name) => o?.[name], JSON.parse(localStorage.getItem(arguments[0]))) ?? null`, keptPrefix+key, way)
}
