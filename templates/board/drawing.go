package board

// Drawing is the picture of a board as an SVG document of its own, in which a square is 100 units wide.
type Drawing struct {
	Title   string
	Symbols []DrawnSymbol // the pieces that stand on the board
	Grounds []DrawnSquare
	Letters []DrawnLetter
	Pieces  []DrawnPiece
	Arrows  []Arrow
	Colors  DrawingColors
	Line    string // the width of the pieces' lines
}

// DrawingColors are the colors of what is over the squares.
type DrawingColors struct{ Letters, Arrow, Halo string }

// DrawnSymbol is the drawing of a piece type: its letter, and what is in its SVG symbol.
type DrawnSymbol struct{ ID, Source string }

// DrawnSquare is a square: its upper left corner and its color.
type DrawnSquare struct{ X, Y, Fill string }

// DrawnLetter is a coordinate: where its base line begins or, at the end of a square, ends.
type DrawnLetter struct {
	X, Y, Text string
	AtEnd      bool
}

// DrawnPiece is a piece: its upper left corner, its symbol, and its colors, Inner being that of the fine lines inside.
type DrawnPiece struct{ X, Y, Symbol, Fill, Stroke, Inner string }
