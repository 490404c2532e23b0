//go:build e2e

package e2e

import (
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"tabuleiro/web"
)

// dist is the built site that the tests open: what E2E_DIST names, or what
// build.sh has just written.
var dist string

// A Site serves a built site in a folder of a host that can go away and come
// back at the same address.
type Site struct {
	t       *testing.T
	mount   string
	address string
	server  *http.Server

	mu       sync.Mutex
	folder   string
	around   func(http.Handler) http.Handler
	requests map[string]int
}

// Serve serves the site at a mount path such as "/" or "/blog/damas/".
func Serve(t *testing.T, mount string) *Site {
	t.Helper()
	s := &Site{t: t, mount: mount, address: "127.0.0.1:0", folder: dist, requests: map[string]int{}}
	s.Start()
	t.Cleanup(s.Stop)
	return s
}

// Start brings the host back, at the address that it had.
func (s *Site) Start() {
	s.t.Helper()
	listener, err := net.Listen("tcp", s.address)
	if err != nil {
		s.t.Fatal(err)
	}
	s.address = listener.Addr().String()
	s.server = &http.Server{Handler: s}
	go s.server.Serve(listener)
}

// Stop ends the host and cuts all its connections: from then on the browser
// has no network.
func (s *Site) Stop() { s.server.Close() }

// URL returns the address of a part of the site: "", "?x=1", "#/damas".
func (s *Site) URL(rest string) string { return "http://" + s.address + s.mount + rest }

// Origin returns the address of the host, without the mount path.
func (s *Site) Origin() string { return "http://" + s.address }

// Deploy puts another build in the place of the one that is served.
func (s *Site) Deploy(folder string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.folder = folder
}

// Wrap puts a handler of the test around the site's: to answer slowly, to
// break off, to add a page. nil takes it away.
func (s *Site) Wrap(with func(http.Handler) http.Handler) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.around = with
}

// Requests returns how often a file has been asked for, by its path below the
// mount.
func (s *Site) Requests(name string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests[name]
}

// ServeHTTP answers as a plain static host does.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	s.requests[strings.TrimPrefix(r.URL.Path, s.mount)]++
	handler := http.StripPrefix(strings.TrimSuffix(s.mount, "/"), web.Handler(s.folder))
	if s.around != nil {
		handler = s.around(handler)
	}
	s.mu.Unlock()
	handler.ServeHTTP(w, r)
}

// files lists what a built site holds, by path.
func files(t *testing.T, folder string) []string {
	t.Helper()
	var names []string
	err := filepath.WalkDir(folder, func(path string, entry os.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			name, _ := filepath.Rel(folder, path)
			names = append(names, filepath.ToSlash(name))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// Hold keeps the requests for a file waiting until the function that it
// returns is called.
func (s *Site) Hold(name string) (release func()) {
	held := make(chan struct{})
	var once sync.Once
	s.Wrap(func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, name) {
				<-held
			}
			next.ServeHTTP(w, r)
		})
	})
	release = func() { once.Do(func() { close(held) }) }
	s.t.Cleanup(release)
	return release
}
