package chess

import "math/bits"

// putPawns lists or counts moves to the squares in to, each from `by` less.
func putPawns(list bool, room *[MaxMoves]Move, count int, to Bitboard, by int, kind Move) int {
	if !list {
		return count + to.Count()
	}
	base := kind - Move(by)
	for ; to != 0; to &= to - 1 {
		// From is to - by, six bits lower down: one product makes both.
		room[uint8(count)] = base + Move(bits.TrailingZeros64(uint64(to)))*(1<<6+1)
		count++
	}
	return count
}

// putPromotions lists or counts the promotions among the pawns' moves. Inlined, it would take
// registers from generate.
//
//go:noinline
func putPromotions(list bool, us Color, room *[MaxMoves]Move, count int, single, left, right Bitboard) int {
	for t := Queen; t >= Knight; t-- {
		count = putPawns(list, room, count, single&lastRanks, forwardOffset(us), promotionKind(t))
		count = putPawns(list, room, count, left&lastRanks, forwardOffset(us)-1, promotionKind(t))
		count = putPawns(list, room, count, right&lastRanks, forwardOffset(us)+1, promotionKind(t))
	}
	return count
}

// putEnPassant lists or counts the captures en passant.
func (p *Position) putEnPassant(list bool, room *[MaxMoves]Move, count int) int {
	takers := pawnAttacks[p.turn.Other()&1][p.epSquare&63] & p.Pieces(Pawn, p.turn)
	for ; takers != 0; takers &= takers - 1 {
		if from := takers.First(); p.isEnPassantSafe(from, p.epSquare) {
			if list {
				room[uint8(count)] = newMove(from, p.epSquare) | enPassant
			}
			count++
		}
	}
	return count
}
