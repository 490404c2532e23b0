// Command solve writes the endgame tables of draughtsengine, compressed, and
// prints how many positions of each material are won, drawn and lost for the side
// to move.
//
//	go run ./ai/draughtsengine/solve brazilian english russian
package main

import (
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"tabuleiro/ai/draughtsengine"
	"tabuleiro/rules/draughts"
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
	var file bytes.Buffer
	zip, err := gzip.NewWriterLevel(&file, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := zip.Write(packed); err != nil {
		return err
	}
	if err := zip.Close(); err != nil {
		return err
	}
	fmt.Printf("%d bytes, %d compressed\n", len(packed), file.Len())
	return os.WriteFile(filepath.Join(folder, key+".tables.gz"), file.Bytes(), 0o644)
}
