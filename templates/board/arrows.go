package board

// Arrow is an arrow on a board, in units of which a square is a hundred wide.
type Arrow struct {
	Kind string // its class: "danger", "idea", "guard", "win", "tried" or "first"
	// the square of the piece that it belongs to, if pointing at that piece hides all other arrows; else ""
	From  string
	Warns bool   // it belongs to a warning: it is animated
	Plan  bool   // it shows a step of a plan, the first of which shows at once
	Wide  string // stroke width of the shaft
	Halo  string // stroke width of the light line around it
	Core  string // stroke width of the light line inside it
	Shaft string // an SVG path
	Head  string // an SVG path
}

// Pale is the piece that a pawn would become, on the square where it would.
type Pale struct {
	X, Y  string // of the square, in the units of arrows
	Piece Piece
}

// tone is the class of a piece's colour.
func (p Piece) tone() string {
	if p.White {
		return "white"
	}
	return "black"
}
