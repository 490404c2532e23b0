package i18n

import (
	"fmt"

	"tabuleiro/app/teach"
)

// portugueseHints has reasons that complete "este lance ...".
var portugueseHints = Hints{
	Ask: "Dica", AskThreat: "Qual é a ameaça?", ShowMove: "Ver o lance", ShowBetter: "Ver o melhor",
	Looking: "Procurando…", Failed: "O computador não respondeu. Peça de novo.",
	Piece:  func(square string) string { return "Jogue com a peça de " + square + "." },
	Move:   func(from, to, why string) string { return "De " + from + " para " + to + ": " + why + "." },
	Better: func(from, to, why string) string { return "Melhor era de " + from + " para " + to + ": " + why + "." },
	Threat: func(pieces, from, to, why string) string {
		return "Se fosse a vez das " + pieces + ", de " + from + " para " + to + ": " + why + "."
	},
	NoThreat: func(pieces string) string { return "As " + pieces + " não ameaçam nada agora." },
	Graded:   func(grade string) string { return capitalized(grade) + ": havia lance melhor." },
	Grades: map[teach.Grade]string{
		teach.Good: "bom lance", teach.Imprecise: "imprecisão", teach.Mistake: "erro", teach.Blunder: "erro grave",
	},
	Reasons: map[teach.Reason]func(Told) string{
		teach.Only: func(Told) string { return "é o único lance possível" },
		teach.Ends: func(Told) string { return "ganha a partida" },
		teach.Wins: func(Told) string { return "leva à vitória" },
		teach.Crowns: func(t Told) string {
			if t.Taken > 0 {
				return fmt.Sprintf("captura %d e faz dama", t.Taken)
			}
			return "faz dama"
		},
		teach.Gains: func(t Told) string {
			if t.Lost > 0 {
				return fmt.Sprintf("captura %d, perde %d e %s", t.Taken, t.Lost, ganho(t.Gain))
			}
			return fmt.Sprintf("captura %d e %s", t.Taken, ganho(t.Gain))
		},
		teach.Shot: func(t Told) string {
			return fmt.Sprintf("dá um golpe: entrega %d e captura %d", t.Lost, t.Taken)
		},
		teach.Saves: func(t Told) string {
			switch len(t.Squares) {
			case 0:
				return "evita um golpe"
			case 1:
				return "evita perder a peça de " + t.Squares[0]
			case 2:
				return "evita a dupla em " + join(t.Squares, " e ")
			}
			return fmt.Sprintf("evita a captura de %d peças", len(t.Squares))
		},
		teach.Stops:  func(t Told) string { return "impede a dama em " + join(t.Squares, " e ") },
		teach.Trades: func(t Told) string { return fmt.Sprintf("troca %d por %d", t.Lost, t.Taken) },
		teach.Prepares: func(t Told) string {
			return "prepara uma captura e " + ganho(t.Gain) + " em poucos lances"
		},
		teach.Heads:      func(t Told) string { return "vai fazer dama em " + join(t.Squares, " e ") },
		teach.Sacrifices: func(t Told) string { return fmt.Sprintf("entrega %d para ficar bem", max(t.Lost-t.Taken, 1)) },
		teach.Least:      func(Told) string { return "perde menos do que os outros lances" },
		teach.Centre:     func(Told) string { return "ocupa o centro sem perder nada" },
		teach.Quiet:      func(Told) string { return "melhora a posição sem perder nada" },
		teach.Gives:      func(t Told) string { return fmt.Sprintf("livra-se de %s", pecas(t.Lost)) },
		teach.Judged:     func(Told) string { return "é o que mais ajuda a ficar sem peças" },
	},
}

// ganho tells a gain that is worth so many men.
func ganho(men int) string {
	if men == 1 {
		return "ganha uma pedra"
	}
	return fmt.Sprintf("ganha o valor de %d pedras", men)
}
