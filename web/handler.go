//go:build !js

package web

import (
	"net/http"
	"path"
)

// types are those that a host may not know; a wrong one only costs speed.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".gz":          "application/gzip",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".svg":         "image/svg+xml",
	".webmanifest": "application/manifest+json",
}

// Handler serves a folder as a plain static host does. Browsers ask again for
// what they have, and a frame of another origin may read it, which a sandboxed
// one needs to start.
func Handler(folder string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("Access-Control-Allow-Origin", "*")
		if kind, ok := types[path.Ext(r.URL.Path)]; ok {
			w.Header().Set("Content-Type", kind)
		}
		files.ServeHTTP(w, r)
	})
}
