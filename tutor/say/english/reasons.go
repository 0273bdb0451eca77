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

// The parts of sentences about reasons.
func reasonPiece(r exercise.Reason) any  { return you.piece(r.Pieces[0]) }
func reasonBare(r exercise.Reason) any   { return r.Pieces[0].Piece }
func reasonType(r exercise.Reason) any   { return r.Pieces[0].Piece.Type() }
func doer(r exercise.Reason) any         { return you.piece(r.By[0]) }
func doerType(r exercise.Reason) any     { return r.By[0].Piece.Type() }
func theDoer(r exercise.Reason) any      { return the(r.By[0]) }
func reasonSquare(r exercise.Reason) any { return r.Squares[0] }
func got(r exercise.Reason) any          { return r.Got }
func want(r exercise.Reason) any         { return r.Want }
func reasonCount(r exercise.Reason) any  { return number(r.Count) }

// always returns a function that says the same of every reason of a kind.
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
	exercise.NothingThere:  telling("nothing stands on %s", reasonSquare),
	exercise.OtherSide:     telling("that is a %s", reasonBare),
	exercise.OtherKind:     telling("that is a %s, not a %s", got, want),
	exercise.DoesNotReach:  telling("%s cannot go to %s", reasonPiece, reasonSquare),
	exercise.DoesNotAttack: telling("%s does not attack %s", reasonPiece, reasonSquare),
	exercise.DoesNotGuard:  telling("%s does not guard %s", reasonPiece, reasonSquare),
	exercise.NothingTakes:  telling("nothing can take %s", reasonPiece),
	exercise.TakesNothing:  telling("%s can take nothing", reasonPiece),
	exercise.Stuck:         telling("%s cannot move", reasonPiece),
	exercise.GuardedBy:     telling("%s guards %s", doer, reasonPiece),
	exercise.WouldTakeBack: func(r exercise.Reason) string {
		taker := "you take"
		if r.Pieces[0].Piece.Color() == chess.White {
			taker = "Black takes"
		}
		return sentence("if %s on %s, %s takes back", taker, r.Pieces[0].Square, you.piece(r.By[0]))
	},
	exercise.SquareAttacked: telling("%s attacks %s", theDoer, reasonSquare),
	exercise.NotPinned:      telling("%s is not pinned", reasonPiece),
	exercise.NoHelp:         telling("%s cannot help against this check", reasonPiece),
	exercise.NotBetween:     telling("nothing of yours can block on %s", reasonSquare),
	exercise.NoCheckFrom:    telling("from %s the %s gives no check", reasonSquare, reasonType),
	exercise.CannotCheck:    telling("%s cannot give check", reasonPiece),
	exercise.Before:         telling("that was so before the move, too: %s", reasonPiece),
	exercise.NotOneOfThem:   telling("the task asks about %s; find the others", reasonPiece),
	exercise.Missing:        telling("none is wrong; find %s more", reasonCount),
}

// moveReasons tells of moves that do not meet the task.
var moveReasons = say.Reasons{
	exercise.OtherPiece: telling("this task is about %s", reasonPiece),
	exercise.TooFar: func(r exercise.Reason) string {
		is := "are"
		if r.Of == 1 {
			is = "is"
		}
		return sentence("from %s you need %s more moves, and %s %s left",
			r.Squares[0], number(r.Count), number(r.Of), is)
	},
	exercise.Unreachable: telling("from %s you cannot get every star any more", reasonSquare),
	exercise.CanBeTaken:  telling("%s can take %s", doer, reasonPiece),
	exercise.StarsWait: func(r exercise.Reason) string {
		if n := len(r.Squares); n > 1 {
			return sentence("no move is left, and %s stars still wait", number(n))
		}
		return "No move is left, and a star still waits."
	},
	exercise.MovesIt:    telling("that moves %s itself", reasonPiece),
	exercise.NoCapture:  always("That takes nothing."),
	exercise.OtherTaken: telling("that takes a %s, not a %s", got, want),
	exercise.OtherMover: telling("that is a move of the %s, not of a %s", got, want),
	exercise.TakenBack:  telling("%s takes back", doer),
	exercise.ThenTakes:  telling("then %s takes %s", doer, reasonPiece),
	exercise.GivesFor:   telling("you would give your %s for a %s", got, want),
	exercise.StillTakes: telling("%s can still take %s", doer, reasonPiece),
	exercise.OtherWay: func(r exercise.Reason) string {
		return sentence("that helps, but not by %s", waysTexts[r.Way])
	},
	exercise.NoCheck:     always("That gives no check."),
	exercise.KingGoes:    telling("the king can go to %s", reasonSquare),
	exercise.KingTakes:   telling("the king can take %s", reasonPiece),
	exercise.CanTake:     telling("%s can take %s", doer, reasonPiece),
	exercise.CanBlock:    telling("%s can block on %s", theDoer, reasonSquare),
	exercise.IsStalemate: always("No check and no legal move: a draw by stalemate."),

	exercise.NoCastling:    always("That is not castling."),
	exercise.KingSteps:     always("That is no castling: the king takes one step."),
	exercise.RookAlone:     always("That moves only the rook."),
	exercise.NoPromotion:   always("No pawn reaches the last rank with that."),
	exercise.OtherPromoted: telling("that makes a %s, not a %s", got, want),
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
	exercise.ElsewhereTaken: telling("the task asks you to take on %s", reasonSquare),
	exercise.MatesThen:      telling("then Black mates with %s", theDoer),
	exercise.PromotesThen:   telling("then %s makes a queen on %s", theDoer, reasonSquare),
	exercise.NoNewAttack:    fromThere("attack"),
	exercise.NoNewGuard:     fromThere("guard"),
	exercise.AttacksOnly: func(r exercise.Reason) string {
		from, mover := r.Squares[0], r.Pieces[0].Piece.Type()
		if len(r.By) == 0 {
			return sentence("from %s the %s attacks nothing", from, mover)
		}
		return sentence("from %s the %s attacks only %s", from, mover, the(r.By[0]))
	},
	exercise.ForkFails:     always("It attacks two pieces, but is not sure to win one."),
	exercise.PinsNothing:   telling("%s is not pinned after that", reasonPiece),
	exercise.NothingBehind: telling("nothing to win stands behind %s", reasonPiece),
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
	exercise.NotInTime:   telling("then the %s goes to %s, and you are too late", doerType, reasonSquare),
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

// waysTexts says in which way a danger is met.
var waysTexts = map[exercise.Way]string{
	exercise.ByMoving: "moving it", exercise.ByGuarding: "guarding", exercise.ByTaking: "taking",
	exercise.ByBlocking: "blocking", exercise.ByThreat: "a threat of your own", exercise.ByKing: "moving the king",
}

// gameReasons tells how a small game was lost.
var gameReasons = say.Reasons{
	exercise.PawnThrough: always("A black pawn reached the last rank."),
	exercise.PieceLost:   telling("%s took %s", doer, reasonPiece),
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
