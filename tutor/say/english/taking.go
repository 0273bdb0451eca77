package english

import "chesstutor/tutor/say"

// The exercises with the pawn, and of chapter 2: taking, guarding, mate.
var taking = say.Tasks{
	"pawn-1": {Task: "Tap every square the pawn can go to.", Why: "From its start square it may go one step or two."},
	"pawn-2": {Task: "Tap where the marked pawn can go.", Why: "This pawn has left its start square."},
	"pawn-3": {Task: "Tap where the pawn can go.", Why: "A pawn does not jump, so it goes only one step."},
	"pawn-4": {Task: "Tap every piece the white pawn can take.", Why: "It takes one step diagonally ahead."},
	"pawn-5": {Task: "Tap where the white pawn can go.", Why: "Straight ahead is blocked, but it can take."},
	"pawn-6": {Task: "Take a piece with a pawn.", Why: "The rook stood diagonally ahead of the pawn."},
	"pawn-7": {Task: "Take two pieces, then reach the star.", Why: "It took twice diagonally, then went straight."},
	"pawn-8": {Task: "Can the pawn take the rook in front of it?", Why: "A pawn takes only diagonally."},
	"pawn-10": {
		Task: "Reach the star. No pawn may take you.",
		Why:  "A pawn attacks only the squares diagonally ahead of it.",
	},
	"pawn-11": {Task: "Mini-game against Pip: your three pawns, his two.", Why: "First across the board wins."},

	"taking-1": {Task: "Take both pawns in two moves.", Why: "The rook takes the way it moves."},
	"taking-2": {Task: "Take three pieces in three moves.", Why: "All three stood on light squares."},
	"taking-3": {Task: "Take four pieces in four moves.", Why: "The knight jumps from one to the next."},
	"taking-4": {
		Task: "Take four pawns in four moves.",
		Why:  "Straight or diagonal: the queen takes along all her lines.",
	},
	"taking-5":  {Task: "Tap every white piece that can take something.", Why: "The bishop on c1 takes nothing."},
	"taking-6":  {Task: "Tap every black piece that you can take.", Why: "Nothing can take the pawn on g6."},
	"taking-7":  {Task: "Two rooks: one can be taken. Take it.", Why: "Nothing stood between d3 and h7."},
	"taking-8":  {Task: "Can your bishop take the rook?", Why: "Nothing stands between your bishop and the rook."},
	"taking-9":  {Task: "Take the pawn. Stop only on safe squares.", Why: "Nothing can take your rook there."},
	"taking-11": {Task: "Mini-game: two rooks against Pip's pawns.", Why: "You took every pawn!"},

	"pawn-game-1": {Task: "Tap every white pawn that can take.", Why: "A pawn takes diagonally, never straight ahead."},
	"pawn-game-2": {Task: "Which pawn wins the race? Move it once.", Why: "You need three moves, and you move first."},
	"pawn-game-3": {Task: "Only pawns move. Find a winning move.", Why: "Count both races before you choose."},
	"pawn-game-4": {
		Task: "You move first. Can you win this race?",
		Why:  "Both pawns need three moves, and you move first.",
	},
	"pawn-game-5": {
		Task: "Find the move that lets a pawn run through.",
		Why:  "This makes your way free. You come first in this race.",
	},
	"pawn-game-6": {Task: "Mini-game: two pawns each.", Why: "First across the board wins."},
	"pawn-game-7": {Task: "Mini-game: four pawns each.", Why: "Your pawn broke through and came first."},
	"pawn-game-8": {Task: "Mini-game: your queen against three pawns.", Why: "You took every pawn!"},
	"pawn-game-9": {Task: "Mini-game: six pawns each.", Why: "First across the board wins."},

	"attacks-1": {Task: "Tap every white piece that attacks the knight on d5.", Why: "The rook on d1 attacks d5."},
	"attacks-2": {Task: "Tap every white piece that Black can take.", Why: "The bishop on c4 attacks your rook on b3."},
	"attacks-3": {Task: "Tap every black piece that you attack.", Why: "Four pieces of yours attack something."},
	"attacks-4": {
		Task: "Tap every piece that guards your pawn on e4.",
		Why:  "Your pawn on d3 stands between queen and e4.",
	},
	"attacks-5": {Task: "Can Black take your rook on c3?", Why: "Nothing can take your rook on c3."},
	"attacks-6": {Task: "Can Black take your knight on b1?", Why: "The queen on e4 attacks your knight on b1."},
	"attacks-7": {Task: "Tap every piece that your queen guards.", Why: "The queen on e2 guards your bishop on c4."},
	"attacks-8": {
		Task: "Attack the rook on d5 with a safe move.",
		Why:  "Nothing can take it there, and the rook is in danger.",
	},
	"attacks-9": {Task: "Attack the queen with a safe knight move.", Why: "The knight on d6 attacks e8."},

	"free-1": {
		Task: "Tap every black piece that nothing guards.",
		Why:  "Nothing guards the rook on b8, nor the pawn on f5.",
	},
	"free-2": {Task: "Take the piece that is free.", Why: "Nothing guards the bishop on h6."},
	"free-3": {Task: "Three captures: take the piece that is free.", Why: "Nothing guards the pawn on c6."},
	"free-4": {Task: "Tap the black piece that you can take for free.", Why: "Nothing guards the knight on b6."},
	"free-5": {Task: "Take the piece that is free.", Why: "Nothing guards the knight on a4."},
	"free-6": {Task: "Can your rook take the knight on e5 for free?", Why: "The bishop on a1 takes back."},
	"free-7": {Task: "You play the knight to e5. Is it safe there?", Why: "Now nothing can take your knight."},
	"free-8": {Task: "Tap every safe square for your knight.", Why: "The bishop on b7 attacks f3."},
	"free-9": {
		Task: "Reach the star. Never stop where a black piece can take you.",
		Why:  "Your queen stopped only on safe squares.",
	},

	"save-1": {Task: "A pawn attacks your knight. Move it to safety.", Why: "Now your knight is safe."},
	"save-2": {Task: "The rook attacks your knight. Guard it.", Why: "Now a pawn can take back on e4."},
	"save-3": {
		Task: "The bishop attacks your knight. Find a move that guards it.",
		Why:  "Now something can take back on f3.",
	},
	"save-4": {
		Task: "The bishop attacks your knight. Take the bishop.",
		Why:  "The attacker is gone, and you won a bishop.",
	},
	"save-5": {Task: "The bishop attacks your rook. Block its line.", Why: "The knight on d2 guards your pawn on e4."},
	"save-6": {
		Task: "Your knight is attacked. Attack something larger with a rook.",
		Why:  "Black saves the queen first, then you save the knight.",
	},
	"save-7": {
		Task: "The bishop attacks your rook. Save it.",
		Why:  "A guard is no help: a rook is worth more than a bishop.",
	},
	"save-8": {
		Task: "The rook attacks your queen. Save her.",
		Why:  "Now your queen is safe, and nothing else is lost.",
	},
	"save-9": {
		Task: "You play the pawn to h3. Are all your pieces safe?",
		Why:  "The knight on a5 can take your bishop on c4.",
	},
	"save-10": {
		Task: "Tap every white piece that Black could win.",
		Why:  "Even a guarded piece is in danger when the attacker is worth less.",
	},

	"check-1": {Task: "Tap the black piece that gives check.", Why: "The rook on e8 gives check."},
	"check-2": {Task: "Check! Tap every square where your king is safe.", Why: "The rook on d1 attacks f1."},
	"check-3": {Task: "Check! Move the king out of it.", Why: "The king left file e and went to a safe square."},
	"check-4": {Task: "Check! Block the line.", Why: "Between king and rook the bishop stops the check."},
	"check-5": {Task: "Check! Take the attacker.", Why: "Nothing can take back."},
	"check-6": {
		Task: "Check! Tap every white piece that can help.",
		Why:  "Nothing blocks a knight's check: take it, or move the king.",
	},
	"check-7": {
		Task: "Check! Tap every square where you can block.",
		Why:  "You can block only between the rook and your king.",
	},
	"check-8": {Task: "You play the bishop to b5. Is that check?", Why: "Nothing stands between b5 and the king."},
	"check-9": {Task: "Give a check that is safe.", Why: "A check that loses the queen is no good check."},
	"check-10": {
		Task: "Check! Get out of it and lose nothing.",
		Why:  "You are out of check, and nothing of yours is lost.",
	},
}
