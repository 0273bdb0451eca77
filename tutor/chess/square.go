package chess

// Square is one of the 64 squares, a1 = 0, b1 = 1, ..., h8 = 63.
type Square uint8

// File is a column of the board, a = 0 to h = 7.
type File uint8

// Rank is a row of the board, 0 for the first to 7 for the eighth.
type Rank uint8

// The squares that the rules name.
const (
	A1, B1, C1, D1, E1, F1, G1, H1 Square = 0, 1, 2, 3, 4, 5, 6, 7
	A8, B8, C8, D8, E8, F8, G8, H8 Square = 56, 57, 58, 59, 60, 61, 62, 63
)

// NoSquare is what stands for the absence of a square.
const NoSquare Square = 64

// SquareAt returns the square where a file and a rank cross.
func SquareAt(f File, r Rank) Square { return Square(r)<<3 | Square(f) }

// ParseSquare reads a square's name, "a1" to "h8".
func ParseSquare(s string) (Square, error) {
	if len(s) != 2 || s[0] < 'a' || s[0] > 'h' || s[1] < '1' || s[1] > '8' {
		return NoSquare, parseError(FaultSquare, s)
	}
	return SquareAt(File(s[0]-'a'), Rank(s[1]-'1')), nil
}

// File returns the square's file.
func (s Square) File() File { return File(s & 7) }

// Rank returns the square's rank.
func (s Square) Rank() Rank { return Rank(s >> 3) }

// Bitboard returns the set that holds only this square.
func (s Square) Bitboard() Bitboard { return 1 << (s & 63) }

// Dark reports whether the square is a dark one, as a1 is.
func (s Square) Dark() bool { return darkSquares.Has(s) }

// String returns the square's name, or "-" for NoSquare.
func (s Square) String() string {
	if s >= NoSquare {
		return "-"
	}
	return squareNames[2*s:][:2]
}

// squareNames are the names of all squares, one after the other.
var squareNames = func() string {
	var names []byte
	for s := A1; s <= H8; s++ {
		names = append(names, 'a'+byte(s.File()), '1'+byte(s.Rank()))
	}
	return string(names)
}()
