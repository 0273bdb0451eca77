package ai

import "chesstutor/tutor/chess"

// Centipawns for the side with more than a king against a bare one.
const (
	edgeBonus    = 8  // for each step of the bare king from the middle to a corner
	kingsBonus   = 20 // for each square that the kings are closer to each other
	rookBoxBonus = 4  // for each square that a rook takes from the bare king's part of the board
)

// mopUp returns a side's bonus for its progress against a bare king (the mop-up evaluation), and 0
// if the other side has more than its king, or this side a pawn to promote first. A search of three
// plies is too short to find the mate, but it finds each of these steps: mates with a rook or a
// queen need the bare king at the edge and the other one close.
func mopUp(p *chess.Position, c chess.Color) Score {
	theirs := p.Color(c.Other())
	if theirs&(theirs-1) != 0 {
		return 0
	}
	heavy := p.Pieces(chess.Rook, c) | p.Pieces(chess.Queen, c)
	if heavy == 0 && p.Pieces(chess.Pawn, c) != 0 {
		return 0
	}
	bare, king := p.King(c.Other()), p.King(c)
	score := edgeBonus*(6-squareAt(bare).center) + kingsBonus*(7-kingDistance(bare, king))
	return Score(score + rookBoxBonus*(64-rookBox(bare, p.Pieces(chess.Rook, c))))
}

// kingDistance returns how many moves a king needs between two squares of an empty board.
func kingDistance(a, b chess.Square) int32 {
	files, ranks := int32(a.File())-int32(b.File()), int32(a.Rank())-int32(b.Rank())
	return max(files, -files, ranks, -ranks)
}

// rookBox returns the number of squares in the smallest part of the board that one of the rooks
// confines a king to by its file and rank.
func rookBox(king chess.Square, rooks chess.Bitboard) int32 {
	least := int32(64)
	for ; rooks != 0; rooks &= rooks - 1 {
		rook := rooks.First()
		files := roomBeside(int32(king.File()), int32(rook.File()))
		ranks := roomBeside(int32(king.Rank()), int32(rook.Rank()))
		least = min(least, files*ranks)
	}
	return least
}

// roomBeside returns how many of eight squares in a row are on the king's side of a wall at one of
// them; 8 if the king stands on the wall.
func roomBeside(king, wall int32) int32 {
	switch {
	case king < wall:
		return wall
	case king > wall:
		return 7 - wall
	}
	return 8
}
