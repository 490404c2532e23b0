package draughtsengine

import (
	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

// Plays reports whether the engine knows a game and has room for what its laws
// count.
func (*Engine) Plays(v *rules.Variant) bool {
	r, found := draughts.Find(v.Key)
	return found && r.KingRun <= maxRun && (r.Endings == nil || len(*r.Endings) <= maxEndings)
}
