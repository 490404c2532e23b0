package rulestest

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"tabuleiro/rules"
)

// checkPosition checks all that a position promises.
func checkPosition(t *testing.T, v *rules.Variant, p rules.Position) {
	t.Helper()
	checkFEN(t, v, p)
	checkMoves(t, v, p)
	checkIllegal(t, v, p)
	if e, ok := p.(rules.Explainer); ok {
		checkRefusals(t, v, p, e)
	}
	if c, ok := p.(rules.Counter); ok {
		law, left := c.DrawCounter()
		claimer, claims := p.(rules.Claimer)
		if law != "" && left < 1 && !(claims && slices.Contains(claimer.Claims(), law)) {
			t.Errorf("%s: %s goes on with %d moves left under %q", v.Key, p.FEN(), left, law)
		}
	}
}

func checkFEN(t *testing.T, v *rules.Variant, p rules.Position) {
	t.Helper()
	fen := p.FEN()
	again, err := v.Parse(fen)
	if err != nil {
		t.Errorf("%s: Parse(%q): %v", v.Key, fen, err)
		return
	}
	if again.FEN() != fen || again.Key() != p.Key() {
		t.Errorf("%s: %s reads back as %s, key %x, want key %x", v.Key, fen, again.FEN(), again.Key(), p.Key())
	}
	if got, want := texts(again.LegalMoves()), texts(p.LegalMoves()); !slices.Equal(got, want) {
		t.Errorf("%s: %s read back has the moves %v, want %v", v.Key, fen, got, want)
	}
}

func texts(moves []rules.Move) []string {
	var texts []string
	for _, m := range moves {
		texts = append(texts, m.String())
	}
	return texts
}

func checkMoves(t *testing.T, v *rules.Variant, p rules.Position) {
	t.Helper()
	fen, notations := p.FEN(), map[string]bool{}
	for _, m := range p.LegalMoves() {
		if found, err := rules.FindMove(p, m.String()); err != nil || !equal(found, m) {
			t.Errorf("%s: in %s the text %s finds %v, %v", v.Key, fen, m, found, err)
		}
		if name := p.Notation(m); name == "" || notations[name] {
			t.Errorf("%s: in %s the notation %q of %s is not its own", v.Key, fen, name, m)
		}
		notations[p.Notation(m)] = true
		checkMove(t, v, p, m)
		checkRoutes(t, v, p, m)
	}
	if p.FEN() != fen {
		t.Errorf("%s: playing moves changed %s into %s", v.Key, fen, p.FEN())
	}
}

// checkMove checks that a move tells all that happens on the board.
func checkMove(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
	t.Helper()
	next, err := p.Play(m)
	if err != nil {
		t.Errorf("%s: Play(%s) in %s: %v", v.Key, m, p.FEN(), err)
		return
	}
	if got, want := pieces(v, next), carryOut(pieces(v, p), m); !maps.Equal(got, want) {
		t.Errorf("%s: after %s in %s the pieces are %v, want %v", v.Key, m, p.FEN(), got, want)
	}
	if next.Turn() != p.Turn().Opponent() {
		t.Errorf("%s: after %s in %s it is %v's turn again", v.Key, m, p.FEN(), next.Turn())
	}
}

// pieces returns what stands on the board.
func pieces(v *rules.Variant, p rules.Position) map[rules.Square]rules.Piece {
	board := map[rules.Square]rules.Piece{}
	for _, s := range v.Squares() {
		if piece, ok := p.PieceAt(s); ok {
			board[s] = piece
		}
	}
	return board
}

// carryOut makes a move on a board that knows no rules.
func carryOut(board map[rules.Square]rules.Piece, m rules.Move) map[rules.Square]rules.Piece {
	piece := board[m.From()]
	delete(board, m.From())
	for _, s := range m.Captures {
		delete(board, s)
	}
	for _, step := range m.Also {
		board[step.To] = board[step.From]
		delete(board, step.From)
	}
	if m.Promotion != "" {
		piece.Role = m.Promotion
	}
	board[m.To()] = piece
	return board
}

// checkRoutes checks that the routes of a move differ by nothing else.
func checkRoutes(t *testing.T, v *rules.Variant, p rules.Position, m rules.Move) {
	t.Helper()
	router, ok := p.(rules.Router)
	if !ok {
		return
	}
	routes, seen := router.Routes(m), map[string]bool{}
	if len(routes) == 0 || !equal(routes[0], m) {
		t.Errorf("%s: in %s the routes of %s do not begin with it: %v", v.Key, p.FEN(), m, routes)
	}
	for _, r := range routes {
		if seen[r.String()] {
			t.Errorf("%s: in %s the route %s is listed twice", v.Key, p.FEN(), r)
		}
		seen[r.String()] = true
		if r.From() != m.From() || r.To() != m.To() || r.Promotion != m.Promotion ||
			!slices.Equal(sorted(r.Captures), sorted(m.Captures)) {
			t.Errorf("%s: in %s the route %v is not the move %v", v.Key, p.FEN(), r, m)
		}
	}
}

func sorted(squares []rules.Square) []rules.Square { return slices.Sorted(slices.Values(squares)) }

func equal(a, b rules.Move) bool {
	return slices.Equal(a.Path, b.Path) && slices.Equal(a.Captures, b.Captures) &&
		a.Promotion == b.Promotion && slices.Equal(a.Also, b.Also)
}

// checkIllegal checks that moves that are not legal are refused.
func checkIllegal(t *testing.T, v *rules.Variant, p rules.Position) {
	t.Helper()
	legal := texts(p.LegalMoves())
	for _, m := range []rules.Move{{}, {Path: []rules.Square{0, 0}}, {Path: []rules.Square{0, 255}}} {
		if len(m.Path) > 0 && slices.Contains(legal, m.String()) {
			continue
		}
		var illegal *rules.IllegalMoveError
		if next, err := p.Play(m); next != nil || !errors.As(err, &illegal) {
			t.Errorf("%s: Play(%v) in %s = %v, %v, want an IllegalMoveError", v.Key, m.Path, p.FEN(), next, err)
		}
	}
}

// checkRefusals checks that each pair of squares either is a legal move or is
// refused for a reason.
func checkRefusals(t *testing.T, v *rules.Variant, p rules.Position, e rules.Explainer) {
	t.Helper()
	legal := map[rules.Step]bool{}
	for _, m := range p.LegalMoves() {
		legal[rules.Step{From: m.From(), To: m.To()}] = true
	}
	squares := v.Squares()
	for _, from := range squares {
		for _, to := range squares {
			refusal := e.Explain(from, to)
			if legal[rules.Step{From: from, To: to}] != (refusal.Code == "") {
				t.Errorf("%s: in %s %s to %s is refused as %q", v.Key, p.FEN(), from, to, refusal.Code)
			}
		}
	}
}
