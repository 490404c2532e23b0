//go:build !js

package main

import (
	"archive/zip"
	"cmp"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"time"
)

func init() { commands["pack"] = pack }

// pack writes the files of a folder into a zip file, for hosts that take one.
func pack(args []string) error {
	if len(args) != 2 {
		return fmt.Errorf("usage: go run ./app pack folder file.zip")
	}
	file, err := os.Create(args[1])
	if err != nil {
		return err
	}
	return cmp.Or(zipFiles(file, os.DirFS(args[0])), file.Close())
}

// noTime is what all files in a zip file have for a time, so that the same files
// always give the same one. The format knows none earlier.
var noTime = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

// compressed are the kinds of files that would not become smaller.
var compressed = map[string]bool{".gz": true, ".png": true}

// zipFiles writes the files in the order of their names.
func zipFiles(w io.Writer, folder fs.FS) error {
	archive := zip.NewWriter(w)
	err := fs.WalkDir(folder, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(folder, name)
		if err != nil {
			return err
		}
		header := zip.FileHeader{Name: name, Modified: noTime, Method: zip.Deflate}
		if compressed[path.Ext(name)] {
			header.Method = zip.Store
		}
		header.SetMode(0o644)
		file, err := archive.CreateHeader(&header)
		if err != nil {
			return err
		}
		_, err = file.Write(content)
		return err
	})
	return cmp.Or(err, archive.Close())
}
