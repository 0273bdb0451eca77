package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// Conditions about check, mate and stalemate.

var (
	check       = asks(func(e *Exercise, m chess.Move) bool { return checks(&e.Position, m) }, NoCheck)
	noStalemate = asks(func(e *Exercise, m chess.Move) bool {
		next := e.Position.Play(m)
		return next.InCheck() || next.HasMove()
	}, IsStalemate)
	noMateNext = asksNoReply(func(_ *Exercise, next *chess.Position, reply chess.Move) bool {
		at := next.Play(reply)
		return at.InCheck() && !at.HasMove()
	}, MatesThen)
	// noMateSoon asks that no reply forces mate in as many moves as spoken of.
	noMateSoon = asksNoReply(func(e *Exercise, next *chess.Position, reply chess.Move) bool {
		return e.Most > 1 && matesWith(next, reply, e.Most)
	}, MatesThen)
	// noPromotionNext asks that no reply makes a queen that stays.
	noPromotionNext = asksNoReply(func(_ *Exercise, next *chess.Position, reply chess.Move) bool {
		return reply.Promotion() == chess.Queen && coach.Takers(next, reply) == 0
	}, PromotesThen)
)

// NoMate returns why a legal move is no mate: it gives no check, or one way out of the check.
func NoMate(p *chess.Position, m chess.Move) Reason { return mates(&Exercise{Position: *p}, m) }

// mates asks that the move mates; the reason is otherwise one way out of the check.
func mates(e *Exercise, m chess.Move) Reason {
	for _, met := range []condition{noStalemate, check} {
		if r := met(e, m); !r.Right() {
			if e.Position.InCheck() && r.Kind == NoCheck {
				r.Count = 1
			}
			return r
		}
	}
	next := e.Position.Play(m)
	return wayOut(&next)
}

// wayOut returns a way out of a check: the king takes the piece that gives it, another piece takes it, the king
// moves, or a piece blocks. That piece need not be the one that moved.
func wayOut(next *chess.Position) (out Reason) {
	king := next.King(next.Turn())
	rank := 0
	for _, reply := range next.Moves() {
		taken := next.Checkers().Has(chess.TakenOn(reply))
		r, n := Reason{}, 0
		switch {
		case taken && reply.From() == king:
			r, n = about(KingTakes, next, reply.To()), 4
		case taken:
			r, n = about(CanTake, next, chess.TakenOn(reply)).by(next, reply.From().Bitboard()), 3
		case reply.From() == king:
			r, n = Reason{Kind: KingGoes, Squares: []chess.Square{reply.To()}}, 2
		default:
			r, n = Reason{Kind: CanBlock, Squares: []chess.Square{reply.To()}}.by(next, reply.From().Bitboard()), 1
		}
		if n > rank {
			out, rank = r, n
		}
	}
	return out
}

// outOf asks that the check is met in the way spoken of, if any.
func outOf(e *Exercise, m chess.Move) Reason {
	got := ByBlocking
	switch {
	case e.Position.Checkers().Has(chess.TakenOn(m)):
		got = ByTaking
	case m.From() == e.Position.King(chess.White):
		got = ByKing
	}
	if e.Way != AnyWay && got != e.Way {
		return Reason{Kind: OtherWay, Way: e.Way}
	}
	return Reason{}
}

// fewestSquares asks that no other safe move leaves the enemy king fewer squares.
func fewestSquares(e *Exercise, m chess.Move) Reason {
	fewest := -1
	for _, o := range e.Position.Moves() {
		if o.From() != e.Piece || !noStalemate(e, o).Right() || !safe(e, o).Right() {
			continue
		}
		if n := kingSquares(e, o); fewest < 0 || n < fewest {
			fewest = n
		}
	}
	if n := kingSquares(e, m); n > fewest {
		return Reason{Kind: KeepsSquares, Count: n, Of: fewest}
	}
	return Reason{}
}

// kingSquares counts where the enemy king could go after a move.
func kingSquares(e *Exercise, m chess.Move) int {
	next := e.Position.Play(m)
	king := next.King(next.Turn())
	return targets(next.Moves(), func(r chess.Move) bool { return r.From() == king }).Count()
}

// The special moves: castling, promotion and en passant.

func castle(e *Exercise, m chess.Move) Reason {
	switch mover := e.Position.At(m.From()).Type(); {
	case m.IsCastle():
		return Reason{}
	case mover == chess.King:
		return Reason{Kind: KingSteps}
	case mover == chess.Rook:
		return Reason{Kind: RookAlone}
	}
	return Reason{Kind: NoCastling}
}

var (
	promotion = asks(func(_ *Exercise, m chess.Move) bool { return m.Promotion() != chess.NoPieceType }, NoPromotion)
	enPassant = asks(func(_ *Exercise, m chess.Move) bool { return m.IsEnPassant() }, NotEnPassant)
)

func promotedType(e *Exercise, m chess.Move) Reason {
	if e.Type != chess.NoPieceType && m.Promotion() != e.Type {
		return Reason{Kind: OtherPromoted, Got: m.Promotion(), Want: e.Type}
	}
	return Reason{}
}

// Rules of the opening.

var (
	// centre asks for a pawn to d4 or e4.
	centre = asks(func(e *Exercise, m chess.Move) bool {
		to := m.To().String()
		return e.Position.At(m.From()).Type() == chess.Pawn && (to == "d4" || to == "e4")
	}, OffCentre)
	// bringsOut asks that a knight or bishop leaves its first rank.
	bringsOut = asks(func(e *Exercise, m chess.Move) bool {
		t := e.Position.At(m.From()).Type()
		return m.From().Rank() == 0 && m.To().Rank() != 0 && (t == chess.Knight || t == chess.Bishop)
	}, NothingNew)
)

// notation asks for the move written in the task.
func notation(e *Exercise, m chess.Move) Reason {
	wanted, err := e.Position.ParseSAN(e.Notation)
	if err != nil {
		panic("exercise: " + e.ID + ": " + err.Error()) // unreachable: Read refuses such an exercise
	}
	if m != wanted {
		return Reason{Kind: OtherMove, Played: e.Position.SAN(m), Wanted: e.Notation}
	}
	return Reason{}
}
