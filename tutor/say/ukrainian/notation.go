package ukrainian

import "chesstutor/tutor/chess"

// notation has the letters of the pieces: король, ферзь, тура, слон and кінь.
var notation = chess.Letters{King: "Кр", Queen: "Ф", Rook: "Т", Bishop: "С", Knight: "К"}

// letters writes a move of international notation with them.
func letters(san string) string { return notation.Write(san) }
