package tactics

import "chesstutor/tutor/chess"

// checks tells which moves may give check, without playing them: rather too many than too few.
type checks struct {
	from [8]chess.Bitboard // where a piece of a type gives check, by type
	line chess.Bitboard    // the lines through the king, on which a piece may stand before another
}

// checksOf returns the checks of the side to move.
func checksOf(p *chess.Position) (c checks) {
	us := p.Turn()
	king := p.King(us.Other())
	for t := chess.Pawn; t <= chess.Queen; t++ {
		// A piece stands where the king would take it, if the king moved alike; a pawn, if it were
		// one of the other side.
		c.from[t&7] = chess.Attacks(chess.PieceOf(t, us.Other()), king, p.Occupied())
	}
	c.line = chess.Attacks(chess.PieceOf(chess.Queen, us), king, 0)
	return c
}

// may reports whether a move may give check. What castles, promotes or takes in passing may.
func (c *checks) may(p *chess.Position, m chess.Move) bool {
	return c.line.Has(m.From()) || c.from[p.At(m.From()).Type()&7].Has(m.To()) ||
		m.IsCastle() || m.IsEnPassant() || m.Promotion() != chess.NoPieceType
}
