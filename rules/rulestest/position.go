package rulestest

import (
	"errors"
	"slices"
	"testing"

	"tabuleiro/rules"
)

// checkPosition checks all that a position promises but its refusals.
func checkPosition(t *testing.T, v *rules.Variant, p rules.Position) {
	t.Helper()
	checkFEN(t, v, p)
	checkMoves(t, v, p)
	checkIllegal(t, v, p)
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
	fen, notations, before := p.FEN(), map[string]bool{}, pieces(v, p)
	for _, m := range p.LegalMoves() {
		if found, err := rules.FindMove(p, m.String()); err != nil || !equal(found, m) {
			t.Errorf("%s: in %s the text %s finds %v, %v", v.Key, fen, m, found, err)
		}
		if name := p.Notation(m); name == "" || notations[name] {
			t.Errorf("%s: in %s the notation %q of %s is not its own", v.Key, fen, name, m)
		}
		notations[p.Notation(m)] = true
		checkMove(t, v, p, before, m)
		checkRoutes(t, v, p, m)
	}
	if p.FEN() != fen {
		t.Errorf("%s: playing moves changed %s into %s", v.Key, fen, p.FEN())
	}
}

// checkMove checks that a move tells all that happens on the board before it.
func checkMove(t *testing.T, v *rules.Variant, p rules.Position, before board, m rules.Move) {
	t.Helper()
	next, err := p.Play(m)
	if err != nil {
		t.Errorf("%s: Play(%s) in %s: %v", v.Key, m, p.FEN(), err)
		return
	}
	want := before
	carryOut(&want, m)
	if pieces(v, next) != want {
		t.Errorf("%s: after %v in %s the pieces are those of %s", v.Key, m, p.FEN(), next.FEN())
	}
	if next.Turn() != p.Turn().Opponent() {
		t.Errorf("%s: after %s in %s it is %v's turn again", v.Key, m, p.FEN(), next.Turn())
	}
}

// board is what stands on each square. It knows no rules.
type board [1 << 8]rules.Piece

func pieces(v *rules.Variant, p rules.Position) (b board) {
	for rank := range v.Ranks {
		for file := range v.Files {
			s := rules.At(file, rank)
			b[s], _ = p.PieceAt(s)
		}
	}
	return b
}

// carryOut makes a move.
func carryOut(b *board, m rules.Move) {
	piece := b[m.From()]
	b[m.From()] = rules.Piece{}
	for _, s := range m.Captures {
		b[s] = rules.Piece{}
	}
	for _, step := range m.Also {
		b[step.To], b[step.From] = b[step.From], rules.Piece{}
	}
	if m.Promotion != "" {
		piece.Role = m.Promotion
	}
	b[m.To()] = piece
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
