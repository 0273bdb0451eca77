package templates

// Review is the page on which a game is gone through again.
type Review struct {
	Layout
	Say     ReviewWords
	Done    bool // it is whole
	Steps   int  // how far it is, while it is not: of so many
	Of      int
	Again   string // its address
	Lost    string // what to say when the connection is
	Heading string // how the game went
	Story   string // the same in a sentence
	Chart   Chart
	Moments []MomentView
	Moves   []ReviewedMove
	PGN     string // where the game is to be had with what was said of it
	Look    string // where it can be looked through
	Other   string // the review for the other side, "" if there is none
}

// Chart is a picture of who stood better after each move, 640 wide and 200 high.
type Chart struct {
	Line   string // a path
	Area   string // the path of what lies between it and the middle
	Points []ChartPoint
}

// ChartPoint is a moment on the chart.
type ChartPoint struct{ X, Y, Text, URL string }

// MomentView is a moment as a small board.
type MomentView struct {
	Rows   [][]Square
	URL    string
	Place  string // "Moment 2 of 3 · move 16"
	Text   string
	Praise bool
}

// ReviewedMove is a move with what is said of it.
type ReviewedMove struct {
	Move, URL string
	Stood     string // who is ahead after it
	Mark      string // in words
	Kind      string // its class
	Text      string
}

// ReviewTry is the page of one moment: an exercise whose answer is any move that is good enough.
type ReviewTry struct {
	Exercise
	Review ReviewWords
	Fields []Option // what names the review, sent with each form
	All    string   // leads back to the review
	PlayOn string   // where a game from the position is set up
	Links  []Link   // the moments
}

// ReviewWords are the words of the pages of a review: tutor/say's.
type ReviewWords struct {
	Chart, Ahead, Behind            string
	Moments, None, Try              string
	Moves, Move, Mark, Words, Stood string
	Scale                           string
	PGN, Look, Running, Wait, Other string
	Next, All, PlayOn               string
}
