package coach

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What a move may be for, by what it does at once, the most important first; by what it attacks and pins; and what it
// may be for if it guards nothing and saves nothing.
var (
	purposesAtOnce = []fact.Kind{
		fact.KindMates, fact.KindStalemates, fact.KindFork, fact.KindCheckAndAttack, fact.KindGivesCheck,
		fact.KindPromotes, fact.KindMateInTwo, fact.KindSkewer, fact.KindTraps, fact.KindOverloaded,
		fact.KindGuardRemoved, fact.KindTakes, fact.KindOpenedLine,
	}
	purposeAttacks = []fact.Kind{fact.KindMoveAttacks}
	purposePins    = []fact.Kind{fact.KindPinsToPiece, fact.KindPins}
	quietPurposes  = []fact.Kind{fact.KindCastles, fact.KindMakesWay}
)

// Purpose returns what the move was for that led to the position after ply moves, 0 < ply <= Ply(), for the side that
// made it: what it attacks, guards, saves, opens, or prepares for that side's next move; else that it brings a piece
// out or where it reaches more squares; else that there is nothing to see. It names the ideas known alone.
func Purpose(g *tutor.Game, ply int, known fact.Vocabulary) fact.Fact {
	m := g.Moves()[ply-1]
	v := NewSurvey(g.PositionAt(ply - 1))
	s := v.find(m)
	_, facts := v.MoveAdvice(m)
	facts = Plainly(facts, known)
	if f := firstOf(facts, purposesAtOnce); f != nil {
		return *f
	}
	if v.position.InCheck() {
		return v.fact(s, fact.KindPurposeCheck)
	}
	pinsAndAttacks := slices.Concat(purposePins, purposeAttacks)
	if _, wins := v.threatens(s); wins { // what can be won next comes before a pin
		pinsAndAttacks = purposeAttacks
	}
	facts = slices.DeleteFunc(facts, pinsAPawn)
	if f := firstOf(facts, pinsAndAttacks); f != nil {
		return *f
	}
	if guarded, ok := v.newlyGuards(s); ok {
		f := v.fact(s, fact.KindPurposeGuards)
		f.Pieces, f.By = []fact.PlacedPiece{guarded}, fact.On(&s.next, m.To())
		return f
	}
	if v.saves(s) {
		f := v.fact(s, fact.KindPurposeSaves)
		f.Pieces = fact.On(&s.next, m.To())
		return f
	}
	if f := firstOf(facts, quietPurposes); f != nil {
		return *f
	}
	if ideas := named(v.prepares(s), known); len(ideas) > 0 {
		f := ideasFact(fact.KindPurposePrepares, ideas, nil)
		f.Side, f.Judgement = v.position.Turn(), false
		return f
	}
	if FromHome(&v.position, m) {
		f := v.fact(s, fact.KindPurposeOut)
		f.Pieces = fact.On(&s.next, m.To())
		return f
	}
	if f := firstOf(facts, []fact.Kind{fact.KindCenter}); f != nil {
		return *f
	}
	kind := fact.KindPurposeNone
	if v.freer(s) {
		kind = fact.KindPurposeReaches
	}
	f := v.fact(s, kind)
	f.Pieces = fact.On(&s.next, m.To())
	return f
}

// freer reports whether a piece has more squares within reach after its move; kings and pawns move for other reasons.
func (v *Survey) freer(s *moveSurvey) bool {
	switch v.position.At(s.move.From()).Type() {
	case chess.Pawn, chess.King:
		return false
	}
	return reach(&s.next, s.move.To()).Count() > reach(&v.position, s.move.From()).Count()
}

// pinsAPawn reports whether a fact tells that a pawn is pinned to another piece, which no move is for.
func pinsAPawn(f fact.Fact) bool {
	return f.Kind == fact.KindPinsToPiece && f.Pieces[0].Piece.Type() == chess.Pawn
}

// firstOf returns the fact whose kind comes first in a list of kinds, nil if there is none.
func firstOf(facts []fact.Fact, kinds []fact.Kind) *fact.Fact {
	for _, kind := range kinds {
		if at := slices.IndexFunc(facts, func(f fact.Fact) bool { return f.Kind == kind }); at >= 0 {
			return &facts[at]
		}
	}
	return nil
}

// saves reports whether a move takes a piece away from where it would have been lost by the count.
func (v *Survey) saves(s *moveSurvey) bool {
	return s.escapes() && slices.ContainsFunc(dangers(&v.position, lastMove{}), func(f fact.Fact) bool {
		return f.Kind != fact.KindMateThreat && f.Pieces[0].Square == s.move.From()
	})
}

// prepares returns the ideas by which the side that made a move could win next if it were its turn again, by a move
// that would not have won so before.
func (v *Survey) prepares(s *moveSurvey) []fact.Fact {
	if !s.next.HasMove() || matingMove(&s.next) != chess.NoMove { // nothing comes of it
		return nil
	}
	again := s.next.Pass()
	for _, threat := range threats(&again) {
		first := threat[0]
		switch first.Concept {
		case fact.FreePiece, fact.WinningTrade: // those that could be taken before
			continue
		case fact.Lured: // nobody has to take
			continue
		case fact.GuardOverloaded: // the detection may have missed it before
			if v.position.IsLegal(first.Move) {
				continue
			}
		}
		before := v.position.IsLegal(first.Move) &&
			tellOf(newStudy(&v.position, first.Move).ideas(lastMove{}), first.Concept)
		if !before {
			return threat
		}
	}
	return nil
}
