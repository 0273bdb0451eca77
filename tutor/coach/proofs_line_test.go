package coach

import "chesstutor/tutor/chess"

// slides reports whether a piece is one that slides along the line of two squares.
func slides(pc chess.Piece, a, b chess.Square) bool {
	straight := a.File() == b.File() || a.Rank() == b.Rank()
	switch pc.Type() {
	case chess.Queen:
		return true
	case chess.Rook:
		return straight
	case chess.Bishop:
		return !straight
	}
	return false
}

// walk lists the squares from one, left out, in the direction of another, to the
// first that is taken; nil if they are on no line.
func walk(p *chess.Position, from, toward chess.Square) (list []chess.Square) {
	files, ranks := sign(int(toward.File())-int(from.File())), sign(int(toward.Rank())-int(from.Rank()))
	if !aligned(from, toward) {
		return nil
	}
	for n := 1; n < 8; n++ {
		s, ok := step(from, n*files, n*ranks)
		if !ok {
			break
		}
		if list = append(list, s); p.At(s) != chess.NoPiece {
			break
		}
	}
	return list
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

func aligned(a, b chess.Square) bool {
	files, ranks := int(a.File())-int(b.File()), int(a.Rank())-int(b.Rank())
	return a != b && (files == 0 || ranks == 0 || files == ranks || files == -ranks)
}

// onLine reports whether three squares are on one line, the third on the same
// side of the first as the second.
func onLine(a, b, c chess.Square) bool {
	return aligned(a, b) && aligned(a, c) && c != a &&
		sign(int(b.File())-int(a.File())) == sign(int(c.File())-int(a.File())) &&
		sign(int(b.Rank())-int(a.Rank())) == sign(int(c.Rank())-int(a.Rank()))
}

// within reports whether c is no farther from a than b.
func within(a, b, c chess.Square) bool { return distance(a, c) <= distance(a, b) }

func distance(a, b chess.Square) int {
	return max(abs(int(a.File())-int(b.File())), abs(int(a.Rank())-int(b.Rank())))
}

func contains(list []chess.Square, s chess.Square) bool {
	for _, t := range list {
		if t == s {
			return true
		}
	}
	return false
}

// attacksPiece reports whether a piece could legally take another if it were its
// side's turn, a king when it gives check to it.
func attacksPiece(p *chess.Position, by, of chess.Square) bool {
	if p.At(of).Type() == chess.King {
		board := boardOf(p)
		return board.attackers(of, p.At(by).Color()).Has(by)
	}
	t := turned(p, p.At(by).Color())
	return len(capturesBy(&t, by, of)) > 0
}

func abs(n int) int { return max(n, -n) }
