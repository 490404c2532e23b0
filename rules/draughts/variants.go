package draughts

import "tabuleiro/rules"

// Rulesets lists the draughts games. To add one, add its row.
//
// "street" is the game as children play it, and "simple" that of a first
// lesson. Neither has a federation: their rules are those of the tutorials.
var Rulesets = []Ruleset{
	{
		Key: "brazilian", Size: 8, Opener: rules.White, Algebraic: true,
		MenCaptureBackward: true, FlyingKings: true, MostPieces: true,
		NoProgress: 80, Repetitions: 3,
	},
	{
		Key: "english", Size: 8, Opener: rules.Black,
		NoProgress: 80, Repetitions: 3,
	},
	{
		Key: "simple", Base: "brazilian", Size: 8, Opener: rules.White, Algebraic: true,
		MenCaptureBackward: true, FlyingKings: true, SingleJump: true, RemovedAtOnce: true,
		NoProgress: 80, Repetitions: 3,
	},
	{
		Key: "street", Base: "brazilian", Size: 8, Opener: rules.White, Algebraic: true,
		MenCaptureBackward: true, FlyingKings: true, RemovedAtOnce: true,
		CrownedInPassing: true, FreeLanding: true,
		NoProgress: 80, Repetitions: 3,
	},
}

// Variants lists the same games, in the same order, ready to be played.
var Variants = variants(Rulesets)

// Find returns the ruleset of a variant.
func Find(key string) (Ruleset, bool) {
	for _, r := range Rulesets {
		if r.Key == key {
			return r, true
		}
	}
	return Ruleset{}, false
}

func variants(rulesets []Ruleset) []*rules.Variant {
	var all []*rules.Variant
	for _, r := range rulesets {
		all = append(all, r.variant())
	}
	return all
}

// variant returns the game that the ruleset describes.
func (r Ruleset) variant() *rules.Variant {
	b := newBoard(r.Size)
	return &rules.Variant{
		Key:         r.Key,
		Game:        "draughts",
		Files:       r.Size,
		Ranks:       r.Size,
		Start:       newStart(&r, b).FEN(),
		Base:        r.Base,
		Repetitions: r.Repetitions,
		Parse:       func(fen string) (rules.Position, error) { return parse(&r, b, fen) },
		SquareName:  func(s rules.Square) string { return r.name(b, b.place(s)) },
	}
}
