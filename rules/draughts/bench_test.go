package draughts_test

import "testing"

// BenchmarkLegalMoves plays a move, which finds the legal moves of the position
// it leads to.
func BenchmarkLegalMoves(b *testing.B) {
	for _, test := range []struct{ name, variant, fen string }{
		{"start", "brazilian", brazilianStart},
		{"quiet kings", "brazilian", "W:WKa1,Kc1,a5:BKb8,Kd8,h6"},
		{"captures", "brazilian", "B:We7,c1,e1,g1,c3,e3,h4:Bb8,d8,f8,a7,c7,d4,a5"},
		{"english", "english", "B:W21-32:B1-12"},
	} {
		b.Run(test.name, func(b *testing.B) {
			p := parse(b, variant(b, test.variant), test.fen)
			m := p.LegalMoves()[0]
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Play(m); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
