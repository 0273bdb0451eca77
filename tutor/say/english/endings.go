package english

import "chesstutor/tutor/say"

// The exercises of chapter 3: ends and odd rules.
var endings = say.Tasks{
	"mate-1": {Task: "Mate in one with two rooks.", Why: "One rook keeps the king off rank 7, the other gives mate."},
	"mate-2": {
		Task: "The black king's own pawns block it. Mate in one.",
		Why:  "The king's own pawns block its way out.",
	},
	"mate-3": {Task: "Mate in one with the queen.", Why: "The bishop on d3 guards the queen."},
	"mate-4": {Task: "Mate in one with the knight.", Why: "The king's own pieces block its way out."},
	"mate-5": {
		Task: "Mate in one: knight and rook work together.",
		Why:  "The knight on f6 guards the rook and attacks g8.",
	},
	"mate-6":  {Task: "Mate in one with king and rook.", Why: "Your king attacks g3, g4 and g5."},
	"mate-7":  {Task: "You have many checks, but only one mate. Find it.", Why: "The rook on e1 guards the queen."},
	"mate-9":  {Task: "You play the rook to e8. Is that mate?", Why: "The bishop on d7 can take your rook on e8."},
	"mate-10": {Task: "Check! One way out is mate. Find it.", Why: "The rook takes the attacker and gives mate."},
	"mate-11": {Task: "Mini-game: mate Pip's king.", Why: "Pip's king is in check, and cannot get out."},

	"stalemate-1": {
		Task: "You play the queen to g6. Is that stalemate?",
		Why:  "No check and no legal move: a draw by stalemate.",
	},
	"stalemate-2": {Task: "You play the queen to h2. Is that mate?", Why: "That is mate!"},
	"stalemate-3": {Task: "You play the queen to b6. Is that stalemate?", Why: "The pawn on e5 can still move."},
	"stalemate-4": {Task: "Mate in one, but beware of stalemate.", Why: "From c7 or d6 she gives no check: a draw."},
	"stalemate-5": {
		Task: "Mate in one, but beware of stalemate.",
		Why:  "The rook gives check, and your king attacks b1 and b2.",
	},
	"stalemate-6": {Task: "Make a queen move that is no stalemate.", Why: "The black king has a move, or it is mate."},
	"stalemate-7": {
		Task: "Mate in one, although the black pawn can still move.",
		Why:  "It is mate: no pawn move can stop the check.",
	},
	"stalemate-8": {Task: "Mate in one with the rook.", Why: "Your pieces attack every square the king could go to."},
	"stalemate-9": {
		Task: "You can take a pawn, but mate is better. Find it.",
		Why:  "Taking the pawn would be stalemate.",
	},

	"castling-1": {Task: "Castle on the short side.", Why: "King to g1, rook to f1, in one move."},
	"castling-2": {Task: "Castle on the long side.", Why: "King to c1, rook to d1, in one move."},
	"castling-3": {Task: "Can you castle now?", Why: "Your bishop on f1 is in the way."},
	"castling-4": {Task: "Can you castle now?", Why: "The bishop on a6 attacks f1."},
	"castling-5": {Task: "The bishop attacks your rook. Can you castle?", Why: "Only the king's squares must be safe."},
	"castling-6": {Task: "Can you castle now?", Why: "Your king stands in check."},
	"castling-7": {
		Task: "The rook attacks b1. Can you castle on the long side?",
		Why:  "Your king does not cross b1; only your rook does.",
	},
	"castling-8": {Task: "One side is forbidden. Castle on the other.", Why: "The rook on d8 attacks d1."},
	"castling-9": {
		Task: "The bishop attacks your rook. Castle so that you lose nothing.",
		Why:  "Your rook left the diagonal of the bishop.",
	},
	"castling-10": {Task: "Castle with mate.", Why: "The rook gives check, and your king attacks c2 and d2."},

	"odd-pawns-1": {Task: "Make a queen.", Why: "The pawn reached the last rank."},
	"odd-pawns-2": {Task: "Straight ahead is blocked. Make a queen.", Why: "A pawn may take and promote in one move."},
	"odd-pawns-3": {Task: "Promote with mate.", Why: "That is mate!"},
	"odd-pawns-4": {
		Task: "A queen is not always best. Attack king and queen at once.",
		Why:  "The knight gives check and attacks the queen: a fork.",
	},
	"odd-pawns-5": {
		Task: "The black pawn came from d7 to d5. Take en passant.",
		Why:  "Yours goes to d6, and the pawn on d5 is gone.",
	},
	"odd-pawns-6": {
		Task: "The black pawn came from f7 to f5. Take en passant.",
		Why:  "You take as if the pawn went one step.",
	},
	"odd-pawns-7": {
		Task: "The pawn went from d6 to d5. Can you take en passant?",
		Why:  "It came only one step; en passant needs two.",
	},
	"odd-pawns-8": {
		Task: "The pawn went from h7 to h5. Can you take en passant?",
		Why:  "It passed your pawn with two steps just now.",
	},
	"odd-pawns-9":  {Task: "Promote in two moves.", Why: "The black king is too far away to catch the pawn."},
	"odd-pawns-10": {Task: "Promote to a queen.", Why: "On f8 nothing can take back."},

	"worth-1": {
		Task: "Your rook takes the knight on d6. Do you win points?",
		Why:  "You would give your rook for a knight.",
	},
	"worth-2": {Task: "Your knight takes the rook on d6. Do you win points?", Why: "That wins 2 points."},
	"worth-3": {
		Task: "Your bishop takes the knight. Is that a fair trade?",
		Why:  "Bishop and knight are worth three points each.",
	},
	"worth-4": {Task: "Make a fair trade.", Why: "A bishop for a knight: three points for three points."},
	"worth-5": {Task: "Take what wins the most points.", Why: "The pawn takes: you give at most one point."},
	"worth-6": {Task: "One capture wins points. Find it.", Why: "Nothing guards the knight on b7."},
	"worth-7": {Task: "Take what wins the most points.", Why: "The pawn takes back, but a queen is worth much more."},
	"worth-8": {
		Task: "The bishop attacks your queen. Lose no points.",
		Why:  "She is safe now: nine points against three.",
	},
	"worth-9": {
		Task: "Tap every black piece that you can take and win points.",
		Why:  "The knight takes the queen: even a trade wins points.",
	},

	"count-1": {
		Task: "Tap every white piece that attacks e5 directly.",
		Why:  "The bishop and the queen wait behind the pawn.",
	},
	"count-2": {Task: "Your knight takes the pawn on e5. Do you win points?", Why: "That wins 1 point."},
	"count-3": {Task: "Your knight takes the pawn on d5. Do you win points?", Why: "The pawn on e6 takes back."},
	"count-4": {Task: "Count on d5. Take there and win the most points.", Why: "Three attack d5 and one guards it."},
	"count-5": {Task: "Count your rooks in line, and win points.", Why: "Two attack d5 and one guards it."},
	"count-6": {Task: "Take on d5 and win the most points.", Why: "The pawn takes: you give at most one point."},
	"count-7": {Task: "Count first, then win the pawn on e5.", Why: "Two attack e5 and one guards it."},
	"count-8": {Task: "Attack e5 once more, with a safe move.", Why: "Now three attack e5 and two guard it."},
	"count-9": {
		Task: "Three black pieces attack your knight. Lose no points.",
		Why:  "Count again: now Black wins no points.",
	},
	"count-10": {
		Task: "Tap every white piece that Black could win.",
		Why:  "Count attackers and guards on each square.",
	},
}
