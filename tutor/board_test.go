package tutor

import (
	"chesstutor/tutor/chess"
)

// A slowBoard is the men on their squares, as FEN letters: what the obvious
// implementations of the tests walk over, step by step, sharing nothing with
// the attack tables of the rules.
type slowBoard [8][8]byte // rank, file

func boardOf(p *chess.Position) (b slowBoard) {
	for s := chess.A1; s <= chess.H8; s++ {
		b[s.Rank()][s.File()] = p.At(s).Letter()
	}
	return b
}

func (b *slowBoard) at(s chess.Square) byte       { return b[s.Rank()][s.File()] }
func (b *slowBoard) put(s chess.Square, man byte) { b[s.Rank()][s.File()] = man }

func isWhite(man byte) bool { return man >= 'A' && man <= 'Z' }

func colorOf(man byte) chess.Color {
	if isWhite(man) {
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

func ahead(man byte) int {
	if isWhite(man) {
		return 1
	}
	return -1
}

// attacks lists the squares a man attacks.
func (b *slowBoard) attacks(from chess.Square) (list []chess.Square) {
	man := b.at(from)
	kind := man | 0x20
	if kind == 'p' {
		for _, files := range []int{-1, 1} {
			if s, ok := step(from, files, ahead(man)); ok {
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

// reaches lists where a man could go if its king did not matter, but for
// castling and captures en passant.
func (b *slowBoard) reaches(from chess.Square) (list []chess.Square) {
	man := b.at(from)
	pawn := man|0x20 == 'p'
	for _, s := range b.attacks(from) {
		if t := b.at(s); t == '.' && !pawn || t != '.' && isWhite(t) != isWhite(man) {
			list = append(list, s)
		}
	}
	if !pawn {
		return list
	}
	for n := 1; n <= 2; n++ {
		s, ok := step(from, 0, n*ahead(man))
		if !ok || b.at(s) != '.' || n == 2 && (int(from.Rank())-ahead(man))%7 != 0 {
			break
		}
		list = append(list, s)
	}
	return list
}

// attackers returns the men of a side that attack a square.
func (b *slowBoard) attackers(of chess.Square, by chess.Color) (squares chess.Bitboard) {
	for s := chess.A1; s <= chess.H8; s++ {
		if man := b.at(s); man != '.' && colorOf(man) == by {
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
	panic("no king")
}

// exposed returns who attacks the king of the man on from after it went to a
// square, a pawn that goes diagonally to an empty square taking en passant.
func (b slowBoard) exposed(from, to chess.Square) chess.Bitboard {
	man := b.at(from)
	if man|0x20 == 'p' && from.File() != to.File() && b.at(to) == '.' {
		b.put(chess.SquareAt(to.File(), from.Rank()), '.')
	}
	b.put(from, '.')
	b.put(to, man)
	return b.attackers(b.king(colorOf(man)), colorOf(man).Other())
}
