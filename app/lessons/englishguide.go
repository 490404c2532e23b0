package lessons

var englishGuide = words{
	title: "Learn to play",
	text:  []string{"Brazilian draughts from nothing, one rule at a time. Every lesson has a board: read, make the move and go on. You can play already? Jump to the principles."},
}

var englishChapters = map[string]string{
	"tabuleiro":        "The board",
	"pedra":            "The man",
	"captura":          "Capturing",
	"coroacao":         "Crowning",
	"dama":             "The king",
	"fim":              "Winning and drawing",
	"primeira-partida": "Your first game",
	"principios":       "Principles",
}

var englishLessons = map[string]words{
	"casas": {
		title: "Only the dark squares",
		text: []string{
			"The board has 64 squares, 8 by 8, light and dark. Only the 32 dark ones are used: the light ones stay empty from first to last.",
			"Every square has a name, the letter of its column and the number of its row. The white man is on c3. Tap it: dots show where it may go.",
		},
		goal: "Take the man to a dark square next to it.", done: "That is it. Tap a light square and the board refuses, and says why.",
	},
	"arrumacao": {
		title: "Setting up",
		text: []string{
			"Each side has 12 men, on the dark squares of the three rows nearest to it. The two rows in the middle are empty.",
			"The dark corner is at each player's left. If yours is light, the board is mirrored: that is how they set it up in Portugal.",
			"White moves first.",
		},
		goal: "Make the first move of the game, any you like.", done: "Now it would be Black's turn. Each side moves one piece at a time.",
	},
	"pedra": {
		title: "Men walk forward",
		text: []string{
			"A man moves diagonally, just one square, forward, and the square must be empty. Never back, never two squares.",
		},
		goal: "Take the man from c3 to d4 and, after the reply, to e5.", done: "Well done. Men never come back: think before you advance.",
	},
	"saltar": {
		title: "Capturing is jumping",
		text: []string{
			"If an enemy piece is on the next square and the square right behind it is empty, your man jumps over it and captures it.",
		},
		goal: "Capture the black man on d4.", done: "The captured piece leaves the board.",
	},
	"bloqueio": {
		title: "No square behind, no capture",
		text: []string{
			"Two pieces in a row protect each other: there is nowhere to land. Nor can pieces on the edge be jumped.",
			"Try c3 to e5: the board shows what is in the way.",
		},
		goal: "Nobody can capture now. Make another move.", done: "When there is no capture you move any piece you like.",
	},
	"para-tras": {
		title: "Men capture backward",
		text: []string{
			"Walk forward only; capture both ways: in Brazilian draughts a man captures backward too.",
			"Many people learned otherwise. This board keeps to the official rule.",
		},
		goal: "Capture the man that is behind you, on d4.", done: "From e5 to c3, back towards your own camp.",
	},
	"quatro-diagonais": {
		title: "Look along four diagonals",
		text: []string{
			"A man captures along all four diagonals. So no piece is safe for being “behind” another: look all round, always.",
		},
		goal: "There are three pieces next to d4, but only one can be captured. Which?", done: "c3 had b2 empty behind it. The other two were protected.",
	},
	"obrigatoria": {
		title: "Capturing is compulsory",
		text: []string{
			"If you can capture, you must. While there is a capture, no other move is allowed. There is no “huffing”.",
			"The ring marks the pieces that can capture. First try to move the other man and see what happens.",
		},
		goal: "Make the capture.", done: "Whoever offers a piece knows that you will have to take it: that works both ways.",
	},
	"em-cadeia": {
		title: "The capture goes on",
		text: []string{
			"If the same piece can jump again after its jump, it does. The move ends only when there is nothing left to jump, and you cannot stop half way.",
		},
		goal: "Capture both men. You can tap square by square or straight on the last one.", done: "Two pieces in one move.",
	},
	"maioria": {
		title: "The majority rule",
		text: []string{
			"Among several captures you must make one that takes the most pieces. That goes for men and kings alike.",
			"Here the man on a3 can take one, and the king on h2 can take two.",
		},
		goal: "Make the capture that takes most.", done: "Only the king could capture. Where it landed was up to you.",
	},
	"tres": {
		title: "Three go before two",
		text: []string{
			"The majority counts the whole sequence. To take two is forbidden while there is, anywhere on the board, a capture of three.",
		},
		goal: "Two ways lead from h2. Find the one that takes three.", done: "Three pieces and, at the end, a king.",
	},
	"valem-igual": {
		title: "Men and kings count the same",
		text: []string{
			"If two captures take the same number of pieces, you choose. To take a king counts no more than to take a man, and a king does not capture first.",
			"In Portugal and Spain it is different: there, on a tie, you must take more kings.",
		},
		goal: "Choose: the man on d4 or the king on g3.", done: "Both captures were allowed.",
	},
	"ficam": {
		title: "Captured pieces leave at the end",
		text: []string{
			"In a capture of several pieces, those already jumped stay on the board until the move is over. Only then do they leave, all together.",
			"It sounds like a detail but changes the game: here three could be taken if the first left at once. As it stays, it is two.",
		},
		goal: "Capture with the king: two pieces is the most.", done: "The piece on f6 was still there and closed the way.",
	},
	"barram": {
		title: "And they bar the way",
		text: []string{
			"While they stay on the board, pieces already jumped keep their squares: you cannot pass over them again.",
		},
		goal: "The king on f6 has a single move. Find it.", done: "It took e5 and b2, and came to rest on a1.",
	},
	"uma-vez": {
		title: "Nobody is jumped twice",
		text: []string{
			"In one move the same piece cannot be jumped twice. The same empty square may be passed again.",
		},
		goal: "Take all three pieces with the king.", done: "Three pieces, each jumped once.",
	},
	"coroar": {
		title: "A man becomes a king",
		text: []string{
			"A man that ends its move on the last row is crowned: it becomes a king, and the move ends there.",
		},
		goal: "Crown the man on d6.", done: "The king plays from its next turn on.",
	},
	"de-passagem": {
		title: "Just passing does not crown",
		text: []string{
			"If a man touches the last row in a capture and can still jump another piece, it goes on as a man and is not crowned.",
			"And you cannot stop on the last row just for the crown: the larger capture is compulsory.",
		},
		goal: "Capture both pieces with the man on d6.", done: "It passed f8, ended on h6 and is still a man.",
	},
	"contar": {
		title: "The board counts for you",
		text: []string{
			"When a capture takes more than one piece, the number on the landing square says how many. Tap the man and look before you decide.",
		},
		goal: "Tap a man with a ring, see the number and capture.", done: "The number is there in every game.",
	},
	"dama": {
		title: "The king flies",
		text: []string{
			"The king moves diagonally over any number of empty squares, in all four directions. From here it has 13 moves.",
		},
		goal: "Take the king from d4 to h8 in one move.", done: "Four squares at once.",
	},
	"de-longe": {
		title: "The king captures from afar",
		text: []string{
			"The king captures the first enemy on its diagonal, however far, if there is an empty square right behind it. Then it stops on any empty square beyond.",
		},
		goal: "Capture the man on d4 and stop where you like.", done: "There were four squares to land on: e5, f6, g7 and h8.",
	},
	"muralha": {
		title: "Two in a row stop a king",
		text: []string{
			"Not even a king jumps two pieces that stand one behind the other, nor does it pass over its own.",
		},
		goal: "The king on a1 cannot capture. Play with the man.", done: "Two men in a row are a wall.",
	},
	"pouso": {
		title: "The king chooses where to land",
		text: []string{
			"Among the empty squares behind the piece, the choice decides whether the capture goes on. As the majority binds the king too, it must stop where it can continue.",
		},
		goal: "Find the square from which the second man falls too.", done: "Two men: by the majority rule it was the only move.",
	},
	"sem-pecas": {
		title: "Capture everything and you win",
		text: []string{
			"A side that has no pieces left has lost.",
		},
		goal: "Capture the last black man.", done: "White wins.",
	},
	"sem-lance": {
		title: "Or shut your opponent in",
		text: []string{
			"A side that has no move at all on its turn has lost too, however many pieces it has. Here Black has five men.",
		},
		goal: "Close Black's last way out.", done: "Five men blocked: Black has lost.",
	},
	"repeticao": {
		title: "Draw by repetition",
		text: []string{
			"If the same position comes up three times with the same side to move, the game is drawn. It need not be in a row.",
			"Here the kings went to and fro, and the first position has come up twice already.",
		},
		goal: "Go back to a1 with the king.", done: "The third time: a draw.",
	},
	"quarenta": {
		title: "Draw by 40 moves",
		text: []string{
			"If each side makes 40 moves without any capture and without moving a man, the game is drawn. Any capture or move of a man begins the count again; a king's move does not.",
			"Whoever is winning must make progress within that limit. For the last 15 moves the board shows how many are left.",
		},
		goal: "One move is left. Make any move with a king.", done: "40 moves of each side without progress: a draw.",
	},
	"centro": {
		title: "Tip 1: open towards the centre",
		text: []string{
			"In the centre a man reaches both sides. On the edge it has only one way out.",
		},
		goal: "Begin with a move to the centre: d4 or f4.", done: "A good start.",
	},
	"poucas-pedras": {
		title: "Tip 2: move few men",
		text: []string{
			"At first advance only a few different men. Each man that leaves makes a hole, and captures come through holes.",
			"Here Black captures c3 if the square b2 becomes empty.",
		},
		goal: "Make a move that does not open that hole.", done: "b2 guards c3: Black has nothing to capture.",
	},
	"entrega": {
		title: "Tip 3: what can they capture next?",
		text: []string{
			"Before each move ask: what can my opponent capture after this? No other question prevents as many losses.",
			"In this position five of the seven moves give a piece away.",
		},
		goal: "Find one of the two moves that give nothing away.", done: "Black has no capture at all.",
	},
	"ate-o-fim": {
		title: "Tip 4: count to the end",
		text: []string{
			"Before capturing, follow the sequence to its last square and see what your opponent answers. After the first jump you cannot give up half way.",
			"Both ways from f6 take two pieces. After one of them Black takes two back.",
		},
		goal: "Choose the safe way.", done: "Two pieces, and no answer.",
	},
	"sacrificio": {
		title: "Give one to take two",
		text: []string{
			"You may offer a piece: your opponent must take it, and so it is you who decides where the capturing piece ends. It is the main weapon of draughts.",
		},
		goal: "Offer a man and take two.", done: "One for two. Look for it in every game.",
	},
	"combinacao": {
		title: "Give two to take three",
		text: []string{
			"Offers add up: each compulsory capture opens one more square on your man's way.",
		},
		goal: "Offer two men, one after the other, and take three.", done: "Three pieces and a king, by a combination of three moves.",
	},
	"ninguem-protegido": {
		title: "Nobody is protected from behind",
		text: []string{
			"Black has closed the squares ahead and believes that e5 and c3 have got past. But men capture along all four diagonals.",
		},
		goal: "Capture the two men that got past.", done: "No piece is safe just for being behind.",
	},
	"vale-uma-dama": {
		title: "What the first king is worth",
		text: []string{
			"A king is worth far more than a man: this computer counts {king} men for it. To give two men for the first king usually pays.",
		},
		goal: "Give two men away and make a king.", done: "Two men fewer, three captured and the first king.",
	},
	"jogar": {
		title: "Over to you",
		text: []string{
			"You know all the rules. The level Beginner was made for the first game: it makes plenty of mistakes, and you can take a move back.",
			"If a move is refused, read why below the board. Have a good game!",
		},
	},

	"inglesa-pedra": {
		title: "Walk",
		text:  []string{"Men move one square diagonally, forward. You have the filled pieces, which begin; your way is up the board."},
		goal:  "Move the man one square forward.", done: "Never back, never two squares.",
	},
	"inglesa-captura": {
		title: "Jump",
		text:  []string{"Jump an enemy piece that has an empty square right behind it, and go on jumping while you can. Only forward: the man behind you is safe."},
		goal:  "Capture the two pieces ahead of the man on 11.", done: "A double jump. Of several captures you may choose any.",
	},
	"inglesa-dama": {
		title: "The king",
		text:  []string{"A man that reaches the far row is crowned. The king moves one square at a time, forward and backward, and captures both ways."},
		goal:  "Capture with the king.", done: "Not from afar: only what is next to it.",
	},
	"dois-por-um": {
		title: "The two-for-one",
		text:  []string{"Because a capture is compulsory, a piece that you offer drags the enemy where you want it. The classic shot gives one and takes two."},
		goal:  "Offer one piece and take two.", done: "One for two, on the far side of the board.",
	},
	"ultima-fileira": {
		title: "The last row",
		text:  []string{"Each man on your back row denies the enemy a square to be crowned on. Advance the sides and the centre first. But once the enemy has a king, a man that stays at home becomes a target."},
		goal:  "White is about to be crowned. Make a move that keeps the back row closed.", done: "The two men at home guard the whole row.",
	},
	"duas-damas": {
		title: "Two kings against one",
		text:  []string{"Two kings beat one; one against one is a draw. The lone king flees to a double corner, where it has two squares to go to and fro: drive it out with one king and wait for it with the other. Playing on, you have 40 moves."},
		goal:  "Beat the computer's king with your two.", done: "You have won the ending that decides most games.",
	},
}
