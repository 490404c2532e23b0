// Package play runs a board game between two players as a state machine that
// knows no browser, no clock and no particular game: messages go in, effects
// come out.
//
// A [Session] is made by [New], or by [Resume] from what was saved. Its Update
// takes one [Msg] and returns every [Effect] that the page has to carry out; its
// other methods tell what to show. The board may lag behind the game, which is
// always played first and then shown hop by hop: a reload loses nothing.
package play

import "tabuleiro/rules"

// Player is one side of a session: a person at this device, one at another
// device, or the computer.
type Player struct {
	Level string // how strong the computer plays; "" is a person
	Away  bool   // the person is at another device: no move of theirs comes in here
}

// Person reports whether a person at this device plays the side.
func (p Player) Person() bool { return p.Level == "" && !p.Away }

// Session is a game being played.
type Session struct {
	game    rules.Game
	players [2]Player
	seed    uint64

	entered []rules.Square // squares of the move being entered, the piece's first
	confirm bool           // a move that is entered waits for Confirm
	held    rules.Move     // the way of the move that waits; of no path if none does
	undone  bool           // a move was taken back
	refusal Try            // the last try, if it was refused

	shown  int        // ply on the board; less than the game's while looking back
	hops   int        // hops drawn of the move before it
	walked rules.Move // the last move by the way it was entered
	wait   int        // id of the timer awaited; those before it are stale

	asked   int         // id of the last request to the computer
	failed  bool        // the computer could not answer it
	pausing bool        // the pause before the computer's move is running
	seen    bool        // it is over: the answer may be played
	answer  *rules.Move // what the computer replied, until it may be played
	score   int         // its judgement of its own side, in hundredths of a man
	scored  bool
}

// New returns a session of a game of which no move is being entered. Random
// choices of the computer follow from the seed.
func New(g rules.Game, white, black Player, seed uint64) *Session {
	s := &Session{game: g, players: [2]Player{white, black}, seed: seed}
	s.rest(g.Ply())
	return s
}

// Resume gives a new session what was saved beside its game: the squares
// entered of the next move and whether a move was taken back. Squares that do
// not begin a move are dropped.
func (s *Session) Resume(entered []rules.Square, undone bool) {
	s.undone = undone
	if s.entered = entered; !s.yours() || len(entered) < 2 || !s.goesOn() {
		s.entered = nil
	}
}

// Confirming makes moves that are entered square by square wait for Confirm, or
// no longer. One that waits already goes on waiting.
func (s *Session) Confirming(on bool) { s.confirm = on }

// Update changes the session and returns the effects to carry out, in order.
func (s *Session) Update(m Msg) []Effect {
	switch m := m.(type) {
	case Start:
		return s.start()
	case Press:
		return s.press(m.Square)
	case Lift:
		return s.lift(m.Square)
	case Drop:
		return s.drop(m.Squares)
	case Make:
		return s.makeMove(m.Move)
	case Refuse:
		return s.told(m.Try)
	case Confirm:
		return s.confirmed()
	case Cancel:
		return s.cancel()
	case Undo:
		return s.undo()
	case Reply:
		return s.reply(m)
	case Failed:
		return s.fail(m.ID)
	case Waited:
		return s.waited(m.ID)
	case Show:
		return s.show(m.Ply)
	case Replay:
		return s.replay()
	case End:
		return s.end(m.How)
	}
	return nil
}

// Game returns the game as it stands.
func (s *Session) Game() rules.Game { return s.game }

// Player returns who plays a side.
func (s *Session) Player(c rules.Color) Player { return s.players[c] }

// Seed returns what the computer's random choices follow from.
func (s *Session) Seed() uint64 { return s.seed }

// Undone reports whether a move was ever taken back.
func (s *Session) Undone() bool { return s.undone }

// Over reports whether the game has ended.
func (s *Session) Over() bool { return s.game.Outcome().Over() }

// Thinking reports whether the computer owes a move.
func (s *Session) Thinking() bool { return !s.Over() && s.toMove().Level != "" }

// Waiting reports whether it is the turn of a person at another device.
func (s *Session) Waiting() bool { return !s.Over() && s.toMove().Away }

// Asked returns the ID of the last Think.
func (s *Session) Asked() int { return s.asked }

// Failed reports whether the computer could not answer; Start asks it again.
func (s *Session) Failed() bool { return s.failed }

// Score returns the computer's last judgement of its own side in hundredths of
// a man, if it has given one.
func (s *Session) Score() (score int, known bool) { return s.score, s.scored }

// Begun reports whether a person has moved in a game that is not over: to give
// it up for another is a forfeit.
func (s *Session) Begun() bool {
	for ply := range s.game.Ply() {
		if s.players[s.game.At(ply).Position().Turn()].Person() {
			return !s.Over()
		}
	}
	return false
}

func (s *Session) toMove() Player { return s.players[s.game.Position().Turn()] }

// yours reports whether a person may enter a move now.
func (s *Session) yours() bool { return !s.Over() && s.toMove().Person() && !s.LookingBack() }

// commit plays a move, shows its next hop and asks the computer for its reply.
// Drawn hops of the way it was entered are on the board already.
func (s *Session) commit(m, way rules.Move, drawn int) []Effect {
	next, err := s.game.Play(m)
	if err != nil {
		return nil // not a legal move of this position
	}
	looking := s.LookingBack()
	s.game, s.walked = next, way
	s.entered, s.held, s.refusal = nil, rules.Move{}, Try{}
	s.pausing, s.seen, s.answer = false, false, nil
	effects := []Effect{Save{}, Played{Ply: next.Ply()}}
	if !looking {
		s.shown, s.hops = next.Ply(), drawn
		effects = append(effects, s.hop()...)
	}
	if s.Over() {
		return append(effects, Finished{})
	}
	return append(effects, s.ask()...)
}

// start asks the computer for the move that it owes. With nothing being shown
// its pause begins at once.
func (s *Session) start() []Effect {
	effects := s.ask()
	if s.Thinking() && s.settled() && !s.seen {
		effects = append(effects, s.pause())
	}
	return effects
}

// ask asks the computer for a move when it owes one.
func (s *Session) ask() []Effect {
	s.failed = false
	if !s.Thinking() {
		return nil
	}
	s.asked++
	return []Effect{Think{ID: s.asked, Game: s.game, Level: s.toMove().Level, Seed: s.seed}}
}

// reply takes the answer to the last request; an older one is dropped.
func (s *Session) reply(r Reply) []Effect {
	if r.ID != s.asked || !s.Thinking() {
		return nil
	}
	m, err := rules.FindMove(s.game.Position(), r.Move)
	if err != nil {
		return s.fail(r.ID)
	}
	if s.answer = &m; r.Judged {
		s.score, s.scored = r.Score, true
	}
	return s.take()
}

// take plays the computer's answer once the move before has been seen, or claims
// the draw that it may have if it does not stand better.
func (s *Session) take() []Effect {
	if s.answer == nil || !s.seen && !s.LookingBack() {
		return nil
	}
	if claims := s.game.Claims(); len(claims) > 0 && s.scored && s.score <= 0 {
		return s.end(rules.EndClaim(claims[0]))
	}
	return s.commit(*s.answer, *s.answer, 0)
}

func (s *Session) fail(id int) []Effect {
	if id == s.asked && s.Thinking() {
		s.failed = true
	}
	return nil
}

// Claims returns the laws by which the person whose turn it is may claim a draw
// now: End does, with rules.EndClaim.
func (s *Session) Claims() []rules.Reason {
	if !s.yours() || len(s.entered) > 1 {
		return nil
	}
	return s.game.Claims()
}

// CanUndo reports whether there is something to take back.
func (s *Session) CanUndo() bool {
	return !s.Over() && (len(s.entered) > 1 || s.undoPly() >= 0)
}

// undoPly returns the last ply before the present one at which a person was to
// move, or -1. A move that came from another device is not taken back.
func (s *Session) undoPly() int {
	for ply := s.game.Ply() - 1; ply >= 0; ply-- {
		switch p := s.players[s.game.At(ply).Position().Turn()]; {
		case p.Person():
			return ply
		case p.Away:
			return -1
		}
	}
	return -1
}

// undo takes back the hops entered of a capture or else the last move of a
// person, with the reply to it. What the computer was thinking is dropped.
func (s *Session) undo() []Effect {
	if s.release() || !s.CanUndo() {
		return nil
	}
	if s.undone = true; len(s.entered) < 2 {
		s.game = s.game.At(s.undoPly())
		s.asked++
	}
	s.entered, s.refusal, s.answer, s.failed = nil, Try{}, nil, false
	s.walked = rules.Move{}
	s.rest(s.game.Ply())
	return []Effect{Save{}, TakenBack{}}
}

func (s *Session) end(how string) []Effect {
	g, err := s.game.End(how)
	if err != nil {
		return nil
	}
	s.game, s.entered, s.held, s.refusal, s.answer = g, nil, rules.Move{}, Try{}, nil
	s.rest(g.Ply())
	return []Effect{Save{}, Finished{}}
}
