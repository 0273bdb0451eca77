package chess

// A line is the squares on one line with a square, without it, and what a slider on the square attacks along the line
// for each set of pieces there. A multiplication brings the six squares between the ends of a line, on which alone
// pieces matter, to the highest bits (https://www.chessprogramming.org/Kindergarten_Bitboards).
type line struct {
	squares, factor Bitboard
	attacks         [64]Bitboard
}

// The lines through each square.
var (
	rookLines   = [2][64]line{linesAlong(step{1, 0}), linesAlong(step{0, 1})}
	bishopLines = [2][64]line{linesAlong(step{1, 1}), linesAlong(step{-1, 1})}
)

// The factors that bring files b to g of a rank or diagonal, and ranks 2 to 7 of the a-file, to the highest bits.
const (
	filesFactor Bitboard = 0x0202020202020202
	ranksFactor Bitboard = 0x0080402010080400
)

// linesAlong returns the lines in the direction of a step.
func linesAlong(up step) (lines [64]line) {
	down := step{-up.file, -up.rank}
	for s := A1; s <= H8; s++ {
		l := &lines[s]
		l.squares, l.factor = s.ray(up, 0)|s.ray(down, 0), filesFactor
		if up.file == 0 {
			l.factor = ranksFactor >> s.File()
		}
		for pieces := l.squares; ; pieces = (pieces - 1) & l.squares { // every subset
			l.attacks[l.index(pieces)] = s.ray(up, pieces) | s.ray(down, pieces)
			if pieces == 0 {
				break
			}
		}
	}
	return lines
}

// ray returns the squares from one on, without it, to the first occupied one or the edge of the board.
func (s Square) ray(by step, occupied Bitboard) (squares Bitboard) {
	for t, ok := s.move(by); ok && squares&occupied == 0; t, ok = t.move(by) {
		squares |= t.Bitboard()
	}
	return squares
}

// index returns the number of the set of pieces on the line.
func (l *line) index(occupied Bitboard) Bitboard { return (occupied & l.squares) * l.factor >> 58 }

func rookAttacks(s Square, occupied Bitboard) Bitboard {
	rank, file := &rookLines[0][s&63], &rookLines[1][s&63]
	return rank.attacks[rank.index(occupied)] | file.attacks[file.index(occupied)]
}

func bishopAttacks(s Square, occupied Bitboard) Bitboard {
	up, down := &bishopLines[0][s&63], &bishopLines[1][s&63]
	return up.attacks[up.index(occupied)] | down.attacks[down.index(occupied)]
}
