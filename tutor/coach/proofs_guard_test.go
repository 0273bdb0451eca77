package coach

import (
	"slices"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

func guardRemovedHolds(c *ideaClaim) bool {
	piece, guard := c.fact.Pieces[0], c.fact.Guards[0]
	if !c.standsBefore(piece) || !c.standsBefore(guard) || piece.Piece.Color() == c.us || guard.Square != c.m.To() ||
		piece.Square == guard.Square {
		return false
	}
	return c.guarded(guard, piece) && slowExchange(&c.p, piece.Square) == 0 && c.falls(piece)
}

// guarded reports whether a piece guards another before the move; where a line alone shows the idea, also if it only
// stands so that it would as soon as the other could be taken.
func (c *ideaClaim) guarded(guard, piece fact.PlacedPiece) bool {
	board := boardOf(&c.p)
	return slowGuards(&c.p, guard.Square, piece.Square) ||
		c.fact.Judgement && contains(board.attacks(guard.Square), piece.Square)
}

// guardCutHolds: a piece guarded another before the move, and does not where the piece that moved stands; and it falls.
func guardCutHolds(c *ideaClaim) bool {
	piece, guard := c.fact.Pieces[0], c.fact.Guards[0]
	if !c.standsBefore(piece) || !c.standsBefore(guard) || piece.Piece.Color() == c.us ||
		piece.Square == guard.Square || slowExchange(&c.p, piece.Square) > 0 {
		return false
	}
	again := c.next.Pass()
	board := boardOf(&again)
	before := boardOf(&c.p)
	return contains(before.attacks(guard.Square), piece.Square) &&
		!contains(board.attacks(guard.Square), piece.Square) &&
		contains(board.attacks(guard.Square), c.m.To()) && (c.falls(piece) || c.wins(piece.Square))
}

// guardDrivenHolds: a check after whose every answer the guard cannot take back, or what answered is lost or it is
// mate; and the piece falls, or the move wins it or what answered.
func guardDrivenHolds(c *ideaClaim) bool {
	piece, guard := c.fact.Pieces[0], c.fact.Guards[0]
	again := c.next.Pass()
	if !c.standsBefore(piece) || !c.standsBefore(guard) || piece.Piece.Color() == c.us || !c.next.InCheck() ||
		!c.guarded(guard, piece) && !slowGuards(&again, guard.Square, piece.Square) ||
		slowExchange(&c.p, piece.Square) > 0 {
		return false
	}
	for _, r := range c.next.Moves() {
		if c.fact.Judgement && r != c.fact.Line[1] {
			continue
		}
		after, at := c.next.Play(r), guard.Square
		if r.From() == at {
			at = r.To()
		}
		if slowGuards(&after, at, piece.Square) && slowExchange(&after, r.To()) == 0 && !matesAtAll(&after) {
			return false
		}
	}
	return c.falls(piece) || c.wins(piece.Square)
}

// falls reports whether a piece is lost in the line of a search, or always.
func (c *ideaClaim) falls(piece fact.PlacedPiece) bool {
	return c.fact.Judgement && c.shown(piece.Square) || c.fallsAlways(piece)
}

// fallsAlways reports whether a piece, wherever it goes, is lost after every reply, so that the mover is then ahead.
func (c *ideaClaim) fallsAlways(piece fact.PlacedPiece) bool {
	for _, r := range c.next.Moves() {
		after := c.next.Play(r)
		at := piece.Square
		if r.From() == at {
			at = r.To()
		}
		lost := false
		for _, take := range after.Moves() {
			if take.To() != at || !slowCapture(&after, take) || after.At(at) == chess.NoPiece {
				continue
			}
			then := after.Play(take)
			net := slowLead(&then, c.us) - slowExchange(&then, at)
			lost = lost || net > slowLead(&after, c.us) && net > slowLead(&c.p, c.us)
		}
		if !lost && (!c.keeps(&after, r) || slowLead(&after, c.us) <= slowLead(&c.p, c.us)) {
			return false
		}
	}
	return len(c.next.Moves()) > 0
}

// slowGuards reports whether a piece could take back on a square after some capture there, or keeps the king off.
func slowGuards(p *chess.Position, guard, on chess.Square) bool {
	for _, m := range p.Moves() {
		if m.To() == on && slowCapture(p, m) {
			if after := p.Play(m); landers(&after, on).Has(guard) {
				return true
			}
		}
	}
	return slowKeepsKingOff(p, guard, on)
}

// slowKeepsKingOff reports whether the king of the side to move could take on a square
// if another piece were not on the board, and cannot as it is.
func slowKeepsKingOff(p *chess.Position, guard, on chess.Square) bool {
	takes := func(p *chess.Position) bool {
		return slices.ContainsFunc(p.Moves(),
			func(m chess.Move) bool { return m.From() == p.King(p.Turn()) && m.To() == on && !m.IsCastle() })
	}
	if p.InCheck() || p.At(on) == chess.NoPiece {
		return false
	}
	if p.At(guard).Type() == chess.King { // without which there is no board
		beside := func(s chess.Square) bool {
			return max(int(s.File())-int(on.File()), int(on.File())-int(s.File()), int(s.Rank())-int(on.Rank()),
				int(on.Rank())-int(s.Rank())) == 1
		}
		return beside(guard) && beside(p.King(p.Turn()))
	}
	fields := strings.Fields(p.FEN())
	rows := strings.Split(fields[0], "/")
	row := &rows[7-int(guard.Rank())]
	for n := 8; n > 0; n-- {
		*row = strings.ReplaceAll(*row, strconv.Itoa(n), strings.Repeat(".", n))
	}
	*row = (*row)[:guard.File()] + "." + (*row)[guard.File()+1:]
	for n := 8; n > 0; n-- {
		*row = strings.ReplaceAll(*row, strings.Repeat(".", n), strconv.Itoa(n))
	}
	fields[0], fields[2], fields[3] = strings.Join(rows, "/"), "-", "-"
	without, err := chess.ParseFEN(strings.Join(fields, " "))
	return err == nil && takes(&without) && !takes(p)
}

// slowExchangeBut is slowExchange where one piece may not take.
func slowExchangeBut(p *chess.Position, s, but chess.Square) (best int) {
	for _, m := range p.Moves() {
		if m.To() != s || m.From() == but || !slowCapture(p, m) {
			continue
		}
		next := p.Play(m)
		best = max(best, slowLead(&next, p.Turn())-slowLead(p, p.Turn())-slowExchangeBut(&next, s, but))
	}
	return best
}

func overloadedHolds(c *ideaClaim) bool {
	if len(c.fact.Pieces) != 2 {
		return false
	}
	one, two, guard := c.fact.Pieces[0], c.fact.Pieces[1], c.fact.Guards[0]
	for _, m := range []fact.PlacedPiece{one, two, guard} {
		if !c.standsBefore(m) || m.Piece.Color() == c.us {
			return false
		}
	}
	if one.Square != c.m.To() || two.Square == one.Square || two.Square == guard.Square {
		return false
	}
	if slowExchangeBut(&c.p, one.Square, guard.Square) == 0 {
		return false
	}
	if !slowGuards(&c.p, guard.Square, two.Square) {
		return false
	}
	if slowExchange(&c.p, one.Square) > 0 || slowExchange(&c.p, two.Square) > 0 {
		return false
	}
	for _, back := range capturesBy(&c.next, guard.Square, one.Square) {
		after := c.next.Play(back)
		if slowLead(&after, c.us)+slowExchange(&after, two.Square) > slowLead(&c.p, c.us) &&
			slowExchange(&after, two.Square) > 0 {
			return true
		}
	}
	return false
}

func pinnedGuardHolds(c *ideaClaim) bool {
	taken, guard, by := c.fact.Pieces[0], c.fact.Guards[0], c.fact.By[0]
	if !c.takes() || taken.Square != c.m.To() || !c.theirs(guard) || !c.ours(by) {
		return false
	}
	board := boardOf(&c.next)
	return contains(board.attacks(guard.Square), c.m.To()) && !landers(&c.next, c.m.To()).Has(guard.Square) &&
		pinsPiece(&c.next, by.Square, guard.Square)
}

func lureHolds(c *ideaClaim) bool {
	piece, taker := c.fact.Pieces[0], c.fact.By[0]
	if !c.ours(piece) || piece.Square != c.m.To() || !c.theirs(taker) {
		return false
	}
	if c.fact.Judgement {
		reply := c.fact.Line[1]
		return reply.To() == piece.Square && reply.From() == taker.Square && c.shown()
	}
	takers := chess.Bitboard(0)
	for _, r := range c.next.Moves() {
		after := c.next.Play(r)
		if after.At(piece.Square) == piece.Piece && after.Color(c.us).Has(piece.Square) {
			if slowLead(&after, c.us)+slowBest(&after) < slowLead(&c.p, c.us) {
				return false
			}
			continue
		}
		takers |= r.From().Bitboard()
		punished := matesAtAll(&after)
		for _, m := range after.Moves() {
			if punished {
				break
			}
			next := after.Play(m)
			enough := max(slowLead(&after, c.us)+2, slowLead(&c.p, c.us)+1)
			then := &ideaClaim{p: after, next: next, m: m, us: c.us}
			punished = slowWins(&next, c.us, enough, nil, then.keeps, nil) ||
				slowCapture(&after, m) && next.Outcome(nil) != chess.Stalemate &&
					slowLead(&next, c.us)-slowBest(&next) > slowLead(&c.p, c.us)
		}
		if !punished {
			return false
		}
	}
	return takers.Has(taker.Square)
}

// hasFewGuards: something is lost that is guarded, and what attacks it can be taken back there.
func hasFewGuards(c *claim, w []string) bool {
	by, ok := parsePiece(c.p, w[0])
	of, there := parsePiece(c.p, w[1])
	flipped := c.p.Pass()
	return ok && there && slowExchange(&flipped, of) > 0 && remedyHolds(c, of, w[2]) &&
		slices.ContainsFunc(flipped.Moves(), func(m chess.Move) bool {
			after := flipped.Play(m)
			return m.From() == by && m.To() == of && landers(&after, of) != 0
		})
}
