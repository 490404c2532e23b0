package lessons

import (
	"fmt"
	"strings"

	"tabuleiro/app/learn"
	"tabuleiro/app/store"
	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
)

var portuguese = saying{
	comma:    ",",
	guide:    guiaEmPortugues,
	chapters: capitulosEmPortugues,
	lessons:  licoesEmPortugues,
	parts: map[string]string{
		learn.HowTo: "Como jogar", learn.Rules: "Regras", learn.Controls: "Controles", learn.Tips: "Dicas",
		learn.Strategy: "Estratégia", learn.About: "Sobre", learn.Questions: "Perguntas",
	},
	compared: comparisonWords{
		page: words{title: "Comparar as regras", text: []string{
			"A mesma posição, com as brancas para jogar, pelas regras de seis jogos. As setas são os lances que cada regra permite; toque nas peças para experimentar.",
		}},
		positions: map[string]words{
			"para-tras":   {title: "A pedra captura para trás?", text: []string{"A pedra preta está atrás da branca. Em Portugal, na Espanha e na Inglaterra ela está a salvo."}},
			"dama-longe":  {title: "A dama voa?", text: []string{"A dama está longe da pedra preta. Só a inglesa anda uma casa por vez e não a alcança."}},
			"maioria":     {title: "É preciso tomar mais?", text: []string{"A dama pode tomar duas peças, a pedra de a3 uma só. Sem a lei da maioria, as duas capturas valem."}},
			"qualidade":   {title: "Tomar uma dama conta mais?", text: []string{"Uma captura toma uma pedra, a outra toma uma dama. Em Portugal e na Espanha, se o número é igual, é preciso tomar a dama."}},
			"de-passagem": {title: "Coroa-se de passagem?", text: []string{"A pedra chega à última fileira no meio da captura. Na Rússia ela vira dama ali mesmo e continua como dama; na Inglaterra, em Portugal e na Espanha é coroada e para; no Brasil e no jogo internacional segue como pedra."}},
		},
		table: "Em resumo", head: "Regra", yes: "sim", no: "não", left: "à esquerda", right: "à direita",
		questions: []string{
			"A pedra captura para trás", "A dama voa", "É preciso tomar mais peças", "No empate, tomar mais damas",
			"Coroa-se de passagem", "Tabuleiro", "Canto escuro de cada jogador",
		},
	},
	thinking: computerWords{
		page: words{title: "Como o computador pensa", text: []string{"O que o computador faz quando é a vez dele, em palavras simples. Os números desta página são os que ele usa."}},
		how: words{title: "Ele olha para a frente", text: []string{
			"O computador experimenta os seus lances, depois cada resposta sua, depois as dele, e assim por diante. No fim de cada sequência ele conta o que sobrou no tabuleiro e escolhe o lance que leva ao melhor resultado, supondo que você também jogue o seu melhor.",
			"Ele não precisa ver tudo. Se um lance já se mostrou pior do que outro, as continuações dele são deixadas de lado: é a busca alfa-beta, que dá o mesmo resultado da busca completa com uma fração do trabalho.",
			"Se no fim da conta ainda há uma captura a fazer, ele segue até ela acabar, para não parar no meio de uma troca.",
		}},
		levels: words{title: "O que faz cada nível", text: []string{
			"Os níveis não mudam por tempo: o mesmo nível joga igual num celular antigo e num computador novo. Nesta tabela, um lance é o de um lado só.",
		}},
		head: [4]string{"Nível", "Olha adiante", "Lances ao acaso", "Erra na conta até"},
		all:  "todos", none: "—",
		chance: func(n int) string { return fmt.Sprintf("1 em %d", n) },
		plies:  func(n int) string { return plural(n, "lance", "lances") },
		most: func(plies, positions int) string {
			return fmt.Sprintf("até %d lances ou %s posições", plies, thousands(positions, "."))
		},
		noise: func(n int) string { return inMen(n, ",") + " " + oneOrMore(n/100, "pedra", "pedras") },
		values: words{title: "Quanto vale cada coisa", text: []string{
			"A conta é feita em centésimos de pedra: uma pedra vale 100. O que é seu soma, o que é do adversário diminui.",
		}},
		value: "O que conta",
		weights: [len(weights)]string{
			"Cada pedra", "Cada dama", "Cada fileira que uma pedra avançou", "Cada pedra ainda na última fileira de casa", "Cada dama no centro",
			"Para quem tem mais: cada peça que já saiu", "Para quem tem mais: cada casa que uma dama chega mais perto da dama adversária",
		},
		apart: words{title: "Ele pensa à parte", text: []string{
			"O computador pensa num processo separado do tabuleiro, que nunca trava: enquanto isso você pode rever lances, virar o tabuleiro ou desfazer. Nada sai do seu aparelho.",
		}},
	},
	book: livroEmPortugues,
}

var livroEmPortugues = bookWords{
	howTo: []sentence{
		plain(ordinary, "O objetivo é capturar todas as peças do adversário ou deixá-lo sem lance."),
		plain(givesAway, "O objetivo é ficar sem peças ou sem lance antes do adversário."),
		plain(hurries, "O objetivo é fazer a primeira dama."),
		{nil, abertura},
		{nil, func(r draughts.Ruleset) string {
			if r.Straight {
				return "A pedra anda uma casa para a frente ou para os lados."
			}
			return "A pedra anda uma casa na diagonal, para a frente."
		}},
		{nil, func(r draughts.Ruleset) string {
			text := "Para capturar, salte por cima da peça adversária para a casa livre atrás dela."
			if r.MenCaptureBackward {
				text += " A pedra faz isso também para trás."
			}
			return text + " É obrigatório."
		}},
		{nil, func(r draughts.Ruleset) string {
			if r.SingleJump {
				return "Cada lance captura uma peça só."
			}
			return "Enquanto a mesma peça puder saltar, ela continua."
		}},
		plain(func(r draughts.Ruleset) bool { return !r.FirstKingWins }, "A pedra que chega ao outro lado vira dama."),
		plain(func(r draughts.Ruleset) bool { return r.FlyingKings && !r.FirstKingWins }, "A dama anda quantas casas livres quiser."),
		plain(func(r draughts.Ruleset) bool { return !r.FlyingKings }, "A dama anda uma casa por vez, para a frente e para trás."),
	},
	inDetail: words{title: "Os casos que dão dúvida", goal: "Para jogar cada regra", text: []string{"Cada regra tem uma lição com tabuleiro:"}},
	details: map[string][]string{
		"brazilian": {
			"A pedra captura nas quatro diagonais, para a frente e para trás.",
			"A maioria conta a sequência inteira: duas peças nunca, se em algum lugar dá para tomar três.",
			"No empate de número você escolhe. Dama capturada não conta mais, e a dama não tem preferência para capturar.",
			"As peças saltadas ficam até o fim do lance, ocupam a casa e não podem ser saltadas outra vez. Por uma casa vazia pode-se passar de novo.",
			"A pedra que toca a última fileira e ainda pode capturar segue como pedra e não é coroada. Se a captura maior passa por ali, não se pode parar.",
			"A pedra coroada só joga como dama no lance seguinte.",
			"A dama tem de parar na casa de onde pode continuar, se a lei da maioria pede.",
			"Quem não tem lance na sua vez perde, tenha quantas peças tiver.",
			"Primeira lei do empate: a mesma posição três vezes, com o mesmo lado para jogar. As vezes não precisam ser seguidas.",
			"Segunda lei do empate: 40 lances de cada lado sem captura e sem lance de pedra. Captura ou lance de pedra zera a conta; lance de dama não.",
			"A derrota vem antes do empate: um lance que tira a última peça ganha, mesmo que fosse o quadragésimo.",
		},
		"english": {
			"A pedra não captura para trás. A dama captura nos dois sentidos, uma casa por vez.",
			"Entre várias capturas você escolhe, e a menor também vale. Mas a captura escolhida vai até o fim.",
			"A pedra que chega à última fileira é coroada e o lance acaba, mesmo que a dama nova pudesse saltar.",
			"Na captura de uma dama o lugar de onde ela saiu conta como vazio: ela pode voltar a ele.",
			"Empata quando a mesma posição aparece três vezes, ou depois de 40 lances de cada lado sem captura nem lance de pedra.",
			"Quem não tem lance na sua vez perde, tenha quantas peças tiver.",
		},
	},
	controls: []string{
		"Toque na peça e depois na casa: os pontos mostram aonde ela pode ir. Ou arraste a peça.",
		"Numa captura longa, toque direto na última casa, ou casa por casa para escolher o caminho.",
		"Um lance recusado é explicado embaixo do tabuleiro, com um link para a regra.",
		"Desfazer volta o seu lance e a resposta do computador. A partida com desfazer conta à parte.",
		"Tudo se faz também pelo teclado, com as teclas da tabela.",
	},
	tips: []sentence{
		plain(ordinary, "Antes de cada lance, veja o que ele deixa capturar. Uma peça oferecida obriga a resposta, e pode ser isca para tomar duas suas."),
		plain(ordinary, "Segure a sua última fileira enquanto puder: pedra ali é coroação que o adversário não faz."),
		plain(ordinary, "Jogue para o centro: na borda a peça tem metade das saídas."),
		plain(ordinary, "Mova poucas pedras diferentes no começo: cada uma que sai deixa um buraco."),
		plain(ordinary, "Se está na frente, troque peças. 7 contra 6 é apertado; 2 contra 1 quase sempre ganha."),
		plain(func(r draughts.Ruleset) bool { return ordinary(r) && !r.SingleJump }, "Antes de capturar, conte a sequência até a última casa: não se desiste no meio."),
		plain(func(r draughts.Ruleset) bool { return ordinary(r) && r.MenCaptureBackward }, "Olhe as quatro diagonais: nenhuma peça está protegida só por estar atrás."),
		plain(givesAway, "Capturar é obrigatório: obrigue o adversário a tomar as suas peças, de preferência várias de uma vez."),
		plain(givesAway, "Quem tem mais lances à escolha manda. Guarde alguns e não fique com uma peça só, presa e sem ter a quem se dar."),
		plain(hurries, "Conte os passos até a última fileira, os seus e os do adversário, antes de qualquer troca."),
		plain(hurries, "Não abra a última fileira: é por ali que se perde."),
	},
	strategy: []sentence{
		{flying, func(r draughts.Ruleset) string {
			return "A dama que voa decide a partida: o computador conta " + kingInMen(r.Key, ",") + " pedras por ela. Entregar duas pedras pela primeira dama costuma compensar."
		}},
		{short, func(r draughts.Ruleset) string {
			return "A dama anda uma casa por vez, mas nos dois sentidos: o computador conta " + kingInMen(r.Key, ",") + " pedra por ela. Uma pedra a mais no meio da partida já é boa vantagem."
		}},
		plain(ordinary, "A captura é obrigatória: quem oferece uma peça escolhe para onde vai a do adversário. É assim que se tomam duas por uma."),
		plain(short, "Cada pedra na sua última fileira nega uma casa de coroação. Avance primeiro os lados e o centro. Quando o adversário já tem uma dama, a pedra parada vira alvo."),
		plain(short, "Duas damas ganham de uma, se a vão cercando; uma contra uma é empate. Quem se defende foge para um dos cantos duplos, onde há duas casas para ir e voltar."),
		plain(flying, "No fim, a grande diagonal é o melhor lugar da dama: dali ela vê o tabuleiro inteiro e é difícil de pegar."),
		plain(givesAway, "Aqui peça é peso: cada uma que fica é um problema. Mas peças soltas também dão lances, e quem fica sem escolha joga o que o outro quer."),
		plain(hurries, "A partida acaba na primeira dama. Uma pedra avançada sem ninguém à frente vale por muitas."),
	},
	family: familia,
	questions: []exchange{
		{"obrigatoria", "Capturar é obrigatório?", func(r draughts.Ruleset) string {
			switch {
			case r.SingleJump:
				return "Sim, mas cada lance captura uma peça só, a que você quiser."
			case r.MostValue:
				return "Sim, e até o fim. Entre várias capturas, é preciso fazer a que vale mais."
			case r.MostPieces:
				return "Sim, e até o fim. Entre várias capturas, é preciso fazer a que toma mais peças."
			case r.KingFirst:
				return "Sim, e é preciso continuar saltando enquanto der. Entre várias capturas você escolhe, mas, se uma dama pode capturar, é ela que captura."
			}
			return "Sim, e é preciso continuar saltando enquanto der. Entre várias capturas, você escolhe qualquer uma."
		}},
		{"dama-longe", "A dama pode andar mais de uma casa?", func(r draughts.Ruleset) string {
			switch {
			case r.FirstKingWins:
				return "Ela não chega a andar: a primeira dama acaba a partida."
			case r.FlyingKings:
				return "Pode, quantas casas livres quiser, e captura de longe."
			}
			return "Aqui, não. A dama anda uma casa por vez, para a frente e para trás."
		}},
		{"para-tras", "A pedra captura para trás?", func(r draughts.Ruleset) string {
			if r.MenCaptureBackward {
				return "Captura. Andar é só para a frente, capturar é para os dois lados."
			}
			return "Não. Só a dama captura para trás."
		}},
		{"soprar", "Existe “soprar”?", func(draughts.Ruleset) string {
			return "Não. Quem pode capturar tem de capturar: o tabuleiro não aceita outro lance."
		}},
		{"passagem", "A pedra vira dama ao passar pela última fileira?", func(r draughts.Ruleset) string {
			switch {
			case r.CrownedInPassing:
				return "Vira, e continua a captura já como dama."
			case r.MenCaptureBackward && !r.SingleJump:
				return "Só se parar ali. Se ainda puder capturar, segue como pedra."
			}
			return "Ela vira dama quando o lance termina ali."
		}},
		{"empate", "Quando empata?", empates},
		{"pontos", "Como se contam os pontos?", func(r draughts.Ruleset) string {
			owner := "por peça sua que restou"
			if r.GiveAway {
				owner = "por peça que restou ao adversário"
			}
			one, early := store.Score(1, 60), store.Score(0, 59)
			example := store.Score(7, 45)
			return fmt.Sprintf("Só a vitória contra o computador vale pontos: %d %s, mais %d por lance seu abaixo de 60. Vencer com 7 peças em 45 lances dá %d + %d = %d. No nível Médio, %d pontos valem o nível Expert e %d, o nível Pro. Partidas com desfazer não entram.",
				one.PieceScore, owner, early.MoveScore, example.PieceScore, example.MoveScore, example.Total, store.ExpertFrom, store.ProFrom)
		}},
		{"trapaca", "O computador trapaceia?", func(draughts.Ruleset) string {
			return "Não. Ele joga pelas mesmas regras, não vê nada que você não veja, e os níveis mais fracos erram de propósito."
		}},
	},
	links: linkWords{guide: "Aprender passo a passo, com tabuleiro", computer: "Como o computador pensa", comparison: "Comparar com as regras de outros países"},
}

// abertura tells what stands on the board and who begins.
func abertura(r draughts.Ruleset) string {
	men := r.Rows * r.Size / 2
	squares := "nas casas escuras"
	if r.Straight {
		men, squares = r.Rows*r.Size, "em todas as casas"
	}
	who := "brancas"
	if r.Opener == rules.Black {
		who = "pretas"
		if r.Key == "english" || r.Base == "english" {
			who = "peças cheias"
		}
	}
	return fmt.Sprintf("Cada lado tem %d pedras num tabuleiro de %d por %d, e joga-se %s. As %s começam, e os lados se alternam.", men, r.Size, r.Size, squares, who)
}

// empates tells the draw laws that count moves and positions.
func empates(r draughts.Ruleset) string {
	var laws []string
	if r.Repetitions > 0 {
		text := fmt.Sprintf("quando a mesma posição aparece %d vezes", r.Repetitions)
		if r.RepetitionClaimed {
			text += " e alguém pede o empate"
		}
		laws = append(laws, text)
	}
	if r.NoProgress > 0 {
		text := fmt.Sprintf("depois de %d lances de cada lado sem captura nem lance de pedra", r.NoProgress/2)
		if r.NoProgressClaimed {
			text += ", se alguém pede"
		}
		laws = append(laws, text)
	}
	switch {
	case len(laws) == 0 && r.Endings == nil:
		return "Nunca: sempre alguém vence."
	case len(laws) == 0:
		return "Em alguns finais com poucas peças, como as regras acima dizem."
	}
	text := "Empata " + strings.Join(laws, ", ou ") + "."
	if r.Endings != nil {
		text += " Alguns finais com poucas peças empatam antes, como as regras acima dizem."
	}
	return text
}

// familia tells what game it is.
func familia(r draughts.Ruleset, name string) []string {
	var texts []string
	switch r.Key {
	case "brazilian":
		texts = append(texts, "São as damas oficiais do Brasil: as regras do jogo internacional no tabuleiro de 64 casas, com 12 pedras de cada lado.")
	case "english":
		texts = append(texts, "As damas inglesas são um ramo da família das damas, o que se joga na Grã-Bretanha, na Irlanda e nos Estados Unidos, onde se chamam checkers. A maior parte da família é diferente: a dama anda longe, a pedra captura também para trás, e há quem jogue em 10 por 10 casas.")
	default:
		texts = append(texts, name+": um ramo da grande família das damas. Os jogos da família diferem em como a dama anda, para onde a pedra captura, qual captura é obrigatória e no tamanho do tabuleiro.")
	}
	return append(texts, "As regras daqui são as mesmas que o tabuleiro aplica. O jogo é grátis, sem anúncios e sem cadastro, e funciona sem internet.")
}
