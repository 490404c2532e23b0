package draughts

import "tabuleiro/rules"

// Rulesets lists the draughts games. To add one, add its row.
//
// "street" is the game as children play it, and "simple" that of a first
// lesson. Neither has a federation: their rules are those of the tutorials, and
// so are the draw laws of the first four.
var Rulesets = []Ruleset{
	{
		Key: "brazilian", Size: 8, Rows: 3, Opener: rules.White, Algebraic: true,
		MenCaptureBackward: true, FlyingKings: true, MostPieces: true,
		NoProgress: 80, Repetitions: 3,
	},
	{
		Key: "english", Size: 8, Rows: 3, Opener: rules.Black,
		NoProgress: 80, Repetitions: 3,
	},
	{
		Key: "simple", Base: "brazilian", Size: 8, Rows: 3, Opener: rules.White, Algebraic: true,
		MenCaptureBackward: true, FlyingKings: true, SingleJump: true, RemovedAtOnce: true,
		NoProgress: 80, Repetitions: 3,
	},
	{
		Key: "street", Base: "brazilian", Size: 8, Rows: 3, Opener: rules.White, Algebraic: true,
		MenCaptureBackward: true, FlyingKings: true, RemovedAtOnce: true,
		CrownedInPassing: true, FreeLanding: true,
		NoProgress: 80, Repetitions: 3,
	},
	{ // the laws of CBD rule 16
		Key: "brazilian-official", Base: "brazilian", Size: 8, Rows: 3, Opener: rules.White, Algebraic: true,
		MenCaptureBackward: true, FlyingKings: true, MostPieces: true,
		NoProgress: 40, Repetitions: 3, Endings: &CBD,
	},
	{ // the claims of WCDF rule 1.32
		Key: "english-official", Base: "english", Size: 8, Rows: 3, Opener: rules.Black,
		NoProgress: 80, Repetitions: 3, NoProgressClaimed: true, RepetitionClaimed: true,
	},
	{
		Key: "russian", Size: 8, Rows: 3, Opener: rules.White, Algebraic: true, Colon: true,
		MenCaptureBackward: true, FlyingKings: true, CrownedInPassing: true,
		NoProgress: 30, Repetitions: 3, Endings: &FMJD64,
	},
	{ // FMJD, Annex 1, articles 2 to 6
		Key: "international", Size: 10, Rows: 4, Opener: rules.White,
		MenCaptureBackward: true, FlyingKings: true, MostPieces: true,
		NoProgress: 50, Repetitions: 3, Endings: &FMJD,
	},
	{ // American Pool Checker Association, tournament rules 7 to 26
		Key: "pool", Size: 8, Rows: 3, Opener: rules.Black,
		MenCaptureBackward: true, FlyingKings: true,
		NoProgress: 30, Repetitions: 3, Endings: &APCA,
	},
	{ // fmjd.org/variant.php?p=czech: repetition is claimed, fifteen moves of each side draw
		Key: "czech", Size: 8, Rows: 3, Opener: rules.White, Algebraic: true,
		FlyingKings: true, KingFirst: true,
		NoProgress: 30, Repetitions: 3, RepetitionClaimed: true,
	},
	{ // FID, Capo I of 2008: articles 2 to 6, 9.3b1 and 10.4 (a player asks for the count)
		Key: "italian", Size: 8, Rows: 3, DarkRight: true, Opener: rules.White,
		MenSpareKings: true, MostPieces: true, KingFirst: true, MostKings: true, EarliestKing: true,
		NoProgress: 80, Repetitions: 4, NoProgressClaimed: true, RepetitionClaimed: true,
	},
	{ // no federation with laws of its own was found: those of "portuguese"
		Key: "spanish", Size: 8, Rows: 3, DarkRight: true, Opener: rules.White, NumberedUpward: true,
		FlyingKings: true, MostPieces: true, MostKings: true,
		Repetitions: 3, RepetitionClaimed: true, Endings: &FPD,
	},
	{ // FPD, Regras do Jogo de Damas Clássicas, articles 2 and 3: repetition is claimed
		Key: "portuguese", Size: 8, Rows: 3, DarkRight: true, Opener: rules.White, NumberedUpward: true,
		FlyingKings: true, MostPieces: true, MostKings: true,
		Repetitions: 3, RepetitionClaimed: true, Endings: &FPD,
	},
	{
		// No federation has rules. Black begins, by PDN 3.0 and as Thais have it
		// (blog.gameindy.com); mindsports.nl lets White. Squares are numbered as in
		// English draughts; the N2 of PDN 3.0 can be read as the other way round.
		// The draws are those of "english".
		Key: "thai", Size: 8, Rows: 2, Opener: rules.Black,
		FlyingKings: true, LandsBehind: true, RemovedAtOnce: true,
		NoProgress: 80, Repetitions: 3,
	},
	{ // TUDAF; it names no number of moves: those of "english" end games of kings
		Key: "turkish", Size: 8, Rows: 2, BackRowEmpty: true, Straight: true, Opener: rules.White, Algebraic: true,
		FlyingKings: true, MostPieces: true, RemovedAtOnce: true, NoTurningBack: true,
		NoProgress: 80, Repetitions: 3, Endings: &TUDAF,
	},
	{ // Dambûn Frysk Spul, as lidraughts.org plays it: repetition is no draw (DraughtsHistory.scala)
		Key: "frisian", Size: 10, Rows: 4, Opener: rules.White,
		MenCaptureBackward: true, CapturesStraight: true, FlyingKings: true,
		MostValue: true, KingFirst: true, KingRun: 3, Endings: &Friesland,
	},
	{ // lidraughts.org: only repetition draws
		Key: "antidraughts", Size: 10, Rows: 4, Opener: rules.White,
		MenCaptureBackward: true, FlyingKings: true, MostPieces: true, GiveAway: true,
		Repetitions: 3,
	},
	{
		// Poddavki: all but the aim is Russian (shashki.ru/variations/poddavki). Of the
		// draw laws FMJD-64's 7.2.5 stays, fifteen moves of kings alone; the others
		// give one side time to win, which here nobody tries.
		Key: "giveaway", Size: 8, Rows: 3, Opener: rules.White, Algebraic: true, Colon: true,
		MenCaptureBackward: true, FlyingKings: true, CrownedInPassing: true, GiveAway: true,
		NoProgress: 30, Repetitions: 3,
	},
	{ // lidraughts.org: no draws
		Key: "breakthrough", Size: 10, Rows: 4, Opener: rules.White,
		MenCaptureBackward: true, FlyingKings: true, MostPieces: true, FirstKingWins: true,
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
	b := newBoard(&r)
	return &rules.Variant{
		Key:         r.Key,
		Game:        "draughts",
		Files:       r.Size,
		Ranks:       r.Size,
		Start:       newStart(&r, b).FEN(),
		Base:        r.Base,
		Repetitions: r.Repetitions,
		Claimed:     r.RepetitionClaimed,
		Plain:       r.Straight,
		LeaveAtOnce: r.RemovedAtOnce,
		GiveAway:    r.GiveAway,
		Parse:       func(fen string) (rules.Position, error) { return parse(&r, b, fen) },
		SquareName:  func(s rules.Square) string { return r.name(b, b.place(s)) },
	}
}
