package english

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/say"
)

var settings = wording.Settings{
	Title: "Settings", OnOff: "Warnings and sound",
	Level: "How the computer plays, from its next move on",
	Save:  "Save", Back: "Back to the game",
	Saved: "Saved. Your settings are kept.",
}

var settingTexts = say.SettingTexts{
	"help":      "What the tutor says by itself",
	"help=full": "All it sees",
	"help=some": "Dangers only",
	"help=none": "Nothing by itself",

	"warnings":       "Warn me before the computer answers a bad mistake",
	"warn":           "What to warn me of",
	"warn=mate":      "A move that lets me be mated",
	"warn=loss":      "A piece that could be taken",
	"warn=judged":    "A move that the tutor thinks is bad",
	"warn=missed":    "A mate or a free piece that I passed over",
	"warn=stalemate": "A win given away by stalemate",

	"marks":            "Marks on the board",
	"marks=moveable":   "Borders round the pieces that can move",
	"marks=threatened": "Pieces that could be taken",
	"marks=valid":      "Squares a piece may go to",
	"marks=unsafe":     "Which of these squares are not safe",
	"marks=threat":     "Pieces that threaten, flashing",
	"marks=last":       "The last move",
	"marks=grade":      "Moves that lose points, or do not",
	"marks=words":      "What is said of a move while you look at it",

	"board":      "How much the board shows",
	"board=all":  "All marks: what can move, and what can be taken",
	"board=calm": "Calm: a ring on what is really in danger",

	"full":  "Full help: always tell me, and never ask instead",
	"guess": "Guess first: I tap what can be taken, and then the marks show it",

	"sound": "Quiet sounds: when a piece moves, and in lessons",
	"aloud": "Read the coach's line and the lessons aloud; not beside a screen reader, which speaks by itself",
	"turn":  "Turn the board after each move when two play on this device",

	"language":      "Language",
	"language=auto": "The one that your browser asks for",
}
