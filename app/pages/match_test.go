package pages

import (
	"testing"

	"tabuleiro/app/link"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func variantOf(t *testing.T, key string) *rules.Variant {
	t.Helper()
	v, ok := catalog.Find(key)
	if !ok {
		t.Fatalf("no variant %s", key)
	}
	return v
}

func TestTheFirstGameIsBrazilianAgainstBeginnerAndThePersonBegins(t *testing.T) {
	s := newShell()
	v := variantOf(t, s.settings.LastChoice["draughts"].Variant)
	m := s.newMatch(v, s.choiceOf(v, store.Computer))
	if v.Key != "brazilian" || m.save.Level != "beginner" || m.mine() != starter(v) || m.session.Thinking() {
		t.Errorf("the first game is %s at %s, thinking %v", v.Key, m.save.Level, m.session.Thinking())
	}
}

func TestAnotherVariantBeginsWithThePerson(t *testing.T) {
	s := newShell()
	v := variantOf(t, "english")
	if c := s.choiceOf(v, store.Computer); c.Side != "black" || c.Level != "beginner" {
		t.Errorf("choice = %+v, want black, who begins, at the level of before", c)
	}
}

func TestSides(t *testing.T) {
	tests := []struct {
		name, variant string
		choice        store.Choice
		games         int // finished before
		want          rules.Color
	}{
		{"the side chosen", "brazilian", store.Choice{Mode: store.Computer, Side: "black"}, 0, rules.Black},
		{"alternating, the person begins first", "brazilian", store.Choice{Mode: store.Computer, Side: store.Alternate}, 0, rules.White},
		{"alternating, the computer begins next", "brazilian", store.Choice{Mode: store.Computer, Side: store.Alternate}, 1, rules.Black},
		{"alternating, the person again", "brazilian", store.Choice{Mode: store.Computer, Side: store.Alternate}, 2, rules.White},
		{"two people: who begins is at the bottom", "english", store.Choice{Mode: store.Two, Side: "white"}, 0, rules.Black},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := newShell()
			for range test.games {
				if _, err := s.store.Finish(store.Result{Variant: test.variant, Level: "easy", Outcome: store.Lost}); err != nil {
					t.Fatal(err)
				}
			}
			test.choice.Level = "easy"
			if got := s.side(variantOf(t, test.variant), test.choice); got != test.want {
				t.Errorf("side = %v, want %v", got, test.want)
			}
		})
	}
}

func TestOnlyAGameInWhichThePersonHasMovedIsForfeited(t *testing.T) {
	s := newShell()
	v := variantOf(t, "brazilian")
	choice := store.Choice{Variant: v.Key, Mode: store.Computer, Level: "easy", Side: "black"}
	if s.forfeits(choice) {
		t.Error("there is no game to forfeit")
	}
	save := func(moves ...string) {
		m := s.newMatch(v, choice)
		m.save.Record.Moves = moves
		g, err := m.save.Record.Replay(v)
		if err != nil {
			t.Fatal(err)
		}
		m.session = m.newSession(g)
		if err := m.keep(s.store); err != nil {
			t.Fatal(err)
		}
	}
	save("c3d4")
	if s.forfeits(choice) {
		t.Error("a game in which only the computer has moved is forfeited")
	}
	s.store.Erase(v.Key, store.Computer)
	save("c3d4", "b6a5")
	if !s.forfeits(choice) {
		t.Error("a game in which the person has moved is not forfeited")
	}
}

func TestASaveThatDoesNotReplayIsPutAside(t *testing.T) {
	s := newShell()
	save := store.Save{
		Record: rules.Record{Variant: "brazilian", Moves: []string{"a1h8"}},
		Mode:   store.Computer, Level: "easy", Side: "white", Updated: 1,
	}
	if _, err := s.store.SaveGame(save, 0); err != nil {
		t.Fatal(err)
	}
	if _, ok := s.openMatch("brazilian", store.Computer); ok {
		t.Error("a game that cannot be replayed was opened")
	}
	if len(s.store.Broken()) != 1 || len(s.notices) != 1 {
		t.Errorf("%d texts put aside and %d notices, want 1 and 1", len(s.store.Broken()), len(s.notices))
	}
}

func TestNeighbour(t *testing.T) {
	for _, test := range []struct {
		level string
		steps int
		want  string
	}{{"beginner", 1, "easy"}, {"easy", -1, "beginner"}, {"hard", 1, ""}, {"apprentice", -1, ""}, {"nonsense", 1, ""}} {
		if got := neighbour(test.level, test.steps); got != test.want {
			t.Errorf("neighbour(%s, %d) = %q, want %q", test.level, test.steps, got, test.want)
		}
	}
}

func TestCoordinates(t *testing.T) {
	tests := []struct {
		name, variant string
		flipped       bool
		square, want  string
		count         int
	}{
		{"letters and digits meet in the corner", "brazilian", false, "a1", "a1", 15},
		{"letters stand on the bottom row", "brazilian", false, "c1", "c", 15},
		{"digits stand on the left", "brazilian", false, "a8", "8", 15},
		{"a turned board has them on its own left and bottom", "brazilian", true, "h8", "h8", 15},
		{"numbers stand on every square that is played on", "english", false, "b8", "1", 32},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			names := coordinates(variantOf(t, test.variant), test.flipped)
			square, _ := rules.ParseSquare(test.square)
			if got := names[square]; got != test.want || len(names) != test.count {
				t.Errorf("%s is named %q of %d names, want %q of %d", test.square, got, len(names), test.want, test.count)
			}
		})
	}
}

func linkOf(t *testing.T, moves ...string) link.Link {
	t.Helper()
	v := variantOf(t, "brazilian")
	g, err := rules.Record{Variant: v.Key, Moves: moves}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	return link.Link{Game: g, Side: rules.Black, Ply: g.Ply()}
}

func TestAGameByLinks(t *testing.T) {
	s := newShell()
	moves := func() []string {
		m, ok := s.openMatch("brazilian", store.Link)
		if !ok {
			return nil
		}
		return m.session.Game().Record().Moves
	}
	first, second := linkOf(t, "c3d4"), linkOf(t, "c3d4", "b6a5", "d4e5")
	s.receive(first)
	if m, ok := s.openMatch("brazilian", store.Link); !ok || m.mine() != rules.Black || m.session.Waiting() {
		t.Fatalf("the first link begins %v as %v", moves(), m.mine())
	}
	if s.differs(second) {
		t.Error("a link that goes on differs")
	}
	s.receive(second)
	if len(moves()) != 3 {
		t.Errorf("after the second link the game is %v", moves())
	}
	s.receive(first)
	if len(moves()) != 3 || len(s.notices) != 1 {
		t.Errorf("an older link leaves %v and %d notices, want 3 moves and a notice", moves(), len(s.notices))
	}
	if other := linkOf(t, "c3b4", "b6a5"); !s.differs(other) {
		t.Error("a link of another game does not differ")
	}
}

func TestTheEndComesByLinkToo(t *testing.T) {
	s := newShell()
	s.receive(linkOf(t, "c3d4"))
	end := linkOf(t, "c3d4")
	g, err := end.Game.End(rules.EndResign(rules.White))
	if err != nil {
		t.Fatal(err)
	}
	end.Game = g
	s.receive(end)
	if m, _ := s.openMatch("brazilian", store.Link); !m.session.Over() {
		t.Error("the end was not kept")
	}
}
