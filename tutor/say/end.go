package say

import (
	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// End says how a game on one device has ended.
type End struct {
	Won    string                                       // the headline of who has mated the computer
	Lost   func(character string) string                // the headline of who was mated by a character
	Caught func(pieces []chess.PieceType, n int) string // which pieces held the mated king, on move n
	Drawn  Draws                                        // why nobody won
	Deed   func(tutor.Deed) string                      // a good thing that the learner did
	Good   string                                       // stands before that
	Turn   func(*chess.Position, chess.Move) string     // the learner's move that decided a lost game
	SeeIt  string                                       // leads to that move
	Back   string                                       // leads through the game
	Review string                                       // goes through the game again
	Meet   func(character string) string                // on a button: the next opponent
	Replay func(character string) string                // on a button: the same opponent again
	Loses  Sayings                                      // what a character says that has lost
}

// Sayings has what characters say, by their levels.
type Sayings map[ai.Level]string
