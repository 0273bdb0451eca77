// Package setup has the pages on which a game is set up: against whom, from which position, or from a text.
package setup

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// NewGame is the page on which a game is set up.
type NewGame struct {
	frame.Layout
	Say      wording.NewGame
	Rev      string      // a hash of the game under way, which the form sends back
	LookBack *frame.Link // to the moments of the game under way that starting would lose; nil if there is none
	Two      bool        // two players are chosen
	Rooms    bool        // two may play through a link
	Side     string      // the learner's side that is chosen: "white", "black" or "random"
	Levels   Levels
	Turn     bool   // with two players the board turns after each move
	Edit     string // the address of the page on which a position is set up
	FEN      string // the position to start from, as it was typed; "" for the usual one
	Wrong    string // what is wrong with it, in a sentence, or ""
	Look     string // the group of ideas to look for in the game, or ""
	Sought   string // its name
}
