package templates

// PlayWords are the words of the page on which a game is played. The type has the same fields as that of tutor/say,
// from which it is converted.
type PlayWords struct {
	Board  string // names the board for screen readers
	ShowMe string // link that demonstrates a sentence on the board
	More   string // unfolds the tutor's other sentences
	Ahead  string // what a number such as +3 beside a player means
	Sound  string // switch for the sounds of moves

	// The question which piece a pawn becomes.
	Becomes, NotThisMove string

	// The question whether to start over.
	StartOver, GivesUp, KeepPlaying, DoStartOver string

	// A line that is shown, and the positions of the game.
	OneBack, Next, BackToGame            string
	Explore                              string // leads to the page where moves are tried
	LookBack, First, Back, Forward, Last string
	Moves, NoMoves                       string
	Keep, InPGN, InFEN                   string
	Copy, Copied, Download, FromPosition string
	KeepLink                             string // leads to the page that shows the game as a link
	BringIn                              string // leads to the import page
	Marks                                string // opens the key to the marks
	TakeBack, PlayOn, Threat, LetItMove  string
	Hint, MoreHint, Close, TryFirst      string // TryFirst tells what the last step of a hint waits for
	HintOpens                            string
	Computer, ChangeLevel, Change        string // on the sheet about the computer's level
	Done                                 string // closes a sheet
	Again, Easier, Stronger              string // another game
	ConnectionLost, NotSent, Kept        string // the connection is lost; something could not be sent; a move is kept

	// Counts of marks, plural and singular; # is replaced by the number.
	LookMoves, LookMove   string // pieces that can move
	LookTakens, LookTaken string // pieces that can be taken
	LookGoods, LookGood   string // targets of the chosen piece that are good
	LookFairs, LookFair   string // that are a fair trade
	LookLosses, LookLoss  string // that lose something
	LookMarkeds           string // pieces that are marked as a guess
	LookMarked            string

	// The buttons of the guess at what can be taken: the second checks it, with one of two texts.
	JustTell, CheckGuess, NoneMarked string

	// The names of the steps of a hint; the coach's text if there is nothing to say.
	Problem, Idea, Piece, Move string
	Prompt, Looked             string
	Calmer                     string // offers to draw fewer marks
	NoTime                     string // the coach could not finish looking at the position
}
