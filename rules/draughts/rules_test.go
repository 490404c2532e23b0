package draughts_test

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// row is a rule by example: what somebody sees who looks at a game.
type row struct {
	name, variant string
	see           func(*rules.Variant) string
	want          string
}

// table states the rules. Every answer of a Ruleset has a row that comes out
// otherwise when the answer does: see answers.
var table = []row{
	{"white begins", "brazilian", start, "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"},
	{"black begins", "english", start, "B:W21-32:B1-12"},
	{"white begins", "simple", start, "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"},
	{"white begins", "street", start, "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"},
	{"white begins on squares 31 to 50", "international", start, "W:W31-50:B1-20"},
	{"its men fill two rows", "thai", start, "B:W25-32:B1-8"},
	{"its back rows are empty", "turkish", start, "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba7,b7,c7,d7,e7,f7,g7,h7,a6,b6,c6,d6,e6,f6,g6,h6"},
	{"white begins on squares 1 to 12", "spanish", start, "W:W1-12:B21-32"},
	{"the dark corner is at the right", "italian", square("h1"), "32"},
	{"squares are counted from the lower right", "portuguese", square("h1"), "1"},
	{"squares are counted to the upper left", "spanish", square("a8"), "32"},
	{"a capture is written with a colon", "russian", moves("W:Wc3:Bd4"), "c3:e5(d4)"},
	{"the key is brazilian", "brazilian", key, "brazilian"},
	{"it shares the texts of brazilian", "simple", base, "brazilian"},
	{"it shares the texts of brazilian", "street", base, "brazilian"},

	{"a white man walks one square forward", "brazilian", moves("W:Wc3:Ba7"), "c3-b4 c3-d4"},
	{"a black man walks one square forward", "brazilian", moves("B:Wh2:Bd6"), "d6-c5 d6-e5"},
	{"a man on the edge has one move", "brazilian", moves("W:Wa3:Bh8"), "a3-b4"},
	{"a man does not walk past a piece", "brazilian", moves("W:Wc3,b4:Bd4,e5"), "b4-a5 b4-c5"},
	{"a man captures in all four directions", "brazilian", moves("W:Wd4:Bc5,e5,c3,e3"), "d4xb2(c3) d4xb6(c5) d4xf2(e3) d4xf6(e5)"},
	{"a man cannot land on a piece", "brazilian", moves("W:Wd4:Bc5,e5,c3,e3,b6,f6,b2,f2"), ""},
	{"an enemy on the rim is safe", "brazilian", moves("W:Wb6:Ba7,c7"), "b6xd8(c7)=K"},
	{"a man captures backward", "brazilian", moves("W:We5:Bd4"), "e5xc3(d4)"},
	{"a man captures backward", "simple", moves("W:We5:Bd4"), "e5xc3(d4)"},
	{"a man captures backward", "street", moves("W:We5:Bd4"), "e5xc3(d4)"},
	{"a man does not capture backward", "english", moves("W:We5:Bd4"), "15-10 15-11"},
	{"a man captures forward, a king both ways", "english", moves("B:W10,26:B6,K31"), "31x22(26) 6x15(10)"},
	{"a man does not capture a king", "italian", moves("B:WK18:B14"), "14-19"},
	{"a man walks forward and sideways", "turkish", moves("W:Wc3:Bh8"), "c3-b3 c3-c4 c3-d3"},
	{"a man captures forward and sideways", "turkish", moves("W:Wc3:Bb3,c4,d3,c2"), "c3xa3(b3) c3xc5(c4) c3xe3(d3)"},
	{"a king moves along ranks and files", "turkish", count("W:WKc3:Bh8"), "14"},
	{"a man captures along ranks and files", "frisian", moves("W:W28:B18,K29,38"), "28x30(29)"},
	{"a man captures along a file, over two rows", "frisian", moves("W:W28:B18"), "28x8(18)"},
	{"a king captures along a file from afar", "frisian", moves("W:WK48:B18"), "48x8(18)"},
	{"a king walks on the diagonals only", "frisian", count("W:WK28:B5"), "16"},
	{"a capture is compulsory", "brazilian", moves("W:Wc3,a1:Bd4"), "c3xe5(d4)"},
	{"a capture is compulsory", "english", moves("W:Wc3,a1:Bd4"), "22x15(18)"},
	{"a capture is compulsory", "simple", moves("W:Wc3,a1:Bd4"), "c3xe5(d4)"},
	{"a capture is compulsory", "street", moves("W:Wc3,a1:Bd4"), "c3xe5(d4)"},
	{"a man captures a king", "brazilian", moves("W:Wc3:BKd4"), "c3xe5(d4)"},

	{"a capture goes on while it can", "brazilian", moves("W:Wc3:Bd4,f6"), "c3xg7(d4,f6)"},
	{"a capture goes on while it can", "street", moves("W:Wc3:Bd4,f6"), "c3xg7(d4,f6)"},
	{"a capture goes on while it can", "english", moves("W:Wc3:Bd4,f6"), "22x8(11,18)"},
	{"a capture is a single jump", "simple", moves("W:Wc3:Bd4,f6"), "c3xe5(d4)"},
	{"the capture of most pieces is compulsory", "brazilian", moves("W:WKh2,a3:Bb4,g3,e5"), "h2xb8(e5,g3) h2xc7(e5,g3) h2xd6(e5,g3)"},
	{"two pieces may not be taken where three can", "brazilian", moves("W:Wh2:Be7,e5,g5,g3"), "h2xf8(e5,e7,g3)=K"},
	{"the longest capture is not compulsory", "english", moves("W:Wh2:Be7,e5,g5,g3"), "28x12(16,24) 28x3(7,15,24)=K"},
	{"the longest capture is not compulsory", "street", moves("W:WKh2,a3:Bb4,g3,e5"), "a3xc5(b4) h2xb8(e5,g3) h2xc7(e5,g3) h2xd6(e5,g3)"},
	{"a king taken counts as one piece", "brazilian", moves("W:Wc3,f2:Bd4,Kg3"), "c3xe5(d4) f2xh4(g3)"},
	{"a king has no right of way over a man", "brazilian", moves("W:WKg5,c3:BKd2"), "c3xe1(d2) g5xc1(d2)"},
	{"a king's capture goes before a man's", "czech", moves("W:WKf8,f6:Bg7"), "f8xh6(g7)"},
	{"of as many pieces the capture of most kings is compulsory", "spanish", moves("W:WK16:BK7,27"), "16x3(7)"},
	{"first come most pieces", "italian", moves("W:WK21,31:B10,18,27"), "31x6(10,18,27)"},
	{"of as many pieces a king's capture is compulsory", "italian", moves("W:WK23,31:B19,26,27"), "23x21(26,27)"},
	{"of a king's captures the one of most kings is compulsory", "italian", moves("W:WK23:B19,K28"), "23x32(28)"},
	{"at last comes the capture that meets a king first", "italian", moves("W:WK30:B10,12,18,K20,K26,27"), "30x5(10,18,26)"},
	{"a king is worth a little less than two men", "frisian", moves("W:W24,47:B19,9,K41"), "24x4(9,19)=K"},
	{"of captures of one worth a king's is compulsory", "frisian", moves("B:W7:B2,K29"), "29x1(7)"},
	{"pieces taken stand until the end", "brazilian", moves("W:WKh8:Bc7,f6,g3"), "h8xb8(c7,f6) h8xh2(f6,g3)"},
	{"pieces taken leave at once", "street", moves("W:WKh8:Bc7,f6,g3"), "h8xa1(f6) h8xb2(f6) h8xb8(c7,f6,g3) h8xc3(f6) h8xd4(f6) h8xh2(c7,f6,g3)"},
	{"pieces taken block the way until the end", "brazilian", moves("W:WKf6:Bg7,e5,a3,b2"), "f6xa1(b2,e5)"},
	{"pieces taken leave at once", "turkish", moves("W:WKa1:BKd1,Kg1"), "a1xh1(d1,g1)"},
	{"a king does not turn straight back", "turkish", moves("W:WKd4:Bb4,f4"), "d4xa4(b4) d4xg4(f4) d4xh4(f4)"},
	{"a king may turn straight back", "thai", moves("W:WK18:B14,23"), "18x27(14,23) 18x9(14,23)"},
	{"the square it left counts as empty", "english", moves("W:WK2:B6,7,14,15,20"), "2x2(6,7,14,15)"},
	{"no piece is jumped twice", "brazilian", moves("W:WKd8:BKe7,f4,b2"), "d8xa3(b2,e7,f4)"},

	{"a man that ends on the last row is crowned", "brazilian", moves("W:Wd6:Be7"), "d6xf8(e7)=K"},
	{"a black man that ends on the first row is crowned", "brazilian", moves("B:Wd2:Bc3"), "c3xe1(d2)=K"},
	{"a man that walks to the last row is crowned", "brazilian", moves("W:Wc7:Bh2"), "c7-b8=K c7-d8=K"},
	{"a black man that walks to the last row is crowned", "english", moves("B:W5:B25"), "25-29=K 25-30=K"},
	{"a man that passes the last row stays a man", "brazilian", moves("W:Wd6:Be7,g7"), "d6xh6(e7,g7)"},
	{"a man that passes the last row goes on as a king", "street", moves("W:Wd6:Be7,g7"), "d6xh6(e7,g7)=K"},
	{"a man is crowned where its jump ends", "simple", moves("W:Wd6:Be7,g7"), "d6xf8(e7)=K"},
	{"crowning ends the move", "english", moves("W:Wd6:Be7,g7"), "10x3(7)=K"},

	{"a man that passes the last row goes on as a king", "russian", moves("W:Wd6:Be7,g7"), "d6:h6(e7,g7)=K"},
	{"a man that passes the last row stays a man", "pool", moves("W:W10:B7,8"), "10x12(7,8)"},
	{"a man that passes the last row is crowned at the end", "turkish", moves("W:We6,a3:BKd8,e7"), "e6xc8(d8,e7)=K"},

	{"a king moves any distance", "brazilian", count("W:WKd4:Bh2"), "13"},
	{"a king in the corner has the long diagonal", "brazilian", moves("W:WKa1:Bh2"), "a1-b2 a1-c3 a1-d4 a1-e5 a1-f6 a1-g7 a1-h8"},
	{"a king moves one square", "english", moves("W:WKd4:B12"), "18-14 18-15 18-22 18-23"},
	{"a king stops before its own piece", "brazilian", moves("W:WKa1,d4:Bh2"), "a1-b2 a1-c3 d4-c5 d4-e5"},
	{"a king lands anywhere behind what it takes", "brazilian", moves("W:WKa1:Bd4"), "a1xe5(d4) a1xf6(d4) a1xg7(d4) a1xh8(d4)"},
	{"a king does not capture from afar", "english", moves("W:WKa1:Bd4"), "29-25"},
	{"a king lands right behind what it takes", "thai", moves("W:WK29:B22"), "29x18(22)"},
	{"a king makes three moves in a row", "frisian", moves("W:W47,K3:B15:+0+303"), "47-41 47-42"},
	{"two pieces in a row stop a king", "brazilian", moves("W:WKa1:Bc3,d4"), "a1-b2"},
	{"a king must land where it can go on", "brazilian", moves("W:WKa1:Bc3,g5"), "a1xh4(c3,g5)"},
	{"a king may land where it cannot go on", "street", moves("W:WKa1:Bc3,g5"), "a1xd4(c3) a1xe5(c3) a1xg7(c3) a1xh4(c3,g5) a1xh8(c3)"},
	{"a king may not end where it can go on", "street", moves("W:WKa1:Bb2,d4"), "a1xe5(b2,d4) a1xf6(b2,d4) a1xg7(b2,d4) a1xh8(b2,d4)"},
	{"a king may turn back over what it took", "street", moves("W:WKe5:Bb2,g7"), "e5xa1(b2,g7) e5xh8(b2,g7)"},

	{"the side without a move wins", "giveaway", outcome("W:Wa5:Bb6,c7"), "1-0 none left"},
	{"the side without pieces wins", "antidraughts", outcome("W:W:B5"), "1-0 gave all"},
	{"the first king wins", "breakthrough", outcome("B:WK3:B20"), "1-0 first king"},
	{"the first king wins", "breakthrough", outcome("W:W31:BK48"), "0-1 first king"},

	{"one king against one has five moves of each side", "brazilian-official", shuffle, "10 few pieces"},
	{"who leaves the main road begins its count again", "russian", counter("W:WKc1,Ke1,g1:BKh8", "c1d2 h8g7 d2c1 g7f8 c1d2 f8g7"), "main road 5"},
	{"three kings must hold the main road", "portuguese", counter("W:WKd1,Kf1,Ka2:BKh7", ""), "same forces 20"},
	{"a capture begins the count again", "russian", counter("W:WKc1,Ke1,Kg1,Kg3:BKd8", "c1b2 d8h4 b2a3 h4f2"), "lone king 15"},
	{"eighty plies without progress are a draw for who claims it", "english-official", claim, "80 no progress"},
	{"the third time is a draw for who claims it", "english-official", repeat, "8 claim repetition"},
	{"eighty plies without progress are a draw", "brazilian", shuffle, "80 no progress"},
	{"eighty plies without progress are a draw", "english", shuffle, "80 no progress"},
	{"eighty plies without progress are a draw", "simple", shuffle, "80 no progress"},
	{"eighty plies without progress are a draw", "street", shuffle, "80 no progress"},
	{"the third time is a draw", "brazilian", repeat, "8 repetition"},
	{"the third time is a draw", "english", repeat, "8 repetition"},
	{"the third time is a draw", "simple", repeat, "8 repetition"},
	{"the third time is a draw", "street", repeat, "8 repetition"},
}

// answers names the row that shows each field of Ruleset, and gives the other
// answer.
var answers = map[string]struct {
	variant, row string
	flip         func(*draughts.Ruleset)
}{
	"Key":                {"brazilian", "the key is brazilian", func(r *draughts.Ruleset) { r.Key = "other" }},
	"Base":               {"simple", "it shares the texts of brazilian", func(r *draughts.Ruleset) { r.Base = "" }},
	"Size":               {"english", "black begins", func(r *draughts.Ruleset) { r.Size = 10 }},
	"Rows":               {"thai", "its men fill two rows", func(r *draughts.Ruleset) { r.Rows = 3 }},
	"BackRowEmpty":       {"turkish", "its back rows are empty", func(r *draughts.Ruleset) { r.BackRowEmpty = false }},
	"DarkRight":          {"italian", "the dark corner is at the right", func(r *draughts.Ruleset) { r.DarkRight = false }},
	"Straight":           {"turkish", "a man walks forward and sideways", func(r *draughts.Ruleset) { r.Straight = false }},
	"Opener":             {"english", "black begins", func(r *draughts.Ruleset) { r.Opener = rules.White }},
	"Algebraic":          {"english", "black begins", func(r *draughts.Ruleset) { r.Algebraic = true }},
	"NumberedUpward":     {"portuguese", "squares are counted from the lower right", func(r *draughts.Ruleset) { r.NumberedUpward = false }},
	"Colon":              {"russian", "a capture is written with a colon", func(r *draughts.Ruleset) { r.Colon = false }},
	"MenCaptureBackward": {"brazilian", "a man captures backward", func(r *draughts.Ruleset) { r.MenCaptureBackward = false }},
	"MenSpareKings":      {"italian", "a man does not capture a king", func(r *draughts.Ruleset) { r.MenSpareKings = false }},
	"CapturesStraight":   {"frisian", "a man captures along a file, over two rows", func(r *draughts.Ruleset) { r.CapturesStraight = false }},
	"FlyingKings":        {"brazilian", "a king moves any distance", func(r *draughts.Ruleset) { r.FlyingKings = false }},
	"LandsBehind":        {"thai", "a king lands right behind what it takes", func(r *draughts.Ruleset) { r.LandsBehind = false }},
	"SingleJump":         {"simple", "a capture is a single jump", func(r *draughts.Ruleset) { r.SingleJump = false }},
	"MostPieces":         {"brazilian", "two pieces may not be taken where three can", func(r *draughts.Ruleset) { r.MostPieces = false }},
	"MostValue":          {"frisian", "a king is worth a little less than two men", func(r *draughts.Ruleset) { r.MostValue = false }},
	"KingFirst":          {"czech", "a king's capture goes before a man's", func(r *draughts.Ruleset) { r.KingFirst = false }},
	"MostKings":          {"spanish", "of as many pieces the capture of most kings is compulsory", func(r *draughts.Ruleset) { r.MostKings = false }},
	"EarliestKing":       {"italian", "at last comes the capture that meets a king first", func(r *draughts.Ruleset) { r.EarliestKing = false }},
	"RemovedAtOnce":      {"brazilian", "pieces taken stand until the end", func(r *draughts.Ruleset) { r.RemovedAtOnce = true }},
	"NoTurningBack":      {"turkish", "a king does not turn straight back", func(r *draughts.Ruleset) { r.NoTurningBack = false }},
	"CrownedInPassing":   {"brazilian", "a man that passes the last row stays a man", func(r *draughts.Ruleset) { r.CrownedInPassing = true }},
	"FreeLanding":        {"street", "a king may land where it cannot go on", func(r *draughts.Ruleset) { r.FreeLanding = false }},
	"KingRun":            {"frisian", "a king makes three moves in a row", func(r *draughts.Ruleset) { r.KingRun = 4 }},
	"GiveAway":           {"giveaway", "the side without a move wins", func(r *draughts.Ruleset) { r.GiveAway = false }},
	"FirstKingWins":      {"breakthrough", "the first king wins", func(r *draughts.Ruleset) { r.FirstKingWins = false }},
	"NoProgressClaimed":  {"english-official", "eighty plies without progress are a draw for who claims it", func(r *draughts.Ruleset) { r.NoProgressClaimed = false }},
	"RepetitionClaimed":  {"english-official", "the third time is a draw for who claims it", func(r *draughts.Ruleset) { r.RepetitionClaimed = false }},
	"Endings":            {"brazilian-official", "one king against one has five moves of each side", func(r *draughts.Ruleset) { r.Endings = nil }},
	"NoProgress":         {"english", "eighty plies without progress are a draw", func(r *draughts.Ruleset) { r.NoProgress = 50 }},
	"Repetitions":        {"english", "the third time is a draw", func(r *draughts.Ruleset) { r.Repetitions = 4 }},
}

func TestRules(t *testing.T) {
	for _, test := range table {
		t.Run(test.variant+": "+test.name, func(t *testing.T) {
			if got := test.see(variant(t, test.variant)); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

func TestEveryAnswerHasItsRow(t *testing.T) {
	for field := range reflect.TypeFor[draughts.Ruleset]().Fields() {
		t.Run(field.Name, func(t *testing.T) {
			answer, ok := answers[field.Name]
			if !ok {
				t.Fatal("no row shows this field")
			}
			checkFlipped(t, answer.variant, answer.row, answer.flip)
		})
	}
}

// endingAnswers names the row that shows each field of Ending, and gives the
// other answer for all endings of its game.
var endingAnswers = map[string]struct {
	variant, row string
	flip         func(*draughts.Ending)
}{
	"Law":           {"brazilian-official", "one king against one has five moves of each side", func(e *draughts.Ending) { e.Law = draughts.LoneKing }},
	"Plies":         {"brazilian-official", "one king against one has five moves of each side", func(e *draughts.Ending) { e.Plies = 12 }},
	"Applies":       {"brazilian-official", "one king against one has five moves of each side", func(e *draughts.Ending) { e.Applies = func(s, w draughts.Force) bool { return false } }},
	"OnMainRoad":    {"russian", "who leaves the main road begins its count again", func(e *draughts.Ending) { e.OnMainRoad = false }},
	"HoldsMainRoad": {"portuguese", "three kings must hold the main road", func(e *draughts.Ending) { e.HoldsMainRoad = false }},
	"Restarts":      {"russian", "a capture begins the count again", func(e *draughts.Ending) { e.Restarts = false }},
}

func TestEveryAnswerOfAnEndingHasItsRow(t *testing.T) {
	for field := range reflect.TypeFor[draughts.Ending]().Fields() {
		t.Run(field.Name, func(t *testing.T) {
			answer, ok := endingAnswers[field.Name]
			if !ok {
				t.Fatal("no row shows this field")
			}
			checkFlipped(t, answer.variant, answer.row, func(r *draughts.Ruleset) {
				endings := slices.Clone(*r.Endings)
				for n := range endings {
					answer.flip(&endings[n])
				}
				r.Endings = &endings
			})
		})
	}
}

// checkFlipped checks that a row comes out otherwise by other rules.
func checkFlipped(t *testing.T, variant, name string, flip func(*draughts.Ruleset)) {
	t.Helper()
	n := slices.IndexFunc(table, func(r row) bool { return r.variant == variant && r.name == name })
	if n < 0 {
		t.Fatalf("no row %q", name)
	}
	r, _ := draughts.Find(variant)
	flip(&r)
	if got := table[n].see(draughts.NewVariant(r)); got == table[n].want {
		t.Errorf("with the other answer %q still shows %s", name, got)
	}
}

// tutorials are the games with the board and the draw laws of the tutorials.
var tutorials = draughts.Variants[:4]

func variant(t testing.TB, key string) *rules.Variant {
	t.Helper()
	for _, v := range draughts.Variants {
		if v.Key == key {
			return v
		}
	}
	t.Fatalf("no variant %q", key)
	return nil
}

func start(v *rules.Variant) string { return v.Start }
func key(v *rules.Variant) string   { return v.Key }
func base(v *rules.Variant) string  { return v.Base }

// square shows what a square is called.
func square(text string) func(*rules.Variant) string {
	return func(v *rules.Variant) string { return v.SquareName(move(text).From()) }
}

// outcome shows how a position ended the game.
func outcome(fen string) func(*rules.Variant) string {
	return func(v *rules.Variant) string {
		p, err := v.Parse(fen)
		if err != nil {
			return err.Error()
		}
		return string(p.Outcome().Result) + " " + string(p.Outcome().Reason)
	}
}

// moves shows the legal moves of a position.
func moves(fen string) func(*rules.Variant) string {
	return func(v *rules.Variant) string {
		p, err := v.Parse(fen)
		if err != nil {
			return err.Error()
		}
		return strings.Join(describe(v, p), " ")
	}
}

// count shows how many legal moves a position has.
func count(fen string) func(*rules.Variant) string {
	return func(v *rules.Variant) string {
		p, err := v.Parse(fen)
		if err != nil {
			return err.Error()
		}
		return strconv.Itoa(len(p.LegalMoves()))
	}
}

// describe writes each legal move with the pieces it takes and "=K" where a man
// is crowned: "c3xe5(d4)", sorted.
func describe(v *rules.Variant, p rules.Position) []string {
	texts := []string{}
	for _, m := range p.LegalMoves() {
		text := p.Notation(m)
		if len(m.Captures) > 0 {
			text += "(" + strings.Join(names(v, m.Captures), ",") + ")"
		}
		if m.Promotion == rules.King {
			text += "=K"
		}
		texts = append(texts, text)
	}
	slices.Sort(texts)
	return texts
}

// names returns what the squares are called, in the order of their names.
func names(v *rules.Variant, squares []rules.Square) []string {
	var names []string
	for _, s := range squares {
		names = append(names, v.SquareName(s))
	}
	sortNames(names)
	return names
}

// sortNames puts 9 before 10 and a1 before b1.
func sortNames(names []string) {
	slices.SortFunc(names, func(a, b string) int {
		if len(a) != len(b) {
			return len(a) - len(b)
		}
		return strings.Compare(a, b)
	})
}

// path returns the move of the king or man through some squares: "a1c3".
func path(t testing.TB, p rules.Position, text string) rules.Move {
	t.Helper()
	m, err := rules.FindMove(p, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// parse reads a position that must be one.
func parse(t testing.TB, v *rules.Variant, fen string) rules.Position {
	t.Helper()
	p, err := v.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// cycle is four king moves after which everything is as before.
var cycle = []string{"a1b2", "b8c7", "b2a1", "c7b8"}

// shuffle shows when the position itself ends the game of two kings.
func shuffle(v *rules.Variant) string {
	p, err := v.Parse("W:WKa1:BKb8")
	for ply := 0; err == nil; ply++ {
		if p.Outcome().Over() || ply > 200 {
			return strconv.Itoa(ply) + " " + string(p.Outcome().Reason)
		}
		p, err = p.Play(move(cycle[ply%4]))
	}
	return err.Error()
}

// counter shows which draw law is running after some moves, and how many moves it
// leaves.
func counter(fen, texts string) func(*rules.Variant) string {
	return func(v *rules.Variant) string {
		p, err := v.Parse(fen)
		for _, text := range strings.Fields(texts) {
			if err == nil {
				p, err = p.Play(move(text))
			}
		}
		if err != nil {
			return err.Error()
		}
		law, left := p.(rules.Counter).DrawCounter()
		return string(law) + " " + strconv.Itoa(left)
	}
}

// claim shows when the position itself lets a player claim a draw with two kings.
func claim(v *rules.Variant) string {
	p, err := v.Parse("W:WKa1:BKb8")
	for ply := 0; err == nil; ply++ {
		if laws := p.(rules.Claimer).Claims(); len(laws) > 0 || ply > 200 || p.Outcome().Over() {
			return strings.TrimRight(strconv.Itoa(ply)+" "+reasons(laws), " ")
		}
		p, err = p.Play(move(cycle[ply%4]))
	}
	return err.Error()
}

// repeat shows when the game of two kings ends, or may be claimed to.
func repeat(v *rules.Variant) string {
	g, err := rules.Record{Start: "W:WKa1:BKb8"}.Replay(v)
	for err == nil && !g.Outcome().Over() && len(g.Claims()) == 0 {
		g, err = g.Play(move(cycle[g.Ply()%4]))
	}
	if err != nil {
		return err.Error()
	}
	if laws := g.Claims(); len(laws) > 0 {
		return strconv.Itoa(g.Ply()) + " claim " + reasons(laws)
	}
	return strconv.Itoa(g.Ply()) + " " + string(g.Outcome().Reason)
}

func reasons(laws []rules.Reason) string {
	var texts []string
	for _, law := range laws {
		texts = append(texts, string(law))
	}
	return strings.Join(texts, " ")
}

// move is a move that is played by its path alone.
func move(text string) rules.Move {
	var m rules.Move
	for ; text != ""; text = text[2:] {
		s, _ := rules.ParseSquare(text[:2])
		m.Path = append(m.Path, s)
	}
	return m
}
