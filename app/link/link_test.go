package link_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tabuleiro/app/link"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/rulestest"
)

func TestRandomGamesGoThroughALinkAndBack(t *testing.T) {
	const games = 1000 // of each variant
	for _, v := range catalog.All {
		t.Run(v.Key, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(games) {
				g := rulestest.RandomGame(t, v, seed, func(rules.Position) {})
				want := link.Link{Game: g, Side: rules.Color(seed % 2), Ply: g.Ply() / 2}
				text := link.Encode(want)
				got, err := link.Decode(text, catalog.Find)
				if err != nil {
					t.Fatalf("Decode(%s): %v", text, err)
				}
				if !slices.Equal(got.Game.Record().Moves, g.Record().Moves) || got.Side != want.Side || got.Ply != want.Ply {
					t.Fatalf("%s reads back as another game", text)
				}
			}
		})
	}
}

func TestAGameOf80PliesIsShortEnoughForAChat(t *testing.T) {
	const limit = 300
	for _, v := range catalog.All {
		longest := 0
		for seed := range uint64(100) {
			g := rulestest.RandomGame(t, v, seed, func(rules.Position) {})
			g = g.At(min(g.Ply(), 80))
			longest = max(longest, len(link.Encode(link.Link{Game: g, Ply: g.Ply()})))
		}
		if longest > limit {
			t.Errorf("%s: a link has %d characters, want %d at most", v.Key, longest, limit)
		}
	}
}

func TestStartAndEndGoWithTheGame(t *testing.T) {
	v, _ := catalog.Find("brazilian")
	for _, r := range []rules.Record{
		{Variant: v.Key, Moves: []string{"c3d4"}, End: "agreed"},
		{Variant: v.Key, Moves: []string{"c3d4"}, End: "resign:black"},
		{Variant: v.Key, Start: "W:Wc3:Bf6,d4"},
		{Variant: v.Key, Start: "B:Wc3,e3:Bb8,h6", Moves: []string{"b8a7"}, End: "resign:white"},
	} {
		g, err := r.Replay(v)
		if err != nil {
			t.Fatal(err)
		}
		got, err := link.Decode(link.Encode(link.Link{Game: g}), catalog.Find)
		if err != nil {
			t.Errorf("%+v: %v", r, err)
			continue
		}
		if again := got.Game.Record(); again.Start != r.Start || again.End != r.End || !slices.Equal(again.Moves, g.Record().Moves) {
			t.Errorf("%+v reads back as %+v", r, again)
		}
	}
}

func TestALinkThatIsWrongSaysWhichPart(t *testing.T) {
	v, _ := catalog.Find("brazilian")
	g, err := rules.Record{Variant: v.Key, Moves: []string{"c3d4", "b6a5"}}.Replay(v)
	if err != nil {
		t.Fatal(err)
	}
	good := link.Encode(link.Link{Game: g, Ply: 2})
	parts := strings.Split(good, "/")
	with := func(i int, text string) string {
		changed := slices.Clone(parts)
		changed[i] = text
		return strings.Join(changed, "/")
	}
	tests := []struct {
		name, text string
		want       link.Part
	}{
		{"nothing at all", "", link.PartVersion},
		{"a later version", with(0, "2"), link.PartVersion},
		{"a variant there is not", with(1, "nonsense"), link.PartVariant},
		{"no side", with(2, "green"), link.PartSide},
		{"a ply after the end", with(3, "3"), link.PartPly},
		{"a ply before the start", with(3, "-1"), link.PartPly},
		{"moves in another alphabet", with(4, "Ã£o"), link.PartMoves},
		{"moves cut short", with(4, parts[4][:1]), link.PartMoves},
		{"moves that go on", with(4, parts[4]+"AAAA"), link.PartMoves},
		{"no moves", "1/brazilian/white/0", link.PartMoves},
		{"an end there is not", good + "/nonsense", link.PartEnd},
		{"a start there is not", good + "/-/W:Wa9:B", link.PartStart},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := link.Decode(test.text, catalog.Find)
			var wrong *link.Error
			if !errors.As(err, &wrong) || wrong.Part != test.want {
				t.Errorf("Decode(%q) = %v, want the part %s", test.text, err, test.want)
			}
		})
	}
}

func FuzzDecode(f *testing.F) {
	f.Add("1/brazilian/white/0/AA")
	f.Add("1/english/black/0/AA/-/W:WK5:BK1")
	for _, v := range catalog.All {
		g, err := rules.NewGame(v)
		for err == nil && g.Ply() < 20 {
			g, err = g.Play(g.Position().LegalMoves()[0])
		}
		f.Add(link.Encode(link.Link{Game: g, Ply: 1}) + "/agreed")
	}
	f.Fuzz(func(t *testing.T, text string) {
		l, err := link.Decode(text, catalog.Find)
		if err != nil {
			return
		}
		again, err := link.Decode(link.Encode(l), catalog.Find)
		if err != nil || again.Ply != l.Ply || again.Game.Position().FEN() != l.Game.Position().FEN() {
			t.Errorf("%q does not read back: %v", text, err)
		}
	})
}
