package english

import (
	"maps"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
)

var you = voice{audience: say.Learner}

var pathTexts = say.Path{
	Chapters: []string{"First steps", "Taking and guarding", "Ends and odd rules", "Learning to see"},
	Lessons:  lessons,
	Tasks:    joined(firstSteps, taking, endings, seeing),
	Reasons:  joined(squareReasons, moveReasons, gameReasons),
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
	exercise.SquareNamed: because("$square is on file $file and rank $rank."),
	exercise.OffLine:     because("$square is not on that line."),
	exercise.OtherShade:  because("$square is a $shade square."),
	exercise.StartHolds: func(r exercise.Reason) string {
		if len(r.Pieces) == 0 {
			return sentence("at the start %s is empty", r.Squares[0])
		}
		return sentence("at the start %s holds a %s", r.Squares[0], r.Pieces[0].Piece)
	},
	exercise.InPlace:       because("$Thing stands where it starts."),
	exercise.NothingThere:  because("Nothing stands on $square."),
	exercise.OtherSide:     because("That is a $bare."),
	exercise.OtherKind:     because("That is a $got, not a $want."),
	exercise.DoesNotReach:  because("$Piece cannot go to $square."),
	exercise.DoesNotAttack: because("$Piece does not attack $square."),
	exercise.DoesNotGuard:  because("$Piece does not guard $square."),
	exercise.NothingTakes:  because("Nothing can take $piece."),
	exercise.TakesNothing:  because("$Piece can take nothing."),
	exercise.Stuck:         because("$Piece cannot move."),
	exercise.GuardedBy:     because("$Doer guards $piece."),
	exercise.WouldTakeBack: func(r exercise.Reason) string {
		taker := "you take"
		if r.Pieces[0].Piece.Color() == chess.White {
			taker = "Black takes"
		}
		return sentence("if %s on %s, %s takes back", taker, r.Pieces[0].Square, you.piece(r.By[0]))
	},
	exercise.SquareAttacked: because("$TheDoer attacks $square."),
	exercise.NotPinned:      because("$Piece is not pinned."),
	exercise.NoHelp:         because("$Piece cannot help against this check."),
	exercise.NotBetween:     because("Nothing of yours can block on $square."),
	exercise.NoCheckFrom:    because("From $square the $type gives no check."),
	exercise.CannotCheck:    because("$Piece cannot give check."),
	exercise.Before:         because("That was so before the move, too: $piece."),
	exercise.NotOneOfThem:   because("The task asks about $piece; find the others."),
	exercise.Missing:        because("None is wrong; find $count more."),
}

// moveReasons tells of moves that do not meet the task.
var moveReasons = say.Reasons{
	exercise.OtherPiece: because("This task is about $piece."),
	exercise.TooFar: func(r exercise.Reason) string {
		is := "are"
		if r.Of == 1 {
			is = "is"
		}
		return sentence("from %s you need %s more moves, and %s %s left",
			r.Squares[0], number(r.Count), number(r.Of), is)
	},
	exercise.Unreachable: because("From $square you cannot get every star any more."),
	exercise.CanBeTaken:  because("$Doer can take $piece."),
	exercise.StarsWait: func(r exercise.Reason) string {
		if n := len(r.Squares); n > 1 {
			return sentence("no move is left, and %s stars still wait", number(n))
		}
		return "No move is left, and a star still waits."
	},
	exercise.MovesIt:     because("That moves $piece itself."),
	exercise.NoCapture:   because("That takes nothing."),
	exercise.OtherTaken:  because("That takes a $got, not a $want."),
	exercise.OtherMover:  because("That is a move of the $got, not of a $want."),
	exercise.TakenBack:   because("$Doer takes back."),
	exercise.ThenTakes:   because("Then $doer takes $piece."),
	exercise.GivesFor:    because("You would give your $got for a $want."),
	exercise.StillTakes:  because("$Doer can still take $piece."),
	exercise.OtherWay:    because("That helps, but not by $way."),
	exercise.NoCheck:     because("That gives no check."),
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

	exercise.NotFair: func(r exercise.Reason) string {
		if r.Count == 0 {
			return "That is no trade: nothing takes back."
		}
		return sentence("that wins %s: more than a fair trade", points(r.Count))
	},
	exercise.WinsFewer:      because("That wins $points; another move wins $more."),
	exercise.WinsNothing:    because("That wins no points."),
	exercise.ElsewhereTaken: because("The task asks you to take on $square."),
	exercise.MatesThen:      because("Then Black mates with $theDoer."),
	exercise.PromotesThen:   because("Then $theDoer makes a queen on $square."),
	exercise.NoNewAttack:    fromThere("attack"),
	exercise.NoNewGuard:     fromThere("guard"),
	exercise.AttacksOnly: func(r exercise.Reason) string {
		from, mover := r.Squares[0], r.Pieces[0].Piece.Type()
		if len(r.By) == 0 {
			return sentence("from %s the %s attacks nothing", from, mover)
		}
		return sentence("from %s the %s attacks only %s", from, mover, the(r.By[0]))
	},
	exercise.ForkFails:     because("It attacks two pieces, but is not sure to win one."),
	exercise.PinsNothing:   because("$Piece is not pinned after that."),
	exercise.NothingBehind: because("Nothing to win stands behind $piece."),
	exercise.OpensNothing: func(r exercise.Reason) string {
		return []string{"No line opens with that.", "A line opens, but that wins nothing."}[r.Count]
	},
	exercise.KeepsSquares: because("The king keeps $count squares; you can leave it $of."),
	exercise.OffCentre:    because("That puts no pawn on d4 or e4."),
	exercise.OtherMove:    because("That is $played, not $wanted."),
	exercise.NothingNew:   because("That brings out no new knight or bishop."),
	exercise.RaceLost:     because("The black pawns win this race."),
	exercise.RaceDrawn:    because("That does not win for sure."),
	exercise.NotInTime:    because("Then the $doing goes to $square, and you are too late."),
	exercise.DoesNothing:  because("That takes it. The task is to attack it."),
}

// fromThere tells that a piece does not attack or guard a square, or did before.
func fromThere(verb string) func(exercise.Reason) string {
	return func(r exercise.Reason) string {
		if r.Count == 1 {
			return sentence("that piece already did %s %s", verb, r.Squares[1])
		}
		return sentence("from %s the %s does not %s %s", r.Squares[0], r.Pieces[0].Piece.Type(), verb, r.Squares[1])
	}
}

// waysTexts says in which way a danger is met.
var waysTexts = map[exercise.Way]string{
	exercise.ByMoving: "moving it", exercise.ByGuarding: "guarding", exercise.ByTaking: "taking",
	exercise.ByBlocking: "blocking", exercise.ByThreat: "a threat of your own", exercise.ByKing: "moving the king",
}

// gameReasons tells how a small game was lost.
var gameReasons = say.Reasons{
	exercise.PawnThrough: because("A black pawn reached the last rank."),
	exercise.PieceLost:   because("$Doer took $piece."),
	exercise.NoMoveLeft:  because("No move is left, so nobody wins."),
	exercise.OutOfMoves:  because("$limit moves were not enough."),
}

// gamesTexts says how small games are won and lost.
var gamesTexts = say.GameRules{
	"pawns": func(*exercise.Exercise) string { return "First on the last rank wins. No move left is a draw." },
	"queen-pawns": func(*exercise.Exercise) string {
		return "Take them all. None may get through or take your queen. No move left is a draw."
	},
	"mate": func(e *exercise.Exercise) string {
		return sentence("you have %d moves, and may lose no piece", e.Most)
	},
}
