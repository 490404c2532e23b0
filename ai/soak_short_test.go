//go:build !soak

package ai_test

const soakGames = 3 // of each variant
