package templates

// Look is the page that shows a game from a link.
type Look struct {
	Layout
	Say     LookWords
	Heading string // the move that led to the position shown, or how the game ended
	Detail  string // one more sentence, or ""
	Rows    [][]Square
	History History
	Link    string // the link that holds the game
	PlayOn  string // the URL of a new game from this position; "" if the game has ended here
	Explore string // the URL where moves are tried in this position; "" if the game has ended here
	Review  []Link // to the review of the game for each side
	PGN     string // the URL of the game as a PGN file
	Away    []Link // to analysis on other sites
}

// LookWords are the words of the page, converted from those of tutor/say.
type LookWords struct {
	Title   string // of its tab
	Board   string // names the board for screen readers
	Steps   string // names the links through the game for screen readers
	First   string
	Back    string
	Forward string
	Last    string
	Moves   string // heading of the move list
	PlayOn  string // link to play from the position shown
	Explore string // link to try moves in it
	Own     string // link to the visitor's own game
	Link    string // label of the field with the link
	LinkIs  string // explains the link
	PGN     string // link to the PGN file
	Away    string // heading of the links to other sites
}
