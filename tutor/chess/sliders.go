package chess

// lines is what sliders attack along the lines of one direction: from each square, for each set of pieces on its line.
// A multiplication brings the six squares between the ends of a line, on which alone pieces matter, to the highest bits
// (https://www.chessprogramming.org/Kindergarten_Bitboards).
type lines struct {
	squares [64]Bitboard // on the line of each square
	attacks [64][64]Bitboard
}

// The lines on the board.
var (
	ranks     = linesAlong(step{1, 0})
	files     = linesAlong(step{0, 1})
	diagonals = [2]lines{linesAlong(step{1, 1}), linesAlong(step{-1, 1})}
)

// linesAlong returns the lines in the direction of a step.
func linesAlong(up step) (l lines) {
	down := step{-up.file, -up.rank}
	for s := A1; s <= H8; s++ {
		line := s.Bitboard() | s.ray(up, 0) | s.ray(down, 0)
		l.squares[s] = line
		for pieces := line; ; pieces = (pieces - 1) & line { // every subset
			number := l.number(s, pieces)
			if up.file == 0 {
				number = numberOnFile(s, pieces)
			}
			l.attacks[s][number] = s.ray(up, pieces) | s.ray(down, pieces)
			if pieces == 0 {
				break
			}
		}
	}
	return l
}

// ray returns the squares from one on, without it, to the first occupied one or the edge of the board.
func (s Square) ray(by step, occupied Bitboard) (squares Bitboard) {
	for t, ok := s.move(by); ok && squares&occupied == 0; t, ok = t.move(by) {
		squares |= t.Bitboard()
	}
	return squares
}

// number returns the number of the set of pieces on a square's rank or diagonal, by their files.
func (l *lines) number(s Square, occupied Bitboard) Bitboard {
	return (occupied & l.squares[s&63]) * 0x0202020202020202 >> 58
}

// numberOnFile returns the number of the set of pieces on a square's file.
func numberOnFile(s Square, occupied Bitboard) Bitboard {
	return (occupied >> s.File() & fileA) * 0x0080402010080400 >> 58
}

func rookAttacks(s Square, occupied Bitboard) Bitboard {
	return ranks.attacks[s&63][ranks.number(s, occupied)] | files.attacks[s&63][numberOnFile(s, occupied)]
}

func bishopAttacks(s Square, occupied Bitboard) Bitboard {
	return diagonals[0].attacks[s&63][diagonals[0].number(s, occupied)] |
		diagonals[1].attacks[s&63][diagonals[1].number(s, occupied)]
}
