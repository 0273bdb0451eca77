package templates

// End is the summary of a game that has ended.
type End struct {
	Kind     string // "won", "lost", "drawn", or "over" where two have played
	Headline string
	Why      string // in a sentence
	More     string // one more sentence, or ""
	Good     string // introduces Deed, "" for none
	Deed     string // a good move of the learner's, in a sentence
	Turn     string // the turning point of the game, in a sentence; "" for none
	See      *Link  // leads to it, nil where the bar does
	Saying   *Saying
}

// Saying is what a character says.
type Saying struct{ Portrait, Name, Text string }

// EndAct is a link or button after the end of a game.
type EndAct struct {
	Text  string
	URL   string // the page it leads to, "" if it starts another game
	Game  bool   // it starts another game
	Level string // the level of that game, "" for the same as in this one
	Main  bool   // the recommended one
	Stays bool   // the page is one of this game: scripts show it without loading a page
}
