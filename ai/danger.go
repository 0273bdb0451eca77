package ai

import "chesstutor/tutor/chess"

// king adds how safe a side's king is: the pawns before it, and what the other
// side brings against it.
func (a *appraisal) king(us chess.Color) {
	king := a.p.King(us)
	near := fileOf(king)
	near |= beside(near)
	if king.File() == 0 {
		near |= fileA << 2
	} else if king.File() == 7 {
		near |= fileH >> 2
	}
	from := front(us, king) | rowOf(king)
	for files := near & 0xff; files != 0; files &= files - 1 {
		file := fileA << files.First()
		a.add(us, shelterTerm+nearest(us, file&from&a.pawns[us&1]))
		a.add(us, stormTerm+nearest(us, file&from&a.pawns[us.Other()&1]))
	}
	if force := a.against(us, king); force > 0 {
		a.add(us, dangerTerm+int(min(force, 31)))
	}
}

// rowOf returns the squares of a square's rank.
func rowOf(s chess.Square) chess.Bitboard { return 0xff << (s & 56) }

// nearest returns the rank, as seen by us, of the pawn nearest to our first, 0
// if there is none.
func nearest(us chess.Color, pawns chess.Bitboard) int {
	if pawns == 0 {
		return 0
	}
	if us == chess.White {
		return int(pawns.First() >> 3)
	}
	return 7 - int(last(pawns)>>3)
}

// against returns what the other side brings against our king: pieces that bear
// on the squares around it, squares there that nobody guards, and safe checks.
func (a *appraisal) against(us chess.Color, king chess.Square) int32 {
	p, them := a.p, us.Other()
	force := a.force[them&1]
	if p.Pieces(chess.Queen, them) == 0 {
		force /= 2
	}
	guarded := a.by[us&1][chess.Pawn] | a.by[us&1][chess.Knight] | a.by[us&1][chess.Bishop] | a.by[us&1][chess.Rook] | a.by[us&1][chess.Queen]
	force += int32((a.zone[us&1] & a.any[them&1] &^ guarded).Count())
	safe := ^p.Color(them) &^ (a.any[us&1]&^(a.by[us&1][chess.King]&a.twice[them&1]) | a.twice[us&1])
	diagonal := chess.Attacks(chess.PieceOf(chess.Bishop, us), king, a.occupied)
	straight := chess.Attacks(chess.PieceOf(chess.Rook, us), king, a.occupied)
	for t, from := range [8]chess.Bitboard{
		chess.Knight: chess.Attacks(chess.PieceOf(chess.Knight, us), king, 0),
		chess.Bishop: diagonal, chess.Rook: straight, chess.Queen: diagonal | straight,
	} {
		if from&safe&a.by[them&1][t] != 0 {
			force += 3
		}
	}
	return force
}
