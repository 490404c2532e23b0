// Package link writes a whole game into the fragment of an address and reads it
// back: [Encode] and [Decode]. A [Link] is what it holds.
//
// The parts are divided by slashes, the last ones left out when they are usual:
//
//	1/brazilian/white/24/AgRx…            version, variant, side, ply, moves
//	1/brazilian/white/24/AgRx…/agreed     and how it was ended by hand
//	1/brazilian/white/24/AgRx…/-/W:Wc3:Bd4   and where it began
//
// The moves are packed as the index of each among the legal moves of its
// position, sorted by their text, in no more bits than it takes to tell them
// apart; a move that is the only one takes none.
package link

import (
	"encoding/base64"
	"encoding/binary"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"tabuleiro/rules"
)

// Version is the version of the format that Encode writes.
const Version = 1

// maxMoves bounds the moves of a game that Decode takes.
const maxMoves = 2000

// Link is a game with how to look at it.
type Link struct {
	Game rules.Game
	Side rules.Color // at the bottom of the board
	Ply  int         // shown first, 0 to the game's
}

// Part names a part of a link.
type Part string

// The parts, in their order.
const (
	PartVersion Part = "version"
	PartVariant Part = "variant"
	PartSide    Part = "side"
	PartPly     Part = "ply"
	PartMoves   Part = "moves"
	PartEnd     Part = "end"
	PartStart   Part = "start"
)

// Error reports a link that cannot be read, by the part that is wrong.
type Error struct {
	Part Part
	Text string // the part as it stands
	Err  error  // why, if the rules say so
}

func (e *Error) Error() string {
	text := "bad " + string(e.Part) + " " + strconv.Quote(e.Text)
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap returns the error of the rules, if there is one.
func (e *Error) Unwrap() error { return e.Err }

// none stands for an end that is left out before a start that is not.
const none = "-"

// Encode writes a link.
func Encode(l Link) string {
	r := l.Game.Record()
	parts := []string{
		strconv.Itoa(Version), r.Variant, l.Side.String(), strconv.Itoa(l.Ply), pack(l.Game), r.End, r.Start,
	}
	if r.Start != "" && r.End == "" {
		parts[5] = none
	}
	return strings.TrimRight(strings.Join(parts, "/"), "/")
}

// Decode reads what Encode wrote, or returns an *Error. It finds the variant by
// its key.
func Decode(text string, find func(key string) (*rules.Variant, bool)) (Link, error) {
	parts := strings.SplitN(text, "/", 7)
	for len(parts) < 7 {
		parts = append(parts, "")
	}
	if parts[0] != strconv.Itoa(Version) {
		return Link{}, &Error{Part: PartVersion, Text: parts[0]}
	}
	v, ok := find(parts[1])
	if !ok {
		return Link{}, &Error{Part: PartVariant, Text: parts[1]}
	}
	g, err := game(v, parts[4], strings.TrimPrefix(parts[5], none), parts[6])
	if err != nil {
		return Link{}, err
	}
	side, ok := sideOf(parts[2])
	if !ok {
		return Link{}, &Error{Part: PartSide, Text: parts[2]}
	}
	ply, err := strconv.Atoi(parts[3])
	if err != nil || ply < 0 || ply > g.Ply() {
		return Link{}, &Error{Part: PartPly, Text: parts[3]}
	}
	return Link{g, side, ply}, nil
}

func sideOf(text string) (rules.Color, bool) {
	for _, c := range []rules.Color{rules.White, rules.Black} {
		if text == c.String() {
			return c, true
		}
	}
	return 0, false
}

func game(v *rules.Variant, moves, end, start string) (rules.Game, error) {
	g, err := rules.Record{Variant: v.Key, Start: start}.Replay(v)
	if err != nil {
		return g, &Error{PartStart, start, err}
	}
	if g, err = unpack(g, moves); err != nil {
		return g, &Error{PartMoves, moves, err}
	}
	if end == "" {
		return g, nil
	}
	if g, err = g.End(end); err != nil {
		return g, &Error{PartEnd, end, err}
	}
	return g, nil
}

// pack writes the moves of a game.
func pack(g rules.Game) string {
	w := writer{bytes: binary.AppendUvarint(nil, uint64(g.Ply()))}
	for ply, m := range g.Moves() {
		choices := sorted(g.At(ply).Position())
		w.write(slices.Index(choices, m.String()), width(len(choices)))
	}
	return base64.RawURLEncoding.EncodeToString(w.bytes)
}

// unpack plays the moves that pack wrote.
func unpack(g rules.Game, text string) (rules.Game, error) {
	data, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil {
		return g, err
	}
	moves, n := binary.Uvarint(data)
	if n <= 0 || moves > maxMoves {
		return g, errLength
	}
	r := reader{bytes: data[n:]}
	for range moves {
		choices := sorted(g.Position())
		index, ok := r.read(width(len(choices)))
		if !ok || index >= len(choices) {
			return g, errMoves
		}
		m, err := rules.FindMove(g.Position(), choices[index])
		if err != nil {
			return g, err
		}
		if g, err = g.Play(m); err != nil {
			return g, err
		}
	}
	if !r.done() {
		return g, errLength
	}
	return g, nil
}

// sorted returns the legal moves of a position as text, in order.
func sorted(p rules.Position) []string {
	var texts []string
	for _, m := range p.LegalMoves() {
		texts = append(texts, m.String())
	}
	slices.Sort(texts)
	return texts
}

// width is how many bits tell so many choices apart.
func width(choices int) int { return bits.Len(uint(max(choices, 1) - 1)) }
