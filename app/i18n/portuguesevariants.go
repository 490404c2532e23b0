package i18n

// Sentences that several games share.
const (
	naVez           = " Na sua vez, cada lado move uma peça sua, sempre nas casas escuras."
	brancasComecam  = "As brancas começam." + naVez + " O canto escuro fica à esquerda de cada jogador."
	cantoDireito    = "As brancas começam." + naVez + " O canto escuro fica à direita de cada jogador."
	pretasComecam   = "As pretas começam." + naVez + " O canto escuro fica à esquerda de cada jogador."
	cheiasComecam   = "As peças cheias começam." + naVez + " O canto escuro fica à esquerda de cada jogador."
	pedraDupla      = "A pedra anda uma casa na diagonal, para a frente, e captura para a frente e para trás."
	pedraSimples    = "A pedra anda uma casa na diagonal, para a frente, e só captura para a frente."
	saltar          = "Captura-se saltando por cima da peça adversária para a casa livre atrás dela."
	captura         = saltar + " É obrigatório, e a captura continua enquanto houver o que saltar."
	capturaDupla    = saltar + " A pedra faz isso também para trás. É obrigatório, e a captura continua enquanto houver o que saltar."
	escolhaLivre    = "Entre várias capturas, você escolhe qual fazer; não precisa ser a maior."
	leiDaMaioria    = "Lei da maioria: entre várias capturas, é preciso fazer a que toma mais peças. Pedra e dama contam igual."
	saemNoFim       = "As peças capturadas só saem do tabuleiro no fim do lance e não podem ser saltadas duas vezes."
	saemNaHora      = "Cada peça capturada sai do tabuleiro na hora."
	coroaNoFim      = "A pedra que termina o lance na última fileira vira dama. Se só passar por ali, continua pedra."
	coroaEPara      = "A pedra que chega à última fileira vira dama e o lance termina ali."
	coroaDePassagem = "A pedra que toca a última fileira numa captura vira dama ali mesmo e continua como dama."
	damaVoa         = "A dama anda quantas casas livres quiser e captura de longe, parando em qualquer casa livre atrás da peça."
	damaCurta       = "A dama anda e captura uma casa por vez, para a frente e para trás. Ela não voa."
	seguirCaptura   = " Se de alguma delas puder continuar, tem de parar numa dessas."
	perde           = "Perde quem fica sem peças ou sem lance."
	ganha           = "Ganha quem, na sua vez, está sem peças ou sem lance."
	quarenta        = "Empata quando a mesma posição aparece três vezes, ou depois de 40 lances de cada lado sem captura nem lance de pedra."
	portugueses     = "Empata depois de 20 lances de cada lado sem captura nem coroação. Três damas, com uma delas no rio, a grande diagonal, têm 12 lances para vencer uma."
	pedirRepetida   = "Na sua vez, você pode pedir o empate quando a mesma posição aparece pela terceira vez."
	qualidade       = "Lei da quantidade: é preciso tomar o maior número de peças. Lei da qualidade: se o número é igual, o maior número de damas."
	dez             = "O tabuleiro tem 10 por 10 casas e cada lado começa com 20 pedras."
)

// ibericas are the rules of Spanish and Portuguese draughts.
var ibericas = []Rule{
	{AboutStart, cantoDireito},
	{AboutMan, pedraSimples},
	{AboutCapture, captura},
	{AboutChoice, qualidade},
	{AboutTaken, saemNoFim},
	{AboutCrown, coroaEPara},
	{AboutKing, damaVoa},
	{AboutEnd, perde + " " + portugueses},
	{AboutDraw, pedirRepetida},
}

var portugueseVariants = map[string]Variant{
	"brazilian": {
		Name: "Damas brasileiras", Short: "Brasileiras",
		Brief: "As damas oficiais do Brasil: a pedra captura também para trás, a dama voa e vale a lei da maioria.",
		Rules: []Rule{
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, "Lei da maioria: entre várias capturas, é preciso fazer a que toma mais peças. Pedra e dama contam igual; nas damas portuguesas e espanholas, no empate, toma-se mais damas."},
			{AboutTaken, saemNoFim},
			{AboutCrown, coroaNoFim},
			{AboutKing, damaVoa},
			{AboutEnd, perde + " " + quarenta},
		},
	},
	"brazilian-official": {
		Name: "Damas brasileiras, regras oficiais", Short: "Brasileiras oficiais",
		Brief: "As damas brasileiras com os empates da confederação: depois de 20 lances só de damas, ou de 5 nos finais com poucas peças.",
		Rules: []Rule{
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, leiDaMaioria},
			{AboutTaken, saemNoFim},
			{AboutCrown, coroaNoFim},
			{AboutKing, damaVoa},
			{AboutEnd, perde + " Empata quando a mesma posição aparece três vezes, ou depois de 20 lances de cada lado só de damas, sem captura."},
			{AboutDraw, "Os finais de duas damas contra duas, contra uma ou contra dama e pedra, e de uma dama contra uma ou contra dama e pedra, empatam depois de 5 lances de cada lado."},
		},
	},
	"english": {
		Name: "Damas inglesas", Short: "Inglesas",
		Brief: "Checkers: a pedra não captura para trás, a dama anda uma casa e você escolhe qual captura fazer.",
		Rules: []Rule{
			{AboutStart, "São as damas inglesas, não as brasileiras nem as internacionais. " + cheiasComecam},
			{AboutMan, pedraSimples},
			{AboutKing, damaCurta},
			{AboutCapture, captura},
			{AboutChoice, escolhaLivre},
			{AboutCrown, coroaEPara},
			{AboutEnd, perde + " " + quarenta},
		},
	},
	"english-official": {
		Name: "Damas inglesas, regras oficiais", Short: "Inglesas oficiais",
		Brief: "As damas inglesas dos torneios: o empate não vem sozinho, é preciso pedir.",
		Rules: []Rule{
			{AboutStart, cheiasComecam},
			{AboutMan, pedraSimples},
			{AboutKing, damaCurta},
			{AboutCapture, captura},
			{AboutChoice, escolhaLivre},
			{AboutCrown, coroaEPara},
			{AboutEnd, perde},
			{AboutDraw, "Na sua vez, você pode pedir o empate quando a mesma posição aparece pela terceira vez, ou depois de 40 lances de cada lado sem captura nem lance de pedra."},
		},
	},
	"simple": {
		Name: "Damas, primeiros passos", Short: "Primeiros passos",
		Brief: "Para aprender: cada lance captura uma peça só, a que você quiser.",
		Rules: []Rule{
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, saltar + " A pedra faz isso também para trás. É obrigatório, mas cada lance captura uma só peça."},
			{AboutChoice, "Entre várias capturas, você escolhe qual fazer."},
			{AboutCrown, "A pedra que chega à última fileira vira dama."},
			{AboutKing, damaVoa},
			{AboutEnd, perde + " " + quarenta},
		},
	},
	"street": {
		Name: "Damas de rua", Short: "De rua",
		Brief: "Como muita gente joga em casa: sem lei da maioria, e a pedra que passa pela última fileira já vira dama.",
		Rules: []Rule{
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, escolhaLivre},
			{AboutTaken, saemNaHora},
			{AboutCrown, coroaDePassagem},
			{AboutKing, damaVoa},
			{AboutEnd, perde + " " + quarenta},
		},
	},
	"russian": {
		Name: "Damas russas", Short: "Russas",
		Brief: "Sem lei da maioria: você escolhe a captura, e a pedra que toca a última fileira vira dama e continua capturando como dama.",
		Rules: []Rule{
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, escolhaLivre},
			{AboutCrown, coroaDePassagem},
			{AboutKing, damaVoa + seguirCaptura},
			{AboutTaken, saemNoFim},
			{AboutEnd, perde + " Empata quando a mesma posição aparece três vezes, ou depois de 15 lances de cada lado só de damas, sem captura."},
			{AboutDraw, "Com 4 ou 5 peças e damas dos dois lados, o limite é de 30 lances sem captura nem coroação; com 6 ou 7, de 60. Três damas têm 15 lances para vencer uma; na grande diagonal, ou com menos peças, são 5."},
		},
	},
	"international": {
		Name: "Damas internacionais", Short: "Internacionais",
		Brief: "No tabuleiro de 100 casas, com 20 pedras de cada lado; de resto, como as brasileiras.",
		Rules: []Rule{
			{AboutBoard, dez},
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, leiDaMaioria},
			{AboutTaken, saemNoFim},
			{AboutCrown, coroaNoFim},
			{AboutKing, damaVoa},
			{AboutEnd, perde + " Empata quando a mesma posição aparece três vezes, ou depois de 25 lances de cada lado só de damas, sem captura."},
			{AboutDraw, "Três peças, com ao menos uma dama, têm 16 lances para vencer uma dama; duas peças, ou uma dama, têm 5."},
		},
	},
	"pool": {
		Name: "Damas pool", Short: "Pool",
		Brief: "As damas do sul dos Estados Unidos: como as brasileiras, mas sem lei da maioria, e as pretas começam.",
		Rules: []Rule{
			{AboutStart, pretasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, escolhaLivre},
			{AboutTaken, saemNoFim},
			{AboutCrown, coroaNoFim},
			{AboutKing, damaVoa},
			{AboutEnd, perde + " Empata quando a mesma posição aparece três vezes, ou depois de 15 lances de cada lado sem captura nem lance de pedra. Três damas têm 13 lances para vencer uma."},
		},
	},
	"czech": {
		Name: "Damas tchecas", Short: "Tchecas",
		Brief: "A pedra só captura para a frente, não há lei da maioria, e quem pode capturar com uma dama captura com ela.",
		Rules: []Rule{
			{AboutStart, brancasComecam},
			{AboutMan, pedraSimples},
			{AboutCapture, captura},
			{AboutChoice, "Se uma dama pode capturar, é ela que captura; fora isso você escolhe."},
			{AboutTaken, saemNoFim},
			{AboutCrown, coroaEPara},
			{AboutKing, damaVoa},
			{AboutEnd, perde + " Empata depois de 15 lances de cada lado sem captura nem lance de pedra."},
			{AboutDraw, pedirRepetida},
		},
	},
	"italian": {
		Name: "Damas italianas", Short: "Italianas",
		Brief: "A dama anda uma casa, a pedra só captura para a frente e nunca uma dama, e quatro leis decidem qual captura fazer.",
		Rules: []Rule{
			{AboutStart, cantoDireito},
			{AboutMan, pedraSimples + " Ela não captura damas."},
			{AboutKing, damaCurta},
			{AboutCapture, captura},
			{AboutChoice, "Primeiro vale a captura que toma mais peças; depois a que é feita por uma dama; depois a que toma mais damas; por fim a que encontra uma dama mais cedo."},
			{AboutCrown, coroaEPara},
			{AboutEnd, perde},
			{AboutDraw, "Na sua vez, você pode pedir o empate quando a mesma posição aparece pela quarta vez, ou depois de 40 lances de cada lado sem captura nem lance de pedra."},
		},
	},
	"spanish": {
		Name: "Damas espanholas", Short: "Espanholas",
		Brief: "Como as portuguesas: a pedra só captura para a frente e, se o número de peças empata, é preciso tomar mais damas.",
		Rules: ibericas,
	},
	"portuguese": {
		Name: "Damas clássicas de Portugal", Short: "Portuguesas",
		Brief: "A pedra só captura para a frente e, se duas capturas tomam o mesmo número de peças, vale a que toma mais damas.",
		Rules: ibericas,
	},
	"thai": {
		Name: "Damas tailandesas", Short: "Tailandesas",
		Brief: "São só 8 pedras de cada lado, elas não capturam para trás, e a dama para logo atrás da peça que captura.",
		Rules: []Rule{
			{AboutStart, "Cada lado começa com 8 pedras, em duas fileiras. " + pretasComecam},
			{AboutMan, pedraSimples},
			{AboutCapture, captura},
			{AboutChoice, escolhaLivre},
			{AboutTaken, saemNaHora},
			{AboutCrown, coroaEPara},
			{AboutKing, "A dama anda quantas casas livres quiser e captura de longe, mas para na casa logo atrás da peça."},
			{AboutEnd, perde + " " + quarenta},
		},
	},
	"turkish": {
		Name: "Damas turcas", Short: "Turcas",
		Brief: "Joga-se em todas as casas, em linha reta: para a frente e para os lados, nunca na diagonal.",
		Rules: []Rule{
			{AboutStart, "Cada lado começa com 16 pedras, na segunda e na terceira fileira. As brancas começam, e na sua vez cada lado move uma peça sua. Joga-se em todas as casas."},
			{AboutMan, "A pedra anda e captura uma casa para a frente ou para os lados, em linha reta."},
			{AboutCapture, captura},
			{AboutChoice, leiDaMaioria},
			{AboutTaken, saemNaHora + " Entre dois saltos não se volta para trás na mesma linha."},
			{AboutCrown, "A pedra que chega à última fileira vira dama no fim do lance."},
			{AboutKing, "A dama anda quantas casas livres quiser em linha reta e captura de longe."},
			{AboutEnd, perde + " Empata quando cada lado fica com uma só peça. " + quarenta},
		},
	},
	"frisian": {
		Name: "Damas frísias", Short: "Frísias",
		Brief: "No tabuleiro de 100 casas, captura-se em oito direções: nas diagonais e também em linha reta.",
		Rules: []Rule{
			{AboutBoard, dez},
			{AboutStart, brancasComecam},
			{AboutMan, "A pedra anda uma casa na diagonal, para a frente. Ela captura em todas as direções, também em linha reta, saltando de casa escura em casa escura."},
			{AboutKing, "A dama anda na diagonal quantas casas quiser e captura de longe, nas oito direções."},
			{AboutCapture, captura},
			{AboutChoice, "É preciso fazer a captura que vale mais: a dama vale um pouco menos que duas pedras. Se valem igual, captura a dama."},
			{AboutTaken, saemNoFim},
			{AboutCrown, coroaNoFim},
			{AboutRest, "Quem tem pedras não pode dar mais de três lances seguidos com a mesma dama, a não ser capturando."},
			{AboutEnd, perde + " Duas damas têm 7 lances para vencer uma. De uma dama contra uma, são 2 lances até o empate."},
		},
	},
	"antidraughts": {
		Name: "Perde-ganha internacional", Short: "Perde-ganha",
		Brief: "As damas internacionais ao contrário: ganha quem fica sem peças ou sem lance.",
		Rules: []Rule{
			{AboutBoard, dez},
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, leiDaMaioria},
			{AboutTaken, saemNoFim},
			{AboutCrown, coroaNoFim},
			{AboutKing, damaVoa},
			{AboutEnd, ganha + " Empata quando a mesma posição aparece três vezes."},
		},
	},
	"giveaway": {
		Name: "Perde-ganha russo", Short: "Perde-ganha russo",
		Brief: "As damas russas ao contrário: ganha quem fica sem peças ou sem lance.",
		Rules: []Rule{
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, escolhaLivre},
			{AboutCrown, coroaDePassagem},
			{AboutKing, damaVoa + seguirCaptura},
			{AboutTaken, saemNoFim},
			{AboutEnd, ganha + " Empata quando a mesma posição aparece três vezes, ou depois de 15 lances de cada lado só de damas, sem captura."},
		},
	},
	"breakthrough": {
		Name: "Primeira dama", Short: "Primeira dama",
		Brief: "As damas internacionais até a primeira dama: quem coroa primeiro ganha.",
		Rules: []Rule{
			{AboutBoard, dez},
			{AboutStart, brancasComecam},
			{AboutMan, pedraDupla},
			{AboutCapture, capturaDupla},
			{AboutChoice, leiDaMaioria},
			{AboutTaken, saemNoFim},
			{AboutCrown, "A pedra que termina o lance na última fileira vira dama. Passar por ali numa captura não basta."},
			{AboutKing, "A primeira dama não chega a andar: ela acaba a partida."},
			{AboutEnd, "Ganha quem primeiro faz uma dama. Perde também quem fica sem peças ou sem lance. Não há empate."},
		},
	},
}
