package templates

// Rooms is the page on which a room is made, or the code of one is typed.
type Rooms struct {
	Layout
	Say              NewRoomWords
	Side, Time, Help []Option
	Minutes          string // of the free choice of time, as typed
	Increment        string
	Wrong            string // what is wrong with what was typed, in a sentence, or ""
}

// Room is the page of a room: a game, and what people in a room may do beside
// moving.
type Room struct {
	Play
	Say     RoomWords
	Events  string   // the address of the room's events
	Agreed  string   // what was agreed: time, help, the score
	Link    string   // the address to send to somebody, while a seat is free
	Code    string   // the room's code, to be typed
	QR      QR       // the link as a picture
	Join    string   // what the button says that takes the free seat, "" if it cannot be taken
	Another bool     // lead on to a room of one's own, as nothing comes of this one
	Starts  string   // milliseconds until the game starts, "" if no countdown runs
	Count   string   // the seconds of that
	Acts    []Act    // what the player may do
	Resting []string // what is known of those who are not here, in sentences
	Here    string   // that the other player is here, in a sentence to be heard; "" if not so
}

// NoRoom says that a room is not there.
type NoRoom struct {
	Layout
	Say NoRoomWords
}

// Act is something a player may do, by a button.
type Act struct {
	URL         string
	Name, Value string // what is sent along, "" if nothing
	Text        string
	Sure        string // what to press after it, for what cannot be undone; otherwise ""
	Main        bool
}

// QR is a picture of dark and light cells that a camera reads.
type QR struct {
	Box  string // the picture's view box
	Path string // the dark cells
}

// NewRoomWords are the words of the page on which a room is made: tutor/say's.
type NewRoomWords struct {
	Title, Intro         string
	Side                 string
	ByLot, White, Black  string
	Time, Free           string
	Minutes, Increment   string
	Marks                string
	Both                 string
	OnlyMe, OnlyOpponent string
	Neither              string
	Make, Back           string
	CodeAsks, CodeGo     string
}

// NoRoomWords are the words of the page for a room that is not there: tutor/say's.
type NoRoomWords struct {
	Title, Heading, Text string
	Make, Back           string
	CodeAsks, CodeGo     string
}

// RoomWords are the labels of a room's page: tutor/say's.
type RoomWords struct {
	Lost, Unsent, Crowded string
	Another               string
	Link, Copy, Copied    string
	QR, Scan              string
}
