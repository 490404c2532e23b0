//go:build e2e

package e2e

import (
	"fmt"
	"io"
	"net/http"
	"testing"
)

func TestStartsWithStorageDenied(t *testing.T) {
	page := Open(t, Serve(t, "/").URL(""), Options{NoStorage: true})
	page.Ready()
	if got := page.Eval(`return window.tabuleiroStorage`); got != "memory" {
		t.Errorf("tabuleiroStorage is %v, want memory", got)
	}
	if got := page.Eval(`localStorage.setItem("a", 1); return localStorage.getItem("a") + localStorage.length + localStorage.key(0)`); got != "11a" {
		t.Errorf("the storage in memory answers %v, want 11a", got)
	}
}

func TestStartsInAFrame(t *testing.T) {
	tests := []struct{ name, sandbox, storage string }{
		{"plain", "", ""},
		{"sandboxed with its origin", `sandbox="allow-scripts allow-same-origin"`, ""},
		{"sandboxed without its origin", `sandbox="allow-scripts"`, "memory"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			site := Serve(t, "/blog/damas/")
			site.Wrap(func(next http.Handler) http.Handler {
				return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					if r.URL.Path != "/host.html" {
						next.ServeHTTP(w, r)
						return
					}
					w.Header().Set("Content-Type", "text/html")
					io.WriteString(w, fmt.Sprintf(`<!doctype html><iframe title="Damas" width="400" height="600" %s src="%s"></iframe>`, test.sandbox, site.URL("")))
				})
			})
			page := Open(t, site.Origin()+"/host.html", Options{})
			page.Expect("favicon.ico")
			page.Frame("iframe")
			page.Ready()
			if got := page.Eval(`return window.tabuleiroStorage ?? ""`); got != test.storage {
				t.Errorf("tabuleiroStorage is %q, want %q", got, test.storage)
			}
			page.Frame("")
			if got := page.Eval(`return (await navigator.serviceWorker.getRegistrations()).length`); got != 0.0 {
				t.Errorf("a frame installed %v service workers, want none", got)
			}
		})
	}
}
