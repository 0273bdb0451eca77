package coach

import "chesstutor/tutor/chess"

func forkHolds(c *ideaClaim) bool {
	if len(c.fact.Pieces) < 2 {
		return false
	}
	again := c.next.Pass()
	newly := false
	for _, m := range c.fact.Pieces {
		if !c.theirs(m) {
			return false
		}
		if m.Piece.Type() == chess.King {
			board := boardOf(&c.next)
			if !board.attackers(m.Square, c.us).Has(c.m.To()) {
				return false
			}
			newly = true
			continue
		}
		won := false
		for _, take := range capturesBy(&again, c.m.To(), m.Square) {
			after := again.Play(take)
			won = won || slowLead(&after, c.us)-slowLead(&again, c.us) > slowExchange(&after, m.Square)
		}
		won = won || c.next.InCheck() && len(capturesBy(&again, c.m.To(), m.Square)) > 0 && c.fallsAlways(m)
		if !won || slowExchange(&c.p, m.Square) > 0 {
			return false
		}
		newly = newly || len(capturesBy(&c.p, c.m.From(), m.Square)) == 0
	}
	return newly && c.wins()
}
