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
}
