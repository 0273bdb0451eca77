package english

import "chesstutor/tutor/say"

// The lessons about plans.
var planLessons = say.Lessons{
	"trade-ahead": {
		Title: "Ahead? Trade pieces",
		Can:   "You can now trade when you are ahead.",
		Screens: []string{
			"You have more? Then each fair trade brings the win nearer.",
			"Trade pieces, but keep your pawns: one of them becomes a queen.",
			"Are you behind? Then keep your pieces, and look for chances.",
		},
	},
	"files": {
		Title: "Open lines, better squares",
		Can:   "You can now find squares for your pieces.",
		Screens: []string{
			"A file without pawns is open. There a rook can go far.",
			"Put your rook on an open line before the other side does.",
			"Nothing to take or to guard? Move the piece that does least.",
		},
	},
	"shelter": {
		Title: "The king's shelter",
		Can:   "You can now guard your king, and attack the other.",
		Screens: []string{
			"Three pawns stand before your castled king. Keep them there.",
			"One small step gives him a way out of a back rank mate.",
			"Has the other king no pawns? Bring your pieces there.",
		},
	},
	"weak-pawns": {
		Title: "Weak pawns",
		Can:   "You can now find weak pawns, and attack them.",
		Screens: []string{
			"A pawn with no pawn beside or behind it is weak: pieces must guard it.",
			"Attack it once, and a piece must stay to guard it.",
			"Attack it once more than it is guarded, and it falls.",
		},
	},
	"passed": {
		Title: "Make a passed pawn",
		Can:   "You can now make a passed pawn.",
		Screens: []string{
			"A pawn is passed if no enemy pawn can stop or take it.",
			"Make one where you have more pawns: push, or take.",
			"Then run. Each step brings the new queen nearer.",
		},
	},
}
