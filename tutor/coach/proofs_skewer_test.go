package coach

import "chesstutor/tutor/chess"

func skewerHolds(c *ideaClaim) bool {
	if len(c.fact.Pieces) != 2 || !c.theirs(c.fact.Pieces[0]) || !c.theirs(c.fact.Pieces[1]) || !c.ours(c.fact.By[0]) {
		return false
	}
	a, b, by := c.fact.Pieces[0], c.fact.Pieces[1], c.fact.By[0].Square
	without := boardOf(&c.next)
	without.put(a.Square, '.')
	behind := slides(c.next.At(by), by, a.Square) && onLine(by, a.Square, b.Square) &&
		contains(without.attacks(by), b.Square)
	values := a.Piece.Type() == chess.King || abs(slowWorth[a.Piece.Letter()]) >= abs(slowWorth[b.Piece.Letter()])
	newly := attacksPiece(&c.next, by, a.Square) &&
		(a.Piece.Type() == chess.King || !attacksPiece(&c.p, c.was(by), a.Square))
	return behind && values && newly && b.Piece.Type() != chess.King && (c.wins(a.Square, b.Square) || c.drivenOff())
}

// drivenOff: the piece in front is worth more, lost if it stays, and leaves the one behind to be lost.
func (c *ideaClaim) drivenOff() bool {
	a, b, by := c.fact.Pieces[0], c.fact.Pieces[1], c.fact.By[0].Square
	again := c.next.Pass()
	return c.fact.Count == 0 && abs(slowWorth[a.Piece.Letter()]) > abs(slowWorth[b.Piece.Letter()]) &&
		slowExchange(&again, a.Square) > 0 && slowPiecePin(&c.next, by, a.Square, b.Square)
}

func openedLineHolds(c *ideaClaim) bool {
	t, by := c.fact.Pieces[0], c.fact.By[0]
	if !c.theirs(t) || !c.ours(by) || !c.unmoved(by) || c.m.IsCastle() || t.Piece.Type() == chess.King ||
		!slides(by.Piece, by.Square, t.Square) {
		return false
	}
	if !attacksPiece(&c.next, by.Square, t.Square) || attacksPiece(&c.p, by.Square, t.Square) {
		return false
	}
	old := boardOf(&c.p) // the line was closed, not the piece pinned
	if contains(old.attacks(by.Square), t.Square) {
		return false
	}
	pieces := []chess.Square{t.Square}
	for s := chess.A1; s <= chess.H8; s++ {
		if m := c.next.At(s); m != chess.NoPiece && m.Color() != c.us && m.Type() != chess.King &&
			attacksPiece(&c.next, c.m.To(), s) {
			pieces = append(pieces, s)
		}
	}
	return c.wins(pieces...)
}
