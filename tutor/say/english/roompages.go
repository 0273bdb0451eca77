package english

import "chesstutor/templates/wording"

var (
	newRoom = wording.NewRoom{
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
	noRoom = wording.NoRoom{
		Title:    "No such room",
		Heading:  "There is no such room",
		Text:     "Or it is no longer there. Look at the link or the code again.",
		Make:     newRoom.Make,
		Back:     "Back to your own game",
		CodeAsks: newRoom.CodeAsks,
		CodeGo:   newRoom.CodeGo,
	}
	roomPage = wording.Room{
		Lost:    play.ConnectionLost,
		Unsent:  play.NotSent,
		Crowded: "Many are looking at this game. This page asks for news every few seconds.",
		Another: newRoom.Make,
		Link:    "The link",
		Copy:    "Copy the link",
		Copied:  play.Copied,
		QR:      "The link as a QR code",
		Scan:    "Point a camera at this. Or type this code under “Play with a friend”:",
	}
)
