package templates

// ArrowShape is an arrow over a board whose squares are a hundred units wide.
type ArrowShape struct {
	Kind  string // its class: "danger", "idea", "guard" or "win"
	From  string // the square whose piece it is, where pointing at that shows only its own; else ""
	Warns bool   // it belongs to a warning: it grows
	Wide  string // how wide its shaft is, the light line around that, and the light one within it
	Halo  string
	Core  string
	Shaft string // a path
	Head  string // a path
}
