package english

import "chesstutor/tutor/say"

var keyTexts = say.Key{
	Movable:   "A frame: this piece can move.",
	Taken:     "A red corner: it could be taken. A red ring: you would lose points.",
	Good:      "A green disc: nothing could take it there.",
	Wins:      "A green plus: you would win points.",
	Fair:      "Two bars: it could be taken there, but you would lose no points.",
	Careful:   "An amber triangle: nothing is lost there, but something else is.",
	Loses:     "A red diamond: you would lose points there, or be mated.",
	Draws:     "A gray equals sign: stalemate. The game would be a draw.",
	Threatens: "A red frame, flashing: this piece threatens.",
}
