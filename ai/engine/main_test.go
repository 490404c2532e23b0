package main

import (
	"strings"
	"testing"

	"tabuleiro/ai/hub"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
)

// The program plays the first move of every game it says that it plays.
func TestItPlaysWhatItSays(t *testing.T) {
	e, err := engine()
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range catalog.All {
		g, _ := rules.NewGame(v)
		in := "set-param name=variant value=" + hub.Name(v.Key) + "\n" + hub.Pos(g).String() + "\nlevel depth=2\ngo think\n"
		var out strings.Builder
		if err := hub.Serve(strings.NewReader(in), &out, e); err != nil || !strings.Contains(out.String(), "done move=") {
			t.Errorf("%s: it says %q, %v", v.Key, out.String(), err)
		}
	}
	for _, name := range []string{"normal", "bt", "frisian", "losing", "brazilian", "russian", "english"} {
		if _, _, ok := e.Players(hub.Key(name)); !ok {
			t.Errorf("it does not play %s", name)
		}
	}
}
