package play

import "tabuleiro/rules"

// Msg is something that happened, for Session.Update.
type Msg interface{ message() }

type (
	// Start begins or goes on with the game: it asks the computer for a move if
	// it owes one.
	Start struct{}
	// Press is a tap, click or key on a square.
	Press struct{ Square rules.Square }
	// Lift is a drag that has begun on a square.
	Lift struct{ Square rules.Square }
	// Drop is a drag that has ended: the squares it went through, the one where
	// it began first.
	Drop struct{ Squares []rules.Square }
	// Make plays a legal move as a whole, as by its text.
	Make struct{ Move rules.Move }
	// Refuse tells of a try that was refused before it came here.
	Refuse struct{ Try Try }
	// Confirm plays the move that waits for it.
	Confirm struct{}
	// Cancel puts the piece back.
	Cancel struct{}
	// Undo takes back a person's last move and the reply to it.
	Undo struct{}
	// Reply is the computer's answer to the Think with its ID.
	Reply struct {
		ID     int
		Move   string // as rules.Move.String writes it
		Score  int    // for the side that moves, in hundredths of a man
		Judged bool   // the score is known: a move without a choice is not thought about
	}
	// Failed tells that the Think with its ID will get no answer.
	Failed struct{ ID int }
	// Waited tells that the Wait with its ID is over.
	Waited struct{ ID int }
	// Show looks at the game after some plies, 0 to its last.
	Show struct{ Ply int }
	// Replay shows the move before the position shown once more.
	Replay struct{}
	// End ends the game by hand, as rules.Game.End does.
	End struct{ How string }
)

func (Start) message()   {}
func (Press) message()   {}
func (Lift) message()    {}
func (Drop) message()    {}
func (Make) message()    {}
func (Refuse) message()  {}
func (Confirm) message() {}
func (Cancel) message()  {}
func (Undo) message()    {}
func (Reply) message()   {}
func (Failed) message()  {}
func (Waited) message()  {}
func (Show) message()    {}
func (Replay) message()  {}
func (End) message()     {}

// Effect is something the page must do.
type Effect interface{ effect() }

type (
	// Think asks the computer for a move. It replaces the request before.
	Think struct {
		ID    int
		Game  rules.Game
		Level string
		Seed  uint64
	}
	// Wait asks for a Waited with its ID after some hops have been seen, or
	// after the pause that a computer keeps before its move.
	Wait struct {
		ID    int
		Hops  int
		Pause bool
	}
	// Save asks to keep the session as it is now.
	Save struct{}
	// Played tells that a move was played, which made the game that long.
	Played struct{ Ply int }
	// Hopped tells that a hop is being shown: a sound goes with it.
	Hopped struct{ Capture bool }
	// Held tells that a move waits for Confirm.
	Held struct{}
	// TakenBack tells that an Undo was carried out.
	TakenBack struct{}
	// Refused tells that a try was refused: Session.Refusal says why.
	Refused struct{}
	// Finished tells that the game has ended.
	Finished struct{}
)

func (Think) effect()     {}
func (Wait) effect()      {}
func (Save) effect()      {}
func (Played) effect()    {}
func (Hopped) effect()    {}
func (Held) effect()      {}
func (TakenBack) effect() {}
func (Refused) effect()   {}
func (Finished) effect()  {}
