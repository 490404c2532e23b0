package pages

import (
	"slices"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/play"
	"tabuleiro/rules"
)

func (p *table) press(ctx app.Context, s rules.Square) { p.update(play.Press{Square: s}) }
func (p *table) lift(ctx app.Context, s rules.Square)  { p.update(play.Lift{Square: s}) }
func (p *table) cancel(ctx app.Context)                { p.update(play.Cancel{}) }

// undo takes back a move. When there is no other, its button can no longer have
// the focus.
func (p *table) undo(app.Context, app.Event) {
	p.update(play.Undo{})
	if !p.session.CanUndo() {
		focus(".board [tabindex='0']")
	}
}

func (p *table) drop(ctx app.Context, squares []rules.Square) {
	p.update(play.Drop{Squares: squares})
}

// key does what a key means inside the board. Letters mean nothing elsewhere.
func (p *table) key(_ app.Context, key string, at rules.Square) {
	switch key {
	case "z", "u":
		p.update(play.Undo{})
	case "k", "K":
		p.jump(true, key == "k", at)
	case "p", "P":
		p.jump(false, key == "p", at)
	case "m":
		p.say(p.legal(at))
	case "c":
		p.say(p.mustCapture())
	case "v":
		p.say(p.lastMove())
	case "r":
		p.say(p.remaining())
	default:
		p.digit(key)
	}
}

// digitTime is how long the second digit of a square's number may take.
const digitTime = 800 * time.Millisecond

// digit puts the cursor on the square whose number is typed.
func (p *table) digit(key string) {
	if len(key) != 1 || key < "0" || key > "9" {
		return
	}
	p.digits += key
	if s, ok := p.numbered(p.digits); ok {
		board.Focus(s)
	} else if s, ok := p.numbered(key); ok {
		p.digits = key
		board.Focus(s)
	}
	typed := p.digits
	p.page.After(digitTime, func(app.Context) {
		if p.digits == typed {
			p.digits = ""
		}
	})
}

func (p *table) numbered(name string) (rules.Square, bool) {
	for _, s := range p.variant.Squares() {
		if p.named().SquareName(s) == name {
			return s, true
		}
	}
	return 0, false
}

// undoKey takes back a move by Backspace or Ctrl+Z anywhere on the page but in
// a field that is typed in.
func (p *table) undoKey(_ app.Context, e app.Event) {
	key := e.Get("key").String()
	back := key == "Backspace" || strings.EqualFold(key, "z") && (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool())
	if !back || e.Get("target").Call("matches", "input, textarea").Bool() {
		return
	}
	e.PreventDefault()
	p.update(play.Undo{})
}

// jump puts the cursor on the next king or other piece, of the side to move or
// of the other one.
func (p *table) jump(king, own bool, at rules.Square) {
	pos := p.session.Game().Position()
	squares := p.variant.Squares()
	start := slices.Index(squares, at) + 1
	for i := range squares {
		s := squares[(start+i)%len(squares)]
		piece, ok := pos.PieceAt(s)
		if ok && (piece.Role == rules.King) == king && (piece.Color == pos.Turn()) == own {
			board.Focus(s)
			return
		}
	}
}

func (p *table) mustCapture() string {
	t := p.shell.text.Board
	if must := p.session.Must(); len(must) > 0 {
		return t.MustCapture(strings.Join(p.names(must), ", "))
	}
	return t.NoneMust
}

func (p *table) lastMove() string {
	if ply := p.session.Game().Ply(); ply > 0 {
		return p.moved(ply)
	}
	return p.shell.text.Board.NoLast
}
