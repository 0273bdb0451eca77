package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// trapsIn returns the pieces of the side to move that are stuck: attacked, not pawns, and lost by the count wherever
// they go; a piece that captures something is lost if its loss costs more than the capture won. Those that are lost
// after every other legal move, too, are lost. In check there are none.
func trapsIn(p *chess.Position) (stuck, lost chess.Bitboard) {
	if p.InCheck() {
		return 0, 0
	}
	us := p.Turn()
	flipped := p.Pass()
	for c := range captures(&flipped) {
		if t := p.At(c.To()).Type(); t > chess.Pawn && t != chess.King {
			stuck |= c.To().Bitboard() & p.Color(us)
		}
	}
	if stuck == 0 || !p.HasMove() {
		return 0, 0
	}
	lost = stuck
	var next chess.Position
	for m := range legal(p) {
		p.PlayTo(&next, m)
		for piece := range stuck.All() {
			on, taken := piece, 0
			if m.From() == piece {
				on, taken = m.To(), chess.Gain(p, m)
			} else if m.IsCastle() {
				if from, to := m.CastleRook(); from == piece {
					on = to
				}
			}
			switch goes := on != piece; {
			case exchange.Count(&next, on, 0) > taken:
			case goes:
				stuck &^= piece.Bitboard()
				fallthrough
			default:
				lost &^= piece.Bitboard()
			}
		}
	}
	return stuck, lost
}

// trappedBefore returns the pieces that are no news to be trapped: that were lost after every move before, too; or that
// were stuck and could simply be taken, where only a check or a threat elsewhere would have delayed it.
func (s *study) trappedBefore() chess.Bitboard {
	flipped := s.p.Pass()
	stuck, lost := trapsIn(&flipped)
	for on := range stuck.All() {
		if exchange.Count(&s.p, on, 0) > 0 {
			lost |= on.Bitboard()
		}
	}
	return lost
}

// traps returns facts about pieces that the move newly traps: they are stuck, and lost after every move; or the move
// wins them or what replied, as a check or a capture may come first, beside what it takes itself.
func (s *study) traps() (facts []fact.Fact) {
	stuck, lost := trapsIn(&s.next)
	if stuck == 0 {
		return nil
	}
	again := s.next.Pass()
	for on := range (stuck &^ s.trappedBefore()).All() {
		f := s.idea(fact.KindTraps, fact.Trapped)
		f.Pieces, f.By = fact.On(&s.next, on), fact.PiecesOn(&s.next, takersOn(&again, on))
		f.Count = f.Pieces[0].Piece.Type().Worth()
		if !lost.Has(on) {
			v, ok := s.wins(takesOf(on.Bitboard()))
			if !ok || v.mate || exchange.Count(&again, on, 0) == 0 || v.points <= chess.Gain(&s.p, s.move) {
				continue
			}
			f = withVictory(f, v)
		}
		facts = append(facts, f)
	}
	return facts
}
