package say

// NewRoom is the page for creating a room, or entering the code of one.
type NewRoom struct {
	Title string // of the tab and of the page
	Intro string
	Side  string // asks for one of the next three
	ByLot string
	White string
	Black string
	Time  string // asks for a clock; Rooms.Agreed.Time says the ready ones
	Free  string // a time of one's own, by the next two

	Minutes, Increment string

	Marks        string // asks who sees the tutor's marks: one of the next four
	Both         string
	OnlyMe       string
	OnlyOpponent string
	Neither      string
	Make, Back   string // the buttons
	CodeAsks     string // for the code or the link of a room
	CodeGo       string
}

// NoRoom is the page for a room that does not exist.
type NoRoom struct {
	Title      string // of the tab
	Heading    string
	Text       string
	Make, Back string // the buttons
	CodeAsks   string
	CodeGo     string
}

// RoomPage has the labels of the page of a room.
type RoomPage struct {
	Lost    string // the connection is
	Unsent  string // it was, when something was sent
	Crowded string // the page is updated only every few seconds
	Another string // leads to a room of one's own
	Link    string // what is to be sent to a friend
	Copy    string // copies it
	Copied  string // stands there then
	QR      string // what the picture is
	Scan    string // what to do with it, or with the code that follows
}

var (
	englishNewRoom = NewRoom{
		Title:        "Play with a friend",
		Intro:        "You get a link to send. Whoever opens it first and presses Play is your opponent.",
		Side:         "You play",
		ByLot:        "Either, by chance",
		White:        "White",
		Black:        "Black",
		Time:         "Time for each",
		Free:         "Another time:",
		Minutes:      "Minutes",
		Increment:    "Seconds more a move",
		Marks:        "Who sees the tutor's marks?",
		Both:         "Both of us",
		OnlyMe:       "Only I",
		OnlyOpponent: "Only my opponent",
		Neither:      "Neither",
		Make:         "Make a room",
		Back:         "Back to the game",
		CodeAsks:     "You have a room's code, or its link?",
		CodeGo:       "Go there",
	}
	englishNoRoom = NoRoom{
		Title:    "No such room",
		Heading:  "There is no such room",
		Text:     "Or it is no longer there. Look at the link or the code again.",
		Make:     englishNewRoom.Make,
		Back:     "Back to your own game",
		CodeAsks: englishNewRoom.CodeAsks,
		CodeGo:   englishNewRoom.CodeGo,
	}
	englishRoomPage = RoomPage{
		Lost:    englishPlay.ConnectionLost,
		Unsent:  englishPlay.NotSent,
		Crowded: "Many are looking at this game. This page asks for news every few seconds.",
		Another: englishNewRoom.Make,
		Link:    "The link",
		Copy:    "Copy the link",
		Copied:  englishPlay.Copied,
		QR:      "The link as a QR code",
		Scan:    "Point a camera at this. Or type this code under “Play with a friend”:",
	}
)
