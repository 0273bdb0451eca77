package say

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Labels holds the labels of a board's squares for screen readers.
type Labels struct {
	Square  func(*chess.Position, SquareSeen) string
	Move    func(*chess.Position, chess.Move) string // a square that the chosen piece may go to
	Graded  func(*chess.Position, GradedMove) string // the same with the move's grade
	Chosen  string                                   // stands behind the label of the chosen piece's square
	Pointed string                                   // stands behind that of a square which the coach speaks of
	Marked  string                                   // stands behind that of a piece marked in a guess
	Found   string                                   // the same for a checked guess: right, not marked, or wrong
	Missed  string
	Wrong   string
	Piece   func(chess.PieceType) string // the name alone
}

// SquareSeen holds the marks on a square.
type SquareSeen struct {
	Square     chess.Square
	CanMove    bool           // the piece there
	Threatened chess.Bitboard // by whom
	CameFrom   chess.Square   // the piece there moved last, from that square; NoSquare otherwise
	JustLeft   bool           // the piece that moved last stood there
}

// GradedMove is a move with its grade.
type GradedMove struct {
	coach.MarkedMove
	Grade fact.Grade
}
