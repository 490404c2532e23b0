// Command engine plays draughts for other programs: it speaks the Hub protocol on
// its standard input and output.
//
//	go run ./ai/engine
package main

import (
	"fmt"
	"os"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/ai/hub"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/web/knowledge"
)

func main() {
	e, err := engine()
	if err == nil {
		err = hub.Serve(os.Stdin, os.Stdout, e)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// engine describes what is served: every draughts game, International first, as
// programs that speak Hub expect.
func engine() (hub.Engine, error) {
	e := draughtsengine.New()
	variants := []string{"international"}
	for _, v := range catalog.All {
		if v.Game != "draughts" {
			continue
		}
		if err := ai.Teach(e, v.Key, knowledge.Read); err != nil {
			return hub.Engine{}, err
		}
		if v.Key != variants[0] {
			variants = append(variants, v.Key)
		}
	}
	players := func(key string) (*rules.Variant, ai.Engine, bool) {
		v, ok := catalog.Find(key)
		return v, e, ok && v.Game == "draughts"
	}
	return hub.Engine{Name: "Tabuleiro", Author: "Tabuleiro", Variants: variants, Players: players}, nil
}
