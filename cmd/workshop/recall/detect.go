package recall

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Each detector asks two things: that the idea holds of the line's first move as the ideas are defined (the text
// that is quoted before it), proved by looking at the replies; and that the line shows it, by the capture that the
// idea is about. "Newly" is: not so before the move. The count is what both win if both keep taking on a square.

// detectors find the ideas of lines that end in no mate.
var detectors = []struct {
	concept fact.Concept
	holds   func(*line) bool
}{
	{fact.Fork, (*line).fork}, {fact.PinToKing, (*line).pin}, {fact.Skewer, (*line).skewer},
	{fact.OpenedLine, (*line).opened}, {fact.Trapped, (*line).trapped}, {fact.FreePiece, (*line).free},
	{fact.Promotion, (*line).promotion}, {fact.GuardRemoved, (*line).guardRemoved},
	{fact.GuardOverloaded, (*line).overloaded}, {fact.Lured, (*line).lured}, {fact.InBetween, (*line).inBetween},
}

// ideas returns the ideas that a player would find in the line.
func (l *line) ideas() (list []fact.Concept) {
	if plies, ok := l.score.Mate(); ok && plies > 0 && plies <= coach.FarthestHint {
		switch {
		case plies <= 3 && len(l.moves) >= plies && l.backRank(plies):
			return []fact.Concept{fact.BackRank}
		case plies == 1:
			return []fact.Concept{fact.MateInOne}
		case plies == 3:
			return []fact.Concept{fact.MateInTwo}
		}
		return nil
	}
	if len(l.moves) < 3 {
		return nil
	}
	for _, d := range detectors {
		if d.holds(l) {
			list = append(list, d.concept)
		}
	}
	return list
}

// backRank: "a rook or queen mates along the king's first rank; without the king's own pieces beside and before it,
// it would be no mate".
func (l *line) backRank(plies int) bool {
	p := &l.at[plies]
	king := p.King(p.Turn())
	checker := p.Checkers().First()
	if checker >= chess.NoSquare || int(king.Rank())%7 != 0 || king.Rank() != checker.Rank() ||
		p.At(checker).Type() < chess.Rook {
		return false
	}
	if (king.Rank() == 0) != (p.Turn() == chess.White) {
		return false
	}
	shut := attacked(p, king) & p.Color(p.Turn())
	without := p.Occupied() &^ shut &^ king.Bitboard()
	for s := range shut.All() { // an escape square, were these pieces not there
		if p.AttackersTo(s, without)&p.Color(l.us) == 0 {
			return true
		}
	}
	return false
}

// free: the first move takes a piece, more than a pawn, and nothing can take back: no legal recapture.
func (l *line) free() bool {
	p, m := &l.at[0], l.moves[0]
	taken := p.At(m.To())
	return taken.Type() > chess.Pawn && taken.Type() < chess.King && taken != chess.NoPiece &&
		!captures(&l.at[1], m.To(), everyone) && l.gain(4) >= 3
}

// promotion: "it can promote now and the count after it stays in its favour, or it cannot be caught".
func (l *line) promotion() bool {
	first := l.moves[0]
	if first.Promotion() == chess.Queen {
		return chess.Lead(&l.at[1], l.us)-takingAnywhere(&l.at[1]) > chess.Lead(&l.at[0], l.us) && l.gain(4) >= 5
	}
	return l.at[0].At(first.From()).Type() == chess.Pawn && kingAndPawns(&l.at[1]) && uncaught(&l.at[1], first.To())
}

// kingAndPawns reports whether the side to move has king and pawns only.
func kingAndPawns(p *chess.Position) bool {
	us := p.Turn()
	return p.Color(us) == p.Pieces(chess.Pawn, us)|p.Pieces(chess.King, us)
}

// uncaught reports whether a pawn of the other side, by its steps alone, promotes whatever is replied, and the new
// queen cannot be taken at once.
func uncaught(p *chess.Position, pawn chess.Square) bool {
	replies := p.Moves()
	for _, reply := range replies {
		at := p.Play(reply)
		if at.At(pawn) != p.At(pawn) || !steps(&at, pawn) {
			return false
		}
	}
	return len(replies) > 0
}

// steps reports whether the side to move brings a pawn to promotion, see uncaught.
func steps(at *chess.Position, pawn chess.Square) bool {
	for _, m := range at.Moves() {
		if m.From() != pawn || m.To().File() != pawn.File() {
			continue
		}
		next := at.Play(m)
		switch m.Promotion() {
		case chess.Queen:
			if !captures(&next, m.To(), everyone) {
				return true
			}
		case chess.NoPieceType:
			if uncaught(&next, m.To()) {
				return true
			}
		}
	}
	return false
}

// lured: "an offer: after every reply that declines it the mover's count is no lower than before; taking it loses
// more than was offered (the mover's next move wins or mates)". In the line it is taken.
func (l *line) lured() bool {
	first, p := l.moves[0], &l.at[1]
	before := chess.Lead(&l.at[0], l.us)
	if l.moves[1].To() != first.To() || l.moves[2].To() == first.To() || !l.keeps(1) ||
		taking(p, first.To(), everyone) <= chess.Lead(p, l.us)-before {
		return false
	}
	replies := p.Moves()
	for _, reply := range replies {
		next := p.Play(reply)
		if reply.To() != first.To() && chess.Lead(&next, l.us)+takingAnywhere(&next) < before {
			return false
		}
	}
	for _, reply := range replies {
		next := p.Play(reply)
		if reply.To() == first.To() && !l.punishes(&next, reply) {
			return false
		}
	}
	return true
}

// punishes reports whether a move mates, or wins more than was offered, after the offer was taken; the line's own
// move is looked at first.
func (l *line) punishes(at *chess.Position, reply chess.Move) bool {
	before := chess.Lead(&l.at[0], l.us)
	moves := at.Moves()
	if reply == l.moves[1] {
		moves = append([]chess.Move{l.moves[2]}, moves...)
	}
	for _, m := range moves {
		next := at.Play(m)
		if checkmated(&next) || netLead(&next, l.us) > before && chess.Taken(at, m) != chess.NoPiece ||
			winsAfter(&next, max(before+1, chess.Lead(at, l.us)+2), anything) {
			return true
		}
	}
	return false
}

// inBetween: "instead of taking back: a check, or a threat that wins; afterwards the recapture, or as much, is still
// there in every reply". The recapture itself is no such threat. In the line it follows.
func (l *line) inBetween() bool {
	s, p := l.last.To(), &l.at[1]
	if !l.took || l.moves[0].To() == s || l.moves[2].To() != s || l.gain(4) < 1 || !p.InCheck() && !l.threatens(s) {
		return false
	}
	back := taking(&l.at[0], s, everyone)
	return back > 0 && winsAfter(p, chess.Lead(&l.at[0], l.us)+back, anything)
}

// threatens reports whether the mover would mate or win two points, were it its turn again, other than on a square.
func (l *line) threatens(but chess.Square) bool {
	again := l.at[1].Pass()
	elsewhere := func(_, capture chess.Move) bool { return capture.To() != but }
	return answered(&again, l.us, chess.Lead(&l.at[0], l.us)+2, chess.NoMove, elsewhere)
}
