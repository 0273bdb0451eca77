package templates

// End tells how a game has ended, and what may be done now.
type End struct {
	Kind     string // "won", "lost", "drawn", or "over" where two have played
	Headline string
	Why      string // in a sentence
	More     string // one more sentence, or ""
	Good     string // stands before the deed, "" where none is told of
	Deed     string // a good thing that the learner did
	Turn     string // the move that decided the game, "" where none is told of
	Saying   *Saying
}

// Saying is what a character says.
type Saying struct{ Portrait, Name, Text string }

// EndAct is something to do after a game: a way to follow, or another game.
type EndAct struct {
	Text  string
	URL   string // of a page, "" for another game
	Game  bool   // it begins another game
	Level string // of that game, "" for that of this one
	Main  bool   // the next thing to do
	Stays bool   // the page is one of this game, which the scripts show in its place
}
