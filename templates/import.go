package templates

// Import is the page on which games are imported from PGN.
type Import struct {
	Layout
	Say   ImportWords
	PGN   string         // the text, as it was sent
	Wrong string         // an error of the whole text, in a sentence, or ""
	Games []ImportedGame // the games in it
	Ask   string         // the index of the game that may replace the one under way, while the page asks; or ""
}

// typed returns the text for the field in which one is typed: where its games are listed, their form has it.
func (p Import) typed() string {
	if len(p.Games) > 0 {
		return ""
	}
	return p.PGN
}

// ImportedGame is a game of the imported text.
type ImportedGame struct {
	Index string // the form value
	Text  string // who played, and how it ended
	Fault string // why only its first moves could be read, or ""
	Note  string // what else was not read as it is written, or ""
}

// ImportWords are the words of the import page, converted from those of tutor/say.
type ImportWords struct {
	Title   string
	Intro   string
	Text    string // label of the text field
	File    string // label of the file field
	Read    string // button that reads them
	Found   string // heading of the list of games
	Look    string // button that shows a game
	Take    string // button that continues a game
	Ask     string // heading of the question whether to give up the game under way
	GivesUp string
	Do      string
	Leave   string // button that keeps the game under way
	Kept    string // follows a Fault: the moves before it were read
	Back    string
}
