package chess

import "math/bits"

// A line is the squares on one line with a square, on either side of it.
type line struct{ below, above Bitboard }

// The lines through each square.
var (
	rookLines   = [2][64]line{linesAlong(step{1, 0}), linesAlong(step{0, 1})}
	bishopLines = [2][64]line{linesAlong(step{1, 1}), linesAlong(step{-1, 1})}
)

// linesAlong returns the lines in the direction of a step, which leads to squares of higher numbers.
func linesAlong(up step) (lines [64]line) {
	for s := A1; s <= H8; s++ {
		lines[s] = line{s.ray(step{-up.file, -up.rank}), s.ray(up)}
	}
	return lines
}

// ray returns the squares from one on, without it, to the edge of the board.
func (s Square) ray(by step) (squares Bitboard) {
	for t, ok := s.move(by); ok; t, ok = t.move(by) {
		squares |= t.Bitboard()
	}
	return squares
}

// attacks returns the squares of the line up to the first occupied one on either side, by obstruction difference
// (https://www.chessprogramming.org/Obstruction_Difference): the subtraction of the nearest piece below from the
// pieces above sets all bits up to the nearest piece above.
func (l *line) attacks(occupied Bitboard) Bitboard {
	below, above := l.below&occupied, l.above&occupied
	nearest := Bitboard(1) << 63 >> bits.LeadingZeros64(uint64(below|1))
	return (above ^ (above - nearest)) & (l.below | l.above)
}

func rookAttacks(s Square, occupied Bitboard) Bitboard {
	return rookLines[0][s&63].attacks(occupied) | rookLines[1][s&63].attacks(occupied)
}

func bishopAttacks(s Square, occupied Bitboard) Bitboard {
	return bishopLines[0][s&63].attacks(occupied) | bishopLines[1][s&63].attacks(occupied)
}
