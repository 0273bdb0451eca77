package chess

// Fault is what is wrong with a text that is not valid notation.
type Fault string

// The faults of squares and moves, and those of positions in FEN, whose rows are numbered as ranks
// are.
const (
	FaultSquare    Fault = "square"    // Text is no square
	FaultPromotion Fault = "promotion" // Text is no piece that a pawn may become, as UCI writes it
	FaultUCI       Fault = "uci"       // Text is no move in UCI notation
	FaultSAN       Fault = "san"       // Text is no move in SAN
	FaultAmbiguous Fault = "ambiguous" // Text could be the move of the piece on Squares[0] or of the one on Squares[1]

	FaultFields Fault = "fields" // a FEN of Numbers[0] fields
	FaultRows   Fault = "rows"   // a board of Numbers[0] rows
	FaultGaps   Fault = "gaps"   // row Numbers[0] has two numbers side by side
	FaultPiece  Fault = "piece"  // row Numbers[0] has Text, which is neither a piece nor a number
	FaultRow    Fault = "row"    // row Numbers[0] has Numbers[1] squares
	FaultTurn   Fault = "turn"   // Text is no side to move
	FaultKings  Fault = "kings"  // Color has Numbers[0] kings
	FaultPieces Fault = "pieces" // Color has Numbers[0] pieces
	FaultPawns  Fault = "pawns"  // Color has Numbers[0] pawns
	// Color has Numbers[0] pieces that were pawns, and Numbers[1] pawns gone
	FaultPromoted Fault = "promoted"
	FaultLastRank Fault = "last-rank" // a pawn stands on Squares[0]
	FaultCheck    Fault = "check"     // Color, whose turn it is not, is in check
	// Numbers[0] pieces attack the king of Color, whose turn it is, on Squares[0]
	FaultCheckers      Fault = "checkers"
	FaultNoCastling    Fault = "no-castling"    // no castling rights, and no - for none
	FaultCastlingTwice Fault = "castling-twice" // the castling right Text is given twice
	// a right of Color's wants the king on Squares[0] and a rook on Squares[1]
	FaultCastlingPieces Fault = "castling-pieces"
	FaultCastling       Fault = "castling"   // Text is no castling right
	FaultEnPassant      Fault = "en-passant" // Text is no en passant square
	// with Color to move the en passant square Squares[0] is not on row Numbers[0]
	FaultEnPassantRow  Fault = "en-passant-row"
	FaultEnPassantPawn Fault = "en-passant-pawn" // no pawn can just have gone over Squares[0]
	// a pawn has just gone over Squares[0], but the clock is at Numbers[0]
	FaultEnPassantClock Fault = "en-passant-clock"
	// no pawn can just have gone over Squares[0]: Color would have been in check before
	FaultEnPassantCheck Fault = "en-passant-check"
	FaultClock          Fault = "clock"  // Text is no count of half-moves, Numbers[0] to Numbers[1]
	FaultNumber         Fault = "number" // Text is no number of a move, Numbers[0] to Numbers[1]
)

// ofColor lists those faults of which a ParseError tells the Color.
var ofColor = []Fault{
	FaultCastlingPieces, FaultCheck, FaultCheckers, FaultEnPassantCheck, FaultEnPassantRow, FaultKings,
	FaultPawns, FaultPieces, FaultPromoted,
}

// Faults returns all faults in alphabetical order.
func Faults() []Fault {
	return []Fault{
		FaultAmbiguous, FaultCastling, FaultCastlingPieces, FaultCastlingTwice, FaultCheck, FaultCheckers,
		FaultClock, FaultEnPassant, FaultEnPassantCheck, FaultEnPassantClock, FaultEnPassantPawn,
		FaultEnPassantRow, FaultFields, FaultGaps, FaultKings, FaultLastRank, FaultNoCastling, FaultNumber,
		FaultPawns, FaultPiece, FaultPieces, FaultPromoted, FaultPromotion, FaultRow, FaultRows, FaultSAN,
		FaultSquare, FaultTurn, FaultUCI,
	}
}
