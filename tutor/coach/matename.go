package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// MateName returns the name of the pattern by which a position is checkmate.
func MateName(p *chess.Position) fact.MateName {
	us := p.Turn()
	king := p.King(us)
	around := chess.Attacks(p.At(king), king, 0)
	checkers := p.Checkers()
	by := checkers.First()
	switch t := p.At(by).Type(); {
	case checkers.Count() > 1:
	case t == chess.Knight && around&^p.Color(us) == 0:
		return fact.SmotheredMate
	case onBackRank(p) && shutIn(p, around):
		return fact.BackRankMate
	case isLadder(p, king, by):
		if t == chess.Queen && around.Has(by) || !alongEdge(king, by) { // something of both, or of more than two pieces
			return fact.NoMateName
		}
		return fact.LadderMate
	case t == chess.Queen && around.Has(by):
		return fact.SupportMate
	}
	return fact.NoMateName
}

// shutIn reports whether pieces of its own side stand on most of the squares beside a king that are not on its rank.
func shutIn(p *chess.Position, around chess.Bitboard) bool {
	own, all := 0, 0
	for s := range around.All() {
		if s.Rank() != p.King(p.Turn()).Rank() {
			all++
			if p.Color(p.Turn()).Has(s) {
				own++
			}
		}
	}
	return 2*own > all
}

// alongEdge reports whether a king and what gives check along a rank or file stand on the edge of the board.
func alongEdge(king, by chess.Square) bool {
	return by.Rank() == king.Rank() && king.Rank()%7 == 0 || by.File() == king.File() && king.File()%7 == 0
}

// isLadder reports whether a rook or queen gives check along a rank or file, and another one is needed on a line beside
// it.
func isLadder(p *chess.Position, king, by chess.Square) bool {
	them := p.Turn().Other()
	heavy := p.Pieces(chess.Rook, them) | p.Pieces(chess.Queen, them)
	if !heavy.Has(by) {
		return false
	}
	for other := range (heavy &^ by.Bitboard()).All() {
		ranks := by.Rank() == king.Rank() && beside(int(other.Rank()), int(king.Rank()))
		files := by.File() == king.File() && beside(int(other.File()), int(king.File()))
		if (ranks || files) && isNeeded(p, king, other) {
			return true
		}
	}
	return false
}

// isNeeded reports whether a piece alone attacks a square beside a king to which it could else go.
func isNeeded(p *chess.Position, king, piece chess.Square) bool {
	occupied, them := p.Occupied()&^king.Bitboard(), p.Color(p.Turn().Other())
	for s := range (chess.Attacks(p.At(king), king, 0) &^ p.Color(p.Turn())).All() {
		if p.AttackersTo(s, occupied)&them == piece.Bitboard() {
			return true
		}
	}
	return false
}

// beside reports whether two ranks or files are neighbors.
func beside(a, b int) bool { return a-b == 1 || b-a == 1 }
