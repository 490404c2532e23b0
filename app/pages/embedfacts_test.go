//go:build !js

package pages

import (
	"reflect"
	"strings"
	"testing"

	"tabuleiro/rules/catalog"
	"tabuleiro/web"
)

func TestAFrameKnowsTheSquaresInTheOrderOfTheirNumbers(t *testing.T) {
	for variant, want := range map[string]struct {
		squares     int
		first, last string
		numbered    bool
	}{
		"english": {32, "b8", "g1", true}, "brazilian": {32, "b8", "g1", false}, "international": {50, "b10", "i1", true},
		"italian": {32, "a8", "h1", true}, "portuguese": {32, "h1", "a8", true}, "turkish": {64, "a8", "h1", false},
	} {
		got := factsOf(variantOf(t, variant))
		squares := strings.Fields(got.Squares)
		if n := len(squares); n != want.squares || squares[0] != want.first || squares[n-1] != want.last || got.Numbered != want.numbered {
			t.Errorf("%s: %s numbered %v, want %+v", variant, got.Squares, got.Numbered, want)
		}
	}
}

func TestAFrameHasEveryVariantTheUsualOneFirst(t *testing.T) {
	games := embedFacts().Games
	if len(games) != len(catalog.All) || games[0].Key != "brazilian" {
		t.Errorf("%d games, the first is %s; want %d and brazilian", len(games), games[0].Key, len(catalog.All))
	}
}

func TestTheExamplesNameEveryVariant(t *testing.T) {
	examples, err := web.Files.ReadFile("examples.html")
	if err != nil {
		t.Fatal(err)
	}
	_, list, _ := strings.Cut(string(examples), "<dt>game</dt><dd>as regras: ")
	list, _, _ = strings.Cut(list, "</dd>")
	var keys []string
	for _, v := range catalog.All {
		keys = append(keys, v.Key)
	}
	if n := len(keys) - 1; list != strings.Join(keys[:n], ", ")+" ou "+keys[n] {
		t.Errorf("they name %s, want %v", list, keys)
	}
}

func TestAFrameKnowsHowPiecesCapture(t *testing.T) {
	for key, want := range map[string]gameFacts{
		"brazilian": {Flies: true},
		"english":   {},
		"street":    {Flies: true, Passing: true, AtOnce: true},
		"russian":   {Flies: true, Passing: true},
		"italian":   {},
		"spanish":   {Flies: true},
		"turkish":   {Flies: true, Straight: true, AtOnce: true, Plain: true},
		"frisian":   {Flies: true, Straight: true},
	} {
		f := factsOf(variantOf(t, key))
		got := gameFacts{Flies: f.Flies, Straight: f.Straight, Passing: f.Passing, AtOnce: f.AtOnce, Plain: f.Plain}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", key, got, want)
		}
	}
}
