package harvest

import "chesstutor/tutor/chess"

// Two boards are alike if at most near squares differ, or at most nearSmall where both have fewer than few pieces.
const (
	near      = 6
	nearSmall = 2
	few       = 10
)

// board is the pieces on a position's squares, and how many there are.
type board struct {
	squares [64]chess.Piece
	pieces  int
}

// boardOf returns the board of a position, as it is or mirrored left to right.
func boardOf(p *chess.Position, mirrored bool) (b board) {
	for s := chess.A1; s <= chess.H8; s++ {
		at := s
		if mirrored {
			at = chess.SquareAt(7-s.File(), s.Rank())
		}
		b.squares[s] = p.At(at)
	}
	b.pieces = p.Occupied().Count()
	return b
}

// alike reports whether two boards are alike.
func (b *board) alike(other *board) bool {
	most := near
	if b.pieces < few && other.pieces < few {
		most = nearSmall
	}
	differ := 0
	for s, piece := range b.squares {
		if piece != other.squares[s] {
			if differ++; differ > most {
				return false
			}
		}
	}
	return true
}

// shown is the boards of a skill's exercises.
type shown []board

// has reports whether a board is like a position or like its mirror image.
func (list shown) has(p *chess.Position) bool {
	for _, mirrored := range []bool{false, true} {
		b := boardOf(p, mirrored)
		for i := range list {
			if list[i].alike(&b) {
				return true
			}
		}
	}
	return false
}
