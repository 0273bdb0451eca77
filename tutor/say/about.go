package say

// AboutPage is the page that tells what the site is, what it keeps, and whose it is.
type AboutPage struct {
	Title                 string
	What, WhatText        string
	Keeps                 string // the section on privacy
	Browser, Rooms, Log   string // what is kept in the browser, in rooms, in the log
	Nobody                string // what is never done
	Free, Licence, Source string
	Version               func(version string) string
	Forget, Play          string // lead to what the browser keeps, and to the game
}

var englishAboutPage = AboutPage{
	Title: "About this site",
	What:  "What it is", WhatText: "Chess Tutor teaches you chess while you play.",
	Keeps:   "What it keeps",
	Browser: "Your game, settings and progress stay in your browser, for a year. The server keeps no copy.",
	Rooms: "Games with friends are kept on the server: the moves and their times, no names. " +
		"They are deleted 30 days after the last move.",
	Log:    "The server's log notes each request: the page, the time and the address.",
	Nobody: "There is no account and no advertising. Nothing is loaded from other sites.",
	Free:   "Free software", Licence: "Anyone may use, change and share it, under the MIT licence.",
	Source: "The licence and the list of parts come with the program.",
	Version: func(version string) string {
		return "This is version " + version + "."
	},
	Forget: "What this browser keeps", Play: "Play",
}
