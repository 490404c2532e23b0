package pdn_test

import (
	"errors"
	"testing"

	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts/pdn"
)

func TestParsePosition(t *testing.T) {
	for _, test := range []struct{ name, variant, text, want string }{
		{"the standard", "brazilian", "W:Wa1,Kc3:Bb8", "W:Wa1,Kc3:Bb8"},
		{"ranges, Black first and a full stop", "english", "W:B1-12:W21-32.", "W:W21-32:B1-12"},
		{"the whole tag", "brazilian", `[FEN "W:WKa1:Bh2."]`, "W:WKa1:Bh2"},
		{"spaces", "english", " B : W 21, 22 : B K1 ", "B:W21,22:BK1"},
		{"the counters of lidraughts", "brazilian", "W:Wg1:Bb8:H12:F30", "W:Wg1:Bb8"},
		{"the counters of its Frisian", "english", "W:W9,K10:B8:H0:F1:+210+0", "W:W9,K10:B8"},
		{"the runs of Frisian kings", "frisian", "W:W10,K46:BK5:H0:F1:+0+246", "W:W10,K46:BK5:+0+246"},
		{"runs of kings that are not there", "frisian", "W:W10,K46:BK5:H0:F1:+0+247", "W:W10,K46:BK5"},
		{"one counter", "english", "W:W9:B8:F5.", "W:W9:B8"},
		{"ghosts, which are taken", "english", "W:W9,G10,P11:BG7,8", "W:W9:B8"},
		{"a list of ghosts alone", "brazilian", "W:WGa1:Bb8", "W:W:Bb8"},
		{"the start in letters", "english", "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww", "B:W21-32:B1-12"},
		{"men and kings in letters", "brazilian", "WWbeeeeeeeeeeeeeeeeeeeeeeeeeeeeBw", "W:Wg1,Kb8:Bd8,Ke1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := pdn.ParsePosition(variant(t, test.variant), test.text)
			if err != nil {
				t.Fatal(err)
			}
			if got := p.FEN(); got != test.want {
				t.Errorf("%s is %s, want %s", test.text, got, test.want)
			}
		})
	}
}

func TestParsePositionRefuses(t *testing.T) {
	for _, text := range []string{
		"", ":", "W::.", "?:W5:B1", "W:W5:B1:W6", "W:W5:B1:H0:W6", "W:W5:B1:Hx", "W:W33:B4", "W:W5:B5", "W:W20-10:B1", "W:Wa2:Bb8",
		"Weeeeeeeeeeeeeeeexeeeeeeeeeeeeeee", "weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", "Wweeeeeeeeeeeeeeeeeeeeeeeeeeeeeee", "Weee",
	} {
		var setup *rules.SetupError
		if p, err := pdn.ParsePosition(variant(t, "english"), text); !errors.As(err, &setup) {
			t.Errorf("%q is %v, %v, want a SetupError", text, p, err)
		}
	}
}

func FuzzParsePosition(f *testing.F) {
	for _, text := range []string{
		"B:W21-32:B1-12", `[FEN " W:WKa1 : Bh2."]`, "W:Wa1,Gc3:BPb8:H0:F1:+0+0", "WWbeeeeeeeeeeeeeeeeeeeeeeeeeeeeBw", "W::", "?:W1:B2",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, v := range catalog.All {
			p, err := pdn.ParsePosition(v, text)
			if err != nil {
				continue
			}
			again, err := pdn.ParsePosition(v, p.FEN())
			if err != nil || again.FEN() != p.FEN() || again.Key() != p.Key() {
				t.Fatalf("%s: %q is written %q and then %v, %v", v.Key, text, p.FEN(), again, err)
			}
		}
	})
}
