package board

// class is the CSS class of a piece.
func (p Piece) class() string {
	if p.White {
		return "piece white"
	}
	return "piece black"
}
