package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

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
		f.Count = chess.Attacks(s.next.At(m.To()), m.To(), s.next.Occupied()).Count()
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
	f.By = fact.PiecesOn(p, freed)
	return append(facts, f)
}

// reachCount counts the squares that a piece attacks and no piece of its own side stands on.
func reachCount(p *chess.Position, s chess.Square) int {
	piece := p.At(s)
	return (chess.Attacks(piece, s, p.Occupied()) &^ p.Color(piece.Color())).Count()
}
