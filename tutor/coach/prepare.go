package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// threatensMate returns the fact that the side that made a move could mate by its next one if it were its turn again,
// and could not before it. It is no threat where the answer mates first.
func (v *Survey) threatensMate(s *moveSurvey) (f fact.Fact, ok bool) {
	if !s.next.HasMove() || matingMove(&v.position) != chess.NoMove || matingMove(&s.next) != chess.NoMove {
		return f, false
	}
	f = Threat(&s.next)
	f.Side = v.position.Turn()
	return f, f.Kind == fact.KindThreatMate
}

// hintPrepares returns the second step of a hint that tells what a quiet move prepares, if it does: mate in one, or a
// fork or a skewer by the piece that moves.
func (v *Survey) hintPrepares(s *moveSurvey, known fact.Vocabulary) (f fact.Fact, ok bool) {
	if !v.isQuiet(s) || !s.sound() || s.next.InCheck() {
		return f, false
	}
	again := s.next.Pass()
	if threat, ok := v.threatensMate(s); ok {
		f = ideasFact(fact.KindHintPrepares, newStudy(&again, threat.Line[0]).mates(), nil)
	} else if forks := v.nextForks(s, &again, known); len(forks) > 0 {
		f = ideasFact(fact.KindHintPrepares, forks[:1], nil)
	} else {
		return f, false
	}
	f.Ideas = standingBefore(f.Ideas, v.position.Turn(), s.move)
	f.Pieces, f.Line = f.Ideas[0].Pieces, nil // which the other side would have to let come
	return f, true
}

// ThreatensMate returns the second step of a hint that tells of a quiet move that it threatens mate in one, and whether
// it does.
func (v *Survey) ThreatensMate(m chess.Move) (f fact.Fact, ok bool) {
	f, ok = v.hintPrepares(v.find(m), fact.Everything)
	return f, ok && f.Mate
}

// nextForks returns the forks and skewers by which the piece that a move has brought could win next if it were its
// side's turn again, by moves that it did not have before.
func (v *Survey) nextForks(s *moveSurvey, again *chess.Position, known fact.Vocabulary) (list []fact.Fact) {
	if matingMove(&s.next) != chess.NoMove {
		return nil
	}
	for m := range legal(again) {
		before := slices.ContainsFunc(v.moves, func(o *moveSurvey) bool {
			return o.move.From() == s.move.From() && o.move.To() == m.To()
		})
		if m.From() != s.move.To() || before {
			continue
		}
		for _, f := range named(winning(newBest(again, m).ideas(lastMove{})), known) {
			after := again.Play(m)
			if runsAway(&after, f.Pieces) || f.Mate { // which would be told as a threat of mate
				continue
			}
			if f.Concept == fact.Fork || f.Concept == fact.Skewer {
				list = append(list, f)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b fact.Fact) int { return compareIdeas(&a, &b) })
	return list
}

// runsAway reports whether one of some pieces of the side to move is a pawn that can go on to the rank before the last,
// where it is not lost: what attacks it and another wins neither then.
func runsAway(p *chess.Position, pieces []fact.PlacedPiece) bool {
	for m := range legal(p) {
		pawn := slices.Contains(pieces, fact.PieceOn(p, m.From())) && p.At(m.From()).Type() == chess.Pawn
		next := p.Play(m)
		nearly := onFirstRank(chess.PieceOf(chess.Pawn, p.Turn().Other()), m.To()) || m.Promotion() != chess.NoPieceType
		if pawn && nearly && exchange.Count(&next, m.To(), 0) == 0 {
			return true
		}
	}
	return false
}
