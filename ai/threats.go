package ai

import "chesstutor/tutor/chess"

// addThreats adds the enemy pieces that a side attacks.
func (e *evaluation) addThreats(us chess.Color) {
	p, them := e.p, us.Other()
	mine := &e.attackedBy[us&1]
	targets := p.Color(them) &^ e.pawns[them&1] &^ p.Pieces(chess.King, them)
	minors := mine[chess.Knight] | mine[chess.Bishop]
	for t := chess.Pawn; t <= chess.Queen; t++ {
		pieces := p.Pieces(t, them) & e.attacked[us&1]
		if pieces == 0 {
			continue
		}
		if t != chess.Pawn {
			e.addTimes(us, byPawnTerm+int(t), int32((pieces & mine[chess.Pawn]).Count()))
			e.addTimes(us, byMinorTerm+int(t), int32((pieces & minors).Count()))
			e.addTimes(us, byRookTerm+int(t), int32((pieces & mine[chess.Rook]).Count()))
		}
		e.addTimes(us, looseTerm+int(t), int32((pieces &^ e.attacked[them&1]).Count()))
	}
	steps := forward(us, e.pawns[us&1]) &^ e.occupied
	safe := steps &^ e.attackedBy[them&1][chess.Pawn] & (e.attacked[us&1] | ^e.attacked[them&1])
	e.addTimes(us, pushTerm, int32((pawnAttacks(us, safe) & targets).Count()))
}
