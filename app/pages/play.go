package pages

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

// playPage is the page of one game. Its session decides; it carries out.
type playPage struct {
	app.Compo

	Shell         *shell
	Edition       int // of the shell
	Variant, Mode string

	table
	coach
	dialog   dialog
	topic    i18n.Topic     // of the rule that is shown, or ""
	typing   bool           // the field for moves is open where there is not always room
	wrong    bool           // what was typed last is no move
	mistyped *pdn.MoveError // why, if no rule tells
	result   *result
	atEnd    bool // the result is in sight
}

// dialog is the sheet that is open over the page.
type dialog string

const (
	noDialog    dialog = ""
	menuDialog  dialog = "menu"
	newDialog   dialog = "new"
	rulesDialog dialog = "rules"
	keysDialog  dialog = "keys"
	resignSure  dialog = "resign"
	agreeSure   dialog = "agree"
	shareDialog dialog = "share"
	openDialog  dialog = "open"
)

// OnMount opens the game.
func (p *playPage) OnMount(ctx app.Context) {
	p.shell, p.host, p.page = p.Shell, p, ctx
	p.Shell.computer.onReply = p.heard
	p.Shell.computer.onLost = p.lostAll
	p.Shell.onStored = p.stored
	p.open()
}

// OnUpdate opens another game, if it is for that.
func (p *playPage) OnUpdate(app.Context) {
	if p.Variant != p.variant.Key || p.Mode != p.save.Mode {
		p.open()
	}
}

// OnDismount leaves the game, which is paused.
func (p *playPage) OnDismount() {
	p.Shell.onStored = nil
	if p.Shell.computer.busy {
		p.Shell.computer.stop()
	}
}

// open goes on with the open game of the variant and mode, or begins one.
func (p *playPage) open() {
	if m, ok := p.Shell.openMatch(p.Variant, p.Mode); ok {
		p.match = m
		p.start()
		return
	}
	p.variant, _ = catalog.Find(p.Variant)
	p.begin(p.Shell.choiceOf(p.variant, p.Mode))
}

// begin begins a new game.
func (p *playPage) begin(c store.Choice) {
	p.match = p.Shell.newMatch(p.variant, c)
	p.start()
}

func (p *playPage) start() {
	p.dialog, p.review, p.declined, p.result, p.said = noDialog, false, false, nil, ""
	p.typing, p.wrong, p.mistyped, p.coach = false, false, nil, coach{}
	if p.session.Over() {
		p.result = &result{} // a game by links that has ended, which is kept to be sent
	}
	p.atEnd = p.state() == "over"
	p.update(play.Start{})
	p.page.Defer(func(app.Context) { focus(".board [tabindex='0']") })
}

// changed forgets what was typed wrong, and puts the focus on the button to play
// again as soon as it is there.
func (p *playPage) changed() {
	p.wrong, p.mistyped = false, nil
	p.pursue()
	before := p.atEnd
	if p.atEnd = p.state() == "over"; p.atEnd && !before {
		p.page.Defer(func(app.Context) { focus("#again") }) // Enter begins the next game
	}
}

func (p *playPage) think(t play.Think) { p.askComputer(t) }

// keep saves the game as it is. If another tab has gone on with it, its game is
// taken over instead: nothing of either is lost.
func (p *playPage) keep() {
	if p.session.Over() && p.Mode != store.Link {
		return // its end goes into the records
	}
	if err := p.match.keep(p.Shell.store); isConflict(err) {
		p.takeOver()
	} else {
		p.Shell.complain(err)
	}
}

func (p *playPage) takeOver() {
	p.Shell.tell(notice{text: p.Shell.text.Notices.OtherTab})
	p.open()
}

// stored takes over what another tab has written of this game.
func (p *playPage) stored(d store.Document) {
	if d == p.save.Document() && p.result == nil {
		p.takeOver()
	}
}
