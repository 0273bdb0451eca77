package coach

import "chesstutor/tutor/chess"

func inBetweenHolds(c *ideaClaim) bool {
	piece := c.fact.Pieces[0]
	if c.last == chess.NoMove || !slowCapture(&c.before, c.last) || !c.standsBefore(piece) ||
		piece.Square != c.last.To() ||
		c.next.At(piece.Square) != piece.Piece {
		return false
	}
	back := slowExchange(&c.p, piece.Square)
	board := boardOf(&c.next)
	if check := board.attackers(board.king(c.us.Other()), c.us) != 0; !check && !slowThreatens(c) {
		return false
	}
	if c.fact.Judgement {
		return back > 0 && c.shown(piece.Square)
	}
	return back > 0 && slowWins(&c.next, c.us, slowLead(&c.p, c.us)+back, nil, nil, nil)
}

// slowThreatens: if the opponent passed, the mover would mate or win.
func slowThreatens(c *ideaClaim) bool {
	again := c.next.Pass()
	if matesAtAll(&again) {
		return true
	}
	for _, take := range again.Moves() {
		if then := again.Play(take); slowCapture(&again, take) &&
			slowLead(&then, c.us)-slowBest(&then) >= slowLead(&c.p, c.us)+2 {
			return true
		}
	}
	return false
}

func tempoHolds(c *ideaClaim) bool {
	for _, m := range c.fact.Pieces {
		if !c.theirs(m) || !attacksPiece(&c.next, c.m.To(), m.Square) || attacksPiece(&c.p, c.m.From(), m.Square) {
			return false
		}
	}
	home := map[string]string{"N": "b1 g1", "B": "c1 f1", "n": "b8 g8",
		"b": "c8 f8"}[string(c.p.At(c.m.From()).Letter())]
	return len(c.fact.Pieces) > 0 && home != "" &&
		(home[:2] == c.m.From().String() || home[3:] == c.m.From().String()) &&
		slowThreatens(c)
}
