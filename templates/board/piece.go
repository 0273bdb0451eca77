package board

// side is the CSS class of a piece's colour.
func (p Piece) side() string {
	if p.White {
		return "white"
	}
	return "black"
}
