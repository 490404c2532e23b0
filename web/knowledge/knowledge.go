// Package knowledge holds what the computer has learned of the games in files: the
// endgame tables and the weights of the evaluation. The worker fetches them when a
// game is first played; programs of this machine read them from here.
package knowledge

import (
	"bytes"
	"compress/gzip"
	"embed"
	"io"
	"os"
	"path/filepath"
)

// Files are the files as they are published, each compressed.
//
//go:embed *.gz
var Files embed.FS

// Write compresses what is to be in a file, writes it into a folder and returns
// how many bytes it has there.
func Write(folder, name string, content []byte) (size int, err error) {
	var file bytes.Buffer
	zip, err := gzip.NewWriterLevel(&file, gzip.BestCompression)
	if err != nil {
		return 0, err
	}
	if _, err := zip.Write(content); err != nil {
		return 0, err
	}
	if err := zip.Close(); err != nil {
		return 0, err
	}
	return file.Len(), os.WriteFile(filepath.Join(folder, name), file.Bytes(), 0o644)
}

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
