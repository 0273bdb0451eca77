package site

// settingTexts are the words of the page of settings: of each setting that is on or off, and above the values of one
// that is not.
var settingTexts = map[setting]string{
	Help:        "What the tutor says by itself",
	Warnings:    "Warn me before the computer answers a bad mistake",
	Marks:       "Marks on the board",
	Sound:       "A quiet sound when a piece moves",
	warnSetting: "What to warn me of",
	Turn:        "Turn the board after each move when two play on this device",
}

// valueTexts are the words of the values of a setting that is not on or off.
var valueTexts = map[setting]map[string]string{
	Help: {
		fullHelp: "All it sees",
		SomeHelp: "Dangers only",
		NoHelp:   "Nothing by itself",
	},
	Marks: {
		"moveable":   "Borders round the pieces that can move",
		"threatened": "Pieces that could be taken",
		"valid":      "Squares a piece may go to",
		"unsafe":     "Which of these squares are not safe",
		"threat":     "Pieces that threaten, flashing",
		"last":       "The last move",
		"grade":      "What a move comes to by the count",
		"words":      "What is said of a move while you look at it",
	},
	warnSetting: {
		"mate":      "A move that lets me be mated",
		"loss":      "A piece that could be taken",
		"judged":    "A move that the tutor thinks is bad",
		"missed":    "A mate or a free piece that I passed over",
		"stalemate": "A win given away by stalemate",
	},
}
