package coach

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// What a move may be for, by what it does at once, the most important first, and what comes before taking back; by what
// it attacks and pins; and what it may be for if it guards nothing and saves nothing.
var (
	purposesFirst  = []fact.Kind{fact.KindMates, fact.KindStalemates, fact.KindFork}
	purposesAtOnce = []fact.Kind{
		fact.KindCheckAndAttack, fact.KindGivesCheck, fact.KindPromotes, fact.KindMateInTwo, fact.KindSkewer,
		fact.KindTraps, fact.KindOverloaded, fact.KindGuardRemoved, fact.KindTakes, fact.KindOpenedLine,
	}
	purposeAttacks = []fact.Kind{fact.KindMoveAttacks}
	purposePins    = []fact.Kind{fact.KindPinsToPiece, fact.KindPins}
	quietPurposes  = []fact.Kind{fact.KindCastles, fact.KindMakesWay}
)

// Purposes returns Purpose, and the second thing that the move does, if it does two: what it attacks where it takes,
// takes back or answers a check, and that it was in danger where it attacks.
func Purposes(g *tutor.Game, ply int, known fact.Vocabulary) []fact.Fact {
	list := []fact.Fact{Purpose(g, ply, known)}
	v := NewSurvey(g.PositionAt(ply - 1))
	s := v.find(g.Moves()[ply-1])
	switch list[0].Kind {
	case fact.KindTakes, fact.KindTakesFree, fact.KindPurposeTakesBack, fact.KindPurposeCheck:
		if s.next.InCheck() {
			break
		}
		if f, ok := v.endangers(s); ok && takersOn(&v.position, f.Pieces[0].Square) == 0 {
			list = append(list, f) // nothing attacked it before
			if list[0].Kind == fact.KindPurposeCheck && f.Pieces[0].Piece.Type() == chess.Queen {
				slices.Reverse(list) // that matters more
			}
		}
	case fact.KindMoveAttacks, fact.KindPurposeMore:
		if v.saves(s) {
			list = append(list, v.savedFact(s))
		}
	}
	return list
}

// Purpose returns what the move was for that led to the position after ply moves, 0 < ply <= Ply(), for the side that
// made it: that it threatens mate, what it attacks, guards, saves, opens, or prepares for that side's next move; else
// that it brings a piece out or where it reaches more squares; else that there is nothing to see. It names the ideas
// known alone.
func Purpose(g *tutor.Game, ply int, known fact.Vocabulary) fact.Fact {
	m := g.Moves()[ply-1]
	v := NewSurvey(g.PositionAt(ply - 1))
	s := v.find(m)
	_, facts := v.MoveAdvice(m)
	facts = Plainly(facts, known)
	if f := firstOf(facts, purposesFirst); f != nil {
		return *f
	}
	if f, ok := v.threatensMate(s); ok {
		return f
	}
	if f, ok := TakenBack(g, ply); ok {
		return f
	}
	if f := firstOf(facts, purposesAtOnce); f != nil {
		if f.Kind == fact.KindTakes && s.takers == 0 && !m.IsEnPassant() {
			f.Kind, f.Took = fact.KindTakesFree, true // what it gives up elsewhere was not counted
		}
		return *f
	}
	if v.position.InCheck() {
		return v.fact(s, fact.KindPurposeCheck)
	}
	if f, ok := v.attackOrGuard(s, facts); ok {
		return f
	}
	return v.quietPurpose(s, facts, known)
}

// attackOrGuard returns what a move that takes nothing and gives no check attacks, pins or guards, or that it takes
// what moved out of danger; not ok if it does none of that. facts are those about the move.
func (v *Survey) attackOrGuard(s *moveSurvey, facts []fact.Fact) (f fact.Fact, ok bool) {
	if f, ok := v.endangers(s); ok {
		return f, true
	}
	pinsAndAttacks := slices.Concat(purposePins, purposeAttacks)
	if _, wins := v.threatens(s); wins { // what can be won next comes before a pin
		pinsAndAttacks = purposeAttacks
	}
	if f := firstOf(slices.DeleteFunc(slices.Clone(facts), pinsAPawn), pinsAndAttacks); f != nil {
		return *f, true
	}
	if guarded, ok := v.newlyGuards(s); ok {
		f := v.fact(s, fact.KindPurposeGuards)
		f.Pieces, f.By = []fact.PlacedPiece{guarded}, fact.On(&s.next, s.move.To())
		return f, true
	}
	if v.saves(s) {
		return v.savedFact(s), true
	}
	if v.withdraws(s) {
		f := v.fact(s, fact.KindPurposeLeaves)
		f.Pieces = fact.On(&s.next, s.move.To())
		return f, true
	}
	return f, false
}

// quietPurpose returns what else a move may be for: castling, a way for another piece, what it prepares, a piece that
// comes out, the middle, more squares; else that there is nothing to see. facts are those about the move.
func (v *Survey) quietPurpose(s *moveSurvey, facts []fact.Fact, known fact.Vocabulary) fact.Fact {
	if f := firstOf(facts, quietPurposes); f != nil {
		return *f
	}
	if ideas := slices.DeleteFunc(named(v.prepares(s), known), takesOnly); len(ideas) > 0 {
		f := ideasFact(fact.KindPurposePrepares, ideas, nil)
		f.Side, f.Judgement = v.position.Turn(), false
		return f
	}
	if FromHome(&v.position, s.move) {
		f := v.fact(s, fact.KindPurposeOut)
		f.Pieces = fact.On(&s.next, s.move.To())
		return f
	}
	if f := firstOf(facts, []fact.Kind{fact.KindCenter}); f != nil {
		return *f
	}
	kind := fact.KindPurposeNone
	switch {
	case v.freer(s) && known.HasKind(fact.KindPurposeReaches):
		kind = fact.KindPurposeReaches
	case len(v.prepares(s)) == 0 && v.newlyAttacked(s) == 0:
		kind = fact.KindPurposeCalm
	}
	f := v.fact(s, kind)
	f.Pieces = fact.On(&s.next, s.move.To())
	return f
}

// takesOnly reports whether an idea is only to take something: later, that is neither a threat nor what a move is for.
func takesOnly(f fact.Fact) bool {
	return f.Concept == fact.FreePiece || f.Concept == fact.WinningTrade
}

// TakenBack returns the fact that the move that led to the position after ply moves takes back where the one before it
// took, with all that was taken there one after the other, and whether it does. Where the other side would gain by
// going on, or a pawn was promoted, it is not settled what that comes to, and the fact has the last capture alone.
func TakenBack(g *tutor.Game, ply int) (fact.Fact, bool) {
	now, moves := g.PositionAt(ply), g.Moves()[:ply]
	on, first := moves[ply-1].To(), ply
	for first > 0 && moves[first-1].To() == on &&
		chess.Taken(g.PositionAt(first-1), moves[first-1]) != chess.NoPiece {
		first--
	}
	promotes := slices.ContainsFunc(moves[first:], func(m chess.Move) bool {
		return m.Promotion() != chess.NoPieceType
	})
	back := first < ply-1
	if promotes || exchange.Count(now, on, 0) > 0 {
		first = ply - 1
	}
	us, start := now.Turn().Other(), g.PositionAt(first)
	return fact.Fact{
		Kind: fact.KindPurposeTakesBack, Side: us, Squares: []chess.Square{on}, Start: *start,
		Line: slices.Clone(moves[first:]), Count: chess.Lead(now, us) - chess.Lead(start, us),
	}, back
}

// endangers returns the fact of the attack by which a quiet move puts most in danger: on a piece that the side could
// win by the count if it were its turn again, and could not before it, or less. That is by the piece that moved, by
// another, for which it makes way, or by both.
func (v *Survey) endangers(s *moveSurvey) (f fact.Fact, ok bool) {
	again := s.next.Pass()
	for _, on := range endangered(&v.position, &s.next) {
		f = v.fact(s, fact.KindMoveAttacks)
		f.Pieces = fact.On(&s.next, on)
		by, was := takersOn(&again, on), takersOn(&v.position, on)&^s.move.From().Bitboard()
		passing := slices.ContainsFunc(slices.Collect(captures(&v.position)), func(m chess.Move) bool {
			return m.IsEnPassant() && chess.CapturesOn(m, on)
		})
		switch moved := by.Has(s.move.To()); {
		case passing, moved && was == 0 && takersOn(&v.position, on) != 0: // it could be taken before
			continue
		case !moved && v.position.InCheck(): // in check it could capture little, so nothing was let
			continue
		case was != 0 && !v.joins(s, on, by):
			continue
		case was != 0:
			f.Kind = fact.KindPurposeMore
		case !moved && takersOn(&v.position, on) != 0: // by the piece that moved
			continue
		case !moved:
			f.Kind, f.By = fact.KindPurposeUncovers, fact.PiecesOn(&s.next, by)[:1]
		}
		return f, true
	}
	return f, false
}

// joins reports whether the piece that moved attacks a piece that others attack, through these too, and did not before.
func (v *Survey) joins(s *moveSurvey, on chess.Square, others chess.Bitboard) bool {
	moved, from := v.position.At(s.move.From()), s.move.From()
	seen := chess.Attacks(s.next.At(s.move.To()), s.move.To(), s.next.Occupied()&^others)
	return seen.Has(on) && !chess.Attacks(moved, from, v.position.Occupied()&^others).Has(on)
}

// newlyAttacked returns the pieces, but for the king, that the side could take if it were its turn again, and could not
// before the move.
func (v *Survey) newlyAttacked(s *moveSurvey) (fresh chess.Bitboard) {
	again := s.next.Pass()
	for m := range captures(&again) {
		if takersOn(&v.position, m.To()) == 0 {
			fresh |= m.To().Bitboard()
		}
	}
	return fresh
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

// savedFact is the fact that the piece that moved was in danger.
func (v *Survey) savedFact(s *moveSurvey) fact.Fact {
	f := v.fact(s, fact.KindPurposeSaves)
	f.Pieces = fact.On(&s.next, s.move.To())
	return f
}

// saves reports whether a move takes a piece away from where it would have been lost by the count.
func (v *Survey) saves(s *moveSurvey) bool {
	return s.escapes() && slices.ContainsFunc(dangers(&v.position, lastMove{}), func(f fact.Fact) bool {
		return f.Kind != fact.KindMateThreat && f.Pieces[0].Square == s.move.From()
	})
}

// withdraws reports whether a move takes a piece, no pawn, away from an attack by one that is worth no more, to where
// nothing attacks it.
func (v *Survey) withdraws(s *moveSurvey) bool {
	from, to := s.move.From(), s.move.To()
	worth := v.position.At(from).Type().Worth()
	if v.position.InCheck() || worth <= chess.Pawn.Worth() || takersOn(&s.next, to) != 0 {
		return false
	}
	before := v.position.Pass()
	attackers := fact.PiecesOn(&before, takersOn(&before, from))
	return slices.ContainsFunc(attackers, func(by fact.PlacedPiece) bool { return by.Piece.Type().Worth() <= worth })
}

// prepares returns the ideas by which the side that made a move could win next if it were its turn again, by a move
// that would not have won so before.
func (v *Survey) prepares(s *moveSurvey) []fact.Fact {
	if !s.next.HasMove() || matingMove(&s.next) != chess.NoMove || exchange.Count(&s.next, s.move.To(), 0) > 0 {
		return nil // nothing comes of it
	}
	again := s.next.Pass()
	for _, threat := range threats(&again) {
		first := takenFirst(threat)[0]
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
		if slices.ContainsFunc(first.Pieces, func(f fact.PlacedPiece) bool {
			return exchange.Count(&v.position, f.Square, 0) > 0 // it could be taken before
		}) {
			continue
		}
		if !v.position.IsLegal(first.Move) {
			return threat
		}
		before := newStudy(&v.position, first.Move)
		if !tellOf(before.ideas(lastMove{}), first.Concept) && !before.stillForks(&first) {
			return threat
		}
	}
	return nil
}
