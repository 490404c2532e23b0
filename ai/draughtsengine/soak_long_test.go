//go:build soak

package draughtsengine

const soakPositions = 10_000_000 // of all variants
