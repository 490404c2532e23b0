//go:build !soak

package ai_test

const (
	soakGames  = 3  // of each variant
	levelGames = 10 // of each level with the one below
)
