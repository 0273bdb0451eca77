package coach

import (
	exact "chesstutor/ai/ending"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// facing reports whether the kings have the opposition between them: on one
// rank, file or diagonal, an odd number of squares between, in an ending of king
// and pawn against king whose result flips with the turn.
func facing(p *chess.Position) bool {
	a, b := p.King(chess.White), p.King(chess.Black)
	files, ranks := int(a.File())-int(b.File()), int(a.Rank())-int(b.Rank())
	files, ranks = max(files, -files), max(ranks, -ranks)
	if files != 0 && ranks != 0 && files != ranks || max(files, ranks)%2 != 0 || p.InCheck() {
		return false
	}
	flipped := p.Pass()
	return pawnEnding(p) && !flipped.InCheck() && pawnWins(p) != pawnWins(&flipped)
}

// pawnEnding reports whether a position is one of two kings and one pawn.
func pawnEnding(p *chess.Position) bool {
	pawns := p.Pieces(chess.Pawn, chess.White) | p.Pieces(chess.Pawn, chess.Black)
	return pawns != 0 && p.Occupied().Count() == 3
}

// pawnWins reports whether the pawn wins in such a position.
func pawnWins(p *chess.Position) bool {
	v, _ := exact.Judge(p)
	return v.Result != exact.Drawn
}

// opposes returns the fact that the king's move takes the opposition, so that
// having to move is a disadvantage.
func (s *study) opposes() []fact.Fact {
	if s.p.At(s.move.From()).Type() != chess.King || !facing(&s.next) {
		return nil
	}
	f := s.idea(fact.KindOpposition, fact.Opposition)
	f.Pieces = fact.On(&s.next, s.next.King(s.us), s.next.King(s.us.Other()))
	return []fact.Fact{f}
}
