package ai

import "chesstutor/tutor/chess"

// addKingSafety adds how safe a side's king is: its pawn shelter, the pawns advancing on it (pawn
// storm), and the attack of the other side's pieces.
func (e *evaluation) addKingSafety(us chess.Color) {
	king := e.p.King(us)
	near := fileOf(king)
	near |= adjacentFiles(near)
	if king.File() == 0 {
		near |= fileA << 2
	} else if king.File() == 7 {
		near |= fileH >> 2
	}
	from := ranksAhead(us, king) | rankMask(king)
	for files := near & 0xff; files != 0; files &= files - 1 {
		file := fileA << files.First()
		e.add(us, shelterTerm+nearestRank(us, file&from&e.pawns[us&1]))
		e.add(us, stormTerm+nearestRank(us, file&from&e.pawns[us.Other()&1]))
	}
	if force := e.kingAttack(us, king); force > 0 {
		e.add(us, dangerTerm+int(min(force, 31)))
	}
}

// rankMask returns the squares of a square's rank.
func rankMask(s chess.Square) chess.Bitboard { return 0xff << (s & 56) }

// nearestRank returns the rank, as seen by us, of the pawn nearest to our first, 0 if there is
// none.
func nearestRank(us chess.Color, pawns chess.Bitboard) int {
	if pawns == 0 {
		return 0
	}
	if us == chess.White {
		return int(pawns.First() >> 3)
	}
	return 7 - int(lastSquare(pawns)>>3)
}

// kingAttack returns the weight of the other side's attack on our king: pieces that attack the
// squares around it, squares there that only the king defends, and safe checks.
func (e *evaluation) kingAttack(us chess.Color, king chess.Square) int32 {
	p, them := e.p, us.Other()
	force := e.kingAttackers[them&1]
	if p.Pieces(chess.Queen, them) == 0 {
		force /= 2
	}
	ours := &e.attackedBy[us&1]
	defended := ours[chess.Pawn] | ours[chess.Knight] | ours[chess.Bishop] | ours[chess.Rook] | ours[chess.Queen]
	force += int32((e.kingZone[us&1] & e.attacked[them&1] &^ defended).Count())
	onlyKing := ours[chess.King] & e.attackedTwice[them&1] // defended too weakly
	safe := ^p.Color(them) &^ (e.attacked[us&1]&^onlyKing | e.attackedTwice[us&1])
	diagonal := chess.Attacks(chess.PieceOf(chess.Bishop, us), king, e.occupied)
	straight := chess.Attacks(chess.PieceOf(chess.Rook, us), king, e.occupied)
	for t, from := range [8]chess.Bitboard{
		chess.Knight: chess.Attacks(chess.PieceOf(chess.Knight, us), king, 0),
		chess.Bishop: diagonal, chess.Rook: straight, chess.Queen: diagonal | straight,
	} {
		if from&safe&e.attackedBy[them&1][t] != 0 {
			force += 3
		}
	}
	return force
}
