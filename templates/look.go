package templates

// Look is the page on which a game is looked at that a link holds.
type Look struct {
	Layout
	Say     LookWords
	Heading string // how the position shown came about, or how the game ended
	Detail  string // one more sentence, or ""
	Rows    [][]Square
	History History
	Link    string // the address that holds the game
	PlayOn  string // where a game from this position is set up; "" where it has ended
	Review  []Link // go through the game again, for each side
	PGN     string // where the game is to be had as a file
	Away    []Link // to other sites
}

// LookWords are the words of the page of a game that a link holds: tutor/say's.
type LookWords struct {
	Title   string // of its tab
	Board   string // what the board is, to who hears it
	Steps   string // what the ways through the game are, to who hears it
	First   string
	Back    string
	Forward string
	Last    string
	Moves   string // heads their list
	PlayOn  string // plays a game from the position shown
	Own     string // leads to the reader's own game
	Link    string // names the text of the link
	LinkIs  string // what can be done with it
	PGN     string // leads to the game as a file
	Away    string // heads the links to other sites
}
