package chess

// PieceType is a type of piece, of either color. Pawns and kings are pieces too.
type PieceType uint8

// The piece types.
const (
	NoPieceType PieceType = iota
	Pawn
	Knight
	Bishop
	Rook
	Queen
	King
)

// Piece is a piece's type and color. The zero value is no piece.
type Piece uint8

// NoPiece is the content of an empty square.
const NoPiece Piece = 0

const (
	pieceLetters = ".PNBRQK..pnbrqk."
	typeNames    = "nothing pawn    knight  bishop  rook    queen   king    "
)

// PieceOf returns the piece of a type and a color.
func PieceOf(t PieceType, c Color) Piece { return Piece(t) | Piece(c)<<3 }

// Type returns the piece type, NoPieceType for NoPiece.
func (p Piece) Type() PieceType { return PieceType(p & 7) }

// Color returns the side the piece is on. It is meaningless for NoPiece.
func (p Piece) Color() Color { return Color(p>>3) & 1 }

// Letter returns the piece's letter in FEN, upper case for White, and '.' for NoPiece.
func (p Piece) Letter() byte { return pieceLetters[p&15] }

// Symbol returns the piece's Unicode chess symbol, and "" for NoPiece.
func (p Piece) Symbol() string {
	if p.Type() == NoPieceType {
		return ""
	}
	first := 6 // the black king; the six types follow from king to pawn
	if p.Color() == White {
		first = 0
	}
	return symbols[symbolBytes*(first+int(King-p.Type())):][:symbolBytes]
}

// symbols are the Unicode chess symbols, each of symbolBytes bytes.
const (
	symbols     = "♔♕♖♗♘♙♚♛♜♝♞♟"
	symbolBytes = len("♔")
)

// String returns "white knight" and the like, and "nothing" for NoPiece.
func (p Piece) String() string {
	if p.Type() == NoPieceType {
		return "nothing"
	}
	return pieceNames[p&15]
}

// pieceNames are the names of the pieces, by piece.
var pieceNames = func() (names [16]string) {
	for t := Pawn; t <= King; t++ {
		for _, c := range []Color{White, Black} {
			names[PieceOf(t, c)] = c.String() + " " + t.String()
		}
	}
	return names
}()

// String returns the English name of the piece type in lower case.
func (t PieceType) String() string {
	name := typeNames[int(t&7)%7*8:][:8]
	for name[len(name)-1] == ' ' {
		name = name[:len(name)-1]
	}
	return name
}

// Letter returns the upper-case letter of the piece type in SAN.
func (t PieceType) Letter() byte { return pieceLetters[t&7] }

// parsePiece reads a FEN letter.
func parsePiece(letter byte) (Piece, bool) {
	for i := range len(pieceLetters) {
		if pieceLetters[i] == letter && letter != '.' {
			return Piece(i), true
		}
	}
	return NoPiece, false
}
