//go:build e2e

package e2e

import (
	"fmt"
	"html"
	"io"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
)

// A frame is what the page of somebody else shows: what the address asks for,
// and the attributes of the element.
type frame struct{ fragment, attributes string }

// hostOf serves a page of another origin that shows frames of a site, with text
// around them.
func hostOf(t *testing.T, site *Site, frames ...frame) (url string) {
	t.Helper()
	var page strings.Builder
	page.WriteString(`<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Blog</title><style>body{margin:0;font:16px sans-serif}iframe{display:block;width:100%;height:600px;border:0}.text{height:900px}</style><input aria-label="Busca"><p class="text">Antes.</p>`)
	for _, f := range frames {
		fmt.Fprintf(&page, `<iframe title="Damas" src="%s" %s></iframe>`, html.EscapeString(site.URL("embed.html#"+f.fragment)), f.attributes)
	}
	page.WriteString(`<p class="text">Depois.</p>`)
	host := Serve(t, "/")
	host.Wrap(func(http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/" {
				w.WriteHeader(http.StatusNoContent)
				return
			}
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			io.WriteString(w, page.String())
		})
	})
	return host.URL("")
}

// the six embeds that the page of examples shows.
var embeds = []struct{ name, fragment string }{
	{"start", "game=brazilian&level=iniciante&lang=pt-BR"},
	{"position", "game=brazilian&fen=W:Wc3,g3,b2,f2,h2,a1,e1,g1:Bd4,d6,f6,h6,a7,b8,d8,f8,h8&level=medio&lang=pt-BR"},
	{"view", "game=brazilian&mode=view&moves=c3-d4,b6-a5,d4-c5,d6xb4,a3xc5&ply=2&lang=pt-BR"},
	{"problem", "game=brazilian&mode=problem&fen=W:Wc3,g3,b2,f2,h2,a1,e1,g1:Bd4,d6,f6,h6,a7,b8,d8,f8,h8&moves=c3xc7,b8xd6&lang=pt-BR"},
	{"english", "game=english&moves=11-15,23-19,8-11&level=facil&lang=en"},
	{"dark", "game=street&theme=dark&board=noite&lang=pt-BR"},
}

// TestEmbedPictures takes pictures of the embeds before and after the tap.
func TestEmbedPictures(t *testing.T) {
	if *shots == "" {
		t.Skip("no folder for them is given")
	}
	site := Serve(t, "/")
	for _, embed := range embeds {
		page := newPage(t, Options{Width: 400, Height: 600})
		for _, tapped := range []string{"before", "after"} {
			page.Go("about:blank")
			page.Go(site.URL("embed.html#" + embed.fragment))
			page.WaitVisible(".embed .board")
			if tapped == "after" {
				page.PressAt(".start")
				page.Ready()
				page.WaitVisible(".embed .status")
			}
			for _, size := range []struct{ width, height int }{{240, 380}, {320, 460}, {420, 560}, {560, 360}, {900, 620}} {
				page.Become(func(o *Options) { o.Width, o.Height = size.width, size.height })
				page.Screenshot(filepath.Join(*shots, fmt.Sprintf("%s-%d-%s.png", embed.name, size.width, tapped)))
			}
		}
	}
}
