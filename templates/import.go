package templates

// Import is the page on which games are brought in.
type Import struct {
	Layout
	Say   ImportWords
	PGN   string         // the text, as it was sent
	Wrong string         // what is wrong with it, in a sentence, or ""
	Games []ImportedGame // found in it
	Ask   string         // the index of the game that would take the place of the one under way; "" if nothing is asked
}

// ImportedGame is a game that was found.
type ImportedGame struct {
	Index string // what the form sends
	Text  string // who played, and how it ended
	Fault string // why it ends before its text does, or ""
}

// ImportWords are the words of the page on which games are brought in: tutor/say's.
type ImportWords struct {
	Title   string
	Intro   string
	Text    string // names the field for the text
	File    string // names the one for a file
	Read    string // reads them
	Found   string // heads the list of games
	Look    string // looks at one
	Take    string // goes on with one
	Ask     string // heads the question whether to give up the game under way
	GivesUp string
	Do      string
	Leave   string // keeps the game under way
	Kept    string // stands after a fault: what was before it is kept
	Back    string
}
