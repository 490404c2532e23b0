// Package teach finds out what to tell a person about a move from what the engine
// saw: a [Reason] with its evidence, never a sentence. [Advise] is about the best
// move, [Threaten] about what the opponent would do, and [GradeOf] about a move
// that was played. What the engine saw is its reply to a request with Threat; its
// lines are played by the rules, so that what is told is what happens on the
// board.
package teach

import (
	"slices"

	"tabuleiro/ai"
	"tabuleiro/rules"
)

// Reason is what a move is good for.
type Reason uint8

// The reasons.
const (
	Only       Reason = iota // there is no other move
	Ends                     // it wins the game at once
	Wins                     // it leads to a win that is seen to its end
	Crowns                   // a man becomes a king, and nothing is lost by it
	Gains                    // it captures, and more than it loses
	Recovers                 // it takes back what was lost just before
	Shot                     // it gives pieces up and takes more
	Saves                    // the opponent would have captured
	Guards                   // so would they, and now it costs them as much
	Stops                    // the opponent would have crowned a man
	Trades                   // both take as much
	Prepares                 // it gains material a few moves on
	Heads                    // a man gets crowned a few moves on
	Sacrifices               // it gives material up and stands well
	Least                    // it loses material, and nothing loses less
	Centre                   // a man goes to the middle of the board
	Quiet                    // nothing is lost by it
	Gives                    // where one wins by losing: it loses more than it takes
	Judged                   // there: the engine thinks it best
	Reasons                  // how many there are
)

// Advice is a move and the reason for it.
type Advice struct {
	Move    rules.Move
	Reason  Reason
	Taken   int            // pieces that the side takes in the exchange that the move begins
	Lost    int            // pieces that it loses there
	Gain    int            // what it gains there, or for Prepares in the whole line; a king counts as three men
	King    bool           // a king is what it gains
	Squares []rules.Square // for Saves and Guards the pieces that were in danger, for Stops and Heads where the man is crowned
}

// Advise returns the best move in the position that a game has reached and why it
// is best, as far as the engine saw. It reports false if what it saw is
// another position.
func Advise(g rules.Game, seen ai.Reply) (Advice, bool) {
	a, ok := judge(g, seen.Line, seen.Score)
	if !ok {
		return Advice{}, false
	}
	if len(g.Position().LegalMoves()) == 1 {
		a.Reason = Only
		return a, true
	}
	if slices.Contains(concrete, a.Reason) || a.Reason == Wins || a.Gain < 0 {
		return a, true
	}
	switch threat, _ := Threaten(g, seen); {
	case threat.Reason == Gains && a.Lost > 0:
		a.Reason, a.Squares = Guards, threat.Move.Captures
	case threat.Reason == Gains:
		a.Reason, a.Squares = Saves, threat.Move.Captures
	case threat.Reason == Shot:
		a.Reason, a.Squares = Saves, nil
	case threat.Reason == Crowns && !crownsLater(g, seen.Line):
		a.Reason, a.Squares = Stops, []rules.Square{threat.Move.To()}
	}
	return a, true
}

// concrete are the reasons that one sees on the board at once.
var concrete = []Reason{Ends, Crowns, Gains, Recovers, Shot, Gives}

// Threaten returns what the opponent would do in the position that a game has
// reached if it were their turn, and reports whether that does any harm: if not,
// the Advice is zero.
func Threaten(g rules.Game, seen ai.Reply) (Advice, bool) {
	passed, ok := g.Pass()
	if !ok || len(seen.Threat) == 0 {
		return Advice{}, false
	}
	a, ok := judge(passed, seen.Threat, seen.Danger)
	harm := slices.Contains(concrete, a.Reason) || a.Reason == Wins && seen.Score > -ai.Won
	if !ok || !harm {
		return Advice{}, false
	}
	return a, true
}

// judge tells what the first move of a line is good for by itself.
func judge(g rules.Game, line []string, score int) (Advice, bool) {
	steps := walk(g.Position(), line)
	if len(steps) == 0 {
		return Advice{}, false
	}
	now := exchange(steps)
	b := balanceOf(now)
	a := Advice{Move: steps[0].move, Taken: b.taken, Lost: b.lost, Gain: b.net(), King: b.king()}
	switch me := g.Position().Turn(); {
	case steps[0].after.Outcome().Result == rules.Win(me):
		a.Reason = Ends
	case g.Variant.GiveAway && a.Gain < 0:
		a.Reason = Gives
	case g.Variant.GiveAway:
		a.Reason = Judged
	default:
		a.weigh(g.Variant, steps, score)
		a.settle(owed(g))
	}
	if score >= ai.Won && !slices.Contains(concrete, a.Reason) {
		a.Reason = Wins
	}
	return a, true
}

// weigh finds the reason by what is taken, lost and crowned.
func (a *Advice) weigh(v *rules.Variant, steps []step, score int) {
	whole := balanceOf(steps).net()
	crowned, to := crowning(steps)
	switch {
	case steps[0].crowns() && a.Gain >= 0:
		a.Reason = Crowns
	case a.Gain > 0 && steps[0].captures():
		a.Reason = Gains
	case a.Gain > 0:
		a.Reason = Shot
	case whole > 0:
		a.Reason, a.Gain = Prepares, whole
	case a.Gain < 0 && (whole == 0 || score > 0):
		a.Reason = Sacrifices
	case a.Gain < 0:
		a.Reason = Least
	case a.Taken > 0:
		a.Reason = Trades
	case crowned && whole == 0:
		a.Reason, a.Squares = Heads, []rules.Square{to}
	case central(v, steps[0]):
		a.Reason = Centre
	default:
		a.Reason = Quiet
	}
}

// settle takes off what the side had lost just before.
func (a *Advice) settle(owed int) {
	switch {
	case a.Reason != Gains || owed <= 0:
	case a.Gain <= owed:
		a.Reason, a.Gain, a.King = Recovers, 0, false
	default:
		a.Gain, a.King = a.Gain-owed, false
	}
}

// crownsLater reports whether the opponent has a man crowned in a line.
func crownsLater(g rules.Game, line []string) bool {
	for i, s := range walk(g.Position(), line) {
		if i%2 == 1 && s.crowns() {
			return true
		}
	}
	return false
}

// crowning returns where the side that moves first has a man crowned, if it does
// before the opponent.
func crowning(steps []step) (crowned bool, to rules.Square) {
	for i, s := range steps {
		if s.crowns() {
			return i%2 == 0, s.move.To()
		}
	}
	return false, 0
}
