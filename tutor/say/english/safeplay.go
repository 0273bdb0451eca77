package english

import "chesstutor/tutor/say"

// The exercises of the second part of the second path: safe play.
var safePlay = say.Tasks{
	"before-you-move-1": {
		Task: "The knight went to h5. Tap what it attacks.",
		Why:  "The knight on h5 attacks your bishop on f4.",
	},
	"before-you-move-2": {
		Task: "The pawn went to e4. Tap both pieces it attacks.",
		Why:  "One pawn attacks your bishop and your knight: a fork.",
	},
	"before-you-move-3": {
		Task: "The pawn left d6. Tap what is free now.",
		Why:  "The pawn on d6 guarded the pawn on e5 before.",
	},
	"before-you-move-4": {
		Task: "Black threatens mate. Tap the square where it comes.",
		Why:  "The rook would mate on d1: your own pawns shut you in.",
	},
	"before-you-move-5": {
		Task: "Tap what Black threatens to win.",
		Why:  "The pawn on e5 attacks your knight: a guard is no help.",
	},
	"before-you-move-6": {
		Task: "Your rook takes on a7. Is it safe to take?",
		Why:  "The rook left rank 1, and Black mates there.",
	},
	"before-you-move-7": {
		Task: "Your rook takes on a7. Is it safe to take?",
		Why:  "Your king has a way out on h2.",
	},
	"before-you-move-8": {Task: "Stop mate on g2.", Why: "The pawn closes the bishop's line to g2."},
	"before-you-move-9": {
		Task: "The pawn attacks your knight. Save it.",
		Why:  "Your knight is safe there, and nothing else is lost.",
	},
	"before-you-move-10": {
		Task: "Black attacks your queen. Look at your checks first.",
		Why:  "The rook mates on rank 8: better than saving the queen.",
	},

	"threats-first-1": {
		Task: "Tap what Black threatens to take.",
		Why:  "Queen and bishop attack h2, and only your king guards it.",
	},
	"threats-first-2": {
		Task: "Count: what does Black threaten to win? Tap it.",
		Why:  "Two attack your knight on d4, and one guards it.",
	},
	"threats-first-3": {Task: "You castle. Is it a mistake?", Why: "The pawn on a6 takes your bishop on b5."},
	"threats-first-4": {
		Task: "You castle. Is it a mistake?",
		Why:  "The bishop attacks your knight on c3, but the pawn guards it.",
	},
	"threats-first-5": {
		Task: "Black threatens mate. Stop it.",
		Why:  "The pawn leaves h2, and attacks the knight.",
	},
	"threats-first-6": {Task: "Black threatens mate again. Stop it.", Why: "The way is free: your queen guards g2."},
	"threats-first-7": {
		Task: "Your knight is attacked. Find more than a way out.",
		Why:  "The pawn on g7 is pinned, so the queen is lost.",
	},
	"threats-first-8": {
		Task: "Your knight is attacked. Attack more with it.",
		Why:  "It attacks the queen and a rook, and the line opens.",
	},
	"threats-first-9": {
		Task: "Your knight is attacked. Win the queen with it.",
		Why:  "The rook gives check, and the knight takes the queen next.",
	},

	"defend-1": {
		Task: "Tap every piece that can save the knight.",
		Why:  "It can run; the rook and two pawns can guard it.",
	},
	"defend-2": {
		Task: "Tap every piece that can save the rook.",
		Why:  "The rook can run, or the knight takes the bishop.",
	},
	"defend-3": {Task: "Your knight goes to e5. Is it safe there?", Why: "No black piece attacks e5."},
	"defend-4": {Task: "Your rook goes to d7. Is it safe there?", Why: "The knight on c5 attacks d7."},
	"defend-5": {
		Task: "Two attack your pawn on e5. Guard it again.",
		Why:  "Now two guard the pawn, and two attack it.",
	},
	"defend-6": {Task: "Your bishop is pinned. Guard it.", Why: "Your king guards the bishop, which may not run."},
	"defend-7": {
		Task: "The bishop attacks your queen. Take it.",
		Why:  "The pawn takes: your queen would be taken back.",
	},
	"defend-8": {
		Task: "The rook pins your queen. Block its line.",
		Why:  "Now the rook no longer attacks your queen.",
	},
	"defend-9": {Task: "The pawn attacks your bishop. Save it.", Why: "Nearly every other square is attacked."},
	"defend-10": {
		Task: "The pawn attacks your knight. Threaten more.",
		Why:  "The rook pins the queen: she is worth more.",
	},

	"long-count-1": {
		Task: "Tap every white piece that attacks d5.",
		Why:  "Rook, queen and knight attack it: three.",
	},
	"long-count-2": {
		Task: "Tap every white piece that attacks e5.",
		Why:  "Bishop, queen and knight: the rooks wait behind.",
	},
	"long-count-3": {
		Task: "Your rook takes on e8. Is it a fair trade?",
		Why:  "A rook for a rook: the other rook takes back.",
	},
	"long-count-4": {
		Task: "Your knight takes on e5. Is it a fair trade?",
		Why:  "Knight for knight, and you win a pawn besides.",
	},
	"long-count-5": {
		Task: "Your knight takes on d5. Do you win points?",
		Why:  "Three attack d5, and only two guard it.",
	},
	"long-count-6": {Task: "Take on d5 with the right piece.", Why: "The pawn is worth least, so it takes first."},
	"long-count-7": {Task: "Count on d5 and e5, then win points.", Why: "On e5 two attack and one guards."},
	"long-count-8": {Task: "Take on e5 and win most points.", Why: "Your rooks take last: they are worth more."},
	"long-count-9": {Task: "Win a point in two moves.", Why: "Knight for knight, and a pawn besides."},
	"long-count-10": {
		Task: "Which rook takes first? Win a rook.",
		Why:  "The knight must take back, and then nothing guards e5.",
	},
}
