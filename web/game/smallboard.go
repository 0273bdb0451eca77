package game

import (
	"slices"
	"strconv"

	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
)

// SmallBoard returns a position as a small drawing: without the pieces on hidden squares, with a star on each of some,
// and with a frame around those that are asked about.
func SmallBoard(p *chess.Position, hidden, stars chess.Bitboard, asked ...chess.Square) (b board.Small) {
	for s := chess.A1; s <= chess.H8; s++ {
		at := board.SmallSpot{X: strconv.Itoa(100 * int(s.File())), Y: strconv.Itoa(100 * int(7-s.Rank()))}
		if pc := p.At(s); pc != chess.NoPiece && !hidden.Has(s) {
			at.Piece = PieceView(pc)
			b.Pieces = append(b.Pieces, at)
		} else if stars.Has(s) {
			b.Stars = append(b.Stars, at)
		}
		if slices.Contains(asked, s) {
			b.Asked = append(b.Asked, at)
		}
	}
	return b
}
