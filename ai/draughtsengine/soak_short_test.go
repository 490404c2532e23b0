//go:build !soak

package draughtsengine

const soakPositions = 40_000 // of all variants
