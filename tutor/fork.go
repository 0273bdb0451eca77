package tutor

import (
	"slices"

	"chesstutor/tutor/chess"
)

// fork tells of a fork: the man that moved attacks two or more men that it would
// each win by the count, the king counting when it gives check, at least one of
// them newly and none of them to be won before; and the move wins.
func (s *study) fork() (facts []Fact) {
	men := s.forked()
	if men.Count() < 2 {
		return nil
	}
	v, ok := s.wins(anyPrize)
	if !ok {
		return nil
	}
	f := s.idea(KindFork, Fork).won(v)
	f.Men = menOn(&s.next, men)
	slices.Reverse(f.Men)
	return append(facts, f)
}

// forked returns the men that a fork would be of. While another man gives check
// nothing is said to be won, since the answer to the check may change it.
func (s *study) forked() (men chess.Bitboard) {
	to := s.move.To()
	checkers := s.next.Checkers()
	if checkers&^to.Bitboard() != 0 {
		return 0
	}
	again := s.next.Pass()
	fresh := checkers != 0
	if fresh {
		men = s.next.King(s.next.Turn()).Bitboard()
	}
	var room [chess.MaxMoves]chess.Move
	for _, c := range again.AppendCaptures(room[:0]) {
		on := c.To()
		if c.From() != to || c.IsEnPassant() || s.next.At(on).Type() == chess.King || men.Has(on) {
			continue
		}
		after := again.Play(c)
		if Gain(&again, c) <= exchangeCount(&after, on, 0) || exchangeCount(&s.p, on, 0) > 0 {
			continue
		}
		men |= on.Bitboard()
		fresh = fresh || !takersOn(&s.p, on).Has(s.move.From())
	}
	if !fresh {
		return 0
	}
	return men
}
