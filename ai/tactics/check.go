package tactics

import "chesstutor/tutor/chess"

// possibleChecks tells which moves may give check, without playing them. It has false positives,
// but no false negatives.
type possibleChecks struct {
	from [8]chess.Bitboard // where a piece of a type gives check, by type
	line chess.Bitboard    // the lines through the king, from which a discovered check is possible
}

// findPossibleChecks returns the checks of the side to move.
func findPossibleChecks(p *chess.Position) (c possibleChecks) {
	us := p.Turn()
	king := p.King(us.Other())
	for t := chess.Pawn; t <= chess.Queen; t++ {
		// A piece gives check from the squares that it would attack from the king's square; a pawn
		// of the other color in the case of pawns.
		c.from[t&7] = chess.Attacks(chess.PieceOf(t, us.Other()), king, p.Occupied())
	}
	c.line = chess.Attacks(chess.PieceOf(chess.Queen, us), king, 0)
	return c
}

// mayGiveCheck reports whether a move may give check. Castling, promotions and en passant always
// may.
func (c *possibleChecks) mayGiveCheck(p *chess.Position, m chess.Move) bool {
	return c.line.Has(m.From()) || c.from[p.At(m.From()).Type()&7].Has(m.To()) ||
		m.IsCastle() || m.IsEnPassant() || m.Promotion() != chess.NoPieceType
}
