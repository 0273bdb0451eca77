package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// purpose returns a fact about what a move does, as far as the board shows it. last is the move before it.
func (v *Survey) purpose(m chess.Move, last lastMove) fact.Fact {
	p, s := &v.position, v.chosen(m)
	switch {
	case p.InCheck() && chess.Taken(p, m) == chess.NoPiece:
		return fact.Fact{Kind: fact.KindHintAnswer, Pieces: fact.PiecesOn(p, p.Checkers())}
	case last.takes() && chess.CapturesOn(m, last.move.To()):
		return fact.Fact{Kind: fact.KindHintBack, Pieces: fact.On(p, m.To()), Squares: []chess.Square{m.To()}}
	}
	taken := chess.Taken(p, m)
	if saved, ok := v.saved(s); ok && (taken == chess.NoPiece || s.takers > 0) &&
		taken.Type().Worth() <= saved.Pieces[0].Piece.Type().Worth() { // what it takes may matter more
		saved.Guards = v.guardsToo(s)
		return saved
	}
	if taken != chess.NoPiece {
		kind := fact.KindHintCapture
		if s.takers == 0 {
			kind = fact.KindHintFree
		}
		return fact.Fact{
			Kind:   kind,
			Pieces: []fact.PlacedPiece{{Piece: taken, Square: chess.TakenOn(m)}},
			By:     fact.PiecesOn(p, takersOn(p, m.To())),
		}
	}
	guarded, guards := v.newlyGuards(s)
	if piece, keeps := v.keepsKing(s); keeps {
		guarded, guards = piece, true
	}
	fresh, saves := v.pressed(s), 0
	if before := p.Pass(); guards && exchange.Count(&s.next, guarded.Square, 0) == 0 {
		saves = exchange.Count(&before, guarded.Square, 0)
	}
	// What it saves matters more than what it attacks, unless that is a piece, and what it saves a pawn.
	if saves >= chess.Knight.Worth() || saves > 0 && fresh&^s.next.Pieces(chess.Pawn, s.next.Turn()) == 0 {
		return fact.Fact{Kind: fact.KindHintGuard, Pieces: []fact.PlacedPiece{guarded}}
	}
	if fresh != 0 && !s.next.InCheck() && exchange.Count(&s.next, m.To(), 0) == 0 {
		pieces := fact.PiecesOn(&s.next, fresh)
		slices.Reverse(pieces)
		return fact.Fact{Kind: fact.KindHintAttack, Pieces: pieces}
	}
	switch {
	case m.IsCastle():
		return fact.Fact{Kind: fact.KindHintCastle}
	case s.next.InCheck():
		return fact.Fact{Kind: fact.KindHintCheck}
	case minorsAtHome(p, p.Turn()).Has(m.From()):
		return fact.Fact{Kind: fact.KindHintDevelop, Pieces: fact.On(p, m.From())}
	}
	if guards {
		return fact.Fact{Kind: fact.KindHintGuard, Pieces: []fact.PlacedPiece{guarded}}
	}
	return fact.Fact{Kind: fact.KindHintPlace}
}

// pressed returns the pieces that a move attacks anew, but none that has nothing to fear: what a queen, or a piece that
// is worth more, could take only with loss.
func (v *Survey) pressed(s *moveSurvey) (fresh chess.Bitboard) {
	again := s.next.Pass()
	for on := range v.newTargets(s).All() {
		by := s.next.At(s.move.To()).Type()
		less := by == chess.Queen || s.next.At(on).Type().Worth() < by.Worth()
		if !less || exchange.Count(&again, on, 0) > 0 {
			fresh |= on.Bitboard()
		}
	}
	return fresh
}

// saved returns the fact that the piece that moves is in danger, if the move saves it: it is not lost where it goes, or
// takes as much.
func (v *Survey) saved(m *moveSurvey) (fact.Fact, bool) {
	for _, f := range dangers(&v.position, lastMove{}) {
		if f.Kind != fact.KindMateThreat && f.Pieces[0].Square == m.move.From() && m.sound() &&
			exchange.Count(&m.next, m.move.To(), 0) <= chess.Gain(&v.position, m.move) {
			return fact.Fact{Kind: fact.KindHintSave, Pieces: f.Pieces}, true
		}
	}
	return fact.Fact{}, false
}

// keepsKing returns a piece of its side that the opponent's king could take, and cannot since what moved guards it.
func (v *Survey) keepsKing(s *moveSurvey) (fact.PlacedPiece, bool) {
	before := v.position.Pass()
	if v.position.InCheck() {
		return fact.PlacedPiece{}, false
	}
	for c := range captures(&before) {
		byKing, moved := before.At(c.From()).Type() == chess.King, c.To() == s.move.From()
		if byKing && !moved && keepsKingOff(&s.next, s.move.To(), c.To()) {
			return fact.PieceOn(&s.next, c.To()), true
		}
	}
	return fact.PlacedPiece{}, false
}

// newlyGuards returns a piece of its side that the opponent could take, and on which the
// piece that moved could then take back, but could not before the move.
func (v *Survey) newlyGuards(s *moveSurvey) (fact.PlacedPiece, bool) {
	if v.position.InCheck() {
		return fact.PlacedPiece{}, false
	}
	before := v.position.Pass()
	for c := range captures(&s.next) {
		if c.To() == s.move.To() || c.IsEnPassant() || !before.IsLegal(c) {
			continue
		}
		now, then := s.next.Play(c), before.Play(c)
		if takersOn(&now, c.To()).Has(s.move.To()) && !takersOn(&then, c.To()).Has(s.move.From()) {
			return fact.PieceOn(&s.next, c.To()), true
		}
	}
	return fact.PlacedPiece{}, false
}
