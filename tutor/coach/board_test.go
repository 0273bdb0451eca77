package coach

import "chesstutor/tutor/chess"

// A slowBoard is the pieces on their squares, as FEN letters: what the obvious
// implementations of the tests walk over, step by step, sharing nothing with
// the attack tables of the rules.
type slowBoard [8][8]byte // rank, file

func boardOf(p *chess.Position) (b slowBoard) {
	for s := chess.A1; s <= chess.H8; s++ {
		b[s.Rank()][s.File()] = p.At(s).Letter()
	}
	return b
}

func (b *slowBoard) at(s chess.Square) byte         { return b[s.Rank()][s.File()] }
func (b *slowBoard) put(s chess.Square, piece byte) { b[s.Rank()][s.File()] = piece }

func isWhite(piece byte) bool { return piece >= 'A' && piece <= 'Z' }

func colorOf(piece byte) chess.Color {
	if isWhite(piece) {
		return chess.White
	}
	return chess.Black
}

var slowSteps = map[byte][][2]int{
	'n': {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}},
	'b': {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	'r': {{1, 0}, {0, 1}, {-1, 0}, {0, -1}},
	'q': {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
	'k': {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
}

// step returns the square some files and ranks away, if it is on the board.
func step(s chess.Square, files, ranks int) (chess.Square, bool) {
	f, r := int(s.File())+files, int(s.Rank())+ranks
	return chess.Square(8*r + f), f >= 0 && f < 8 && r >= 0 && r < 8
}

func ahead(piece byte) int {
	if isWhite(piece) {
		return 1
	}
	return -1
}

// attacks lists the squares a piece attacks.
func (b *slowBoard) attacks(from chess.Square) (list []chess.Square) {
	piece := b.at(from)
	kind := piece | 0x20
	if kind == 'p' {
		for _, files := range []int{-1, 1} {
			if s, ok := step(from, files, ahead(piece)); ok {
				list = append(list, s)
			}
		}
		return list
	}
	for _, by := range slowSteps[kind] {
		for n := 1; n < 8; n++ {
			s, ok := step(from, n*by[0], n*by[1])
			if !ok {
				break
			}
			list = append(list, s)
			if b.at(s) != '.' || kind == 'n' || kind == 'k' {
				break
			}
		}
	}
	return list
}

// reaches lists where a piece could go if its king did not matter, but for
// castling and captures en passant.
func (b *slowBoard) reaches(from chess.Square) (list []chess.Square) {
	piece := b.at(from)
	pawn := piece|0x20 == 'p'
	for _, s := range b.attacks(from) {
		if t := b.at(s); t == '.' && !pawn || t != '.' && isWhite(t) != isWhite(piece) {
			list = append(list, s)
		}
	}
	if !pawn {
		return list
	}
	for n := 1; n <= 2; n++ {
		s, ok := step(from, 0, n*ahead(piece))
		if !ok || b.at(s) != '.' || n == 2 && (int(from.Rank())-ahead(piece))%7 != 0 {
			break
		}
		list = append(list, s)
	}
	return list
}

// attackers returns the pieces of a side that attack a square.
func (b *slowBoard) attackers(of chess.Square, by chess.Color) (squares chess.Bitboard) {
	for s := chess.A1; s <= chess.H8; s++ {
		if piece := b.at(s); piece != '.' && colorOf(piece) == by {
			for _, t := range b.attacks(s) {
				if t == of {
					squares |= s.Bitboard()
				}
			}
		}
	}
	return squares
}

func (b *slowBoard) king(c chess.Color) chess.Square {
	for s := chess.A1; s <= chess.H8; s++ {
		if b.at(s) == chess.PieceOf(chess.King, c).Letter() {
			return s
		}
	}
	panic("tutor: a board without a king") // unreachable: every position has both
}

// exposed returns who attacks the king of the piece on from after it went to a
// square, a pawn that goes diagonally to an empty square taking en passant.
func (b slowBoard) exposed(from, to chess.Square) chess.Bitboard {
	piece := b.at(from)
	if piece|0x20 == 'p' && from.File() != to.File() && b.at(to) == '.' {
		b.put(chess.SquareAt(to.File(), from.Rank()), '.')
	}
	b.put(from, '.')
	b.put(to, piece)
	return b.attackers(b.king(colorOf(piece)), colorOf(piece).Other())
}
