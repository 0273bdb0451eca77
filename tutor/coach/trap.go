package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// trapsIn returns the pieces of the side to move that are trapped: attacked,
// not pawns, and lost by the count after every legal move; a piece that
// captures something is lost if its loss costs more than the capture won. In
// check no piece is trapped.
func trapsIn(p *chess.Position) (pieces chess.Bitboard) {
	if p.InCheck() {
		return 0
	}
	us := p.Turn()
	flipped := p.Pass()
	for c := range captures(&flipped) {
		if t := p.At(c.To()).Type(); t > chess.Pawn && t != chess.King {
			pieces |= c.To().Bitboard() & p.Color(us)
		}
	}
	if pieces == 0 || !p.HasMove() {
		return 0
	}
	var next chess.Position
	for m := range legal(p) {
		p.PlayTo(&next, m)
		for piece := range pieces.All() {
			on, taken := piece, 0
			if m.From() == piece {
				on, taken = m.To(), chess.Gain(p, m)
			} else if m.IsCastle() {
				if from, to := m.CastleRook(); from == piece {
					on = to
				}
			}
			if exchange.Count(&next, on, 0) <= taken {
				pieces &^= piece.Bitboard()
			}
		}
	}
	return pieces
}

// traps returns facts about pieces that the move newly traps.
func (s *study) traps() (facts []fact.Fact) {
	now := trapsIn(&s.next)
	if now == 0 {
		return nil
	}
	flipped, again := s.p.Pass(), s.next.Pass()
	for on := range (now &^ trapsIn(&flipped)).All() {
		f := s.idea(fact.KindTraps, fact.Trapped)
		f.Pieces, f.By = fact.On(&s.next, on), fact.PiecesOn(&s.next, takersOn(&again, on))
		f.Count = f.Pieces[0].Piece.Type().Worth()
		facts = append(facts, f)
	}
	return facts
}
