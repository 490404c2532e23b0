package play_test

import (
	"slices"
	"testing"

	"tabuleiro/app/play"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// squares reads names such as "c3 d4".
func squares(names ...string) []rules.Square {
	var all []rules.Square
	for _, name := range names {
		s, err := rules.ParseSquare(name)
		if err != nil {
			panic(err)
		}
		all = append(all, s)
	}
	return all
}

func square(name string) rules.Square { return squares(name)[0] }

var person, computer = play.Player{}, play.Player{Level: "medium"}

// start begins a session of a variant from a position, "" for the first one.
func start(t *testing.T, variant, fen string, white, black play.Player) *play.Session {
	t.Helper()
	v, ok := catalog.Find(variant)
	if !ok {
		t.Fatalf("no variant %s", variant)
	}
	g, err := rules.Record{Variant: variant, Start: fen}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	return play.New(g, white, black, 1)
}

func press(s *play.Session, names ...string) (effects []play.Effect) {
	for _, sq := range squares(names...) {
		effects = s.Update(play.Press{Square: sq})
	}
	return effects
}

// find returns the effect of a type, if it is among some.
func find[E play.Effect](effects []play.Effect) (found E, ok bool) {
	for _, e := range effects {
		if e, is := e.(E); is {
			found, ok = e, true
		}
	}
	return found, ok
}

// wait lets every timer run out, one after another.
func wait(s *play.Session, effects []play.Effect) (all []play.Effect) {
	all = effects
	for {
		w, ok := find[play.Wait](effects)
		if !ok {
			return all
		}
		effects = s.Update(play.Waited{ID: w.ID})
		all = append(all, effects...)
	}
}

func TestPresses(t *testing.T) {
	const twoRoutes = "W:Wd2:Bc3,c5,e3,e5" // d2-b4-d6 and d2-f4-d6 in English rules
	tests := []struct {
		name, variant, start string
		presses              []string
		moves                []string
		picked               string // where the piece picked up stands, "" if none
		refusal              rules.RefusalCode
	}{
		{"a step", "brazilian", "", []string{"c3", "d4"}, []string{"c3d4"}, "", ""},
		{"another own piece changes the selection", "brazilian", "", []string{"c3", "e3"}, nil, "e3", ""},
		{"the same piece again puts it back", "brazilian", "", []string{"c3", "c3"}, nil, "", ""},
		{"an empty square with nothing picked up does nothing", "brazilian", "", []string{"d4"}, nil, "", ""},
		{"an enemy with nothing picked up is refused", "brazilian", "", []string{"b6"}, nil, "", "not your piece"},
		{"an enemy with a piece picked up plays nothing and keeps the piece", "brazilian", "", []string{"c3", "b6"}, nil, "c3", "occupied"},
		{"a man does not go back", "brazilian", "W:Wd4:Bb8", []string{"d4", "c3"}, nil, "d4", "man backward"},
		{"a piece that cannot capture while another can", "brazilian", "W:Wc3,a1:Bd4", []string{"a1"}, nil, "", "capture compulsory"},
		{"a blocked piece says what blocks it", "brazilian", "", []string{"a1"}, nil, "", "occupied"},
		{"a smaller capture breaks the law of the majority", "brazilian", "W:WKh2,a3:Bb4,g3,e5", []string{"a3"}, nil, "", "most pieces"},
		{"a chain landing by landing", "brazilian", "W:Wc3:Bd4,f6", []string{"c3", "e5", "g7"}, []string{"c3e5g7"}, "", ""},
		{"a chain by its last square", "brazilian", "W:Wc3:Bd4,f6", []string{"c3", "g7"}, []string{"c3e5g7"}, "", ""},
		{"half a chain waits on its landing", "brazilian", "W:Wc3:Bd4,f6", []string{"c3", "e5"}, nil, "e5", ""},
		{"in a chain no other piece may be picked up", "brazilian", "W:Wc3,h2:Bd4,f6", []string{"c3", "e5", "h2"}, nil, "e5", "entered"},
		{"in a chain another square is refused", "brazilian", "W:Wc3:Bd4,f6", []string{"c3", "e5", "d6"}, nil, "e5", "entered"},
		{"in a chain the smaller capture is refused for its reason", "brazilian", "W:Wh2:Be7,e5,g5,g3", []string{"h2", "f4", "h6"}, nil, "f4", "most pieces"},
		{"a piece that may not move keeps its reason", "brazilian", "W:Wc3,a1:Bd4", []string{"a1", "b2"}, nil, "", "capture compulsory"},
		{"in a chain the piece stays when pressed", "brazilian", "W:Wc3:Bd4,f6", []string{"c3", "e5", "e5"}, nil, "e5", "entered"},
		{"two captures that end on one square ask for the landings", "english", twoRoutes, []string{"d2", "d6"}, nil, "d2", "ambiguous"},
		{"the left route", "english", twoRoutes, []string{"d2", "b4", "d6"}, []string{"d2b4d6"}, "", ""},
		{"the right route", "english", twoRoutes, []string{"d2", "f4", "d6"}, []string{"d2f4d6"}, "", ""},
		{"a capture that comes back to its own square", "brazilian", "W:Wd2:Bc3,c5,e5,e3", []string{"d2", "d2"}, []string{"d2b4d6f4d2"}, "", ""},
		{"the same circle by the other way round", "brazilian", "W:Wd2:Bc3,c5,e5,e3", []string{"d2", "f4", "d6", "b4", "d2"}, []string{"d2b4d6f4d2"}, "", ""},
		{"a king's capture by a farther landing", "brazilian", "W:WKa1:Bb2,f6", []string{"a1", "e5", "h8"}, []string{"a1c3h8"}, "", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := start(t, test.variant, test.start, person, person)
			if starter := s.Game().Position().Turn(); test.start == twoRoutes && starter != rules.White {
				t.Fatalf("%v is to move", starter)
			}
			press(s, test.presses...)
			if got := s.Game().Record().Moves; !slices.Equal(got, test.moves) && len(got)+len(test.moves) > 0 {
				t.Errorf("moves = %v, want %v", got, test.moves)
			}
			var picked string
			if at, ok := s.Picked(); ok {
				picked = at.String()
			}
			if picked != test.picked {
				t.Errorf("picked up on %q, want %q", picked, test.picked)
			}
			if got := s.Refusal().Refusal.Code; got != test.refusal {
				t.Errorf("refusal = %q, want %q", got, test.refusal)
			}
		})
	}
}
