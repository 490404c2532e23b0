package i18n

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"tabuleiro/rules"
	"tabuleiro/rules/draughts"
	"tabuleiro/rules/draughts/pdn"
)

var portuguese = Text{
	Tag:   "pt-BR",
	Name:  "Português",
	Title: "Damas grátis, sem anúncios · Tabuleiro",

	Common: Common{
		Back: "Voltar", Close: "Fechar", Cancel: "Cancelar", Computer: "Computador", You: "Você",
		Date: func(t time.Time) string { return t.Format("02/01/2006") },
	},
	Home: Home{
		Draughts: "Damas", Options: "Opções", Continue: "Continuar", All: "Ver todas",
		YourTurn: "sua vez", ComputersTurn: "vez do computador",
		TurnOf: func(pieces string) string { return "vez das " + pieces },
		Pictures: [3]string{
			"A pedra anda uma casa na diagonal, sempre para a frente.",
			"Capturar é saltar por cima, e é obrigatório. Se der para capturar mais, a jogada continua.",
			"Na última fileira a pedra vira dama, que anda quantas casas quiser.",
		},
	},
	NewGame: NewGame{
		Title: "Nova partida", Play: "Jogar",
		Against: "Contra", Computer: "Computador", Two: "Duas pessoas", Link: "Por link", Level: "Nível",
		Side: "Suas peças", Alternate: "Alternar", Variant: "Regras", Others: "Outras regras",
		Practice: "Treino", PracticeWhy: "Cada lance seu ganha uma nota, e o melhor é mostrado. Fica fora do ranking.",
		Begins:  "começam",
		Differs: "O que cada jogo tem de diferente das damas brasileiras.",
		Families: [5]string{
			"Brasil e Portugal", "Europa e Estados Unidos", "Rússia e Oriente", "No tabuleiro de 100 casas", "Com outro objetivo",
		},
		Replace:    "A partida aberta com estas regras será abandonada e conta como derrota.",
		ReplaceTwo: "A partida aberta com estas regras será apagada.", ReplaceYes: "Abandonar e jogar",
	},
	Play: Play{
		Undo: "Desfazer", Moves: "Lances", Menu: "Menu", Replay: "Rever o último lance",
		Held: "Confirme o lance, ou cancele.", Confirm: "Confirmar",
		Retry: "Tentar de novo", Failed: "O computador não respondeu.",
		YourTurn: "Sua vez", Thinking: "O computador está pensando…", GoOn: "A captura continua com a mesma peça.",
		Player1: "Jogador 1", Player2: "Jogador 2",
		TurnOf: func(pieces string) string { return "Vez das " + pieces },
		Must: func(n int) string {
			if n == 1 {
				return "Captura obrigatória: só uma peça pode capturar."
			}
			return fmt.Sprintf("Captura obrigatória: %d peças podem capturar.", n)
		},
		Captured: func(n int) string { return fmt.Sprintf("capturou %d", n) },
		Looking: func(ply int) string {
			if ply == 0 {
				return "Vendo o começo da partida"
			}
			return fmt.Sprintf("Vendo o lance %d", ply)
		},
		BackToGame: "Voltar ao jogo", First: "Início", Previous: "Anterior", Next: "Próximo", Last: "Fim",
		NewGame: "Nova partida", Resign: "Desistir", OfferDraw: "Propor empate", AgreeDraw: "Combinar empate",
		Declined: "O computador não aceitou o empate.", Flip: "Virar o tabuleiro",
		Sound: "Ligar o som", Mute: "Desligar o som",
		ResignSure: "Desistir da partida?", ResignYes: "Desistir",
		AgreeSure: "Os dois aceitam o empate?", AgreeYes: "Sim, empatar",
		Claim:     func(law string) string { return "Pedir empate (" + law + ")" },
		MayClaim:  func(law string) string { return "Você pode pedir empate (" + law + ")." },
		KeysTitle: "Teclas",
		Keys: [][2]string{
			{"← ↑ ↓ →  W A S D", "mover o cursor"},
			{"Enter  Espaço", "pegar e soltar a peça; depois do fim, jogar de novo"},
			{"Esc", "devolver a peça"},
			{"Z  U  Backspace  Ctrl+Z", "desfazer"},
			{"N", "nova partida"},
			{"0–9", "ir para a casa com esse número"},
			{"I  /", "digitar o lance"},
			{"K  P", "próxima dama, próxima pedra (com Shift, do adversário)"},
			{"M", "para onde a peça pode ir"},
			{"H", "dica; de novo, o lance"},
			{"T", "o que o adversário ameaça"},
			{"B", "no treino, o lance que era melhor"},
			{"C", "quem tem de capturar"},
			{"V", "o último lance"},
			{"R", "quantas peças restam"},
			{"?", "estas teclas"},
		},
	},
	End: End{
		Over: "Fim de jogo.", Won: "Você venceu!", Lost: "Você perdeu", Drawn: "Empate",
		WinOf: func(pieces string) string { return "Vitória das " + pieces },
		Score: func(pieces, moves int) string { return fmt.Sprintf("%d×100 + %d×10", pieces, moves) },
		Best:  func(score int) string { return fmt.Sprintf("Seu recorde: %d", score) },
		NoScore: func(best int) string {
			if best == 0 {
				return "Só a vitória vale pontos."
			}
			return fmt.Sprintf("Só a vitória vale pontos. Seu recorde: %d", best)
		},
		GiveAway: "No perde-ganha contam as peças que sobraram ao adversário.",
		Claimed:  func(pieces string) string { return "Empate pedido pelas " + pieces + "." },
		Record:   "Novo recorde!",
		WithUndo: "Com desfazer: guardada, mas fora do ranking", WithHint: "Com dica: guardada, mas fora do ranking", Practised: "Treino: guardada, mas fora do ranking",
		RankExpert: "Nível Expert alcançado", RankPro: "Nível Pro alcançado",
		Streak: func(n int) string { return fmt.Sprintf("%d vitórias seguidas", n) },
		Again:  "Jogar de novo", Review: "Ver partida", Home: "Início",
		Up:   func(level string) string { return "Subir para " + level },
		Down: func(level string) string { return "Descer para " + level },
	},
	Records: Records{
		Title: "Recordes", Empty: "Nenhuma partida terminada ainda. A primeira que você terminar aparece aqui.",
		How:   "Uma vitória vale 100 pontos por peça sua que restou e 10 por lance abaixo de 60; no perde-ganha contam as peças que sobraram ao adversário. Partidas com ajuda (desfazer, dica ou treino) contam à parte.",
		Level: "Nível", Played: "Jogos", Won: "Vitórias", Drawn: "Empates", Lost: "Derrotas",
		Best: "Recorde", Streak: "Seguidas / maior", WithHelp: "com ajuda",
		Ranking: "Melhores partidas", Expert: "Expert", Pro: "Pro",
		Entry: func(moves, pieces int) string { return fmt.Sprintf("%d lances, %s", moves, pecas(pieces)) },
	},
	History: History{
		Title: "Partidas", Empty: "Nenhuma partida terminada ainda. As que você terminar ficam aqui, para rever.",
		How: "Ficam guardadas as últimas 200 partidas, só neste aparelho. Toque em uma para rever lance a lance.",
		Won: "Vitória", Drawn: "Empate", Lost: "Derrota", Undone: "com desfazer", Save: "Baixar todas (PDN)",
		Moves: func(n int) string { return plural(n, "lance", "lances") },
	},
	Rules: Rules{
		Title: "Regras", Read: "Ler as regras", All: "Todas as regras", PlayThis: "Jogar com estas regras", See: "Ver a regra",
	},
	Learn: Learn{
		Title: "Aprender a jogar", Contents: "Índice", Start: "Começar", GoOn: "Continuar de onde parei",
		Next: "Próxima", Previous: "Anterior", PlayNow: "Jogar agora",
		Show: "Mostrar", Again: "Recomeçar", NotThis: "Esse lance vale, mas não é o que se pede aqui. Tente outro.",
		Lost: "Desta vez não deu. Recomece e tente de novo.", Loading: "Carregando…",
		Failed: "Não foi possível carregar esta página. Veja se há internet.", Done: "feita",
		Compare: "Comparar as regras", Computer: "Como o computador pensa",
		Progress: func(done, of int) string { return fmt.Sprintf("%d de %d lições feitas", done, of) },
		Allowed: func(n int) string {
			if n == 1 {
				return "Um só lance permitido: "
			}
			return fmt.Sprintf("%d lances permitidos: ", n)
		},
	},
	Typing:   Typing{Label: "Lance", Play: "Jogar", Open: "Digitar o lance"},
	Notation: Notation{CopyPDN: "Copiar PDN", SavePDN: "Baixar PDN", CopyFEN: "Copiar posição (FEN)", Copied: "Copiado"},
	Reading: Reading{
		Title: "Abrir PDN ou FEN", Open: "Abrir PDN ou FEN…", Field: "Partida (PDN) ou posição (FEN)", File: "Escolher arquivo",
		Drop: "Cole o texto, escolha um arquivo ou solte-o aqui.", Read: "Ler", Busy: "Lendo o arquivo…", Back: "Voltar", Pick: "Escolha uma partida", More: "Mostrar mais",
		Nothing: "Não há nada para ler.", TooLong: "O arquivo é grande demais: o limite são 20 MB.",
		NoVariant: "O arquivo pede regras que não existem aqui. Escolha outras para tentar.",
		Unnamed:   "sem nome", Game: "Partida", Position: "Posição",
		OpenGame: "Abrir a partida", OpenPosition: "Abrir a posição",
		White: "Brancas", Black: "Pretas", Event: "Evento", Date: "Data", Result: "Resultado", Moves: "Lances",
		Games:    func(n int) string { return plural(n, "partida", "partidas") },
		OpenPart: func(n int) string { return "Abrir " + plural(n, "lance", "lances") },
		Part:     func(n, of int) string { return fmt.Sprintf("%d; dá para jogar até o lance %d", of, n) },
		Versus:   func(white, black string) string { return white + " × " + black },
		Where:    func(line, column int) string { return fmt.Sprintf("Linha %d, coluna %d: ", line, column) },
		At: func(character int, rest string) string {
			if rest == "" {
				return " (no fim)"
			}
			return fmt.Sprintf(" (caractere %d, em “%s”)", character, rest)
		},
	},
	Share: Share{
		Title: "Compartilhar a partida", Field: "Link da partida", Copy: "Copiar", Copied: "Copiado", Send: "Compartilhar",
		SendMove: "Enviar o lance", SendEnd: "Enviar o fim", Waiting: "Esperando o lance da outra pessoa", Someone: "Outra pessoa",
		Watching: "Partida recebida por link", PlayComputer: "Jogar daqui contra o computador", PlayTwo: "Jogar daqui a dois",
		Differs:    "Este link não continua a partida por link que está aberta aqui.",
		TakeTheirs: "Ficar com a do link", KeepMine: "Ficar com a minha",
		Known: "Você já tem esta partida.", Wrong: "Este link não pôde ser lido. Nada do que está salvo mudou.",
		WrongPart: map[string]string{
			"version": "Ele é de uma versão mais nova do programa.", "variant": "As regras que ele pede não existem aqui.",
			"side": "O lado não é brancas nem pretas.", "ply": "O lance a mostrar não existe na partida.",
			"moves": "Os lances estão incompletos ou trocados.", "end": "O fim não combina com a partida.",
			"start": "A posição inicial não é válida.",
		},
	},
	Embed: Embed{
		Open: "Abrir completo", NotKept: "Aqui nada é salvo.",
		NoComputer: "Este quadro não deixa o computador jogar: abra completo.",
		Tries: [5]string{
			"Ache o lance: jogam as ", "Isso! Continue.", "Não é esse o lance. Tente outro.", "Resolvido!", "A solução, lance a lance",
		},
		Reveal:     "Mostrar solução",
		NoPosition: func(reason string) string { return "O parâmetro fen não é uma posição destas regras: " + reason },
		NoMove: func(n int, move string) string {
			return fmt.Sprintf("O parâmetro moves não serve: as regras não permitem o lance %d, %s.", n, move)
		},
		Sheet: map[string]string{
			"title": "Incorporar", "preview": "Como fica", "code": "Código para colar na página", "mode": "O que mostrar",
			"play": "Jogar daqui", "view": "Ver a partida", "problem": "Achar o último lance", "below": "Embaixo",
			"list": "Lista de lances", "fits": "Onde couber", "under": "Embaixo", "beside": "Ao lado", "none": "Sem lista", "examples": "Exemplos e todos os parâmetros",
		},
	},
	Hints: portugueseHints,
	Settings: Settings{
		Title: "Ajustes", Language: "Idioma", Browser: "Do navegador",
		Scheme: "Aparência", Auto: "Automática", Light: "Clara", Dark: "Escura",
		Board: "Tabuleiro", Pieces: "Peças", Usual: "Das regras",
		Aside: "Posto de lado", AsideWhy: "Estava guardado e não pôde ser lido. Nada foi apagado.",
		Download: "Baixar", Erase: "Apagar",
		LargeText: "Letras grandes", Coordinates: "Nomes das casas", Sound: "Som", Speed: "Movimento das peças",
		Speeds:  [4]string{"Sem movimento", "Rápido", "Normal", "Lento"},
		Haptics: "Vibrar a cada lance", Confirm: "Confirmar cada lance", Forced: "Jogar sozinho quando só há um lance",
		Numbering: "Numeração das casas", Numberings: [2]string{"1 a 32", "a1 a h8"},
		Side: "Tabuleiro na tela deitada", Sides: [2]string{"À esquerda", "À direita"},
		Flipped: "Minhas peças em cima", TurnAround: "A dois, virar o tabuleiro a cada lance",
		KeysOff: "Sem atalhos de letras e números",
		Look:    "Visual", Squares: "Casas e lados", Playing: "Durante o jogo", Data: "Seus dados",
		Try: "Experimente aqui: este tabuleiro não conta.",
	},
	Backup: Backup{
		Note: "Tudo fica só neste aparelho. Uma cópia leva partidas, recordes e ajustes para outro, ou os guarda.",
		Save: "Baixar uma cópia", Open: "Abrir uma cópia", Title: "Abrir a cópia?", Here: "Aqui", There: "Na cópia",
		Rows:  [5]string{"Ajustes", "Partidas abertas", "Partidas terminadas", "Jogos nos recordes", "Lições feitas"},
		From:  func(date string) string { return "Cópia de " + date + "." },
		How:   "Juntar soma as partidas das duas e mantém os ajustes daqui; em cada nível fica o recorde com mais jogos. Substituir apaga o que está aqui.",
		Merge: "Juntar", Replace: "Substituir", Done: "Pronto: a cópia foi aberta.",
		Full: "Não há espaço para a cópia. Nada mudou aqui.", Newer: "Aqui há dados de uma versão mais nova do programa. Nada mudou: recarregue e tente de novo.",
		Problems: map[string]string{
			"not JSON": "isto não é uma cópia do Tabuleiro, ou ela está incompleta.", "no backup": "Este arquivo não é uma cópia do Tabuleiro.",
			"newer":       "Esta cópia é de uma versão mais nova do programa: recarregue para atualizar e tente de novo.",
			"no document": "Em “{}”: este programa não guarda nada com esse nome.", "bad document": "Em “{}”: ",
		},
		Value:      func(field, value string) string { return fmt.Sprintf("“%s” não pode ser “%s”.", field, value) },
		Move:       func(ply int) string { return fmt.Sprintf("o lance %d não é possível.", ply) },
		Unreadable: "o que está escrito não pode ser lido.", Unchanged: "Nada mudou aqui.",
		Erase: "Apagar tudo", EraseSure: "Apagar tudo?", EraseYes: "Apagar tudo", Erased: "Tudo foi apagado.",
		EraseWhat: "Partidas, recordes e ajustes do Tabuleiro saem deste aparelho e não voltam, a não ser por uma cópia.",
	},
	Install: Install{
		Install: "Instalar o Tabuleiro", Title: "Na tela de início",
		Why: "Abre como um aplicativo, em tela cheia e também sem internet.",
		Steps: [3]string{
			"Toque em Compartilhar, na barra do navegador ou no menu dele.",
			"Role a lista e toque em “Adicionar à Tela de Início”.",
			"Toque em “Adicionar”: o Tabuleiro fica entre os seus aplicativos.",
		},
	},
	Notices: Notices{
		NotKept:    "O navegador não deixa guardar nada aqui: dá para jogar, mas a partida não será salva.",
		Full:       "Não há mais espaço no navegador: o que vier agora dura só enquanto esta página estiver aberta.",
		Broken:     "Um dado guardado estava ilegível. Ele foi posto de lado, sem ser apagado.",
		Newer:      "Há dados de uma versão mais nova do programa. Eles ficam como estão; recarregue para atualizar.",
		BrokenGame: "A partida guardada não pôde ser aberta. Ela foi posta de lado, sem ser apagada.",
		OtherTab:   "Esta partida continuou em outra aba; aqui está ela.",
		Update:     "Há uma versão nova.", UpdateNow: "Atualizar", Updated: "Atualizado para a versão nova.", Dismiss: "Dispensar o aviso",
	},
	Board: Board{
		Name:  func(bottom string) string { return "Tabuleiro, " + bottom + " embaixo" },
		Piece: func(one string, role rules.Role) string { return papel(role) + " " + one },
		Empty: "vazia", Light: "casa clara", Ghost: "já capturada nesta jogada", Selected: "escolhida",
		CanCapture: "tem de capturar", Target: "destino", LastMove: "último lance",
		Takes: func(n int) string { return "captura " + pecas(n) },
		Moved: func(who, from, to string, captured []string, crowned bool) string {
			text := fmt.Sprintf("%s: %s vai para %s.", who, from, to)
			if len(captured) > 0 {
				text = fmt.Sprintf("%s: %s captura %s e para em %s.", who, from, join(captured, " e "), to)
			}
			if crowned {
				text += " Virou dama."
			}
			return text
		},
		MustCapture: func(list string) string { return "Captura obrigatória: " + list + "." },
		LegalFrom:   func(list string) string { return "Pode ir para " + list + "." },
		Remain:      func(list string) string { return "Restam: " + list + "." },
		NoneMust:    "Ninguém tem de capturar agora.", NoneLegal: "Nenhum lance possível desta casa.",
		NoLast: "Nenhum lance ainda.", TakenBack: "Lance desfeito. Sua vez.",
		Hinted: "dica", Blamed: "atenção",
		Men:   func(n int) string { return plural(n, "pedra", "pedras") },
		Kings: func(n int) string { return plural(n, "dama", "damas") },
	},

	Variants: portugueseVariants,
	Levels: map[string]string{
		"apprentice": "Aprendiz", "beginner": "Iniciante", "easy": "Fácil", "medium": "Médio", "hard": "Difícil",
	},
	Themes: map[string]string{
		"madeira": "Madeira", "verde": "Verde", "ardosia": "Ardósia", "noite": "Noite",
		"daltonico": "Daltônico", "contraste": "Contraste", "tutorial": "Tutorial",
	},
	Sets: map[string]Set{
		"discs":    {"Discos", [2]string{"brancas", "pretas"}, [2]string{"branca", "preta"}},
		"outlined": {"Cheias e contornadas", [2]string{"contornadas", "cheias"}, [2]string{"contornada", "cheia"}},
	},

	Reasons: map[rules.Reason]func(Ended) string{
		rules.NoMoves:     func(e Ended) string { return "As " + e.Loser + " ficaram sem lance." },
		draughts.NoPieces: func(e Ended) string { return "As " + e.Loser + " ficaram sem peças." },
		rules.Resigned:    func(e Ended) string { return "As " + e.Loser + " desistiram." },
		draughts.GaveAll: func(e Ended) string {
			return "O adversário das " + e.Loser + " ficou sem peças, e é assim que se ganha."
		},
		draughts.NoneToMove: func(e Ended) string {
			return "O adversário das " + e.Loser + " ficou sem lance, e é assim que se ganha."
		},
		draughts.FirstKing:  func(e Ended) string { return "O adversário das " + e.Loser + " fez a primeira dama." },
		rules.Repetition:    func(e Ended) string { return "A mesma posição apareceu " + vezes(e.Times) + "." },
		rules.Agreed:        func(Ended) string { return "Empate combinado." },
		draughts.NoProgress: func(Ended) string { return "Foram lances demais sem captura nem lance de pedra." },
		draughts.SameForces: func(Ended) string { return "Foram lances demais sem captura nem coroação." },
		draughts.LoneKing:   func(Ended) string { return "A dama sozinha resistiu até o último lance." },
		draughts.MainRoad:   func(Ended) string { return "A dama sozinha resistiu na grande diagonal." },
		draughts.FewPieces:  func(Ended) string { return "Acabaram os lances deste final com poucas peças." },
		draughts.OneEach:    func(Ended) string { return "Restou uma peça de cada lado." },
	},
	Laws: map[rules.Reason]func(Running) string{
		draughts.NoProgress: func(r Running) string { return "Sem captura nem lance de pedra: " + ateOEmpate(r) },
		draughts.SameForces: func(r Running) string { return "Sem captura nem coroação: " + ateOEmpate(r) },
		draughts.LoneKing:   func(r Running) string { return "Uma dama contra " + quantas(r.Against) + ": " + ateOEmpate(r) },
		draughts.MainRoad:   func(r Running) string { return "Uma dama na grande diagonal: " + ateOEmpate(r) },
		draughts.FewPieces:  func(r Running) string { return "Final com poucas peças: " + ateOEmpate(r) },
	},
	Claims: map[rules.Reason]func(int) string{
		rules.Repetition: func(times int) string {
			if times == 4 {
				return "quarta repetição"
			}
			return "terceira repetição"
		},
		draughts.NoProgress: func(int) string { return "sem captura nem lance de pedra" },
	},
	Mistakes: map[pdn.Problem]func(Mistake) string{
		pdn.Unreadable: func(m Mistake) string {
			if m.Rest == "" {
				return "Falta uma casa. Escreva as duas, como " + m.Example + "."
			}
			return fmt.Sprintf("Não entendi “%s” (caractere %d). Escreva as casas, como %s.", m.Rest, m.At, m.Example)
		},
		pdn.NoSquare: func(m Mistake) string {
			if m.Light {
				return "A casa " + m.Rest + " é clara: nas damas só se joga nas escuras."
			}
			return fmt.Sprintf("A casa “%s” não existe neste tabuleiro (caractere %d).", m.Rest, m.At)
		},
		pdn.Illegal:   func(m Mistake) string { return "O lance “" + m.Text + "” não é possível aqui." },
		pdn.OtherWay:  func(Mistake) string { return "A captura não passa por aí. Pode ser:" },
		pdn.Ambiguous: func(Mistake) string { return "Há mais de um lance assim. Qual?" },
	},
	Faults: map[pdn.Fault]string{
		pdn.BadTag:           `falta algo nesta etiqueta; escreva como [White "Ana"].`,
		pdn.OpenTag:          "a etiqueta {} não fecha; falta \"].",
		pdn.OpenComment:      "este comentário não fecha; falta }.",
		pdn.OpenVariation:    "esta variante não fecha; falta ).",
		pdn.StrayParenthesis: "este ) não fecha nada; tire-o.",
		pdn.EarlyVariation:   "há uma variante antes do primeiro lance.",
		pdn.DeepVariation:    "há variantes demais umas dentro das outras.",
		pdn.BadGlyph:         "depois de $ vai um número até 1023.",
		pdn.BadSetup:         `a posição deve vir como /FEN "..."/.`,
		pdn.NotAMove:         "“{}” não é um lance.",
		pdn.TwoResults:       "o resultado {} não é o da etiqueta Result.",
		pdn.BadPosition:      "a posição inicial não serve.",
		pdn.LateSetup:        "há uma posição no meio da partida.",
		pdn.BadMove:          "o lance “{}” não é possível.",
		pdn.WrongResult:      "o resultado {} não é o do tabuleiro.",
	},
	Setups: map[rules.SetupProblem]string{
		draughts.WantSide:      "a posição deve começar com quem joga, W ou B.",
		draughts.WantColon:     "antes das peças de cada lado vão dois-pontos.",
		draughts.WantColor:     "a lista de peças deve começar com a cor, W ou B.",
		draughts.ListedTwice:   "a mesma cor aparece duas vezes.",
		draughts.WantSquare:    "aqui falta uma casa.",
		draughts.NoSquare:      "a casa “{}” não existe neste tabuleiro.",
		draughts.SquareIsLight: "a casa {} é clara.",
		draughts.RangeDescends: "o intervalo vai do número menor ao maior.",
		draughts.TwoPieces:     "há duas peças na casa {}.",
		draughts.ManOnLastRow:  "a pedra em {} já teria virado dama.",
		draughts.WantRun:       "aqui vai + e quantos lances seguidos a dama deu.",
		draughts.NoSuchRun:     "nenhuma dama ali deu tantos lances seguidos.",
		draughts.WantEnd:       "a posição acaba antes disto.",
	},
	Refusals: map[rules.RefusalCode]func(Refused) string{
		"not your turn": func(Refused) string { return "Ainda não é a sua vez: o computador está pensando." },
		"elsewhere":     func(Refused) string { return "É a vez da outra pessoa: o lance dela chega por link." },
		"earlier":       func(Refused) string { return "Você está vendo um lance anterior. Volte ao jogo para jogar." },
		"ambiguous": func(r Refused) string {
			return "Mais de uma captura termina em " + r.To + ": toque em cada casa do caminho."
		},
		"entered": func(r Refused) string {
			return "A captura começou: continue com a peça em " + join(r.Squares, " e ") + "."
		},

		draughts.NoPiece:      func(r Refused) string { return "Não há peça em " + r.From + "." },
		draughts.NotYourPiece: func(Refused) string { return "Essa peça é do adversário." },
		draughts.LightSquare:  func(Refused) string { return "Nas damas só se joga nas casas escuras." },
		draughts.SameSquare:   func(Refused) string { return "A peça precisa sair do lugar." },
		draughts.Occupied: func(r Refused) string {
			if r.Better > 0 {
				return "A casa " + r.To + " está ocupada. Para capturar, salte para trás dela."
			}
			return "A casa " + r.To + " está ocupada."
		},
		draughts.TwoInARow: func(r Refused) string {
			return "Há duas peças seguidas, em " + join(r.Squares, " e ") + ": não dá para saltar."
		},
		draughts.OwnPiece:    func(r Refused) string { return "Há uma peça sua no caminho, em " + join(r.Squares, " e ") + "." },
		draughts.NotDiagonal: func(Refused) string { return "As peças andam só na diagonal." },
		draughts.ManBackward: func(Refused) string { return "A pedra não anda para trás." },
		draughts.TooFar:      func(Refused) string { return "A pedra anda uma casa por vez." },
		draughts.KingShort:   func(Refused) string { return "Nestas regras a dama anda uma casa por vez." },
		draughts.ManForward:  func(Refused) string { return "Nestas regras a pedra não captura para trás." },
		draughts.CaptureCompulsory: func(r Refused) string {
			text := "Captura obrigatória: " + join(r.Squares, " ou ") + "."
			if r.Backward {
				text += " A pedra captura também para trás."
			}
			return text
		},
		draughts.MostPieces: func(r Refused) string {
			return fmt.Sprintf("Lei da maioria: essa captura toma %d, mas %s toma %d.", r.Tried, r.Capture, r.Better)
		},
		draughts.MustGoOn: func(r Refused) string {
			return "A captura não para em " + r.To + ": ela vai até o fim (" + r.Capture + ")."
		},
		draughts.SingleJump:   func(Refused) string { return "Nestas regras cada lance captura uma só peça." },
		draughts.CrownedAtEnd: func(Refused) string { return "A pedra continua pedra até o fim do lance." },
		draughts.NotStraight:  func(Refused) string { return "Nestas regras as peças andam em linha reta, não na diagonal." },
		draughts.MostValue: func(r Refused) string {
			return "É preciso fazer a captura que vale mais: " + r.Capture + "."
		},
		draughts.KingFirst: func(r Refused) string { return "Aqui é a dama que tem de capturar: " + r.Capture + "." },
		draughts.MostKings: func(r Refused) string { return "É preciso tomar mais damas: " + r.Capture + "." },
		draughts.EarliestKing: func(r Refused) string {
			return "Vale a captura que encontra uma dama mais cedo: " + r.Capture + "."
		},
		draughts.KingSafe:    func(Refused) string { return "Nestas regras a pedra não captura damas." },
		draughts.LandsBehind: func(Refused) string { return "Nestas regras a dama para logo atrás da peça capturada." },
		draughts.KingRun:     func(Refused) string { return "Esta dama já deu três lances seguidos: jogue outra peça." },
		draughts.GameOver:    func(Refused) string { return "A partida já acabou." },
		draughts.JumpedTwice: func(r Refused) string {
			return "A peça já capturada, em " + join(r.Squares, " e ") + ", fica no tabuleiro até o fim do lance."
		},
	},
}

func papel(role rules.Role) string {
	if role == rules.King {
		return "dama"
	}
	return "pedra"
}

// quantas writes a number of kings.
func quantas(n int) string {
	switch n {
	case 3:
		return "três"
	case 4:
		return "quatro"
	}
	return strconv.Itoa(n)
}

// vezes writes how many times something was.
func vezes(n int) string { return quantas(n) + " vezes" }

func ateOEmpate(r Running) string { return plural(r.Left, "lance", "lances") + " até o empate." }

func pecas(n int) string { return plural(n, "peça", "peças") }

// plural writes a number with its noun.
func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", many)
}

// join lists words, the last two joined by a conjunction.
func join(words []string, and string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + and + words[n-1]
	}
	return strings.Join(words, "")
}
