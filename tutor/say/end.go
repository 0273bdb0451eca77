package say

import (
	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// End holds the texts for the end of a game on one device.
type End struct {
	Won    string                                       // the headline for a player who has mated the computer
	Lost   func(character string) string                // the headline for a player whom a character has mated
	Caught func(pieces []chess.PieceType, n int) string // which pieces held the mated king, on move n
	Mated  func(fact.Fact, tutor.Audience) string       // how the king of who has lost was mated
	Drawn  Draws                                        // why nobody won
	Deed   func(coach.Deed) string                      // a good thing that the learner did
	Good   string                                       // stands before that
	Seen   func(chance.Tally) string                    // how many chances of the game the learner saw
	Turn   func(*chess.Position, chess.Move) string     // the learner's move that decided a lost game
	SeeIt  string                                       // leads to that move
	Back   string                                       // leads through the game
	Review string                                       // goes through the game again
	Meet   func(character string) string                // on a button: the next opponent
	Replay func(character string) string                // on a button: the same opponent again
	Wins   string                                       // what a character says that has won
	Loses  Sayings                                      // what a character says that has lost
}

// Sayings holds what characters say, by level.
type Sayings map[ai.Level]string
