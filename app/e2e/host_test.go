//go:build e2e

package e2e

import (
	"compress/gzip"
	"net/http"
	"path"
	"testing"
)

// A host is what a static host says of files.
type host struct {
	name    string
	types   map[string]string // by the end of a name; all others are unknown
	headers map[string]string
	encoded []string // ends of names of files that are sent as if the host had compressed them
	packs   bool     // it compresses texts
}

// plain are the types that every host knows.
var plain = map[string]string{".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".png": "image/png", ".svg": "image/svg+xml"}

var hosts = []host{
	{name: "knows few types and sends no header", types: plain},
	{name: "has wrong types", types: map[string]string{
		".html": "text/html", ".css": "text/css", ".js": "application/x-javascript", ".png": "image/jpeg", ".svg": "image/svg+xml",
		".webmanifest": "text/plain", ".gz": "text/html"}},
	{name: "lets everything be kept, as GitHub Pages", types: plain, headers: map[string]string{"Cache-Control": "max-age=600"}},
	{name: "lets everything be kept for a year", types: plain, headers: map[string]string{"Cache-Control": "max-age=31536000, immutable"}},
	{name: "takes .gz for its own compression", types: plain, encoded: []string{".gz"}},
	{name: "compresses texts", types: plain, packs: true},
}

// around answers as the host does.
func (h host) around(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		next.ServeHTTP(&told{ResponseWriter: w, host: h, end: endOf(r.URL.Path)}, r)
	})
}

func endOf(name string) string {
	if name[len(name)-1] == '/' {
		return ".html"
	}
	return path.Ext(name)
}

// A told response has the headers of a host instead of ours.
type told struct {
	http.ResponseWriter
	host host
	end  string
	gzip *gzip.Writer
}

func (t *told) WriteHeader(status int) {
	header := t.Header()
	for name := range header {
		if name != "Content-Length" {
			header.Del(name)
		}
	}
	header["Content-Type"] = nil // unknown
	if kind := t.host.types[t.end]; kind != "" {
		header.Set("Content-Type", kind)
	}
	for name, value := range t.host.headers {
		header.Set(name, value)
	}
	for _, end := range t.host.encoded {
		if t.end == end {
			header.Set("Content-Encoding", "gzip")
		}
	}
	if texts := t.end == ".html" || t.end == ".css" || t.end == ".js"; t.host.packs && texts && status == http.StatusOK {
		header.Set("Content-Encoding", "gzip")
		header.Del("Content-Length")
		t.gzip = gzip.NewWriter(t.ResponseWriter)
	}
	t.ResponseWriter.WriteHeader(status)
}

func (t *told) Write(b []byte) (int, error) {
	if t.gzip == nil {
		return t.ResponseWriter.Write(b)
	}
	n, err := t.gzip.Write(b)
	if err == nil {
		err = t.gzip.Flush()
	}
	return n, err
}

// TestAnyHostWillDo plays from every host, without a network too, and takes the
// next version from it.
func TestAnyHostWillDo(t *testing.T) {
	fresh := newVersion(t)
	for _, h := range hosts {
		t.Run(h.name, func(t *testing.T) {
			site := Serve(t, "/blog/damas/")
			site.Wrap(h.around)
			page := OpenWith(t, site, "#/jogar/brazilian/computer", phone, Kept{}.Settings(calm))
			page.Expect("app.css|favicon")
			playOneMove(page)
			kept(page)
			before := version(page)
			site.Stop()
			page.Go(site.URL("?x=1#/jogar/simple/computer"))
			page.Ready()
			playOneMove(page)
			site.Start()
			site.Deploy(fresh)
			page.Reload()
			page.Ready()
			takeUpdate(page)
			page.WaitFor("the new version", func() bool { return version(page) != before })
			page.Ready()
		})
	}
}
