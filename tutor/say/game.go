package say

import (
	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Game describes the state of a game on one device to its players: "you" and
// the computer, or White and Black for two players.
type Game struct {
	State func(*tutor.Game) Line
	Wait  string // a heading: the computer waits, as there is a mistake to warn of
	Begun string // that a new game has begun, in a sentence

	Move   func(before *chess.Position, m chess.Move) string // in a sentence
	Undone func(before *chess.Position, m chess.Move) string // that it was taken back, in a sentence
	After  func(*tutor.Game) string                          // a heading: its last move is shown

	Player func(*tutor.Game, chess.Color) (name, note string) // beside the board
	Taken  func(player string, pieces []chess.Piece) string   // by a player; the pieces are sorted
	Again  func(ended *tutor.Game, next ai.Level) string      // how it ended, and whom to play now
	Next   func(ended *tutor.Game, next ai.Level) string      // whom to play now, "" for the same as before
	Play   func(character string) string                      // on a button
}

// Worths has a sentence for each number of points that a piece is worth: which piece that is.
type Worths map[int]string

// Shown holds the texts beside a line that is played on the board.
type Shown struct {
	Step  func(step, of int) string // a heading
	Start string                    // no move of it has been played
	Check string                    // the last of them gives check
	Mate  string                    // the last of them mates
	// Gain is what a side has won by all of them, a loss if below 0, in a sentence.
	Gain  func(points int, side chess.Color, a tutor.Audience) string
	Worth Worths
}
