package templates

// NewGame is the page on which a game is set up.
type NewGame struct {
	Layout
	Rev      string // names the state of the game under way, which a new one replaces
	UnderWay bool   // starting would lose a game under way
	Two      bool   // two players are chosen
	Levels   []Level
	Turn     bool   // the board is to be turned after each move of theirs
	FEN      string // the position to start from, as it was typed; "" for the usual one
	Wrong    string // what is wrong with it, in a sentence, or ""
}
