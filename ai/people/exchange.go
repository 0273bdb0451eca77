package people

import "chesstutor/tutor/chess"

// worth is the value of each piece type in exchanges, in pawns. The king is worth more than all else.
var worth = [8]int{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 3, chess.Rook: 5, chess.Queen: 9, chess.King: 30}

// exchange returns what a move gains, in pawns, if both sides go on capturing on its target for as long as that pays
// them, the least valuable piece first. Pins are ignored.
func exchange(p *chess.Position, m chess.Move) int {
	gain := worth[taken(p, m)&7]
	next := p.At(m.From()).Type()
	if promoted := m.Promotion(); promoted != chess.NoPieceType {
		gain += worth[promoted&7] - worth[chess.Pawn]
		next = promoted
	}
	occupied := p.Occupied()&^m.From().Bitboard() | m.To().Bitboard()
	if m.IsEnPassant() {
		occupied &^= (m.To() ^ 8).Bitboard()
	}
	return gain - captures(p, m.To(), p.Turn().Other(), next, occupied)
}

// captures returns what a side gains by capturing on a square, where a piece of the other side of this type stands: 0
// if it had better not.
func captures(p *chess.Position, to chess.Square, side chess.Color, on chess.PieceType, occupied chess.Bitboard) int {
	attackers := p.AttackersTo(to, occupied) & occupied
	if attackers&p.Color(side) == 0 {
		return 0
	}
	var gains [32]int
	n := 0
	straight, diagonal := sliders(p)
	for ; n < len(gains); n++ {
		kind, from := least(p, attackers&p.Color(side), side)
		if kind == chess.NoPieceType {
			break
		}
		gains[n] = worth[on&7]
		on = kind
		occupied &^= from
		if kind != chess.Knight && kind != chess.King {
			attackers |= chess.Attacks(chess.PieceOf(chess.Bishop, side), to, occupied)&diagonal |
				chess.Attacks(chess.PieceOf(chess.Rook, side), to, occupied)&straight
		}
		attackers &= occupied
		side = side.Other()
	}
	best := 0
	for n--; n >= 0; n-- {
		best = max(gains[n]-best, 0)
	}
	return best
}

// sliders returns the pieces that move along ranks and files, and those that move along diagonals.
func sliders(p *chess.Position) (straight, diagonal chess.Bitboard) {
	queens := p.Pieces(chess.Queen, chess.White) | p.Pieces(chess.Queen, chess.Black)
	return queens | p.Pieces(chess.Rook, chess.White) | p.Pieces(chess.Rook, chess.Black),
		queens | p.Pieces(chess.Bishop, chess.White) | p.Pieces(chess.Bishop, chess.Black)
}

// least returns the type of the least valuable of some pieces of one side, and its square.
func least(p *chess.Position, pieces chess.Bitboard, side chess.Color) (chess.PieceType, chess.Bitboard) {
	if pieces == 0 {
		return chess.NoPieceType, 0
	}
	for t := chess.Pawn; t <= chess.King; t++ {
		if b := pieces & p.Pieces(t, side); b != 0 {
			return t, b & -b
		}
	}
	return chess.NoPieceType, 0
}

// loot returns the most that a side gains by one exchange, in pawns, and which pieces of the other side it gains
// anything by capturing.
func loot(p *chess.Position, side chess.Color) (most int, all chess.Bitboard) {
	occupied := p.Occupied()
	pieces := p.Color(side.Other()) &^ p.Pieces(chess.King, side.Other())
	for left := pieces & attacked(p, side, occupied); left != 0; left &= left - 1 {
		s := left.First()
		if gain := captures(p, s, side, p.At(s).Type(), occupied); gain > 0 {
			all |= s.Bitboard()
			most = max(most, gain)
		}
	}
	return most, all
}

// attacked returns the squares that a side attacks.
func attacked(p *chess.Position, side chess.Color, occupied chess.Bitboard) (all chess.Bitboard) {
	const fileA, fileH = chess.Bitboard(0x0101010101010101), chess.Bitboard(0x8080808080808080)
	pawns := p.Pieces(chess.Pawn, side)
	if side == chess.White {
		all = pawns&^fileA<<7 | pawns&^fileH<<9
	} else {
		all = pawns&^fileA>>9 | pawns&^fileH>>7
	}
	for t := chess.Knight; t <= chess.King; t++ {
		for left := p.Pieces(t, side); left != 0; left &= left - 1 {
			all |= chess.Attacks(chess.PieceOf(t, side), left.First(), occupied)
		}
	}
	return all
}
