package lessons

import (
	"slices"
	"strings"
	"testing"

	"tabuleiro/app/i18n"
	"tabuleiro/app/learn"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// allLessons returns every lesson once: those of the guide and those on the pages
// about variants.
func allLessons() map[string]lesson {
	all := map[string]lesson{}
	for _, c := range chapters {
		for _, l := range c.lessons {
			all[l.id] = l
		}
	}
	for _, parts := range played {
		for _, lessons := range parts {
			for _, l := range lessons {
				all[l.id] = l
			}
		}
	}
	return all
}

// begin sets up the board of a lesson.
func begin(t *testing.T, task learn.Task) rules.Game {
	t.Helper()
	if task.Variant == "" {
		task.Variant = "brazilian"
	}
	v, ok := catalog.Find(task.Variant)
	if !ok {
		t.Fatalf("no variant %q", task.Variant)
	}
	g, err := rules.Record{Variant: v.Key, Start: task.Start, Moves: task.Before}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	if g.Outcome().Over() {
		t.Fatalf("the task begins with a game that is over: %v", g.Outcome())
	}
	return g
}

// play plays moves one after the other.
func play(t *testing.T, g rules.Game, moves ...string) rules.Game {
	t.Helper()
	for _, text := range moves {
		m, err := rules.FindMove(g.Position(), text)
		if err == nil {
			g, err = g.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// legal lists the legal moves, sorted.
func legal(g rules.Game) []string {
	var moves []string
	for _, m := range g.Position().LegalMoves() {
		moves = append(moves, m.String())
	}
	slices.Sort(moves)
	return moves
}

// TestLessonsKeepTheRules plays every lesson: each of its lines is legal, and ends
// with a move of the person; what it says is refused is, for the reason that it
// gives.
func TestLessonsKeepTheRules(t *testing.T) {
	for id, l := range allLessons() {
		if id == "jogar" {
			continue // there is nothing to do
		}
		t.Run(id, func(t *testing.T) {
			g := begin(t, l.task)
			if l.task.Free() {
				t.Error("there is nothing to be done")
			}
			for _, line := range l.task.Lines {
				play(t, g, line...)
				if len(line)%2 == 0 {
					t.Errorf("%v ends with a reply", line)
				}
			}
			if l.only != nil && !slices.Equal(legal(g), l.only) {
				t.Errorf("legal moves %v, want %v", legal(g), l.only)
			}
			for _, r := range l.refused {
				from, _ := rules.ParseSquare(r.from)
				to, _ := rules.ParseSquare(r.to)
				if got := g.Position().(rules.Explainer).Explain(from, to).Code; got != r.code {
					t.Errorf("%s to %s is refused as %q, want %q", r.from, r.to, got, r.code)
				}
			}
		})
	}
}

// takes returns how many pieces a move takes.
func takes(t *testing.T, g rules.Game, text string) int {
	t.Helper()
	m, err := rules.FindMove(g.Position(), text)
	if err != nil {
		t.Fatal(err)
	}
	return len(m.Captures)
}

// captures reports whether the side to move can capture.
func captures(g rules.Game) bool {
	moves := g.Position().LegalMoves()
	return len(moves) > 0 && len(moves[0].Captures) > 0
}

// TestWhatLessonsSay holds what the words of a lesson say, beyond its lines,
// against the rules.
func TestWhatLessonsSay(t *testing.T) {
	all := allLessons()
	for _, test := range []struct {
		lesson string
		holds  func(t *testing.T, g rules.Game) bool
	}{
		{"arrumacao", func(t *testing.T, g rules.Game) bool {
			men := map[rules.Color]int{}
			for _, s := range g.Variant.Squares() {
				if p, ok := g.Position().PieceAt(s); ok {
					men[p.Color]++
				}
			}
			return men[rules.White] == 12 && men[rules.Black] == 12 && g.Position().Turn() == rules.White && g.Variant.SquareName(rules.At(0, 0)) == "a1"
		}},
		{"casas", func(t *testing.T, g rules.Game) bool {
			used := 0
			for _, s := range g.Variant.Squares() {
				if g.Variant.SquareName(s) != "" {
					used++
				}
			}
			return used == 32 && len(g.Variant.Squares()) == 64
		}},
		{"maioria", func(t *testing.T, g rules.Game) bool { // all are of h2 and take two, on three squares
			for _, m := range legal(g) {
				if !strings.HasPrefix(m, "h2") || takes(t, g, m) != 2 {
					return false
				}
			}
			return len(legal(g)) == 3
		}},
		{"tres", func(t *testing.T, g rules.Game) bool {
			return len(legal(g)) == 1 && takes(t, g, legal(g)[0]) == 3 && g.Position().LegalMoves()[0].Promotion == rules.King
		}},
		{"ficam", func(t *testing.T, g rules.Game) bool {
			street, _ := catalog.Find("street") // there the pieces leave at once
			p, err := street.Parse(all["ficam"].task.Start)
			if err != nil {
				t.Fatal(err)
			}
			most := 0
			for _, m := range p.LegalMoves() {
				most = max(most, len(m.Captures))
			}
			return most == 3 && takes(t, g, legal(g)[0]) == 2
		}},
		{"barram", func(t *testing.T, g rules.Game) bool {
			m := g.Position().LegalMoves()
			return len(m) == 1 && m[0].To().String() == "a1" && len(m[0].Captures) == 2
		}},
		{"uma-vez", func(t *testing.T, g rules.Game) bool { return takes(t, g, legal(g)[0]) == 3 }},
		{"coroar", func(t *testing.T, g rules.Game) bool { return g.Position().LegalMoves()[0].Promotion == rules.King }},
		{"de-passagem", func(t *testing.T, g rules.Game) bool {
			m := g.Position().LegalMoves()
			return len(m) == 1 && m[0].String() == "d6f8h6" && m[0].Promotion == ""
		}},
		{"contar", func(t *testing.T, g rules.Game) bool { return takes(t, g, legal(g)[0]) == 2 }},
		{"dama", func(t *testing.T, g rules.Game) bool { return len(legal(g)) == 13 }},
		{"sem-pecas", func(t *testing.T, g rules.Game) bool { return play(t, g, "c3e5").Outcome().Result == rules.WhiteWins }},
		{"sem-lance", func(t *testing.T, g rules.Game) bool {
			after := play(t, g, "c3d4")
			return after.Outcome() == rules.Outcome{Result: rules.WhiteWins, Reason: rules.NoMoves}
		}},
		{"repeticao", func(t *testing.T, g rules.Game) bool {
			return play(t, g, "b2a1").Outcome() == rules.Outcome{Result: rules.Draw, Reason: rules.Repetition}
		}},
		{"quarenta", func(t *testing.T, g rules.Game) bool {
			for _, m := range legal(g) {
				if got := play(t, g, m).Outcome(); got.Reason != "no progress" || got.Result != rules.Draw {
					return false
				}
			}
			_, left := g.Position().(rules.Counter).DrawCounter()
			return left == 1
		}},
		{"poucas-pedras", func(t *testing.T, g rules.Game) bool { return onlySafe(t, g, all["poucas-pedras"]) }},
		{"entrega", func(t *testing.T, g rules.Game) bool {
			return len(legal(g)) == 7 && onlySafe(t, g, all["entrega"])
		}},
		{"ate-o-fim", func(t *testing.T, g rules.Game) bool {
			other := play(t, g, "f6d8b6")
			return takes(t, g, "f6d4b2") == 2 && takes(t, g, "f6d8b6") == 2 && !captures(play(t, g, "f6d4b2")) && takes(t, other, legal(other)[0]) == 2
		}},
		{"sacrificio", func(t *testing.T, g rules.Game) bool { return forced(t, g, all["sacrificio"], 1, 2) }},
		{"combinacao", func(t *testing.T, g rules.Game) bool { return forced(t, g, all["combinacao"], 2, 3) }},
		{"vale-uma-dama", func(t *testing.T, g rules.Game) bool { return forced(t, g, all["vale-uma-dama"], 2, 3) }},
		{"dois-por-um", func(t *testing.T, g rules.Game) bool { return forced(t, g, all["dois-por-um"], 1, 2) }},
		{"inglesa-captura", func(t *testing.T, g rules.Game) bool { return takes(t, g, legal(g)[0]) == 2 }},
		{"ultima-fileira", func(t *testing.T, g rules.Game) bool {
			for _, m := range legal(g) {
				home := strings.HasSuffix(m[:2], "8")
				if crowns(play(t, g, m), 3) != home {
					t.Errorf("after %s White is crowned: %v", m, !home)
					return false
				}
			}
			return true
		}},
	} {
		t.Run(test.lesson, func(t *testing.T) {
			if !test.holds(t, begin(t, all[test.lesson].task)) {
				t.Error("it is not so")
			}
		})
	}
}

// onlySafe reports whether the moves asked for are those after which nothing can
// be captured.
func onlySafe(t *testing.T, g rules.Game, l lesson) bool {
	for _, m := range legal(g) {
		asked := slices.ContainsFunc(l.task.Lines, func(line []string) bool { return line[0] == m })
		if captures(play(t, g, m)) == asked {
			t.Errorf("%s: asked for %v, gives a piece away %v", m, asked, !asked)
			return false
		}
	}
	return true
}

// forced reports whether every reply of the one line of a lesson is the only legal
// move, and how many pieces the line gives and takes.
func forced(t *testing.T, g rules.Game, l lesson, gives, wins int) bool {
	given, taken := 0, 0
	for n, m := range l.task.Lines[0] {
		if n%2 == 1 && len(legal(g)) != 1 {
			t.Errorf("there is a choice before %s: %v", m, legal(g))
		}
		if n%2 == 1 {
			given += takes(t, g, m)
		} else {
			taken += takes(t, g, m)
		}
		g = play(t, g, m)
	}
	return given == gives && taken == wins
}

// crowns reports whether White is crowned within some plies whatever Black does.
func crowns(g rules.Game, plies int) bool {
	if plies == 0 || g.Outcome().Over() {
		return false
	}
	white := g.Position().Turn() == rules.White
	for _, m := range g.Position().LegalMoves() {
		if white && m.Promotion == rules.King {
			return true
		}
		next, _ := g.Play(m)
		if crowns(next, plies-1) == white {
			return white
		}
	}
	return !white
}

// TestTheGuideTellsEveryRule maps requirements to lessons; the table of rows names
// them here.
func TestTheGuideTellsEveryRule(t *testing.T) {
	want := []string{
		"casas", "arrumacao", "pedra", "saltar", "bloqueio", "para-tras", "quatro-diagonais", "obrigatoria", "em-cadeia",
		"maioria", "tres", "valem-igual", "ficam", "barram", "uma-vez", "coroar", "de-passagem", "contar", "dama", "de-longe",
		"muralha", "pouso", "sem-pecas", "sem-lance", "repeticao", "quarenta", "centro", "poucas-pedras", "entrega", "ate-o-fim",
		"sacrificio", "combinacao", "ninguem-protegido", "vale-uma-dama", "jogar",
	}
	for _, id := range want {
		t.Run(id, func(t *testing.T) {
			for _, text := range i18n.Languages {
				s, _, ok := Library(text)[learn.Guide].Find(id)
				if !ok || s.Title == "" || s.HTML == "" || len(s.Tasks) == 0 && id != "jogar" {
					t.Errorf("%s: %+v", text.Tag, s)
				}
			}
		})
	}
	for _, text := range i18n.Languages {
		var got []string
		for _, s := range Library(text)[learn.Guide].Sections() {
			got = append(got, s.ID)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: the guide has %v", text.Tag, got)
		}
	}
}
