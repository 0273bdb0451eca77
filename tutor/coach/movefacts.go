package coach

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// MoveAdvice returns the grade and the facts of a legal move, the most important
// first. It panics for any other move.
func (v *Survey) MoveAdvice(m chess.Move) (fact.Grade, []fact.Fact) {
	s := v.find(m)
	switch s.grade {
	case fact.Mates:
		return s.grade, []fact.Fact{v.fact(s, fact.KindMates)}
	case fact.Stalemates:
		return s.grade, []fact.Fact{v.fact(s, fact.KindStalemates)}
	}
	// Of what nothing answers every idea would hold, and what else it attacks would lead away from the king.
	if s.hidden {
		return s.grade, append([]fact.Fact{v.givesCheck(s, s.next.Checkers())}, v.takes(s)...)
	}
	var facts []fact.Fact
	if s.mated != chess.NoMove {
		facts = append(facts, v.allowsMate(s, fact.KindAllowsMate))
	}
	blocks := v.blocksCheck(s)
	if s.sound() {
		facts = append(facts, blocks...)
	}
	var lost []fact.Fact
	if !s.chosen && s.open == 0 {
		left := v.leaves(s)
		lost = append(v.losses(s, left), left...)
	}
	if saved := v.endsDanger(s); len(saved) > 0 && saved[0].Pieces[0].Piece.Type().Worth() > s.lost {
		facts = slices.Concat(facts, saved, lost)
	} else {
		facts = slices.Concat(facts, lost, saved)
	}
	if !s.sound() {
		facts = append(facts, blocks...)
	}
	if s.takers != 0 {
		facts = append(facts, v.takenThere(s))
	}
	studied := newStudy(&v.position, s.move)
	ideas := studied.shown()
	wins := slices.IndexFunc(ideas, func(f fact.Fact) bool { return !f.Mate && f.Count <= 0 })
	if wins < 0 {
		wins = len(ideas)
	}
	facts = slices.Concat(facts, ideas[:wins], v.attacks(s, studied.fork()), ideas[wins:], v.takes(s), v.quiet(s))
	switch {
	case len(facts) > 0:
	case v.position.At(m.From()).Type() == chess.King:
		facts = append(facts, v.fact(s, fact.KindKingSafe))
	default:
		facts = append(facts, v.fact(s, fact.KindUntouchable))
	}
	return s.grade, facts
}

// fact returns a fact about a move, with a line of the move and what follows.
func (v *Survey) fact(s *moveSurvey, kind fact.Kind, line ...chess.Move) fact.Fact {
	return moveFact(&v.position, s.move, kind, line...)
}

func (v *Survey) allowsMate(s *moveSurvey, kind fact.Kind) fact.Fact {
	f := v.fact(s, kind, s.mated)
	f.By = fact.On(&s.next, s.mated.From())
	f.Squares = []chess.Square{s.mated.To()}
	return f
}

// losses returns what the opponent's best exchange after the move costs, and the sum if the move
// takes something first: before the cost if the piece is traded there for no less. It leaves out the pieces that
// the facts left are about.
func (v *Survey) losses(s *moveSurvey, left []fact.Fact) (facts []fact.Fact) {
	if s.lost == 0 {
		return nil
	}
	spoken := slices.ContainsFunc(left, func(f fact.Fact) bool { return f.Pieces[0].Square == s.on })
	if !spoken {
		facts = append(facts, v.loss(s, fact.KindThenHangs, fact.KindThenLoses))
	}
	if gain := chess.Gain(&v.position, s.move); gain > 0 {
		f := v.fact(s, fact.KindInAll, exchange.On(&s.next, s.on).Line...)
		f.Count = s.count
		if facts = append(facts, f); f.Count >= 0 && s.on == s.move.To() {
			slices.Reverse(facts)
		}
	}
	return facts
}

// loss returns the opponent's best exchange after the move, as a fact of the
// first kind if it is a capture that nothing can take back, else of the second.
func (v *Survey) loss(s *moveSurvey, hangs, loses fact.Kind) fact.Fact {
	e := exchange.On(&s.next, s.on)
	f := v.fact(s, loses, e.Line...)
	f.Count = -e.Count
	f.Squares = []chess.Square{s.on}
	f.By = fact.On(&s.next, e.Line[0].From())
	after := s.next.Play(e.Line[0])
	if e.Line[0].IsEnPassant() {
		f.Pieces = fact.On(&s.next, s.move.To())
	} else {
		f.Pieces = fact.On(&s.next, s.on)
	}
	if takersOn(&after, s.on) == 0 {
		f.Kind, f.Unguarded, f.Took = hangs, true, s.tookOn(&v.position, s.on)
		f.Line = append(f.Line, inReturn(&after, e.Count)...)
	}
	return f
}

// inReturn returns what the side to move takes elsewhere, if that makes good what it has just lost but for a point, or
// of a queen but for a knight, and else nothing.
func inReturn(p *chess.Position, lost int) []chess.Move {
	most := 1
	if lost >= chess.Queen.Worth() {
		most = chess.Knight.Worth()
	}
	if back := exchange.Best(p); back.Count >= max(1, lost-most) {
		return back.Line
	}
	return nil
}

// leaves returns the other pieces that the opponent can take for nothing after the
// move, and could not before it: because they lose their guard, or because the
// way to them is opened. In check it says nothing: before it, no piece was guarded.
func (v *Survey) leaves(s *moveSurvey) (facts []fact.Fact) {
	p := &v.position
	if p.InCheck() {
		return nil
	}
	flipped := p.Pass()
	var seen chess.Bitboard
	for c := range captures(&s.next) {
		to := c.To()
		if p.At(to) != s.next.At(to) || p.At(to) == chess.NoPiece || seen.Has(to) {
			continue
		}
		after := s.next.Play(c)
		if takersOn(&after, to) != 0 || couldTakeFree(&flipped, to) {
			continue
		}
		seen |= to.Bitboard()
		kind := fact.KindOpens
		if takersOn(&flipped, to).Has(c.From()) {
			kind = fact.KindUnguards
		}
		f := v.fact(s, kind, append([]chess.Move{c}, inReturn(&after, chess.Gain(&s.next, c))...)...)
		f.Pieces, f.By, f.Unguarded = fact.On(p, to), fact.On(&s.next, c.From()), true
		f.Count = -chess.Gain(&s.next, c)
		facts = append(facts, f)
	}
	slices.SortStableFunc(facts, func(a, b fact.Fact) int { return cmp.Compare(a.Count, b.Count) })
	return facts
}

// endsDanger returns the fact that a move, which loses no more than others, saves a piece that could be taken with gain
// before it: the one that would cost most. A piece that goes where another that is worth no more can take it is only
// traded. After a check nothing is told, as the danger may be back when that is answered.
func (v *Survey) endsDanger(s *moveSurvey) []fact.Fact {
	p, from := &v.position, s.move.From()
	if s.next.InCheck() || !s.sound() {
		return nil
	}
	for _, danger := range dangers(p, lastMove{}) {
		if danger.Kind == fact.KindMateThreat {
			continue
		}
		on := danger.Pieces[0].Square
		now := on
		if on == from {
			now = s.move.To()
		}
		if now != on && tradable(&s.next, now) {
			continue
		}
		if s.next.At(now) == p.At(on) && exchange.Count(&s.next, now, 0) == 0 {
			f := v.fact(s, fact.KindEndsDanger)
			f.Pieces = danger.Pieces[:1]
			return []fact.Fact{f}
		}
	}
	return nil
}

// tradable reports whether the side to move can take a piece with one that is worth no more.
func tradable(p *chess.Position, on chess.Square) bool {
	for c := range capturesOn(p, on) {
		if p.At(c.From()).Type().Worth() <= p.At(on).Type().Worth() && p.At(c.From()).Type() != chess.King {
			return true
		}
	}
	return false
}

// couldTakeFree reports whether the side to move can take on a square with
// nothing to take back.
func couldTakeFree(p *chess.Position, s chess.Square) bool {
	for m := range capturesOn(p, s) {
		if after := p.Play(m); takersOn(&after, s) == 0 {
			return true
		}
	}
	return false
}

// blocksCheck returns the fact that a move blocks the check.
func (v *Survey) blocksCheck(s *moveSurvey) []fact.Fact {
	p := &v.position
	if !p.InCheck() || v.mover(s) == chess.King || chess.Taken(p, s.move) != chess.NoPiece {
		return nil
	}
	return []fact.Fact{v.fact(s, fact.KindBlocksCheck)}
}

// takenThere returns the fact of which pieces can take the piece that moved, and which can take
// back; none of either, where that wins nothing, as it is won back elsewhere.
func (v *Survey) takenThere(s *moveSurvey) fact.Fact {
	var worst chess.Move
	var guards chess.Bitboard
	for c := range captures(&s.next) {
		if !chess.CapturesOn(c, s.move.To()) {
			continue
		}
		after := s.next.Play(c)
		if by := takersOn(&after, c.To()); worst == chess.NoMove || by == 0 && guards != 0 {
			worst, guards = c, by
		}
	}
	f := v.fact(s, fact.KindTaken, worst)
	first := worst.From().Bitboard()
	f.By = append(fact.PiecesOn(&s.next, first), fact.PiecesOn(&s.next, s.takers&^first)...)
	after := s.next.Play(worst)
	f.Guards = fact.PiecesOn(&after, guards)
	f.Unguarded = guards == 0 && !(s.open > 0 && winsBackMaterial(&s.next, &after))
	f.Took = s.tookOn(&v.position, s.move.To())
	return f
}

// tookOn reports whether the move, made in p, takes something and ends on a square.
func (s *moveSurvey) tookOn(p *chess.Position, on chess.Square) bool {
	return s.move.To() == on && chess.Taken(p, s.move) != chess.NoPiece
}

// takes returns facts about what the move captures, and what the pawn promotes to.
func (v *Survey) takes(s *moveSurvey) (facts []fact.Fact) {
	p := &v.position
	if taken := chess.Taken(p, s.move); taken != chess.NoPiece {
		f := v.fact(s, fact.KindTakes)
		f.Pieces, f.Count = []fact.PlacedPiece{{Piece: taken, Square: chess.TakenOn(s.move)}}, taken.Type().Worth()
		facts = append(facts, f)
	}
	if t := s.move.Promotion(); t != chess.NoPieceType {
		f := v.fact(s, fact.KindPromotes)
		f.Pieces, f.Count = fact.On(&s.next, s.move.To()), t.Worth()-chess.Pawn.Worth()
		facts = append(facts, f)
	}
	return facts
}

// attacks returns facts about the check that the move gives, and about pieces
// that the moved piece newly attacks: as a fork, if it is one.
func (v *Survey) attacks(s *moveSurvey, fork []fact.Fact) (facts []fact.Fact) {
	checkers := s.next.Checkers()
	targets := v.realTargets(s)
	pieces := fact.PiecesOn(&s.next, targets)
	slices.Reverse(pieces)
	if fork != nil {
		if checkers != 0 {
			facts = append(facts, v.givesCheck(s, checkers))
		}
		return append(facts, fork...)
	}
	switch {
	case checkers != 0 && targets != 0:
		f := v.fact(s, fact.KindCheckAndAttack)
		f.Pieces, f.By = pieces, fact.PiecesOn(&s.next, checkers)
		return append(facts, f)
	case checkers != 0:
		return append(facts, v.givesCheck(s, checkers))
	case targets != 0:
		f := v.fact(s, fact.KindMoveAttacks)
		f.Pieces = pieces
		return append(facts, f)
	}
	return nil
}

func (v *Survey) givesCheck(s *moveSurvey, checkers chess.Bitboard) fact.Fact {
	f := v.fact(s, fact.KindGivesCheck)
	f.By = fact.PiecesOn(&s.next, checkers)
	return f
}

// realTargets returns which of the newTargets are worth as much as the piece that attacks them, or would be won: that a
// move attacks a pawn that is guarded is read as advice.
func (v *Survey) realTargets(s *moveSurvey) (targets chess.Bitboard) {
	again := s.next.Pass()
	for on := range v.newTargets(s).All() {
		dear := again.At(on).Type().Worth() >= again.At(s.move.To()).Type().Worth()
		if dear || exchange.Count(&again, on, 0) > 0 {
			targets |= on.Bitboard()
		}
	}
	return targets
}

// newTargets returns the pieces, but for the king, that the piece that moved could
// legally take if it were its turn again, and could not before the move.
func (v *Survey) newTargets(s *moveSurvey) (fresh chess.Bitboard) {
	again := s.next.Pass()
	for on := range takeable(&again, s.move.To()).All() {
		if !takersOn(&v.position, on).Has(s.move.From()) {
			fresh |= on.Bitboard()
		}
	}
	return fresh
}

// quiet returns facts about a move without a capture or a threat, so that two moves that have no other
// facts can be told apart.
func (v *Survey) quiet(s *moveSurvey) (facts []fact.Fact) {
	p, m := &v.position, s.move
	us := p.Turn()
	switch {
	case m.IsCastle():
		f := v.fact(s, fact.KindCastles)
		f.Guards = fact.PiecesOn(&s.next, shelterOf(&s.next, us))
		f.Count = len(f.Guards)
		return []fact.Fact{f}
	case mayCastle(p, us) && !mayCastle(&s.next, us):
		facts = append(facts, v.fact(s, fact.KindLastCastle))
	case FromHome(p, m):
		f := v.fact(s, fact.KindComesOut)
		f.Count = reachCount(&s.next, m.To())
		facts = append(facts, f)
	case p.At(m.From()).Type() == chess.Pawn:
		facts = append(facts, v.pawnOpens(s)...)
	}
	return facts
}

// pawnOpens returns facts about a pawn's move to the middle, and about the bishops and the queen that it opens
// lines for.
func (v *Survey) pawnOpens(s *moveSurvey) (facts []fact.Fact) {
	p, us := &v.position, v.position.Turn()
	if openingCenter.Has(s.move.To()) {
		facts = append(facts, v.fact(s, fact.KindCenter))
	}
	var freed chess.Bitboard
	for at := range (p.Pieces(chess.Bishop, us) | p.Pieces(chess.Queen, us)).All() {
		if reachCount(&s.next, at) > reachCount(p, at) {
			freed |= at.Bitboard()
		}
	}
	if freed == 0 {
		return facts
	}
	f := v.fact(s, fact.KindMakesWay)
	f.By = slices.CompactFunc(fact.PiecesOn(p, freed), func(a, b fact.PlacedPiece) bool { // "bishop and bishop"
		return a.Piece == b.Piece
	})
	return append(facts, f)
}

// reachCount counts the squares that a piece attacks and no piece of its own side stands on.
func reachCount(p *chess.Position, s chess.Square) int {
	piece := p.At(s)
	return (chess.Attacks(piece, s, p.Occupied()) &^ p.Color(piece.Color())).Count()
}
