//go:build !js

package main

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
	"time"
)

func TestPackIsTheSameForTheSameFiles(t *testing.T) {
	files := map[string]string{"index.html": "<!doctype html>", "web/app.wasm.gz": "\x1f\x8b", "web/icons/icon.png": "png", "a/b/c.txt": "c"}
	var packed [2][]byte
	for i := range packed {
		folder := t.TempDir()
		for name, content := range files {
			path := filepath.Join(folder, filepath.FromSlash(name))
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(content), 0o600+fs.FileMode(0o44*i)); err != nil {
				t.Fatal(err)
			}
			when := time.Unix(int64(1e9*(i+1)), 0)
			if err := os.Chtimes(path, when, when); err != nil {
				t.Fatal(err)
			}
		}
		file := filepath.Join(t.TempDir(), "site.zip")
		if err := pack([]string{folder, file}); err != nil {
			t.Fatal(err)
		}
		packed[i], _ = os.ReadFile(file)
	}
	if !bytes.Equal(packed[0], packed[1]) {
		t.Error("the same files at another time are packed otherwise")
	}
	archive, err := zip.NewReader(bytes.NewReader(packed[0]), int64(len(packed[0])))
	if err != nil {
		t.Fatal(err)
	}
	names := make([]string, 0, len(files))
	for name, want := range files {
		names = append(names, name)
		if got, err := fs.ReadFile(archive, name); string(got) != want {
			t.Errorf("%s holds %q, %v", name, got, err)
		}
	}
	if err := fstest.TestFS(archive, names...); err != nil {
		t.Error(err)
	}
}
