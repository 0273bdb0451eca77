package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
)

// Marks is what the board shows of a position for the side to move. After the end of a game use the
// zero value.
type Marks struct {
	// Moves are the legal moves in order of from, to and promotion, the queen
	// before the other pieces.
	Moves []MarkedMove
	// Threatened maps the square of each piece of the side to move, but the king, that the opponent could
	// legally capture if it were its turn now, to the pieces that could. En passant is ignored.
	Threatened map[chess.Square]chess.Bitboard
	// Lost are those of the threatened pieces that the opponent would gain by capturing if it were
	// its turn now: by an Exchange on their square, or in check by a capture on a square that no
	// piece of its side attacks.
	Lost chess.Bitboard
	// Checkers are the pieces that give check.
	Checkers chess.Bitboard
}

// MarkedMove is a legal move and who could answer it by capturing.
type MarkedMove struct {
	chess.Move
	// Takers are the pieces that could, after the move, legally capture the piece
	// that moved, en passant included. The move is safe if there are none.
	Takers chess.Bitboard
	// Fair is true of a move that is not safe but loses nothing on its target square: what it takes
	// is worth no less than what the opponent gains by the Exchange there, or that is won back elsewhere or answered by
	// mate, and no reply mates. Losses elsewhere are left to Grade.
	Fair bool
	// Wins is true of a capture or a promotion that wins more than the opponent can then gain by an Exchange on any one
	// square, whether or not that is answered elsewhere, unless a reply mates.
	Wins bool
}

// Safe reports whether no reply captures the piece that moved.
func (m MarkedMove) Safe() bool { return m.Takers == 0 }

// Takers returns the pieces that could legally capture, after a legal move, the
// piece that moved: for a promotion the piece promoted to, for castling the king.
func Takers(p *chess.Position, m chess.Move) (takers chess.Bitboard) {
	next := p.Play(m)
	for reply := range captures(&next) {
		if chess.CapturesOn(reply, m.To()) {
			takers |= reply.From().Bitboard()
		}
	}
	return takers
}

// lostPieces returns the pieces of the side to move, except the king, that the opponent would gain by capturing if
// it were its turn now.
func lostPieces(p *chess.Position, threatened map[chess.Square]chess.Bitboard) (lost chess.Bitboard) {
	flipped := p.Pass()
	if p.InCheck() {
		_, lost = hangingPieces(p, &flipped, lastMove{})
		return lost
	}
	for s := range threatened {
		if exchange.Count(&flipped, s, 0) > 0 {
			lost |= s.Bitboard()
		}
	}
	return lost
}

// Threatened returns the pieces of the side to move, but the king, that the opponent could
// legally capture if it were its turn now, each with the pieces that could.
func Threatened(p *chess.Position) map[chess.Square]chess.Bitboard {
	threatened := make(map[chess.Square]chess.Bitboard)
	flipped := p.Pass()
	king := p.King(p.Turn())
	for m := range captures(&flipped) {
		if m.To() != king {
			threatened[m.To()] |= m.From().Bitboard()
		}
	}
	return threatened
}
