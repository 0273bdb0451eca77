package ai

import "chesstutor/tutor/chess"

// pieceSquares returns, for each piece type, what a white piece's square adds to its value. The
// numbers follow from the maxims beside them, not from games or from other programs' tables.
var pieceSquares = [...]func(squareView) weight{
	chess.Pawn:   pawnPlacement,
	chess.Knight: knightPlacement,
	chess.Bishop: bishopPlacement,
	chess.Rook:   rookPlacement,
	chess.Queen:  queenPlacement,
	chess.King:   kingPlacement,
}

// squareView describes a square from White's view.
type squareView struct {
	file, rank int32
	inner      int32 // 0 on the a and h files to 3 on d and e
	center     int32 // 0 in the corners to 6 on the four middle squares
}

func squareAt(s chess.Square) squareView {
	file, rank := int32(s.File()), int32(s.Rank())
	inner := min(file, 7-file)
	return squareView{file: file, rank: rank, inner: inner, center: inner + min(rank, 7-rank)}
}

// pawnPlacement: take the center with pawns, keep those at the sides at home to shelter the king,
// and in the endgame every step counts more than the last.
func pawnPlacement(s squareView) weight {
	step := s.rank - 1
	w := weight{middle: 2 * step, end: 3 * step * step}
	switch {
	case s.inner == 3:
		w.middle += 10*min(step, 2) - 12
	case s.inner == 2 && step > 0:
		w.middle += 4
	case s.inner < 2 && step == 0:
		w.middle += 4
	}
	return w
}

// knightPlacement: a knight at the edge is weak.
func knightPlacement(s squareView) weight {
	w := weight{middle: 7*s.center - 22, end: 5*s.center - 16}
	if s.rank == 0 {
		w.middle -= 8 // not developed
	}
	return w
}

// bishopPlacement: bishops like open lines, which are longest through the middle, do not like their
// first rank and should not stand in the way of the center pawns.
func bishopPlacement(s squareView) weight {
	w := weight{middle: 3*s.center - 8, end: 3*s.center - 8}
	switch {
	case s.rank == 0:
		w.middle -= 8
	case s.rank == 2 && s.inner == 3:
		w.middle -= 12
	}
	if s.file == s.rank || s.file+s.rank == 7 {
		w.middle += 5 // the long diagonals
	}
	return w
}

// rookPlacement: rooks to the central files and to the seventh rank.
func rookPlacement(s squareView) weight {
	w := weight{middle: 4*s.inner - 6}
	if s.rank == 6 {
		w.middle += 15
		w.end += 15
	}
	return w
}

// queenPlacement: not out too early, for she is chased; in the endgame to the middle, from where
// she reaches everything.
func queenPlacement(s squareView) weight {
	return weight{middle: s.center - max(s.rank-1, 0)*2, end: 4*s.center - 10}
}

// kingPlacement: castle and stay behind the pawns while there are pieces about, and walk to the
// middle once they are gone.
func kingPlacement(s squareView) weight {
	w := weight{middle: -14 * s.rank, end: 9*s.center - 30}
	if s.rank == 0 {
		w.middle += 24 - 10*s.inner
	}
	if s.rank == 0 && s.file == 6 {
		w.middle += 8 // the short side: all its pawns are sheltered too
	}
	return w
}
