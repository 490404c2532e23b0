//go:build soak

package ai_test

const (
	soakGames  = 200 // of each variant
	levelGames = 100 // of each level with the one below
)
