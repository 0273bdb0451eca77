package english

import "chesstutor/templates/wording"

var forgetPage = wording.Forget{
	Title:    "Forget this browser",
	Intro:    "This browser can keep these things for you, for a year:",
	Game:     "your game on the board",
	Settings: "your settings and your level",
	Progress: "your lessons, stars, badges and practice",
	Seen:     "what you see alone",
	Own:      "what you practice from your own games",
	Seat:     "your seats in games with friends",
	Class:    "your place in a class",
	Heading:  "Leave nothing here",
	Seats:    "After that, your seats are lost. Games with friends go on without you.",
	Forget:   "Forget all of it", Sure: "Yes, forget it", Was: "All of it was forgotten.",
	GiveUp: "Give up this seat", Back: "Settings", Play: "Play",
}
