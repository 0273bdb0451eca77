package wording

// Explore has the labels of the page on which moves are tried in a position of a game.
type Explore struct {
	Title  string // of its tab
	Prompt string // the coach's line when there is nothing else to say
	Back   string // leads back to the game
	Moment string // leads back to the moment of a review
}

// Look has the labels of the page that shows the game of a link.
type Look struct {
	Title   string // of its tab
	Board   string // names the board for screen readers
	Steps   string // names the buttons that step through the game, for screen readers
	First   string
	Back    string
	Forward string
	Last    string
	Moves   string // heads their list
	PlayOn  string // plays a game from the position shown
	Explore string // tries moves in the position shown
	Own     string // leads to the reader's own game
	Link    string // names the text of the link
	LinkIs  string // what can be done with it
	PGN     string // leads to the game as a file
	Away    string // heads the links to other sites
}

// Import has the labels of the page for importing games.
type Import struct {
	Title   string
	Intro   string
	Text    string // names the field for the text
	File    string // names the one for a file
	Read    string // on the button that imports
	Found   string // heads the list of games
	Look    string // leads to a view of one
	Take    string // continues one
	Ask     string // heads the question whether to give up the game under way
	GivesUp string
	Do      string
	Leave   string // keeps the game under way
	Kept    string // after a fault: the moves before it are kept
	Dropped string // castling rights of the start were dropped
	Back    string
}

// Review has the labels of the page that reviews a game, and of its moments.
type Review struct {
	Title   string
	Chart   string // what the chart is, for screen readers
	Ahead   string // who stands better at the top of the chart
	Behind  string // and at the bottom
	Moments string // heads the moments
	None    string // there instead, where there are none
	Fewest  string // and before the first move
	Try     string // leads to a moment
	Moves   string // heads the table of the moves
	Move    string // heads its columns
	Mark    string
	Words   string
	Stood   string
	Even    string // in that column, where nobody is ahead
	Scale   string // tells what the marks mean
	PGN     string // leads to the game with what was said, as a file
	Look    string // leads to the game
	Running string // stands there while the game is looked at
	Stopped string // there instead, once that has failed
	Wait    string // asks again
	Other   string // leads to the review for the other side
	Board   string // names the board beside the rest
	OneBack string // show the position a move before on it
	OneOn   string // and a move later

	ToPractice string // heads what to practice after the game

	Idea    string // asks for the next step of a hint
	ShowMe  string
	Next    string // the next moment
	All     string // back to the review
	PlayOn  string // from the position
	Free    string // tries any moves in it
	Keep    string // puts the position into practice
	Kept    string // there instead, where it is in practice
	HowTry  string // what to do
	Shown   string // heads a hint
	More    string // a wrong try that loses nothing
	Takes   string // one that loses nothing, where something can be taken instead
	Less    string // one that takes less than can be taken
	Better  string // one that does what was asked for, after what it does
	NotMate string // one that is no mate, where there is one
	WellWas string // heads moments in which something was done well
}
