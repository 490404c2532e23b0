package main

import (
	"testing"

	"tabuleiro/rules/catalog"
	"tabuleiro/web/knowledge"
)

func TestEveryVariantHasAnEngine(t *testing.T) {
	for _, v := range catalog.All {
		if got, e, ok := players(v.Key); !ok || e == nil || got != v {
			t.Errorf("%s: %v, %v", v.Key, got, ok)
		}
	}
	if _, _, ok := players("ludo"); ok {
		t.Error("somebody plays ludo")
	}
}

func TestFilesAreLearned(t *testing.T) {
	for _, v := range catalog.All {
		for _, file := range filesOf(v.Key) {
			content, err := knowledge.Read(file)
			if err == nil {
				err = learn(v.Key, file, content)
			}
			if err != nil {
				t.Errorf("%s: %s: %v", v.Key, file, err)
			}
		}
	}
	if len(filesOf("english")) == 0 || filesOf("ludo") != nil {
		t.Errorf("english has %v, ludo %v", filesOf("english"), filesOf("ludo"))
	}
	if learn("ludo", "english.tables.gz", nil) == nil || learn("english", "ludo.tables.gz", nil) == nil {
		t.Error("it learns what is not there")
	}
}
