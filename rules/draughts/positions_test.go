package draughts_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tabuleiro/rules"
)

// known is a position with exactly its legal moves, from a second, independent
// generator and checked by other programs.
type known struct {
	FEN  string `json:"fen"`
	Why  string `json:"why"`
	Full []struct {
		PDN      string   `json:"pdn"`
		Long     string   `json:"long"`
		Captured []string `json:"captured"`
		Routes   int      `json:"routes"`
		Promotes bool     `json:"promotes"`
	} `json:"full"`
}

func readKnown(t *testing.T, variant string) []known {
	t.Helper()
	text, err := os.ReadFile("testdata/" + variant + ".positions")
	if err != nil {
		t.Fatal(err)
	}
	var all []known
	for line := range bytes.Lines(text) {
		var k known
		if err := json.Unmarshal(line, &k); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		all = append(all, k)
	}
	return all
}

// knownVariants returns the keys of the variants with a file of known positions.
func knownVariants(t *testing.T) []string {
	t.Helper()
	files, _ := filepath.Glob("testdata/*.positions")
	if len(files) == 0 {
		t.Fatal("no files of known positions")
	}
	for n, file := range files {
		files[n] = strings.TrimSuffix(filepath.Base(file), ".positions")
	}
	return files
}

func TestKnownPositions(t *testing.T) {
	for _, key := range knownVariants(t) {
		v := variant(t, key)
		for _, k := range readKnown(t, key) {
			t.Run(key+": "+k.Why, func(t *testing.T) { testKnown(t, v, k) })
		}
	}
}

func testKnown(t *testing.T, v *rules.Variant, k known) {
	p := parse(t, v, k.FEN)
	if got, want := len(p.LegalMoves()), len(k.Full); got != want {
		t.Errorf("%s has %d moves %v, want %d", k.FEN, got, describe(v, p), want)
	}
	for _, want := range k.Full {
		n := slices.IndexFunc(p.LegalMoves(), func(m rules.Move) bool { return p.Notation(m) == want.PDN })
		if n < 0 {
			t.Errorf("%s has no move %s in %v", k.FEN, want.PDN, describe(v, p))
			continue
		}
		m := p.LegalMoves()[n]
		sortNames(want.Captured)
		if got := names(v, m.Captures); !slices.Equal(got, want.Captured) {
			t.Errorf("%s: %s takes %v, want %v", k.FEN, want.PDN, got, want.Captured)
		}
		if got := m.Promotion == rules.King; got != want.Promotes {
			t.Errorf("%s: %s crowns is %v, want %v", k.FEN, want.PDN, got, want.Promotes)
		}
		if got := long(v, m, want.PDN); want.Routes < 2 && got != want.Long {
			t.Errorf("%s: %s goes by %s, want %s", k.FEN, want.PDN, got, want.Long)
		}
	}
}

// long writes a move with all its squares and the sign of its short form.
func long(v *rules.Variant, m rules.Move, short string) string {
	text := v.SquareName(m.From())
	sign := short[len(text) : len(text)+1]
	for _, s := range m.Path[1:] {
		text += sign + v.SquareName(s)
	}
	return text
}

func TestEveryKnownMovePlaysAndIsTakenBack(t *testing.T) {
	for _, key := range knownVariants(t) {
		v := variant(t, key)
		for _, k := range readKnown(t, key) {
			g, err := rules.Record{Start: k.FEN}.Replay(v)
			if err != nil {
				t.Fatal(err)
			}
			before := describe(v, g.Position())
			for _, m := range g.Position().LegalMoves() {
				after, err := g.Play(m)
				if err != nil {
					t.Fatal(err)
				}
				back := after.At(0)
				if got, want := back.Position().FEN(), g.Position().FEN(); got != want {
					t.Errorf("%s taken back gives %s, want %s", m, got, want)
				}
				if got := describe(v, back.Position()); !slices.Equal(got, before) {
					t.Errorf("%s taken back gives the moves %v, want %v", m, got, before)
				}
			}
		}
	}
}

// TestPositionsThatTellTheRulesetsApart has for each position the moves by
// brazilian, english, simple and street rules.
func TestPositionsThatTellTheRulesetsApart(t *testing.T) {
	keys := [...]string{"brazilian", "english", "simple", "street"}
	for _, test := range []struct {
		fen  string
		want [4]string
	}{
		{"W:We5:Bd4", [4]string{"e5xc3(d4)", "15-10 15-11", "e5xc3(d4)", "e5xc3(d4)"}},
		{"W:WKa1:Bd4", [4]string{
			"a1xe5(d4) a1xf6(d4) a1xg7(d4) a1xh8(d4)", "29-25",
			"a1xe5(d4) a1xf6(d4) a1xg7(d4) a1xh8(d4)", "a1xe5(d4) a1xf6(d4) a1xg7(d4) a1xh8(d4)"}},
		{"W:Wd6:Be7,g7", [4]string{"d6xh6(e7,g7)", "10x3(7)=K", "d6xf8(e7)=K", "d6xh6(e7,g7)=K"}},
		{"W:WKh2,a3:Bb4,g3,e5", [4]string{
			"h2xb8(e5,g3) h2xc7(e5,g3) h2xd6(e5,g3)", "21x14(17) 28x10(15,24)",
			"a3xc5(b4) h2xf4(g3)", "a3xc5(b4) h2xb8(e5,g3) h2xc7(e5,g3) h2xd6(e5,g3)"}},
		{"W:Wh2:Be7,e5,g5,g3", [4]string{
			"h2xf8(e5,e7,g3)=K", "28x12(16,24) 28x3(7,15,24)=K", "h2xf4(g3)", "h2xf8(e5,e7,g3)=K h2xh6(g3,g5)"}},
		{"W:WKh8:Bc7,f6,g3", [4]string{
			"h8xb8(c7,f6) h8xh2(f6,g3)", "4-8",
			"h8xa1(f6) h8xb2(f6) h8xc3(f6) h8xd4(f6) h8xe5(f6)",
			"h8xa1(f6) h8xb2(f6) h8xb8(c7,f6,g3) h8xc3(f6) h8xd4(f6) h8xh2(c7,f6,g3)"}},
		{"W:WKf6:Bg7,e5,a3,b2", [4]string{
			"f6xa1(b2,e5)", "11x18(15) 11x4(8)",
			"f6xc3(e5) f6xd4(e5) f6xh8(g7)", "f6xa1(b2,e5,g7) f6xh8(b2,e5,g7)"}},
		{"W:WKa1:Bc3,d4", [4]string{"a1-b2", "29-25", "a1-b2", "a1-b2"}},
		{"W:Wc3,f2:Bd4,Kg3", [4]string{
			"c3xe5(d4) f2xh4(g3)", "22x15(18) 27x20(24)", "c3xe5(d4) f2xh4(g3)", "c3xe5(d4) f2xh4(g3)"}},
		{"W:Wa5:Bb6,c7", [4]string{"", "", "", ""}},
	} {
		for n, key := range keys {
			t.Run(key+" "+test.fen, func(t *testing.T) {
				if got := moves(test.fen)(variant(t, key)); got != test.want[n] {
					t.Errorf("got  %s\nwant %s", got, test.want[n])
				}
			})
		}
	}
}
