package lesson

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
)

// can reports whether a legal move of a position goes from one square to another.
func can(p *chess.Position, from, to chess.Square) bool {
	return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool { return m.From() == from && m.To() == to })
}

// canTake reports whether some piece named can legally take another named.
func canTake(p *chess.Position, by, piece fact.PlacedPiece) bool {
	return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool {
		on := m.To()
		if m.IsEnPassant() {
			on = chess.SquareAt(m.To().File(), m.From().Rank())
		}
		return m.From() == by.Square && on == piece.Square && p.At(on) == piece.Piece && p.At(m.From()) == by.Piece
	})
}

// takesBack reports whether something can take back where a piece takes another.
func takesBack(p *chess.Position, by, piece fact.PlacedPiece) bool {
	for _, m := range p.Moves() {
		if next := p.Play(m); m.From() == by.Square && m.To() == piece.Square {
			return slices.ContainsFunc(next.Moves(), func(back chess.Move) bool { return back.To() == m.To() })
		}
	}
	return true
}

// proveMove checks the reason of a wrong move by the legal moves.
func proveMove(
	t *testing.T,
	at *exercise.Attempt,
	from, to chess.Square,
	promotion chess.PieceType,
	r exercise.Reason,
) {
	p := at.Position()
	text := at.Exercise().ID + " " + from.String() + to.String() + ": " + string(r.Kind)
	switch {
	case p.At(from).Type() != chess.Pawn || to.Rank() != 7:
		promotion = chess.NoPieceType
	case promotion == chess.NoPieceType:
		promotion = chess.Queen
	}
	m, err := p.FindMove(from, to, promotion)
	require.NoError(t, err, text)
	next := p.Play(m)
	taken := chess.Taken(&p, m).Type()
	switch r.Kind {
	case exercise.NoCapture:
		assert.Equal(t, chess.NoPieceType, taken, text)
	case exercise.OtherTaken:
		assert.True(t, taken == r.Got && taken != r.Want, text)
	case exercise.OtherMover:
		assert.True(t, p.At(from).Type() == r.Got && r.Got != r.Want, text)
	case exercise.MovesIt:
		assert.Equal(t, from, r.Pieces[0].Square, text)
	case exercise.OtherPiece:
		assert.NotEqual(t, from, r.Pieces[0].Square, text)
	case exercise.TakenBack,
		exercise.ThenTakes,
		exercise.KingTakes,
		exercise.CanTake,
		exercise.StillTakes,
		exercise.GivesFor:
		if r.Kind == exercise.KingTakes {
			r.By = []fact.PlacedPiece{{Piece: chess.PieceOf(chess.King, chess.Black), Square: next.King(chess.Black)}}
		}
		for _, by := range r.By {
			assert.True(t, canTake(&next, by, r.Pieces[0]), text)
		}
		assert.NotEmpty(t, r.By, text)
		if r.Kind == exercise.StillTakes && r.Count == 1 {
			assert.False(t, takesBack(&next, r.By[0], r.Pieces[0]), text)
		}
	case exercise.CanBeTaken:
		assert.True(t, chess.Attacks(r.By[0].Piece, r.By[0].Square, next.Occupied()).Has(to), text)
	case exercise.MatesThen:
		proveMate(t, &next, r, at.Exercise().Most, text)
	case exercise.KingGoes:
		assert.True(t, can(&next, next.King(chess.Black), r.Squares[0]), text)
	case exercise.CanBlock, exercise.NotInTime:
		assert.True(t, can(&next, r.By[0].Square, r.Squares[0]), text)
	case exercise.RaceDrawn:
		assert.True(t, can(&next, r.By[0].Square, r.Squares[0]), text)
	case exercise.NoCheck:
		assert.False(t, next.InCheck(), text)
		assert.Equal(t, r.Count == 1, p.InCheck() && at.Exercise().Rule == "mates", text)
	case exercise.IsStalemate:
		assert.True(t, !next.InCheck() && !next.HasMove(), text)
	case exercise.NoCastling, exercise.KingSteps, exercise.RookAlone:
		assert.False(t, m.IsCastle(), text)
	case exercise.NoPromotion:
		assert.Equal(t, chess.NoPieceType, m.Promotion(), text)
	case exercise.OtherPromoted:
		assert.True(t, m.Promotion() == r.Got && r.Got != r.Want, text)
	case exercise.NotEnPassant:
		assert.False(t, m.IsEnPassant(), text)
	case exercise.OtherMove:
		assert.True(t, p.SAN(m) == r.Played && r.Played != r.Wanted, text)
	case exercise.TooFar:
		assert.True(t, r.Squares[0] == to && r.Count > r.Of, text)
	case exercise.StarsWait:
		assert.True(t, r.Squares[0] != to, text)
	case exercise.NoNewAttack:
		assert.Equal(t, chess.Square(to), r.Pieces[0].Square, text)
		attacks := chess.Attacks(next.At(to), to, next.Occupied()).Has(r.Squares[1])
		before := chess.Attacks(p.At(from), from, p.Occupied()).Has(r.Squares[1])
		assert.True(t, !attacks || before, text)
	case exercise.AttacksOnly, exercise.ForkFails:
		attacked := chess.Attacks(next.At(to), to, next.Occupied()) & next.Color(chess.Black)
		assert.Len(t, r.By, attacked.Count(), text)
		assert.Equal(t, r.Kind == exercise.ForkFails, len(r.By) > 1, text)
	case exercise.WinsFewer, exercise.WinsNothing:
		if by := at.Exercise().Rule; r.Kind == exercise.WinsFewer && by != "wins-points" && by != "best-takes" {
			assert.True(t, winsNext(&next, chess.Lead(&p, chess.White)+r.Count) && r.Count < r.Of, text)
			break
		}
		assert.Equal(t, r.Count, chess.Gain(&p, m)-exchange.Best(&next).Count, text)
		assert.True(t, r.Kind == exercise.WinsNothing && r.Count == 0 || r.Count < r.Of, text)
	case exercise.ElsewhereTaken:
		assert.NotEqual(t, to, r.Squares[0], text)
	case exercise.KeepsSquares:
		kept := map[chess.Square]bool{}
		for _, reply := range next.Moves() {
			if reply.From() == next.King(chess.Black) {
				kept[reply.To()] = true
			}
		}
		assert.True(t, len(kept) == r.Count && r.Of < r.Count, text)
	case exercise.OffCentre:
		assert.False(t, p.At(from).Type() == chess.Pawn && (to.String() == "d4" || to.String() == "e4"), text)
	case exercise.NothingNew:
		mover := p.At(from).Type()
		assert.False(t, (mover == chess.Knight || mover == chess.Bishop) && from.Rank() == 0 && to.Rank() > 0, text)
	case exercise.OtherWay, exercise.Unreachable, exercise.NoNewGuard, exercise.PinsNothing, exercise.NothingBehind,
		exercise.OpensNothing, exercise.RaceLost, exercise.NotFair, exercise.DoesNothing:
		// The rule itself: TestSolutionsAreThoseOfAnotherProgram proves which moves meet it.
	case exercise.PawnThrough, exercise.PieceLost, exercise.NoMoveLeft, exercise.OutOfMoves:
		assert.Equal(t, exercise.Game, at.Exercise().Kind, text)
	default:
		if !proveTactic(t, at, m, r, text) && !proveMovePlan(t, at.Exercise(), &p, m, r, text) {
			assert.Fail(t, "not a reason of a move", text)
		}
	}
}

// proveMate proves that a reply mates, at once or in a number of moves.
func proveMate(t *testing.T, p *chess.Position, r exercise.Reason, most int, text string) {
	m, err := p.FindMove(r.By[0].Square, r.Squares[0], chess.NoPieceType)
	require.NoError(t, err, text)
	next := p.Play(m)
	if most == 0 {
		assert.True(t, next.InCheck() && !next.HasMove(), text)
		return
	}
	for _, reply := range next.Moves() {
		at := next.Play(reply)
		assert.True(t, slices.ContainsFunc(at.Moves(), func(m chess.Move) bool {
			end := at.Play(m)
			return end.InCheck() && !end.HasMove()
		}), text)
	}
}

// proveTap checks the reason of a wrong square by the legal moves.
func proveTap(t *testing.T, e *exercise.Exercise, s chess.Square, r exercise.Reason) {
	p := e.Position
	flipped := p.Pass()
	text := e.ID + " " + s.String() + ": " + string(r.Kind)
	switch r.Kind {
	case exercise.NothingThere:
		assert.True(t, p.At(s) == chess.NoPiece || e.Hidden().Has(s), text)
	case exercise.OtherSide, exercise.InPlace, exercise.NotOneOfThem, exercise.Before:
		assert.Equal(t, fact.PlacedPiece{Piece: p.At(s), Square: s}, r.Pieces[0], text)
	case exercise.OtherKind:
		assert.True(t, p.At(s).Type() == r.Got && r.Got != r.Want, text)
	case exercise.SquareNamed, exercise.OffLine, exercise.StartHolds, exercise.NotBetween:
		assert.Equal(t, s, r.Squares[0], text)
	case exercise.OtherSquare:
		assert.Equal(t, []chess.Square{e.Square, s}, r.Squares, text)
	case exercise.OtherShade:
		assert.Equal(t, s.Dark(), r.Count == 1, text)
	case exercise.CannotMove:
		assert.NotEqual(t, fact.KindLegal, r.Why.Kind, text)
	case exercise.DoesNotReach, exercise.DoesNotAttack:
		assert.False(t, can(&p, r.Pieces[0].Square, r.Squares[0]) || can(&flipped, r.Pieces[0].Square, r.Squares[0]),
			text)
	case exercise.DoesNotGuard:
		assert.False(t, chess.Attacks(r.Pieces[0].Piece, r.Pieces[0].Square, p.Occupied()).Has(r.Squares[0]), text)
	case exercise.InTheWay:
		from, by := r.Pieces[0], r.By[0]
		assert.True(t, chess.Attacks(from.Piece, from.Square, 0).Has(r.Squares[0]), text)
		assert.True(t, chess.Attacks(from.Piece, from.Square, p.Occupied()).Has(by.Square), text)
		assert.True(t, chess.Between(from.Square, r.Squares[0]).Has(by.Square), text)
	case exercise.KingNeedsNone:
		assert.Equal(t, p.King(chess.Black), s, text)
	case exercise.NothingTakes:
		assert.False(t, takenByAny(&p, s) || takenByAny(&flipped, s), text)
	case exercise.TakesNothing, exercise.Stuck, exercise.NoHelp, exercise.CannotCheck:
		for _, m := range p.Moves() {
			next := p.Play(m)
			could := map[exercise.ReasonKind]bool{
				exercise.TakesNothing: chess.Taken(&p, m) != chess.NoPiece, exercise.Stuck: true,
				exercise.NoHelp: true, exercise.CannotCheck: next.InCheck(),
			}
			assert.False(t, m.From() == s && could[r.Kind], text)
		}
	case exercise.GuardedBy, exercise.WouldTakeBack:
		on := r.Pieces[0].Square
		for _, by := range r.By {
			assert.True(t, chess.Attacks(by.Piece, by.Square, p.Occupied()&^occupiedBetween(&p, by.Square, on)).Has(on),
				text)
		}
		assert.NotEmpty(t, r.By, text)
	case exercise.SquareAttacked:
		for _, by := range r.By {
			assert.True(t, chess.Attacks(by.Piece, by.Square, p.Occupied()&^e.Piece.Bitboard()).Has(s), text)
		}
		assert.NotEmpty(t, r.By, text)
	case exercise.NotBehind:
		between := chess.Between(e.Piece, s)
		onLine := chess.Attacks(p.At(e.Piece), e.Piece, 0).Has(s)
		assert.False(t, onLine && between&p.Occupied() == e.Square.Bitboard(), text)
	case exercise.KingGoes, exercise.KingTakes, exercise.CanTake, exercise.CanBlock, exercise.IsStalemate:
		at := exercise.Open(e)
		proveMove(t, &at, e.Piece, s, chess.NoPieceType, r)
	case exercise.OpensNone, exercise.NoCheckThen, exercise.HoldsOne, exercise.HasSafe, exercise.NotAPiece,
		exercise.NoThreat, exercise.SavesNothing, exercise.DrawnThen, exercise.LostThen, exercise.OutsideBox,
		exercise.NotFacing, exercise.NotKey, exercise.NotCut, exercise.Slower:
		proveTapTactic(t, e, s, r, text)
	case exercise.NoCheckFrom:
		m, err := p.FindMove(r.Pieces[0].Square, s, chess.NoPieceType)
		require.NoError(t, err, text)
		next := p.Play(m)
		assert.False(t, next.InCheck(), text)
	case exercise.NotPinned:
		assert.Equal(t, s, r.Pieces[0].Square, text)
		side := p.At(s).Color()
		through := p.AttackersTo(p.King(side), p.Occupied()&^s.Bitboard()) & p.Color(side.Other())
		assert.Zero(t, through, text)
	default:
		if !proveTapPlan(t, e, s, r, text) {
			assert.Fail(t, "not a reason of a square", text)
		}
	}
}

// occupiedBetween returns what stands in a line before a piece that takes back once the first has taken: at most
// one piece.
func occupiedBetween(p *chess.Position, a, b chess.Square) chess.Bitboard {
	if in := chess.Between(a, b) & p.Occupied(); in.Count() == 1 {
		return in
	}
	return 0
}

func takenByAny(p *chess.Position, s chess.Square) bool {
	return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool { return m.To() == s && m.From() != s })
}

// winsNext reports whether White has a move after every reply that mates, or keeps a lead of so many points.
func winsNext(p *chess.Position, lead int) bool {
	for _, reply := range p.Moves() {
		at := p.Play(reply)
		if !slices.ContainsFunc(at.Moves(), func(m chess.Move) bool {
			last := at.Play(m)
			if !last.HasMove() {
				return last.InCheck()
			}
			return chess.Lead(&last, chess.White)-exchange.Best(&last).Count >= lead
		}) {
			return false
		}
	}
	return true
}
