package spanish

import "chesstutor/tutor/chess"

// notation has the letters of the pieces: rey, dama, torre, alfil and caballo.
var notation = chess.Letters{King: "R", Queen: "D", Rook: "T", Bishop: "A", Knight: "C"}

// letters writes a move of international notation with them.
func letters(san string) string { return notation.Write(san) }
