// Command arena plays matches between two draughts engines and prints the score
// with its error:
//
//	go run ./ai/arena -variant brazilian -games 200 \
//		-first 'ours nodes=10000' -second 'hub run="./scan hub" move-time=0.1 book=false'
//
// An engine is described as a line of the Hub protocol: "ours" is the one of this
// program, "hub" another that speaks the protocol, started by the command in run.
// Both take the limits nodes, depth and move-time; ours takes a level and a
// seed, and without=tables or without=weights to play without those files; others
// take their own parameters. Every opening is played twice, with colours reversed.
// With -log a match that was broken off goes on.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"tabuleiro/ai/hub"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

func main() {
	var m match
	flag.StringVar(&m.variant, "variant", "brazilian", "key of the variant")
	flag.StringVar(&m.names[0], "first", "ours nodes=10000", "the engine whose score is printed")
	flag.StringVar(&m.names[1], "second", "ours nodes=10000", "its opponent")
	flag.IntVar(&m.games, "games", 200, "how many games to play, two for an opening")
	flag.IntVar(&m.plies, "plies", 6, "how long an opening is")
	flag.Uint64Var(&m.seed, "seed", 1, "which openings")
	flag.Float64Var(&m.sprt.low, "elo0", 0, "with elo1: stop when the strength is at most this")
	flag.Float64Var(&m.sprt.high, "elo1", 0, "with elo0: or at least this, with 95 % certainty")
	log := flag.String("log", "", "a file that keeps the games, from which a match goes on")
	flag.Parse()
	if err := run(&m, *log, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run plays a match and prints how it goes.
func run(m *match, file string, out io.Writer) error {
	v, ok := catalog.Find(m.variant)
	if !ok || v.Game != "draughts" {
		return fmt.Errorf("no draughts game is called %s", m.variant)
	}
	l, err := openLog(file, m.header())
	if err != nil {
		return err
	}
	defer l.close()
	for i, name := range m.names {
		if m.players[i], err = newPlayer(name, v); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		defer m.players[i].close()
	}
	for _, points := range l.points {
		m.score.add(points)
	}
	openings := newOpenings(v, m.plies, m.seed)
	for n := 0; 2*n < m.games && !m.sprt.decided(m.score); n++ {
		opening := openings.next()
		if n < len(l.points) {
			continue
		}
		p, err := m.pair(opening)
		if err != nil {
			return err
		}
		m.score.add(p.points)
		if err := l.write(p); err != nil {
			return err
		}
		fmt.Fprintf(out, "\r%v ", m.score)
	}
	fmt.Fprintf(out, "\r%v\n", m.score)
	if m.sprt.asked() {
		fmt.Fprintln(out, m.sprt.verdict(m.score))
	}
	return nil
}

// newPlayer returns the engine that a line describes.
func newPlayer(text string, v *rules.Variant) (player, error) {
	l, err := hub.Parse(text)
	if err != nil {
		return nil, err
	}
	switch l.Command {
	case "ours":
		return newOurs(l, v)
	case "hub":
		return startProgram(l, v)
	}
	return nil, fmt.Errorf("an engine is ours or hub, not %s", l.Command)
}
