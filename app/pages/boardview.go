package pages

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/board"
	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/rules"
)

// view returns what the board shows now.
func (p *table) view() board.View {
	v := p.shell.frame(p.session, p.flipped())
	v.Name = p.shell.text.Board.Name(p.pieces(p.bottom()))
	v.Movable = p.session.Movable()
	v.Takes = p.session.Targets()
	p.mark(v.Marks, v.Takes)
	v.Arrows = arrows(p.session.Refusal().Refusal)
	v.Labels = p.labels(v)
	return v
}

// frame returns the board with what a session shows: its pieces and its last move.
func (s *shell) frame(session *play.Session, flipped bool) board.View {
	f := session.Frame()
	v := boardOf(s, f.Game.Variant, flipped)
	v.Pieces = board.Pieces(f.Game)
	if f.Move.Path != nil {
		v.Pieces = board.PiecesAt(f.Game, f.Hops, f.Move)
	}
	v.Marks = map[rules.Square]board.Mark{}
	if last, ok := session.Last(); ok && len(session.Entered()) < 2 {
		v.Marks[last.From()] |= board.Last
		v.Marks[last.To()] |= board.Last
	}
	return v
}

// mini draws the position that a game has reached.
func (s *shell) mini(g rules.Game, flipped bool) app.UI {
	v := boardOf(s, g.Variant, flipped)
	v.Name, v.Pieces = s.text.Variants[g.Variant.Key].Name, board.Pieces(g)
	return &board.Mini{View: v}
}

// boardOf returns the empty board of a variant as the settings want it.
func boardOf(s *shell, variant *rules.Variant, flipped bool) board.View {
	v := board.View{
		Files: variant.Files, Ranks: variant.Ranks, Plain: variant.Plain, Flipped: flipped,
		Playable: map[rules.Square]bool{},
		Game:     variant.Game, Set: s.pieces(variant), Theme: s.board(), KeysOff: s.settings.KeysOff,
	}
	for _, square := range variant.Squares() {
		if variant.SquareName(square) != "" {
			v.Playable[square] = true
		}
	}
	if s.settings.Coordinates {
		v.Coordinates = coordinates(s.named(variant), flipped)
	}
	return v
}

// coordinates returns what is written into the squares: the number of each
// where squares have numbers, else letters and digits along two sides.
func coordinates(variant *rules.Variant, flipped bool) map[rules.Square]string {
	names := map[rules.Square]string{}
	left, bottom := 0, 0
	if flipped {
		left, bottom = variant.Files-1, variant.Ranks-1
	}
	for _, square := range variant.Squares() {
		name := variant.SquareName(square)
		if _, err := strconv.Atoi(name); err == nil {
			names[square] = name
		}
	}
	if len(names) > 0 {
		return names
	}
	for i := range max(variant.Files, variant.Ranks) {
		if i < variant.Ranks {
			names[rules.At(left, i)] = strconv.Itoa(i + 1)
		}
		if i < variant.Files {
			names[rules.At(i, bottom)] = string(rune('a'+i)) + names[rules.At(i, bottom)]
		}
	}
	return names
}

// bottom returns the side at the bottom of the board: that of the person, of two
// at one board who turn it that of who moves, once the move before was seen.
func (p *table) bottom() rules.Color {
	side, turn := p.mine(), p.session.Game().Position().Turn()
	if p.shell.settings.TurnAround && p.save.Mode == store.Two && p.session.Player(turn).Person() && !p.session.Over() {
		if side = turn; !p.session.Settled() && !p.session.LookingBack() {
			side = turn.Opponent()
		}
	}
	if p.save.Flipped != p.shell.settings.Flipped {
		return side.Opponent()
	}
	return side
}

func (p *table) flipped() bool { return p.bottom() == rules.Black }

// mark adds the marks of what a person may do or has tried.
func (p *table) mark(marks map[rules.Square]board.Mark, targets map[rules.Square]int) {
	for square := range targets {
		marks[square] |= board.Target
	}
	for _, square := range p.session.Must() {
		marks[square] |= board.Must
	}
	for _, square := range p.session.Entered() {
		marks[square] |= board.Passed
	}
	if square, picked := p.session.Picked(); picked {
		marks[square] = marks[square]&^board.Passed | board.Selected
	}
	drawTry(marks, p.session.Refusal())
}

// set returns what the pieces on the board are called.
func (p *table) set() i18n.Set {
	return p.shell.text.Sets[p.shell.pieces(p.variant)]
}

// pieces returns what the pieces of a side are called.
func (p *table) pieces(c rules.Color) string {
	return p.set().All[c]
}

func (p *table) name(s rules.Square) string { return squareName(p.named(), s) }

func (p *table) names(squares []rules.Square) []string { return squareNames(p.named(), squares) }

// named returns the variant with squares as the person calls them.
func (p *table) named() *rules.Variant { return p.shell.named(p.variant) }
