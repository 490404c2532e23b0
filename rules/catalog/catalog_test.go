package catalog_test

import (
	"testing"

	"tabuleiro/rules/catalog"
)

func TestEveryVariantIsFound(t *testing.T) {
	keys := map[string]bool{}
	for _, v := range catalog.All {
		if keys[v.Key] {
			t.Errorf("two variants have the key %q", v.Key)
		}
		keys[v.Key] = true
		if got, ok := catalog.Find(v.Key); !ok || got != v {
			t.Errorf("Find(%q) = %v, %v", v.Key, got, ok)
		}
		if v.Base != "" {
			if _, ok := catalog.Find(v.Base); !ok {
				t.Errorf("%s: no variant %q to share with", v.Key, v.Base)
			}
		}
	}
	for _, key := range []string{"brazilian", "english", "simple", "street"} {
		if !keys[key] {
			t.Errorf("no variant %q", key)
		}
	}
	if v, ok := catalog.Find("none"); ok || v != nil {
		t.Errorf("Find(none) = %v, %v", v, ok)
	}
}
