package exercise

import "chesstutor/tutor/chess"

// Rules about what Black threatens, and what meets it.

// dangers returns the squares on which Black would mate or win points if it were Black's turn.
func dangers(e *Exercise) chess.Bitboard {
	flipped := e.Position.Pass()
	mates := targets(flipped.Moves(), func(m chess.Move) bool { return matesAtOnce(&flipped, m, 1) })
	return mates | gaining(&flipped)
}

// noDanger tells why Black threatens nothing on a square.
func noDanger(e *Exercise, s chess.Square) Reason {
	if white(e).Has(s) {
		return notLosable(e, s)
	}
	return Reason{Kind: NoThreat}.on(s)
}

// savers returns the pieces of which some move saves the piece asked about.
func savers(e *Exercise) chess.Bitboard {
	return movers(e.Position.Moves(), func(m chess.Move) bool { return saved(e, m).Right() })
}
