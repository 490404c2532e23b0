package draughtsengine

import (
	"cmp"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// Every position of random games has the moves of the rules, and the one played
// leads to the position that the rules lead to.
func TestMovesAreThoseOfTheRules(t *testing.T) {
	for _, v := range draughts.Variants {
		t.Run(v.Key, func(t *testing.T) {
			g := newGenerator(v.Key)
			random := rand.New(rand.NewPCG(1, 2))
			for range 40 {
				p, err := v.Parse(v.Start)
				for plies := 0; err == nil && plies < 300 && !p.Outcome().Over(); plies++ {
					compareMoves(t, g, p)
					m := p.LegalMoves()[random.IntN(len(p.LegalMoves()))]
					compareAfter(t, g, p, m)
					p, err = p.Play(m)
				}
				if err != nil || t.Failed() {
					t.Fatal(err)
				}
			}
		})
	}
}

// compareMoves checks that the engine has the legal moves of a position.
func compareMoves(t *testing.T, g *generator, p rules.Position) {
	t.Helper()
	var list moveList
	compact := g.positionOf(p)
	g.prepare(&compact)
	open, free := g.canCapture(), g.canMove(&compact)
	g.legal(&compact, &list)
	var want []move
	for _, m := range p.LegalMoves() {
		want = append(want, g.moveOf(m))
	}
	slices.SortFunc(want, compareKeys)
	slices.SortFunc(list.all(), compareKeys)
	if got := list.all(); !slices.Equal(got, want) {
		t.Errorf("%s %s: moves %v, want %v", g.Key, p.FEN(), got, want)
	}
	captures := len(want) > 0 && len(p.LegalMoves()[0].Captures) > 0
	if open != captures || list.captures != captures || !open && free != (len(want) > 0) {
		t.Errorf("%s %s: can capture %t, can move %t", g.Key, p.FEN(), open, free)
	}
}

// Every position of the tests of the rules has the moves of the rules.
func TestKnownPositions(t *testing.T) {
	files, _ := filepath.Glob("../../rules/draughts/testdata/*.positions")
	var known int
	for _, file := range files {
		g := newGenerator(strings.TrimSuffix(filepath.Base(file), ".positions"))
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			var row struct{ FEN string }
			if err := json.Unmarshal([]byte(line), &row); err != nil {
				t.Fatal(err)
			}
			compareMoves(t, g, parseRules(t, g.Key, row.FEN))
			known++
		}
	}
	if known < 100 {
		t.Errorf("%d positions", known)
	}
}

func compareKeys(a, b move) int {
	return cmp.Or(cmp.Compare(a.id()&0xfff, b.id()&0xfff), cmp.Compare(a.taken, b.taken))
}

// compareAfter checks that a move leads to the position that it leads to by the
// rules.
func compareAfter(t *testing.T, g *generator, p rules.Position, m rules.Move) {
	t.Helper()
	next, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	var got position
	before := g.positionOf(p)
	compact := g.moveOf(m)
	g.play(&before, &compact, &got)
	if want := g.positionOf(next); got != want {
		t.Errorf("%s %s: after %s %+v, want %+v", g.Key, p.FEN(), m, got, want)
	}
}

// Many pieces in the open give a flying king more routes than could be tried.
func TestCapturesWithManyRoutesAreFoundAtOnce(t *testing.T) {
	for _, variant := range []string{"brazilian", "street"} {
		g := newGenerator(variant)
		p := parse(t, &g.game, "W:WKa1:Bb2,d2,f2,b4,d4,f4,b6,d6,f6,c7,e7,g7")
		p.pieces[rules.Black] &^= g.maskOf(rules.At(1, 1)) // lets the king out
		var list moveList
		for range 1000 {
			g.legal(&p, &list)
		}
		if list.count == 0 {
			t.Errorf("%s: no captures", variant)
		}
	}
}
