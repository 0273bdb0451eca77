package play

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Doors ask a newcomer where to begin: three buttons.
type Doors struct {
	Say wording.Welcome
	Rev string // a hash of the game, which the form sends back
}

// Welcome is the page with the doors, which the settings link to.
type Welcome struct {
	frame.Layout
	Doors Doors
}
