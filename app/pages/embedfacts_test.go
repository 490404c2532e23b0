//go:build !js

package pages

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestAFrameKnowsTheSquaresInTheOrderOfTheirNumbers(t *testing.T) {
	text, err := EmbedFacts()
	if err != nil {
		t.Fatal(err)
	}
	var f facts
	if err := json.Unmarshal([]byte(text), &f); err != nil {
		t.Fatal(err)
	}
	for variant, want := range map[string]struct {
		first, last string
		numbered    bool
	}{"english": {"b8", "g1", true}, "brazilian": {"b8", "g1", false}} {
		got := f.Games[variant]
		if n := len(got.Squares); n != 32 || got.Squares[0] != want.first || got.Squares[n-1] != want.last || got.Numbered != want.numbered {
			t.Errorf("%s: %s numbered %v, want %+v", variant, strings.Join(got.Squares, " "), got.Numbered, want)
		}
	}
}
