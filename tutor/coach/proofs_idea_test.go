package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
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
	fact    fact.Fact
}

var ideaProofs = map[fact.Kind]func(c *ideaClaim) bool{
	fact.KindMates: func(c *ideaClaim) bool {
		return c.next.Outcome(nil) == chess.Checkmate && c.byGiveCheck() &&
			c.standsNext(c.fact.Pieces[0]) && c.fact.Pieces[0].Piece.Type() == chess.King &&
			(c.fact.Concept != fact.BackRank || slowBackRank(&c.next))
	},
	fact.KindMateInTwo: func(c *ideaClaim) bool {
		for _, r := range c.next.Moves() {
			after := c.next.Play(r)
			if !matesAtAll(&after) {
				return false
			}
		}
		return len(c.next.Moves()) > 0
	},
	fact.KindMateInThree: func(c *ideaClaim) bool {
		for _, r := range c.next.Moves() {
			after := c.next.Play(r)
			if !slowMate(&after, 3) {
				return false
			}
		}
		return len(c.next.Moves()) > 0
	},
	fact.KindFork:        forkHolds,
	fact.KindPins:        func(c *ideaClaim) bool { return c.pinsNewly() },
	fact.KindPinsToPiece: func(c *ideaClaim) bool { return c.pinsToPieceNewly() },
	fact.KindSkewer:      skewerHolds,
	fact.KindOpenedLine:  openedLineHolds,
	fact.KindOpenedCheck: func(c *ideaClaim) bool {
		return len(c.fact.By) == 1 && c.byGiveCheck() && c.unmoved(c.fact.By[0]) && c.piecesAre(chess.King)
	},
	fact.KindDoubleCheck: func(c *ideaClaim) bool {
		return len(c.fact.By) == 2 && c.byGiveCheck() &&
			c.piecesAre(chess.King)
	},
	fact.KindTraps:        trapHolds,
	fact.KindGuardRemoved: guardRemovedHolds,
	fact.KindDrivesGuard:  guardDrivenHolds,
	fact.KindCutsGuard:    guardCutHolds,
	fact.KindOverloaded:   overloadedHolds,
	fact.KindPinnedGuard:  pinnedGuardHolds,
	fact.KindPinHolds:     pinHolds,
	fact.KindLures:        lureHolds,
	fact.KindInBetween:    inBetweenHolds,
	fact.KindPasses: func(c *ideaClaim) bool {
		return c.movedPawn() && slowPassed(&c.next, c.m.To()) && !slowPassed(&c.p, c.m.From())
	},
	fact.KindRuns: func(c *ideaClaim) bool {
		return c.movedPawn() && slowPassed(&c.next, c.m.To()) && kingAndPawns(&c.next, c.us.Other()) &&
			slowChased(&c.next, c.m.To())
	},
	fact.KindOpposition: func(c *ideaClaim) bool {
		return c.standsNext(c.fact.Pieces[0]) && c.standsNext(c.fact.Pieces[1]) &&
			c.piecesAre(chess.King, chess.King) &&
			c.fact.Pieces[0].Piece.Color() == c.us &&
			c.m.To() == c.fact.Pieces[0].Square &&
			slowFacing(&c.next)
	},
	fact.KindTakesFree: func(c *ideaClaim) bool {
		return c.takes() && landers(&c.next, c.m.To()) == 0 && c.byMoved() &&
			(c.fact.Count > 0) == (slowLead(&c.next, c.us)-slowBest(&c.next) > slowLead(&c.p, c.us))
	},
	fact.KindTakesMore: func(c *ideaClaim) bool {
		return c.takes() && slowLead(&c.next, c.us)-slowBest(&c.next) > slowLead(&c.p, c.us) && c.byMoved()
	},
	fact.KindPromotesTo: func(c *ideaClaim) bool {
		return c.p.At(c.m.From()).Type() == chess.Pawn && c.standsNext(c.fact.Pieces[0]) &&
			c.fact.Pieces[0].Square == c.m.To() &&
			c.fact.Pieces[0].Piece.Type() != chess.Pawn &&
			slowLead(&c.next, c.us)-slowBest(&c.next) > slowLead(&c.p, c.us)
	},
	fact.KindTempo: tempoHolds,
	fact.KindPerpetualCheck: func(c *ideaClaim) bool {
		return c.byGiveCheck() && len(c.fact.By) > 0 && slowPerpetual(&c.p, c.m)
	},
}

// ideaHolds proves a claim.
func ideaHolds(c *ideaClaim) bool {
	proof := ideaProofs[c.fact.Kind]
	return proof != nil && proof(c)
}

func (c *ideaClaim) standsNext(m fact.PlacedPiece) bool {
	return c.next.At(m.Square) == m.Piece && m.Piece != chess.NoPiece
}
func (c *ideaClaim) standsBefore(m fact.PlacedPiece) bool {
	return c.p.At(m.Square) == m.Piece && m.Piece != chess.NoPiece
}

// ours and theirs, in the position after the move.
func (c *ideaClaim) ours(m fact.PlacedPiece) bool { return c.standsNext(m) && m.Piece.Color() == c.us }
func (c *ideaClaim) theirs(m fact.PlacedPiece) bool {
	return c.standsNext(m) && m.Piece.Color() != c.us
}

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
func (c *ideaClaim) unmoved(m fact.PlacedPiece) bool {
	return c.standsBefore(m) && m.Square != c.m.To()
}

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
// balance; only captures that count are looked at, or what wins later.
func slowWins(
	next *chess.Position,
	us chess.Color,
	atLeast int,
	counts func(after *chess.Position, r, take chess.Move) bool,
	keeps func(after *chess.Position, r chess.Move) bool,
	later func(after *chess.Position) bool,
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
		if !won && !matesAtAll(&after) && (keeps == nil || !keeps(&after, r) || slowLead(&after, us) < atLeast) &&
			(later == nil || !later(&after)) {
			return false
		}
	}
	return true
}

// slowLater: some capture wins, or some move by what follows it.
func slowLater(p *chess.Position, us chess.Color, atLeast int) bool {
	return slices.ContainsFunc(p.Moves(), func(m chess.Move) bool {
		next := p.Play(m)
		then := &ideaClaim{p: *p, next: next, m: m, us: us}
		return slowWins(&next, us, max(atLeast, slowLead(p, us)+2), nil, then.keeps, nil) ||
			slowCapture(p, m) && next.Outcome(nil) != chess.Stalemate && slowLead(&next, us)-slowBest(&next) >= atLeast
	})
}

// keeps: the move took what would be taken back for as much, and the reply does not take back.
func (c *ideaClaim) keeps(after *chess.Position, r chess.Move) bool {
	took := slowLead(&c.next, c.us) - slowLead(&c.p, c.us)
	piece := c.next.At(c.m.To())
	return took > 0 && after.At(c.m.To()) == piece && slowExchange(&c.next, c.m.To()) >= took
}

// shown: the line of a search begins with the move and ends ahead, and its third move takes one of some pieces, if any
// are given, or what replied.
func (c *ideaClaim) shown(pieces ...chess.Square) bool {
	line, at := c.fact.Line, c.p
	for _, m := range line {
		if !at.IsLegal(m) {
			return false
		}
		at = at.Play(m)
	}
	if len(line) < 3 || line[0] != c.m || slowLead(&at, c.us)-slowBest(&at) <= slowLead(&c.p, c.us) {
		return false
	}
	before := c.next.Play(line[1])
	after := before.Play(line[2])
	return len(pieces) == 0 || slices.ContainsFunc(append(pieces, line[1].To()), func(s chess.Square) bool {
		piece := before.At(s)
		return piece != chess.NoPiece && piece.Color() != c.us && after.At(s) != piece
	})
}

func (c *ideaClaim) wins(pieces ...chess.Square) bool {
	if c.fact.Judgement {
		return c.shown(pieces...)
	}
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
	least := 2
	if c.fact.Count == 1 { // enough for the best move of a search
		least = 1
	}
	least += slowLead(&c.p, c.us)
	return slowWins(&c.next, c.us, least, counts, c.keeps,
		func(after *chess.Position) bool { return slowLater(after, c.us, least) })
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
