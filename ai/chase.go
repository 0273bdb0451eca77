package ai

import "chesstutor/tutor/chess"

// Centipawns a step, for the side with more than a king against a bare one.
const (
	driven = 14 // for each step of the bare king from the middle to a corner
	near   = 8  // for each step of the kings towards each other
)

// chase returns what a side gains by its progress against a bare king, and 0 if
// the other side has more than that. Three plies are too few to see the mate
// from afar, but each of these steps they see: mates with a rook or a queen
// need the bare king at the edge and the other one close.
func chase(p *chess.Position, c chess.Color) Score {
	theirs := p.Color(c.Other())
	if theirs&(theirs-1) != 0 {
		return 0
	}
	bare, king := p.King(c.Other()), p.King(c)
	score := driven*(6-squareAt(bare).center) + near*(7-steps(bare, king))
	return Score(score)
}

// steps returns how many moves a king needs between two squares of an empty
// board.
func steps(a, b chess.Square) int32 {
	files, ranks := int32(a.File())-int32(b.File()), int32(a.Rank())-int32(b.Rank())
	return max(files, -files, ranks, -ranks)
}
