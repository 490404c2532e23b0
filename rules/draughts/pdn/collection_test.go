package pdn_test

import (
	"errors"
	"flag"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

var collection = flag.String("pdn", "", "a folder of PDN files to read and replay")

// TestCollection reads all PDN files of a folder, plays their games to the end
// and tells, for each variant, how many get there with the result stated, and
// why the others do not. The files may say what they like: it fails only if a
// game that was read is not written and read back to the same.
//
//	go test -run TestCollection -v ./rules/draughts/pdn -args -pdn FOLDER
func TestCollection(t *testing.T) {
	if *collection == "" {
		t.Skip("no folder of PDN files")
	}
	reports := map[string]*report{}
	err := filepath.WalkDir(*collection, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.EqualFold(filepath.Ext(path), ".pdn") {
			return err
		}
		file, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		games := pdn.Read(file)
		usual := usualVariant(games)
		for _, g := range games {
			key, stated := g.Variant()
			if _, known := catalog.Find(key); known && !stated && usual != "" {
				key = usual
			}
			if reports[key] == nil {
				reports[key] = &report{failures: map[string][]string{}}
			}
			reports[key].add(g, key, path)
			checkRewrite(t, g)
			if v, ok := catalog.Find(key); ok {
				checkRegularize(t, g, v)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range slices.Sorted(maps.Keys(reports)) {
		reports[key].log(t, key)
	}
}

// usualVariant returns the key of the variant by which most of the games that do
// not state one can be played: the one they are guessed to be, if any.
func usualVariant(games []*pdn.Game) string {
	best, most := "", 0
	for _, guessed := range []bool{true, false} {
		for _, v := range catalog.All {
			if v.Base != "" {
				continue // nobody else plays it, or it moves as its base does
			}
			count := 0
			for _, g := range games {
				key, stated := g.Variant()
				if stated || guessed && key != v.Key {
					continue
				}
				if _, err := g.Replay(v); err == nil {
					count++
				}
			}
			if count > most {
				best, most = v.Key, count
			}
		}
	}
	return best
}

// report is what became of the games of a variant.
type report struct {
	games, moves, whole int
	positions           int // games without a move, not counted as games
	failures            map[string][]string
}

func (r *report) add(g *pdn.Game, key, path string) {
	if len(g.Moves) == 0 && g.Err == nil {
		r.positions++
		return
	}
	r.games++
	v, ok := catalog.Find(key)
	if !ok {
		r.fail("no such variant", path, nil)
		return
	}
	game, err := g.Replay(v)
	r.moves += game.Ply()
	switch {
	case g.Err != nil:
		r.fail("read: "+string(g.Err.Fault), path, g.Err)
	case err != nil:
		r.fail(kind(err), path, err)
	default:
		r.whole++
	}
}

// kind names what went wrong without the moves and positions.
func kind(err error) string {
	var move *pdn.MoveError
	var setup *rules.SetupError
	switch {
	case errors.As(err, &move) && move.Problem == pdn.Illegal:
		return "play: illegal: " + string(move.Refusal.Code)
	case errors.As(err, &move):
		return "play: " + string(move.Problem)
	case errors.As(err, &setup):
		return "start: " + string(setup.Problem)
	}
	var failed *pdn.Error
	errors.As(err, &failed)
	return "play: " + string(failed.Fault)
}

func (r *report) fail(kind, path string, err error) {
	example := filepath.Base(path)
	if err != nil {
		example += ":" + err.Error()
	}
	r.failures[kind] = append(r.failures[kind], example)
}

func (r *report) log(t *testing.T, key string) {
	t.Logf("%s: %d games, %d moves; %d games (%.1f %%) play to the end with the result stated; %d positions without moves",
		key, r.games, r.moves, r.whole, 100*float64(r.whole)/float64(max(1, r.games)), r.positions)
	for _, kind := range slices.Sorted(maps.Keys(r.failures)) {
		all := r.failures[kind]
		t.Logf("    %4d %s\n\t%s", len(all), kind, strings.Join(all[:min(3, len(all))], "\n\t"))
	}
}
