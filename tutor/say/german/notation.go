package german

import "chesstutor/tutor/chess"

// notation has the letters of the pieces: König, Dame, Turm, Läufer and Springer.
var notation = chess.Letters{King: "K", Queen: "D", Rook: "T", Bishop: "L", Knight: "S"}

// letters writes a move of international notation with them.
func letters(san string) string { return notation.Write(san) }
