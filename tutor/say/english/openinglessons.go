package english

import "chesstutor/tutor/say"

// The lessons about openings.
var openingLessons = say.Lessons{
	"habits": {
		Title: "Three habits",
		Can:   "You can now begin a game well.",
		Screens: []string{
			"Habit one: a pawn to the middle. It opens the way for your pieces.",
			"Habit two: bring out knights and bishops, each with one move.",
			"Habit three: castle soon. Your king is safe then.",
		},
	},
	"traps-to-know": {
		Title: "Four traps to know",
		Can:   "You can now see four traps in time.",
		Screens: []string{
			"Queen and bishop both look at f7, or at f2: mate comes near.",
			"A pinned knight that moves may cost the queen.",
			"A queen or bishop that goes far alone may find no way back.",
		},
	},
	"set-ups": {
		Title: "Five set-ups",
		Can:   "You can now play a set-up of six moves.",
		Screens: []string{
			"A set-up is six moves that fit together. This one looks at f7.",
			"Here the bishop comes out first, and the pawn to e3 only then.",
			"Here the bishop in the corner looks down the long line. Black can do it too.",
		},
	},
}

// The exercises about openings.
var openings = say.Tasks{
	"habits-1": {Task: "Tap both squares where the black knights start.", Why: "From b8 and g8 they come out."},
	"habits-2": {
		Task: "Tap the white knights and bishops that still have to come out.",
		Why:  "Both knights are out. Neither bishop is.",
	},
	"habits-3": {
		Task: "Pawn to d4: is it one of the habits?",
		Why:  "Two pawns in the middle: bishops and queen can come out.",
	},
	"habits-4": {
		Task: "Queen to h5: is it one of the habits?",
		Why:  "Black can attack the queen, and you lose time.",
	},
	"habits-5": {Task: "Pawn to h4: is it one of the habits?", Why: "It brings nothing out."},
	"habits-6": {Task: "Put a second pawn in the middle.", Why: "The pawn opens the way for the bishop on c1."},
	"habits-7": {Task: "Bring out a piece that attacks e5.", Why: "It comes out and attacks at once."},
	"habits-8": {
		Task: "Bring out a piece that attacks the queen.",
		Why:  "The queen must move again, and you gain time.",
	},
	"habits-9": {
		Task: "Bring out a bishop to pin the knight.",
		Why:  "The king stands behind the knight on c6, so the knight may not move.",
	},
	"habits-10": {Task: "Make your king safe.", Why: "The king is safe, and the rook comes to f1."},

	"traps-to-know-1": {
		Task: "Tap the black pieces that attack your pawn on f2.",
		Why:  "Queen and bishop attack it, and only the king guards it.",
	},
	"traps-to-know-2": {Task: "Tap the square where your queen mates.", Why: "The bishop on c4 guards her there."},
	"traps-to-know-3": {
		Task: "Your knight takes on e5. Is it a mistake?",
		Why:  "The knight on f3 was pinned to the queen.",
	},
	"traps-to-know-4": {
		Task: "You push the pawn to h3. Is it a mistake?",
		Why:  "It asks the bishop on g4 to go or to take.",
	},
	"traps-to-know-5": {Task: "Black threatens mate on f2. Stop it.", Why: "Now the queen does not mate on f2."},
	"traps-to-know-6": {Task: "Black threatens mate on h2. Stop it.", Why: "Now the queen does not mate on h2."},
	"traps-to-know-7": {
		Task: "The queen took a pawn. Trap her.",
		Why:  "Your knight attacks her, and no square is safe.",
	},
	"traps-to-know-8": {Task: "Trap the bishop on b6.", Why: "Its own pawns leave it no way back."},
	"traps-to-know-9": {
		Task: "Find the mate: one black pawn is pinned.",
		Why:  "The pawn on e7 may not take the knight.",
	},
	"traps-to-know-10": {
		Task: "Black took your queen. Mate in two.",
		Why:  "Two knights and a bishop mated, without a queen.",
	},

	"set-ups-1": {
		Task: "Marked squares are a set-up. Tap the pieces still to move.",
		Why:  "Castle, then the pawn to c3 makes ready for d4.",
	},
	"set-ups-2": {
		Task: "Black's set-up is marked. Tap the pieces still to move.",
		Why:  "Bishop to e7, castle, then the pawn to c5 for the middle.",
	},
	"set-ups-3": {Task: "Pawn to d3: does it fit the set-up?", Why: "It guards e4 and lets the bishop on c1 out."},
	"set-ups-4": {Task: "Pawn to e3 now: does it fit?", Why: "First the bishop goes to f4, or it is shut in."},
	"set-ups-5": {Task: "Black's pawn went to d6: does it fit?", Why: "It guards e5 and lets the bishop on c8 out."},
	"set-ups-6": {
		Task: "Set-up: help the middle, or shelter your king.",
		Why:  "Pawns on c3 and d3 help the middle, and the king goes to g1.",
	},
	"set-ups-7": {
		Task: "A piece first, then the pawns.",
		Why:  "The pawn to e3 must wait for the bishop.",
	},
	"set-ups-8": {Task: "Bring out a piece for the set-up.", Why: "One more piece is out, and castling comes near."},
	"set-ups-9": {
		Task: "Go on: bishop or pawn.",
		Why:  "Next you castle, with the bishop on g2 before your king.",
	},
	"set-ups-10": {
		Task: "Go on: king or pawn.",
		Why:  "Later the pawn to e4 comes, guarded by d3.",
	},
}
