package templates

// PlayWords are the words of the page on which a game is played. They are
// tutor/say's, which the compiler holds to be the same.
type PlayWords struct {
	Board  string // what the board is, to who hears it
	ShowMe string // plays on the board what a sentence means
	More   string // unfolds what else the tutor says
	Ahead  string // what a number such as +3 beside a player means
	Sound  string // of moves, on or off

	// The question which piece a pawn becomes.
	Becomes, NotThisMove string

	// The question whether to start over.
	StartOver, GivesUp, KeepPlaying, DoStartOver string

	// A line that is shown, and the positions of the game.
	OneBack, Next, BackToGame            string
	LookBack, First, Back, Forward, Last string
	Moves, NoMoves                       string
	Keep, InPGN, InFEN                   string
	Copy, Copied, Download, FromPosition string
	KeepLink                             string // leads to the link that holds the game
	BringIn                              string // leads to where games are brought in
	Marks                                string // opens the key to them
	TakeBack, PlayOn, Threat, LetItMove  string
	Hint, MoreHint, Close, TryFirst      string // TryFirst tells what the last step of a hint waits for
	Computer, ChangeLevel, Change        string // the computer, that says how it plays
	Done                                 string // closes a sheet
	Again, Easier, Stronger              string // another game
	ConnectionLost, NotSent              string // the connection is gone; and so a move was not sent

	// What is counted in the coach's slot; # stands for the number, and each second one is for one alone.
	LookMoves, LookMove   string // pieces that can move
	LookTakens, LookTaken string // pieces that can be taken
	LookGoods, LookGood   string // targets of the chosen piece that are good
	LookFairs, LookFair   string // that are a fair trade
	LookLosses, LookLoss  string // that lose something

	// The steps of a hint, and what stands where nothing is said.
	Problem, Idea, Piece, Move string
	Prompt                     string
	Calmer                     string // offers to draw fewer marks
}
