package board

// Small is a position drawn without marks and without buttons.
type Small struct{ Pieces, Stars, Asked []SmallSpot }

// SmallSpot is the top left corner of a square, of a hundred units' width, and what stands there.
type SmallSpot struct {
	X, Y  string
	Piece *Piece // nil where none does
}
