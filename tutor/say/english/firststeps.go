package english

import "chesstutor/tutor/say"

// The exercises of chapter 1: first steps.
var firstSteps = say.Tasks{
	"board-1": {Task: "Tap e4.", Why: "First the letter, then the number: e4."},
	"board-2": {Task: "Tap both pieces on file e.", Why: "These two stand on the file above the letter e."},
	"board-3": {
		Task: "A rank goes straight across. Tap both pieces on rank 6.",
		Why:  "These two stand on the rank beside the number 6.",
	},
	"board-4": {
		Task: "Tap every square of the diagonal from a1 to c3.",
		Why:  "All squares of a diagonal have the same color.",
	},
	"board-6": {Task: "Tap every piece on a dark square.", Why: "The knight and the pawn stand on dark squares."},
	"board-7": {Task: "Are the squares c2 and g6 the same color?", Why: "Both squares are light."},
	"board-8": {Task: "Tap where the white rooks start.", Why: "The rooks start in the corners."},
	"board-9": {
		Task: "Tap where the white queen starts.",
		Why:  "The white queen starts on her own color: d1 is light.",
	},
	"board-10": {
		Task: "Two white pieces changed places. Tap both.",
		Why:  "At the start d1 holds the queen, and e1 the king.",
	},

	"rook-1": {
		Task: "Tap the two rooks that can go to the marked square.",
		Why:  "A rook goes straight, as far as you like.",
	},
	"rook-2": {Task: "Move the rook to the star.", Why: "The rook goes straight."},
	"rook-3": {
		Task: "Move the rook to the star in two moves.",
		Why:  "A rook cannot turn on its way. It needs two moves.",
	},
	"rook-4": {Task: "Tap every square the rook can go to.", Why: "It stops before its own pawn and knight."},
	"rook-5": {
		Task: "The bishop is in the way. Reach the star in three moves.",
		Why:  "The rook cannot jump, so it goes around.",
	},
	"rook-6": {
		Task: "Collect three stars in three moves.",
		Why:  "Each star was one straight move from the one before.",
	},
	"rook-7": {Task: "Can the rook go to the empty marked square in one move?", Why: "Your own pawn is in the way."},
	"rook-9": {Task: "Tap every dark square the rook can go to.", Why: "Your own bishop and pawn stop the rook."},
	"rook-10": {
		Task: "Reach the star in three moves. Never stop where the black rook can go.",
		Why:  "Three moves, and the black rook can go to none of these squares.",
	},
	"rook-11": {
		Task: "Mini-game: land on the pawns. They take down-left or down-right.",
		Why:  "You took every pawn!",
	},

	"bishop-1": {
		Task: "Tap the two bishops that can go to the marked square.",
		Why:  "A bishop goes diagonally, as far as you like.",
	},
	"bishop-2": {Task: "Bring the bishop to the star in one move.", Why: "The star is on the same diagonal."},
	"bishop-3": {
		Task: "Can the bishop ever reach the empty marked square?",
		Why:  "The bishop stays on light squares, and that square is light. It takes two moves.",
	},
	"bishop-4": {Task: "Bring the bishop to the star in two moves.", Why: "It turns where the two diagonals cross."},
	"bishop-5": {
		Task: "Tap every square the bishop can go to.",
		Why:  "Your own pieces stop it on both diagonals.",
	},
	"bishop-6": {
		Task: "Collect three stars in three moves.",
		Why:  "All three stars lie on dark squares, like the bishop.",
	},
	"bishop-7": {
		Task: "The pawn blocks the diagonal. Reach the star in three moves.",
		Why:  "The bishop went around your pawn.",
	},
	"bishop-9": {
		Task: "Tap every piece that can go to the marked square.",
		Why:  "One goes straight, one goes diagonally.",
	},
	"bishop-10": {
		Task: "Reach the star. Never stop where the black rook can go.",
		Why:  "The short way is watched. Around it is safe.",
	},

	"queen-1": {
		Task: "Tap every square the queen can go to.",
		Why:  "Straight and diagonal, until her own pieces stop her.",
	},
	"queen-2": {Task: "Bring the queen to the star in one move.", Why: "Like a bishop. She also goes straight, like a rook."},
	"queen-3": {Task: "Collect two stars in two moves.", Why: "First straight, then diagonally."},
	"queen-5": {Task: "Can the queen go to the empty marked square?", Why: "No queen moves like that."},
	"queen-6": {Task: "Collect four stars in four moves.", Why: "Each star is one queen move from the one before."},
	"queen-7": {Task: "Reach the star in two moves.", Why: "There is a gap beside the pawns."},
	"queen-9": {
		Task: "Tap every piece that can go to the marked square.",
		Why:  "Rook, bishop and queen all meet there.",
	},
	"queen-10": {
		Task: "Mini-game: move onto pawns to take them. They take diagonally down.",
		Why:  "You took every pawn!",
	},
	"queen-11": {
		Task: "Collect two stars. Never stop where a black piece can go.",
		Why:  "Only this way is safe.",
	},
	"queen-12": {
		Task: "Which piece cannot move? Tap it.",
		Why:  "Her own pieces shut her in. Even a queen never jumps.",
	},

	"king-1": {
		Task: "Tap every square your king can go to.",
		Why:  "One step in any direction; the corner leaves three.",
	},
	"king-2": {Task: "Walk your king to the star in three moves.", Why: "Diagonal steps save time."},
	"king-3": {Task: "Tap every square your king can go to.", Why: "Your own pieces fill three of its squares."},
	"king-4": {
		Task: "Tap every square your king can safely step to.",
		Why:  "The rook attacks the three squares beside your king.",
	},
	"king-5": {
		Task: "Tap every square your king can safely step to.",
		Why:  "Rook and bishop attack its other squares from afar.",
	},
	"king-6": {Task: "Tap every square your king can go to.", Why: "Two kings never stand side by side."},
	"king-7": {Task: "Can your king go to the empty marked square?", Why: "The bishop attacks that square."},
	"king-8": {
		Task: "Walk to the star. Keep off the squares the rook attacks.",
		Why:  "Behind your pawn the rook attacks nothing.",
	},
	"king-9": {
		Task: "Tap every square the black king can go to.",
		Why:  "Your rook and bishop attack its other squares.",
	},

	"knight-1": {
		Task: "Tap every square the knight can go to.",
		Why:  "Two squares straight, then one to the side.",
	},
	"knight-2": {Task: "Tap every square the knight can go to.", Why: "In the corner a knight has only two squares."},
	"knight-3": {Task: "Bring the knight to the star in one move.", Why: "Two down and one to the side."},
	"knight-4": {
		Task: "Bring the knight to the star in two moves.",
		Why:  "After two jumps a knight is back on its first color.",
	},
	"knight-5": {
		Task: "Tap every square the knight can go to.",
		Why:  "It jumps over the pawns: nothing blocks a knight.",
	},
	"knight-6": {
		Task: "The star is next door. Reach it in three moves.",
		Why:  "The square beside it is three moves away for a knight.",
	},
	"knight-7": {Task: "Collect two stars in two moves.", Why: "Each star is one jump from the one before."},
	"knight-8": {
		Task: "Reach the star. Never stop where a black piece can take you.",
		Why:  "Nothing can take your knight on its way.",
	},
	"knight-9": {
		Task: "Tap every piece that can go to the marked square.",
		Why:  "One jumps there, one goes diagonally.",
	},
}
