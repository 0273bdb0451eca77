package say

// The exercises of chapter 3: ends and odd rules.
var englishTasks3 = Tasks{
	"mate-1":  {"Mate in one with two rooks.", "One rook holds rank 7, the other gives mate."},
	"mate-2":  {"The black king's own pawns block it. Mate in one.", "The king's own pawns block its way out."},
	"mate-3":  {"Mate in one with the queen.", "The bishop on d3 guards the queen."},
	"mate-4":  {"Mate in one with the knight.", "The king's own pieces block its way out."},
	"mate-5":  {"Mate in one: knight and rook work together.", "The knight on f6 guards the rook and attacks g8."},
	"mate-6":  {"Mate in one with king and rook.", "Your king attacks g3, g4 and g5."},
	"mate-7":  {"You have many checks, but only one mate. Find it.", "The rook on e1 guards the queen."},
	"mate-8":  {"Queen and bishop on one diagonal: mate in one.", "Queen and bishop leave the king no square."},
	"mate-9":  {"You play the rook to e8. Is that mate?", "The bishop on d7 can take your rook on e8."},
	"mate-10": {"Check! One way out is mate. Find it.", "The rook takes the attacker and gives mate."},

	"stalemate-1": {"You play the queen to g6. Is that stalemate?", "No check and no legal move: a draw by stalemate."},
	"stalemate-2": {"You play the queen to h2. Is that mate?", "That is mate!"},
	"stalemate-3": {"You play the queen to b6. Is that stalemate?", "The pawn on e5 can still move."},
	"stalemate-4": {"Mate in one, but beware of stalemate.", "From c7 or d6 she gives no check: a draw."},
	"stalemate-5": {"Mate in one, but beware of stalemate.", "The rook gives check, and your king attacks b1 and b2."},
	"stalemate-6": {"Make a queen move that is no stalemate.", "The black king has a move, or it is mate."},
	"stalemate-7": {
		"Mate in one, although the black pawn can still move.",
		"It is mate: no pawn move can stop the check.",
	},
	"stalemate-8": {"Mate in one with the rook.", "Your pieces attack every square the king could go to."},
	"stalemate-9": {"You can take a pawn, but mate is better. Find it.", "Taking the pawn would be stalemate."},

	"castling-1": {"Castle on the short side.", "King to g1, rook to f1, in one move."},
	"castling-2": {"Castle on the long side.", "King to c1, rook to d1, in one move."},
	"castling-3": {"Can you castle now?", "Your bishop on f1 is in the way."},
	"castling-4": {"Can you castle now?", "The bishop on a6 attacks f1."},
	"castling-5": {"The bishop attacks your rook. Can you castle?", "Only the king's squares must be safe."},
	"castling-6": {"Can you castle now?", "Your king stands in check."},
	"castling-7": {
		"The rook attacks b1. Can you castle on the long side?",
		"Your king does not cross b1; only your rook does.",
	},
	"castling-8": {"One side is forbidden. Castle on the other.", "The rook on d8 attacks d1."},
	"castling-9": {
		"The bishop attacks your rook. Castle so that you lose nothing.",
		"Your rook left the diagonal of the bishop.",
	},
	"castling-10": {"Castle with mate.", "The rook gives check, and your king attacks c2 and d2."},

	"odd-pawns-1": {"Make a queen.", "The pawn reached the last rank."},
	"odd-pawns-2": {"Straight ahead is blocked. Make a queen.", "A pawn may take and promote in one move."},
	"odd-pawns-3": {"Promote with mate.", "That is mate!"},
	"odd-pawns-4": {
		"A queen is not always best. Attack king and queen at once.",
		"The knight gives check and attacks the queen: a fork.",
	},
	"odd-pawns-5": {
		"The black pawn came from d7 to d5. Take en passant.",
		"Yours goes to d6, and the pawn on d5 is gone.",
	},
	"odd-pawns-6": {"The black pawn came from f7 to f5. Take en passant.", "You take as if the pawn went one step."},
	"odd-pawns-7": {
		"The pawn went from d6 to d5. Can you take en passant?",
		"It came only one step; en passant needs two.",
	},
	"odd-pawns-8": {
		"The pawn went from h7 to h5. Can you take en passant?",
		"It passed your pawn with two steps just now.",
	},
	"odd-pawns-9":  {"Promote in two moves.", "The black king is too far away to catch the pawn."},
	"odd-pawns-10": {"Promote to a queen.", "On f8 nothing can take back."},

	"worth-1": {"Your rook takes the knight on d6. Do you win points?", "You would give your rook for a knight."},
	"worth-2": {"Your knight takes the rook on d6. Do you win points?", "That wins 2 points."},
	"worth-3": {
		"Your bishop takes the knight. Is that a fair trade?",
		"Bishop and knight are worth three points each.",
	},
	"worth-4": {"Make a fair trade.", "A bishop for a knight: three points for three points."},
	"worth-5": {"Take what wins the most points.", "The pawn takes: you give at most one point."},
	"worth-6": {"One capture wins points. Find it.", "Nothing guards the knight on b7."},
	"worth-7": {"Take what wins the most points.", "The pawn takes back, but a queen is worth much more."},
	"worth-8": {"The bishop attacks your queen. Lose no points.", "She is safe now: nine points against three."},
	"worth-9": {
		"Tap every black piece that you can take and win points.",
		"The knight takes the queen: even a trade wins points.",
	},

	"count-1":  {"Tap every white piece that attacks e5 directly.", "The bishop and the queen wait behind the pawn."},
	"count-2":  {"Your knight takes the pawn on e5. Do you win points?", "That wins 1 point."},
	"count-3":  {"Your knight takes the pawn on d5. Do you win points?", "The pawn on e6 takes back."},
	"count-4":  {"Count on d5. Take there and win the most points.", "Three attack d5 and one guards it."},
	"count-5":  {"Your rooks stand in line. Count, and win points.", "Two attack d5 and one guards it."},
	"count-6":  {"Take on d5 and win the most points.", "The pawn takes: you give at most one point."},
	"count-7":  {"Count first, then win the pawn on e5.", "Two attack e5 and one guards it."},
	"count-8":  {"Two attack e5, two guard it. Attack it once more, safely.", "Now three attack e5 and two guard it."},
	"count-9":  {"Three black pieces attack your knight. Lose no points.", "Count again: now Black wins no points."},
	"count-10": {"Tap every white piece that Black could win.", "Count attackers and guards on each square."},
}
