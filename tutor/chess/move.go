package chess

// Move is a move packed into 16 bits: from, to and kind. A Move has a meaning only in the position
// it was generated in; NoMove is the zero value. A castling move is the king's.
type Move uint16

// NoMove is the absence of a move.
const NoMove Move = 0

// MaxMoves is an upper bound on the number of legal moves in a position. The most known is 218;
// more than 256 would need more promoted pieces than there are pawns, and ParseFEN rejects those.
const MaxMoves = 256

// The kinds of moves that are played differently from a plain one.
const (
	plain Move = iota << 12
	doublePush
	castle
	enPassant
	promotion      // to a knight; the three kinds after it: bishop, rook, queen
	kindMask  Move = 0xf << 12
)

func newMove(from, to Square) Move { return Move(from) | Move(to)<<6 }

// promotionKind returns the kind of a move that promotes to t.
func promotionKind(t PieceType) Move { return promotion + Move(t-Knight)<<12 }

// From returns the square the piece leaves.
func (m Move) From() Square { return Square(m & 63) }

// To returns the square the piece goes to.
func (m Move) To() Square { return Square(m >> 6 & 63) }

// Promotion returns what the pawn becomes, NoPieceType if it does not promote.
func (m Move) Promotion() PieceType {
	if m < promotion {
		return NoPieceType
	}
	return Knight + PieceType((m-promotion)>>12)
}

// IsCastle reports whether the move is castling.
func (m Move) IsCastle() bool { return m&kindMask == castle }

// IsEnPassant reports whether the move captures en passant.
func (m Move) IsEnPassant() bool { return m&kindMask == enPassant }

// CastleRook returns where the rook stands before and after a castling move.
func (m Move) CastleRook() (from, to Square) {
	if m.To() > m.From() {
		return m.To() + 1, m.To() - 1
	}
	return m.To() - 2, m.To() + 1
}

// String returns the move in UCI notation: "e2e4", "e7e8q", and "0000" for NoMove.
func (m Move) String() string {
	if m == NoMove {
		return "0000"
	}
	text := m.From().String() + m.To().String()
	if t := m.Promotion(); t != NoPieceType {
		text += string(pieceLetters[PieceOf(t, Black)])
	}
	return text
}
