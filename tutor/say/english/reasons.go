package english

import (
	"fmt"
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

// about makes a reason's sentence of a piece.
func about(format string) func(exercise.Reason) string {
	return func(r exercise.Reason) string { return sentence(format, you.piece(r.Pieces[0])) }
}

// onSquare makes a reason's sentence of a square.
func onSquare(format string) func(exercise.Reason) string {
	return func(r exercise.Reason) string { return sentence(format, r.Squares[0]) }
}

// pieceAndSquare makes a reason's sentence of a piece and a square.
func pieceAndSquare(format string) func(exercise.Reason) string {
	return func(r exercise.Reason) string { return sentence(format, you.piece(r.Pieces[0]), r.Squares[0]) }
}

// byOn makes a reason's sentence of who does it, and to which piece.
func byOn(format string) func(exercise.Reason) string {
	return func(r exercise.Reason) string { return sentence(format, you.piece(r.By[0]), you.piece(r.Pieces[0])) }
}

// by makes a reason's sentence of who does it.
func by(format string) func(exercise.Reason) string {
	return func(r exercise.Reason) string { return sentence(format, you.piece(r.By[0])) }
}

// gotNotWant makes a reason's sentence of two kinds of pieces.
func gotNotWant(format string) func(exercise.Reason) string {
	return func(r exercise.Reason) string { return sentence(format, r.Got, r.Want) }
}

func always(text string) func(exercise.Reason) string {
	return func(exercise.Reason) string { return text }
}

// squareReasons tells of squares that were tapped.
var squareReasons = say.Reasons{
	exercise.SquareNamed: func(r exercise.Reason) string {
		s := r.Squares[0].String()
		return fmt.Sprintf("%s is on file %s and rank %s.", s, s[:1], s[1:])
	},
	exercise.OffLine: func(r exercise.Reason) string { return fmt.Sprintf("%s is not on that line.", r.Squares[0]) },
	exercise.OtherShade: func(r exercise.Reason) string {
		return fmt.Sprintf("%s is a %s square.", r.Squares[0], []string{"light", "dark"}[r.Count])
	},
	exercise.StartHolds: func(r exercise.Reason) string {
		if len(r.Pieces) == 0 {
			return sentence("at the start %s is empty", r.Squares[0])
		}
		return sentence("at the start %s holds a %s", r.Squares[0], r.Pieces[0].Piece)
	},
	exercise.InPlace: func(r exercise.Reason) string {
		return sentence("%s stands where it starts", the(r.Pieces[0]))
	},
	exercise.NothingThere:  onSquare("nothing stands on %s"),
	exercise.OtherSide:     func(r exercise.Reason) string { return sentence("that is a %s", r.Pieces[0].Piece) },
	exercise.OtherKind:     gotNotWant("that is a %s, not a %s"),
	exercise.DoesNotReach:  pieceAndSquare("%s cannot go to %s"),
	exercise.DoesNotAttack: pieceAndSquare("%s does not attack %s"),
	exercise.DoesNotGuard:  pieceAndSquare("%s does not guard %s"),
	exercise.NothingTakes:  about("nothing can take %s"),
	exercise.TakesNothing:  about("%s can take nothing"),
	exercise.Stuck:         about("%s cannot move"),
	exercise.GuardedBy:     byOn("%s guards %s"),
	exercise.WouldTakeBack: func(r exercise.Reason) string {
		taker := "you take"
		if r.Pieces[0].Piece.Color() == chess.White {
			taker = "Black takes"
		}
		return sentence("if %s on %s, %s takes back", taker, r.Pieces[0].Square, you.piece(r.By[0]))
	},
	exercise.SquareAttacked: func(r exercise.Reason) string {
		return sentence("%s attacks %s", the(r.By[0]), r.Squares[0])
	},
	exercise.NotPinned:  about("%s is not pinned"),
	exercise.NoHelp:     about("%s cannot help against this check"),
	exercise.NotBetween: onSquare("nothing of yours can block on %s"),
	exercise.NoCheckFrom: func(r exercise.Reason) string {
		return sentence("from %s the %s gives no check", r.Squares[0], r.Pieces[0].Piece.Type())
	},
	exercise.CannotCheck: about("%s cannot give check"),
	exercise.Before:      about("that was so before the move, too: %s"),
	exercise.NotOneOfThem: func(r exercise.Reason) string {
		return sentence("the task asks about %s; find the others", you.piece(r.Pieces[0]))
	},
	exercise.Missing: func(r exercise.Reason) string {
		return sentence("none is wrong; find %s more", number(r.Count))
	},
}

// moveReasons tells of moves that do not meet the task.
var moveReasons = say.Reasons{
	exercise.OtherPiece: about("this task is about %s"),
	exercise.TooFar: func(r exercise.Reason) string {
		is := "are"
		if r.Of == 1 {
			is = "is"
		}
		return sentence("from %s you need %s more moves, and %s %s left",
			r.Squares[0], number(r.Count), number(r.Of), is)
	},
	exercise.Unreachable: onSquare("from %s you cannot get every star any more"),
	exercise.CanBeTaken:  byOn("%s can take %s"),
	exercise.StarsWait: func(r exercise.Reason) string {
		if n := len(r.Squares); n > 1 {
			return sentence("no move is left, and %s stars still wait", number(n))
		}
		return "No move is left, and a star still waits."
	},
	exercise.MovesIt:    about("that moves %s itself"),
	exercise.NoCapture:  always("That takes nothing."),
	exercise.OtherTaken: gotNotWant("that takes a %s, not a %s"),
	exercise.OtherMover: gotNotWant("that is a move of the %s, not of a %s"),
	exercise.TakenBack:  by("%s takes back"),
	exercise.ThenTakes:  byOn("then %s takes %s"),
	exercise.GivesFor:   gotNotWant("you would give your %s for a %s"),
	exercise.StillTakes: byOn("%s can still take %s"),
	exercise.OtherWay: func(r exercise.Reason) string {
		return sentence("that helps, but not by %s", waysTexts[r.Way])
	},
	exercise.NoCheck:   always("That gives no check."),
	exercise.KingGoes:  onSquare("the king can go to %s"),
	exercise.KingTakes: about("the king can take %s"),
	exercise.CanTake:   byOn("%s can take %s"),
	exercise.CanBlock: func(r exercise.Reason) string {
		return sentence("%s can block on %s", the(r.By[0]), r.Squares[0])
	},
	exercise.IsStalemate: always("No check and no legal move: a draw by stalemate."),

	exercise.NoCastling:    always("That is not castling."),
	exercise.KingSteps:     always("That is no castling: the king takes one step."),
	exercise.RookAlone:     always("That moves only the rook."),
	exercise.NoPromotion:   always("No pawn reaches the last rank with that."),
	exercise.OtherPromoted: gotNotWant("that makes a %s, not a %s"),
	exercise.NotEnPassant:  always("That is not en passant."),

	exercise.NotFair: func(r exercise.Reason) string {
		if r.Count == 0 {
			return "That is no trade: nothing takes back."
		}
		return sentence("that wins %s: more than a fair trade", points(r.Count))
	},
	exercise.WinsFewer: func(r exercise.Reason) string {
		return sentence("that wins %s; another move wins %s", points(r.Count), points(r.Of))
	},
	exercise.WinsNothing:    always("That wins no points."),
	exercise.ElsewhereTaken: onSquare("the task asks you to take on %s"),
	exercise.MatesThen: func(r exercise.Reason) string {
		return sentence("then Black mates with %s", the(r.By[0]))
	},
	exercise.PromotesThen: func(r exercise.Reason) string {
		return sentence("then %s makes a queen on %s", the(r.By[0]), r.Squares[0])
	},
	exercise.NoNewAttack: fromThere("attack"),
	exercise.NoNewGuard:  fromThere("guard"),
	exercise.AttacksOnly: func(r exercise.Reason) string {
		from, mover := r.Squares[0], r.Pieces[0].Piece.Type()
		if len(r.By) == 0 {
			return sentence("from %s the %s attacks nothing", from, mover)
		}
		return sentence("from %s the %s attacks only %s", from, mover, the(r.By[0]))
	},
	exercise.ForkFails:     always("It attacks two pieces, but is not sure to win one."),
	exercise.PinsNothing:   about("%s is not pinned after that"),
	exercise.NothingBehind: about("nothing to win stands behind %s"),
	exercise.OpensNothing: func(r exercise.Reason) string {
		return []string{"No line opens with that.", "A line opens, but that wins nothing."}[r.Count]
	},
	exercise.KeepsSquares: func(r exercise.Reason) string {
		return sentence("the king keeps %s squares; you can leave it %s", number(r.Count), number(r.Of))
	},
	exercise.OffCentre: always("That puts no pawn on d4 or e4."),
	exercise.OtherMove: func(r exercise.Reason) string {
		return fmt.Sprintf("That is %s, not %s.", r.Played, r.Wanted)
	},
	exercise.NothingNew:  always("That brings out no new knight or bishop."),
	exercise.RaceLost:    always("The black pawns win this race."),
	exercise.RaceDrawn:   always("That does not win for sure."),
	exercise.NotInTime:   func(r exercise.Reason) string { return late(r) },
	exercise.DoesNothing: always("That takes it. The task is to attack it."),
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

// late tells the reply after which a line takes too long.
func late(r exercise.Reason) string {
	return sentence("then the %s goes to %s, and you are too late", r.By[0].Piece.Type(), r.Squares[0])
}

// waysTexts says in which way a danger is met.
var waysTexts = map[exercise.Way]string{
	exercise.ByMoving: "moving it", exercise.ByGuarding: "guarding", exercise.ByTaking: "taking",
	exercise.ByBlocking: "blocking", exercise.ByThreat: "a threat of your own", exercise.ByKing: "moving the king",
}

// gameReasons tells how a small game was lost.
var gameReasons = say.Reasons{
	exercise.PawnThrough: always("A black pawn reached the last rank."),
	exercise.PieceLost:   byOn("%s took %s"),
	exercise.NoMoveLeft:  always("No move is left, so nobody wins."),
	exercise.OutOfMoves: func(r exercise.Reason) string {
		return sentence("%d moves were not enough", r.Of)
	},
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
