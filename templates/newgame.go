package templates

// NewGame is the page on which a game is set up.
type NewGame struct {
	Layout
	Say      NewGameWords
	Rev      string // names the state of the game under way, which a new one replaces
	UnderWay bool   // starting would lose a game under way
	Two      bool   // two players are chosen
	Side     string // the learner's that is chosen: "white", "black" or "random"
	Levels   Levels
	Turn     bool   // the board is to be turned after each move of theirs
	FEN      string // the position to start from, as it was typed; "" for the usual one
	Wrong    string // what is wrong with it, in a sentence, or ""
}

// NewGameWords are the words of the page of a new game. They are tutor/say's,
// which the compiler holds to be the same.
type NewGameWords struct {
	Title   string
	GivesUp string

	WhoPlays   string
	Computer   string
	TwoHere    string
	Elsewhere  string
	Turn       string
	HowItPlays string
	All        string
	Match      string
	YourSide   string
	White      string
	Black      string
	Either     string
	OtherStart string
	PasteFEN   string
	Start      string
	Midway     string
}
