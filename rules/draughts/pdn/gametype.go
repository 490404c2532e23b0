package pdn

import (
	"strconv"
	"strings"

	"tabuleiro/rules"
)

// gameType is how PDN knows a game, its tag GameType.
type gameType struct {
	number int
	key    string // of the variant
	rest   string // who begins ("W"), the board and the notation
	sign   string // of a capture
	two    bool   // a win counts 2 and a draw 1
}

// gameTypes is the table of PDN 3.0, with the numbers that lidraughts made. Where
// a number or a variant is listed twice, the first row is the one that is meant.
// The variants without a row have no number: a tag Variant names them.
var gameTypes = []gameType{
	{20, "international", "W,10,10,N2,0", "x", true},
	{21, "english", "B,8,8,N1,0", "x", false},
	{22, "italian", "W,8,8,N2,1", "x", false},
	{23, "pool", "B,8,8,N1,0", "x", false},
	{24, "spanish", "W,8,8,N1,1", "x", false},
	{25, "russian", "W,8,8,A0,0", ":", false},
	{26, "brazilian", "W,8,8,A0,0", "x", false},
	{27, "canadian", "W,12,12,N2,0", "x", true},
	{28, "portuguese", "W,8,8,N1,1", "x", false},
	{29, "czech", "W,8,8,A0,0", "x", false},
	{30, "turkish", "W,8,8,A0,0", "x", false},
	{31, "thai", "B,8,8,N2,0", "-", false},
	{40, "frisian", "W,10,10,N2,0", "x", false},
	{41, "spantsiretti", "W,10,8,A0,0", ":", false},
	{96, "breakthrough", "W,10,10,N2,0", "x", true},
	{97, "frysk", "W,10,10,N2,0", "x", true},
	{98, "antidraughts", "W,10,10,N2,0", "x", true},
	{21, "english-official", "B,8,8,N1,0", "x", false},
	{26, "brazilian-official", "W,8,8,A0,0", "x", false},
	{43, "turkish", "W,8,8,A0,0", "x", false},        // hcheckers
	{99, "international", "W,10,10,N2,0", "x", true}, // lidraughts, from a position
}

// unlisted is how a game without a number is written.
var unlisted = gameType{rest: "W", sign: "x"}

func typeOf(key string) gameType {
	for _, t := range gameTypes {
		if t.key == key {
			return t
		}
	}
	return unlisted
}

// tag returns the value of the tag GameType, or "" for a game without a number.
func (t gameType) tag() string {
	if t.number == 0 {
		return ""
	}
	return strconv.Itoa(t.number) + "," + t.rest
}

func numbered(number int) (gameType, bool) {
	for _, t := range gameTypes {
		if t.number == number {
			return t, true
		}
	}
	return unlisted, false
}

// Variant returns the key of the variant that the tags name, by Variant or by
// GameType; "" if it has none here. Without these tags it guesses from how the
// squares are written, and stated is false.
func (g *Game) Variant() (key string, stated bool) {
	tag := g.Tag("Variant")
	if t := typeOf(tag); t.number > 0 || tag != "" && g.Tag("GameType") == "" && isKey(tag) {
		return tag, true
	}
	number, _, _ := strings.Cut(g.Tag("GameType"), ",")
	if n, err := strconv.Atoi(strings.TrimSpace(number)); err == nil {
		t, _ := numbered(n)
		return t.key, true
	}
	return g.guess(), false
}

// isKey reports whether a name is written as the keys of variants are.
func isKey(name string) bool { return strings.Trim(name, "abcdefghijklmnopqrstuvwxyz-") == "" }

// guess returns the most usual variant with squares like those of the game.
func (g *Game) guess() string {
	texts := []string{g.Tag("FEN")}
	for _, m := range g.Moves {
		texts = append(texts, m.Text, m.Setup)
	}
	text := strings.Join(texts, " ")
	if strings.ContainsAny(text, "abcdefgh") {
		return "brazilian"
	}
	for _, number := range strings.FieldsFunc(text, func(r rune) bool { return r < '0' || r > '9' }) {
		if n, err := strconv.Atoi(number); err == nil && n > 32 {
			return "international"
		}
	}
	return "english"
}

// opener returns the letter of the side that begins, in a game of a variant.
func (g *Game) opener(key string) byte {
	if fields := strings.Split(g.Tag("GameType"), ","); len(fields) > 1 {
		if side := strings.TrimSpace(fields[1]); side == "W" || side == "B" {
			return side[0]
		}
	}
	return typeOf(key).rest[0]
}

// scores are the results that PDN knows, from the side of who is named first.
var scores = map[string]rules.Result{
	"1-0": rules.WhiteWins, "2-0": rules.WhiteWins, "0-1": rules.BlackWins, "0-2": rules.BlackWins,
	"1/2-1/2": rules.Draw, "1-1": rules.Draw, "0-0": rules.Unfinished, "*": rules.Unfinished,
}

// Result returns who won a game of a variant by the tag Result: Unfinished if it
// does not tell. The side that begins is named first, so that in English draughts
// Black's win is "1-0" (PDN 2.0 by Murray Cash, 6.1.1.1.1.5).
func (g *Game) Result(v *rules.Variant) rules.Result {
	return turned(scores[g.Tag("Result")], g.opener(v.Key))
}

// turned takes a result from the side of who begins to that of White, or back.
func turned(r rules.Result, opener byte) rules.Result {
	if c, won := r.Winner(); won && opener == 'B' {
		return rules.Win(c.Opponent())
	}
	return r
}

// write returns a result as the games of the type have it.
func (t gameType) write(r rules.Result) string {
	r = turned(r, t.rest[0])
	switch {
	case r == rules.Unfinished:
		return "*"
	case !t.two:
		return string(r)
	}
	return map[rules.Result]string{rules.WhiteWins: "2-0", rules.BlackWins: "0-2", rules.Draw: "1-1"}[r]
}
