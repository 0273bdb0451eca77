package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// inBetween returns the fact that the move is an in-between move: a check, or a
// threat that wins elsewhere, before recapturing what the last move took. After every
// reply the recapture, or a capture worth as much, is still possible.
func (s *study) inBetween(last lastMove) []fact.Fact {
	if last.move == chess.NoMove || chess.Taken(last.before, last.move) == chess.NoPiece {
		return nil
	}
	on := last.move.To()
	back := exchange.Count(&s.p, on, 0)
	if back == 0 || chess.CapturesOn(s.move, on) || !s.next.InCheck() && !s.threatens(on) {
		return nil
	}
	points := 1 << 10
	f := s.idea(fact.KindInBetween, fact.InBetween)
	for _, o := range s.answers() {
		best := prize{points: -1}
		for _, z := range prizes(&o.at, s.lead, back) {
			if z.points > best.points {
				best = z
			}
		}
		if best.points < 0 {
			if mate := o.mating(); mate == chess.NoMove {
				return nil
			}
			continue
		}
		if best.points < points {
			points, f.Line = best.points, []chess.Move{s.move, o.reply, best.capture}
		}
	}
	if points == 1<<10 {
		return nil // reported as a mate
	}
	f.Pieces, f.Count = fact.On(&s.p, on), points
	return []fact.Fact{f}
}

// threatens reports whether the mover, if the opponent passed, would mate, or
// capture on one square, other than but, and be two points or more ahead of the
// balance before its move.
func (s *study) threatens(but chess.Square) bool {
	if s.next.InCheck() {
		return false
	}
	again := s.next.Pass()
	elsewhere := func(z prize) bool { return z.capture.To() != but }
	return slices.ContainsFunc(prizes(&again, s.lead, winsLeast), elsewhere) || matingMove(&again) != chess.NoMove
}

// tempo returns the fact that the move develops a knight or bishop with an
// attack that threatens to win something.
func (s *study) tempo() []fact.Fact {
	if !minorsAtHome(&s.p, s.us).Has(s.move.From()) {
		return nil
	}
	again := s.next.Pass()
	pieces := takeable(&again, s.move.To()) &^ takeable(&s.p, s.move.From())
	if pieces == 0 || !s.threatens(chess.NoSquare) {
		return nil
	}
	f := s.idea(fact.KindTempo, fact.Tempo)
	f.Pieces = fact.PiecesOn(&s.next, pieces)
	return []fact.Fact{f}
}
