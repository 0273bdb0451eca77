package templates

import "chesstutor/templates/wording"

// Doors ask a newcomer where to begin: three buttons.
type Doors struct {
	Say wording.Welcome
	Rev string // a hash of the game, which the form sends back
}

// Welcome is the page with the doors, which the settings link to.
type Welcome struct {
	Layout
	Doors Doors
}
