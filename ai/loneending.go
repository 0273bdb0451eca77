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

// missing returns the table that a position with two pieces against a lone king
// is judged by and that is not there yet, nil if there is none, and whose the
// pieces are.
func missing(p *chess.Position) (lazy *lazyTable, us chess.Color) {
	if p.Occupied().Count() != 4 {
		return nil, us
	}
	for us = chess.White; us <= chess.Black; us++ {
		if p.Color(us).Count() != 3 {
			continue
		}
		if lazy = tableOf(p, us); lazy != nil && lazy.table.Load() == nil {
			return lazy, us
		}
	}
	return nil, us
}

// roughly judges a position that two pieces win against a lone king, without a
// table.
func roughly(p *chess.Position, us chess.Color) Score {
	score := wonEnding + mate(p.King(us.Other()), p.King(us))
	if us != p.Turn() {
		return -score
	}
	return score
}
