package pages

import (
	"errors"
	"math/rand/v2"

	"tabuleiro/ai"
	"tabuleiro/app/play"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// match is a session with what is kept of it.
type match struct {
	variant  *rules.Variant
	session  *play.Session
	save     store.Save
	revision int64 // of the save that was read or written last; 0 for none
}

// openMatch returns the open game of a variant and mode, if there is one. A save
// that does not replay is put aside and told.
func (s *shell) openMatch(variant, mode string) (match, bool) {
	v, known := catalog.Find(variant)
	save, revision, ok := s.store.Game(variant, mode)
	if !known || !ok {
		return match{}, false
	}
	g, err := save.Record.Replay(v)
	if err != nil {
		s.store.SetAside(save.Document(), err)
		s.tell(notice{text: s.text.Notices.BrokenGame})
		return match{}, false
	}
	m := match{variant: v, save: save, revision: revision}
	m.session = m.newSession(g)
	m.session.Resume(squares(save.Entered), save.Undone)
	return m, true
}

func squares(names []string) []rules.Square {
	var squares []rules.Square
	for _, name := range names {
		if square, err := rules.ParseSquare(name); err == nil {
			squares = append(squares, square)
		}
	}
	return squares
}

// newMatch begins a game by a choice. Nothing is kept of it before a move.
func (s *shell) newMatch(v *rules.Variant, c store.Choice) match {
	g := firstOf(v)
	if _, known := ai.FindLevel(c.Level); !known {
		c.Level = ai.Beginner
	}
	m := match{variant: v, save: store.Save{
		Record: g.Record(), Mode: c.Mode, Level: c.Level, Side: s.side(v, c).String(),
		Seed: rand.Uint64(), Started: now(), Practice: c.Practice && c.Mode == store.Computer,
	}}
	m.session = m.newSession(g)
	return m
}

func (m match) newSession(g rules.Game) *play.Session {
	var players [2]play.Player
	switch other := &players[m.mine().Opponent()]; m.save.Mode {
	case store.Computer:
		other.Level = m.save.Level
	case store.Link:
		other.Away = true
	}
	return play.New(g, players[rules.White], players[rules.Black], m.save.Seed)
}

// keep writes the session as it is. A conflict writes nothing.
func (m *match) keep(s *store.Store) error {
	m.save.Record = m.session.Game().Record()
	m.save.Entered = nil
	for _, square := range m.session.Entered() {
		m.save.Entered = append(m.save.Entered, square.String())
	}
	m.save.Undone, m.save.Updated = m.session.Undone(), now()
	revision, err := s.SaveGame(m.save, m.revision)
	if !isConflict(err) {
		m.revision = revision
	}
	return err
}

// helped reports whether the person had help, so that the game is not ranked.
func (m match) helped() bool { return m.session.Undone() || m.save.Hinted || m.save.Practice }

func isConflict(err error) bool {
	var conflict *store.ConflictError
	return errors.As(err, &conflict)
}

// mine returns the side of the person: in a game of two, the one that begins.
func (m match) mine() rules.Color { return colorOf(m.save.Side) }

func colorOf(side string) rules.Color {
	if side == rules.Black.String() {
		return rules.Black
	}
	return rules.White
}

// firstOf returns a game of a variant of which nothing is played.
func firstOf(v *rules.Variant) rules.Game {
	g, err := rules.NewGame(v)
	if err != nil {
		panic(err) // our own variant does not start
	}
	return g
}

// starter returns the side that begins a variant.
func starter(v *rules.Variant) rules.Color { return firstOf(v).Position().Turn() }

// side returns the side that a choice gives the person.
func (s *shell) side(v *rules.Variant, c store.Choice) rules.Color {
	first := starter(v)
	tally := s.store.Records().Tally(v.Key, c.Level)
	switch {
	case c.Mode == store.Two:
		return first
	case c.Side != store.Alternate:
		return colorOf(c.Side)
	case (tally.Ranked.Played()+tally.Undone.Played())%2 == 1:
		return first.Opponent()
	}
	return first
}

// choiceOf returns the last choice of a game, made to fit a variant and mode: of
// another variant the person begins.
func (s *shell) choiceOf(v *rules.Variant, mode string) store.Choice {
	c := s.settings.LastChoice[v.Game]
	if c.Variant != v.Key {
		c.Variant, c.Side = v.Key, starter(v).String()
	}
	c.Mode = mode
	return c
}

// forfeits reports whether to begin a game by a choice gives up an open one in
// which a person has moved.
func (s *shell) forfeits(c store.Choice) bool {
	m, ok := s.openMatch(c.Variant, c.Mode)
	return ok && m.session.Begun()
}

// giveUp ends the open game of a variant and mode, if there is one: against the
// computer it is lost if a person has moved.
func (s *shell) giveUp(variant, mode string) {
	if m, ok := s.openMatch(variant, mode); ok {
		if mode == store.Computer && m.session.Begun() {
			s.enter(m, store.Forfeit)
			if left, err := m.session.Game().End(rules.EndResign(m.mine())); err == nil {
				s.remember(left, m.save)
			}
		}
		s.store.Erase(variant, mode)
	}
}

// beginFrom goes on from a game, as one of its own, on the page of a mode. An
// open game of the same variant and mode gives way.
func (s *shell) beginFrom(g rules.Game, mode string, side rules.Color) {
	s.giveUp(g.Variant.Key, mode)
	c := s.choiceOf(g.Variant, mode)
	c.Side = side.String()
	m := s.newMatch(g.Variant, c)
	m.session = m.newSession(g)
	s.complain(m.keep(s.store))
	visit(route{page: playing, variant: g.Variant.Key, mode: mode}.href())
}

// begin begins a game by a choice, which is remembered, on its page. An open
// game of the same variant and mode gives way.
func (s *shell) begin(c store.Choice) {
	s.giveUp(c.Variant, c.Mode)
	if v, ok := catalog.Find(c.Variant); ok {
		s.change(func(settings *store.Settings) { settings.LastChoice[v.Game] = c })
	}
	visit(route{page: playing, variant: c.Variant, mode: c.Mode}.href())
}

// enter enters a game in the records and returns the tally of its level.
func (s *shell) enter(m match, o store.Outcome) store.Tally {
	parts := store.ScoreGame(m.session.Game(), m.mine())
	tally, err := s.store.Finish(store.Result{
		Variant: m.variant.Key, Level: m.save.Level, Outcome: o,
		Score: parts.Total, Moves: parts.Moves, PiecesLeft: parts.Pieces,
		Undone: m.helped(), At: now(),
	})
	s.complain(err)
	if s.losses++; o != store.Lost && o != store.Forfeit {
		s.losses = 0
	}
	return tally
}
