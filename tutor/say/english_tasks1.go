package say

// The exercises of chapter 1: first steps.
var englishTasks1 = Tasks{
	"board-1": {"Tap the square e4.", "e4 is on file e and rank 4."},
	"board-2": {"Tap all eight squares of file c.", "A file goes straight up the board."},
	"board-3": {"Tap all eight squares of rank 6.", "A rank goes straight across the board."},
	"board-4": {"Tap the long diagonal from a1 to h8.", "All squares of a diagonal have the same color."},
	"board-5": {"Tap every piece on file c.", "Three pieces stand on file c, white or black."},
	"board-6": {"Tap every piece on a dark square.", "c3 is a dark square."},
	"board-7": {"Are c2 and g6 the same color?", "Both squares are light."},
	"board-8": {"Where do the white rooks start? Tap both squares.", "The rooks start in the corners."},
	"board-9": {
		"Where does the white queen start? Tap the square.",
		"The white queen starts on her own color: d1 is light.",
	},
	"board-10": {"Two white pieces changed places. Tap both.", "At the start d1 holds the queen, and e1 the king."},

	"rook-1": {"Tap every square the rook can go to.", "On an empty board a rook always has fourteen squares."},
	"rook-2": {"Bring the rook to the star in one move.", "Nothing stands in the way on rank 2."},
	"rook-3": {"Bring the rook to the star in two moves.", "A rook turns only between two moves."},
	"rook-4": {"Tap every square the rook can go to.", "It stops before its own pawns."},
	"rook-5": {"The bishop blocks the way. Reach the star in three moves.", "The rook cannot jump, so it goes around."},
	"rook-6": {"Collect three stars in three moves.", "Each star was one straight move from the one before."},
	"rook-7": {"Can the rook go from b3 to g3?", "Your pawn on e3 is in the way."},
	"rook-8": {
		"Collect four stars in four moves. Which one comes last?",
		"First the far side of the rank, then the other side.",
	},
	"rook-9": {"Tap every dark square the rook can go to.", "g7 is a dark square."},

	"bishop-1": {"Tap every square the bishop can go to.", "From here the bishop reaches thirteen squares."},
	"bishop-2": {"Bring the bishop to the star in one move.", "The star is on the same diagonal."},
	"bishop-3": {"Can this bishop ever reach b6?", "b6 is dark and e2 is light."},
	"bishop-4": {"Bring the bishop to the star in two moves.", "It turns where the two diagonals cross."},
	"bishop-5": {"Tap every square the bishop can go to.", "Your own pieces stop it on two diagonals."},
	"bishop-6": {"Collect three stars in three moves.", "All three stars lie on dark squares, like the bishop."},
	"bishop-7": {
		"The pawn blocks the diagonal. Reach the star in three moves.",
		"The bishop went around your pawn, over a2 and g8.",
	},
	"bishop-8": {"Tap every square the bishop can go to.", "It stops before your rook and your pawn."},
	"bishop-9": {"Tap every piece that can go to c6.", "One goes straight, one goes diagonally."},

	"queen-1": {"Tap every square the queen can go to.", "Straight and diagonal, until a pawn stops her."},
	"queen-2": {"Bring the queen to the star in one move.", "She goes diagonally, like a bishop."},
	"queen-3": {"Collect two stars in two moves.", "First straight, then diagonally."},
	"queen-4": {"Tap every square the queen can go to.", "Your own pieces stop her, straight or diagonally."},
	"queen-5": {"Can the queen go from c3 to d5?", "No queen moves like that."},
	"queen-6": {"Collect four stars in four moves.", "Each star is one queen move from the one before."},
	"queen-7": {"Her pawns stand close. Reach the star in two moves.", "There is a gap beside the pawns."},
	"queen-8": {
		"Collect four stars in four moves.",
		"Each star is one queen move from the one before, around the board.",
	},
	"queen-9": {"Tap every piece that can go to e7.", "Rook, bishop and queen all meet on e7."},

	"king-1": {"Tap every square your king can go to.", "One step in each of eight directions."},
	"king-2": {"Walk your king to the star in three moves.", "Diagonal steps save time."},
	"king-3": {"Tap every square your king can go to.", "Your own pieces fill three of its squares."},
	"king-4": {"Tap every square where your king is safe.", "The rook on d8 attacks d5."},
	"king-5": {"Tap every square where your king is safe.", "The bishop on b6 attacks e3."},
	"king-6": {"Tap every square your king can go to.", "The king on d6 attacks d5."},
	"king-7": {"Can your king go to f5?", "The bishop on c8 attacks f5."},
	"king-8": {"Walk to the star. The rook attacks part of rank 4.", "Behind your pawn the rook attacks nothing."},
	"king-9": {"Tap every square the black king can go to.", "The bishop on d3 attacks g6."},

	"knight-1": {"Tap every square the knight can go to.", "Eight squares, like a ring around the knight."},
	"knight-2": {"Tap every square the knight can go to.", "In the corner a knight has only two squares."},
	"knight-3": {"Bring the knight to the star in one move.", "Two down and one to the side."},
	"knight-4": {"Bring the knight to the star in two moves.", "After two jumps a knight is back on its first color."},
	"knight-5": {"The knight is surrounded. Tap every square it can go to.", "Nothing blocks a knight on its way."},
	"knight-6": {"The star is next door. Reach it in three moves.", "One step away is three moves for a knight."},
	"knight-7": {"Collect three stars in three moves.", "Each star is one jump from the one before."},
	"knight-8": {
		"Reach the star. Never stop where a black piece can take you.",
		"Nothing can take your knight on its way.",
	},
	"knight-9": {"Tap every piece that can go to d5.", "Two jump there, two come diagonally."},
	"knight-10": {
		"Reach the star. Never stop where a black piece can take you.",
		"A knight can stop where nothing attacks it.",
	},
}
