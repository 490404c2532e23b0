package draughts_test

import (
	"reflect"
	"slices"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

const brazilianStart = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"

var refusals = []struct {
	name, variant, fen, try string
	code                    rules.RefusalCode
	squares, tried, better  string
}{
	{"there is no piece", "brazilian", brazilianStart, "d4e5", draughts.NoPiece, "", "", ""},
	{"there is no piece on a light square", "brazilian", brazilianStart, "c2d4", draughts.NoPiece, "", "", ""},
	{"the piece is the opponent's", "brazilian", brazilianStart, "b6a5", draughts.NotYourPiece, "", "", ""},
	{"the square is light", "brazilian", brazilianStart, "c3c4", draughts.LightSquare, "", "", ""},
	{"the square is off the board", "brazilian", brazilianStart, "h2i3", draughts.LightSquare, "", "", ""},
	{"the piece stays where it is", "brazilian", brazilianStart, "c3c3", draughts.SameSquare, "", "", ""},
	{"an own piece is there", "brazilian", brazilianStart, "b2c3", draughts.Occupied, "c3", "", ""},
	{"an enemy is there, to be jumped", "brazilian", "W:Wc3:Bd4", "c3d4", draughts.Occupied, "d4", "", "c3e5"},
	{"the square is not on a diagonal", "brazilian", brazilianStart, "c3c5", draughts.NotDiagonal, "", "", ""},
	{"a man does not go back", "brazilian", "W:Wd4:Bh8", "d4c3", draughts.ManBackward, "", "", ""},
	{"a man does not go back", "english", "B:W32:B15", "e5d6", draughts.ManBackward, "", "", ""},
	{"a man goes one square", "brazilian", "W:Wd4:Bh8", "d4f6", draughts.TooFar, "", "", ""},
	{"a man's own piece is in the way", "brazilian", brazilianStart, "b2d4", draughts.OwnPiece, "c3", "", ""},
	{"a king's own piece is in the way", "brazilian", "W:WKa1,d4:Bh2", "a1g7", draughts.OwnPiece, "d4", "", ""},
	{"two pieces stop a king", "brazilian", "W:WKa1:Bc3,d4", "a1e5", draughts.TwoInARow, "c3 d4", "", ""},
	{"two pieces stop a king who would land on the second", "brazilian", "W:WKa1:Bc3,d4", "a1d4", draughts.TwoInARow, "c3 d4", "", ""},
	{"two pieces stop a man", "brazilian", "W:Wc3:Bd4,e5", "c3e5", draughts.TwoInARow, "d4 e5", "", ""},
	{"this king does not fly", "english", "W:WK29:B1", "a1c3", draughts.KingShort, "", "", ""},
	{"this king does not capture from afar", "english", "W:WK29:B18", "a1e5", draughts.KingShort, "", "a1e5", ""},
	{"a man does not capture backward", "english", "W:W15:B18", "e5c3", draughts.ManForward, "", "e5c3", ""},
	{"a piece must capture", "brazilian", "W:Wc3,a1:Bd4", "a1b2", draughts.CaptureCompulsory, "c3", "", "c3e5"},
	{"this piece must capture", "english", "W:W22,24:B18,19", "c3b4", draughts.CaptureCompulsory, "c3 g3", "", "c3e5"},
	{"only the capture of most pieces is compulsory", "brazilian", "W:Wc3,f2,a1:Bd4,g3,g5", "a1b2", draughts.CaptureCompulsory, "f2", "", "f2h4f6"},
	{"another piece takes more", "brazilian", "W:WKh2,a3:Bb4,g3,e5", "a3c5", draughts.MostPieces, "", "a3c5", "h2f4b8"},
	{"the same piece takes more another way", "brazilian", "W:Wh2:Be7,e5,g5,g3", "h2h6", draughts.MostPieces, "", "h2f4h6", "h2f4d6f8"},
	{"the king must land where it can go on", "brazilian", "W:WKa1:Bc3,g5", "a1d4", draughts.MostPieces, "", "a1d4", "a1f6h4"},
	{"the man may not stop to be crowned", "brazilian", "W:Wd6:Be7,g7", "d6f8", draughts.MustGoOn, "", "d6f8h6", "d6f8h6"},
	{"the capture goes on", "brazilian", "W:Wc3:Bd4,f6", "c3e5", draughts.MustGoOn, "", "c3e5g7", "c3e5g7"},
	{"the capture goes on", "english", "W:Wc3:Bd4,f6", "c3e5", draughts.MustGoOn, "", "c3e5g7", "c3e5g7"},
	{"the capture goes on", "street", "W:WKa1:Bc3,g5", "a1f6", draughts.MustGoOn, "", "a1f6h4", "a1f6h4"},
	{"the capture goes on from a farther landing", "brazilian", "W:WKa1:Bb2,f6", "a1e5", draughts.MustGoOn, "", "a1e5h8", "a1c3h8"},
	{"the capture is a single jump", "simple", "W:Wc3:Bd4,f6", "c3g7", draughts.SingleJump, "", "c3e5g7", ""},
	{"crowning ends the move", "english", "W:Wd6:Be7,g7", "d6h6", draughts.CrownedAtEnd, "", "d6f8h6", ""},
	{"the man passes on as a man", "brazilian", "W:Wb6:Bc7,f6", "b6g5", draughts.CrownedAtEnd, "", "b6d8g5", ""},
	{"the piece taken still stands", "brazilian", "W:WKa1:Bd4,e7,c7", "a1g1", draughts.JumpedTwice, "d4", "a1f6d8b6", ""},
	{"the piece taken may not be passed to take another", "brazilian", "B:WKg7,c5,b4,Kf4:BKa7", "a7a3", draughts.JumpedTwice, "c5", "a7e3h6f8a3", ""},
	{"the square is not on a rank or a file", "turkish", "W:Wc3:Bh8", "c3d4", draughts.NotStraight, "", "", ""},
	{"a man does not go back", "turkish", "W:Wc3:Bh8", "c3c2", draughts.ManBackward, "", "", ""},
	{"a man does not walk on a file", "frisian", "W:W28:B1", "e5e7", draughts.NotDiagonal, "", "", ""},
	{"two men are worth more than a king", "frisian", "W:W24,47:B19,9,K41", "c1a3", draughts.MostValue, "", "c1a3", "h6f8h10"},
	{"the king's capture goes first", "czech", "W:WKf8,f6:Bg7", "f6h8", draughts.KingFirst, "", "f6h8", "f8h6"},
	{"another capture takes more kings", "spanish", "W:WK16:BK7,27", "a4e8", draughts.MostKings, "", "a4e8", "a4d1"},
	{"another capture meets a king first", "italian", "W:WK30:B10,12,18,K20,K26,27", "d1h5", draughts.EarliestKing, "", "d1f3h5f7", "d1b3d5b7"},
	{"a man does not capture a king", "italian", "B:WK18:B14", "d5b3", draughts.KingSafe, "", "d5b3", ""},
	{"a king lands right behind what it takes", "thai", "W:WK29:B22", "a1e5", draughts.LandsBehind, "", "a1e5", ""},
	{"a king has made three moves in a row", "frisian", "W:W47,K8:B15:+0+308", "e9f8", draughts.KingRun, "e9", "", ""},
	{"a king has won", "breakthrough", "B:WK3:B20", "i7h6", draughts.GameOver, "", "", ""},
	{"a legal move", "brazilian", brazilianStart, "c3d4", "", "", "", ""},
	{"a legal capture by its ends", "brazilian", "W:Wc3:Bd4,f6", "c3g7", "", "", "", ""},
	{"a legal capture back to where it began", "english", "W:WK2:B6,7,14,15,20", "d8d8", "", "", "", ""},
}

func TestExplain(t *testing.T) {
	for _, test := range refusals {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			p := parse(t, variant(t, test.variant), test.fen)
			try := move(test.try)
			got := p.(rules.Explainer).Explain(try.From(), try.To())
			if got.Code != test.code {
				t.Errorf("code %q, want %q", got.Code, test.code)
			}
			if want := squares(test.squares); !slices.Equal(got.Squares, want) {
				t.Errorf("squares %v, want %v", got.Squares, want)
			}
			if got.Tried.String() != test.tried {
				t.Errorf("tried %s, want %s", got.Tried, test.tried)
			}
			if got.Better.String() != test.better {
				t.Errorf("better %s, want %s", got.Better, test.better)
			}
		})
	}
}

func squares(text string) []rules.Square {
	var all []rules.Square
	for n := 0; n < len(text); n += 3 {
		all = append(all, move(text[n:n+2]).Path...)
	}
	return all
}

func TestEveryRefusalIsShown(t *testing.T) {
	for _, code := range draughts.Refusals {
		shown := func(i int) bool { return refusals[i].code == code }
		if !slices.ContainsFunc(indices(len(refusals)), shown) {
			t.Errorf("no row of TestExplain is refused as %q", code)
		}
	}
	for _, test := range refusals {
		if test.code != "" && !slices.Contains(draughts.Refusals, test.code) {
			t.Errorf("%q is not listed in Refusals", test.code)
		}
	}
}

func indices(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

// TestEveryTryIsLegalOrRefused asks about each pair of squares in a thousand
// positions of each variant.
func TestEveryTryIsLegalOrRefused(t *testing.T) {
	for _, v := range draughts.Variants {
		if sameMoves[v.Key] != "" {
			continue
		}
		t.Run(v.Key, func(t *testing.T) {
			t.Parallel()
			for seed, positions := uint64(1000), 0; positions < 1000; seed++ {
				rulestest.RandomGame(t, v, seed, func(p rules.Position) {
					if positions++; positions <= 1000 {
						checkTries(t, v, p)
					}
				})
			}
		})
	}
}

func checkTries(t *testing.T, v *rules.Variant, p rules.Position) {
	t.Helper()
	var legal [1 << 8][1 << 8]bool
	for _, m := range p.LegalMoves() {
		legal[m.From()][m.To()] = true
	}
	squares, explainer := v.Squares(), p.(rules.Explainer)
	for _, from := range squares {
		for _, to := range squares {
			r := explainer.Explain(from, to)
			if fault := faultOf(p, &r, from, to, legal[from][to]); fault != "" {
				t.Fatalf("in %s, %s to %s: %s: %+v", p.FEN(), from, to, fault, r)
			}
		}
	}
}

// faultOf returns what is wrong with the refusal of a try, or "".
func faultOf(p rules.Position, r *rules.Refusal, from, to rules.Square, legal bool) string {
	better := len(r.Better.Path) > 0 &&
		slices.ContainsFunc(p.LegalMoves(), func(m rules.Move) bool { return reflect.DeepEqual(m, r.Better) })
	tried := len(r.Tried.Path) > 1 && r.Tried.From() == from && slices.Contains(r.Tried.Path[1:], to)
	switch {
	case legal != (r.Code == ""):
		return "a move is legal or has a reason not to be"
	case r.Code != "" && !slices.Contains(draughts.Refusals, r.Code):
		return "the code is not in the list"
	case len(r.Better.Path) > 0 && !better:
		return "the better move is not legal"
	}
	switch r.Code {
	case draughts.MustGoOn:
		if !better || !tried {
			return "a capture that stops short needs one that does not"
		}
	case draughts.MostValue, draughts.KingFirst, draughts.MostKings, draughts.EarliestKing:
		if !better || !tried || len(r.Better.Captures) == 0 {
			return "a capture that gives way needs one that does not"
		}
	case draughts.MostPieces:
		if !better || !tried || len(r.Better.Captures) <= len(r.Tried.Captures) {
			return "a capture of too few needs one of more"
		}
	case draughts.CaptureCompulsory:
		if !better || len(r.Better.Captures) == 0 || len(r.Squares) == 0 {
			return "a quiet move needs the captures that go before it"
		}
	case draughts.SingleJump, draughts.ManForward, draughts.CrownedAtEnd, draughts.KingSafe,
		draughts.LandsBehind:
		if !tried {
			return "the capture that the rule forbids is missing"
		}
	case draughts.Occupied, draughts.OwnPiece:
		if len(r.Squares) != 1 {
			return "the piece in the way is missing"
		}
	case draughts.TwoInARow:
		if len(r.Squares) != 2 {
			return "the two pieces are missing"
		}
	}
	return ""
}
