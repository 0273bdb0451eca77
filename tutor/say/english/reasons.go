package english

import (
	"maps"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
)

var you = voice{audience: say.Learner}

var pathTexts = say.Path{
	Chapters: []string{"First steps", "Taking, guarding, mate", "Ends and odd rules", "Learning to see"},
	Parts:    []string{"Tactics with names", "Safe play", "Endings", "Openings", "Plans"},
	Lessons:  joined(lessons, secondLessons, openingLessons, planLessons),
	Tasks:    joined(firstSteps, taking, endings, seeing, tactics, safePlay, endgames, openings, plans),
	Reasons:  joined(squareReasons, moveReasons, gameReasons, planTaskReasons),
	Nameless: nameless,
	Games:    gamesTexts,
}

// joined returns one table of several.
func joined[M ~map[K]V, K comparable, V any](tables ...M) M {
	all := M{}
	for _, table := range tables {
		maps.Copy(all, table)
	}
	return all
}

// squareReasons tells of squares that were tapped.
var squareReasons = say.Reasons{
	exercise.SquareNamed: because("$square is up from $file, and across from $rank."),
	exercise.OtherSquare: because("That is $square2. $square is up from $file, and across from $rank."),
	exercise.OffLine:     because("$square is not on that line."),
	exercise.OtherShade:  because("$square is a $shade square."),
	exercise.StartHolds: becauseIf(noPiece, "At the start $square is empty.",
		"At the start $square holds a $bare."),
	exercise.InPlace:       because("$Thing stands where it starts."),
	exercise.NothingThere:  because("Nothing stands on $square."),
	exercise.OtherSide:     because("That is a $bare."),
	exercise.OtherKind:     because("That is a $got, not a $want."),
	exercise.DoesNotAttack: because("$Piece does not attack $square."),
	exercise.DoesNotGuard:  because("$Piece does not guard $square."),
	exercise.InTheWay:      because("$Doer stands between $piece and $square."),
	exercise.NothingTakes:  because("Nothing can take $piece."),
	exercise.KingNeedsNone: because("The king is never taken, so it needs no guard: do not tap it."),
	exercise.TakesNothing: becauseIf(pawn, "$Piece can take nothing. Pawns take one square diagonally ahead.",
		"$Piece can take nothing."),
	exercise.Stuck:     because("$Piece cannot move."),
	exercise.GuardedBy: because("$Doer guards $piece."),
	exercise.WouldTakeBack: becauseIf(mine, "If Black takes on $at, $doer takes back.",
		"If you take on $at, $doer takes back."),
	exercise.SquareAttacked: because("$TheDoer attacks $square."),
	exercise.NotPinned:      because("$Piece is not pinned: nothing attacks the king through it."),
	exercise.NotBehind:      because("$Piece does not stand behind it on that line."),
	exercise.OpensNone:      because("$Piece opens no line onto a black piece."),
	exercise.NoCheckThen:    because("$Piece gives no check then."),
	exercise.HoldsOne:       because("$Piece is not the only guard of two pieces."),
	exercise.HasSafe:        because("$Piece can go to $square."),
	exercise.NotAPiece:      because("Look at the larger pieces, not at pawns or the king."),
	exercise.IsPinned:       because("$Piece is pinned, so it cannot take back."),
	exercise.NoHelp:         because("$Piece cannot help against this check."),
	exercise.NotBetween:     because("Nothing of yours can block on $square."),
	exercise.NoMateThere:    because("Black does not mate on $square."),
	exercise.NoCheckFrom:    because("From $square the $type gives no check."),
	exercise.CannotCheck:    because("$Piece cannot give check."),
	exercise.Before:         because("That was so before the move, too: $piece."),
	exercise.NotOneOfThem:   because("The task asks about $piece; find the others."),
	exercise.NoThreat:       because("Black threatens nothing on $square."),
	exercise.SavesNothing:   because("$Piece cannot save it."),
	exercise.OutsideBox:     because("The king cannot come to $square."),
	exercise.NotFacing:      because("From $square the kings do not face each other."),
	exercise.NotKey:         because("Key squares lie two ranks before the pawn: on its file, and beside."),
	exercise.NotCut:         because("There the rook does not stand between king and pawn."),
	exercise.Slower:         because("$Piece needs $count moves, the other pawn $of."),
	exercise.Missing: becauseIf(oneRight, "That one is right. Find $count more.",
		"Those are right. Find $count more."),
	exercise.NothingTapped: because("Nothing is tapped yet. Tap on the board first."),
	exercise.TooFew:        because("Tap $count more."),
}

// moveReasons tells of moves that do not meet the task.
var moveReasons = say.Reasons{
	exercise.OtherPiece:  because("This task is about $piece."),
	exercise.TooFar:      because("From $square you need $count more moves. You had $of left."),
	exercise.Unreachable: because("From $square you cannot get them all any more."),
	exercise.CanBeTaken:  because("The black $doing can take $piece."),
	exercise.StarsWait: becauseIf(oneSquare, "Not there. One move is enough.",
		"That was your last move, and $squares still wait."),
	exercise.MovesIt:     because("That moves $piece itself."),
	exercise.NoCapture:   because("That takes nothing."),
	exercise.OtherTaken:  because("That takes a $got, not a $want."),
	exercise.OtherMover:  because("That is a move of the $got, not of a $want."),
	exercise.TakenBack:   because("$Doer takes back."),
	exercise.ThenTakes:   because("Then $doer takes $piece."),
	exercise.GivesFor:    because("You would give your $got for a $want."),
	exercise.StillTakes:  becauseIf(before, "$Doer can still take $piece for free.", "$Doer can still take $piece."),
	exercise.OtherWay:    because("That helps, but not by $way."),
	exercise.NoCheck:     becauseIf(before, "You are out of check, but it is not mate.", "That gives no check."),
	exercise.KingGoes:    because("The king can go to $square."),
	exercise.KingTakes:   because("The king can take $piece."),
	exercise.CanTake:     because("$Doer can take $piece."),
	exercise.CanBlock:    because("$TheDoer can block on $square."),
	exercise.IsStalemate: because("No check and no legal move: a draw by stalemate."),

	exercise.NoCastling:    because("That is not castling."),
	exercise.KingSteps:     because("That is no castling: the king takes one step."),
	exercise.RookAlone:     because("That moves only the rook."),
	exercise.NoPromotion:   because("No pawn reaches the last rank with that."),
	exercise.OtherPromoted: because("That makes a $got, not a $want."),
	exercise.NotEnPassant:  because("That is not en passant."),

	exercise.NotFair: becauseIf(nothing, "That is no trade: nothing takes back.",
		"That wins $points: more than a fair trade."),
	exercise.WinsFewer:      because("That wins $points; another move wins $more."),
	exercise.WinsNothing:    because("That wins no points."),
	exercise.ElsewhereTaken: because("The task asks you to take on $square."),
	exercise.MatesThen:      because("Then Black mates with $theDoer."),
	exercise.PromotesThen:   because("Then $theDoer makes a queen on $square."),
	exercise.NoNewAttack: becauseIf(before, "That piece already did attack $square2.",
		"From $square the $type does not attack $square2."),
	exercise.NoNewGuard: becauseIf(before, "That piece already did guard $square2.",
		"From $square the $type does not guard $square2."),
	exercise.AttacksOnly: becauseIf(nobody, "From $square the $type attacks nothing.",
		"From $square the $type attacks only $theDoer."),
	exercise.ForkFails:      because("It attacks two pieces, but is not sure to win one."),
	exercise.PinsNothing:    because("$Piece is not pinned after that."),
	exercise.NothingBehind:  because("Nothing to win stands behind $piece."),
	exercise.PinInstead:     because("The smaller piece stands in front: that is a pin."),
	exercise.OpensNothing:   becauseIf(nothing, "No line opens with that.", "A line opens, but that wins nothing."),
	exercise.KeepsSquares:   because("The king keeps $count squares; you can leave it $of."),
	exercise.OffCentre:      because("That moves no pawn to d4 or e4."),
	exercise.OtherMove:      because("That is $played, not $wanted."),
	exercise.NothingNew:     because("That brings out no new knight or bishop."),
	exercise.RaceLost:       because("The black pawns win this race."),
	exercise.RaceDrawn:      because("Then $doer goes to $square, and nobody can win for sure."),
	exercise.NotInTime:      because("Then the $doing goes to $square, and you are too late."),
	exercise.NoGain:         because("Then the $doing goes to $square, and you win nothing."),
	exercise.NoGainTaken:    because("Then the $doing takes on $square, and you win nothing."),
	exercise.LuresNothing:   because("That wins, too, but it calls no guard away."),
	exercise.UsesNoPin:      because("That uses no pin."),
	exercise.DrawnThen:      because("Then the $doing goes to $square, and it is a draw."),
	exercise.LostThen:       because("Then the $doing goes to $square, and you lose."),
	exercise.OtherWin:       because("That wins, too, but in another way."),
	exercise.OtherTrade:     because("That trades no piece for one worth as much."),
	exercise.TakesAtOnce:    because("That takes back at once. Look for a check first."),
	exercise.TakesElsewhere: because("That takes elsewhere. Look for a check or a threat."),
	exercise.NoOpenedCheck:  because("No piece behind it gives check then."),
	exercise.DoesNothing:    because("That takes it. The task is to attack it."),

	exercise.Follows: becauseIf(before, "If $doer takes on $square, you take on $square2.",
		"If $doer goes to $square, you take on $square2."),
}

// What the reasons of some kinds depend on.
func noPiece(r exercise.Reason) bool   { return len(r.Pieces) == 0 }
func mine(r exercise.Reason) bool      { return r.Pieces[0].Piece.Color() == chess.White }
func pawn(r exercise.Reason) bool      { return r.Pieces[0].Piece.Type() == chess.Pawn }
func nobody(r exercise.Reason) bool    { return len(r.By) == 0 }
func oneRight(r exercise.Reason) bool  { return r.Of == 1 }
func oneSquare(r exercise.Reason) bool { return len(r.Squares) <= 1 }
func nothing(r exercise.Reason) bool   { return r.Count == 0 }
func before(r exercise.Reason) bool    { return r.Count == 1 }

// waysTexts says in which way a danger is met.
var waysTexts = map[exercise.Way]string{
	exercise.ByMoving: "moving it", exercise.ByGuarding: "guarding", exercise.ByTaking: "taking",
	exercise.ByBlocking: "blocking", exercise.ByThreat: "a threat of your own", exercise.ByKing: "moving the king",
}

// gameReasons tells how a small game was lost.
var gameReasons = say.Reasons{
	exercise.PawnThrough: because("A black pawn got across: a queen!"),
	exercise.PieceLost:   because("$Doer took $piece."),
	exercise.NoMoveLeft: becauseIf(before, "Pip has no move left, so nobody wins.",
		"You have no move left, so nobody wins."),
	exercise.OutOfMoves: because("$limit moves were not enough."),
}

// gamesTexts says how small games are won and lost.
var gamesTexts = say.GameRules{
	"pawns": func(*exercise.Exercise) string {
		return "First across the board wins; with no move left, nobody wins."
	},
	"queen-pawns": func(e *exercise.Exercise) string {
		if e.Position.Color(chess.White).Count() > 2 { // one piece and a hidden king
			return "Take every pawn before one gets across, and keep one piece."
		}
		if e.Position.Pieces(chess.Queen, chess.White) == 0 {
			return "Take every pawn before one gets across, and keep your rook."
		}
		return "Take every pawn before one gets across, and keep your queen."
	},
	"ending": func(e *exercise.Exercise) string {
		if e.Position.Pieces(chess.Pawn, chess.White) == 0 {
			return sentence("keep the win, and take the pawn; you have %d moves", e.Most)
		}
		return sentence("keep the win, and make a queen; you have %d moves", e.Most)
	},
	"mate": func(e *exercise.Exercise) string {
		return sentence("keep every piece; you have %d moves", e.Most)
	},
}
