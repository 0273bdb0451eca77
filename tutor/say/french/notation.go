package french

import "chesstutor/tutor/chess"

// notation has the letters of the pieces: roi, dame, tour, fou and cavalier.
var notation = chess.Letters{King: "R", Queen: "D", Rook: "T", Bishop: "F", Knight: "C"}

// letters writes a move of international notation with them.
func letters(san string) string { return notation.Write(san) }
