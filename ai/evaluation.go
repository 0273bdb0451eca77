package ai

import "chesstutor/tutor/chess"

// Evaluate judges a position without looking ahead, in centipawns from the
// side to move's view: the men and where they stand, weighed between the
// middlegame and the endgame by the pieces that are left. It does not see the
// end of the game: mate and draws are the search's.
func Evaluate(p *chess.Position) Score {
	var sum weight
	phase := 0
	for from := p.Occupied(); from != 0; from &= from - 1 {
		s := from.First()
		pc := p.At(s)
		sum.add(&placed[pc&15][s&63])
		phase += phases[pc.Type()&7]
	}
	score := Score(sum.at(phase))
	if p.Turn() == chess.Black {
		return -score
	}
	return score
}
