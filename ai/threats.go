package ai

import "chesstutor/tutor/chess"

// threats adds what a side attacks.
func (a *appraisal) threats(us chess.Color) {
	p, them := a.p, us.Other()
	mine := &a.by[us&1]
	targets := p.Color(them) &^ a.pawns[them&1] &^ p.Pieces(chess.King, them)
	minors := mine[chess.Knight] | mine[chess.Bishop]
	for t := chess.Pawn; t <= chess.Queen; t++ {
		men := p.Pieces(t, them)
		if t != chess.Pawn {
			a.count(us, byPawnTerm+int(t), int32((men & mine[chess.Pawn]).Count()))
			a.count(us, byMinorTerm+int(t), int32((men & minors).Count()))
			a.count(us, byRookTerm+int(t), int32((men & mine[chess.Rook]).Count()))
		}
		a.count(us, looseTerm+int(t), int32((men & a.any[us&1] &^ a.any[them&1]).Count()))
	}
	steps := ahead(us, a.pawns[us&1]) &^ a.occupied
	safe := steps &^ a.by[them&1][chess.Pawn] & (a.any[us&1] | ^a.any[them&1])
	a.count(us, pushTerm, int32((pawnReach(us, safe) & targets).Count()))
}
