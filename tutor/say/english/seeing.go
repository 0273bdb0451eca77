package english

import "chesstutor/tutor/say"

// The exercises of chapter 4: learning to see.
var seeing = say.Tasks{
	"change-1": {
		Task: "The pawn went to a4. Tap what it attacks now.",
		Why:  "The pawn on a4 attacks your knight on b3.",
	},
	"change-2": {
		Task: "The knight left e5. Tap what is newly attacked.",
		Why:  "The knight attacks two of them, the bishop behind it one.",
	},
	"change-3": {
		Task: "The knight left d7. Tap what is free now.",
		Why:  "The knight guarded it before, and went away.",
	},
	"change-4": {Task: "The pawn went to b5. Does it attack your knight?", Why: "The pawn on b5 can take your knight on c4."},
	"change-5": {
		Task: "The pawn left e6. What is free now? Take it.",
		Why:  "The pawn guarded the knight on d5 before.",
	},
	"change-6": {Task: "The pawn went to b4. What does it attack? Save it.", Why: "Your knight is safe now."},
	"change-7": {Task: "The queen went to e5. She threatens mate: stop it.", Why: "Now no black move gives mate."},
	"change-8": {Task: "The rook went to e8. Stop mate with a pawn.", Why: "Your king has a way out now."},
	"change-9": {
		Task: "The bishop went to g4. Win the most points.",
		Why:  "The pawn takes, and your queen is safe again.",
	},

	"look-1": {Task: "Tap every white piece that can give check.", Why: "Look along every line to the king."},
	"look-2": {
		Task: "Tap every square where your queen gives check.",
		Why:  "One check comes along the rank, one along the diagonal.",
	},
	"look-3": {Task: "Tap every black piece that you can take.", Why: "List all captures first, then choose."},
	"look-4": {
		Task: "Look at checks and captures. Take what wins the most points.",
		Why:  "The rook takes what nothing guards.",
	},
	"look-5": {Task: "Look at every check. One is mate.", Why: "The bishop on d3 guards the queen."},
	"look-6": {
		Task: "Black threatens mate on the first rank. Make a way out with a pawn.",
		Why:  "Your king has a way out now.",
	},
	"look-7": {Task: "Look at all captures. Take what wins points.", Why: "Nothing guards the pawn on e5."},
	"look-8": {Task: "Mate in two. Start with a check.", Why: "Whatever Black played, mate came next."},
	"look-9": {Task: "Mate in two. The first move is quiet.", Why: "First hold rank 7, then mate on rank 8."},

	"fork-1": {
		Task: "Fork king and rook with the knight.",
		Why:  "The knight gives check and attacks the rook on a8: a fork.",
	},
	"fork-2": {Task: "Fork two pieces with a pawn.", Why: "The pawn attacks both knights: a fork."},
	"fork-3": {
		Task: "Fork king and knight with the queen.",
		Why:  "The queen gives check and attacks the knight on b6: a fork.",
	},
	"fork-4": {
		Task: "Fork with the queen: start with a check.",
		Why:  "The queen gives check and attacks the knight: a fork.",
	},
	"fork-5": {Task: "Fork with the rook.", Why: "The rook attacks the bishop and the knight: a fork."},
	"fork-6": {Task: "Fork with the bishop.", Why: "The bishop attacks both rooks: a fork."},
	"fork-7": {
		Task: "Two knight checks, one fork. Find it.",
		Why:  "The knight gives check and attacks the queen: a fork.",
	},
	"fork-8": {
		Task: "Black attacks your knight. Fork two pieces with it.",
		Why:  "The knight gives check and attacks the queen: a fork.",
	},
	"fork-9": {
		Task: "The knight forks queen and rook from c7. Does that work?",
		Why:  "A fork fails when Black can take the forking piece.",
	},

	"lines-1": {Task: "Tap every pinned black piece.", Why: "Behind both stands the black king."},
	"lines-2": {Task: "Tap every white piece pinned to the king.", Why: "Behind both stands your king."},
	"lines-3": {Task: "Pin the knight on c6.", Why: "The knight on c6 is pinned to the king."},
	"lines-4": {Task: "Pin the bishop with the rook.", Why: "The bishop on d6 is pinned to the king."},
	"lines-5": {Task: "The knight is pinned and cannot go away. Take it.", Why: "Nothing can take back."},
	"lines-6": {Task: "Skewer king and queen with the bishop.", Why: "Behind the king stands the queen."},
	"lines-7": {Task: "Skewer king and rook with the rook.", Why: "Behind the king stands the rook."},
	"lines-8": {
		Task: "Move the knight so that the opened line wins.",
		Why:  "The knight gives check, and your rook attacks the queen.",
	},
	"lines-9": {
		Task: "Open the line of your bishop with a check.",
		Why:  "The knight gives check, and your bishop attacks the rook.",
	},
	"lines-10": {
		Task: "The knight is pinned, so it guards nothing. Take what is free.",
		Why:  "The knight on c6 is pinned to the king.",
	},

	"finish-1": {
		Task: "Climb the stairs: mate in two with the rooks.",
		Why:  "One rook holds a rank, the other checks on the next.",
	},
	"finish-2": {Task: "Two rooks: mate in one.", Why: "The last step of the stairs."},
	"finish-3": {
		Task: "Leave the king as few squares as you can.",
		Why:  "She leaves the king only a few squares, and stays safe.",
	},
	"finish-4":  {Task: "Queen and king: mate in one.", Why: "Your king attacks e7, f7 and g7."},
	"finish-5":  {Task: "Queen and king: mate in two.", Why: "Your king helps: alone the queen cannot mate."},
	"finish-6":  {Task: "Rook and king: mate in two.", Why: "A quiet move: the king must step opposite yours."},
	"finish-7":  {Task: "Two rooks: mate in three.", Why: "Rank by rank, one rook held and the other gave check."},
	"finish-8":  {Task: "Mini-game: mate with two rooks.", Why: "Mate with two rooks: you climbed the stairs."},
	"finish-9":  {Task: "Mini-game: mate with the queen.", Why: "Mate with queen and king: you shut the king in."},
	"finish-10": {Task: "Mini-game: mate with one rook.", Why: "Mate with one rook: the hardest of the three."},

	"first-game-1": {
		Task: "Your first move: a pawn to the middle, e4 or d4.",
		Why:  "Bishop and queen can come out now.",
	},
	"first-game-2": {Task: "Play the move Nf3.", Why: "N is the knight; f3 is where it goes."},
	"first-game-3": {Task: "Bring out a knight or bishop safely.", Why: "One more piece is in the game."},
	"first-game-4": {Task: "Play the move O-O.", Why: "O-O is castling on the short side."},
	"first-game-5": {Task: "Play the move Bxc6.", Why: "B is the bishop, and x means that it takes."},
	"first-game-6": {
		Task: "The queen attacks f2. Stop the mate with a knight.",
		Why:  "Now no black move gives mate, and a knight is out.",
	},
	"first-game-7": {
		Task: "King and bishop against a king. A draw?",
		Why:  "A king and a bishop alone cannot give mate.",
	},
	"first-game-8": {Task: "King and pawn against a king. A draw?", Why: "The pawn can still become a queen."},
	"first-game-9": {
		Task: "Check! Block it with a knight or bishop.",
		Why:  "You are out of check, and a knight or bishop is out.",
	},
	"first-game-10": {
		Task: "The knight attacks your queen. Find the mate.",
		Why:  "The bishop on c4 guards the queen.",
	},
}
