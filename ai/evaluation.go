package ai

import "chesstutor/tutor/chess"

// Evaluate judges a position without looking ahead, in centipawns from the
// side to move's view: the men and where they stand, weighed between the
// middlegame and the endgame by the pieces that are left (a tapered evaluation,
// as in Hyatt's Cray Blitz and many since), and how near to mate a bare king
// is, exactly where a table tells; the first position with two pieces against a
// bare king waits a second or two for its table. It does not see the end of the
// game: mate and draws are the search's.
func Evaluate(p *chess.Position) Score {
	if score, known := loneEnding(p); known {
		return score
	}
	var sum weight
	var phase int32
	for from := p.Occupied(); from != 0; from &= from - 1 {
		s := from.First() & 63
		pc := p.At(s)
		sum.add(&placed[pc&15][s])
		phase += phases[pc.Type()&7]
	}
	us := p.Turn()
	score := Score(sum.at(phase))
	if us == chess.Black {
		score = -score
	}
	return score + chase(p, us) - chase(p, us.Other())
}

// CountMen judges a position by its men alone, in centipawns from the side to
// move's view.
func CountMen(p *chess.Position) (score Score) {
	us := p.Turn()
	for t := chess.Pawn; t <= chess.Queen; t++ {
		more := p.Pieces(t, us).Count() - p.Pieces(t, us.Other()).Count()
		score += Score(material[t].middle) * Score(more)
	}
	return score
}
