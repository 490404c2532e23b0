package draughts_test

import (
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/rulestest"
)

// first returns the first position of a variant.
func first(t testing.TB, v *rules.Variant) rules.Position {
	t.Helper()
	return parse(t, v, v.Start)
}

func TestStart(t *testing.T) {
	for _, v := range tutorials {
		p := first(t, v)
		t.Run(v.Key+": twelve men each fill the dark squares of three rows", func(t *testing.T) {
			for _, s := range v.Squares() {
				piece, found := p.PieceAt(s)
				dark, middle := (s.File()+s.Rank())%2 == 0, s.Rank() == 3 || s.Rank() == 4
				if found != (dark && !middle) {
					t.Errorf("a piece on %s is %v", s, found)
				}
				if want := (rules.Piece{Color: rules.Color(s.Rank() / 4), Role: draughts.Man}); found && piece != want {
					t.Errorf("%s holds %v, want %v", s, piece, want)
				}
			}
		})
		t.Run(v.Key+": there are seven moves, each one row forward", func(t *testing.T) {
			forward := map[rules.Color]int{rules.White: 1, rules.Black: -1}
			next, err := p.Play(p.LegalMoves()[0])
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range []rules.Position{p, next} {
				if got := len(p.LegalMoves()); got != 7 {
					t.Errorf("%v has %d moves, want 7", p.Turn(), got)
				}
				for _, m := range p.LegalMoves() {
					if got := m.To().Rank() - m.From().Rank(); got != forward[p.Turn()] {
						t.Errorf("%s goes %d rows up", m, got)
					}
				}
			}
		})
	}
	for key, want := range map[string]rules.Color{
		"brazilian": rules.White, "simple": rules.White, "street": rules.White, "english": rules.Black,
	} {
		t.Run(key+": "+want.String()+" moves first", func(t *testing.T) {
			if got := first(t, variant(t, key)).Turn(); got != want {
				t.Errorf("%v moves first", got)
			}
		})
	}
}

func TestSquareNames(t *testing.T) {
	for _, test := range []struct{ variant, square, want string }{
		{"brazilian", "a1", "a1"}, {"brazilian", "c3", "c3"}, {"brazilian", "h8", "h8"},
		{"simple", "c3", "c3"}, {"street", "c3", "c3"},
		{"english", "b8", "1"}, {"english", "h8", "4"}, {"english", "a7", "5"},
		{"english", "a1", "29"}, {"english", "c3", "22"}, {"english", "g1", "32"},
		{"brazilian", "a2", ""}, {"english", "h1", ""}, {"english", "i1", ""}, {"brazilian", "a9", ""},
	} {
		s, err := rules.ParseSquare(test.square)
		if err != nil {
			t.Fatal(err)
		}
		if got := variant(t, test.variant).SquareName(s); got != test.want {
			t.Errorf("%s calls %s %q, want %q", test.variant, test.square, got, test.want)
		}
	}
}

// The board of the tutorial: five values in rows from the top, and the side to
// move.
type matrix struct {
	cells [8][8]int
	turn  rules.Color
}

var cellValues = []rules.Piece{
	{}, {Color: rules.White, Role: draughts.Man}, {Color: rules.Black, Role: draughts.Man},
	{Color: rules.White, Role: rules.King}, {Color: rules.Black, Role: rules.King},
}

func toMatrix(v *rules.Variant, p rules.Position) matrix {
	m := matrix{turn: p.Turn()}
	for _, s := range v.Squares() {
		piece, _ := p.PieceAt(s)
		for value, of := range cellValues {
			if of == piece {
				m.cells[7-s.Rank()][s.File()] = value
			}
		}
	}
	return m
}

func (m matrix) fen() string {
	lists := map[rules.Color][]string{}
	for row, cells := range m.cells {
		for col, value := range cells {
			text := rules.At(col, 7-row).String()
			switch value {
			case 0:
				continue
			case 3, 4:
				text = "K" + text
			}
			c := cellValues[value].Color
			lists[c] = append(lists[c], text)
		}
	}
	return map[rules.Color]string{rules.White: "W", rules.Black: "B"}[m.turn] +
		":W" + strings.Join(lists[rules.White], ",") + ":B" + strings.Join(lists[rules.Black], ",")
}

func TestPositionFitsAMatrixOfFiveValues(t *testing.T) {
	for _, v := range tutorials {
		rulestest.RandomGame(t, v, 5, func(p rules.Position) {
			again := parse(t, v, toMatrix(v, p).fen())
			if again.FEN() != p.FEN() {
				t.Fatalf("%s: %s became %s", v.Key, p.FEN(), again.FEN())
			}
		})
	}
	a1, _ := first(t, variant(t, "brazilian")).PieceAt(rules.At(0, 0))
	if m := toMatrix(variant(t, "brazilian"), first(t, variant(t, "brazilian"))); cellValues[m.cells[7][0]] != a1 || m.cells[0][7] != 2 {
		t.Errorf("a1 is row 7, column 0 and h8 row 0, column 7: %v", m.cells)
	}
}

func TestNothingStandsOffTheBoard(t *testing.T) {
	for _, v := range tutorials {
		p := first(t, v)
		for s := range 256 {
			s := rules.Square(s)
			if piece, found := p.PieceAt(s); found && (s.File() > 7 || s.Rank() > 7) {
				t.Errorf("%s: %v holds %v", v.Key, s, piece)
			}
		}
	}
}
