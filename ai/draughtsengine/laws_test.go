package draughtsengine

import (
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// What the laws of a game count has room in a position.
func TestLawsHaveRoom(t *testing.T) {
	for _, r := range draughts.Rulesets {
		if r.KingRun > maxRun || r.Endings != nil && len(*r.Endings) > maxEndings {
			t.Errorf("%s counts more than a position has room for", r.Key)
		}
	}
}

// Games of few pieces are drawn when the rules say so, and the law that runs has
// as many moves left at every ply.
func TestLawsAreThoseOfTheRules(t *testing.T) {
	for n, v := range draughts.Variants {
		t.Run(v.Key, func(t *testing.T) {
			s, draws := newSetter(v, uint64(n)), 0
			for range 200 {
				p := s.position(t, 4)
				for plies := 0; plies < 150 && !t.Failed(); plies++ {
					compareLaws(t, s.generator, p)
					if over(p) {
						draws++
					}
					if len(p.LegalMoves()) == 0 || over(p) {
						break
					}
					m, next := s.careful(p)
					compareAfter(t, s.generator, p, m)
					p = next
				}
			}
			if laws := s.generator.NoProgress > 0 || s.generator.Endings != nil; laws != (draws > 0) {
				t.Errorf("%d draws", draws)
			}
		})
	}
}

// careful plays a move at random, of four tries the first that lets nothing be
// taken, so that games grow old.
func (s *setter) careful(p rules.Position) (m rules.Move, next rules.Position) {
	for range 4 {
		m = p.LegalMoves()[s.random.IntN(len(p.LegalMoves()))]
		next, _ = p.Play(m)
		if replies := next.LegalMoves(); len(replies) > 0 && len(replies[0].Captures) == 0 {
			break
		}
	}
	return m, next
}

// over reports whether a position is drawn, or may be claimed to be.
func over(p rules.Position) bool {
	return p.Outcome().Result == rules.Draw || len(p.(rules.Claimer).Claims()) > 0
}

func compareLaws(t *testing.T, g *generator, p rules.Position) {
	t.Helper()
	compact := g.positionOf(p)
	law, moves := p.(rules.Counter).DrawCounter()
	left := g.left(&compact)
	if law == "" && left < never/2 || law != "" && (max(left, 0)+1)/2 != moves {
		t.Errorf("%s %s: %d plies left, want %d moves under %q", g.Key, p.FEN(), left, moves, law)
	}
	if stuck := len(p.LegalMoves()) == 0; !stuck && over(p) != (left <= 0) {
		t.Errorf("%s %s: %d plies left, over %t", g.Key, p.FEN(), left, over(p))
	}
	if claims := len(p.(rules.Claimer).Claims()) > 0; claims != (left <= 0 && g.claimed(&compact)) {
		t.Errorf("%s %s: %d plies left, claims %t", g.Key, p.FEN(), left, claims)
	}
}
