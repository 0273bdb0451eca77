package ai

import "chesstutor/tutor/chess"

// seeValues are the values of pieces in exchanges, in centipawns.
var seeValues = [8]Score{
	chess.Pawn: 100, chess.Knight: 320, chess.Bishop: 330, chess.Rook: 500, chess.Queen: 950, chess.King: 20_000,
}

// captured returns the type of the piece that a move captures.
func captured(p *chess.Position, m chess.Move) chess.PieceType {
	if m.IsEnPassant() {
		return chess.Pawn
	}
	return p.At(m.To()).Type()
}

// seeAtLeast reports whether the static exchange evaluation (SEE) of a move is at least a
// threshold: both sides capture on its target as long as it pays, the least valuable piece first.
// Pins are ignored. It is the swap algorithm that stops as soon as the answer is certain
// (https://www.chessprogramming.org/SEE_-_The_Swap_Algorithm).
func seeAtLeast(p *chess.Position, m chess.Move, threshold Score) bool {
	from, to := m.From(), m.To()
	balance := seeValues[captured(p, m)&7] - threshold
	next := p.At(from).Type()
	if promoted := m.Promotion(); promoted != chess.NoPieceType {
		balance += seeValues[promoted&7] - seeValues[chess.Pawn]
		next = promoted
	}
	if balance < 0 {
		return false
	}
	if balance -= seeValues[next&7]; balance >= 0 {
		return true
	}
	occupied := p.Occupied()&^from.Bitboard() | to.Bitboard()
	if m.IsEnPassant() {
		occupied &^= (to ^ 8).Bitboard()
	}
	return seeCaptures(p, to, occupied, balance)
}

// seeCaptures continues with the recaptures on a square. Balance is that of the side that moved
// last, with its capturing piece counted as lost. It reports whether the side that began reaches
// its threshold.
func seeCaptures(p *chess.Position, to chess.Square, occupied chess.Bitboard, balance Score) bool {
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
		kind, from := leastAttacker(p, mine, side)
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
		balance = -balance - 1 - seeValues[kind&7]
		if balance >= 0 {
			// A king may not capture a defended piece.
			if kind == chess.King && attackers&p.Color(side) != 0 {
				side = side.Other()
			}
			break
		}
	}
	return side != us
}

// leastAttacker returns the type of the least valuable of one side's attackers, and its square.
func leastAttacker(p *chess.Position, pieces chess.Bitboard, side chess.Color) (chess.PieceType, chess.Bitboard) {
	for t := chess.Pawn; t <= chess.King; t++ {
		if b := pieces & p.Pieces(t, side); b != 0 {
			return t, b & -b
		}
	}
	return chess.NoPieceType, 0
}
