package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Beside returns the index of the fact to say in one breath with the coach's line, of the others that Coach returned,
// and whether it comes before the line: that the other side has just taken a piece, or praise for what the last move
// won, which would be old a turn later; or after a check or a danger another piece that would be lost, and that the
// remedy of the line does not save; or after praise for a win a piece that is now in danger itself. The index is -1 if
// there is none.
func (v *Survey) Beside(line *fact.Fact, others []fact.Fact) (at int, first bool) {
	if at = slices.IndexFunc(others, isLostPiece); at >= 0 && v.rank(line, true) >= rankStake {
		return at, true
	}
	at = slices.IndexFunc(others, func(f fact.Fact) bool { return praisesWin(&f) })
	switch {
	case at >= 0 && !praisesWin(line) && v.rank(line, true) >= rankStake: // a check or a mate has no time for praise
		return at, true
	case praisesWin(line):
		return slices.IndexFunc(others, func(f fact.Fact) bool { return isLoss(&f) }), false
	case !isLoss(line) && line.Kind != fact.KindCheck:
		return -1, false
	}
	return slices.IndexFunc(others, func(f fact.Fact) bool {
		return isLoss(&f) && f.Pieces[0] != line.Pieces[0] && !v.savesBoth(line, &f)
	}), false
}

// savesBoth reports whether the remedy of one danger ends another one, too.
func (v *Survey) savesBoth(line, other *fact.Fact) bool {
	if len(line.Ways) == 0 {
		return false
	}
	next, on := v.position.Play(line.Ways[0].Move), other.Pieces[0].Square
	return line.Ways[0].Move.From() != on && threatGain(&next, on) < chess.Knight.Worth()
}

// praisesWin reports whether a fact praises a move that has won a piece, no pawn, or promoted.
func praisesWin(f *fact.Fact) bool {
	switch f.Kind {
	case fact.KindPraiseTook:
		return f.Pieces[0].Piece.Type() != chess.Pawn
	case fact.KindPraiseFree, fact.KindPraiseTrade, fact.KindPraisePromotion:
		return true
	}
	return false
}
