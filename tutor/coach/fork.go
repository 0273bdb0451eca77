package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// fork returns the fact that the move is a fork: the piece that moved attacks two or more pieces,
// each of which it would win by the count; a king in check is one of them, and then another is one, too, that falls
// whatever answers the check. At least one is newly attacked, none could be won before, and the move wins material.
func (s *study) fork() (facts []fact.Fact) {
	pieces := s.forkTargets()
	if pieces.Count() < 2 {
		return nil
	}
	v, ok := s.wins(anyPrize)
	if !ok || s.forkIsTaken() {
		return nil
	}
	f := withVictory(s.idea(fact.KindFork, fact.Fork), v)
	f.Pieces = fact.PiecesOn(&s.next, pieces)
	slices.Reverse(f.Pieces)
	return append(facts, f)
}

// forkIsTaken reports whether what forks is simply taken, for more than its move took: what is won then is won
// elsewhere.
func (s *study) forkIsTaken() bool {
	to := s.move.To()
	return !s.next.InCheck() && exchange.Count(&s.next, to, 0) > chess.Gain(&s.p, s.move)
}

// forkTargets returns the pieces that the move may fork.
func (s *study) forkTargets() (pieces chess.Bitboard) {
	to := s.move.To()
	again := s.next.Pass()
	fresh := s.next.Checkers().Has(to)
	if fresh {
		pieces = s.next.King(s.next.Turn()).Bitboard()
	}
	for c := range captures(&again) {
		on := c.To()
		if c.From() != to || c.IsEnPassant() || s.next.At(on).Type() == chess.King || pieces.Has(on) {
			continue
		}
		after := again.Play(c)
		if exchange.Count(&s.p, on, 0) > 0 ||
			chess.Gain(&again, c) <= exchange.Count(&after, on, 0) && !s.fallsInCheck(on) {
			continue
		}
		pieces |= on.Bitboard()
		fresh = fresh || !takersOn(&s.p, on).Has(s.move.From())
	}
	if !fresh {
		return 0
	}
	return pieces
}

// fallsInCheck reports whether a piece is lost by the count whatever answers the check that the moved piece gives.
func (s *study) fallsInCheck(on chess.Square) bool {
	if !s.next.Checkers().Has(s.move.To()) {
		return false
	}
	_, falls := s.losesPiece(on)
	return falls
}

// stillForks reports whether the move attacks all pieces of a fork, each of which could be won, and wins material,
// where after some reply that is not certain by counting.
func (s *study) stillForks(f *fact.Fact) bool {
	if f.Concept != fact.Fork || f.Mate {
		return false
	}
	again, to := s.next.Pass(), s.move.To()
	could := takeable(&again, to)
	for _, piece := range f.Pieces {
		on := piece.Square
		falls := could.Has(on) && exchange.Count(&again, on, 0) > 0
		if piece.Piece.Type() == chess.King {
			falls = s.next.Checkers().Has(to)
		}
		if s.next.At(on) != piece.Piece || !falls {
			return false
		}
	}
	return s.winsMaterial()
}
