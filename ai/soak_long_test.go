//go:build soak

package ai_test

const soakGames = 200 // of each variant
