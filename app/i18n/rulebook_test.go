package i18n_test

import (
	"slices"
	"strings"
	"testing"

	"tabuleiro/app/i18n"
	"tabuleiro/app/play"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
)

// paragraph returns what the rules of a variant say about a topic, "" if nothing.
func paragraph(v i18n.Variant, about i18n.Topic) string {
	for _, r := range v.Rules {
		if r.About == about {
			return r.Text
		}
	}
	return ""
}

func TestEveryRefusalLeadsToAParagraph(t *testing.T) {
	codes := append(slices.Clone(draughts.Refusals), play.NotYourTurn, play.Elsewhere, play.Ambiguous, play.Entered)
	for _, text := range i18n.Languages {
		for _, v := range catalog.All {
			said := text.Variants[v.Key]
			for _, code := range codes {
				for _, role := range []rules.Role{draughts.Man, rules.King, ""} {
					if topic := said.RuleFor(code, role); paragraph(said, topic) == "" {
						t.Errorf("%s: %s: %q of a %s leads to %q, which is not told", text.Tag, v.Key, code, role, topic)
					}
				}
			}
			if topic := said.RuleFor(play.Earlier, draughts.Man); topic != "" {
				t.Errorf("to look at an earlier position is against the rule of %q", topic)
			}
		}
	}
}

// TestRefusalsLeadToTheirRule: the paragraph says what the refusal was about.
func TestRefusalsLeadToTheirRule(t *testing.T) {
	for _, test := range []struct {
		variant string
		code    rules.RefusalCode
		role    rules.Role
		says    string
	}{
		{"brazilian", draughts.CaptureCompulsory, draughts.Man, "É obrigatório"},
		{"brazilian", draughts.ManBackward, draughts.Man, "para a frente"},
		{"brazilian", draughts.MostPieces, draughts.Man, "Lei da maioria"},
		{"brazilian", draughts.MustGoOn, draughts.Man, "continua enquanto"},
		{"brazilian", draughts.CrownedAtEnd, draughts.Man, "continua pedra"},
		{"brazilian", draughts.JumpedTwice, rules.King, "saltadas duas vezes"},
		{"brazilian", draughts.OwnPiece, rules.King, "casas livres"},
		{"brazilian", draughts.LightSquare, draughts.Man, "casas escuras"},
		{"brazilian", play.NotYourTurn, draughts.Man, "Na sua vez"},
		{"english", draughts.ManForward, draughts.Man, "só captura para a frente"},
		{"english", draughts.KingShort, rules.King, "uma casa por vez"},
		{"simple", draughts.SingleJump, draughts.Man, "uma só peça"},
		{"czech", draughts.KingFirst, draughts.Man, "é ela que captura"},
		{"italian", draughts.KingSafe, draughts.Man, "não captura damas"},
		{"italian", draughts.EarliestKing, rules.King, "mais cedo"},
		{"spanish", draughts.MostKings, rules.King, "maior número de damas"},
		{"thai", draughts.LandsBehind, rules.King, "logo atrás"},
		{"turkish", draughts.NotStraight, draughts.Man, "linha reta"},
		{"frisian", draughts.MostValue, draughts.Man, "vale mais"},
		{"frisian", draughts.KingRun, rules.King, "três lances seguidos"},
		{"breakthrough", draughts.GameOver, draughts.Man, "faz uma dama"},
	} {
		v := i18n.Match("pt").Variants[test.variant]
		if said := paragraph(v, v.RuleFor(test.code, test.role)); !strings.Contains(said, test.says) {
			t.Errorf("%s: %q leads to %q, want …%s…", test.variant, test.code, said, test.says)
		}
	}
}

func TestRulesAreToldOnceAndAlikeInAllLanguages(t *testing.T) {
	for _, v := range catalog.All {
		var first []i18n.Topic
		for n, text := range i18n.Languages {
			var topics []i18n.Topic
			for _, r := range text.Variants[v.Key].Rules {
				if slices.Contains(topics, r.About) || !slices.Contains(i18n.Topics, r.About) {
					t.Errorf("%s: %s tells of %q twice, or it is no topic", text.Tag, v.Key, r.About)
				}
				topics = append(topics, r.About)
			}
			if n == 0 {
				first = topics
			}
			if !slices.Equal(topics, first) {
				t.Errorf("%s: %s tells of %v, want %v", text.Tag, v.Key, topics, first)
			}
		}
	}
}
