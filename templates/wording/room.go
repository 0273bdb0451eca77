package wording

// NewRoom has the labels of the page for creating a room, or entering the code of one.
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

// NoRoom has the labels of the page for a room that does not exist.
type NoRoom struct {
	Title      string // of the tab
	Heading    string
	Text       string
	Make, Back string // the buttons
	CodeAsks   string
	CodeGo     string
}

// Room has the labels of the page of a room.
type Room struct {
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
