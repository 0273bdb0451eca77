package tutor

import (
	"slices"
	"strconv"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// What ideas.md asks of each idea, looked at in the slow and obvious way: every
// legal move is listed anew, and material is counted letter by letter. Nothing
// here is shared with what finds the ideas.

// An ideaClaim is a fact that a move carries out an idea.
type ideaClaim struct {
	p, next chess.Position
	m       chess.Move
	us      chess.Color
	last    chess.Move // that led to p, NoMove if none is known
	before  chess.Position
	fact    Fact
}

var ideaProofs = map[Kind]func(c *ideaClaim) bool{
	KindMates: func(c *ideaClaim) bool {
		return c.next.Outcome(nil) == chess.Checkmate && c.byGiveCheck() &&
			c.standsNext(c.fact.Pieces[0]) && c.fact.Pieces[0].Piece.Type() == chess.King &&
			(c.fact.Concept != BackRank || slowBackRank(&c.next))
	},
	KindMateInTwo: func(c *ideaClaim) bool {
		for _, r := range c.next.Moves() {
			after := c.next.Play(r)
			if !matesAtAll(&after) {
				return false
			}
		}
		return len(c.next.Moves()) > 0
	},
	KindMateInThree: func(c *ideaClaim) bool {
		for _, r := range c.next.Moves() {
			after := c.next.Play(r)
			if !slowMate(&after, 3) {
				return false
			}
		}
		return len(c.next.Moves()) > 0
	},
	KindFork:        forkHolds,
	KindPins:        func(c *ideaClaim) bool { return c.pinsNewly() },
	KindPinsToPiece: func(c *ideaClaim) bool { return c.pinsToPieceNewly() },
	KindSkewer:      skewerHolds,
	KindOpenedLine:  openedLineHolds,
	KindOpenedCheck: func(c *ideaClaim) bool {
		return len(c.fact.By) == 1 && c.byGiveCheck() && c.unmoved(c.fact.By[0]) && c.piecesAre(chess.King)
	},
	KindDoubleCheck:  func(c *ideaClaim) bool { return len(c.fact.By) == 2 && c.byGiveCheck() && c.piecesAre(chess.King) },
	KindTraps:        trapHolds,
	KindGuardRemoved: guardRemovedHolds,
	KindOverloaded:   overloadedHolds,
	KindPinnedGuard:  pinnedGuardHolds,
	KindLures:        lureHolds,
	KindInBetween:    inBetweenHolds,
	KindPasses: func(c *ideaClaim) bool {
		return c.movedPawn() && slowPassed(&c.next, c.m.To()) && !slowPassed(&c.p, c.m.From())
	},
	KindRuns: func(c *ideaClaim) bool {
		return c.movedPawn() && slowPassed(&c.next, c.m.To()) && kingAndPawns(&c.next, c.us.Other()) &&
			slowChased(&c.next, c.m.To())
	},
	KindOpposition: func(c *ideaClaim) bool {
		return c.standsNext(c.fact.Pieces[0]) && c.standsNext(c.fact.Pieces[1]) && c.piecesAre(chess.King, chess.King) &&
			c.fact.Pieces[0].Piece.Color() == c.us &&
			c.m.To() == c.fact.Pieces[0].Square &&
			slowFacing(&c.next)
	},
	KindTakesFree: func(c *ideaClaim) bool {
		return c.takes() && landers(&c.next, c.m.To()) == 0 && c.byMoved() &&
			(c.fact.Count > 0) == (slowLead(&c.next, c.us)-slowBest(&c.next) > slowLead(&c.p, c.us))
	},
	KindTakesMore: func(c *ideaClaim) bool {
		return c.takes() && slowLead(&c.next, c.us)-slowBest(&c.next) > slowLead(&c.p, c.us) && c.byMoved()
	},
	KindPromotesTo: func(c *ideaClaim) bool {
		return c.p.At(c.m.From()).Type() == chess.Pawn && c.standsNext(c.fact.Pieces[0]) &&
			c.fact.Pieces[0].Square == c.m.To() &&
			c.fact.Pieces[0].Piece.Type() != chess.Pawn &&
			slowLead(&c.next, c.us)-slowBest(&c.next) > slowLead(&c.p, c.us)
	},
	KindTempo: tempoHolds,
	KindEndlessCheck: func(c *ideaClaim) bool {
		return c.byGiveCheck() && len(c.fact.By) > 0 && slowEndless(&c.p, c.m)
	},
}

// ideaHolds proves a claim.
func ideaHolds(c *ideaClaim) bool {
	proof := ideaProofs[c.fact.Kind]
	return proof != nil && proof(c)
}

func (c *ideaClaim) standsNext(m PlacedPiece) bool {
	return c.next.At(m.Square) == m.Piece && m.Piece != chess.NoPiece
}
func (c *ideaClaim) standsBefore(m PlacedPiece) bool {
	return c.p.At(m.Square) == m.Piece && m.Piece != chess.NoPiece
}

// ours and theirs, in the position after the move.
func (c *ideaClaim) ours(m PlacedPiece) bool   { return c.standsNext(m) && m.Piece.Color() == c.us }
func (c *ideaClaim) theirs(m PlacedPiece) bool { return c.standsNext(m) && m.Piece.Color() != c.us }

func (c *ideaClaim) piecesAre(types ...chess.PieceType) bool {
	if len(c.fact.Pieces) != len(types) {
		return false
	}
	for i, t := range types {
		if !c.standsNext(c.fact.Pieces[i]) || c.fact.Pieces[i].Piece.Type() != t {
			return false
		}
	}
	return true
}

func (c *ideaClaim) byGiveCheck() bool {
	board := boardOf(&c.next)
	checkers := board.attackers(board.king(c.us.Other()), c.us)
	var said chess.Bitboard
	for _, m := range c.fact.By {
		if !c.ours(m) {
			return false
		}
		said |= m.Square.Bitboard()
	}
	return checkers != 0 && said == checkers
}

// unmoved reports whether a piece of ours stood where it stands.
func (c *ideaClaim) unmoved(m PlacedPiece) bool { return c.standsBefore(m) && m.Square != c.m.To() }

func (c *ideaClaim) movedPawn() bool {
	return c.piecesAre(chess.Pawn) && c.fact.Pieces[0].Square == c.m.To() && c.p.At(c.m.From()).Type() == chess.Pawn
}

func (c *ideaClaim) takes() bool {
	m := c.fact.Pieces[0]
	return slowCapture(&c.p, c.m) && c.standsBefore(m) && m.Piece.Color() != c.us && c.next.At(m.Square) != m.Piece
}

func (c *ideaClaim) byMoved() bool {
	return c.standsBefore(c.fact.By[0]) && c.fact.By[0].Square == c.m.From()
}

// was is where a piece stood before the move.
func (c *ideaClaim) was(s chess.Square) chess.Square {
	if s == c.m.To() {
		return c.m.From()
	}
	if c.m.IsCastle() && c.next.At(s).Type() == chess.Rook && c.p.At(s) == chess.NoPiece {
		if s.File() > 4-1 && c.m.To() > c.m.From() {
			return s + 2
		}
		return s - 3
	}
	return s
}

// slowWins: after every legal reply the mover mates in one, or takes so that its
// balance, less the opponent's best exchange anywhere then, is so much above a
// balance; only captures that count are looked at.
func slowWins(
	next *chess.Position,
	us chess.Color,
	atLeast int,
	counts func(after *chess.Position, r, take chess.Move) bool,
) bool {
	replies := next.Moves()
	if len(replies) == 0 {
		return next.Outcome(nil) == chess.Checkmate
	}
	for _, r := range replies {
		after := next.Play(r)
		won := false
		for _, take := range after.Moves() {
			if !slowCapture(&after, take) || counts != nil && !counts(&after, r, take) {
				continue
			}
			then := after.Play(take)
			if slowLead(&then, us) >= atLeast && slowLead(&then, us)-slowBest(&then) >= atLeast {
				won = true
				break
			}
		}
		if !won && !matesAtAll(&after) {
			return false
		}
	}
	return true
}

func (c *ideaClaim) wins(pieces ...chess.Square) bool {
	var counts func(after *chess.Position, r, take chess.Move) bool
	if len(pieces) > 0 {
		counts = func(after *chess.Position, r, take chess.Move) bool {
			then := after.Play(take)
			for _, s := range append(pieces, r.To()) { // one of these has gone
				if piece := after.At(s); piece != chess.NoPiece && piece.Color() != c.us && then.At(s) != piece {
					return true
				}
			}
			return false
		}
	}
	return slowWins(&c.next, c.us, slowLead(&c.p, c.us)+2, counts)
}

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
			if board.attackers(m.Square, c.us) != c.m.To().Bitboard() {
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
		if !won || slowExchange(&c.p, m.Square) > 0 {
			return false
		}
		newly = newly || len(capturesBy(&c.p, c.m.From(), m.Square)) == 0
	}
	return newly && c.wins()
}

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

// slides reports whether a piece is one that slides along the line of two squares.
func slides(pc chess.Piece, a, b chess.Square) bool {
	straight := a.File() == b.File() || a.Rank() == b.Rank()
	switch pc.Type() {
	case chess.Queen:
		return true
	case chess.Rook:
		return straight
	case chess.Bishop:
		return !straight
	}
	return false
}

// walk lists the squares from one, left out, in the direction of another, to the
// first that is taken; nil if they are on no line.
func walk(p *chess.Position, from, toward chess.Square) (list []chess.Square) {
	files, ranks := sign(int(toward.File())-int(from.File())), sign(int(toward.Rank())-int(from.Rank()))
	if !aligned(from, toward) {
		return nil
	}
	for n := 1; n < 8; n++ {
		s, ok := step(from, n*files, n*ranks)
		if !ok {
			break
		}
		if list = append(list, s); p.At(s) != chess.NoPiece {
			break
		}
	}
	return list
}

func sign(n int) int {
	switch {
	case n > 0:
		return 1
	case n < 0:
		return -1
	}
	return 0
}

func aligned(a, b chess.Square) bool {
	files, ranks := int(a.File())-int(b.File()), int(a.Rank())-int(b.Rank())
	return a != b && (files == 0 || ranks == 0 || files == ranks || files == -ranks)
}

// onLine reports whether three squares are on one line, the third on the same
// side of the first as the second.
func onLine(a, b, c chess.Square) bool {
	return aligned(a, b) && aligned(a, c) && c != a &&
		sign(int(b.File())-int(a.File())) == sign(int(c.File())-int(a.File())) &&
		sign(int(b.Rank())-int(a.Rank())) == sign(int(c.Rank())-int(a.Rank()))
}

// within reports whether c is no farther from a than b.
func within(a, b, c chess.Square) bool { return distance(a, c) <= distance(a, b) }

func distance(a, b chess.Square) int {
	return max(abs(int(a.File())-int(b.File())), abs(int(a.Rank())-int(b.Rank())))
}

func contains(list []chess.Square, s chess.Square) bool {
	for _, t := range list {
		if t == s {
			return true
		}
	}
	return false
}

// attacksPiece reports whether a piece could legally take another if it were its
// side's turn, a king when it gives check to it.
func attacksPiece(p *chess.Position, by, of chess.Square) bool {
	if p.At(of).Type() == chess.King {
		board := boardOf(p)
		return board.attackers(of, p.At(by).Color()).Has(by)
	}
	t := turned(p, p.At(by).Color())
	return len(capturesBy(&t, by, of)) > 0
}

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
	return behind && values && newly && b.Piece.Type() != chess.King && c.wins(a.Square, b.Square)
}

func abs(n int) int { return max(n, -n) }

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
	return by != 0 && by == landers(&again, piece.Square) && slowTrapped(&c.next, piece.Square) &&
		!slowTrapped(&before, piece.Square)
}

func slowTrapped(p *chess.Position, piece chess.Square) bool {
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

func guardRemovedHolds(c *ideaClaim) bool {
	piece, guard := c.fact.Pieces[0], c.fact.Guards[0]
	if !c.standsBefore(piece) || !c.standsBefore(guard) || piece.Piece.Color() == c.us || guard.Square != c.m.To() ||
		piece.Square == guard.Square {
		return false
	}
	guarded := false
	for _, m := range c.p.Moves() {
		if m.To() == piece.Square && slowCapture(&c.p, m) {
			after := c.p.Play(m)
			guarded = guarded || landers(&after, piece.Square).Has(guard.Square)
		}
	}
	guarded = guarded || slowKeepsKingOff(&c.p, guard.Square, piece.Square)
	if !guarded || slowExchange(&c.p, piece.Square) > 0 {
		return false
	}
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
		if !lost {
			return false
		}
	}
	return len(c.next.Moves()) > 0
}

// slowKeepsKingOff reports whether the king of the side to move could take on a square
// if another piece were not on the board, and cannot as it is.
func slowKeepsKingOff(p *chess.Position, guard, on chess.Square) bool {
	takes := func(p *chess.Position) bool {
		return slices.ContainsFunc(
			p.Moves(),
			func(m chess.Move) bool { return m.From() == p.King(p.Turn()) && m.To() == on && !m.IsCastle() },
		)
	}
	if p.InCheck() || p.At(guard).Type() == chess.King || p.At(on) == chess.NoPiece {
		return false
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
	for _, m := range []PlacedPiece{one, two, guard} {
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
	if slowExchangeBut(&c.p, two.Square, guard.Square) == 0 && !slowKeepsKingOff(&c.p, guard.Square, two.Square) {
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
			punished = slowWins(&next, c.us, enough, nil) ||
				slowCapture(&after, m) && next.Outcome(nil) != chess.Stalemate &&
					slowLead(&next, c.us)-slowBest(&next) > slowLead(&c.p, c.us)
		}
		if !punished {
			return false
		}
	}
	return takers.Has(taker.Square)
}

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
	return back > 0 && slowWins(&c.next, c.us, slowLead(&c.p, c.us)+back, nil)
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
	home := map[string]string{"N": "b1 g1", "B": "c1 f1", "n": "b8 g8", "b": "c8 f8"}[string(c.p.At(c.m.From()).Letter())]
	return len(c.fact.Pieces) > 0 && home != "" &&
		(home[:2] == c.m.From().String() || home[3:] == c.m.From().String()) &&
		slowThreatens(c)
}

// slowBackRank: a rook or queen mates along the king's first rank, and without the
// king's pieces beside it some square would be free to go to.
func slowBackRank(p *chess.Position) bool {
	us := p.Turn()
	board := boardOf(p)
	king := board.king(us)
	first := 0
	if us == chess.Black {
		first = 7
	}
	checkers := board.attackers(king, us.Other()).Squares()
	if len(checkers) != 1 || int(king.Rank()) != first || checkers[0].Rank() != king.Rank() ||
		p.At(checkers[0]).Type() < chess.Rook {
		return false
	}
	around := board.attacks(king)
	var freed []chess.Square
	for _, s := range around {
		if piece := board.at(s); piece != '.' && colorOf(piece) == us {
			freed = append(freed, s)
			board.put(s, '.')
		}
	}
	letter := board.at(king)
	for _, s := range freed {
		empty := board
		empty.put(king, '.')
		empty.put(s, letter)
		if empty.attackers(s, us.Other()) == 0 {
			return true
		}
	}
	return false
}

// slowPassed: no enemy pawn ahead on the pawn's file or the two beside it.
func slowPassed(p *chess.Position, pawn chess.Square) bool {
	us := p.At(pawn).Color()
	for s := chess.A1; s <= chess.H8; s++ {
		m := p.At(s)
		before := int(s.Rank()) > int(pawn.Rank())
		if us == chess.Black {
			before = int(s.Rank()) < int(pawn.Rank())
		}
		if m.Type() == chess.Pawn && m != chess.NoPiece && m.Color() != us && before &&
			abs(int(s.File())-int(pawn.File())) <= 1 {
			return false
		}
	}
	return p.At(pawn).Type() == chess.Pawn
}

func kingAndPawns(p *chess.Position, c chess.Color) bool {
	for s := chess.A1; s <= chess.H8; s++ {
		if m := p.At(s); m != chess.NoPiece && m.Color() == c && m.Type() != chess.Pawn && m.Type() != chess.King {
			return false
		}
	}
	return true
}

// slowRuns: the side to move brings a pawn to promotion by its steps alone.
func slowRuns(p *chess.Position, pawn chess.Square) bool {
	for _, m := range p.Moves() {
		if m.From() != pawn || m.From().File() != m.To().File() {
			continue
		}
		next := p.Play(m)
		if m.Promotion() == chess.Queen && landers(&next, m.To()) == 0 ||
			m.Promotion() == chess.NoPieceType && slowChased(&next, m.To()) {
			return true
		}
	}
	return false
}

func slowChased(p *chess.Position, pawn chess.Square) bool {
	for _, r := range p.Moves() {
		next := p.Play(r)
		if next.At(pawn) != p.At(pawn) || !slowRuns(&next, pawn) {
			return false
		}
	}
	return p.HasMove()
}

// slowFacing: kings on one line, an odd number of squares between, and who wins
// depends on who is to move.
func slowFacing(p *chess.Position) bool {
	a, b := p.King(chess.White), p.King(chess.Black)
	if !aligned(a, b) || distance(a, b)%2 != 0 || p.Occupied().Count() != 3 {
		return false
	}
	flipped := p.Pass()
	now, known := ai.KingAndPawn(p)
	then, _ := ai.KingAndPawn(&flipped)
	return known && now != then
}

// slowEndless: after the check every reply leads to a position of a set in which
// there always is such a check. It looks for the set by leaving out, again and
// again, what cannot be of it.
func slowEndless(p *chess.Position, first chess.Move) bool {
	positions := []chess.Position{*p}
	index := map[string]int{key(p): 0}
	type edge struct {
		move chess.Move
		to   []int
		far  bool
	}
	var edges [][]edge
	for i := 0; i < len(positions); i++ {
		at := positions[i]
		edges = append(edges, nil)
		for _, m := range at.Moves() {
			next := at.Play(m)
			if !next.InCheck() || !next.HasMove() {
				continue
			}
			e := edge{move: m}
			for _, r := range next.Moves() {
				after := next.Play(r)
				to, ok := index[key(&after)]
				if !ok {
					if len(positions) > 4000 {
						e.far = true
						break
					}
					to = len(positions)
					index[key(&after)] = to
					positions = append(positions, after)
				}
				e.to = append(e.to, to)
			}
			edges[i] = append(edges[i], e)
		}
	}
	out := map[int]bool{}
	holds := func(e edge) bool {
		for _, to := range e.to {
			if out[to] {
				return false
			}
		}
		return !e.far
	}
	for before := -1; before != len(out); {
		before = len(out)
		for i := range positions {
			some := false
			for _, e := range edges[i] {
				some = some || holds(e)
			}
			if !some {
				out[i] = true
			}
		}
	}
	for _, e := range edges[0] {
		if e.move == first && holds(e) {
			return true
		}
	}
	return false
}

// key is a position without its clocks.
func key(p *chess.Position) string {
	castling, passed := p.Castling(), ""
	if s, ok := p.EnPassant(); ok {
		passed = s.String()
	}
	return p.String() + string(rune('a'+int(p.Turn()))) + string(rune('a'+int(castling))) + passed
}
