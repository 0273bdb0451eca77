package coach

import (
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// prevents returns the ideas of the move that would be the opponent's best if it were the
// opponent's turn, if the move makes them impossible.
func (s *study) prevents(last lastMove) []fact.Fact {
	if s.p.InCheck() {
		return nil
	}
	flipped, largest := s.p.Pass(), s.stillLost()
	for _, threat := range threats(&flipped) {
		first := threat[0]
		switch first.Concept {
		case fact.FreePiece, fact.WinningTrade: // reported as a danger
			continue
		case fact.Lured: // nobody has to take
			continue
		case fact.Trapped: // what its first move takes is a danger already, and nearer
			if chess.Gain(&flipped, first.Move) >= chess.Knight.Worth() {
				continue
			}
		case fact.GuardOverloaded: // the detection may miss such moves, so their absence is not proved
			if s.next.IsLegal(first.Move) {
				continue
			}
		}
		switch {
		case hung(&flipped, &first), s.losesToo(first.Pieces):
		case !first.Mate && largest >= first.Count: // which nothing was done about
		case !s.next.IsLegal(first.Move):
			return threat
		case !stillWins(newStudy(&s.next, first.Move), &first):
			return threat[:1]
		}
	}
	return nil
}

// threatStopped returns the threat that the hint of a search stops, and whether there is one of two points at least: a
// fork that comes next is told of before it is there. What could be taken is told of otherwise.
func threatStopped(g *tutor.Game, found ai.Result) (threat fact.Fact, stops bool) {
	threat = hintIdea(g, found, fact.Everything)
	if threat.Kind != fact.KindHintPrevents || takesOnly(threat.Ideas[0]) || !threat.Mate && threat.Count < winsLeast {
		return threat, false
	}
	threat.Kind, threat.Side, threat.Judgement = fact.KindThreatIdea, g.Position().Turn(), true
	threat.Count = -threat.Count // to its side
	return threat, true
}

// Stops reports whether a move, too, makes impossible what by the second step of a hint its move stops, or what a
// threat is that the coach tells of.
func Stops(p *chess.Position, m chess.Move, told *fact.Fact) bool {
	if told.Kind != fact.KindHintPrevents && told.Kind != fact.KindThreatIdea {
		return false
	}
	next, threat := p.Play(m), &told.Ideas[0]
	return !next.IsLegal(threat.Move) ||
		threat.Concept != fact.GuardOverloaded && !stillWins(newStudy(&next, threat.Move), threat)
}

// saves returns the capture by which the opponent would win a piece if it were its turn, the dearest first, if the move
// makes it impossible or lets it win nothing there. A capture that a fork answers is none.
func (s *study) saves() []fact.Fact {
	if s.p.InCheck() {
		return nil
	}
	flipped := s.p.Pass()
	for _, threat := range threats(&flipped) {
		first := threat[0]
		taken := first.Concept == fact.FreePiece || first.Concept == fact.WinningTrade
		stays := s.next.IsLegal(first.Move) && exchange.Count(&s.next, first.Move.To(), 0) > 0
		if taken && first.Count >= winsLeast && !stays && !s.losesToo(first.Pieces) &&
			newStudy(&flipped, first.Move).winsMaterial() {
			return threat[:1]
		}
	}
	return nil
}

// losesToo reports whether the move is by the first of some pieces in danger, and it is lost where it goes, too.
func (s *study) losesToo(pieces []fact.PlacedPiece) bool {
	return len(pieces) > 0 && s.move.From() == pieces[0].Square &&
		exchange.Count(&s.next, s.move.To(), 0) > chess.Gain(&s.p, s.move)
}

// hung reports whether a threat only wins what could be taken for as much without it.
func hung(p *chess.Position, threat *fact.Fact) bool {
	return len(threat.Line) > 2 && p.IsLegal(threat.Line[2]) &&
		max(chess.Gain(p, threat.Line[0]), 0)+exchange.Count(p, threat.Line[2].To(), 0) >= threat.Count
}

// stillLost returns how many points the opponent could win at most, before the move and after it, by taking one and the
// same piece, no pawn.
func (s *study) stillLost() (points int) {
	flipped := s.p.Pass()
	for on := range (s.p.Color(s.us) &^ s.p.Pieces(chess.Pawn, s.us) &^ s.move.From().Bitboard()).All() {
		if s.next.At(on) == s.p.At(on) {
			points = max(points, min(exchange.Count(&flipped, on, 0), exchange.Count(&s.next, on, 0)))
		}
	}
	return points
}

// stillWins reports whether a move still carries out a threat, or wins about as much otherwise, or takes as much, which
// no captures win back, or leaves the piece stuck that it would trap.
func stillWins(s *study, threat *fact.Fact) bool {
	least := threat.Count - 1 // about as much
	if gain := chess.Gain(&s.p, s.move); gain >= max(1, least) && !gains(&s.next, gain, answerPlies) {
		return true
	}
	stuck, _ := trapsIn(&s.next)
	return s.stillForks(threat) || slices.ContainsFunc(s.ideas(lastMove{}), func(f fact.Fact) bool {
		return f.Concept == threat.Concept || f.Mate || f.Count > 0 && f.Count >= least
	}) || threat.Concept == fact.Trapped && stuck.Has(threat.Pieces[0].Square)
}

// threats returns the ideas by which moves of the side to move win, the ideas of one move together:
// looking only at checks, captures and attacks on more valuable pieces.
func threats(p *chess.Position) (list [][]fact.Fact) {
	for m := range legal(p) {
		s := newStudy(p, m)
		if chess.Gain(p, m) == 0 && !s.next.InCheck() && !s.attacks() {
			continue
		}
		ideas := winning(s.ideas(lastMove{}))
		if len(ideas) > 0 && (ideas[0].Concept != fact.Promotion || m.Promotion() == chess.Queen) {
			list = append(list, ideas)
		}
	}
	slices.SortStableFunc(list, func(a, b []fact.Fact) int { return compareIdeas(&a[0], &b[0]) })
	return list
}

// attacks reports whether the mover could win material by the count if it were its turn again.
func (s *study) attacks() bool {
	again := s.next.Pass()
	_, gain := exchange.BestCount(&again)
	return gain > 0
}
