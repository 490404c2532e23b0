//go:build !soak

package ai_test

import "tabuleiro/ai"

const soakGames = 3 // of each variant

// levelGames is how many games of each variant a level plays with the one below.
var levelGames = map[string]int{ai.Medium: 16}
