// Command solve writes the endgame tables of draughtsengine, compressed, and
// prints how many positions of each material are won, drawn and lost for the side
// to move.
//
//	go run ./ai/draughtsengine/solve brazilian english russian
package main

import (
	"flag"
	"fmt"
	"os"

	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules/draughts"
	"tabuleiro/web/knowledge"
)

func main() {
	out := flag.String("out", "web/knowledge", "the folder to write to")
	flag.Parse()
	for _, key := range flag.Args() {
		if err := solve(key, *out); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// solve writes the tables of a game.
func solve(key, folder string) error {
	r, ok := draughts.Find(key)
	if !ok || draughtsengine.TableOf(r) != key {
		return fmt.Errorf("%s has no tables of its own", key)
	}
	packed, classes := draughtsengine.Solve(r)
	fmt.Printf("%s\nmen kings v men kings: won drawn lost\n", key)
	for _, c := range classes {
		fmt.Printf("%d %d v %d %d: %d %d %d\n", c.Men, c.Kings, c.TheirMen, c.TheirKings, c.Won, c.Drawn, c.Lost)
	}
	size, err := knowledge.Write(folder, key+".tables.gz", packed)
	fmt.Printf("%d bytes, %d compressed\n", len(packed), size)
	return err
}
