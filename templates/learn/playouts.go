package learn

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// PlayOuts is the page of the positions to play out.
type PlayOuts struct {
	frame.Layout
	Say                  wording.PlayingOut
	Notice               string
	UnderWay             bool // a game is under way, whose place another would take
	Endings, Middlegames []PlayOut
}

// PlayOut is a position to play out.
type PlayOut struct {
	Title   string
	Text    string // in how many moves it can be won
	FEN     string
	Picture string // the address of a picture of its board
	Stars   Stars
}
