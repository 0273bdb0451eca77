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
	case onBackRank(p):
		return fact.BackRankMate
	case isLadder(p, king, by):
		return fact.LadderMate
	case t == chess.Queen && around.Has(by):
		return fact.SupportMate
	}
	return fact.NoMateName
}

// isLadder reports whether a rook or queen gives check along a rank or file, and another one holds a line beside it.
func isLadder(p *chess.Position, king, by chess.Square) bool {
	them := p.Turn().Other()
	heavy := p.Pieces(chess.Rook, them) | p.Pieces(chess.Queen, them)
	if !heavy.Has(by) {
		return false
	}
	for other := range (heavy &^ by.Bitboard()).All() {
		ranks := by.Rank() == king.Rank() && beside(int(other.Rank()), int(king.Rank()))
		files := by.File() == king.File() && beside(int(other.File()), int(king.File()))
		if ranks || files {
			return true
		}
	}
	return false
}

// beside reports whether two ranks or files are neighbors.
func beside(a, b int) bool { return a-b == 1 || b-a == 1 }
