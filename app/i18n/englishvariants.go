package i18n

// Sentences that several games share.
const (
	onesTurn       = " On its turn each side moves one of its pieces, on the dark squares only."
	whiteBegins    = "White moves first." + onesTurn + " The dark corner is at each player’s left."
	cornerRight    = "White moves first." + onesTurn + " The dark corner is at each player’s right."
	blackBegins    = "Black moves first." + onesTurn + " The dark corner is at each player’s left."
	filledBegin    = "The filled pieces move first." + onesTurn + " The dark corner is at each player’s left."
	manBothWays    = "A man moves one square diagonally forward, and captures forward and backward."
	manForward     = "A man moves one square diagonally forward, and captures forward only."
	jumping        = "To capture is to jump over an enemy piece to the free square behind it."
	capturing      = jumping + " You must, and the capture goes on while there is something to jump."
	capturingBoth  = jumping + " A man does so backward too. You must, and the capture goes on while there is something to jump."
	freeChoice     = "Of several captures you choose which to make; it need not be the largest."
	majority       = "The majority: of several captures you must make one that takes the most pieces. Men and kings count the same."
	leaveAtEnd     = "Captured pieces leave the board at the end of the move and may not be jumped twice."
	leaveAtOnce    = "Each captured piece leaves the board at once."
	crownedAtEnd   = "A man that ends its move on the last row becomes a king. If it only passes there, it stays a man."
	crownedAndEnds = "A man that reaches the last row becomes a king and the move ends there."
	crownedOnWay   = "A man that touches the last row in a capture becomes a king there and goes on as one."
	kingFlies      = "A king moves any number of free squares and captures from afar, landing on any free square behind the piece."
	kingWalks      = "A king moves and captures one square at a time, forward and backward. It does not fly."
	mustLand       = " If it can go on from some of them, it must land on one of those."
	loses          = "You lose with no pieces or no move."
	wins           = "You win if on your turn you have no pieces or no move."
	forty          = "It is a draw when the same position appears three times, or after 40 moves of each side without a capture or a man’s move."
	portugueseEnds = "It is a draw after 20 moves of each side without a capture or a crowning. Three kings, one of them on the long diagonal, have 12 moves to beat one."
	claimRepeated  = "On your turn you may claim a draw when the same position appears for the third time."
	quality        = "You must take the most pieces; of as many, the most kings."
	ten            = "The board has 10 by 10 squares, and each side begins with 20 men."
)

// iberian are the rules of Spanish and Portuguese draughts.
var iberian = []Rule{
	{AboutStart, cornerRight},
	{AboutMan, manForward},
	{AboutCapture, capturing},
	{AboutChoice, quality},
	{AboutTaken, leaveAtEnd},
	{AboutCrown, crownedAndEnds},
	{AboutKing, kingFlies},
	{AboutEnd, loses + " " + portugueseEnds},
	{AboutDraw, claimRepeated},
}

var englishVariants = map[string]Variant{
	"brazilian": {
		Name: "Brazilian draughts", Short: "Brazilian",
		Brief: "The official draughts of Brazil: men also capture backward, kings fly, and the largest capture is compulsory.",
		Rules: []Rule{
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, "The majority: of several captures you must make one that takes the most pieces. Men and kings count the same; in Portuguese and Spanish draughts a tie goes to more kings."},
			{AboutTaken, leaveAtEnd},
			{AboutCrown, crownedAtEnd},
			{AboutKing, kingFlies},
			{AboutEnd, loses + " " + forty},
		},
	},
	"brazilian-official": {
		Name: "Brazilian draughts, official rules", Short: "Brazilian, official",
		Brief: "Brazilian draughts with the federation’s draws: after 20 moves by kings alone, or 5 in endings of few pieces.",
		Rules: []Rule{
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, majority},
			{AboutTaken, leaveAtEnd},
			{AboutCrown, crownedAtEnd},
			{AboutKing, kingFlies},
			{AboutEnd, loses + " It is a draw when the same position appears three times, or after 20 moves of each side by kings alone, without a capture."},
			{AboutDraw, "Two kings against two, against one or against a king and a man, and one king against one or against a king and a man, are drawn after 5 moves of each side."},
		},
	},
	"english": {
		Name: "English draughts", Short: "English",
		Brief: "Checkers: men do not capture backward, kings move one square, and you choose which capture to make.",
		Rules: []Rule{
			{AboutStart, "These are English rules, not Brazilian or international ones. " + filledBegin},
			{AboutMan, manForward},
			{AboutKing, kingWalks},
			{AboutCapture, capturing},
			{AboutChoice, freeChoice},
			{AboutCrown, crownedAndEnds},
			{AboutEnd, loses + " " + forty},
		},
	},
	"english-official": {
		Name: "English draughts, official rules", Short: "English, official",
		Brief: "English draughts as in tournaments: a draw does not come by itself, you claim it.",
		Rules: []Rule{
			{AboutStart, filledBegin},
			{AboutMan, manForward},
			{AboutKing, kingWalks},
			{AboutCapture, capturing},
			{AboutChoice, freeChoice},
			{AboutCrown, crownedAndEnds},
			{AboutEnd, loses},
			{AboutDraw, "On your turn you may claim a draw when the same position appears for the third time, or after 40 moves of each side without a capture or a man’s move."},
		},
	},
	"simple": {
		Name: "Draughts, first steps", Short: "First steps",
		Brief: "For learning: each move captures one piece, whichever you like.",
		Rules: []Rule{
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, jumping + " A man does so backward too. You must, but each move captures one piece."},
			{AboutChoice, "Of several captures you choose which to make."},
			{AboutCrown, "A man that reaches the last row becomes a king."},
			{AboutKing, kingFlies},
			{AboutEnd, loses + " " + forty},
		},
	},
	"street": {
		Name: "Street draughts", Short: "Street",
		Brief: "As many play at home: any capture will do, and a man that passes the last row is a king at once.",
		Rules: []Rule{
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, freeChoice},
			{AboutTaken, leaveAtOnce},
			{AboutCrown, crownedOnWay},
			{AboutKing, kingFlies},
			{AboutEnd, loses + " " + forty},
		},
	},
	"russian": {
		Name: "Russian draughts", Short: "Russian",
		Brief: "No majority: you choose the capture, and a man that touches the last row goes on capturing as a king.",
		Rules: []Rule{
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, freeChoice},
			{AboutCrown, crownedOnWay},
			{AboutKing, kingFlies + mustLand},
			{AboutTaken, leaveAtEnd},
			{AboutEnd, loses + " It is a draw when the same position appears three times, or after 15 moves of each side by kings alone, without a capture."},
			{AboutDraw, "With 4 or 5 pieces and kings on both sides the limit is 30 moves without a capture or a crowning; with 6 or 7 it is 60. Three kings have 15 moves to beat one; on the long diagonal, or with fewer pieces, 5."},
		},
	},
	"international": {
		Name: "International draughts", Short: "International",
		Brief: "On the board of 100 squares, with 20 men each; otherwise like the Brazilian game.",
		Rules: []Rule{
			{AboutBoard, ten},
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, majority},
			{AboutTaken, leaveAtEnd},
			{AboutCrown, crownedAtEnd},
			{AboutKing, kingFlies},
			{AboutEnd, loses + " It is a draw when the same position appears three times, or after 25 moves of each side by kings alone, without a capture."},
			{AboutDraw, "Three pieces, one a king at least, have 16 moves to beat a king; two pieces, or one king, have 5."},
		},
	},
	"pool": {
		Name: "Pool checkers", Short: "Pool",
		Brief: "The game of the southern United States: like the Brazilian, but you choose the capture, and Black moves first.",
		Rules: []Rule{
			{AboutStart, blackBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, freeChoice},
			{AboutTaken, leaveAtEnd},
			{AboutCrown, crownedAtEnd},
			{AboutKing, kingFlies},
			{AboutEnd, loses + " It is a draw when the same position appears three times, or after 15 moves of each side without a capture or a man’s move. Three kings have 13 moves to beat one."},
		},
	},
	"czech": {
		Name: "Czech draughts", Short: "Czech",
		Brief: "Men capture forward only, you choose the capture, and if a king can capture, a king must.",
		Rules: []Rule{
			{AboutStart, whiteBegins},
			{AboutMan, manForward},
			{AboutCapture, capturing},
			{AboutChoice, "If a king can capture, a king must; otherwise you choose."},
			{AboutTaken, leaveAtEnd},
			{AboutCrown, crownedAndEnds},
			{AboutKing, kingFlies},
			{AboutEnd, loses + " It is a draw after 15 moves of each side without a capture or a man’s move."},
			{AboutDraw, claimRepeated},
		},
	},
	"italian": {
		Name: "Italian draughts", Short: "Italian",
		Brief: "Kings move one square, men capture forward only and never a king, and four laws decide which capture to make.",
		Rules: []Rule{
			{AboutStart, cornerRight},
			{AboutMan, manForward + " It does not capture kings."},
			{AboutKing, kingWalks},
			{AboutCapture, capturing},
			{AboutChoice, "First comes the capture of most pieces; then one by a king; then the one that takes most kings; at last the one that meets a king first."},
			{AboutCrown, crownedAndEnds},
			{AboutEnd, loses},
			{AboutDraw, "On your turn you may claim a draw when the same position appears for the fourth time, or after 40 moves of each side without a capture or a man’s move."},
		},
	},
	"spanish": {
		Name: "Spanish draughts", Short: "Spanish",
		Brief: "Like the Portuguese game: men capture forward only, and when the number of pieces is equal, you must take more kings.",
		Rules: iberian,
	},
	"portuguese": {
		Name: "Portuguese classical draughts", Short: "Portuguese",
		Brief: "Men capture forward only, and of two captures of as many pieces you must make the one that takes more kings.",
		Rules: iberian,
	},
	"thai": {
		Name: "Thai draughts", Short: "Thai",
		Brief: "There are only 8 men each, they do not capture backward, and a king lands right behind the piece it captures.",
		Rules: []Rule{
			{AboutStart, "Each side begins with 8 men, in two rows. " + blackBegins},
			{AboutMan, manForward},
			{AboutCapture, capturing},
			{AboutChoice, freeChoice},
			{AboutTaken, leaveAtOnce},
			{AboutCrown, crownedAndEnds},
			{AboutKing, "A king moves any number of free squares and captures from afar, but lands on the square right behind the piece."},
			{AboutEnd, loses + " " + forty},
		},
	},
	"turkish": {
		Name: "Turkish draughts", Short: "Turkish",
		Brief: "On all squares and in straight lines: forward and sideways, never diagonally.",
		Rules: []Rule{
			{AboutStart, "Each side begins with 16 men, in its second and third row. White moves first, and on its turn each side moves one of its pieces. All squares are played on."},
			{AboutMan, "A man moves and captures one square forward or sideways, in a straight line."},
			{AboutCapture, capturing},
			{AboutChoice, majority},
			{AboutTaken, leaveAtOnce + " Between two jumps you may not turn straight back."},
			{AboutCrown, "A man that reaches the last row becomes a king at the end of the move."},
			{AboutKing, "A king moves any number of free squares in a straight line and captures from afar."},
			{AboutEnd, loses + " It is a draw when each side has one piece left. " + forty},
		},
	},
	"frisian": {
		Name: "Frisian draughts", Short: "Frisian",
		Brief: "On the board of 100 squares you capture in eight directions: diagonally and in straight lines.",
		Rules: []Rule{
			{AboutBoard, ten},
			{AboutStart, whiteBegins},
			{AboutMan, "A man moves one square diagonally forward. It captures in all directions, in straight lines too, from dark square to dark square."},
			{AboutKing, "A king moves any number of squares diagonally and captures from afar in all eight directions."},
			{AboutCapture, capturing},
			{AboutChoice, "You must make the capture that is worth most: a king is worth a little less than two men. Of as much worth, a king captures."},
			{AboutTaken, leaveAtEnd},
			{AboutCrown, crownedAtEnd},
			{AboutRest, "A side that has men may not make more than three moves in a row with the same king, unless it captures."},
			{AboutEnd, loses + " Two kings have 7 moves to beat one. One king against one is drawn after 2 moves of each side."},
		},
	},
	"antidraughts": {
		Name: "International giveaway", Short: "Antidraughts",
		Brief: "International draughts the other way round: you win with no pieces or no move.",
		Rules: []Rule{
			{AboutBoard, ten},
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, majority},
			{AboutTaken, leaveAtEnd},
			{AboutCrown, crownedAtEnd},
			{AboutKing, kingFlies},
			{AboutEnd, wins + " It is a draw when the same position appears three times."},
		},
	},
	"giveaway": {
		Name: "Russian giveaway", Short: "Giveaway",
		Brief: "Russian draughts the other way round: you win with no pieces or no move.",
		Rules: []Rule{
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, freeChoice},
			{AboutCrown, crownedOnWay},
			{AboutKing, kingFlies + mustLand},
			{AboutTaken, leaveAtEnd},
			{AboutEnd, wins + " It is a draw when the same position appears three times, or after 15 moves of each side by kings alone, without a capture."},
		},
	},
	"breakthrough": {
		Name: "Breakthrough", Short: "Breakthrough",
		Brief: "International draughts until the first king: who crowns first wins.",
		Rules: []Rule{
			{AboutBoard, ten},
			{AboutStart, whiteBegins},
			{AboutMan, manBothWays},
			{AboutCapture, capturingBoth},
			{AboutChoice, majority},
			{AboutTaken, leaveAtEnd},
			{AboutCrown, "A man that ends its move on the last row becomes a king. Passing there in a capture is not enough."},
			{AboutKing, "The first king never moves: it ends the game."},
			{AboutEnd, "Whoever makes a king first wins. You also lose with no pieces or no move. There is no draw."},
		},
	},
}
