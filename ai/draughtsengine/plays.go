package draughtsengine

import (
	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// Plays reports whether the engine knows all the rules of a game: on a board of
// 8×8, those that are named here.
func (*Engine) Plays(v *rules.Variant) bool {
	r, found := draughts.Find(v.Key)
	return found && r == draughts.Ruleset{
		Key: r.Key, Base: r.Base, Size: boardRanks, Rows: r.Rows, Opener: r.Opener,
		Algebraic: r.Algebraic, Colon: r.Colon,
		MenCaptureBackward: r.MenCaptureBackward, FlyingKings: r.FlyingKings, FreeLanding: r.FreeLanding,
		SingleJump: r.SingleJump, MostPieces: r.MostPieces, RemovedAtOnce: r.RemovedAtOnce,
		CrownedInPassing: r.CrownedInPassing, NoProgress: r.NoProgress, Repetitions: r.Repetitions,
	}
}
