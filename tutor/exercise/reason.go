package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A Reason is why an answer is wrong, as data that package say puts into words. The zero value means that the
// answer is right.
type Reason struct {
	Kind ReasonKind
	// Pieces are the pieces that the reason is about, By those that do something to them: attack, guard, capture.
	Pieces, By []fact.PlacedPiece
	// Squares are the squares that the reason is about.
	Squares []chess.Square
	// Want and Got are kinds of pieces: the one asked for and the one chosen.
	Want, Got chess.PieceType
	// Count and Of are numbers, whose meaning depends on Kind.
	Count, Of int
	Way       Way
	// Played and Wanted are moves in SAN.
	Played, Wanted string
	// Why tells what makes the move illegal, for Illegal, CannotMove and DoesNotReach.
	Why fact.Fact
}

// Right reports whether the answer is right, so that there is no reason.
func (r Reason) Right() bool { return r.Kind == "" }

// WinsOtherwise reports whether a move wins as the task asks, but not in its way: it counts as no wrong answer.
func (r Reason) WinsOtherwise() bool { return r.Kind == OtherWin || r.Kind == LuresNothing }

// A ReasonKind is the kind of a reason. In the comments A is the first of Pieces, B the first of By and s the first
// of Squares.
type ReasonKind string

// Reasons about a square that was tapped.
const (
	SquareNamed    ReasonKind = "square-named"    // s is on another file or rank
	OtherSquare    ReasonKind = "other-square"    // s is asked for, not the second square
	OffLine        ReasonKind = "off-line"        // s is not on that line
	OtherShade     ReasonKind = "other-shade"     // s is light (Count 0) or dark (1)
	StartHolds     ReasonKind = "start-holds"     // at the start s holds A, or nothing
	InPlace        ReasonKind = "in-place"        // A stands where it starts
	NothingThere   ReasonKind = "nothing-there"   // nothing stands on s
	OtherSide      ReasonKind = "other-side"      // A is not of the side asked for
	OtherKind      ReasonKind = "other-kind"      // A is Got, not Want
	CannotMove     ReasonKind = "cannot-move"     // see Why
	DoesNotReach   ReasonKind = "does-not-reach"  // A cannot go to s, see Why
	DoesNotAttack  ReasonKind = "does-not-attack" // A does not attack s
	DoesNotGuard   ReasonKind = "does-not-guard"  // A does not guard s
	InTheWay       ReasonKind = "in-the-way"      // B stands between A and s, on a line of A
	NothingTakes   ReasonKind = "nothing-takes"   // nothing can take A
	KingNeedsNone  ReasonKind = "king-needs-none" // A is a king, which is never taken and needs no guard
	TakesNothing   ReasonKind = "takes-nothing"   // A can take nothing
	Stuck          ReasonKind = "stuck"           // A cannot move
	GuardedBy      ReasonKind = "guarded-by"      // B guards A
	WouldTakeBack  ReasonKind = "would-take-back" // if A is taken, B takes back
	SquareAttacked ReasonKind = "square-attacked" // B attacks s
	NotPinned      ReasonKind = "not-pinned"      // A is not pinned
	NotBehind      ReasonKind = "not-behind"      // A does not stand behind the piece asked about, on that line
	OpensNone      ReasonKind = "opens-none"      // no move of A opens a line onto a black piece
	NoCheckThen    ReasonKind = "no-check-then"   // A gives no check after the move asked about
	HoldsOne       ReasonKind = "holds-one"       // A is not the only guard of two pieces
	HasSafe        ReasonKind = "has-safe"        // A can go to s, where it is not lost; of a move, too
	NotAPiece      ReasonKind = "not-a-piece"     // A is a pawn or the king
	IsPinned       ReasonKind = "is-pinned"       // A is pinned, so it guards nothing off its line
	NoHelp         ReasonKind = "no-help"         // A cannot help against the check
	NotBetween     ReasonKind = "not-between"     // s is not between, or nothing can go there
	NoMateThere    ReasonKind = "no-mate-there"   // no black move to s would mate
	NoCheckFrom    ReasonKind = "no-check-from"   // from s, A gives no check
	CannotCheck    ReasonKind = "cannot-check"    // A cannot give check
	Before         ReasonKind = "before"          // it was the same with A before the move
	NotOneOfThem   ReasonKind = "not-one-of-them" // the piece asked about stands on s itself
	NoThreat       ReasonKind = "no-threat"       // Black could neither mate nor win points on s
	SavesNothing   ReasonKind = "saves-nothing"   // no move of A saves the piece asked about
	OutsideBox     ReasonKind = "outside-box"     // the black king cannot come to s
	NotFacing      ReasonKind = "not-facing"      // from s the kings do not face each other
	NotKey         ReasonKind = "not-key"         // s is not two ranks before the pawn, on its file or beside
	NotCut         ReasonKind = "not-cut"         // on s the rook does not stand between king and pawn
	Slower         ReasonKind = "slower"          // pawn A needs Count moves, the other Of
	Missing        ReasonKind = "missing"         // all Of right so far; Count more
	NothingTapped  ReasonKind = "nothing-tapped"  // no square was tapped
	TooFew         ReasonKind = "too-few"         // the task tells of Count more squares than were tapped
)

// Reasons about a move.
const (
	Illegal        ReasonKind = "illegal"        // see Why
	OtherPiece     ReasonKind = "other-piece"    // A is to move, not another
	TooFar         ReasonKind = "too-far"        // from s, Count moves reach the other squares; Of are left
	Unreachable    ReasonKind = "unreachable"    // from s the stars can no longer be reached
	CanBeTaken     ReasonKind = "can-be-taken"   // there a black B can take A
	MovesIt        ReasonKind = "moves-it"       // it moves A itself
	NoCapture      ReasonKind = "no-capture"     // the move takes nothing
	OtherTaken     ReasonKind = "other-taken"    // it takes Got, not Want
	OtherMover     ReasonKind = "other-mover"    // it is a move of Got, not Want
	TakenBack      ReasonKind = "taken-back"     // B takes back
	ThenTakes      ReasonKind = "then-takes"     // then B takes A
	GivesFor       ReasonKind = "gives-for"      // you would give Got for Want
	StillTakes     ReasonKind = "still-takes"    // B can still take A; for nothing (Count 1)
	OtherWay       ReasonKind = "other-way"      // it does what was asked, but not by the Way that was asked for
	NoCheck        ReasonKind = "no-check"       // it gives no check, and (Count 1) ends one where mate is asked for
	KingGoes       ReasonKind = "king-goes"      // the king can go to s
	KingTakes      ReasonKind = "king-takes"     // the king takes A
	CanTake        ReasonKind = "can-take"       // B can take A
	CanBlock       ReasonKind = "can-block"      // B can go between, to s
	IsStalemate    ReasonKind = "is-stalemate"   // no check and no legal move
	NoCastling     ReasonKind = "no-castling"    // it is not castling
	KingSteps      ReasonKind = "king-steps"     // the king takes one step: no castling
	RookAlone      ReasonKind = "rook-alone"     // it moves only the rook
	NoPromotion    ReasonKind = "no-promotion"   // no pawn reaches the last rank
	OtherPromoted  ReasonKind = "other-promoted" // it makes Got, not Want
	NotEnPassant   ReasonKind = "not-en-passant" // it is not en passant
	NotFair        ReasonKind = "not-fair"       // it gains Count points: no fair trade
	WinsFewer      ReasonKind = "wins-fewer"     // it wins Count points, another Of
	WinsNothing    ReasonKind = "wins-nothing"   // it wins no points
	ElsewhereTaken ReasonKind = "elsewhere"      // it takes elsewhere than s
	MatesThen      ReasonKind = "mates-then"     // then B mates
	PromotesThen   ReasonKind = "promotes-then"  // then B goes to s and becomes a queen that stays
	NoNewAttack    ReasonKind = "no-new-attack"  // from s, A does not attack the second square, or (Count 1) did before
	NoNewGuard     ReasonKind = "no-new-guard"   // the same of guarding
	AttacksOnly    ReasonKind = "attacks-only"   // from s, A attacks only By, or nothing
	ForkFails      ReasonKind = "fork-fails"     // A attacks several of By, but is not sure to win one
	PinsNothing    ReasonKind = "pins-nothing"   // nothing is pinned after it
	NothingBehind  ReasonKind = "nothing-behind" // nothing that it wins stands behind A
	PinInstead     ReasonKind = "pin-instead"    // A is worth less than what stands behind it
	OpensNothing   ReasonKind = "opens-nothing"  // no line opens with it, or none that wins
	KeepsSquares   ReasonKind = "keeps-squares"  // it leaves the king Count squares, where Of are possible
	OffCentre      ReasonKind = "off-centre"     // not to d4 or e4
	OtherMove      ReasonKind = "other-move"     // it is Played, not Wanted
	NothingNew     ReasonKind = "nothing-new"    // it brings out no new knight or bishop
	RaceLost       ReasonKind = "race-lost"      // the black pawns win the race
	RaceDrawn      ReasonKind = "race-drawn"     // then B goes to s, and neither side wins by force
	NotInTime      ReasonKind = "not-in-time"    // then B goes to s, and it does not work in time
	DoesNothing    ReasonKind = "does-nothing"   // there was no need, or no use
	NoGain         ReasonKind = "no-gain"        // then B goes to s, and nothing is won
	NoGainTaken    ReasonKind = "no-gain-taken"  // then B takes on s, and nothing is won
	LuresNothing   ReasonKind = "lures-nothing"  // it wins, but calls no guard away
	UsesNoPin      ReasonKind = "uses-no-pin"    // it neither attacks a pinned piece nor takes what one guards
	DrawnThen      ReasonKind = "drawn-then"     // then B goes to s, and it is a draw
	LostThen       ReasonKind = "lost-then"      // then B goes to s, and White loses
	OtherWin       ReasonKind = "other-win"      // it wins, but not in the way that is asked
	OtherTrade     ReasonKind = "other-trade"    // it trades no piece for one worth as much
	TakesAtOnce    ReasonKind = "takes-at-once"  // it takes back what took last
	TakesElsewhere ReasonKind = "takes-else"     // it takes something, and gives no check
	NoOpenedCheck  ReasonKind = "no-open-check"  // no other piece gives check after it
	StarsWait      ReasonKind = "stars-wait"     // no move is left, and stars wait
)

// Reasons about plans and openings.
const (
	TradesPawns  ReasonKind = "trades-pawns"  // it trades pawns
	NotAhead     ReasonKind = "not-ahead"     // White is Count points behind, or even if that is not above zero
	NoTrade      ReasonKind = "no-trade"      // it trades no piece, and offers none
	PawnOnLine   ReasonKind = "pawn-on-line"  // A, a pawn, stands on that file
	OnOpenLine   ReasonKind = "on-open-line"  // A, a rook, stands on an open file already
	CanGo        ReasonKind = "can-go"        // A can go to s
	ReachesMore  ReasonKind = "reaches-more"  // A can go to more squares than another piece
	ReachesFewer ReasonKind = "reaches-fewer" // from s it can go to fewer squares than from the second square
	NotBefore    ReasonKind = "not-before"    // A does not stand before its king
	NoAir        ReasonKind = "no-air"        // the king can still not step forward
	NoAim        ReasonKind = "no-aim"        // from s, A attacks nothing beside the king, or (Count 1) it did before
	StandsBy     ReasonKind = "stands-by"     // B, a pawn, stands beside or behind A, on a file beside
	StoppedBy    ReasonKind = "stopped-by"    // B, a pawn, can stop A
	NoNewPassed  ReasonKind = "no-new-passed" // it makes no new passed pawn
	AlreadyOut   ReasonKind = "already-out"   // A left the square where it starts
	NoMinor      ReasonKind = "no-minor"      // A is no knight or bishop
	NoHabit      ReasonKind = "no-habit"      // no pawn to the middle, no piece brought out, no castling
	NoAimThere   ReasonKind = "no-aim-there"  // from s, A does not look at the second square
	NotInSetUp   ReasonKind = "not-in-set-up" // that move is not one of the set-up
	ShutsIn      ReasonKind = "shuts-in"      // it shuts in A, which has a move of the set-up to make
	StaysInSetUp ReasonKind = "stays"         // the set-up has no move of A, or it was made
)

// Reasons why a Game is lost.
const (
	PawnThrough ReasonKind = "pawn-through" // a black pawn reached the last rank, on s
	PieceLost   ReasonKind = "piece-lost"   // B took A
	NoMoveLeft  ReasonKind = "no-move-left" // White, or Black (Count 1), cannot move on
	OutOfMoves  ReasonKind = "out-of-moves" // Of moves were not enough
)

// Follows is no reason, but what follows a right move: B goes to s, where (Count 1) it takes, and White takes on the
// second square.
const Follows ReasonKind = "follows"

// Reasons for the answer to a Judge exercise.
const (
	ItIsSo ReasonKind = "so" // it is so: only the words of the exercise tell why
)

// pieces returns the pieces on squares, those worth most first.
func pieces(p *chess.Position, squares chess.Bitboard) []fact.PlacedPiece {
	list := fact.On(p, squares.Squares()...)
	slices.SortStableFunc(list, func(a, b fact.PlacedPiece) int { return int(b.Piece.Type()) - int(a.Piece.Type()) })
	return list
}

// about returns a reason about a piece.
func about(kind ReasonKind, p *chess.Position, s chess.Square) Reason {
	r := Reason{Kind: kind, Squares: []chess.Square{s}}
	if p.At(s) != chess.NoPiece {
		r.Pieces = fact.On(p, s)
	}
	return r
}

// barred returns another reason where a piece that is seen stands between the first piece and the first square of this
// one, on a line of that piece: the nearest is what a learner has overlooked.
func (r Reason) barred(e *Exercise) Reason {
	from, to := r.Pieces[0], r.Squares[0]
	between := chess.Between(from.Square, to) & e.Position.Occupied() &^ e.Hidden()
	if between == 0 || !chess.Attacks(from.Piece, from.Square, 0).Has(to) {
		return r
	}
	r.Kind, r.By = InTheWay, pieces(&e.Position, between)
	steps := func(by fact.PlacedPiece) int { return chess.Between(from.Square, by.Square).Count() }
	r.By = []fact.PlacedPiece{slices.MinFunc(r.By, func(a, b fact.PlacedPiece) int { return steps(a) - steps(b) })}
	return r
}

// on returns the reason with the squares that it is about.
func (r Reason) on(squares ...chess.Square) Reason {
	r.Squares = squares
	return r
}

// by returns the reason with those who do it: the one worth least first, as it is the one to fear.
func (r Reason) by(p *chess.Position, squares chess.Bitboard) Reason {
	r.By = pieces(p, squares)
	slices.Reverse(r.By)
	return r
}
