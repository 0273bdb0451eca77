package reviews

import (
	"chesstutor/templates/play"
	"chesstutor/templates/wording"
)

// Explore is the page on which moves are tried in a position of a game.
type Explore struct {
	play.Play
	Say      wording.Explore
	Home     string // the URL of the position in the game, or of the moment of its review
	Moment   bool   // Home is a moment
	TakeBack string // the URL without the last move tried; "" if none was
	Threat   string // the URL that asks what the other side threatens; "" if the game has ended
}
