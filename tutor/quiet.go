package tutor

import "chesstutor/tutor/chess"

// quiet returns facts about a move without a capture or a threat, so that two moves that have no other
// facts can be told apart.
func (v *Survey) quiet(s *surveyed) (facts []Fact) {
	p, m := &v.position, s.move
	us := p.Turn()
	switch {
	case m.IsCastle():
		f := v.fact(s, KindCastles)
		f.Guards = piecesOn(&s.next, shelterOf(&s.next, us))
		f.Count = len(f.Guards)
		return []Fact{f}
	case mayCastle(p, us) && !mayCastle(&s.next, us):
		facts = append(facts, v.fact(s, KindLastCastle))
	case FromHome(p, m):
		f := v.fact(s, KindComesOut)
		f.Count = chess.Attacks(s.next.At(m.To()), m.To(), s.next.Occupied()).Count()
		facts = append(facts, f)
	case p.At(m.From()).Type() == chess.Pawn:
		facts = append(facts, v.pawnOpens(s)...)
	}
	return facts
}

// pawnOpens returns facts about a pawn's move to the middle, and about the bishops and the queen that it opens
// lines for.
func (v *Survey) pawnOpens(s *surveyed) (facts []Fact) {
	p, us := &v.position, v.position.Turn()
	if openingCenter.Has(s.move.To()) {
		facts = append(facts, v.fact(s, KindCenter))
	}
	var freed chess.Bitboard
	for pieces := p.Pieces(chess.Bishop, us) | p.Pieces(chess.Queen, us); pieces != 0; pieces &= pieces - 1 {
		at := pieces.First()
		if reached(&s.next, at) > reached(p, at) {
			freed |= at.Bitboard()
		}
	}
	if freed == 0 {
		return facts
	}
	f := v.fact(s, KindMakesWay)
	f.By = piecesOn(p, freed)
	return append(facts, f)
}

// reached counts the squares that a piece attacks and no piece of its own side stands on.
func reached(p *chess.Position, s chess.Square) int {
	piece := p.At(s)
	return (chess.Attacks(piece, s, p.Occupied()) &^ p.Color(piece.Color())).Count()
}
