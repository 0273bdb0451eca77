package chess

// CastlingRights is the set of castling moves that a player has not lost by moving the king or
// rook.
type CastlingRights uint8

// The four rights.
const (
	WhiteShort CastlingRights = 1 << iota
	WhiteLong
	BlackShort
	BlackLong
)

// A castling is one of the four castling moves.
type castling struct {
	right CastlingRights
	king  Square // where the king stands
	rook  Square // where the rook stands
	fen   byte
}

var castlings = [4]castling{
	{WhiteShort, E1, H1, 'K'},
	{WhiteLong, E1, A1, 'Q'},
	{BlackShort, E8, H8, 'k'},
	{BlackLong, E8, A8, 'q'},
}

// castlingOf returns the castling that a letter of FEN names, nil if there is none.
func castlingOf(letter byte) *castling {
	for i := range castlings {
		if castlings[i].fen == letter {
			return &castlings[i]
		}
	}
	return nil
}

// side returns the color of the king that castles.
func (c *castling) side() Color {
	if c.king == E1 {
		return White
	}
	return Black
}

// castlingChoices returns the rights that are possible: king and rook are at home.
func (p *Position) castlingChoices() (rights CastlingRights) {
	for _, c := range castlings {
		side := c.side()
		if p.At(c.king) == PieceOf(King, side) && p.At(c.rook) == PieceOf(Rook, side) {
			rights |= c.right
		}
	}
	return rights
}

// keptRights[s] is the rights that remain after a move from or to s: moving a king or rook loses
// them, and so does the capture of a rook.
var keptRights = func() (k [64]CastlingRights) {
	for s := range k {
		k[s] = WhiteShort | WhiteLong | BlackShort | BlackLong
	}
	for _, c := range castlings {
		k[c.king] &^= c.right
		k[c.rook] &^= c.right
	}
	return k
}()

// String returns the rights as FEN writes them: "KQkq", or "-" for none.
func (r CastlingRights) String() string {
	var text []byte
	for _, c := range castlings {
		if r&c.right != 0 {
			text = append(text, c.fen)
		}
	}
	if len(text) == 0 {
		return "-"
	}
	return string(text)
}
