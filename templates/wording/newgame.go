package wording

// NewGame has the labels of the page on which a game is set up.
type NewGame struct {
	Title   string // of the tab and of the page
	GivesUp string // starting ends the game under way
	LookFor string // stands before the ideas to look for in the game

	WhoPlays   string // asks for one of the next three
	Computer   string
	TwoHere    string
	Elsewhere  string
	Turn       string // turn the board for each of two
	HowItPlays string // asks for a level
	Match      string // marks the friend who is offered after the games so far
	Beaten     string // marks a friend who was beaten
	YourSide   string // asks for one of the next three
	White      string
	Black      string
	Either     string // leaves it to chance
	OtherStart string // opens the field for a position
	SetUp      string // leads to the page on which a position is set up
	PasteFEN   string // says what belongs there
	Start      string // the button, where no character is chosen
	Midway     string // says that the choice can be changed during the game
}
