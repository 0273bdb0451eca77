package english

import "chesstutor/tutor/say"

// The exercises about plans.
var plans = say.Tasks{
	"trade-ahead-1": {
		Task: "You take the queen. Does this trade help you?",
		Why:  "You are a rook ahead, and each trade brings the win nearer.",
	},
	"trade-ahead-2": {
		Task: "You take the rook. Does this trade help you?",
		Why:  "Black is a knight ahead: trades help Black.",
	},
	"trade-ahead-3": {
		Task: "You take the pawn. Does this trade help you?",
		Why:  "You have a bishop more. Keep pawns: one becomes a queen.",
	},
	"trade-ahead-4": {
		Task: "You are a rook ahead. Tap every piece that you can trade.",
		Why:  "Queen for queen, rook for rook, bishop for knight.",
	},
	"trade-ahead-5": {
		Task: "You are a bishop ahead. Tap both pieces that you can trade.",
		Why:  "Rook for rook, and bishop for knight.",
	},
	"trade-ahead-6": {Task: "You are ahead. Trade pieces, not pawns.", Why: "The rooks go, and your pawns stay."},
	"trade-ahead-7": {
		Task: "Black's knight is strong. Trade it.",
		Why:  "Without the knight, Black's attack is over.",
	},
	"trade-ahead-8": {
		Task: "Black threatens mate. Offer the trade that ends it.",
		Why:  "Without queens there is no mate, and your rooks win.",
	},
	"trade-ahead-9": {
		Task: "Trade the rooks, then make a queen.",
		Why:  "With the rooks gone, nothing stopped your pawn.",
	},

	"files-1": {Task: "Tap every piece on the d-file.", Why: "A pawn stands there: the d-file is not open."},
	"files-2": {
		Task: "One file is open. Tap its square on rank 1.",
		Why:  "The e-file is open: no pawn stands on it.",
	},
	"files-3": {
		Task: "Two files are open. Tap their squares on rank 1.",
		Why:  "The c-file and the d-file are open.",
	},
	"files-4": {
		Task: "Which white piece can go to the fewest squares? Tap it.",
		Why:  "Its own pawns stand before the bishop.",
	},
	"files-5": {
		Task: "Tap the white piece that can go to the fewest squares.",
		Why:  "The king shuts in the rook on h1.",
	},
	"files-6": {Task: "Put your rook on the open line.", Why: "From e1 the rook looks down to e8."},
	"files-7": {
		Task: "Put a rook on the open line.",
		Why:  "The d-file is yours first.",
	},
	"files-8": {
		Task: "Find the knight the safe square with most moves.",
		Why:  "From f3 it can go to six squares.",
	},
	"files-9": {
		Task: "Find the rook on a1 the square with most moves.",
		Why:  "On the open line the rook can go far.",
	},

	"shelter-1": {
		Task: "Tap every pawn before your king.",
		Why:  "They are his shelter. The step to h3 gives him air, too.",
	},
	"shelter-2": {
		Task: "Tap every pawn before the black king.",
		Why:  "No black pawn is left on the g-file: your pieces can come in there.",
	},
	"shelter-3": {
		Task: "You push the pawn to g4. Is it a mistake?",
		Why:  "The pawn on g2 guarded your knight, and your king.",
	},
	"shelter-4": {
		Task: "You push the pawn to h3. Is it a mistake?",
		Why:  "A small step: it drives the bishop off and gives air.",
	},
	"shelter-5": {
		Task: "Black threatens mate on b1. Let a pawn help.",
		Why:  "Now the king can step out of the check.",
	},
	"shelter-6": {
		Task: "Give your king a way out.",
		Why:  "The bishop on d6 looks at h2, so that step was no help.",
	},
	"shelter-7": {
		Task: "Bring your queen to the black king.",
		Why:  "Queen and bishop look at the squares beside his king.",
	},
	"shelter-8": {
		Task: "Bring one more piece to the black king.",
		Why:  "The queen threatens mate on g7, and nothing stops it.",
	},
	"shelter-9": {
		Task: "Mate in two on the g-file.",
		Why:  "The check drove the king into the corner.",
	},
	"shelter-10": {Task: "Mate in two: first an offer.", Why: "The queen took the last pawn, and the rook mated."},

	"weak-pawns-1": {
		Task: "Which black pawn is weak? Tap it.",
		Why:  "No black pawn stands beside or behind the pawn on d5.",
	},
	"weak-pawns-2": {Task: "Tap both weak black pawns.", Why: "Both stand alone, with no pawn beside them."},
	"weak-pawns-3": {
		Task: "One black pawn was left behind. Tap it.",
		Why:  "The pawns on c5 and e5 have gone ahead without it.",
	},
	"weak-pawns-4": {Task: "Is the black pawn on d5 weak?", Why: "No black pawn stands on the files beside it."},
	"weak-pawns-5": {Task: "Is the black pawn on c6 weak?", Why: "The pawn on b7 guards it."},
	"weak-pawns-6": {
		Task: "Attack the weak pawn on d5 with your knight.",
		Why:  "Two pieces attack it now, and only the rook guards it.",
	},
	"weak-pawns-7": {
		Task: "Attack the weak pawn on a7 with your rook.",
		Why:  "The black rook must stay and guard.",
	},
	"weak-pawns-8": {
		Task: "Attack the weak pawn on d5 once more.",
		Why:  "Both rooks look at it now.",
	},
	"weak-pawns-9": {
		Task: "Attack the weak pawn on c6 once more.",
		Why:  "Rook and knight look at it now.",
	},

	"passed-1": {
		Task: "Tap your passed pawn.",
		Why:  "No black pawn stands before the pawn on d5, or beside its way.",
	},
	"passed-2": {Task: "Tap both your passed pawns.", Why: "The pawns on b7 and h7 cannot stop them."},
	"passed-3": {
		Task: "You take on d6. Do you have a passed pawn then?",
		Why:  "No black pawn is left on its way.",
	},
	"passed-4": {
		Task: "You push to d5. Is it a passed pawn then?",
		Why:  "The pawn on c6 can take it.",
	},
	"passed-5": {Task: "Make a passed pawn.", Why: "It is past the black pawns now, and your king is near."},
	"passed-6": {
		Task: "Make the pawn on a5 a passed pawn.",
		Why:  "The pawn on b7 was the only one to stop it.",
	},
	"passed-7": {
		Task: "Take so that you have a passed pawn.",
		Why:  "No pawn stops it there. On e5 the pawn on f7 would.",
	},
	"passed-8": {
		Task: "Make a queen in two moves.",
		Why:  "Your king guarded the last square of the pawn.",
	},
	"passed-9": {
		Task: "Make a queen in two moves, with the help of your rook.",
		Why:  "Your rook shut the black rook off from a8.",
	},
	"passed-10": {
		Task: "Win this race of the pawns.",
		Why:  "With more pawns you make a passed pawn.",
	},
}
