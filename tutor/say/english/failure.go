package english

import "chesstutor/tutor/say"

var failure = say.Failure{
	NoPage: "There is no such page", Sorry: "Sorry", Moment: "A moment, please", DidNot: "That did not work",
	Offline: "No connection", OfflineText: "Your game is kept. It goes on when the connection is back.",
	Again: "Try again", Back: "Back to the game", Report: "To report this, give its code:",
}
