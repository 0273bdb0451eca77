package ai

import "chesstutor/tutor/chess"

// Centipawns where a table tells the mate of a lone king, besides what the men
// are worth: the more the nearer the mate.
const (
	certain = 700
	nearer  = 10 // a ply
)

// loneEnding judges a position with a lone king that a table knows, from the side
// to move's view.
func loneEnding(p *chess.Position) (score Score, known bool) {
	for us := chess.White; us <= chess.Black; us++ {
		if theirs := p.Color(us.Other()); theirs&(theirs-1) != 0 {
			continue
		}
		score, known := againstLone(p, us)
		if us != p.Turn() {
			score = -score
		}
		return score, known
	}
	return 0, false
}

// againstLone judges a position in which the other side has a lone king.
func againstLone(p *chess.Position, us chess.Color) (score Score, known bool) {
	if plies, known := mateIn(p, us); known {
		return menWorth(p, us) + certain - nearer*Score(plies), true
	}
	pawns := p.Pieces(chess.Pawn, us)
	if pawns.Count() != 1 || p.Color(us).Count() != 2 {
		return 0, false
	}
	if !pawnWins(p, us) {
		return 0, true
	}
	return certain/2 + Score(20*rankOf(us, pawns.First())) - Score(steps(p.King(us), pawns.First())), true
}

// unready judges a position with two pieces against a lone king roughly, if the
// table is not worked out yet, from the side to move's view: for a search whose
// clock runs.
func unready(p *chess.Position) (score Score, yes bool) {
	if p.Occupied().Count() != 4 {
		return 0, false
	}
	for us := chess.White; us <= chess.Black; us++ {
		lazy := tableOf(p, us)
		if p.Color(us).Count() != 3 || lazy == nil || lazy.ready() {
			continue
		}
		if score = wonEnding + mate(p.King(us.Other()), p.King(us)); us != p.Turn() {
			score = -score
		}
		return score, true
	}
	return 0, false
}
