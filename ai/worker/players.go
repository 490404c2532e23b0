package main

import (
	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// engines holds an engine for each game.
var engines = map[string]ai.Engine{
	"draughts": draughtsengine.New(),
}

// players finds the variant with a key, and the engine of its game.
func players(key string) (*rules.Variant, ai.Engine, bool) {
	v, ok := catalog.Find(key)
	if !ok {
		return nil, nil, false
	}
	e, ok := engines[v.Game]
	return v, e, ok
}
