package english

import "chesstutor/tutor/say"

// The lessons of the second path.
var secondLessons = say.Lessons{
	"use-pin": {
		Title: "Use the pin",
		Can:   "You can now use a pin.",
		Screens: []string{
			"A pinned piece must stay on its line. Attack it once more, best with a pawn.",
			"It guards nothing beside that line. Take what it seems to guard.",
			"Look for pins before you move. Then ask what each pinned piece guards.",
		},
	},
	"use-skewer": {
		Title: "Through to the one behind",
		Can:   "You can now win the piece behind.",
		Screens: []string{
			"A skewer attacks the larger piece first. It must go, and you take the one behind.",
			"Best is a check: the king must go at once.",
			"If the smaller piece stands in front, it is a pin.",
		},
	},
	"discovered": {
		Title: "Open a line",
		Can:   "You can now open a line.",
		Screens: []string{
			"One piece steps aside, and the one behind it attacks.",
			"The piece that steps aside may attack too: two threats in one move.",
			"Opened onto the king, it is check. Your first piece may take what it likes.",
		},
	},
	"defender": {
		Title: "Take the guard",
		Can:   "You can now take a guard away.",
		Screens: []string{
			"Is a piece guarded? Then look at its guard.",
			"Take the guard, or drive it off with a check. Then the piece is free.",
			"Count first: what do you give for the guard?",
		},
	},
	"deflection": {
		Title: "Too much to guard",
		Can:   "You can now call a guard away.",
		Screens: []string{
			"A guard with two jobs can do only one of them.",
			"Take one of the two pieces, or offer something. The guard must leave the other.",
			"Watch the back rank too: often one rook guards mate there.",
		},
	},
	"trap": {
		Title: "No way out",
		Can:   "You can now trap a piece.",
		Screens: []string{
			"A piece without a safe square is trapped. Attack it, and it is lost.",
			"Look for pieces at the edge: they have few squares.",
			"Your own pieces too: before you go far, look for the way back.",
		},
	},
	"mating-nets": {
		Title: "Four ways to mate",
		Can:   "You can now mate in four ways.",
		Screens: []string{
			"Ladder: two rooks side by side. Back rank: the king's own pawns shut him in.",
			"Smothered: all round the king stand his own pieces, and a knight gives check.",
			"Support: the queen stands beside the king, and something guards her.",
		},
	},
	"before-you-move": {
		Title: "Before every move",
		Can:   "You can now look before you move.",
		Screens: []string{
			"Before every move: what does Black threaten?",
			"Then look at your own checks and captures.",
			"Last: what could Black do after your move?",
		},
	},
	"threats-first": {
		Title: "Threats before plans",
		Can:   "You can now meet a threat.",
		Screens: []string{
			"A threat must be met at once. Plans wait.",
			"The best answer also does something of its own.",
			"Can you threaten more? Then count what both sides win.",
		},
	},
	"defend": {
		Title: "Five ways to defend",
		Can:   "You can now defend in five ways.",
		Screens: []string{
			"Take the attacker, move away, or guard.",
			"Block the line, or threaten something larger.",
			"Ask each time: which way costs nothing?",
		},
	},
	"long-count": {
		Title: "Counting to the end",
		Can:   "You can now count long exchanges.",
		Screens: []string{
			"Count who attacks a square, and who guards it.",
			"Take with the cheapest piece first.",
			"Stop when the next capture would cost you.",
		},
	},
	"box": {
		Title: "The box and the ladder",
		Can:   "You can now shut a king in.",
		Screens: []string{
			"Leave the king a smaller box with each move.",
			"Bring your own king near: a rook alone cannot mate.",
			"Two rooks need no king: they go up like a ladder.",
		},
	},
	"square": {
		Title: "The square of the pawn",
		Can:   "You can now see who catches a pawn.",
		Screens: []string{
			"Draw a square from the pawn to its last rank, as wide as high.",
			"A king inside the square catches the pawn.",
			"At its start a pawn may go two squares: count that.",
		},
	},
	"opposition": {
		Title: "King against king",
		Can:   "You can now make a king give way.",
		Screens: []string{
			"Kings face each other with one square between.",
			"Who must move then has to give way.",
			"Go round on the side that he leaves.",
		},
	},
	"key-squares": {
		Title: "Before the pawn",
		Can:   "You can now bring a pawn through.",
		Screens: []string{
			"The king goes first, and the pawn follows.",
			"Three key squares lie two ranks before the pawn.",
			"Your king on one of them brings the pawn through.",
		},
	},
	"pawn-race": {
		Title: "Who comes first?",
		Can:   "You can now win a pawn race.",
		Screens: []string{
			"Two pawns run: count the moves of both.",
			"Who promotes first may stop the other, or give check.",
			"Sometimes one king step wins more time than a pawn step.",
		},
	},
	"rook-endings": {
		Title: "The rook cuts off",
		Can:   "You can now win with a rook against a pawn.",
		Screens: []string{
			"A rook between king and pawn cuts the king off.",
			"A rook behind the pawn takes it when it moves.",
			"Then bring your own king: the rook can wait.",
		},
	},
}
