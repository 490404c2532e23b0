package draughtsengine

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// Positions that no game need have come to have the moves of the rules too.
func TestSoakPositions(t *testing.T) {
	for n, v := range draughts.Variants {
		t.Run(v.Key, func(t *testing.T) {
			t.Parallel()
			s := newSetter(v, uint64(n))
			for range soakPositions / len(draughts.Variants) {
				p := s.position(t, s.generator.pieces/2)
				compareMoves(t, s.generator, p)
				if moves := p.LegalMoves(); len(moves) > 0 && !p.Outcome().Over() {
					compareAfter(t, s.generator, p, moves[s.random.IntN(len(moves))])
				}
				if t.Failed() {
					return
				}
			}
		})
	}
}

// setter sets up positions at random.
type setter struct {
	variant   *rules.Variant
	generator *generator
	random    *rand.Rand
	pieces    [2][]string
	men       [2]bool
	run       [2]string // of a king that has moved
}

func newSetter(v *rules.Variant, seed uint64) *setter {
	return &setter{variant: v, generator: newGenerator(v.Key), random: rand.New(rand.NewPCG(seed, 64))}
}

// position returns one in which each side has so many pieces at the most.
func (s *setter) position(t *testing.T, most int) rules.Position {
	t.Helper()
	p, err := s.variant.Parse(s.fen(most))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// fen returns a position in which each side has so many pieces at the most, any
// part of them kings.
func (s *setter) fen(most int) string {
	g := s.generator
	s.pieces, s.men, s.run = [2][]string{}, [2]bool{}, [2]string{}
	kings := s.random.IntN(5)
	if g.FirstKingWins {
		kings = 0
	}
	empty := g.board
	for c := range 2 {
		for range 1 + s.random.IntN(most) {
			king := s.random.IntN(4) < kings
			squares := empty
			if !king {
				squares &^= g.sides[c].last
			}
			at := s.square(squares)
			empty &^= at
			s.put(c, g.squares[bit(at)], king)
		}
	}
	fen := [...]string{"W", "B"}[s.random.IntN(2)] + ":W" + strings.Join(s.pieces[0], ",") + ":B" + strings.Join(s.pieces[1], ",")
	if s.run != [2]string{} {
		fen += ":+" + s.runOf(1) + "+" + s.runOf(0)
	}
	return fen
}

// square returns one of some squares.
func (s *setter) square(squares bitboard) bitboard {
	for {
		if at := bitboard(1) << s.random.IntN(maxSquares); at&squares != 0 {
			return at
		}
	}
}

func (s *setter) put(c int, square rules.Square, king bool) {
	if !king {
		s.men[c] = true
		s.pieces[c] = append(s.pieces[c], square.String())
		return
	}
	s.pieces[c] = append(s.pieces[c], "K"+square.String())
	if n := s.random.IntN(s.generator.KingRun + 1); n > 0 {
		number := s.variant.SquareName(square)
		s.run[c] = strconv.Itoa(n) + strings.Repeat("0", 2-len(number)) + number
	}
}

// runOf writes how often a king has moved, if it matters.
func (s *setter) runOf(c int) string {
	if s.men[c] && s.run[c] != "" {
		return s.run[c]
	}
	return "0"
}
