package coach

import "chesstutor/tutor/chess"

func trapHolds(c *ideaClaim) bool {
	piece := c.fact.Pieces[0]
	if !c.theirs(piece) || piece.Piece.Type() == chess.Pawn || piece.Piece.Type() == chess.King {
		return false
	}
	var by chess.Bitboard
	for _, m := range c.fact.By {
		if !c.ours(m) {
			return false
		}
		by |= m.Square.Bitboard()
	}
	again := c.next.Pass()
	before := c.p.Pass()
	return by != 0 && by == landers(&again, piece.Square) && !slowTrapped(&before, piece.Square, false) &&
		(slowTrapped(&c.next, piece.Square, false) || slowTrapped(&c.next, piece.Square, true) && c.wins(piece.Square))
}

// slowTrapped: a piece is attacked, and lost after every move of its side, or of its own.
func slowTrapped(p *chess.Position, piece chess.Square, own bool) bool {
	board := boardOf(p)
	us := p.Turn()
	again := p.Pass()
	if board.attackers(board.king(us), us.Other()) != 0 || landers(&again, piece) == 0 || !p.HasMove() {
		return false
	}
	for _, m := range p.Moves() {
		next := p.Play(m)
		at := piece
		if m.From() == piece {
			at = m.To()
		} else if next.At(piece) != p.At(piece) { // it castled
			at = (m.From() + m.To()) / 2
		}
		if own && at == piece {
			continue
		}
		took := 0 // by the piece itself: what is traded is not lost
		if at != piece {
			took = slowLead(&next, us) - slowLead(p, us)
		}
		if slowExchange(&next, at) <= took {
			return false
		}
	}
	return true
}
