package say

// The exercises of chapter 4: learning to see.
var englishTasks4 = Tasks{
	"change-1": {"The pawn went from a5 to a4. Tap what it attacks now.", "The pawn on a4 attacks your knight on b3."},
	"change-2": {
		"The knight left e5. Tap what Black attacks now, but not before.",
		"The knight attacks two of them, the bishop behind it one.",
	},
	"change-3": {"The knight left d7. Tap the piece that is free now.", "The knight guarded it before, and went away."},
	"change-4": {"The pawn went to c6. Does it attack your knight?", "Nothing can take your knight on c4."},
	"change-5": {"The pawn left e6. What is free now? Take it.", "The pawn guarded the knight on d5 before."},
	"change-6": {"The pawn went to b4. What does it attack? Save it.", "Your knight is safe now."},
	"change-7": {"The queen went to e5. She threatens mate: stop it.", "Now no black move gives mate."},
	"change-8": {"The rook went to e8. Stop the mate with a pawn move.", "Your king has a way out now."},
	"change-9": {
		"The bishop went to g4. Take what wins the most points.",
		"The pawn takes, and your queen is safe again.",
	},

	"look-1": {"Tap every white piece that can give check.", "Look along every line to the king."},
	"look-2": {
		"Tap every square where your queen gives check.",
		"One check comes along the rank, one along the diagonal.",
	},
	"look-3": {"Tap every black piece that you can take.", "List all captures first, then choose."},
	"look-4": {"Look at checks and captures. Take what wins the most points.", "The rook takes what nothing guards."},
	"look-5": {"Look at every check. One is mate.", "The bishop on d3 guards the queen."},
	"look-6": {"Black threatens mate on the first rank. Make a way out with a pawn.", "Your king has a way out now."},
	"look-7": {"Look at all captures. Take what wins points.", "Nothing guards the pawn on e5."},
	"look-8": {"Mate in two. Start with a check.", "Whatever Black played, mate came next."},
	"look-9": {"Mate in two. The first move is quiet.", "First hold rank 7, then mate on rank 8."},

	"fork-1": {"Fork king and rook with the knight.", "The knight gives check and attacks the rook on a8: a fork."},
	"fork-2": {"Fork two pieces with a pawn.", "The pawn attacks both knights: a fork."},
	"fork-3": {"Fork king and knight with the queen.", "The queen gives check and attacks the knight on b6: a fork."},
	"fork-4": {"Fork with the queen: start with a check.", "The queen gives check and attacks the knight: a fork."},
	"fork-5": {"Fork with the rook.", "The rook attacks the bishop and the knight: a fork."},
	"fork-6": {"Fork with the bishop.", "The bishop attacks both rooks: a fork."},
	"fork-7": {"Two knight checks, one fork. Find it.", "The knight gives check and attacks the queen: a fork."},
	"fork-8": {
		"Black attacks your knight. Fork two pieces with it.",
		"The knight gives check and attacks the queen: a fork.",
	},
	"fork-9": {
		"The knight forks queen and rook from c7. Does that work?",
		"A fork fails when Black can take the forking piece.",
	},

	"lines-1": {"Tap every pinned black piece.", "The knight on c6 is pinned to the king."},
	"lines-2": {"Tap every pinned white piece.", "Behind both stands your king."},
	"lines-3": {"Pin the knight on c6.", "The knight on c6 is pinned to the king."},
	"lines-4": {"Pin the bishop with the rook.", "The bishop on d6 is pinned to the king."},
	"lines-5": {"The knight is pinned and cannot go away. Take it.", "Nothing can take back."},
	"lines-6": {"Skewer king and queen with the bishop.", "Behind the king stands the queen."},
	"lines-7": {"Skewer king and rook with the rook.", "Behind the king stands the rook."},
	"lines-8": {
		"Move the knight so that the opened line wins.",
		"The knight gives check, and your rook attacks the queen.",
	},
	"lines-9": {
		"Open the line of your bishop with a check.",
		"The knight gives check, and your bishop attacks the rook.",
	},
	"lines-10": {
		"The knight is pinned, so it guards nothing. Take what is free.",
		"The knight on c6 is pinned to the king.",
	},

	"finish-1": {
		"Climb the stairs: mate in two with the rooks.",
		"One rook holds a rank, the other checks on the next.",
	},
	"finish-2": {"Two rooks: mate in one.", "The last step of the stairs."},
	"finish-3": {
		"Queen alone: leave the king as few squares as you can.",
		"She leaves the king only a few squares, and stays safe.",
	},
	"finish-4": {"Queen and king: mate in one.", "Your king attacks e7, f7 and g7."},
	"finish-5": {"Queen and king: mate in two.", "Your king helps: alone the queen cannot mate."},
	"finish-6": {"Rook and king: mate in two.", "A quiet move: the king must step opposite yours."},
	"finish-7": {
		"Two rooks: climb the stairs, and mate in three.",
		"Rank by rank, one rook held and the other gave check.",
	},
	"finish-8": {"Mini-game: mate with two rooks against the king.", "Mate with two rooks: you climbed the stairs."},
	"finish-9": {
		"Mini-game: mate with the queen against the king.",
		"Mate with queen and king: you shut the king in.",
	},
	"finish-10": {"Mini-game: mate with one rook against the king.", "Mate with one rook: the hardest of the three."},

	"first-game-1": {"Your first move: a pawn to the middle, e4 or d4.", "Bishop and queen can come out now."},
	"first-game-2": {"Play the move Nf3.", "N is the knight; f3 is where it goes."},
	"first-game-3": {"Bring out a knight or bishop to a safe square.", "One more piece is in the game."},
	"first-game-4": {"Play the move O-O.", "O-O is castling on the short side."},
	"first-game-5": {"Play the move Bxc6.", "B is the bishop, and x means that it takes."},
	"first-game-6": {
		"The queen attacks f2. Stop the mate with a knight.",
		"Now no black move gives mate, and a knight is out.",
	},
	"first-game-7": {"King and bishop against a king. Is that a draw?", "A king and a bishop alone cannot give mate."},
	"first-game-8": {"King and pawn against a king. Is that a draw already?", "The pawn can still become a queen."},
	"first-game-9": {
		"Check! Block the line with a new knight or bishop.",
		"You are out of check, and a knight or bishop is out.",
	},
	"first-game-10": {
		"The knight went to f6 and attacks your queen. Find the mate.",
		"The bishop on c4 guards the queen.",
	},
}
