package english

import "chesstutor/tutor/say"

// The exercises of the third part of the second path: endings.
var endgames = say.Tasks{
	"box-1": {Task: "Tap every square the king can come to.", Why: "The rook shuts him in: three squares are left."},
	"box-2": {Task: "Tap every square the king can come to.", Why: "Rook and king leave him three squares."},
	"box-3": {Task: "Your queen goes to c7. Is it stalemate?", Why: "No check, and no square is left: a draw."},
	"box-4": {Task: "Your rook goes to g7. Is it stalemate?", Why: "The king can go to b8."},
	"box-5": {Task: "Shut the king in with your queen.", Why: "From b4 the queen leaves him the fewest squares."},
	"box-6": {Task: "Shut the king in with your rook.", Why: "He must stay on rank 1."},
	"box-7": {Task: "Shut the king in with your rook.", Why: "He must stay on file a."},
	"box-8": {Task: "Mate in two moves.", Why: "He must go to f8, and the rook mates on h8."},
	"box-9": {
		Task: "Mate with the queen.",
		Why:  "The queen shut him in, and your king helped.",
	},
	"box-10": {Task: "Mate with the rook.", Why: "Rook and king drove him to the edge together."},

	"square-1": {
		Task: "Tap every square where your king still catches the pawn.",
		Why:  "On these squares he is inside the pawn's square.",
	},
	"square-2": {
		Task: "Tap every square where your king still catches the pawn.",
		Why:  "The square reaches from h5 to d1.",
	},
	"square-3": {
		Task: "You move first. Does your king catch the pawn?",
		Why:  "One step brings him only to file c: outside.",
	},
	"square-4": {
		Task: "You move first. Does your pawn promote safely?",
		Why:  "After a step, Black's king is still outside the square.",
	},
	"square-5": {
		Task: "You move first. Does your pawn promote safely?",
		Why:  "After its step, Black's king comes into the square.",
	},
	"square-6": {Task: "Only one move wins: how near is Black's king?", Why: "The pawn must run at once."},
	"square-7": {Task: "Save the draw: catch the pawn.", Why: "On the diagonal your king comes into the square."},
	"square-8": {
		Task: "Only one move wins: how may a pawn begin?",
		Why:  "Two squares at once: Black's king stays outside.",
	},
	"square-9":  {Task: "Make a queen in two moves.", Why: "Your king guards the square where it promotes."},
	"square-10": {Task: "Make a queen in two moves.", Why: "Black's king comes one step too late."},

	"opposition-1": {
		Task: "Tap the square where your king faces his.",
		Why:  "One square is between, and Black must move.",
	},
	"opposition-2": {
		Task: "Tap the square where your king faces his.",
		Why:  "On d6 your king keeps his from the pawn.",
	},
	"opposition-3": {
		Task: "Your king goes to e4. Do you still win?",
		Why:  "The kings face each other, and Black must move.",
	},
	"opposition-4": {
		Task: "Your pawn goes to f5. Do you still win?",
		Why:  "The pawn went too far: the king should go first.",
	},
	"opposition-5": {Task: "Keep the win: face his king.", Why: "Your king faces his, and guards the pawn's way."},
	"opposition-6": {Task: "Keep the win.", Why: "Black's king must give way, and yours goes on."},
	"opposition-7": {Task: "Keep the win.", Why: "Kings can face each other along a rank, too."},
	"opposition-8": {Task: "Save the draw.", Why: "Straight back: whichever way he comes, you face him."},
	"opposition-9": {Task: "Bring your pawn through.", Why: "His king had to give way, and the pawn promoted."},

	"key-squares-1": {Task: "Tap the three key squares of your pawn.", Why: "They lie on rank 4."},
	"key-squares-2": {Task: "Tap the three key squares of your pawn.", Why: "They lie on rank 5."},
	"key-squares-3": {Task: "Tap the three key squares of your pawn.", Why: "They lie on rank 6."},
	"key-squares-4": {Task: "You move first. Do you win?", Why: "Your king stands on c4, a key square."},
	"key-squares-5": {Task: "You move first. Do you win?", Why: "Black's king keeps yours from the key squares."},
	"key-squares-6": {
		Task: "Win: bring your king to a key square.",
		Why:  "From f6, a key square, he helps the pawn.",
	},
	"key-squares-7": {Task: "Win: go towards a key square.", Why: "From b3 your king comes to a4 or c4 next."},
	"key-squares-8": {
		Task: "Win: go towards a key square.",
		Why:  "Your king goes before the pawn, and will face his.",
	},
	"key-squares-9":  {Task: "King first, then the pawn.", Why: "The king went first, and the pawn followed."},
	"key-squares-10": {Task: "Bring your pawn through.", Why: "The king went first, and the pawn followed."},

	"pawn-race-1": {
		Task: "Tap the pawn that promotes first. You move first.",
		Why:  "Both need three moves, and you begin.",
	},
	"pawn-race-2": {Task: "You move first. Do you win the race?", Why: "Both pawns promote, and it is a draw."},
	"pawn-race-3": {
		Task: "You move first. Do you win the race?",
		Why:  "Your pawn promotes first, with check if his king stays.",
	},
	"pawn-race-4": {Task: "You move first. Do you win the race?", Why: "Black's pawn needs one move less."},
	"pawn-race-5": {
		Task: "Black's pawn is nearly there. Which move still wins?",
		Why:  "First stop Black's pawn, then your own runs.",
	},
	"pawn-race-6": {
		Task: "Count the steps of Black's king. Which move wins?",
		Why:  "Black's king comes too late; then you take the pawn.",
	},
	"pawn-race-7": {Task: "Your pawn needs help. Which move wins?", Why: "Your king guards the way of your pawn."},
	"pawn-race-8": {Task: "Make a queen in two moves.", Why: "It had to run at once: the king stood beside it."},
	"pawn-race-9": {Task: "Make a queen in two moves.", Why: "First your king guarded the last square."},

	"rook-endings-1": {
		Task: "Tap every square where your rook cuts the king off.",
		Why:  "On ranks 4 and 5 it stands between king and pawn.",
	},
	"rook-endings-2": {
		Task: "Tap every square where your rook cuts the king off.",
		Why:  "On ranks 3 and 4 it stands between king and pawn.",
	},
	"rook-endings-3": {Task: "You move first. Do you win?", Why: "Your king stands before the pawn."},
	"rook-endings-4": {Task: "You move first. Do you win?", Why: "Black's king guards the pawn, and yours is far."},
	"rook-endings-5": {
		Task: "Which move wins? Watch the pawn's last square.",
		Why:  "From h1 the rook guards d1, the pawn's last square.",
	},
	"rook-endings-6": {
		Task: "Which move wins? The pawn promotes next.",
		Why:  "Behind the pawn the rook takes it when it moves.",
	},
	"rook-endings-7": {
		Task: "Win: keep Black's king from his pawn.",
		Why:  "On rank 5 the rook keeps the king from his pawn.",
	},
	"rook-endings-8": {
		Task: "Win: which piece is still far away?",
		Why:  "The rook can wait: your king must come near.",
	},
	"rook-endings-9":  {Task: "Win the pawn.", Why: "Rook and king together won the pawn."},
	"rook-endings-10": {Task: "Win the pawn.", Why: "Rook and king together won the pawn."},
}
