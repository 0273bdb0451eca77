// Package play has the page on which a game is played: the board, the players, the coach, the bar of buttons and the
// panel.
package play

import (
	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/templates/wording"
)

// Status is the state of the game in words.
type Status struct {
	Heading string // "Your move", "Checkmate: you won"
	Detail  string // one more sentence, or ""
	Spoken  string // what screen readers announce when this state is reached; "" for Heading and Detail
	Notice  string // an error in a sentence, or ""
}

// Export is the game as text, to copy or download.
type Export struct {
	PGN      string // the game
	FEN      string // the position shown
	Download string // the URL of the game as a PGN file
	Link     string // the page that shows the game as a link; "" if there is none
}

// Promotion is the choice of a promotion piece.
type Promotion struct {
	Choices []board.Choice
	To      string // the target square if the choice is part of the page (without scripts), otherwise ""
}

// Restart offers to take a move back or to start over.
type Restart struct {
	TakeBack bool        // there is a move to take back
	LookBack *frame.Link // to the moments of the game under way that starting over would lose; nil if there is none
	Confirm  bool        // the question whether to start over is part of the page (without scripts)
	Players  string      // who plays, a value of the new game's form
	Side     string      // the learner's side, a value of that form
	Again    *Again      // offers another game; nil while this one goes on
}

// Play is the page on which a game is played.
type Play struct {
	frame.Layout
	Say       *wording.Play // of the page's language, not to be changed
	Board     board.Board
	Top       Side // the player whose pieces stand at the top
	Bottom    Side
	Status    Status
	Notes     NoticeWords
	Coach     Coach
	Demo      *Demo // a line of moves played on the board, nil for none
	History   History
	Explore   string // the URL where moves are tried in the earlier position that is shown; "" for none
	Export    Export
	Promotion Promotion
	Restart   Restart
	Opponent  *Opponent    // the computer, nil if it does not play
	End       *End         // nil while the game goes on
	Today     *learn.Today // nil while the game goes on, and for whoever watches
	Sound     bool         // sounds are on
	Aloud     bool         // the coach's line is read aloud
	// Pace is the milliseconds between the landing of the learner's piece and the computer's answer; "" if no computer
	// plays.
	Pace    string
	Lesson  *frame.Link     // the next lesson, nil if all are done
	Another *frame.Link     // to the page of a new game, nil in rooms
	Friend  wording.NewRoom // the words of the links to rooms
	Key     []board.KeyEntry
	Doors   *Doors // asks a newcomer where to begin; nil once it was asked
}
