package coach

import "chesstutor/tutor/chess"

func (c *ideaClaim) pinsNewly() bool {
	piece, by := c.fact.Pieces[0], c.fact.By[0]
	return c.theirs(piece) && c.ours(by) && piece.Piece.Type() != chess.King &&
		pinsPiece(
			&c.next,
			by.Square,
			piece.Square,
		) && !pinsPiece(&c.p, c.was(by.Square), piece.Square) && c.winsIfSaid(piece.Square)
}

// winsIfSaid: where the move is said to win, it wins one of some pieces.
func (c *ideaClaim) winsIfSaid(pieces ...chess.Square) bool {
	return c.fact.Count == 0 && !c.fact.Mate || c.wins(pieces...)
}

func (c *ideaClaim) pinsToPieceNewly() bool {
	if len(c.fact.Pieces) != 2 || !c.theirs(c.fact.Pieces[0]) || !c.theirs(c.fact.Pieces[1]) || !c.ours(c.fact.By[0]) {
		return false
	}
	piece, back, by := c.fact.Pieces[0].Square, c.fact.Pieces[1].Square, c.fact.By[0].Square
	before := c.p.Pass()
	return slowPiecePin(&c.next, by, piece, back) && !slowPiecePin(&before, c.was(by), piece, back) &&
		c.winsIfSaid(piece, back)
}

// slowPiecePin: the side to move has a legal move of the piece off the line, and
// after each of these the slider's capture of the piece behind nets two or more.
func slowPiecePin(p *chess.Position, by, piece, back chess.Square) bool {
	line := walk(p, by, piece)
	if line == nil || line[len(line)-1] != piece || !slides(p.At(by), by, piece) || p.At(back).Type() == chess.King {
		return false
	}
	without := boardOf(p)
	without.put(piece, '.')
	if !contains(without.attacks(by), back) || !onLine(by, piece, back) {
		return false
	}
	some := false
	for _, m := range p.Moves() {
		if m.From() != piece || m.To() == by || onLine(by, back, m.To()) && within(by, back, m.To()) {
			continue
		}
		some = true
		after := p.Play(m)
		most := 0
		for _, take := range capturesBy(&after, by, back) {
			then := after.Play(take)
			most = max(most, slowLead(&then, after.Turn())-slowLead(&after, after.Turn())-slowExchange(&then, back))
		}
		if most < 2 {
			return false
		}
	}
	return some
}

// pinHolds: a piece of theirs attacks what moved, cannot take it, and is pinned to its king.
func pinHolds(c *ideaClaim) bool {
	moved, guard, by := c.fact.Pieces[0], c.fact.Guards[0], c.fact.By[0]
	board := boardOf(&c.next)
	return moved.Square == c.m.To() && c.ours(moved) && c.theirs(guard) && c.ours(by) &&
		contains(board.attacks(guard.Square), c.m.To()) && !landers(&c.next, c.m.To()).Has(guard.Square) &&
		pinsPiece(&c.next, by.Square, guard.Square)
}
