package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// better returns the fact that another move would have been better, for an idea about some pieces. Its line is the
// move made alone.
func (v *Survey) better(s *moveSurvey, kind fact.Kind, idea fact.Concept, other chess.Move,
	pieces []fact.PlacedPiece) *fact.Fact {
	f := v.fact(s, kind)
	f.Concept, f.Squares, f.Pieces = idea, []chess.Square{other.To()}, pieces
	return &f
}

// pawnMissed warns of a free pawn that the search would have taken, unless warnings are to be plain.
func (w *warner) pawnMissed(plain bool) *fact.Fact {
	if plain || !w.falls || !w.refuted() {
		return nil
	}
	for _, f := range w.last.marked(w.v.chances()) {
		if f.Kind == fact.KindFree && f.Pieces[0].Piece.Type() == chess.Pawn && f.Line[0] == w.searched.Before.Move &&
			!chess.CapturesOn(w.s.move, f.Pieces[0].Square) { // another piece has taken it
			return w.freeMissed(f)
		}
	}
	return nil
}

// tellsLess reports whether what the search sees after the move would be told by an idea that wins less than so many
// points, or by pieces that are worth less.
func (w *warner) tellsLess(points int) bool {
	f := w.judgement()
	switch {
	case f == nil || f.Mate || len(f.Pieces) == 0:
		return false
	case len(f.Ideas) > 0:
		return !f.Ideas[0].Mate && f.Ideas[0].Count < points
	}
	return !slices.ContainsFunc(f.Pieces, func(p fact.PlacedPiece) bool { return p.Piece.Type().Worth() >= points })
}

// freeMissed returns the fact that a free piece was passed over.
func (w *warner) freeMissed(chance fact.Fact) *fact.Fact {
	f := w.v.better(w.s, fact.KindWarnFreeMissed, fact.FreePiece, w.searched.Before.Move, chance.Pieces)
	f.Took = chance.Took
	return f
}

// pieceMissed warns of a missed free piece, a trade that wins as much as one, or a promotion, that the search would
// have chosen; or a trade that wins two points, where less would be told. If first, it warns of a missed piece only if
// the move made loses nothing else that is worth more, or what would be told of that is worth less: a dearer loss comes
// before.
func (w *warner) pieceMissed(first bool) *fact.Fact {
	missed := !w.own && w.searched.LostCentipawns() >= missedCentipawns
	if !w.falls && !missed || w.s.grade == fact.Stalemates {
		return nil
	}
	p := &w.v.position
	lost := 100*chess.Lead(p, p.Turn()) + int(w.searched.After.Score)
	best := w.searched.Before.Move
	for _, f := range w.last.marked(w.v.chances()) {
		switch {
		case f.Line[0] != best && (len(f.Pieces) == 0 || best.To() != f.Pieces[0].Square) || f.Line[0] == w.s.move:
		case len(f.Pieces) > 0 && chess.CapturesOn(w.s.move, f.Pieces[0].Square): // taken, if by another piece
		case f.Kind == fact.KindPromotionChance:
			return w.v.better(w.s, fact.KindWarnPromotionMissed, fact.Promotion, best, f.By)
		case first && lost > 100*max(f.Count, 1) && !w.tellsLess(f.Count):
		case f.Kind == fact.KindFree && f.Pieces[0].Piece.Type() != chess.Pawn:
			return w.freeMissed(f)
		case f.Kind == fact.KindExchangeChance &&
			(f.Count >= chess.Knight.Worth() || f.Count >= winsLeast && w.tellsLess(f.Count)):
			missed := w.freeMissed(f)
			missed.Concept, missed.Ideas = fact.WinningTrade, []fact.Fact{f}
			return missed
		}
	}
	return nil
}
