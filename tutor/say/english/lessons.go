package english

import "chesstutor/tutor/say"

var lessons = say.Lessons{
	"board": {
		Title: "The board",
		Can:   "You can now name every square.",
		Screens: []string{
			"The board has 64 squares. Files a to h go up. Ranks 1 to 8 go across.",
			"Each square has a name: first its file, then its rank. Where file e meets rank 4 is e4.",
			"Rooks stand in the corners, then knights, then bishops. The queen starts on her own color, the king beside her.",
		},
	},
	"rook": {
		Title: "The rook",
		Can:   "You can now move the rook.",
		Screens: []string{
			"The rook goes straight: up, down, left or right. It goes as far as you like.",
			"It stops in front of your own pieces. It never jumps, and never goes around a corner.",
		},
	},
	"bishop": {
		Title: "The bishop",
		Can:   "You can now move the bishop.",
		Screens: []string{
			"The bishop goes diagonally: one square or many, as far as you like. It never jumps.",
			"A bishop stays on its color for the whole game. You have one on light and one on dark squares.",
		},
	},
	"queen": {
		Title: "The queen",
		Can:   "You can now move the queen.",
		Screens: []string{
			"The queen goes straight like a rook or diagonally like a bishop. She never goes around a corner.",
			"She is your strongest piece. Even she never jumps.",
		},
	},
	"king": {
		Title: "The king",
		Can:   "You can now keep the king safe.",
		Screens: []string{
			"The king goes one step in any direction. It is slow, but it is the piece you must not lose.",
			"The king never steps onto a square that an enemy piece attacks. So two kings never stand side by side.",
		},
	},
	"knight": {
		Title: "The knight",
		Can:   "You can now jump with the knight.",
		Screens: []string{
			"The knight goes two squares straight and one to the side. It looks like the letter L.",
			"It is the only piece that jumps over others. Each move takes it from light to dark, or from dark to light.",
		},
	},
	"pawn": {
		Title: "The pawn",
		Can:   "You can now move and take with pawns.",
		Screens: []string{
			"A pawn goes one step straight ahead, and never back. From its start square it may go two.",
			"It takes pieces diagonally, one step ahead. A piece right in front stops it.",
		},
	},
	"taking": {
		Title: "Taking",
		Can:   "You can now take with every piece.",
		Screens: []string{
			"To take, move onto the square of an enemy piece. That piece leaves the board for good.",
			"Each piece takes the way it moves; only the pawn does not. You may take, but you do not have to.",
		},
	},
	"pawn-game": {
		Title: "Mini-game: pawns",
		Can:   "You can now win a game of pawns.",
		Screens: []string{
			"Only pawns move here. First across the board wins; with no move left, nobody wins.",
			"Count the race: you need three moves, and so does Black. You move first, so you win.",
		},
	},
	"attacks": {
		Title: "Who attacks whom?",
		Can:   "You can now see who attacks whom.",
		Screens: []string{
			"A piece attacks what it could take right now. Look along each line until something stands in the way.",
			"Can a friend take back? Then it guards your piece. Pieces guard the way they attack.",
		},
	},
	"free": {
		Title: "Nothing takes back",
		Can:   "You can now find what is free.",
		Screens: []string{
			"Before you take, ask: can anything take back? If nothing can, the piece is free.",
			"Look for guards from afar too. Then ask the same about your own pieces.",
		},
	},
	"save": {
		Title: "Save it",
		Can:   "You can now save a piece in danger.",
		Screens: []string{
			"Your piece is attacked? Move it, guard it, block the line, or take the attacker.",
			"A fifth way: threaten something larger. Before you choose, look where each way ends.",
		},
	},
	"check": {
		Title: "Check and three ways out",
		Can:   "You can now get out of check.",
		Screens: []string{
			"An attack on the king is a check. You must answer it at once.",
			"Three ways out: move the king, block the line, or take the attacker. Nothing blocks a knight's check.",
		},
	},
	"mate": {
		Title: "Mate in one",
		Can:   "You can now give checkmate.",
		Screens: []string{
			"Checkmate: the king is in check, and no way out is left. The game is won.",
			"Before you mate, ask: can the king run away? Can a piece step in between, or take yours?",
		},
	},
	"stalemate": {
		Title: "Mate or stalemate",
		Can:   "You can now tell mate from stalemate.",
		Screens: []string{
			"No check and no legal move is stalemate. The game is a draw at once.",
			"Are you far ahead? Then leave the king a square, or give check.",
		},
	},
	"castling": {
		Title: "Castling",
		Can:   "You can now castle.",
		Screens: []string{
			"The king goes two squares towards a rook, and the rook jumps over him. Neither may have moved before.",
			"Not out of check, not through an attacked square, not into check. Nothing may stand between.",
		},
	},
	"odd-pawns": {
		Title: "Promotion and en passant",
		Can:   "You can now promote and take en passant.",
		Screens: []string{
			"A pawn on the last rank becomes a queen, rook, bishop or knight. You choose; the queen is nearly always best.",
			"En passant: a pawn goes two steps past yours. Take it at once, as if it went one.",
		},
	},
	"worth": {
		Title: "What pieces are worth",
		Can:   "You can now choose a good trade.",
		Screens: []string{
			"Pawn 1, knight 3, bishop 3, rook 5, queen 9. The king has no price.",
			"Before a trade, count: what do you give, what do you get? Equal points are a fair trade.",
		},
	},
	"count": {
		Title: "Attackers and guards",
		Can:   "You can now count attackers and guards.",
		Screens: []string{
			"Count the attackers and the guards of a square. More attackers than guards: often you can take.",
			"Take with the cheapest piece first. A rook behind a rook counts too.",
		},
	},
	"change": {
		Title: "What did that move change?",
		Can:   "You can now see what a move changed.",
		Screens: []string{
			"After each move of Black ask: what does it attack now? What did it leave behind?",
			"Three looks: the piece that moved, the line it opened, what it guarded before.",
		},
	},
	"look": {
		Title: "Checks, captures, threats",
		Can:   "You can now look before you move.",
		Screens: []string{
			"Before each move look at three things: checks, captures, threats. First yours, then Black's.",
			"A check is not yet good. Look where it ends.",
		},
	},
	"fork": {
		Title: "Double attack",
		Can:   "You can now attack two pieces at once.",
		Screens: []string{
			"A fork attacks two pieces with one move. Black can save only one.",
			"Look for two targets without a guard, or for the king. Then ask: can Black take the forking piece?",
		},
	},
	"lines": {
		Title: "Pin, skewer, opened line",
		Can:   "You can now find pins and skewers.",
		Screens: []string{
			"Pin: a piece must stay, to guard the king or queen.",
			"Skewer: the larger one stands in front. It moves, and the one behind is lost.",
			"Opened line: one piece moves away, the piece behind it attacks. Two threats in one move.",
		},
	},
	"finish": {
		Title: "Finishing the game",
		Can:   "You can now finish a game you are winning.",
		Screens: []string{
			"Two rooks: one holds a rank, the other gives check on the next. Like climbing stairs.",
			"Queen or rook: shut the king in, bring your king, mate at the edge.",
			"Leave the king a square until you mate.",
		},
	},
	"first-game": {
		Title: "The first ten moves",
		Can:   "You can now begin a game well.",
		Screens: []string{
			"Start so: a pawn to the middle, knights and bishops out, castle. The queen may wait.",
			"Nf3 means: knight to f3. x takes, + is check, # is mate, O-O is castling.",
			"Draws: stalemate, too few pieces, the same position three times, fifty quiet moves each.",
		},
	},
}
