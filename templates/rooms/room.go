// Package rooms has the pages of games between two people: to make a room, to find one, and to play in it.
package rooms

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/play"
	"chesstutor/templates/wording"
)

// New is the page to create a room, or to enter the code of one.
type New struct {
	frame.Layout
	Say              wording.NewRoom
	Side, Time, Help []frame.Option
	Minutes          string // the custom time control, as typed
	Increment        string
	Wrong            string // what is wrong with what was typed, in a sentence, or ""
}

// Room is the page of a room: a game, and what people in a room can do besides moving.
type Room struct {
	play.Play
	Say     wording.Room
	Events  string      // the URL of the room's event stream
	Agreed  string      // the time control, the help and the score
	Leave   string      // the text of the link to ForgetPage, for whoever has a seat; else ""
	Link    string      // the URL to send to an opponent, while a seat is free; else ""
	Code    string      // the room's code, to be typed
	QR      frame.QR    // the link as a QR code
	Join    string      // the text of the button that takes the free seat, "" if it cannot be taken
	Another bool        // offers to create another room, as no game can start in this one
	Starts  string      // milliseconds until the game starts, "" if no countdown runs
	Count   string      // the same in seconds
	Acts    []frame.Act // the buttons of the player
	Resting []string    // sentences about who is away
	Here    string      // the sentence that screen readers announce when the other player is present; or ""
}

// NoRoom is the page for a room that does not exist.
type NoRoom struct {
	frame.Layout
	Say wording.NoRoom
}
