package english

import "chesstutor/tutor/say"

var aboutPage = say.AboutPage{
	Title: "About this site",
	What:  "What it is", WhatText: "Chess Tutor teaches you chess while you play.",
	Keeps:   "What it keeps",
	Browser: "Your game, settings and progress stay in your browser, for a year. The server keeps no copy.",
	Rooms: "Games with friends are kept on the server: the moves and their times, no names. " +
		"They are deleted 30 days after the last move. " +
		"In a class it keeps stars and answers, no names, until the class ends.",
	Log:    "The server's log notes each request: the page, the time and the address.",
	Nobody: "There is no account and no advertising. Nothing is loaded from other sites.",
	Free:   "Free software", Licence: "Anyone may use, change and share it, under the MIT license.",
	Source: "The license and the list of parts come with the program.",
	Version: func(version string) string {
		return "This is version " + version + "."
	},
	Forget: "What this browser keeps", Play: "Play",
}
