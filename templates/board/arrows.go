package board

// Arrow is an arrow on a board, in units of which a square is a hundred wide.
type Arrow struct {
	Kind string // its class: "danger", "idea", "guard", "win", "tried" or "first"
	// the square of the piece that it belongs to, if pointing at that piece hides all other arrows; else ""
	From  string
	Warns bool   // it belongs to a warning: it is animated
	Wide  string // stroke width of the shaft
	Halo  string // stroke width of the light line around it
	Core  string // stroke width of the light line inside it
	Shaft string // an SVG path
	Head  string // an SVG path
}
