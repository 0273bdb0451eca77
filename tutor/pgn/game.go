package pgn

import (
	"errors"
	"fmt"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Game is a parsed game.
type Game struct {
	White, Black string // the players, "" or "?" where they are not known
	Event, Date  string // as they are written, "" where they are not
	Result       string // as it is written: "1-0", "0-1", "1/2-1/2" or "*"
	// Game goes on after a draw by repetition or fifty moves that nobody claimed, also at its end unless it was drawn.
	Game *tutor.Game
	Err  *Error // why the rest of its text could not be read, nil if all was read
	// Dropped tells that the start's castling rights were dropped, as king and rook are not at home for all of them.
	Dropped bool
}

// Error is why a game could not be read to its end.
type Error struct {
	Line    int    // of the text, from 1
	Number  int    // of the move, as score sheets count; 0 for an error in the tags
	Black   bool   // the move was Black's
	Move    string // as it is written, shortened
	Mover   chess.PieceType
	Castles bool   // the move is meant as castling
	Variant string // the variant of chess that it is a game of, where Err is ErrVariant
	Err     error  // a *chess.IllegalMoveError, a *chess.ParseError, chess.ErrGameOver, ErrPass or ErrVariant
}

// Errors of games that are written well, but not by the rules of chess.
var (
	ErrPass    = errors.New("a move that passes")
	ErrVariant = errors.New("a variant of chess")
)

// Error names line and move, for logs.
func (e *Error) Error() string {
	return fmt.Sprintf("line %d, move %d, %s: %v", e.Line, e.Number, e.Move, e.Err)
}

// Unwrap returns why the move cannot be played.
func (e *Error) Unwrap() error { return e.Err }
