package say

import (
	"time"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
)

// ReviewMarks names the marks of moves.
type ReviewMarks map[review.Mark]string

// Reviewing holds the texts of the page that reviews a game.
type Reviewing struct {
	wording.Review

	Marks ReviewMarks
	End   func(Went) string                                         // a heading: how the game went
	Story func(Went) string                                         // the same in a sentence
	Place func(number, of, move int) string                         // of a moment; 0 of praise, of is 0 if unknown
	Ask   func(review.Moment) string                                // what was there ("" if nameless), and to do
	Often func(l review.Lapse, times int) string                    // what kind of mistake came so often
	Chose func(*chess.Position, chess.Move) string                  // which move was played
	Lost  func(told string) string                                  // what happened by a move, and what to do
	Said  func(review.Move, *chess.Position, tutor.Audience) string // what happened by a move; "" for ordinary ones
	Why   func(fact.Fact, tutor.Audience) string                    // what is good or bad about a try
	Meets func(fact.Fact, tutor.Audience) string                    // what a try does of what was asked
	Fears func(*chess.Position, chess.Move, tutor.Audience) string  // which answer to fear
	// Eases tells of an answer to fear, in the position where it was one, that after another move it does no harm, or
	// that it is gone: it is not legal.
	Eases     func(p *chess.Position, answer chess.Move, gone bool, a tutor.Audience) string
	FromGame  func(day time.Time, move int) string                     // tells where a position in practice is from
	ComesBack func(days int) string                                    // when it does; 0 if it is learned
	Happened  func(*chess.Position, chess.Move, tutor.Audience) string // what was played
}

// Went is the course of a game from the side for which it is reviewed.
type Went struct {
	Won, Lost, Drawn bool        // all false if the game has not ended
	By               room.Reason // how it ended, "" if by the rules of chess or unknown
	Winner           string      // the character that won, "" for a person or a level without one
	Moves            int         // of each side
	Until            int         // the move up to which the side stood better, 0 for none
	Even             int         // the move up to which the game was even after that, 0 for none
	White, Black     string      // the players of a game from elsewhere, "" for those that are not known
	Side             chess.Color // for which it is reviewed
}

// GaveAway reports whether a game was drawn by the rules of chess, and the side stood better until then.
func (w *Went) GaveAway() bool { return w.Drawn && w.By == "" && w.Until > 0 && w.Even == 0 }

// Close reports whether a game was lost in its last third: until then the side stood better at times.
func (w *Went) Close() bool { return w.Lost && 3*w.Until >= 2*w.Moves && w.Until > 0 }
