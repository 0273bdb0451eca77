package english

import (
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
)

// planTaskReasons tells of squares and moves that do not meet a task about plans or openings.
var planTaskReasons = say.Reasons{
	exercise.TradesPawns:  because("That trades pawns. When you are ahead, keep them."),
	exercise.NotAhead:     becauseIf(behind, "You are $points behind: keep your pieces.", "You are not ahead."),
	exercise.NoTrade:      because("That trades no piece."),
	exercise.PawnOnLine:   because("$Piece stands on that line."),
	exercise.OnOpenLine:   because("$Piece stands on an open line already."),
	exercise.CanGo:        because("$Piece can move."),
	exercise.ReachesMore:  because("$Piece can go to more squares than another piece."),
	exercise.ReachesFewer: because("From $square2 it reaches more squares than from $square."),
	exercise.NotBefore:    because("$Piece does not stand before the king."),
	exercise.NoAir:        because("The king still has no way forward."),
	exercise.NoAim: becauseIf(before, "That piece already looked at a square beside the king.",
		"From $square the $type looks at no square beside the king."),
	exercise.StandsBy:     because("$Doer stands beside it or behind it."),
	exercise.StoppedBy:    because("$Doer can still stop that pawn."),
	exercise.NoNewPassed:  because("That makes no new passed pawn."),
	exercise.AlreadyOut:   because("$Piece is out already."),
	exercise.NoMinor:      because("Tap only knights and bishops that have not moved yet."),
	exercise.NoHabit:      because("No pawn to the middle, no piece out, no castling."),
	exercise.NoAimThere:   because("From $square the $type does not look at $square2."),
	exercise.NotInSetUp:   because("That move does not belong to the set-up."),
	exercise.ShutsIn:      because("That shuts in $piece."),
	exercise.StaysInSetUp: because("$Piece has no move left in this set-up."),
}

func behind(r exercise.Reason) bool { return r.Count > 0 }
