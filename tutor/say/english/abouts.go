package english

import "chesstutor/tutor/say"

var abouts = say.Abouts{
	Short: "Chess",
	Site:  "Learn chess by playing: the board shows what can move, what is in danger and where each piece may safely go.",
	Title: "Learn chess by playing",

	Welcome:  "Three ways to begin: new to chess, knowing the moves, or ready to play.",
	NewGame:  "Choose who you play: eight characters from very easy to strong, or a friend.",
	Settings: "Choose what the board shows, and how much the coach says.",
	Seen:     "What you see on the board without help, kept only in this browser.",
	Forget:   "What this browser keeps, and a button that deletes all of it.",
	About:    "What Chess Tutor is, what it keeps and for how long, its license and version.",
	GrownUps: "For parents, teachers and hosts: how to sit beside a child, what is kept, sheets and links.",
	Path:     "Short lessons from nothing to a first game, with a reason for every mistake.",
	Guide:    "The rules of chess from nothing, on small boards that answer a touch.",
	Progress: "Your stars and exercises so far, and how to take them to another device.",
	Practice: "Short exercises, a skill at a time. What you missed comes back later.",
	Skills:   "All skills to practice, from pieces in danger to mate in two.",
	Sheet:    "Chess exercises to print, with their solutions on a page of their own.",
	Edit:     "Set up any position, then play it, send it, or ask the coach about it.",
	Class:    "Join your class by its code: pick an animal and a color, no account, no name.",
	NewClass: "Make a class for your pupils: no accounts, no names, and you see who needs help.",
	Rooms:    "Play someone else through a link: no account, nothing to install.",
	Room:     "Open the link and take the free seat: no account, nothing to install.",
	Invited:  "Play chess with me",
	Watch:    "A game of chess between two people. You can watch.",
	Game:     "A game of chess in a link: step through it, or play on.",

	PlayingOut: "Endings and won games to play out against the best defense, for three stars each.",

	Exploring: "A position of a game in which any move can be tried.",
	Importing: "Bring in a game from PGN, to look at it, play on or review it.",
	Review:    "Your game gone through again: a chart, and a mark for every move.",
	Moment:    "A moment of your game, to try once more.",
}
