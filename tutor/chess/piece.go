package chess

import "strings"

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

// pieceLetters are the letters of the pieces in FEN, by piece.
const pieceLetters = ".PNBRQK..pnbrqk."

var (
	symbols   = [...]string{"", "♙", "♘", "♗", "♖", "♕", "♔", "", "", "♟", "♞", "♝", "♜", "♛", "♚", ""}
	typeNames = [...]string{"nothing", "pawn", "knight", "bishop", "rook", "queen", "king", "nothing"}
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
func (p Piece) Symbol() string { return symbols[p&15] }

// String returns "white knight" and the like, and "nothing" for NoPiece.
func (p Piece) String() string {
	if p.Type() == NoPieceType {
		return "nothing"
	}
	return p.Color().String() + " " + p.Type().String()
}

// String returns the English name of the piece type in lower case.
func (t PieceType) String() string { return typeNames[t&7] }

// Letter returns the upper-case letter of the piece type in SAN.
func (t PieceType) Letter() byte { return pieceLetters[t&7] }

// parsePiece reads a FEN letter.
func parsePiece(letter byte) (Piece, bool) {
	i := strings.IndexByte(pieceLetters, letter)
	if letter == '.' || i < 0 {
		return NoPiece, false
	}
	return Piece(i), true
}
