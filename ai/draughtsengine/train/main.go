// Command train learns the weights of draughtsengine's evaluation from games that
// the engine plays against itself, and writes them compressed:
//
//	go run ./ai/draughtsengine/train brazilian
//
// The first generation plays by the weights made by hand, each further one by
// those that the one before it has learned. The same flags give the same weights.
package main

import (
	"flag"
	"fmt"
	"os"

	"tabuleiro/ai"
	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
	"tabuleiro/web/knowledge"
)

// training is how weights are learned.
type training struct {
	generations int
	games       int // of each generation
	nodes       int // of each move
	seed        uint64
	keep        int // generations whose games are learned from, the last ones
	regression
}

func main() {
	var t training
	flag.IntVar(&t.generations, "generations", 2, "how often to play and learn")
	flag.IntVar(&t.games, "games", 9000, "games of each generation")
	flag.IntVar(&t.nodes, "nodes", 1000, "nodes of each move")
	flag.Uint64Var(&t.seed, "seed", 1, "the source of chance")
	flag.IntVar(&t.keep, "keep", 2, "how many generations of games are learned from")
	flag.IntVar(&t.epochs, "epochs", 5, "how often each position is learned from")
	flag.Float64Var(&t.rate, "rate", 0.4, "how far a position moves the weights")
	flag.Float64Var(&t.decay, "decay", 2e-5, "how much weights tend to nothing")
	out := flag.String("out", "web/knowledge", "the folder to write to")
	flag.Parse()
	for _, key := range flag.Args() {
		if err := t.run(key, *out); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// run learns and writes the weights of a game.
func (t training) run(key, folder string) error {
	r, ok := draughts.Find(key)
	v, _ := catalog.Find(key)
	if !ok || draughtsengine.LearnedFrom(key) != key {
		return fmt.Errorf("%s has no learned weights of its own", key)
	}
	patterns := draughtsengine.NewPatterns(r)
	e := draughtsengine.New()
	weightsFile := key + ".weights.gz"
	err := ai.Teach(e, key, func(file string) ([]byte, error) {
		if file == weightsFile {
			return nil, nil
		}
		return knowledge.Read(file)
	})
	if err != nil {
		return err
	}
	var generations [][]sample
	var weights []byte
	for n := range t.generations {
		p := selfplay{variant: v, engine: e, patterns: patterns, limits: ai.Limits{Nodes: t.nodes}}
		generations = append(generations, p.games(t.games, t.seed+uint64(n)))
		fmt.Printf("%s, generation %d: %v\n", key, n+1, p)
		var samples []sample
		for _, s := range generations[max(0, len(generations)-t.keep):] {
			samples = append(samples, s...)
		}
		weights = patterns.Pack(t.learn(samples, patterns.Size()))
		if err := e.Learn(weightsFile, weights); err != nil {
			return err
		}
	}
	size, err := knowledge.Write(folder, weightsFile, weights)
	fmt.Printf("%s: %d bytes, %d compressed\n", weightsFile, len(weights), size)
	return err
}
