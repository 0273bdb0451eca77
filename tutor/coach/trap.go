package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// trapped returns the pieces of the side to move that are trapped: attacked,
// not pawns, and lost by the count after every legal move; a piece that
// captures something is lost if its loss costs more than the capture won. In
// check no piece is trapped.
func trapped(p *chess.Position) (pieces chess.Bitboard) {
	if p.InCheck() {
		return 0
	}
	us := p.Turn()
	flipped := p.Pass()
	var room [chess.MaxMoves]chess.Move
	for _, c := range flipped.AppendCaptures(room[:0]) {
		if t := p.At(c.To()).Type(); t > chess.Pawn && t != chess.King {
			pieces |= c.To().Bitboard() & p.Color(us)
		}
	}
	if pieces == 0 {
		return 0
	}
	var next chess.Position
	moves := p.AppendMoves(room[:0])
	if len(moves) == 0 {
		return 0
	}
	for _, m := range moves {
		p.PlayTo(&next, m)
		for left := pieces; left != 0; left &= left - 1 {
			piece, on, taken := left.First(), left.First(), 0
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
		if pieces == 0 {
			return 0
		}
	}
	return pieces
}

// traps returns facts about pieces that the move newly traps.
func (s *study) traps() (facts []fact.Fact) {
	now := trapped(&s.next)
	if now == 0 {
		return nil
	}
	flipped := s.p.Pass()
	for now &^= trapped(&flipped); now != 0; now &= now - 1 {
		on := now.First()
		f := s.idea(fact.KindTraps, fact.Trapped)
		f.Pieces, f.By = fact.On(&s.next, on), takersPieces(&s.next, on)
		f.Count = f.Pieces[0].Piece.Type().Worth()
		facts = append(facts, f)
	}
	return facts
}

// takersPieces returns the pieces of the side that just moved that could take on a
// square if it were their turn.
func takersPieces(p *chess.Position, on chess.Square) []fact.PlacedPiece {
	flipped := p.Pass()
	return fact.PiecesOn(p, takersOn(&flipped, on))
}
