package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"tabuleiro/rules"
)

// record keeps the games of a match in a file: what they have in common in the
// first line, then a line for each pair, with its half points and the moves of its
// games.
type record struct {
	file   *os.File // nil if nothing is kept
	points []int    // of the pairs that were played before
}

// openLog opens the file of a match, or makes it. It is an error if the file is of
// another match. Without a name nothing is kept.
func openLog(name, header string) (*record, error) {
	if name == "" {
		return &record{}, nil
	}
	file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	r := &record{file: file}
	if err := r.read(header); err != nil {
		file.Close()
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return r, nil
}

// read takes what the file holds and cuts off a line that was not finished.
func (r *record) read(header string) error {
	in := bufio.NewReader(r.file)
	var end int64
	for n := 0; ; n++ {
		line, err := in.ReadString('\n')
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		end += int64(len(line))
		line = strings.TrimSuffix(line, "\n")
		if n == 0 && line != header {
			return fmt.Errorf("it is of another match: %s", line)
		}
		if n > 0 {
			first, _, _ := strings.Cut(line, " ")
			points, err := strconv.Atoi(first)
			if err != nil || points < 0 || points > 4 {
				return fmt.Errorf("line %d is no pair of games", n+1)
			}
			r.points = append(r.points, points)
		}
	}
	if err := r.file.Truncate(end); err != nil {
		return err
	}
	if _, err := r.file.Seek(end, io.SeekStart); err != nil {
		return err
	}
	if end > 0 {
		return nil
	}
	_, err := fmt.Fprintln(r.file, header)
	return err
}

// write keeps a pair.
func (r *record) write(p pair) error {
	if r.file == nil {
		return nil
	}
	_, err := fmt.Fprintln(r.file, p.points, gameText(p.games[0]), gameText(p.games[1]))
	return err
}

func gameText(g rules.Game) string {
	result := string(g.Outcome().Result)
	if result == "" {
		result = string(rules.Draw)
	}
	return result + ":" + strings.Join(g.Record().Moves, ",")
}

func (r *record) close() error {
	if r.file == nil {
		return nil
	}
	return r.file.Close()
}
