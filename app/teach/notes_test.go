package teach_test

import (
	"math"
	"testing"

	"tabuleiro/ai"
	"tabuleiro/app/teach"
	"tabuleiro/rules"
)

func TestGradeOf(t *testing.T) {
	tests := []struct {
		name      string
		best, own int
		want      teach.Grade
	}{
		{"the same", 10, 10, teach.Good},
		{"better than thought", 0, 30, teach.Good},
		{"a quarter of a man", 0, -25, teach.Good},
		{"a third of a man", 0, -35, teach.Imprecise},
		{"a man", 0, -100, teach.Mistake},
		{"two men", 0, -200, teach.Blunder},
		{"a man when all is won already", 900, 800, teach.Good},
		{"a certain win", ai.Won + 5, 0, teach.Blunder},
		{"a slower win", ai.Won + 5, ai.Won, teach.Good},
		{"a draw", 0, -ai.Won, teach.Blunder},
	}
	for _, test := range tests {
		if got := teach.GradeOf(test.best, test.own); got != test.want {
			t.Errorf("%s: GradeOf(%d, %d) = %v, want %v", test.name, test.best, test.own, got, test.want)
		}
	}
}

// The grades part at losses of .05, .11 and .24 of the chance to win.
func TestGradesPartWhereTheyShould(t *testing.T) {
	for own := 0; own > -400; own-- {
		loss := teach.Chance(0) - teach.Chance(own)
		want := teach.Good
		for i, from := range []float64{.05, .11, .24} {
			if loss >= from {
				want = teach.Imprecise + teach.Grade(i)
			}
		}
		if got := teach.GradeOf(0, own); got != want {
			t.Errorf("a loss of %.3f is %s, want %s", loss, got.Sign(), want.Sign())
		}
	}
	if teach.Chance(0) != .5 || math.Abs(teach.Chance(150)+teach.Chance(-150)-1) > 1e-9 || teach.Chance(150) < .7 {
		t.Errorf("chances %v, %v, %v", teach.Chance(0), teach.Chance(150), teach.Chance(-150))
	}
}

// note lets the engine see a game after some plies.
func note(n *teach.Notes, g rules.Game, ply, score int, best string) {
	n.Note(ai.Reply{Ply: ply, Key: ai.KeyText(g.At(ply).Position()), Move: best, Info: ai.Info{Score: score}})
}

func TestNotes(t *testing.T) {
	g := from(t, "brazilian", "", "c3d4", "b6a5", "d4c5", "d6b4", "a3c5")
	var n teach.Notes
	step := func(want int) {
		t.Helper()
		if got := n.Missing(g, rules.White); got != want {
			t.Fatalf("Missing = %d, want %d", got, want)
		}
	}
	step(4)
	note(&n, g, 4, 0, "a3c5") // the best: nothing else to see
	step(2)
	note(&n, g, 2, 0, "b2c3")
	step(3)
	note(&n, g, 3, 250, "d6b4")
	step(0)
	note(&n, g, 0, 0, "c3d4")
	step(-1)
	for ply, want := range map[int]teach.Grade{1: teach.Good, 3: teach.Blunder, 5: teach.Good} {
		if got, missing := n.Grade(g.At(ply)); got != want || missing != -1 {
			t.Errorf("move %d is %v and misses %d, want %v", ply, got, missing, want)
		}
	}
	other := from(t, "brazilian", "", "c3d4", "b6c5")
	if _, ok := n.Saw(other); ok {
		t.Error("what was seen of one position counts for another")
	}
	if got := n.Missing(other, rules.White); got != -1 {
		t.Errorf("Missing = %d in a game with the same beginning", got)
	}
}

func TestTheEndIsGradedByItself(t *testing.T) {
	var n teach.Notes
	won := from(t, "brazilian", "W:Wa1,d4,f4:Be5", "d4f6")
	note(&n, won, 0, ai.Won, "f4d6")
	if got, missing := n.Grade(won); got != teach.Good || missing != -1 {
		t.Errorf("a win by another move is %v and misses %d", got, missing)
	}
	lost := from(t, "giveaway", "W:Wa1,d4,f4:Be5", "d4f6")
	note(&n, lost, 0, 0, "f4d6")
	if got, missing := n.Grade(lost); got != teach.Blunder || missing != -1 {
		t.Errorf("where to lose is the aim it is %v and misses %d", got, missing)
	}
}
