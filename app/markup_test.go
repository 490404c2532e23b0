//go:build !js

package main

import "testing"

func TestTidyTags(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"attributes are sorted", `<a href="#/x" class="b">y</a>`, `<a class="b" href="#/x">y</a>`},
		{"a Go string becomes HTML", `<p title="say \"a > b\" é\u00a0!">x</p>`, `<p title="say &#34;a &gt; b&#34; é` + "\u00a0" + `!">x</p>`},
		{"aria keeps its true", `<b hidden aria-hidden></b>`, `<b aria-hidden="true" hidden></b>`},
		{"text stays", "a &lt; b\n  c", "a &lt; b\n  c"},
		{"entities are not escaped twice", `<b title="a &amp; b">`, `<b title="a &amp; b">`},
		{"a tag that closes itself stays so", `<path stroke="red" d="M0 0"/>`, `<path d="M0 0" stroke="red"/>`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := tidyTags(test.in); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}
