package ai

import "chesstutor/tutor/chess"

// Evaluate is the static evaluation of the full search, in centipawns from the side to move's view:
// material and piece-square tables, interpolated between middlegame and endgame by the pieces that
// are left (a tapered evaluation, as in Hyatt's Cray Blitz and many since), and the progress
// against a bare king, exact where a table has the position. Checkmates and draws are left to the
// search.
func Evaluate(p *chess.Position) Score {
	if hasBareKing(p) {
		if score, known := exactEnding(p); known {
			return score
		}
	}
	var sum weight
	var phase int32
	for from := p.Occupied(); from != 0; from &= from - 1 {
		s := from.First() & 63
		pc := p.At(s)
		sum.add(&pieceSquareTable[pc&15][s])
		phase += phases[pc.Type()&7]
	}
	us := p.Turn()
	score := Score(sum.at(phase))
	if us == chess.Black {
		score = -score
	}
	return score + mopUp(p, us) - mopUp(p, us.Other())
}

// EvaluateMaterial evaluates a position by its material alone, in centipawns from the side to
// move's view.
func EvaluateMaterial(p *chess.Position) (score Score) {
	us := p.Turn()
	for t := chess.Pawn; t <= chess.Queen; t++ {
		more := p.Pieces(t, us).Count() - p.Pieces(t, us.Other()).Count()
		score += Score(material[t].middle) * Score(more)
	}
	return score
}
