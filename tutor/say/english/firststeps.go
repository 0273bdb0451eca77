package english

import "chesstutor/tutor/say"

// The exercises of chapter 1: first steps.
var firstSteps = say.Tasks{
	"board-1": {Task: "Tap the square e4.", Why: "e4 is on file e and rank 4."},
	"board-2": {Task: "Tap all eight squares of file c.", Why: "A file goes straight up the board."},
	"board-3": {Task: "Tap all eight squares of rank 6.", Why: "A rank goes straight across the board."},
	"board-4": {Task: "Tap the long diagonal from a1 to h8.", Why: "All squares of a diagonal have the same color."},
	"board-5": {Task: "Tap every piece on file c.", Why: "Three pieces stand on file c, white or black."},
	"board-6": {Task: "Tap every piece on a dark square.", Why: "c3 is a dark square."},
	"board-7": {Task: "Are c2 and g6 the same color?", Why: "Both squares are light."},
	"board-8": {Task: "Where do the white rooks start? Tap both squares.", Why: "The rooks start in the corners."},
	"board-9": {
		Task: "Where does the white queen start? Tap the square.",
		Why:  "The white queen starts on her own color: d1 is light.",
	},
	"board-10": {
		Task: "Two white pieces changed places. Tap both.",
		Why:  "At the start d1 holds the queen, and e1 the king.",
	},

	"rook-1": {
		Task: "Tap every square the rook can go to.",
		Why:  "On an empty board a rook always has fourteen squares.",
	},
	"rook-2": {Task: "Bring the rook to the star in one move.", Why: "Nothing stands in the way on rank 2."},
	"rook-3": {Task: "Bring the rook to the star in two moves.", Why: "A rook turns only between two moves."},
	"rook-4": {Task: "Tap every square the rook can go to.", Why: "It stops before its own pawns."},
	"rook-5": {
		Task: "The bishop blocks the way. Reach the star in three moves.",
		Why:  "The rook cannot jump, so it goes around.",
	},
	"rook-6": {
		Task: "Collect three stars in three moves.",
		Why:  "Each star was one straight move from the one before.",
	},
	"rook-7": {Task: "Can the rook go from b3 to g3?", Why: "Your pawn on e3 is in the way."},
	"rook-8": {
		Task: "Collect four stars in four moves. Which one comes last?",
		Why:  "First the far side of the rank, then the other side.",
	},
	"rook-9": {Task: "Tap every dark square the rook can go to.", Why: "g7 is a dark square."},

	"bishop-1": {Task: "Tap every square the bishop can go to.", Why: "From here the bishop reaches thirteen squares."},
	"bishop-2": {Task: "Bring the bishop to the star in one move.", Why: "The star is on the same diagonal."},
	"bishop-3": {Task: "Can this bishop ever reach b6?", Why: "b6 is dark and e2 is light."},
	"bishop-4": {Task: "Bring the bishop to the star in two moves.", Why: "It turns where the two diagonals cross."},
	"bishop-5": {Task: "Tap every square the bishop can go to.", Why: "Your own pieces stop it on two diagonals."},
	"bishop-6": {
		Task: "Collect three stars in three moves.",
		Why:  "All three stars lie on dark squares, like the bishop.",
	},
	"bishop-7": {
		Task: "The pawn blocks the diagonal. Reach the star in three moves.",
		Why:  "The bishop went around your pawn, over a2 and g8.",
	},
	"bishop-8": {Task: "Tap every square the bishop can go to.", Why: "It stops before your rook and your pawn."},
	"bishop-9": {Task: "Tap every piece that can go to c6.", Why: "One goes straight, one goes diagonally."},

	"queen-1": {Task: "Tap every square the queen can go to.", Why: "Straight and diagonal, until a pawn stops her."},
	"queen-2": {Task: "Bring the queen to the star in one move.", Why: "She goes diagonally, like a bishop."},
	"queen-3": {Task: "Collect two stars in two moves.", Why: "First straight, then diagonally."},
	"queen-4": {
		Task: "Tap every square the queen can go to.",
		Why:  "Your own pieces stop her, straight or diagonally.",
	},
	"queen-5": {Task: "Can the queen go from c3 to d5?", Why: "No queen moves like that."},
	"queen-6": {Task: "Collect four stars in four moves.", Why: "Each star is one queen move from the one before."},
	"queen-7": {Task: "Her pawns stand close. Reach the star in two moves.", Why: "There is a gap beside the pawns."},
	"queen-8": {
		Task: "Collect four stars in four moves.",
		Why:  "Each star is one queen move from the one before, around the board.",
	},
	"queen-9": {Task: "Tap every piece that can go to e7.", Why: "Rook, bishop and queen all meet on e7."},

	"king-1": {Task: "Tap every square your king can go to.", Why: "One step in each of eight directions."},
	"king-2": {Task: "Walk your king to the star in three moves.", Why: "Diagonal steps save time."},
	"king-3": {Task: "Tap every square your king can go to.", Why: "Your own pieces fill three of its squares."},
	"king-4": {Task: "Tap every square where your king is safe.", Why: "The rook on d8 attacks d5."},
	"king-5": {Task: "Tap every square where your king is safe.", Why: "The bishop on b6 attacks e3."},
	"king-6": {Task: "Tap every square your king can go to.", Why: "The king on d6 attacks d5."},
	"king-7": {Task: "Can your king go to f5?", Why: "The bishop on c8 attacks f5."},
	"king-8": {
		Task: "Walk to the star. The rook attacks part of rank 4.",
		Why:  "Behind your pawn the rook attacks nothing.",
	},
	"king-9": {Task: "Tap every square the black king can go to.", Why: "The bishop on d3 attacks g6."},

	"knight-1": {Task: "Tap every square the knight can go to.", Why: "Eight squares, like a ring around the knight."},
	"knight-2": {Task: "Tap every square the knight can go to.", Why: "In the corner a knight has only two squares."},
	"knight-3": {Task: "Bring the knight to the star in one move.", Why: "Two down and one to the side."},
	"knight-4": {
		Task: "Bring the knight to the star in two moves.",
		Why:  "After two jumps a knight is back on its first color.",
	},
	"knight-5": {
		Task: "The knight is surrounded. Tap every square it can go to.",
		Why:  "Nothing blocks a knight on its way.",
	},
	"knight-6": {
		Task: "The star is next door. Reach it in three moves.",
		Why:  "One step away is three moves for a knight.",
	},
	"knight-7": {Task: "Collect three stars in three moves.", Why: "Each star is one jump from the one before."},
	"knight-8": {
		Task: "Reach the star. Never stop where a black piece can take you.",
		Why:  "Nothing can take your knight on its way.",
	},
	"knight-9": {Task: "Tap every piece that can go to d5.", Why: "Two jump there, two come diagonally."},
	"knight-10": {
		Task: "Reach the star. Never stop where a black piece can take you.",
		Why:  "A knight can stop where nothing attacks it.",
	},
}
