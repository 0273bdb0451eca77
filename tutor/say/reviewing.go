package say

import (
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
)

// ReviewMarks names the marks of moves.
type ReviewMarks map[review.Mark]string

// Reviewing holds the texts of the page that reviews a game.
type Reviewing struct {
	Title   string
	Chart   string // what the chart is, for screen readers
	Ahead   string // who stands better at the top of the chart
	Behind  string // and at the bottom
	Moments string // heads the moments
	None    string // there instead, where there are none
	Fewest  string // and before the first move
	Try     string // leads to a moment
	Moves   string // heads the table of the moves
	Move    string // heads its columns
	Mark    string
	Words   string
	Stood   string
	Even    string // in that column, where nobody is ahead
	Scale   string // tells what the marks mean
	PGN     string // leads to the game with what was said, as a file
	Look    string // leads to the game
	Running string // stands there while the game is looked at
	Wait    string // asks again
	Other   string // leads to the review for the other side

	Idea    string // asks for the next step of a hint
	ShowMe  string
	Next    string // the next moment
	All     string // back to the review
	PlayOn  string // from the position
	Free    string // tries any moves in it
	Keep    string // puts the position into practice
	Kept    string // there instead, where it is in practice
	HowTry  string // what to do
	Shown   string // heads a hint
	More    string // a wrong try that loses nothing
	WellWas string // heads a moment in which something was done well

	Marks ReviewMarks

	End       func(Went) string                                         // a heading: how the game went
	Story     func(Went) string                                         // the same in a sentence
	Place     func(number, of, move int) string                         // of a moment; of is 0 while more may be found
	Ask       func(review.Moment) string                                // what was there, and what to do
	Said      func(review.Move, *chess.Position, tutor.Audience) string // of a move
	FromGame  func(day time.Time, move int) string                      // tells where a position in practice is from
	ComesBack func(days int) string                                     // when it does; 0 if it is learned
	Happened  func(*chess.Position, chess.Move, tutor.Audience) string  // what was played
}

// Went is the course of a game from the side for which it is reviewed.
type Went struct {
	Won, Lost, Drawn bool        // all false if the game has not ended
	By               room.Reason // how it ended, "" if by the rules of chess or unknown
	Winner           string      // the character that won, "" for a person or a level without one
	Moves            int         // of each side
	Until            int         // the move up to which the side stood better, 0 for none
}
