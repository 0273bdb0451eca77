package ai

import "chesstutor/tutor/chess"

// exchangeValues are what men count for in exchanges, in centipawns.
var exchangeValues = [8]Score{
	chess.Pawn: 100, chess.Knight: 320, chess.Bishop: 330, chess.Rook: 500, chess.Queen: 950, chess.King: 20_000,
}

// captured returns the kind of man that a move takes.
func captured(p *chess.Position, m chess.Move) chess.PieceType {
	if m.IsEnPassant() {
		return chess.Pawn
	}
	return p.At(m.To()).Type()
}

// gains reports whether a move wins at least so much if both sides take on its
// target as long as it pays, the least man first. Pins are not looked at. It is
// the swap algorithm that stops at the first answer (https://www.chessprogramming.org/SEE_-_The_Swap_Algorithm).
func gains(p *chess.Position, m chess.Move, least Score) bool {
	from, to := m.From(), m.To()
	balance := exchangeValues[captured(p, m)&7] - least
	next := p.At(from).Type()
	if promoted := m.Promotion(); promoted != chess.NoPieceType {
		balance += exchangeValues[promoted&7] - exchangeValues[chess.Pawn]
		next = promoted
	}
	if balance < 0 {
		return false
	}
	if balance -= exchangeValues[next&7]; balance >= 0 {
		return true
	}
	occupied := p.Occupied()&^from.Bitboard() | to.Bitboard()
	if m.IsEnPassant() {
		occupied &^= (to ^ 8).Bitboard()
	}
	return exchange(p, to, occupied, balance)
}

// exchange goes on with the captures on a square after the first. Balance is
// what the side that made the last has, counted as if its man were lost. It
// reports whether the side that began does not lose.
func exchange(p *chess.Position, to chess.Square, occupied chess.Bitboard, balance Score) bool {
	us := p.Turn()
	side := us.Other()
	attackers := p.AttackersTo(to, occupied) & occupied
	straight := p.Pieces(chess.Rook, chess.White) | p.Pieces(chess.Rook, chess.Black)
	diagonal := p.Pieces(chess.Bishop, chess.White) | p.Pieces(chess.Bishop, chess.Black)
	queens := p.Pieces(chess.Queen, chess.White) | p.Pieces(chess.Queen, chess.Black)
	straight, diagonal = straight|queens, diagonal|queens
	for {
		mine := attackers & p.Color(side)
		if mine == 0 {
			break
		}
		kind, from := least(p, mine, side)
		occupied &^= from
		switch kind {
		case chess.Pawn, chess.Bishop:
			attackers |= chess.Attacks(chess.PieceOf(chess.Bishop, side), to, occupied) & diagonal
		case chess.Rook:
			attackers |= chess.Attacks(chess.PieceOf(chess.Rook, side), to, occupied) & straight
		case chess.Queen:
			attackers |= chess.Attacks(chess.PieceOf(chess.Queen, side), to, occupied) & (diagonal | straight)
		}
		attackers &= occupied
		side = side.Other()
		balance = -balance - 1 - exchangeValues[kind&7]
		if balance >= 0 {
			// A king may not take what is guarded.
			if kind == chess.King && attackers&p.Color(side) != 0 {
				side = side.Other()
			}
			break
		}
	}
	return side != us
}

// least returns the least of some men of one side, and where it stands.
func least(p *chess.Position, men chess.Bitboard, side chess.Color) (chess.PieceType, chess.Bitboard) {
	for t := chess.Pawn; t <= chess.King; t++ {
		if b := men & p.Pieces(t, side); b != 0 {
			return t, b & -b
		}
	}
	return chess.NoPieceType, 0
}
