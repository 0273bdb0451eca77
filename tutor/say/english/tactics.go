package english

import "chesstutor/tutor/say"

// The exercises of the first part of the second path: tactics with names.
var tactics = say.Tasks{
	"use-pin-1": {Task: "Tap the pinned black piece.", Why: "The bishop on b3 pins it to the king."},
	"use-pin-2": {Task: "Tap both pinned black pieces.", Why: "Behind each of them on its line stands the king."},
	"use-pin-3": {
		Task: "Does the knight guard the pawn on d5?",
		Why:  "The knight on f6 is pinned, so it cannot take back.",
	},
	"use-pin-4": {
		Task: "Which piece only seems to guard the rook? Tap it.",
		Why:  "The bishop on b5 pins the knight on c6.",
	},
	"use-pin-5": {
		Task: "Does the knight guard the pawn on e5?",
		Why:  "It is not pinned: the bishop on d7 stands behind it.",
	},
	"use-pin-6": {Task: "Use the pin to win the knight.", Why: "The pawn attacks the knight, which may not run."},
	"use-pin-7": {
		Task: "Take what a pinned pawn seems to guard.",
		Why:  "The pawn on g7 is pinned, so nothing takes back.",
	},
	"use-pin-8": {
		Task: "Attack the pinned bishop once more.",
		Why:  "Two pieces attack the bishop, and only the king guards it.",
	},
	"use-pin-9": {Task: "Use the pin to win the bishop.", Why: "The pawn attacks the bishop, which may not run."},
	"use-pin-10": {
		Task: "Find the pin, and win a piece.",
		Why:  "The pawn on f7 is pinned, so it cannot take the queen.",
	},

	"use-skewer-1": {
		Task: "Your rook looks at d5. Tap the piece behind the knight.",
		Why:  "The rook on d8 stands next on the line.",
	},
	"use-skewer-2": {
		Task: "Your bishop attacks the queen. Tap the piece behind her.",
		Why:  "The rook on f8 stands next on the diagonal.",
	},
	"use-skewer-3": {
		Task: "You play the rook to e1. Is it a skewer?",
		Why:  "The king must go, and the queen on e8 is lost.",
	},
	"use-skewer-4": {
		Task: "You play the rook to d1. Is it a skewer?",
		Why:  "The knight in front is worth less than the queen: a pin.",
	},
	"use-skewer-5": {Task: "Skewer king and queen.", Why: "The king must go, and you take the queen on g6."},
	"use-skewer-6": {Task: "Skewer king and rook.", Why: "The king must go, and you take the rook on b7."},
	"use-skewer-7": {
		Task: "Skewer the two rooks with your bishop.",
		Why:  "One rook goes or guards, and you win two points.",
	},
	"use-skewer-8": {
		Task: "Skewer queen and rook.",
		Why:  "The queen must go, and you take the rook on a5.",
	},
	"use-skewer-9":  {Task: "Win the rook in two moves.", Why: "The check drove the king off the line."},
	"use-skewer-10": {Task: "Win the queen in two moves.", Why: "Behind the king the queen stood alone."},

	"discovered-1": {
		Task: "Tap the white piece that can open a line.",
		Why:  "When the knight on d4 goes, the bishop looks at the queen.",
	},
	"discovered-2": {
		Task: "Tap both white pieces that can open a line.",
		Why:  "Behind each of them a rook looks along its file.",
	},
	"discovered-3": {
		Task: "Knight to f6: tap every piece that gives check.",
		Why:  "Two checks at once: the knight's and the rook's.",
	},
	"discovered-4": {
		Task: "You play the knight to f4. Is it check?",
		Why:  "The knight steps aside, and the rook on d1 gives check.",
	},
	"discovered-5": {
		Task: "You play the knight to c6. Is it check?",
		Why:  "The pawn on g7 stands between bishop and king.",
	},
	"discovered-6": {
		Task: "Open the line, and attack a rook too.",
		Why:  "The bishop attacks the rook on d8, and your rooks the queen.",
	},
	"discovered-7": {
		Task: "Open the line with a check.",
		Why:  "The king must answer the check, and the rook takes the queen.",
	},
	"discovered-8": {
		Task: "Open the line, and attack two pieces.",
		Why:  "Your knight attacks the queen, and your rook the knight on e8.",
	},
	"discovered-9": {Task: "Win the queen in two moves.", Why: "The rook's check left no time to save the queen."},
	"discovered-10": {
		Task: "Win the queen in two moves.",
		Why:  "The bishop's check left no time to save the queen.",
	},

	"defender-1": {
		Task: "Tap every black piece that guards the knight on e5.",
		Why:  "The knight and the pawn could take back.",
	},
	"defender-2": {Task: "Tap the only guard of the bishop.", Why: "Only the knight on f6 could take back."},
	"defender-3": {Task: "Tap all that the knight on f6 guards.", Why: "It guards the queen and the bishop at once."},
	"defender-4": {
		Task: "You take the bishop with the rook. Do you win points?",
		Why:  "The knight on f6 takes back.",
	},
	"defender-5": {
		Task: "You take the bishop with the rook. Do you win points?",
		Why:  "The pawn on e6 is pinned, so nothing takes back.",
	},
	"defender-6": {
		Task: "Win the bishop on d5: what about its guard?",
		Why:  "With the knight gone, nothing guards the bishop.",
	},
	"defender-7": {
		Task: "Win the bishop on e5: what about its guard?",
		Why:  "With the knight gone, nothing guards the bishop.",
	},
	"defender-8": {
		Task: "The queen guards the knight. Win the knight.",
		Why:  "The rook must take back, and then nothing guards the knight.",
	},
	"defender-9":  {Task: "Take the guard, then the rook.", Why: "The bishop was the only guard of the rook."},
	"defender-10": {Task: "Take the guard, then win more.", Why: "The knight guarded h7. Without it your queen could mate there."},

	"deflection-1": {
		Task: "Which black piece guards two others alone? Tap it.",
		Why:  "The rook on d8 guards both the bishop and the knight.",
	},
	"deflection-2": {
		Task: "Which piece has two jobs? Tap it.",
		Why:  "The pawn on g6 guards both the bishop and the knight.",
	},
	"deflection-3": {
		Task: "Tap all that the rook on e8 guards.",
		Why:  "It guards the knight on a8 and the bishop on e4.",
	},
	"deflection-4": {
		Task: "You take the knight with the rook. Do you win points?",
		Why:  "The rook on d8 takes back.",
	},
	"deflection-5": {
		Task: "You take the bishop on a8. Do you win points?",
		Why:  "The knight on b8 stands between bishop and rook.",
	},
	"deflection-6": {
		Task: "One pawn guards two pieces. Win one.",
		Why:  "If the pawn takes back, the bishop is lost.",
	},
	"deflection-7": {
		Task: "Find the offer of the queen that wins.",
		Why:  "The rook must take, and your rook mates.",
	},
	"deflection-8": {
		Task: "The rook guards queen and back rank. Use that.",
		Why:  "If the rook takes the queen, your rook mates.",
	},
	"deflection-9": {
		Task: "Win in two moves: begin with a check.",
		Why:  "The rook had to step back, and was taken with mate.",
	},
	"deflection-10": {Task: "Mate in two moves.", Why: "The rook had to take the queen, and yours took back."},

	"trap-1": {Task: "Tap every safe square for your knight.", Why: "Black attacks c3 and c5."},
	"trap-2": {Task: "Tap every safe square for your bishop.", Why: "The bishop on d6 attacks g3."},
	"trap-3": {
		Task: "Which black piece has no safe square? Tap it.",
		Why:  "Wherever the knight on a5 goes, it is lost.",
	},
	"trap-4": {
		Task: "Which black piece has no safe square? Tap it.",
		Why:  "Wherever the bishop on h2 goes, it is lost.",
	},
	"trap-5": {
		Task: "You play the pawn to g3. Is the knight trapped?",
		Why:  "Wherever the knight on h4 goes, it is lost.",
	},
	"trap-6": {Task: "You play the pawn to b4. Is the knight trapped?", Why: "The knight on a5 can go to c6."},
	"trap-7": {Task: "Trap the knight on a5.", Why: "The pawn attacks the knight, and no square is safe."},
	"trap-8": {Task: "Trap the bishop on a2.", Why: "The rook attacks the bishop, and guards b1."},
	"trap-9": {Task: "Trap the knight in the corner.", Why: "Your king guards c2, and the rook attacks the knight."},
	"trap-10": {
		Task: "Your bishop is attacked. Find its way out.",
		Why:  "It takes the pawn on b6, and nothing takes back.",
	},

	"mating-nets-1": {
		Task: "Tap the square where the rook on b2 mates.",
		Why:  "One rook holds rank 7, the other checks on rank 8.",
	},
	"mating-nets-2": {
		Task: "Tap every square where your queen mates.",
		Why:  "Your king guards a7 and b7, and the queen holds rank 8.",
	},
	"mating-nets-3": {
		Task: "You play the knight to f7. Is it mate?",
		Why:  "His own pieces leave the king no square.",
	},
	"mating-nets-4": {Task: "You play the rook to b8. Is it mate?", Why: "The rook on d8 can take your rook."},
	"mating-nets-5": {Task: "Mate like a ladder.", Why: "The rooks hold ranks 7 and 8."},
	"mating-nets-6": {Task: "Mate on the back rank.", Why: "His own pawns shut the king in."},
	"mating-nets-7": {Task: "Mate with the knight.", Why: "His own pieces shut the king in."},
	"mating-nets-8": {Task: "Mate with the queen beside the king.", Why: "The pawn on f6 guards the queen."},
	"mating-nets-9": {
		Task: "Mate in two moves: first an offer.",
		Why:  "The rook had to take, and shut its own king in.",
	},
	"mating-nets-10": {
		Task: "Mate in two moves on the back rank.",
		Why:  "The rook had to take the queen, and yours mated.",
	},
}
