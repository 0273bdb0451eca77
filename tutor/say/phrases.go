package say

import "chesstutor/tutor/chess"

// Phrases are parts of sentences that several topics share, each with a single
// wording in the language.
type Phrases struct {
	Points func(n int) string       // counts, n > 0: "1 point", "3 points"
	Color  func(chess.Color) string // names a side: "White"
	// Going begins what is said of moves of one piece, each to another square or to
	// become another piece: "To f3 or h3?"
	Going func([]chess.Move) string
	// Aloud returns a text as a voice reads it: in full words, without signs and notation.
	Aloud func(text string) string
	// Letters are the pieces in moves, wherever notation is shown. PGN and JSON stay international.
	Letters chess.Letters
}
