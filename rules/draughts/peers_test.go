package draughts_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// TestFaultsOfOtherPrograms has positions from the reports of what other
// programs did wrong.
func TestFaultsOfOtherPrograms(t *testing.T) {
	for _, test := range []struct{ name, source, variant, fen, want string }{
		{"kings fly in a game called English", "freeboardgames/FreeBoardGames.org#604",
			"english", "B:WK1:BK5", "5-9"},
		{"a new king goes on jumping", "jau35/CS451#61",
			"english", "B:WK26,27:B24", "24x31(27)=K"},
		{"a king's second jump is refused", "schrum2/MM-NEATv2#392",
			"english", "W:WK5:BK9,17,K18,K25,26", "5x14(9,17,18,25,26)"},
		{"a man's jump is forced instead of the king's", "schrum2/MM-NEATv2#392",
			"english", "W:WK18,26:B23", "18x27(23) 26x19(23)"},
		{"a quiet move is allowed beside a capture", "codethejason/checkers PR#2",
			"brazilian", "B:We7:Bd8", "d8xf6(e7)"},
		{"a game is declared over", "bcorfman/raven-checkers#4",
			"english", "W:WK29:BK25", "29x22(25)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := parse(t, variant(t, test.variant), test.fen)
			if got := strings.Join(describe(variant(t, test.variant), p), " "); got != test.want {
				t.Errorf("%s: got %s, want %s", test.source, got, test.want)
			}
			if got := p.Outcome(); got.Over() {
				t.Errorf("%s: the outcome is %v", test.source, got)
			}
		})
	}
}

// py-draughts#27: a move that is not legal was played.
func TestAMoveIsNotPlayedTwice(t *testing.T) {
	p := parse(t, variant(t, "english"), "W:WK2,25:B14,15,16")
	m := path(t, p, "b2a3")
	next, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	before := next.FEN()
	var illegal *rules.IllegalMoveError
	if _, err := next.Play(m); !errors.As(err, &illegal) || illegal.FEN != before || illegal.Move != "b2a3" {
		t.Errorf("played again: %v, want an IllegalMoveError", err)
	}
	if next.FEN() != before {
		t.Errorf("the position is now %s, was %s", next.FEN(), before)
	}
}

// py-draughts#26: the side to move was written twice.
func TestFENHasThreeFields(t *testing.T) {
	for _, v := range draughts.Variants {
		if got := strings.Count(v.Start, ":"); got != 2 {
			t.Errorf("%s: %s has %d colons, want 2", v.Key, v.Start, got)
		}
	}
}

// py-draughts#28: a position with pieces of one side was refused.
func TestAPositionMayHaveOneSideOnly(t *testing.T) {
	p := parse(t, variant(t, "english"), "B:W30:B")
	if got, want := p.Outcome(), (rules.Outcome{Result: rules.WhiteWins, Reason: draughts.NoPieces}); got != want {
		t.Errorf("outcome %v, want %v", got, want)
	}
}

// techwithtim/Python-Checkers#9: the game waited for the side that is blocked.
func TestABlockedSideHasLostAtOnce(t *testing.T) {
	p := parse(t, variant(t, "brazilian"), "W:Wa3:Bb4,c5")
	if got, want := p.Outcome(), (rules.Outcome{Result: rules.BlackWins, Reason: rules.NoMoves}); got != want {
		t.Errorf("outcome %v, want %v", got, want)
	}
}

// freeboardgames/FreeBoardGames.org PR#976: the game was over because White, who
// was not to move, had no move.
func TestTheSideNotToMoveMayBeBlocked(t *testing.T) {
	p := plays(t, parse(t, variant(t, "english"), "W:W14:B9,1,2"), "c5a7")
	if got := p.Outcome(); got.Over() || len(p.LegalMoves()) != 3 {
		t.Errorf("after 14x5 the outcome is %v, the moves %v", got, p.LegalMoves())
	}
}

// bcorfman/raven-checkers#2, #11 to #14: undo
// gave back one move only, and failed after the end.
func TestAGameThatEndedIsTakenBack(t *testing.T) {
	g, err := rules.Record{Start: "W:WK27:B28"}.Replay(variant(t, "english"))
	if err != nil {
		t.Fatal(err)
	}
	won, err := g.Play(path(t, g.Position(), "f2g1"))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := won.Outcome(), (rules.Outcome{Result: rules.WhiteWins, Reason: rules.NoMoves}); got != want {
		t.Errorf("27-32: outcome %v, want %v", got, want)
	}
	back := won.At(0)
	if back.Outcome().Over() || back.Position().FEN() != g.Position().FEN() {
		t.Errorf("taken back: %s, %v", back.Position().FEN(), back.Outcome())
	}
	other, err := back.Play(path(t, back.Position(), "f2e3"))
	if err != nil {
		t.Fatal(err)
	}
	if got := other.Record().Moves; !slices.Equal(got, []string{"f2e3"}) {
		t.Errorf("another move after the undo: the record has %v", got)
	}
	if again := won.At(1); !again.Outcome().Over() {
		t.Error("the end is gone from the game that was taken back")
	}
}

func TestUnfilteredMovesTellTheEnd(t *testing.T) {
	everyMove(t, 20, func(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
		next, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := draughts.HasUnfilteredMove(next), len(next.LegalMoves()) > 0; got != want {
			t.Fatalf("%s has an unfiltered move is %v, a legal one %v", next.FEN(), got, want)
		}
	})
}

func TestAPieceThatCannotCaptureHasNoMoves(t *testing.T) {
	for _, v := range tutorials {
		p := parse(t, v, "W:Wc3,a1:Bd4")
		for _, m := range p.LegalMoves() {
			if m.From() != rules.At(2, 2) {
				t.Errorf("%s: %s is legal", v.Key, m)
			}
		}
	}
}

func TestPlayTakesCrownsAndPassesTheTurn(t *testing.T) {
	for _, test := range []struct{ name, variant, fen, move, want string }{
		{"a piece taken is gone", "simple", "W:We5:Bd4,h8", "e5c3", "B:Wc3:Bh8"},
		{"a white man is crowned", "simple", "W:Wd6:Be7,h8", "d6f8", "B:WKf8:Bh8"},
		{"a black man is crowned", "simple", "B:Wd2,h2:Bc3", "c3e1", "W:Wh2:BKe1"},
		{"g7 stays where crowning ends the move", "english", "W:W10:B7,8", "d6f8", "B:WK3:B8"},
		{"a man that passed the last row is a man", "brazilian", "W:Wd6:Be7,g7,a7", "d6f8h6", "B:Wh6:Ba7"},
		{"a man crowned in passing arrives as a king", "street", "W:Wd6:Be7,g7,a7", "d6f8h6", "B:WKh6:Ba7"},
		{"a king stays a king", "brazilian", "W:WKa1:Bd4,h2", "a1e5", "B:WKe5:Bh2"},
	} {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p := plays(t, parse(t, variant(t, test.variant), test.fen), test.move)
			if got := p.FEN(); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
	t.Run("the new king moves as one with its next move", func(t *testing.T) {
		p := plays(t, parse(t, variant(t, "brazilian"), "W:Wc7:Bh6"), "c7d8", "h6g5")
		if got := len(p.LegalMoves()); got == 0 || len(p.LegalMoves()[0].Captures) != 1 {
			t.Errorf("the king on d8 does not capture g5: %v", p.LegalMoves())
		}
	})
}
