// Package wording has the labels of each page, in a struct of strings: a language fills it, and the page's template
// shows it.
package wording

// Play has the labels of the page on which a game is played. Rooms share most of them.
type Play struct {
	Board  string // names the board for screen readers
	ShowMe string // plays on the board what a sentence means
	Hide   string // takes from the board what was shown so
	More   string // opens what is not always in view
	Else   string // unfolds what else the tutor says
	Ahead  string // what a number such as +3 beside a player means
	Sound  string // of moves, on or off

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
	KeepLink                             string // leads to the link that holds the game
	BringIn                              string // leads to where games are brought in
	Marks                                string // opens the key to them
	TakeBack, PlayOn, Threat, LetItMove  string
	Why, WhyThat                         string // asks what the other side's last move was for: short, and whole
	Hint, MoreHint, Close                string
	HintLater                            string // what the last step of a hint waits for
	HintOpens                            string // in a sentence: the last step no longer has to be waited for
	Computer, ChangeLevel, Change        string // the computer, that says how it plays
	Done                                 string // closes a sheet
	Again                                string // another game
	Aloud                                string // reads aloud what the coach says
	ConnectionLost, NotSent, Kept        string // the connection is gone; and so something was not sent; a move is kept

	// Counts in the coach's slot, plural and singular; # stands for the number.
	LookMoves, LookMove   string // pieces that can move
	LookTakens, LookTaken string // pieces that can be taken
	LookGoods, LookGood   string // targets of the chosen piece where nothing can take it for less
	LookPlaces, LookPlace string // targets, where no mark tells which are safe
	LookWins, LookWin     string // that win points
	LookFair              string // where it could be taken, and no points are lost
	LookCareful           string // where nothing is lost, but something elsewhere is
	LookLosses, LookLoss  string // that lose something
	LookMarkeds           string // pieces that are marked as a guess
	LookMarked            string

	// The buttons of the guess at what is threatened: the second checks it, with one of two texts.
	JustTell, CheckGuess, NoneMarked string

	// The steps of a hint, and the texts for when there is nothing to say.
	Where, Idea, Piece, Move string
	Prompt, Looked           string // the coach's slot when empty: now, and for an earlier position
	Aim                      string // of a game, said before its first move to who has not met mate
	Calmer                   string // offers to draw fewer marks
	TriedBefore              string // what to do at the second warning in a position
	NoTime                   string // the coach could not finish looking at the position
}
