package pages

import (
	"slices"
	"testing"

	"tabuleiro/app/store"
	"tabuleiro/rules/catalog"
)

func TestEveryVariantIsOfferedOnce(t *testing.T) {
	offered := append(withMain("brazilian"), slices.Concat(families[:]...)...)
	for _, v := range catalog.All {
		n := len(offered)
		offered = slices.DeleteFunc(offered, func(key string) bool { return key == v.Key })
		if n -= len(offered); n != 1 {
			t.Errorf("%s is offered %d times", v.Key, n)
		}
	}
	if len(offered) > 0 {
		t.Errorf("%v are no variants", offered)
	}
}

func TestTheRulesChosenAreOfferedBesideTheMainOnes(t *testing.T) {
	for key, want := range map[string][]string{
		"brazilian": {"brazilian", "english"},
		"english":   {"brazilian", "english"},
		"turkish":   {"brazilian", "english", "turkish"},
	} {
		if got := withMain(key); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", key, got, want)
		}
	}
}

func TestOtherRulesKeepWhoBegins(t *testing.T) {
	for _, test := range []struct{ name, from, side, to, want string }{
		{"White begins in both", "brazilian", "white", "russian", "white"},
		{"Black begins in the other", "brazilian", "white", "pool", "black"},
		{"and back", "pool", "black", "italian", "white"},
		{"who waits goes on waiting", "brazilian", "black", "thai", "white"},
		{"alternating", "brazilian", store.Alternate, "pool", store.Alternate},
	} {
		got := withVariant(store.Choice{Variant: test.from, Mode: store.Two, Level: "hard", Side: test.side}, test.to)
		if want := (store.Choice{Variant: test.to, Mode: store.Two, Level: "hard", Side: test.want}); got != want {
			t.Errorf("%s: %+v, want %+v", test.name, got, want)
		}
	}
}
