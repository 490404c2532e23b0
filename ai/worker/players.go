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

// filesOf returns the names of the files that the engine of a variant learns for
// it.
func filesOf(key string) []string {
	_, e, _ := players(key)
	if l, ok := e.(ai.Learner); ok {
		return l.Files(key)
	}
	return nil
}

// learn gives a file to the engine of a variant. What it cannot read it does
// without.
func learn(key, file string, content []byte) error {
	_, e, _ := players(key)
	if l, ok := e.(ai.Learner); ok {
		return l.Learn(file, content)
	}
	return &ai.FileError{Name: file}
}
