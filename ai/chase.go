package ai

import "chesstutor/tutor/chess"

// Centipawns for the side with more than a king against a bare one.
const (
	driven = 8  // for each step of the bare king from the middle to a corner
	near   = 20 // for each step of the kings towards each other
	fenced = 4  // for each square that a rook takes from the bare king's part of the board
)

// chase returns what a side gains by its progress against a bare king, and 0 if
// the other side has more than that, or this side a pawn to promote first. Three
// plies are too few to see the mate from afar, but each of these steps they see:
// mates with a rook or a queen need the bare king at the edge and the other one
// close.
func chase(p *chess.Position, c chess.Color) Score {
	theirs := p.Color(c.Other())
	if theirs&(theirs-1) != 0 {
		return 0
	}
	heavy := p.Pieces(chess.Rook, c) | p.Pieces(chess.Queen, c)
	if heavy == 0 && p.Pieces(chess.Pawn, c) != 0 {
		return 0
	}
	bare, king := p.King(c.Other()), p.King(c)
	score := driven*(6-squareAt(bare).center) + near*(7-steps(bare, king))
	return Score(score + fenced*(64-fence(bare, p.Pieces(chess.Rook, c))))
}

// steps returns how many moves a king needs between two squares of an empty
// board.
func steps(a, b chess.Square) int32 {
	files, ranks := int32(a.File())-int32(b.File()), int32(a.Rank())-int32(b.Rank())
	return max(files, -files, ranks, -ranks)
}

// fence returns the number of squares in the part of the board that the best
// placed of some rooks leaves to a king, as if its file and rank were walls.
func fence(king chess.Square, rooks chess.Bitboard) int32 {
	least := int32(64)
	for ; rooks != 0; rooks &= rooks - 1 {
		rook := rooks.First()
		files := between(int32(king.File()), int32(rook.File()))
		ranks := between(int32(king.Rank()), int32(rook.Rank()))
		least = min(least, files*ranks)
	}
	return least
}

// between returns how many of eight places in a row are on the same side of a
// wall at one of them; a king on the wall has them all.
func between(king, wall int32) int32 {
	switch {
	case king < wall:
		return wall
	case king > wall:
		return 7 - wall
	}
	return 8
}
