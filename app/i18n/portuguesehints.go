package i18n

import "tabuleiro/app/teach"

var portugueseHints = Hints{
	Ask: "Dica", AskThreat: "Qual é a ameaça?", ShowMove: "Ver o lance", ShowBetter: "Ver o melhor",
	Looking: "Procurando…", Failed: "O computador não respondeu. Peça de novo.",
	Piece:    "Jogue com a peça de {from}.",
	Move:     "De {from} para {to}: {why}.",
	Better:   "Melhor era de {from} para {to}: {why}.",
	Threat:   "Ameaça das {side}: de {from} para {to}, {why}.",
	NoThreat: "As {side} não ameaçam nada agora.",
	Grades: []string{
		teach.Good: "bom lance", teach.Imprecise: "imprecisão", teach.Mistake: "erro", teach.Blunder: "erro grave",
	},
	Graded: []string{
		teach.Good: "Bom lance.", teach.Imprecise: "Imprecisão.", teach.Mistake: "Erro.", teach.Blunder: "Erro grave.",
	},
	Reasons: []string{
		teach.Only:       "é o único lance possível",
		teach.Ends:       "ganha a partida",
		teach.Wins:       "leva à vitória",
		teach.Crowns:     "faz dama",
		teach.Gains:      "captura {taken} e {gain}",
		teach.Recovers:   "captura {taken} de volta",
		teach.Shot:       "dá um golpe: entrega {lost} e captura {taken}",
		teach.Saves:      "evita perder a peça de {squares}",
		teach.Guards:     "protege a peça de {squares}: quem capturar será capturado",
		teach.Stops:      "impede uma dama em {squares}",
		teach.Trades:     "troca {lost} por {taken}",
		teach.Prepares:   "prepara uma captura e {gain} em poucos lances",
		teach.Heads:      "vai fazer dama em {squares}",
		teach.Sacrifices: "entrega {given} para ficar bem",
		teach.Least:      "perde menos do que os outros lances",
		teach.Centre:     "ocupa o centro sem perder nada",
		teach.Quiet:      "melhora a posição sem perder nada",
		teach.Gives:      "captura {taken} e se livra de {lost}",
		teach.Judged:     "é o que mais ajuda a ficar sem peças",
	},
	CrownsTaking: "captura {taken} e faz dama",
	GainsLosing:  "captura {taken}, perde {lost} e {gain}",
	SavesTwo:     "evita a dupla em {squares}",
	SavesMany:    "evita perder as peças de {squares}",
	SavesShot:    "evita um golpe",
	GainsMan:     "ganha uma pedra", GainsKing: "ganha uma dama", GainsMore: "ganha o que valem {men} pedras",
}
