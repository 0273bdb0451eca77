package exercise

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// Conditions about check, mate and stalemate.

// mating returns a legal move that mates, NoMove if none does.
func mating(p *chess.Position) chess.Move {
	for _, m := range p.Moves() {
		if next := p.Play(m); next.InCheck() && !next.HasMove() {
			return m
		}
	}
	return chess.NoMove
}

// check asks that the move gives check.
func check(e *Exercise, m chess.Move) Reason {
	if !checks(&e.Position, m) {
		return Reason{Kind: NoCheck}
	}
	return Reason{}
}

func noStalemate(e *Exercise, m chess.Move) Reason {
	if next := e.Position.Play(m); !next.InCheck() && !next.HasMove() {
		return Reason{Kind: IsStalemate}
	}
	return Reason{}
}

// mates asks that the move mates; the reason is otherwise one way out of the check.
func mates(e *Exercise, m chess.Move) Reason {
	for _, met := range []condition{noStalemate, check} {
		if r := met(e, m); !r.Right() {
			return r
		}
	}
	next := e.Position.Play(m)
	return wayOut(&next)
}

func matesIfAsked(e *Exercise, m chess.Move) Reason {
	if !e.Mates {
		return Reason{}
	}
	return mates(e, m)
}

// wayOut returns a way out of a check: the king takes the piece that gives it, another piece takes it, the king
// moves, or a piece blocks. That piece need not be the one that moved.
func wayOut(next *chess.Position) (out Reason) {
	king := next.King(next.Turn())
	rank := 0
	for _, reply := range next.Moves() {
		taken := next.Checkers().Has(takenOn(reply))
		r, n := Reason{}, 0
		switch {
		case taken && reply.From() == king:
			r, n = about(KingTakes, next, reply.To()), 4
		case taken:
			r, n = about(CanTake, next, takenOn(reply)).by(next, reply.From().Bitboard()), 3
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
	case e.Position.Checkers().Has(takenOn(m)):
		got = ByTaking
	case m.From() == e.Position.King(chess.White):
		got = ByKing
	}
	if e.Way != AnyWay && got != e.Way {
		return Reason{Kind: OtherWay, Way: e.Way}
	}
	return Reason{}
}

// noMateNext asks that no reply mates.
func noMateNext(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	if reply := mating(&next); reply != chess.NoMove {
		return Reason{Kind: MatesThen, Squares: []chess.Square{reply.To()}}.by(&next, reply.From().Bitboard())
	}
	return Reason{}
}

// noMateSoon asks that no reply forces mate in as many moves as spoken of.
func noMateSoon(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	for _, reply := range next.Moves() {
		if e.Most > 1 && matesWith(&next, reply, e.Most) {
			return Reason{Kind: MatesThen, Squares: []chess.Square{reply.To()}}.by(&next, reply.From().Bitboard())
		}
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

func promotion(_ *Exercise, m chess.Move) Reason {
	if m.Promotion() == chess.NoPieceType {
		return Reason{Kind: NoPromotion}
	}
	return Reason{}
}

func promotedType(e *Exercise, m chess.Move) Reason {
	if e.Type != chess.NoPieceType && m.Promotion() != e.Type {
		return Reason{Kind: OtherPromoted, Got: m.Promotion(), Want: e.Type}
	}
	return Reason{}
}

func enPassant(_ *Exercise, m chess.Move) Reason {
	if !m.IsEnPassant() {
		return Reason{Kind: NotEnPassant}
	}
	return Reason{}
}

// Rules of the opening.

// centre asks for a pawn to d4 or e4.
func centre(e *Exercise, m chess.Move) Reason {
	to := m.To().String()
	if e.Position.At(m.From()).Type() != chess.Pawn || to != "d4" && to != "e4" {
		return Reason{Kind: OffCentre}
	}
	return Reason{}
}

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

// bringsOut asks that a knight or bishop leaves its first rank.
func bringsOut(e *Exercise, m chess.Move) Reason {
	t := e.Position.At(m.From()).Type()
	if m.From().Rank() != 0 || m.To().Rank() == 0 || t != chess.Knight && t != chess.Bishop {
		return Reason{Kind: NothingNew}
	}
	return Reason{}
}

// noPromotionNext asks that no reply makes a queen that stays.
func noPromotionNext(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	for _, reply := range next.Moves() {
		if reply.Promotion() == chess.Queen && coach.Takers(&next, reply) == 0 {
			return Reason{Kind: PromotesThen, Squares: []chess.Square{reply.To()}}.by(&next, reply.From().Bitboard())
		}
	}
	return Reason{}
}
