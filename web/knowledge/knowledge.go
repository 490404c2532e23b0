// Package knowledge holds what the computer has learned of the games in files: the
// endgame tables and the weights of the evaluation. The worker fetches them when a
// game is first played; programs of this machine read them from here.
package knowledge

import (
	"bytes"
	"compress/gzip"
	"embed"
	"io"
)

// Files are the files as they are published, each compressed.
//
//go:embed *.gz
var Files embed.FS

// Read returns what is in a file.
func Read(name string) ([]byte, error) {
	packed, err := Files.ReadFile(name)
	if err != nil {
		return nil, err
	}
	zip, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(zip)
}
