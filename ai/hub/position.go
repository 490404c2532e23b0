package hub

import (
	"slices"
	"strconv"
	"strings"

	"tabuleiro/rules"
)

// PositionError reports a text that is no position of a variant.
type PositionError struct{ Variant, Text string }

func (e *PositionError) Error() string { return "no position of " + e.Variant + ": " + e.Text }

// names are what the protocol calls our variants, where it does not call them by
// our keys.
var names = map[string]string{
	"international": "normal",
	"breakthrough":  "bt",
	"antidraughts":  "losing",
}

// Name returns what the protocol calls the variant with a key.
func Name(key string) string {
	if name, ok := names[key]; ok {
		return name
	}
	return key
}

// Key returns the key of the variant that the protocol calls by a name.
func Key(name string) string {
	for key, other := range names {
		if other == name {
			return key
		}
	}
	return name
}

// squares lists the squares that a variant uses as the protocol does: from the
// left to the right, the highest rank first. Their numbers begin at 1.
func squares(v *rules.Variant) (all []rules.Square) {
	for rank := v.Ranks - 1; rank >= 0; rank-- {
		for file := range v.Files {
			if s := rules.At(file, rank); v.SquareName(s) != "" {
				all = append(all, s)
			}
		}
	}
	return all
}

// The letters of the protocol for men and kings, by colour.
const (
	sides = "WB"
	men   = "wb"
	kings = "WB"
	empty = 'e'
)

// PositionText writes a position: whose turn it is, then every square.
func PositionText(v *rules.Variant, p rules.Position) string {
	text := []byte{sides[p.Turn()]}
	for _, s := range squares(v) {
		piece, ok := p.PieceAt(s)
		switch {
		case !ok:
			text = append(text, empty)
		case piece.Role == rules.King:
			text = append(text, kings[piece.Color])
		default:
			text = append(text, men[piece.Color])
		}
	}
	return string(text)
}

// ParsePosition reads what PositionText writes. It returns a *PositionError, or
// what the variant says against the position.
func ParsePosition(v *rules.Variant, text string) (rules.Position, error) {
	all := squares(v)
	if len(text) != 1+len(all) || !strings.Contains(sides, text[:1]) {
		return nil, &PositionError{v.Key, text}
	}
	var lists [2][]string
	for i, s := range all {
		letter, king := rune(text[1+i]), ""
		color := strings.IndexRune(men, letter)
		if color < 0 {
			color, king = strings.IndexRune(kings, letter), "K"
		}
		if color >= 0 {
			lists[color] = append(lists[color], king+v.SquareName(s))
		} else if letter != empty {
			return nil, &PositionError{v.Key, text}
		}
	}
	return v.Parse(text[:1] + ":W" + strings.Join(lists[rules.White], ",") + ":B" + strings.Join(lists[rules.Black], ","))
}

// MoveText writes a move: its squares and what it takes, "32-28" or "28x19x23".
func MoveText(v *rules.Variant, m rules.Move) string {
	all := squares(v)
	number := func(s rules.Square) int { return 1 + slices.Index(all, s) }
	sign := "-"
	if len(m.Captures) > 0 {
		sign = "x"
	}
	text := strconv.Itoa(number(m.From())) + sign + strconv.Itoa(number(m.To()))
	var taken []int
	for _, s := range m.Captures {
		taken = append(taken, number(s))
	}
	slices.Sort(taken)
	for _, n := range taken {
		text += sign + strconv.Itoa(n)
	}
	return text
}

// FindMove returns the legal move that a text means, whatever the order in which
// it names what is taken, or an *rules.IllegalMoveError.
func FindMove(v *rules.Variant, p rules.Position, text string) (rules.Move, error) {
	want := sorted(text)
	for _, m := range p.LegalMoves() {
		if MoveText(v, m) == want {
			return m, nil
		}
	}
	return rules.Move{}, &rules.IllegalMoveError{Move: text, FEN: p.FEN()}
}

// sorted brings the squares that are taken in the order of MoveText.
func sorted(text string) string {
	parts := strings.Split(text, "x")
	if len(parts) > 3 {
		slices.SortFunc(parts[2:], func(a, b string) int {
			x, _ := strconv.Atoi(a)
			y, _ := strconv.Atoi(b)
			return x - y
		})
	}
	return strings.Join(parts, "x")
}

// Pos returns the line that sets a game up: the last position that no later one
// can repeat, and the moves since then.
func Pos(g rules.Game) Line {
	first := g.Ply()
	for first > 0 && reversible(g.At(first-1), g.Move(first)) {
		first--
	}
	l := Line{"pos", []Arg{{"pos", PositionText(g.Variant, g.At(first).Position())}}}
	var moves []string
	for ply := first + 1; ply <= g.Ply(); ply++ {
		moves = append(moves, MoveText(g.Variant, g.Move(ply)))
	}
	if moves != nil {
		l.Args = append(l.Args, Arg{"moves", strings.Join(moves, " ")})
	}
	return l
}

// reversible reports whether a move is of a king and takes nothing.
func reversible(before rules.Game, m rules.Move) bool {
	piece, _ := before.Position().PieceAt(m.From())
	return piece.Role == rules.King && len(m.Captures) == 0
}

// Setup returns the game that a pos line sets up. It returns a *PositionError,
// an *rules.IllegalMoveError or what the variant says against the position.
func Setup(v *rules.Variant, pos Line) (rules.Game, error) {
	p, err := ParsePosition(v, pos.Value("pos"))
	if err != nil {
		return rules.Game{}, err
	}
	g, err := rules.Record{Variant: v.Key, Start: p.FEN()}.Replay(v)
	for _, text := range strings.Fields(pos.Value("moves")) {
		var m rules.Move
		if err == nil {
			m, err = FindMove(v, g.Position(), text)
		}
		if err == nil {
			g, err = g.Play(m)
		}
	}
	return g, err
}
