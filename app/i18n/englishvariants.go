package i18n

// Sentences that several games share.
const (
	whiteBegins    = "White moves first. The dark corner is at each player’s left."
	cornerRight    = "White moves first. The dark corner is at each player’s right."
	manBothWays    = "A man moves one square diagonally forward, and captures forward and backward."
	manForward     = "A man moves one square diagonally forward, and captures forward only."
	freeChoice     = "You must capture, to the end of the capture, but you choose which; it need not be the largest."
	majority       = "The majority: of several captures you must make one that takes the most pieces. Men and kings count the same."
	leaveAtEnd     = "Captured pieces leave the board at the end of the move and may not be jumped twice."
	crownedAtEnd   = "A man that ends its move on the last row becomes a king. If it only passes there, it stays a man."
	crownedAndEnds = "A man that reaches the last row becomes a king and the move ends there."
	kingFlies      = "A king moves any number of free squares and captures from afar, landing on any free square behind the piece."
	loses          = "You lose with no pieces or no move."
	forty          = "It is a draw when the same position appears three times, or after 40 moves of each side without a capture or a man’s move."
	portugueseEnds = "It is a draw after 20 moves of each side without a capture or a crowning. Three kings that hold the long diagonal have 12 moves to beat one. You may claim a draw when a position appears for the third time."
	quality        = "You must capture, and take the most pieces; of as many, the most kings."
	ten            = "The board has 10 by 10 squares, and each side begins with 20 men."
)

var englishVariants = map[string]Variant{
	"brazilian": {
		Name: "Brazilian draughts", Short: "Brazilian",
		Brief: "The official draughts of Brazil: men also capture backward, kings fly, and the largest capture is compulsory.",
		Rules: []string{
			whiteBegins,
			manBothWays,
			"You must capture, and the capture goes on while there is something to jump.",
			"The majority: of several captures you must make one that takes the most pieces. Men and kings count the same; in Portuguese and Spanish draughts a tie goes to more kings.",
			leaveAtEnd,
			crownedAtEnd,
			kingFlies,
			loses + " " + forty,
		},
	},
	"brazilian-official": {
		Name: "Brazilian draughts, official rules", Short: "Brazilian, official",
		Brief: "Brazilian draughts with the federation’s draws: after 20 moves by kings alone, or 5 in endings of few pieces.",
		Rules: []string{
			whiteBegins,
			manBothWays,
			majority,
			leaveAtEnd,
			crownedAtEnd,
			kingFlies,
			loses + " It is a draw when the same position appears three times, or after 20 moves of each side by kings alone, without a capture.",
			"Two kings against two, against one or against a king and a man, and one king against one or against a king and a man, are drawn after 5 moves of each side.",
		},
	},
	"english": {
		Name: "English draughts", Short: "English",
		Brief: "Checkers: men do not capture backward, kings move one square, and you choose which capture to make.",
		Rules: []string{
			"These are English rules, not Brazilian or international ones. The filled pieces move first.",
			manForward,
			"A king moves and captures one square at a time, forward and backward. It does not fly.",
			freeChoice,
			crownedAndEnds,
			loses + " " + forty,
		},
	},
	"english-official": {
		Name: "English draughts, official rules", Short: "English, official",
		Brief: "English draughts as in tournaments: a draw does not come by itself, you claim it.",
		Rules: []string{
			"The filled pieces move first.",
			manForward,
			"A king moves and captures one square at a time, forward and backward. It does not fly.",
			freeChoice,
			crownedAndEnds,
			loses,
			"On your turn you may claim a draw when the same position appears for the third time, or after 40 moves of each side without a capture or a man’s move.",
		},
	},
	"simple": {
		Name: "Draughts, first steps", Short: "First steps",
		Brief: "For learning: each move captures one piece, whichever you like.",
		Rules: []string{
			"White moves first. A man moves one square forward and captures forward and backward.",
			"You must capture, but each move captures one piece, and you choose which.",
			"A man that reaches the last row becomes a king. A king moves and captures from afar.",
			loses + " " + forty,
		},
	},
	"street": {
		Name: "Street draughts", Short: "Street",
		Brief: "As many play at home: any capture will do, and a man that passes the last row is a king at once.",
		Rules: []string{
			"White moves first. A man moves one square forward and captures forward and backward.",
			"You must capture, to the end of the capture, but you choose which.",
			"Each captured piece leaves the board at once.",
			"A man that passes the last row becomes a king there and goes on as one.",
			loses + " " + forty,
		},
	},
	"russian": {
		Name: "Russian draughts", Short: "Russian",
		Brief: "No majority: you choose the capture, and a man that touches the last row goes on capturing as a king.",
		Rules: []string{
			whiteBegins,
			manBothWays,
			freeChoice,
			"A man that touches the last row in a capture becomes a king there and goes on as one.",
			kingFlies + " If it can go on from some of them, it must land on one of those.",
			leaveAtEnd,
			loses + " It is a draw when the same position appears three times, or after 15 moves of each side by kings alone, without a capture.",
			"With 4 or 5 pieces and kings on both sides the limit is 30 moves without a capture or a crowning; with 6 or 7 it is 60. Three kings have 15 moves to beat one; on the long diagonal, or with fewer pieces, 5.",
		},
	},
	"international": {
		Name: "International draughts", Short: "International",
		Brief: "On the board of 100 squares, with 20 men each; otherwise like the Brazilian game.",
		Rules: []string{
			ten,
			whiteBegins,
			manBothWays,
			majority,
			leaveAtEnd,
			crownedAtEnd,
			kingFlies,
			loses + " It is a draw when the same position appears three times, or after 25 moves of each side by kings alone, without a capture.",
			"Three pieces, one a king at least, have 16 moves to beat a king; two pieces, or one king, have 5.",
		},
	},
	"pool": {
		Name: "Pool checkers", Short: "Pool",
		Brief: "The game of the southern United States: like the Brazilian, but you choose the capture, and Black moves first.",
		Rules: []string{
			"Black moves first. The dark corner is at each player’s left.",
			manBothWays,
			freeChoice,
			leaveAtEnd,
			crownedAtEnd,
			kingFlies,
			loses + " It is a draw when the same position appears three times, or after 15 moves of each side without a capture or a man’s move. Three kings have 13 moves to beat one.",
		},
	},
	"czech": {
		Name: "Czech draughts", Short: "Czech",
		Brief: "Men capture forward only, you choose the capture, and if a king can capture, a king must.",
		Rules: []string{
			whiteBegins,
			manForward,
			"You must capture. If a king can, it is a king that captures; otherwise you choose.",
			leaveAtEnd,
			crownedAndEnds,
			kingFlies,
			loses + " It is a draw after 15 moves of each side without a capture or a man’s move. You may claim a draw when a position appears for the third time.",
		},
	},
	"italian": {
		Name: "Italian draughts", Short: "Italian",
		Brief: "Kings move one square, men capture forward only and never a king, and four laws decide which capture to make.",
		Rules: []string{
			cornerRight,
			manForward + " It does not capture kings.",
			"A king moves and captures one square at a time, forward and backward.",
			"You must capture. First comes the capture of most pieces; then one by a king; then the one that takes most kings; at last the one that meets a king first.",
			crownedAndEnds,
			loses,
			"On your turn you may claim a draw when the same position appears for the fourth time, or after 40 moves of each side without a capture or a man’s move.",
		},
	},
	"spanish": {
		Name: "Spanish draughts", Short: "Spanish",
		Brief: "Like the Portuguese game: men capture forward only, and when the number of pieces is equal, you must take more kings.",
		Rules: []string{cornerRight, manForward, quality, leaveAtEnd, crownedAndEnds, kingFlies, loses + " " + portugueseEnds},
	},
	"portuguese": {
		Name: "Portuguese classical draughts", Short: "Portuguese",
		Brief: "Men capture forward only, and of two captures of as many pieces you must make the one that takes more kings.",
		Rules: []string{cornerRight, manForward, quality, leaveAtEnd, crownedAndEnds, kingFlies, loses + " " + portugueseEnds},
	},
	"thai": {
		Name: "Thai draughts", Short: "Thai",
		Brief: "There are only 8 men each, they do not capture backward, and a king lands right behind the piece it captures.",
		Rules: []string{
			"Each side begins with 8 men, in two rows. Black moves first.",
			manForward,
			freeChoice,
			"Each captured piece leaves the board at once.",
			crownedAndEnds,
			"A king moves any number of free squares and captures from afar, but lands on the square right behind the piece.",
			loses + " " + forty,
		},
	},
	"turkish": {
		Name: "Turkish draughts", Short: "Turkish",
		Brief: "On all squares and in straight lines: forward and sideways, never diagonally.",
		Rules: []string{
			"Each side begins with 16 men, in its second and third row. White moves first.",
			"A man moves and captures one square forward or sideways, in a straight line.",
			majority,
			"Each captured piece leaves the board at once. Between two jumps you may not turn straight back.",
			"A man that reaches the last row becomes a king at the end of the move.",
			"A king moves any number of free squares in a straight line and captures from afar.",
			loses + " It is a draw when each side has one piece left. " + forty,
		},
	},
	"frisian": {
		Name: "Frisian draughts", Short: "Frisian",
		Brief: "On the board of 100 squares you capture in eight directions: diagonally and in straight lines.",
		Rules: []string{
			ten,
			whiteBegins,
			"A man moves one square diagonally forward. It captures in all directions, in straight lines too, from dark square to dark square.",
			"A king moves any number of squares diagonally and captures from afar in all eight directions.",
			"You must make the capture that is worth most: a king is worth a little less than two men. Of as much worth, a king captures.",
			leaveAtEnd,
			crownedAtEnd,
			"A side that has men may not make more than three moves in a row with the same king, unless it captures.",
			loses + " Two kings have 7 moves to beat one. One king against one is drawn after 2 moves of each side.",
		},
	},
	"antidraughts": {
		Name: "International giveaway", Short: "Antidraughts",
		Brief: "International draughts the other way round: you win with no pieces or no move.",
		Rules: []string{
			"Pieces move and capture as in international draughts, with the majority.",
			"You win if on your turn you have no pieces or no move.",
			"It is a draw when the same position appears three times.",
		},
	},
	"giveaway": {
		Name: "Russian giveaway", Short: "Giveaway",
		Brief: "Russian draughts the other way round: you win with no pieces or no move.",
		Rules: []string{
			"Pieces move and capture as in Russian draughts.",
			"You win if on your turn you have no pieces or no move.",
			"It is a draw when the same position appears three times, or after 15 moves of each side by kings alone, without a capture.",
		},
	},
	"breakthrough": {
		Name: "Breakthrough", Short: "Breakthrough",
		Brief: "International draughts until the first king: who crowns first wins.",
		Rules: []string{
			"Pieces move and capture as in international draughts, with the majority.",
			"Whoever makes a king first wins. Passing over the last row in a capture is not enough.",
			"You also lose with no pieces or no move. There is no draw.",
		},
	},
}
