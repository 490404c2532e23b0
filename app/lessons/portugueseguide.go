package lessons

var guiaEmPortugues = words{
	title: "Aprender a jogar",
	text:  []string{"Damas brasileiras do zero, uma regra de cada vez. Em cada lição há um tabuleiro: leia, faça o lance e siga. Já sabe jogar? Pule para os princípios."},
}

var capitulosEmPortugues = map[string]string{
	"tabuleiro":        "O tabuleiro",
	"pedra":            "A pedra",
	"captura":          "A captura",
	"coroacao":         "A coroação",
	"dama":             "A dama",
	"fim":              "Ganhar e empatar",
	"primeira-partida": "A primeira partida",
	"principios":       "Princípios",
}

var licoesEmPortugues = map[string]words{
	"casas": {
		title: "Só as casas escuras",
		text: []string{
			"O tabuleiro tem 64 casas, 8 por 8, claras e escuras. Joga-se só nas 32 escuras: as claras ficam vazias do começo ao fim.",
			"Cada casa tem um nome, a letra da coluna e o número da fileira. A pedra branca está em c3. Toque nela: os pontos mostram aonde pode ir.",
		},
		goal: "Leve a pedra a uma casa escura vizinha.", done: "Isso. Se tocar numa casa clara, o tabuleiro recusa e diz por quê.",
	},
	"arrumacao": {
		title: "A arrumação",
		text: []string{
			"Cada lado tem 12 pedras, nas casas escuras das três fileiras mais próximas. As duas fileiras do meio ficam vazias.",
			"O canto escuro fica à esquerda de cada jogador. Se o seu está claro, o tabuleiro está espelhado: é assim que se arma o jogo em Portugal.",
			"As brancas começam.",
		},
		goal: "Faça o primeiro lance da partida, o que quiser.", done: "Agora seria a vez das pretas. Cada lado move uma peça por vez.",
	},
	"pedra": {
		title: "A pedra anda para a frente",
		text: []string{
			"A pedra anda na diagonal, uma casa só, para a frente, e a casa precisa estar vazia. Nunca para trás, nunca duas casas.",
		},
		goal: "Leve a pedra de c3 a d4 e, depois da resposta, a e5.", done: "Muito bem. Pedra não volta: pense antes de avançar.",
	},
	"saltar": {
		title: "Capturar é saltar",
		text: []string{
			"Se há uma peça adversária na casa vizinha e a casa logo atrás dela está vazia, sua pedra salta por cima e a captura.",
		},
		goal: "Capture a pedra preta de d4.", done: "A peça capturada sai do tabuleiro.",
	},
	"bloqueio": {
		title: "Sem casa atrás, sem captura",
		text: []string{
			"Duas peças em fila se protegem: não há onde pousar. As peças na borda também não podem ser saltadas.",
			"Tente de c3 a e5: o tabuleiro mostra o que está no caminho.",
		},
		goal: "Ninguém pode capturar agora. Faça outro lance.", done: "Quando não há captura, você move a peça que quiser.",
	},
	"para-tras": {
		title: "A pedra captura para trás",
		text: []string{
			"Andar, só para a frente. Capturar, para os dois lados: nas damas brasileiras a pedra captura também para trás.",
			"Muita gente aprendeu o contrário. Este tabuleiro segue a regra oficial.",
		},
		goal: "Capture a pedra que ficou para trás, em d4.", done: "De e5 a c3, de volta para o seu campo.",
	},
	"quatro-diagonais": {
		title: "Olhe as quatro diagonais",
		text: []string{
			"A pedra captura nas quatro diagonais. Por isso nenhuma peça está a salvo por estar “atrás” de outra: olhe em volta, sempre.",
		},
		goal: "Há três peças vizinhas de d4, mas só uma pode ser capturada. Qual?", done: "c3 tinha a casa b2 livre atrás. As outras duas estavam protegidas.",
	},
	"obrigatoria": {
		title: "Capturar é obrigatório",
		text: []string{
			"Se você pode capturar, tem de capturar. Enquanto houver captura, nenhum outro lance vale. Não existe “soprar”.",
			"O anel marca as peças que podem capturar. Tente antes mover a outra pedra e veja o que acontece.",
		},
		goal: "Faça a captura.", done: "Quem oferece uma peça sabe que você vai ter de pegar: isso vale nos dois sentidos.",
	},
	"em-cadeia": {
		title: "A captura continua",
		text: []string{
			"Se depois do salto a mesma peça pode saltar outra, ela continua. O lance só acaba quando não há mais o que saltar, e não se pode parar no meio.",
		},
		goal: "Capture as duas pedras. Você pode tocar casa por casa ou direto na última.", done: "Duas peças num lance só.",
	},
	"maioria": {
		title: "A lei da maioria",
		text: []string{
			"Entre várias capturas, é obrigatória a que toma mais peças. Vale para pedras e damas.",
			"Aqui a pedra de a3 pode tomar uma, e a dama de h2 pode tomar duas.",
		},
		goal: "Faça a captura que toma mais peças.", done: "Só a dama podia capturar. A casa de chegada, essa você escolheu.",
	},
	"tres": {
		title: "Três ganham de duas",
		text: []string{
			"A maioria conta a sequência inteira. Tomar duas é proibido enquanto existir, em qualquer lugar do tabuleiro, uma captura de três.",
		},
		goal: "De h2 saem dois caminhos. Ache o que toma três.", done: "Três peças e, no fim, uma dama.",
	},
	"valem-igual": {
		title: "Pedra e dama contam igual",
		text: []string{
			"Se duas capturas tomam o mesmo número de peças, você escolhe. Tomar uma dama não conta mais do que tomar uma pedra, nem capturar com a dama vem antes.",
			"Em Portugal e na Espanha é diferente: lá, no empate, é preciso tomar mais damas.",
		},
		goal: "Escolha: a pedra de d4 ou a dama de g3.", done: "As duas capturas valiam.",
	},
	"ficam": {
		title: "As capturadas saem no fim",
		text: []string{
			"Numa captura de várias peças, as que já foram saltadas ficam no tabuleiro até o lance acabar. Só então saem todas juntas.",
			"Parece detalhe, mas muda o jogo: aqui daria para tomar três se a primeira saísse na hora. Como fica, são duas.",
		},
		goal: "Capture com a dama: duas peças é o máximo.", done: "A peça de f6 ainda estava lá e fechou o caminho.",
	},
	"barram": {
		title: "E barram o caminho",
		text: []string{
			"Enquanto ficam no tabuleiro, as peças já saltadas ocupam a casa: não se passa por cima delas outra vez.",
		},
		goal: "A dama de f6 tem um só lance. Ache-o.", done: "Tomou e5 e b2, e parou em a1.",
	},
	"uma-vez": {
		title: "Ninguém é saltado duas vezes",
		text: []string{
			"Num mesmo lance a mesma peça não pode ser saltada duas vezes. Pela mesma casa vazia pode-se passar de novo.",
		},
		goal: "Tome as três peças com a dama.", done: "Três peças, cada uma saltada uma vez.",
	},
	"coroar": {
		title: "A pedra vira dama",
		text: []string{
			"A pedra que termina o lance na última fileira é coroada: vira dama, e o lance acaba ali.",
		},
		goal: "Coroe a pedra de d6.", done: "A dama só joga na próxima vez.",
	},
	"de-passagem": {
		title: "Só passar não coroa",
		text: []string{
			"Se a pedra toca a última fileira numa captura e ainda pode saltar outra peça, ela segue como pedra e não é coroada.",
			"E não dá para parar na última fileira só para ganhar a dama: a captura maior é obrigatória.",
		},
		goal: "Capture as duas peças com a pedra de d6.", done: "Passou por f8, terminou em h6 e continua pedra.",
	},
	"contar": {
		title: "O tabuleiro conta para você",
		text: []string{
			"Quando uma captura toma mais de uma peça, o número na casa de chegada diz quantas. Toque na pedra e veja, antes de decidir.",
		},
		goal: "Toque numa pedra com anel, veja o número e capture.", done: "O número aparece em qualquer partida.",
	},
	"dama": {
		title: "A dama voa",
		text: []string{
			"A dama anda na diagonal quantas casas livres quiser, nas quatro direções. Daqui ela tem 13 lances.",
		},
		goal: "Leve a dama de d4 a h8 num lance só.", done: "Quatro casas de uma vez.",
	},
	"de-longe": {
		title: "A dama captura de longe",
		text: []string{
			"A dama captura a primeira peça adversária da diagonal, mesmo longe, se houver casa livre logo atrás. Depois para em qualquer casa livre seguinte.",
		},
		goal: "Capture a pedra de d4 e pare onde quiser.", done: "Eram quatro casas de chegada: e5, f6, g7 e h8.",
	},
	"muralha": {
		title: "Duas em fila param a dama",
		text: []string{
			"Nem a dama salta duas peças coladas uma na outra, nem passa por cima das suas.",
		},
		goal: "A dama de a1 não pode capturar. Jogue com a pedra.", done: "Duas pedras em fila são uma muralha.",
	},
	"pouso": {
		title: "A dama escolhe onde pousar",
		text: []string{
			"Entre as casas livres atrás da peça, a escolha decide se a captura continua. Como a maioria vale também para a dama, ela tem de parar onde pode seguir.",
		},
		goal: "Ache a casa de onde se toma também a segunda pedra.", done: "Duas pedras: pela lei da maioria, era o único lance.",
	},
	"sem-pecas": {
		title: "Ganha quem captura tudo",
		text: []string{
			"Perde quem fica sem peças.",
		},
		goal: "Capture a última pedra preta.", done: "Vitória das brancas.",
	},
	"sem-lance": {
		title: "Ou quem tranca o adversário",
		text: []string{
			"Perde também quem, na sua vez, não tem lance nenhum, mesmo com muitas peças. Aqui as pretas têm cinco pedras.",
		},
		goal: "Feche a última saída das pretas.", done: "Cinco pedras trancadas: as pretas perderam.",
	},
	"repeticao": {
		title: "Empate por repetição",
		text: []string{
			"Se a mesma posição aparece três vezes, com o mesmo lado para jogar, a partida empata. As vezes não precisam ser seguidas.",
			"Aqui as damas foram e voltaram, e a posição do começo já apareceu duas vezes.",
		},
		goal: "Volte com a dama a a1.", done: "Terceira vez: empate.",
	},
	"quarenta": {
		title: "Empate por 40 lances",
		text: []string{
			"Se cada lado faz 40 lances sem nenhuma captura e sem mover nenhuma pedra, a partida empata. Qualquer captura ou lance de pedra zera a conta; lance de dama não.",
			"Quem está ganhando precisa progredir dentro desse prazo. Nos últimos 15 lances o tabuleiro mostra quantos faltam.",
		},
		goal: "Falta um lance. Faça um lance qualquer de dama.", done: "40 lances de cada lado sem progresso: empate.",
	},
	"centro": {
		title: "Dica 1: abra para o centro",
		text: []string{
			"No centro a pedra alcança os dois lados. Na borda ela só tem uma saída.",
		},
		goal: "Comece com um lance para o centro: d4 ou f4.", done: "Bom começo.",
	},
	"poucas-pedras": {
		title: "Dica 2: mova poucas pedras",
		text: []string{
			"No começo, avance poucas pedras diferentes. Cada pedra que sai deixa um buraco, e é pelo buraco que se captura.",
			"Aqui as pretas capturam c3 se a casa b2 ficar vazia.",
		},
		goal: "Faça um lance que não abra esse buraco.", done: "b2 guarda c3: as pretas não têm o que capturar.",
	},
	"entrega": {
		title: "Dica 3: o que ele captura depois?",
		text: []string{
			"Antes de cada lance, pergunte: o que o adversário pode capturar depois disso? É a pergunta que mais evita derrotas.",
			"Nesta posição, cinco dos sete lances entregam uma peça.",
		},
		goal: "Ache um dos dois lances que não entregam nada.", done: "As pretas não têm nenhuma captura.",
	},
	"ate-o-fim": {
		title: "Dica 4: conte até o fim",
		text: []string{
			"Antes de capturar, siga a sequência até a última casa e veja o que o adversário responde. Depois do primeiro salto não se desiste no meio.",
			"Os dois caminhos de f6 tomam duas peças. Num deles as pretas tomam duas de volta.",
		},
		goal: "Escolha o caminho seguro.", done: "Duas peças, e nenhuma resposta.",
	},
	"sacrificio": {
		title: "Dar uma para tomar duas",
		text: []string{
			"Você pode oferecer uma peça: o adversário é obrigado a capturar, e assim é você quem decide onde a peça dele vai parar. É a arma principal das damas.",
		},
		goal: "Ofereça uma pedra e tome duas.", done: "Uma por duas. Procure por isso em toda partida.",
	},
	"combinacao": {
		title: "Dar duas para tomar três",
		text: []string{
			"As ofertas se somam: cada captura obrigatória abre mais uma casa no caminho da sua pedra.",
		},
		goal: "Ofereça duas pedras, uma de cada vez, e tome três.", done: "Três peças e uma dama, com uma combinação de três lances.",
	},
	"ninguem-protegido": {
		title: "Ninguém está protegido por trás",
		text: []string{
			"As pretas fecharam as quatro casas da frente e acham que e5 e c3 já passaram. Mas as pedras capturam nas quatro diagonais.",
		},
		goal: "Capture as duas pedras que passaram.", done: "Nenhuma peça está segura só por estar atrás.",
	},
	"vale-uma-dama": {
		title: "Quanto vale a primeira dama",
		text: []string{
			"A dama vale muito mais do que uma pedra: este computador conta {king} pedras. Dar duas pedras pela primeira dama costuma compensar.",
		},
		goal: "Entregue duas pedras e faça uma dama.", done: "Duas pedras a menos, três capturadas e a primeira dama.",
	},
	"jogar": {
		title: "Agora é com você",
		text: []string{
			"Você conhece todas as regras. O nível Iniciante foi feito para a primeira partida: ele erra bastante, e dá para desfazer um lance.",
			"Se um lance for recusado, leia o porquê embaixo do tabuleiro. Boa partida!",
		},
	},

	"inglesa-pedra": {
		title: "Andar",
		text:  []string{"A pedra anda uma casa na diagonal, para a frente. Você joga com as peças cheias, que começam, e avança para cima no tabuleiro."},
		goal:  "Avance a pedra uma casa.", done: "Nunca para trás, nunca duas casas.",
	},
	"inglesa-captura": {
		title: "Saltar",
		text:  []string{"Salte a peça adversária que tem uma casa vazia logo atrás, e continue enquanto puder. Só para a frente: a pedra que ficou atrás está a salvo."},
		goal:  "Capture as duas peças à frente da pedra de 11.", done: "Salto duplo. Entre várias capturas você escolhe qualquer uma.",
	},
	"inglesa-dama": {
		title: "A dama",
		text:  []string{"A pedra que chega à última fileira vira dama. A dama anda uma casa por vez, para a frente e para trás, e captura nos dois sentidos."},
		goal:  "Capture com a dama.", done: "Não de longe: só o que está ao lado.",
	},
	"dois-por-um": {
		title: "Duas por uma",
		text:  []string{"Como a captura é obrigatória, a peça que você oferece arrasta o adversário para onde você quer. O golpe clássico dá uma e toma duas."},
		goal:  "Ofereça uma peça e tome duas.", done: "Uma por duas, do outro lado do tabuleiro.",
	},
	"ultima-fileira": {
		title: "A última fileira",
		text:  []string{"Cada pedra na sua última fileira nega ao adversário uma casa de coroação. Avance primeiro os lados e o centro. Mas, quando o adversário já tem uma dama, a pedra que ficou em casa vira alvo."},
		goal:  "O adversário está para coroar. Faça um lance que mantenha a última fileira fechada.", done: "As duas pedras de casa guardam a fileira inteira.",
	},
	"duas-damas": {
		title: "Duas damas contra uma",
		text:  []string{"Duas damas ganham de uma; uma contra uma é empate. A dama sozinha foge para um canto duplo, onde tem duas casas para ir e voltar: expulse-a com uma dama e espere-a com a outra. São 40 lances de prazo."},
		goal:  "Vença a dama do computador com as suas duas.", done: "Você venceu o final que decide mais partidas.",
	},
}
