//go:build soak

package ai_test

import "tabuleiro/ai"

const soakGames = 200 // of each variant

// levelGames is how many games of each variant a level plays with the one below.
var levelGames = map[string]int{ai.Beginner: 200, ai.Easy: 200, ai.Medium: 100, ai.Hard: 20}
