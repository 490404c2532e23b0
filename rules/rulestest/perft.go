package rulestest

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"tabuleiro/rules"
)

// TestPerft checks that rules.Perft counts what a file of TestPerftBy has.
func TestPerft(t *testing.T, v *rules.Variant, file string, limit int) {
	t.Helper()
	TestPerftBy(t, v, file, limit, rules.Perft)
}

// TestPerftBy checks the counts of a file of lines "id NAME", "fen FEN" and
// "perft DEPTH NODES", skipping counts above a limit. An id without a fen is
// about the start. Lines that begin with # say where the counts come from.
func TestPerftBy(t *testing.T, v *rules.Variant, file string, limit int, count func(p rules.Position, depth int) int) {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	id, fen := "", v.Start
	for lines := bufio.NewScanner(f); lines.Scan(); {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		switch word {
		case "id":
			id, fen = rest, v.Start
		case "fen":
			fen = rest
		case "perft":
			depth, nodes, _ := strings.Cut(rest, " ")
			t.Run(id+" depth "+depth, func(t *testing.T) { testPerft(t, v, fen, depth, nodes, limit, count) })
		case "#", "":
		default:
			t.Errorf("%s: a line begins with %q", file, word)
		}
	}
}

func testPerft(t *testing.T, v *rules.Variant, fen, depth, nodes string, limit int, count func(rules.Position, int) int) {
	n, err := strconv.Atoi(depth)
	want, err2 := strconv.Atoi(nodes)
	if err != nil || err2 != nil {
		t.Fatalf("perft %s %s: not numbers", depth, nodes)
	}
	if want > limit {
		t.Skipf("%d nodes are above the limit of %d", want, limit)
	}
	p, err := v.Parse(fen)
	if err != nil {
		t.Fatal(err)
	}
	if got := count(p, n); got != want {
		t.Errorf("%s: perft(%s, %d) = %d, want %d", v.Key, fen, n, got, want)
	}
}
